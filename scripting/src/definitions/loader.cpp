#include "definitions/loader.hpp"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "api/member.hpp"
#include "sandbox/counting.hpp"
#include "sandbox/freeze.hpp"
#include "sandbox/plain_locale.hpp"
#include "sandbox/sandbox.hpp"
#include "sandbox/shared_modules.hpp"
#include "text/source_lines.hpp"

namespace ptcg::script {

namespace {

/// Splits "file:line: text" from the lines after it.
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

/// How often a loading pack may run out of memory and continue after a garbage collection.
constexpr int most_refusals = 16;

/// Returns what users of other languages have probably meant.
std::string syntax_hint(std::string_view message, std::string_view source, int line)
{
    if (message.starts_with("'end' expected") && source.find("else if") != std::string_view::npos) {
        return "; `else if` begins another `if` with its own `end`: write elseif";
    }
    source = line_at(source, line);
    if (message.ends_with("near '!'")) return "; \"not equal\" is ~= in Lua, \"not\" is not";
    if (message.ends_with("near '&'")) return "; && is `and` in Lua";
    if (message.ends_with("near '|'")) return "; || is `or` in Lua";
    if (message == "'then' expected near '{'") return "; write if condition then ... end";
    if (message.starts_with("')' expected near '='")) {
        return "; values by name are in braces, as in { count = 2 }, and == compares";
    }
    if (message.ends_with("expected near '='")) {
        return "; = sets a variable, write == to compare";
    }
    for (const std::string_view sign : {"+=", "-=", "*="}) {
        if (source.find(sign) != std::string_view::npos) {
            return "; there is no " + std::string(sign) + " in Lua, write n = n " + sign[0] + " 1";
        }
    }
    if (message.starts_with("'}' expected")) return "; is a comma missing before it?";
    return {};
}

[[nodiscard]] bool is_late(const Account& account)
{
    return account.limits.load_ms > 0 &&
           account.nanoseconds > account.limits.load_ms * std::int64_t{1'000'000};
}

}  // namespace

void keep_function(lua_State* L, std::size_t place)
{
    lua_pushvalue(L, -1);
    lua_rawseti(L, LUA_REGISTRYINDEX, first_callback + static_cast<lua_Integer>(place));
}

Loader::Loader(Runtime& runtime, const ScriptBundle& bundle, Problems& problems, Keep keep)
    : runtime_(runtime),
      L_(runtime.state()),
      bundle_(bundle),
      problems_(problems),
      keep_(std::move(keep))
{
    const PlainLocale plain;
    runtime_.bundle = &bundle;
    runtime_.problems = &problems;
    runtime_.module_states.assign(bundle.shared.size(), ModuleState::not_loaded);
    const Uncapped uncapped(runtime_.vm);
    install_freezing(L_);
    lua_newtable(L_);
    push_ptcg_table(L_);
    push_frozen(L_);
    lua_setfield(L_, -2, "ptcg");
    open_sandbox(L_);
    install_handles(L_);
    install_modules(L_);
    if (!capture_check_works(L_)) {
        problems_.push_back({"", 0, 0, "scripts cannot be checked with this version of Lua", {}});
    }
}

void Loader::begin()
{
    runtime_.begin_loading();
}

void Loader::end()
{
    end_turn();
    const Uncapped uncapped(runtime_.vm);
    end_freezing(L_);
    runtime_.bytecode.clear();
    runtime_.end_loading();
    lua_gc(L_, LUA_GCRESTART);
}

bool Loader::begin_turn(const ScriptChunk& chunk)
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
        // Nearly everything that files create is kept. Collection waits for the end of the pack, or
        // until memory has run out once.
        lua_gc(L_, LUA_GCSTOP);
    }
    if (runtime_.vm.meter().refusals_left < most_refusals) lua_gc(L_, LUA_GCRESTART);
    refuses_ = runtime_.loader->exhausted || runtime_.all_exhausted;
    return !refuses_;
}

void Loader::end_turn()
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

void Loader::run_shared(std::size_t number)
{
    if (runtime_.module_states[number] != ModuleState::not_loaded) return;
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

ScriptedCard Loader::run_card(std::size_t number, const CardNames& names)
{
    const ScriptChunk& chunk = bundle_.cards[number];
    const std::size_t before = problems_.size();
    if (!begin_turn(chunk)) return {};
    runtime_.chunk = &chunk;
    runtime_.bytecode.clear();
    const Result<std::string> source = source_of(chunk);
    if (!source) {
        problems_.push_back({chunk.path, 0, 0, source.error().message, {}, "script-fails"});
        return {};
    }
    const std::vector<Registered> registered = registered_by(chunk, source.value(), names);
    // No questions are asked while definitions are read.
    if (runtime_.writable == nullptr) {
        runtime_.purposes.try_emplace(static_cast<std::uint16_t>(number), source.value());
    }
    // Definitions in a file with mistakes are checked too, to report them all.
    const DefinitionTarget target{
        chunk,
        source.value(),
        names,
        runtime_,
        problems_,
        [&](const Node& function, Callback about) {
            about.card = static_cast<std::uint16_t>(number);
            about.account = static_cast<std::uint16_t>(runtime_.accounts.number_of(chunk.pack));
            const Uncapped uncapped(runtime_.vm);
            push_registered_function(L_, function.function);
            const CallbackId id = keep_(std::move(about));
            lua_pop(L_, 1);
            return id;
        }};
    ScriptedCard card = read_definition(registered, target);
    set_code(problems_, before, "registration");
    if (registered.empty() && problems_.size() == before && !runtime_.loader->exhausted) {
        problems_.push_back({chunk.path, 0, 0, "this file registers nothing", {}, "registration"});
    }
    return card;
}

std::vector<Registered> Loader::registered_by(const ScriptChunk& chunk, const std::string& source,
                                              const CardNames& names)
{
    std::vector<Registered> registered;
    const int top = lua_gettop(L_);
    lua_pushcfunction(L_, add_trace);
    if (compile(chunk, source)) {
        {
            const Uncapped uncapped(runtime_.vm);
            push_card(L_, names.id, names.name);
        }
        const bool ran = run_protected(chunk, 1);
        const Uncapped uncapped(runtime_.vm);
        registered = take_registered(L_, chunk, problems_);
        if (!ran) registered.clear();
    }
    lua_settop(L_, top);
    return registered;
}

bool Loader::run_protected(const ScriptChunk& chunk, int arguments)
{
    const int handler = lua_gettop(L_) - arguments - 1;
    Account& account = *runtime_.loader;
    runtime_.clock = {};
    static_cast<void>(has_time(runtime_));  // starts the clock
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

bool Loader::compile(const ScriptChunk& chunk, const std::string& source)
{
    // Reported without Lua: nothing here would catch its out-of-memory error.
    if (const int line = line_of_environment(source); line > 0) {
        problems_.push_back({chunk.path, line, 0, environment_refused, {}});
        return false;
    }
    Account& account = *runtime_.loader;
    const std::int64_t began = time_worked();
    const bool paid = pay(runtime_, cost_of_compiling(source.size()));
    const int status = paid ? push_chunk(L_, chunk, source) : LUA_ERRSYNTAX;
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
        std::ranges::replace(message, '\n', ' ');  // of a token that the message quotes
        Problem problem = to_problem(chunk, message);
        problem.file = chunk.path;
        problem.code = "lua-syntax";
        problem.message += syntax_hint(problem.message, source, problem.line);
        problems_.push_back(std::move(problem));
    }
    lua_pop(L_, 1);
    return false;
}

}  // namespace ptcg::script
