// Fields and methods of handles: looking them up, and calling them.

#include <algorithm>
#include <array>
#include <exception>
#include <new>

#include "api/call.hpp"
#include "api/tracing.hpp"
#include "sandbox/counting.hpp"

namespace ptcg::script {

namespace {

/// Reports that there is no such member, and which ones there are.
[[noreturn]] void unknown_member(lua_State* L, HandleKind kind)
{
    Message text;
    if (lua_type(L, 2) != LUA_TSTRING) {
        text.set("%s has only named fields, got %s", describe(kind), describe_value(L, 2).c_str());
        raise(L, text);
    }
    const std::string_view key = lua_tostring(L, 2);
    std::array<std::string_view, 64> known{};
    std::size_t count = 0;
    for (const Member& member : api_members()) {
        if (member.owner == kind && count < known.size()) known[count++] = member.name;
    }
    text.set("%s has no \"%.60s\"", describe(kind), key.data());
    text.suggest(key, std::span(known).first(count));
    raise(L, text);
}

[[noreturn]] void refuse(lua_State* L, const Member& member, const char* why)
{
    Message text;
    text.set("%.*s: %s", static_cast<int>(member.name.size()), member.name.data(), why);
    raise(L, text);
}

/// Checks everything that must be true before a script may call the engine.
void enter(lua_State* L, Runtime& runtime, const Member& member)
{
    if (runtime.call.game == nullptr) {
        refuse(L, member, "there is no match while scripts are loaded");
    }
    // Scripts cannot catch an error, but must not continue either if the engine unwinds later.
    if (runtime.pending != Pending::none) unwind(L);
    ++runtime.engine_calls;
    count_engine_call(L, runtime, member);
    if (member.act != Act::reads && (runtime.call.pure || runtime.call.game->in_query())) {
        refuse(L, member,
               runtime.evaluating && !runtime.call.game->in_query()
                   ? "this changes the match, but the input may only read; allow it to change the "
                     "match"
                   : "a query must not change anything");
    }
}

/// Calls the member's function; prevents C++ exceptions from reaching Lua.
int run_guarded(Call& call)
{
    Message text;
    try {
        const int answers = call.member.run(call);
        if (call.runtime.listener != nullptr) trace_call(call, answers);
        return answers;
    } catch (const std::bad_alloc&) {
        call.runtime.no_memory = true;
        text.set("out of memory");
    } catch (const std::exception& e) {  // never `...`: Lua's own errors must pass through
        text.set("%s", e.what());
    }
    call.fail(text);  // outside the catch: it jumps
}

/// Calls a method; its description is the first upvalue.
int call_method(lua_State* L)
{
    const Member& member = *static_cast<const Member*>(lua_touserdata(L, lua_upvalueindex(1)));
    Runtime& runtime = runtime_of(L);
    enter(L, runtime, member);
    Call call{L, runtime, member, *runtime.call.game, *runtime.call.context, to_handle(L, 1)};
    if (call.self.kind != member.owner) {
        call.fail("call it with a colon, as in %s:%.*s(...)",
                  member.owner == HandleKind::game ? "game" : "handle",
                  static_cast<int>(member.name.size()), member.name.data());
    }
    if (call.self.kind == HandleKind::pokemon) static_cast<void>(call.own_slot());
    CardFilter filter;
    call.filter = &filter;
    read_arguments(call);
    if (call.about_gone) return push_nothing_done(call);
    return run_guarded(call);
}

/// `__index` of all handles.
int read_member(lua_State* L)
{
    Runtime& runtime = runtime_of(L);
    const Handle self = to_handle(L, 1);
    const std::uint16_t number = lua_type(L, 2) == LUA_TSTRING
                                     ? runtime.members.find(self.kind, lua_tostring(L, 2))
                                     : MemberIndex::none;
    if (number == MemberIndex::none) unknown_member(L, self.kind);
    const Member& member = api_members()[number];
    if (member.method) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, first_method + number);
        return 1;
    }
    enter(L, runtime, member);
    Call call{L, runtime, member, *runtime.call.game, *runtime.call.context, self};
    if (self.kind == HandleKind::pokemon && !member.of_gone) static_cast<void>(call.own_slot());
    return run_guarded(call);
}

int refuse_write(lua_State* L)
{
    Message text;
    text.set("the fields of %s cannot be set; use the verbs of `game`",
             describe(to_handle(L, 1).kind));
    raise(L, text);
}

std::vector<MemberNames> names_of(std::span<const Member> members)
{
    std::vector<MemberNames> all;
    for (const Member& member : members) {
        MemberNames& names = all.emplace_back(MemberNames{member.owner, member.name, {}});
        for (const Argument& argument : member.arguments) names.arguments.push_back(argument.name);
    }
    return all;
}

}  // namespace

void look_at_calls(lua_State* L, Runtime& runtime, const Member& member)
{
    Account& account = *runtime.charged;
    if (account.engine_calls_left >= 0) {
        account.next_look = std::max(account.engine_calls_left - calls_between_looks, 0);
        look_at_clock(L);
        return;
    }
    runtime.exceeded = "engine_calls";
    Message text;
    text.set(
        "more than %d calls into the engine; is this an endless loop? (ScriptLimits::engine_calls",
        account.limits.engine_calls);
    if (!account.pack.empty()) text.add(" of pack \"%.60s\"", account.pack.c_str());
    text.add(", which the host may raise)");
    refuse(L, member, text.c_str());
}

void install_handles(lua_State* L)
{
    lua_pushlightuserdata(L, nullptr);
    lua_createtable(L, 0, 2);
    lua_pushcfunction(L, read_member);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, refuse_write);
    lua_setfield(L, -2, "__newindex");
    lua_setmetatable(L, -2);  // shared by all light userdata
    lua_pop(L, 1);

    const std::span<const Member> members = api_members();
    runtime_of(L).members.build(L, names_of(members));
    install_owned_lists(L);
    for (std::size_t i = 0; i < members.size(); ++i) {
        lua_pushlightuserdata(L, const_cast<Member*>(&members[i]));
        lua_pushcclosure(L, call_method, 1);
        lua_rawseti(L, LUA_REGISTRYINDEX, first_method + static_cast<lua_Integer>(i));
    }
}

}  // namespace ptcg::script
