#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include <lua.hpp>

#include "definitions/definition_reader.hpp"
#include "definitions/registration.hpp"
#include "definitions/scripted_card.hpp"
#include "ptcg/scripting/problem.hpp"
#include "ptcg/scripting/script_bundle.hpp"
#include "sandbox/runtime.hpp"

namespace ptcg::script {

/// Keeps the function on top of the stack, without popping it. `place` counts the functions kept.
void keep_function(lua_State* L, std::size_t place);

/// Runs script files, each once, in the Lua state of a runtime.
class Loader {
public:
    /// Returns the number of a function that a card registers, or `no_callback`. The function is on
    /// top of the stack and must stay there.
    using Keep = std::function<CallbackId(Callback about)>;

    /// Opens the sandbox in the runtime's new Lua state. The problems of files go to `problems`.
    /// All arguments must outlive the loader.
    Loader(Runtime& runtime, const ScriptBundle& bundle, Problems& problems, Keep keep);

    /// Files may be run from `begin` to `end`, with the full loading limits. After that, everything
    /// that scripts can reach is frozen. REQUIRES: no script is running.
    void begin();
    void end();

    /// Runs a file that others may require, unless it has been run.
    void run_shared(std::size_t number);
    /// Runs a card's or class's file and returns what it has registered.
    [[nodiscard]] ScriptedCard run_card(std::size_t number, const CardNames& names);
    /// The pack of the last file has used up its loading limits: its files are not run.
    [[nodiscard]] bool refuses() const { return refuses_; }

private:
    /// Prepares for a file of this chunk's pack. The files of a pack are run one after another.
    /// Returns false if the pack has used up its loading limits, which is reported once.
    [[nodiscard]] bool begin_turn(const ScriptChunk& chunk);
    /// Charges the pack whose files have been run for the memory they left.
    void end_turn();
    [[nodiscard]] std::vector<Registered> registered_by(const ScriptChunk& chunk,
                                                        const std::string& source,
                                                        const CardNames& names);
    /// Pushes the chunk as a function. Returns false and pushes nothing if it is not valid Lua.
    [[nodiscard]] bool compile(const ScriptChunk& chunk, const std::string& source);
    /// Calls the function below the arguments on the stack, with the message handler below it, and
    /// removes all of them from the stack.
    bool run_protected(const ScriptChunk& chunk, int arguments);

    Runtime& runtime_;
    lua_State* L_;
    const ScriptBundle& bundle_;
    Problems& problems_;
    Keep keep_;
    bool refuses_ = false;
    std::size_t used_before_ = 0;  ///< bytes, before the files of the current pack were run
};

}  // namespace ptcg::script
