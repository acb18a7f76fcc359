#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "definitions/loader.hpp"
#include "definitions/script_functions.hpp"
#include "ptcg/card_library.hpp"
#include "ptcg/result.hpp"
#include "ptcg/scripting/script_bundle.hpp"
#include "sandbox/runtime.hpp"

namespace ptcg::script {

/// The scripts of a bundle. Each is run once, when its card first enters a match. Reading the
/// bundle has determined the parameters and the cost of a card's functions, so it does not matter
/// which scripts were run before, or in which order.
class PreparedScripts {
public:
    /// Opens the sandbox in the runtime's new Lua state. Runs no script yet. All arguments must
    /// outlive it.
    PreparedScripts(Runtime& runtime, const ScriptBundle& bundle, const CardLibrary& library);

    /// Runs the scripts of these cards and their classes, unless they have been run. The error is
    /// the first problem in any of them. REQUIRES: no script is running.
    [[nodiscard]] Result<void> prepare(std::span<const DefId> cards);
    /// Runs the files that others may require, unless they have been run, so that a person may
    /// require them.
    void run_shared();

    [[nodiscard]] bool has(CallbackId id) const { return at(id) < functions().size(); }
    [[nodiscard]] const Callback& about(CallbackId id) const { return functions()[at(id)]; }
    /// Pushes the function. Returns false and pushes nothing if its script has not been run.
    [[nodiscard]] bool push_function(CallbackId id) const;

    /// Returns how many files have been run, except those that others require.
    [[nodiscard]] std::size_t files_run() const { return files_run_; }
    /// Returns the problems of the files that were run.
    [[nodiscard]] const Problems& problems() const { return problems_; }

private:
    static constexpr std::int32_t no_chunk = -1;

    [[nodiscard]] const std::vector<Callback>& functions() const
    {
        return repriced_.empty() ? functions_->all : repriced_;
    }
    /// Adds the files with the card's effects: its own, and those of its classes.
    void add_chunks_of(DefId card, std::vector<std::int32_t>& chunks) const;
    [[nodiscard]] CardNames names_of(const ScriptChunk& chunk) const;
    void run(std::size_t chunk);
    /// Keeps the function on top of the stack, which is the next of the running file.
    [[nodiscard]] CallbackId place();

    Runtime& runtime_;
    const ScriptBundle& bundle_;
    const CardLibrary& library_;
    std::shared_ptr<const ScriptFunctions> functions_;
    std::vector<Callback> repriced_;  ///< set if this host counts more than the reader
    Problems problems_;
    Loader loader_;

    std::size_t files_run_ = 0;
    std::vector<bool> ran_;                      ///< by index in ScriptBundle::cards
    std::map<std::size_t, std::string> errors_;  ///< of those that have failed
    std::vector<std::int32_t> of_card_;          ///< by DefId; `no_chunk`: the card has no script
    std::vector<std::int32_t> of_class_;         ///< likewise, by ClassId
    std::vector<bool> ready_;            ///< by DefId: its scripts have been run without problems
    std::vector<std::uint16_t> places_;  ///< by CallbackId: its index in the registry, from 1
    std::uint16_t placed_ = 0;           ///< number of functions in the registry
    bool ran_shared_ = false;           ///< whether all files that others may require have been run
    std::uint16_t next_ = 0, end_ = 0;  ///< the functions of the running file
};

}  // namespace ptcg::script
