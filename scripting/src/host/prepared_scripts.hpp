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

/// The scripts of a bundle, each run once, when its card first comes into a match. What a card's
/// functions are called with and what they cost is known from reading the bundle, so it does not
/// matter which scripts have been run before, and in which order.
class PreparedScripts {
public:
    /// Opens the sandbox in the runtime's fresh Lua state; runs no script yet. All must outlive it.
    PreparedScripts(Runtime& runtime, const ScriptBundle& bundle, const CardLibrary& library);

    /// Runs the scripts of these cards and their classes that have not been run. The error is the
    /// first thing that is wrong with any of them. REQUIRES: no script is running.
    [[nodiscard]] Result<void> prepare(std::span<const DefId> cards);
    /// Runs the files that others may require, unless they have been run, so that a person may.
    void run_shared();

    [[nodiscard]] bool has(CallbackId id) const { return at(id) < functions().size(); }
    [[nodiscard]] const Callback& about(CallbackId id) const { return functions()[at(id)]; }
    /// Pushes the function. False, with nothing pushed, if its script has not been run.
    [[nodiscard]] bool push_function(CallbackId id) const;

    /// How many files have been run, without those that others require.
    [[nodiscard]] std::size_t files_run() const { return files_run_; }
    /// What has been wrong with files that were run.
    [[nodiscard]] const Problems& problems() const { return problems_; }

private:
    static constexpr std::int32_t no_chunk = -1;

    [[nodiscard]] const std::vector<Callback>& functions() const
    {
        return repriced_.empty() ? functions_->all : repriced_;
    }
    /// The files the card's texts are in: its own, and those of its classes.
    void add_chunks_of(DefId card, std::vector<std::int32_t>& chunks) const;
    [[nodiscard]] CardNames names_of(const ScriptChunk& chunk) const;
    void run(std::size_t chunk);
    /// Keeps the function on top of the stack, which is the next of the file that is being run.
    [[nodiscard]] CallbackId place();

    Runtime& runtime_;
    const ScriptBundle& bundle_;
    const CardLibrary& library_;
    std::shared_ptr<const ScriptFunctions> functions_;
    std::vector<Callback> repriced_;  ///< where this host counts more than the bundle was read with
    Problems problems_;
    Loader loader_;

    std::size_t files_run_ = 0;
    std::vector<bool> ran_;                      ///< by number in ScriptBundle::cards
    std::map<std::size_t, std::string> errors_;  ///< what is wrong with those that have failed
    std::vector<std::int32_t> of_card_;          ///< by DefId; `no_chunk`: it has no script
    std::vector<std::int32_t> of_class_;         ///< the same by ClassId
    std::vector<bool> ready_;            ///< by DefId: its scripts have been run and are sound
    std::vector<std::uint16_t> places_;  ///< by CallbackId: its place in the registry, from 1
    std::uint16_t placed_ = 0;           ///< functions that are in the registry
    bool ran_shared_ = false;            ///< all files that others may require
    std::uint16_t next_ = 0, end_ = 0;   ///< the functions of the file that is being run
};

}  // namespace ptcg::script
