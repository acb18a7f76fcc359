#include "definitions/loading.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <string_view>

#include "api/member.hpp"
#include "sandbox/counting.hpp"
#include "sandbox/freeze.hpp"
#include "sandbox/plain_locale.hpp"
#include "sandbox/sandbox.hpp"
#include "sandbox/shared_modules.hpp"
#include "sandbox/straight_code.hpp"

namespace ptcg::script {

namespace {

/// Splits "file:line: text" and what follows it.
Problem to_problem(const ScriptChunk& chunk, std::string_view message)
{
    Problem problem;
    problem.file = chunk.path;
    for (std::size_t colon = message.find(':'); colon != std::string_view::npos;
         colon = message.find(':', colon + 1)) {
        std::size_t end = colon + 1;
        while (end < message.size() && message[end] >= '0' && message[end] <= '9') ++end;
        if (end == colon + 1 || message.substr(end, 2) != ": ") continue;
        const std::string_view file = message.substr(0, colon);
        // Lua shortens long paths in syntax errors to "...end".
        if (file.substr(0, 3) != "..." && file.find('"') == std::string_view::npos) {
            problem.file = file;
        }
        problem.line = std::atoi(std::string(message.substr(colon + 1, end - colon - 1)).c_str());
        message.remove_prefix(end + 2);
        break;
    }
    const std::size_t line_end = message.find("\n  ");
    problem.message = message.substr(0, line_end);
    if (line_end != std::string_view::npos) problem.context = message.substr(line_end + 3);
    return problem;
}

/// So often a pack that loads may run out of memory and go on with what was garbage.
constexpr int most_refusals = 16;

class Loader {
public:
    Loader(Runtime& runtime, const ScriptBundle& bundle, Problems& problems)
        : runtime_(runtime), L_(runtime.state()), bundle_(bundle), problems_(problems)
    {
        runtime_.bundle = &bundle;
        runtime_.problems = &problems;
        runtime_.module_states.assign(bundle.shared.size(), ModuleState::not_loaded);
    }

    LoadedScripts load(std::span<const CardNames> names)
    {
        open();
        for (std::size_t i = 0; i < bundle_.shared.size(); ++i) {
            if (runtime_.module_states[i] == ModuleState::not_loaded) load_shared(i);
        }
        LoadedScripts loaded;
        for (std::size_t i = 0; i < bundle_.cards.size(); ++i) {
            loaded.cards.push_back(load_card(i, names[i], loaded.callbacks));
        }
        close();
        return loaded;
    }

private:
    void open()
    {
        const Uncapped uncapped(runtime_.vm);
        install_freezing(L_);
        lua_newtable(L_);
        push_ptcg_table(L_);
        push_frozen(L_);
        lua_setfield(L_, -2, "ptcg");
        open_sandbox(L_);
        install_handles(L_);
        install_modules(L_);
        counts_all_ = runtime_.limits.count_instructions || !straight_code_works(L_);
        if (!capture_check_works(L_)) {
            problems_.push_back(
                {"", 0, 0, "scripts cannot be checked with this version of Lua", {}});
        }
    }

    void close()
    {
        end_turn();
        const Uncapped uncapped(runtime_.vm);
        end_freezing(L_);
        runtime_.bytecode.clear();
        runtime_.chunk = nullptr;
        runtime_.loader = nullptr;
        runtime_.charged = nullptr;
        runtime_.load_cap = Meter::no_limit;
        runtime_.loading = false;
        runtime_.vm.meter().refusals_left = std::numeric_limits<int>::max();
        lua_gc(L_, LUA_GCRESTART);
    }

    /// The file that comes next is of this pack. Packs are told apart where one ends and the next
    /// begins. False if the pack has used up what it may: once is enough.
    [[nodiscard]] bool begin_turn(const ScriptChunk& chunk)
    {
        if (runtime_.loader == nullptr || runtime_.loader->pack != chunk.pack) {
            end_turn();
            Account& account = runtime_.accounts.of(chunk.pack);
            const std::size_t left =
                account.limits.load_bytes - std::min(account.limits.load_bytes, account.loaded);
            Meter& meter = runtime_.vm.meter();
            used_before_ = meter.used;
            meter.limit = most_with(meter.used, left, runtime_.limits.host_bytes);
            account.host_is_full = meter.limit - std::min(meter.limit, meter.used) < left;
            meter.refusals_left = most_refusals;
            runtime_.load_cap = meter.limit;
            runtime_.loader = &account;
            runtime_.charged = &account;
            // What files make is kept, nearly all of it: collecting waits for the end of the pack,
            // or until memory has run out once.
            lua_gc(L_, LUA_GCSTOP);
        }
        if (runtime_.vm.meter().refusals_left < most_refusals) lua_gc(L_, LUA_GCRESTART);
        return !runtime_.loader->exhausted && !runtime_.all_exhausted;
    }

