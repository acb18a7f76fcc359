#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <lua.hpp>

#include "facts/library_writer.hpp"
#include "ptcg/card_library.hpp"
#include "ptcg/effect.hpp"
#include "ptcg/handler.hpp"
#include "ptcg/resolver.hpp"
#include "ptcg/scripting/problem.hpp"
#include "ptcg/scripting/script_bundle.hpp"
#include "ptcg/scripting/script_step.hpp"
#include "sandbox/accounts.hpp"
#include "sandbox/bytecode.hpp"
#include "sandbox/member_index.hpp"
#include "sandbox/message.hpp"
#include "sandbox/question_purposes.hpp"
#include "sandbox/vm.hpp"
#include "words/definitions.hpp"

/// The state shared by one Lua state and the functions bound to it.
namespace ptcg::script {

/// What is counted while a callback runs. Counting less is faster.
enum class Counting : std::uint8_t {
    nothing,
    instructions,
    slow_instructions  ///< each may take as long as many others, see Bytecode::slow
};

/// A function of a card that the engine calls.
struct Callback {
    enum class Kind : std::uint8_t { attack_part, handler, condition };
    std::uint16_t card = 0;     ///< index in ScriptBundle::cards
    std::uint16_t account = 0;  ///< of its pack
    Kind kind = Kind::handler;
    AttackPart part = AttackPart::choose;
    DamageForm form = DamageForm::whole;
    Hook hook = Hook::play;
    Counting counting = Counting::nothing;
    std::int64_t price = 0;  ///< in instructions, paid when it is called
    std::string where;       ///< `attack "Lure"`
};

/// Why the running scripts must unwind to the engine.
enum class Pending : std::uint8_t { none, asked, failed };

/// One call from the engine into a script. Calls nest: a verb may trigger another card's callback.
struct EngineCall {
    Resolver* game = nullptr;
    EffectContext* context = nullptr;
    const Callback* callback = nullptr;
    bool pure = false;  ///< nothing may be asked or changed
    // Handles of the event's Pokémon keep referring to those that were there when the call began.
    std::uint16_t self_generation = 0;
    std::uint16_t attacker_generation = 0;
    std::uint16_t target_generation = 0;

    Account* account = nullptr;    ///< of the pack whose callback is running
    std::size_t used_before = 0;   ///< bytes, when the account took over
    std::size_t memory_limit = 0;  ///< of the heap, while this callback runs
};

/// Returns the Resolver that verbs need, from a game that may only be read. REQUIRES:
/// `EngineCall::pure`, which refuses verbs that change anything.
[[nodiscard]] inline Resolver& whole_of(const Queries& game)
{
    return const_cast<Resolver&>(static_cast<const Resolver&>(game));
}

/// The state of a file that other files require.
enum class ModuleState : std::uint8_t { not_loaded, being_loaded, loaded, failed };

/// When the clock was last read: the machine's time (0: not yet in this answer), and the processor
/// time of this thread.
struct Clock {
    std::int64_t looked = 0;
    std::int64_t worked = 0;
};

struct Runtime {
    Runtime(const CardLibrary& cards, LibraryWriter* writer, const ScriptBundle& scripts,
            const ScriptLimits& limits_in);
    Runtime(const Runtime&) = delete;
    Runtime& operator=(const Runtime&) = delete;

    [[nodiscard]] lua_State* state() const { return vm.state(); }

    /// From here until `end_loading`, files are run with the full loading limits.
    void begin_loading();
    void end_loading();
    /// Starts an answer. All calls until the next one share the limits of an answer.
    void begin_answer();
    /// From here until `end_account`, usage is charged to this account, which continues with what
    /// its pack has left of the answer. `beginning` is the call that begins, `outer` the one it
    /// interrupts.
    void begin_account(EngineCall& beginning, EngineCall& outer, Account& account);
    void end_account(const EngineCall& ending, const EngineCall& outer);

    Vm vm;
    const CardLibrary& library;
    LibraryWriter* writable;  ///< receives names and filters while definitions are read; else null
    ScriptLimits limits;      ///< for all packs; the accounts have those of each pack
    Accounts accounts;
    MemberIndex members;

    /// The limit that the running text has just exceeded, as a member of ScriptLimits; empty: none.
    const char* exceeded = "";

    // While chunks are loaded
    bool loading = false;
    bool all_exhausted = false;  ///< the loading limit for all packs together is used up
    const ScriptBundle* bundle = nullptr;
    const ScriptChunk* chunk = nullptr;      ///< the running one
    Account* loader = nullptr;               ///< of its pack
    std::size_t load_cap = Meter::no_limit;  ///< of the heap, while that pack loads
    const void* open_record = nullptr;       ///< the card that may register now
    std::vector<CardFilter> filters;         ///< by the index in a filter handle
    std::vector<ModuleState> module_states;  ///< of bundle->shared
    /// While definitions are read: packs, each with the number of a module that its files require.
    std::set<std::pair<std::string, std::size_t>> required;
    Problems* problems = nullptr;
    BytecodeCache bytecode;  ///< of the functions of the card being loaded

    // While scripts run
    Account* charged = nullptr;  ///< the current account; null: none
    Clock clock;
    Counting counting = Counting::nothing;  ///< what the current hook counts
    bool stopped_by_clock = false;       ///< the time limit has stopped a callback in this answer
    std::int64_t instructions_left = 0;  ///< of the answer or of loading, for all packs together

    // While the engine calls
    EngineCall call;
    bool evaluating = false;  ///< the running input was typed by a person (ScriptHost::evaluate)
    Pending pending = Pending::none;
    bool no_memory = false;  ///< a verb ran out of memory, which is not the script's fault
    int depth = 0;
    std::uint64_t answer = 1;     ///< number of the current answer, or of the last one
    std::uint64_t outermost = 0;  ///< number of the current outermost call, or of the last one
    std::uint64_t calls = 0;
    std::uint64_t engine_calls = 0;
    Message error;
    const EngineCallListener* listener = nullptr;        ///< receives what scripts do; may be null
    std::map<std::uint16_t, QuestionPurposes> purposes;  ///< of the scripts that have run
};

/// Returns the runtime of a Lua state.
[[nodiscard]] inline Runtime& runtime_of(lua_State* L)
{
    return **static_cast<Runtime**>(lua_getextraspace(L));
}

/// Raises the private error that unwinds scripts to the engine without a message.
[[noreturn]] void unwind(lua_State* L);

/// Called when the loading pack has used up its loading limit, or that of all packs together. The
/// rest of the pack is not run. The shared limit is reported once, naming the pack that used most.
/// It is not reported if another pack has been refused: without that pack the limit may suffice.
void refuse_for_memory(Runtime& runtime, bool text_too_long = false);
void refuse_for_time(Runtime& runtime);

/// A message handler for lua_pcall: completes the file name that Lua shortens and adds the calls
/// that led to the error.
int add_trace(lua_State* L);

// Where functions are in the registry. Its first entries are Lua's own.
inline constexpr int first_method = 8;      ///< by member number
inline constexpr int first_callback = 256;  ///< in the order in which their cards were run

}  // namespace ptcg::script
