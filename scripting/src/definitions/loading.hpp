#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "definitions/script_functions.hpp"
#include "definitions/scripted_card.hpp"
#include "facts/card_facts.hpp"
#include "facts/library_writer.hpp"
#include "ptcg/scripting/problem.hpp"
#include "ptcg/scripting/script_bundle.hpp"

namespace ptcg {

/// Finds out what the scripts of a bundle register: runs them in a new sandbox, which is opened
/// when it is first needed, or takes over known functions.
class DefinitionReading {
public:
    /// Filters and names go to the library, problems to `problems`. The bundle has all its chunks.
    /// All arguments must outlive the reading. `faults_stay`: a faulty script is marked in the
    /// bundle, and what it has registered is left out.
    DefinitionReading(ScriptBundle& bundle, LibraryWriter& library, Problems& problems,
                      bool faults_stay = false);
    ~DefinitionReading();
    DefinitionReading(const DefinitionReading&) = delete;
    DefinitionReading& operator=(const DefinitionReading&) = delete;

    /// Runs a file that others may require.
    void run_shared(std::size_t number);

    // Each of ScriptBundle::cards is read once, in order, in one of two ways.

    /// Runs the next. `facts`: those of its card, or null if they are not known.
    [[nodiscard]] ScriptedCard run_next(const CardFacts* facts);
    /// Takes over the functions that the next is known to register. Throws std::length_error if all
    /// packs together have too many.
    void take_over_next(std::vector<script::Callback> functions);

    /// Returns the functions of a chunk that has been read.
    [[nodiscard]] FunctionRange functions_of(std::size_t number) const;
    /// Returns the modules that the pack's files required when they were run: "pack/name", sorted.
    [[nodiscard]] std::vector<std::string> required_by(const std::string& pack) const;
    /// How many files have been run so far.
    [[nodiscard]] std::size_t files_run() const { return files_run_; }

    /// Call this when all have been read. Adds the functions to the bundle.
    void finish();

private:
    struct Sandbox;
    [[nodiscard]] Sandbox& sandbox();
    [[nodiscard]] std::uint16_t account_of(const std::string& pack);
    /// Whether the chunk run last is faulty: it has added problems. If so, marks it.
    [[nodiscard]] bool mark_fault(std::size_t number, std::size_t problems_before);

    ScriptBundle& bundle_;
    LibraryWriter& library_;
    Problems& problems_;
    std::shared_ptr<ScriptFunctions> functions_ = std::make_shared<ScriptFunctions>();
    std::unique_ptr<Sandbox> sandbox_;
    bool faults_stay_;
    std::size_t files_run_ = 0;
    std::vector<std::pair<std::string, std::uint16_t>> accounts_;  ///< indexes of packs
};

/// Runs all chunks in a new sandbox. `facts[i]` belongs to `bundle.cards[i]`. Adds filters and
/// names to the library, and what the scripts register to the bundle. Reports all problems.
std::vector<ScriptedCard> read_definitions(ScriptBundle& bundle,
                                           std::span<const CardFacts* const> facts,
                                           CardLibrary& library, Problems& problems);

}  // namespace ptcg