    /// Charges the pack whose files have been run with what they left.
    void end_turn()
    {
        if (runtime_.loader == nullptr) return;
        Account& account = *runtime_.loader;
        runtime_.vm.collect_young();
        const auto kept = [&] {
            const std::size_t used = runtime_.vm.meter().used;
            return account.loaded + used - std::min(used, used_before_);
        };
        if (kept() > account.limits.load_bytes) runtime_.vm.collect();
        account.loaded = kept();
        if (account.loaded > account.limits.load_bytes && !account.exhausted) {
            refuse_for_memory(runtime_);
        }
    }

    void load_shared(std::size_t number)
    {
        if (!begin_turn(bundle_.shared[number])) {
            runtime_.module_states[number] = ModuleState::failed;
            return;
        }
        runtime_.chunk = &bundle_.shared[number];
        lua_pushcfunction(L_, add_trace);
        lua_pushcfunction(L_, open_numbered_module);
        lua_pushinteger(L_, static_cast<lua_Integer>(number));
        run_protected(bundle_.shared[number], 1);
    }

    ScriptedCard load_card(std::size_t number, const CardNames& names,
                           std::vector<Callback>& callbacks)
    {
        const ScriptChunk& chunk = bundle_.cards[number];
        const std::size_t before = problems_.size();
        if (!begin_turn(chunk)) return {};
        runtime_.chunk = &chunk;
        runtime_.bytecode.clear();
        const int top = lua_gettop(L_);
        lua_pushcfunction(L_, add_trace);
        std::vector<Registered> registered;
        if (compile(chunk)) {
            {
                const Uncapped uncapped(runtime_.vm);
                push_card(L_, names.id, names.name);
                push_environment(L_);
                lua_getfield(L_, -1, "ptcg");
                lua_remove(L_, -2);
            }
            const bool ran = run_protected(chunk, 2);
            const Uncapped uncapped(runtime_.vm);
            registered = take_registered(L_, chunk, problems_);
            if (!ran) registered.clear();
        }
        lua_settop(L_, top);
        // What was registered by a file with mistakes is checked too, to report them all.
        const DefinitionTarget target{
            chunk, names, runtime_, problems_, [&](const Node& function, Callback about) {
                about.card = static_cast<std::uint16_t>(number);
                about.account = static_cast<std::uint16_t>(runtime_.accounts.number_of(chunk.pack));
                return keep(function, std::move(about), callbacks);
            }};
        ScriptedCard card = read_definition(registered, target);
        set_code(problems_, before, "registration");
        if (registered.empty() && problems_.size() == before && !runtime_.loader->exhausted) {
            problems_.push_back(
                {chunk.path, 0, 0, "this file registers nothing", {}, "registration"});
        }
        return card;
    }

    CallbackId keep(const Node& function, Callback about, std::vector<Callback>& callbacks)
    {
        if (callbacks.size() >= at(no_callback)) {
            problems_.push_back(
                {runtime_.chunk->path, 0, 0, "too many functions in all packs", {}});
            return no_callback;
        }
        const Uncapped uncapped(runtime_.vm);
        const auto id = static_cast<lua_Integer>(callbacks.size());
        push_registered_function(L_, function.function);
        const CallCost cost = cost_of_call(L_, runtime_.bytecode);
        const bool counted = counts_all_ || !cost.straight;
        if (counted) {
            about.counting = cost.slow ? Counting::slow_instructions : Counting::instructions;
        }
        about.price = counted ? counted_at_once : cost.instructions;
        lua_rawseti(L_, LUA_REGISTRYINDEX, first_callback + id);
        callbacks.push_back(std::move(about));
        return CallbackId{static_cast<std::uint16_t>(id)};
    }

    [[nodiscard]] static bool is_late(const Account& account)
    {
        return account.limits.load_ms > 0 &&
               account.nanoseconds > account.limits.load_ms * std::int64_t{1'000'000};
    }

    /// Pushes the chunk as a function; false, with nothing pushed, if it is no Lua.
    bool compile(const ScriptChunk& chunk);

