#include "runtime.hpp"

#include <cstdlib>
#include <cstring>

#include "api.hpp"

namespace ptcg::script {

namespace {

const char sentinel = 0;
const char names_key = 0;  // in the registry, by address

/// Whether the C function at this level is one through which the engine called on: frames below it
/// belong to another effect.
constexpr int deepest_trace = 12;

}  // namespace

Runtime::Runtime(const CardLibrary& cards, CardLibrary* writable_cards,
                 const ScriptLimits& limits_in)
    : vm(limits_in.load_bytes), library(cards), writable(writable_cards), limits(limits_in)
{
    *static_cast<Runtime**>(lua_getextraspace(state())) = this;
}

void MemberIndex::build(lua_State* L)
{
    lua_newtable(L);
    lua_Integer count = 0;
    for (const Member& member : api_members()) {
        lua_pushlstring(L, member.name.data(), member.name.size());
        const char* const name = lua_tostring(L, -1);
        lua_rawseti(L, -2, ++count);
        std::size_t i = place(name);
        while (entries_[i].name != nullptr && entries_[i].name != name) i = (i + 1) % size;
        entries_[i].name = name;
        entries_[i].member[static_cast<std::size_t>(member.owner)] = &member;
    }
    lua_rawsetp(L, LUA_REGISTRYINDEX, &names_key);
}

void unwind(lua_State* L)
{
    lua_pushlightuserdata(L, const_cast<char*>(&sentinel));
    lua_error(L);
    std::abort();  // lua_error does not return, but does not say so
}

int add_trace(lua_State* L)
{
    if (lua_type(L, 1) != LUA_TSTRING) return 1;  // unwinding
    Message& text = runtime_of(L).error;
    const char* message = lua_tostring(L, 1);
    text.clear();

    lua_Debug frame;
    bool first = true;
    for (int level = 1; level < deepest_trace && lua_getstack(L, level, &frame) != 0; ++level) {
        if (lua_getinfo(L, "Sl", &frame) == 0 || frame.currentline <= 0) {
            if (!first && frame.what[0] == 'C') break;  // below it is another effect
            continue;
        }
        const char* const file = frame.source[0] == '@' ? frame.source + 1 : frame.short_src;
        if (!first) {
            text.add("\n  called from %.200s:%d", file, frame.currentline);
            continue;
        }
        first = false;
        const std::size_t shown = std::strlen(frame.short_src);
        if (std::strncmp(message, frame.short_src, shown) == 0 && message[shown] == ':') {
            text.set("%.200s%.600s", file, message + shown);
        } else {
            text.set("%.800s", message);
        }
    }
    if (first) text.set("%.800s", message);
    return 1;
}

}  // namespace ptcg::script
