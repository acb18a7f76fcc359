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

/// Keeps the function on top of the stack, which stays there; `place` counts those that are kept.
void keep_function(lua_State* L, std::size_t place);

/// Runs files of scripts, each once, in the Lua state of a runtime.
class Loader {
public:
    /// Gives a function that a card registers its number, or `no_callback`. It is on top of the
    /// stack, and is to stay there.
    using Keep = std::function<CallbackId(Callback about)>;

    /// Opens the sandbox in the runtime's fresh Lua state. What is wrong with files goes to
    /// `problems`. All must outlive the loader.
    Loader(Runtime& runtime, const ScriptBundle& bundle, Problems& problems, Keep keep);

    /// Files may be run from here until `end`, with all that the limits allow for loading. After
    /// that everything scripts can reach is frozen. REQUIRES: no script is running.
    void begin();
    void end();

    /// Runs a file that others may require, unless it has been run.
    void run_shared(std::size_t number);
    /// Runs a card's or class's file and says what it has registered.
    [[nodiscard]] ScriptedCard run_card(std::size_t number, const CardNames& names);
    /// The pack of the file that came last has used up what it may: files of it are not run.
    [[nodiscard]] bool refuses() const { return refuses_; }

private:
    /// The file that comes next is of this pack. Packs are told apart where one ends and the next
    /// begins. False if the pack has used up what it may: once is enough.
    [[nodiscard]] bool begin_turn(const ScriptChunk& chunk);
    /// Charges the pack whose files have been run with what they left.
    void end_turn();
    [[nodiscard]] std::vector<Registered> registered_by(const ScriptChunk& chunk,
                                                        const std::string& source,
                                                        const CardNames& names);
    /// Pushes the chunk as a function; false, with nothing pushed, if it is no Lua.
    [[nodiscard]] bool compile(const ScriptChunk& chunk, const std::string& source);
    /// Calls the function below the arguments on the stack, with the message handler below it, and
    /// leaves the stack without any of them.
    bool run_protected(const ScriptChunk& chunk, int arguments);

    Runtime& runtime_;
    lua_State* L_;
    const ScriptBundle& bundle_;
    Problems& problems_;
    Keep keep_;
    bool refuses_ = false;
    std::size_t used_before_ = 0;  ///< bytes, when the pack whose files are being run began
};

}  // namespace ptcg::script