    /// Calls the function below the arguments on the stack, with the message handler below it, and
    /// leaves the stack without any of them.
    bool run_protected(const ScriptChunk& chunk, int arguments)
    {
        const int handler = lua_gettop(L_) - arguments - 1;
        Account& account = *runtime_.loader;
        runtime_.clock = {};
        static_cast<void>(has_time(runtime_));  // from here on it runs
        set_counting(runtime_, Counting::instructions);
        const int status = lua_pcall(L_, arguments, 0, handler);
        set_counting(runtime_, Counting::nothing);
        account.nanoseconds += time_worked() - runtime_.clock.worked;
        const bool late = is_late(account);
        if (status == LUA_ERRMEM) {
            refuse_for_memory(runtime_, runtime_.vm.meter().text_too_long);
        } else if (late && status == LUA_OK) {
            refuse_for_time(runtime_);
        } else if (status != LUA_OK && account.all_packs_exhausted) {
            refuse_for_time(runtime_);
            runtime_.error.clear();
        } else if (status != LUA_OK) {
            account.exhausted = account.exhausted || late;
            problems_.push_back(to_problem(chunk, runtime_.error.c_str()));
            problems_.back().code = "script-fails";
            runtime_.error.clear();
        }
        lua_settop(L_, handler - 1);
        return status == LUA_OK;
    }

    Runtime& runtime_;
    lua_State* L_;
    const ScriptBundle& bundle_;
    Problems& problems_;
    bool counts_all_ = false;      ///< also what cannot take long
    std::size_t used_before_ = 0;  ///< bytes, when the pack whose files are being run began
};

/// What those who know another language are likely to have meant.
std::string syntax_hint(std::string_view message, std::string_view source, int line)
{
    for (int i = 1; i < line && !source.empty(); ++i) {
        source.remove_prefix(std::min(source.find('\n'), source.size() - 1) + 1);
    }
    source = source.substr(0, source.find('\n'));
    if (message.ends_with("near '!'")) return "; \"not equal\" is ~= in Lua, \"not\" is not";
    for (const std::string_view sign : {"+=", "-=", "*="}) {
        if (source.find(sign) != std::string_view::npos) {
            return "; there is no " + std::string(sign) + " in Lua, write n = n " + sign[0] + " 1";
        }
    }
    if (message.starts_with("'}' expected")) return "; is a comma missing before it?";
    return {};
}

bool Loader::compile(const ScriptChunk& chunk)
{
    // Said without Lua: nothing here would catch its running out of memory.
    if (const int line = line_of_environment(chunk.source); line > 0) {
        problems_.push_back({chunk.path, line, 0, environment_refused, {}});
        return false;
    }
    Account& account = *runtime_.loader;
    const std::int64_t began = time_worked();
    const bool paid = pay(runtime_, cost_of_compiling(chunk.source.size()));
    const int status = paid ? push_chunk(L_, chunk) : LUA_ERRSYNTAX;
    account.nanoseconds += time_worked() - began;
    if (!paid || is_late(account)) {
        refuse_for_time(runtime_);
        if (paid) lua_pop(L_, 1);
        return false;
    }
    if (status == LUA_OK) return true;
    if (status == LUA_ERRMEM || lua_type(L_, -1) != LUA_TSTRING) {
        refuse_for_memory(runtime_, runtime_.vm.meter().text_too_long);
    } else {
        std::string message = lua_tostring(L_, -1);
        std::ranges::replace(message, '\n', ' ');  // of a token that it quotes
        Problem problem = to_problem(chunk, message);
        problem.file = chunk.path;
        problem.code = "lua-syntax";
        problem.message += syntax_hint(problem.message, chunk.source, problem.line);
        problems_.push_back(std::move(problem));
    }
    lua_pop(L_, 1);
    return false;
}

}  // namespace

LoadedScripts load_scripts(Runtime& runtime, const ScriptBundle& bundle,
                           std::span<const CardNames> names, Problems& problems)
{
    const PlainLocale plain;
    return Loader(runtime, bundle, problems).load(names);
}

}  // namespace ptcg::script

namespace ptcg {

std::vector<ScriptedCard> read_definitions(const ScriptBundle& bundle,
                                           std::span<const CardFacts* const> facts,
                                           CardLibrary& library, Problems& problems)
{
    script::Runtime runtime(library, &library, bundle, bundle.limits);
    std::vector<script::CardNames> names;
    for (std::size_t i = 0; i < bundle.cards.size(); ++i) {
        const CardFacts* const card = i < facts.size() ? facts[i] : nullptr;
        script::CardNames known;
        known.id = bundle.cards[i].card;
        known.known = card != nullptr;
        if (card != nullptr) {
            known.name = card->text.name;
            known.attacks = card->attack_names;
            known.abilities = card->ability_names;
        }
        names.push_back(std::move(known));
    }
    return script::load_scripts(runtime, bundle, names, problems).cards;
}

}  // namespace ptcg
