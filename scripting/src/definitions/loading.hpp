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

/// Learns what the scripts of a bundle register: runs them in a fresh sandbox, which is opened with
/// the first of them, or is told by somebody who knows.
class DefinitionReading {
public:
    /// Filters and names go to the library, what is wrong to `problems`. The bundle has all its
    /// chunks. All must outlive the reading.
    /// `faults_stay`: a script that is wrong is marked so in the bundle, and what it has registered
    /// is left out.
    DefinitionReading(ScriptBundle& bundle, LibraryWriter& library, Problems& problems,
                      bool faults_stay = false);
    ~DefinitionReading();
    DefinitionReading(const DefinitionReading&) = delete;
    DefinitionReading& operator=(const DefinitionReading&) = delete;

    /// Runs a file that others may require.
    void run_shared(std::size_t number);

    // Each of ScriptBundle::cards is read once, in their order, in one of two ways.

    /// Runs the next. `facts`: its card's, null where they are not known.
    [[nodiscard]] ScriptedCard run_next(const CardFacts* facts);
    /// The next is known to register these functions. Throws std::length_error where all packs have
    /// too many.
    void take_over_next(std::vector<script::Callback> functions);

    /// The functions of a chunk that has been read.
    [[nodiscard]] FunctionRange functions_of(std::size_t number) const;
    /// The modules that files of the pack which have been run require, "pack/name"; sorted.
    [[nodiscard]] std::vector<std::string> required_by(const std::string& pack) const;
    /// How many files have been run so far.
    [[nodiscard]] std::size_t files_run() const { return files_run_; }

    /// All have been read: the bundle is told of the functions.
    void finish();

private:
    struct Sandbox;
    [[nodiscard]] Sandbox& sandbox();
    [[nodiscard]] std::uint16_t account_of(const std::string& pack);
    /// Whether the chunk that was run last, after so many problems, is wrong; if so, it is marked.
    [[nodiscard]] bool mark_fault(std::size_t number, std::size_t problems_before);

    ScriptBundle& bundle_;
    LibraryWriter& library_;
    Problems& problems_;
    std::shared_ptr<ScriptFunctions> functions_ = std::make_shared<ScriptFunctions>();
    std::unique_ptr<Sandbox> sandbox_;
    bool faults_stay_;
    std::size_t files_run_ = 0;
    std::vector<std::pair<std::string, std::uint16_t>> accounts_;  ///< numbers of packs
};

/// Runs all chunks in a fresh sandbox. `facts[i]` belongs to `bundle.cards[i]`. Filters and names
/// are added to the library, what the scripts register to the bundle. All problems are reported.
std::vector<ScriptedCard> read_definitions(ScriptBundle& bundle,
                                           std::span<const CardFacts* const> facts,
                                           CardLibrary& library, Problems& problems);

}  // namespace ptcg
