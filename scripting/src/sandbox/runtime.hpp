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

/// What one Lua state and the functions bound to it share.
namespace ptcg::script {

/// What is counted while a text runs: the less, the faster.
enum class Counting : std::uint8_t {
    nothing,
    instructions,
    slow_instructions  ///< each may take as long as many, see Bytecode::slow
};

/// Which function of which card a callback is.
struct Callback {
    enum class Kind : std::uint8_t { attack_part, handler, condition };
    std::uint16_t card = 0;     ///< number in ScriptBundle::cards
    std::uint16_t account = 0;  ///< of its pack
    Kind kind = Kind::handler;
    AttackPart part = AttackPart::choose;
    DamageForm form = DamageForm::whole;
    Hook hook = Hook::play;
    Counting counting = Counting::nothing;
    std::int64_t price = 0;  ///< in instructions, paid when it is called
    std::string where;       ///< `attack "Lure"`
};

/// Why scripts that are running must unwind to the engine.
enum class Pending : std::uint8_t { none, asked, failed };

/// One call from the engine into a script. Calls nest: a verb may set off another card's text.
struct EngineCall {
    Resolver* game = nullptr;
    EffectContext* context = nullptr;
    const Callback* callback = nullptr;
    bool pure = false;  ///< nothing may be asked or changed
    // Handles of the event's Pokémon keep meaning those that were there when the call began.
    std::uint16_t self_generation = 0;
    std::uint16_t attacker_generation = 0;
    std::uint16_t target_generation = 0;

    Account* account = nullptr;    ///< of the pack whose text is running
    std::size_t used_before = 0;   ///< bytes, when the account took over
    std::size_t memory_limit = 0;  ///< the heap's while this text is running
};

/// What verbs are bound to, of what may only be read. REQUIRES: `EngineCall::pure`, which refuses
/// those that change anything.
[[nodiscard]] inline Resolver& whole_of(const Queries& game)
{
    return const_cast<Resolver&>(static_cast<const Resolver&>(game));
}

/// What has become of a file that others require.
enum class ModuleState : std::uint8_t { not_loaded, being_loaded, loaded, failed };

/// When somebody last looked at the clock: at that of the machine (0: not yet in this answer), and
/// for how long this thread had worked then.
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

    /// From here until `end_loading` files are run, with all that the limits allow for that.
    void begin_loading();
    void end_loading();
    /// From here on, until the next, all calls share what the limits allow for an answer.
    void begin_answer();
    /// From here on, until `end_account`, what happens is on this account, which goes on with what
    /// its pack has left of the answer. `beginning` is the call that begins, `outer` the one it
    /// interrupts.
    void begin_account(EngineCall& beginning, EngineCall& outer, Account& account);
    void end_account(const EngineCall& ending, const EngineCall& outer);

    Vm vm;
    const CardLibrary& library;
    LibraryWriter* writable;  ///< while definitions are read: where names and filters go; else null
    ScriptLimits limits;      ///< for all packs; for one of them: its account
    Accounts accounts;
    MemberIndex members;

    // While chunks are loaded
    bool loading = false;
    bool all_exhausted = false;  ///< what all packs may load together is used up
    const ScriptBundle* bundle = nullptr;
    const ScriptChunk* chunk = nullptr;      ///< the one being run
    Account* loader = nullptr;               ///< of its pack
    std::size_t load_cap = Meter::no_limit;  ///< of the heap, while that pack loads
    const void* open_record = nullptr;       ///< the card that may register now
    std::vector<CardFilter> filters;         ///< by the index in a filter handle
    std::vector<ModuleState> module_states;  ///< of bundle->shared
    /// While definitions are read: packs, each with the number of a module its files require.
    std::set<std::pair<std::string, std::size_t>> required;
    Problems* problems = nullptr;
    BytecodeCache bytecode;  ///< of what the card being loaded is made of

    // While scripts run
    Account* charged = nullptr;  ///< the account in use; null: nobody's
    Clock clock;
    Counting counting = Counting::nothing;  ///< what the hook that is set does
    bool stopped_by_clock = false;          ///< a text has been, in this answer
    std::int64_t instructions_left = 0;     ///< of the answer or of loading, for all packs together

    // While the engine calls
    EngineCall call;
    bool evaluating = false;  ///< what runs was typed by a person (ScriptHost::evaluate)
    Pending pending = Pending::none;
    bool no_memory = false;  ///< a verb had none, which is no mistake of the script
    int depth = 0;
    std::uint64_t answer = 1;     ///< number of the answer in progress, or of the last one
    std::uint64_t outermost = 0;  ///< number of the outermost call in progress, or of the last one
    std::uint64_t calls = 0;
    std::uint64_t engine_calls = 0;
    Message error;
    const EngineCallListener* listener = nullptr;        ///< is told what scripts do; null: nobody
    std::map<std::uint16_t, QuestionPurposes> purposes;  ///< of the scripts that were run
};

/// The runtime a Lua state belongs to.
[[nodiscard]] inline Runtime& runtime_of(lua_State* L)
{
    return **static_cast<Runtime**>(lua_getextraspace(L));
}

/// Raises the private error that unwinds scripts to the engine without a message.
[[noreturn]] void unwind(lua_State* L);

/// The pack whose files are being run has used up what it may load, or what all packs may load
/// together: the rest of it is not run. The latter is told once, of the pack that has taken most,
/// and not at all if another pack has been refused: without that one there may be enough.
void refuse_for_memory(Runtime& runtime, bool text_too_long = false);
void refuse_for_time(Runtime& runtime);

/// A message handler for lua_pcall: completes the file name that Lua shortens and adds the calls
/// that led to the error.
int add_trace(lua_State* L);

// Where functions are kept in the registry, which begins with what Lua itself puts there.
inline constexpr int first_method = 8;      ///< by the number of the member
inline constexpr int first_callback = 256;  ///< in the order in which their cards were run

}  // namespace ptcg::script
