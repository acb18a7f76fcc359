#include "sandbox/message.hpp"

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "ptcg/scripting/problem.hpp"
#include "sandbox/handle.hpp"

namespace ptcg::script {

void Message::set(const char* format, ...)
{
    std::va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(text_.data(), text_.size(), format, arguments);
    va_end(arguments);
}

void Message::add(const char* format, ...)
{
    const std::size_t length = std::strlen(text_.data());
    std::va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(text_.data() + length, text_.size() - length, format, arguments);
    va_end(arguments);
}

void Message::join_lines()
{
    for (char* c = text_.data(); *c != '\0'; ++c) {
        if (*c == '\n' || *c == '\r' || *c == '\t') *c = ' ';
    }
}

void Message::suggest(std::string_view word, std::span<const std::string_view> known)
{
    const std::vector<std::string> words(known.begin(), known.end());
    add("%s", did_you_mean(word, words).c_str());
}

void Message::list(std::span<const std::string_view> words)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        const char* const before = i == 0 ? "" : i + 1 == words.size() ? " or " : ", ";
        add("%s\"%.*s\"", before, static_cast<int>(words[i].size()), words[i].data());
    }
}

Message describe_value(lua_State* L, int index)
{
    Message text;
    switch (lua_type(L, index)) {
        case LUA_TNIL:
        case LUA_TNONE:
            text.set("nil");
            break;
        case LUA_TBOOLEAN:
            text.set("%s", lua_toboolean(L, index) != 0 ? "true" : "false");
            break;
        case LUA_TNUMBER:
            if (lua_isinteger(L, index) != 0)
                text.set("%lld", lua_tointeger(L, index));
            else
                text.set("%.14g", lua_tonumber(L, index));
            break;
        case LUA_TSTRING:
            text.set("\"%.60s\"", lua_tostring(L, index));
            break;
        case LUA_TLIGHTUSERDATA:
            text.set("%s", describe(to_handle(L, index).kind));
            break;
        default:
            text.set("a %s", lua_typename(L, lua_type(L, index)));
            break;
    }
    return text;
}

void raise(lua_State* L, const char* message, int level)
{
    lua_Debug frame;
    bool found = false;
    for (; !found && lua_getstack(L, level, &frame) != 0; ++level) {
        found = lua_getinfo(L, "Sl", &frame) != 0 && frame.currentline > 0;
    }
    if (found)
        lua_pushfstring(L, "%s:%d: ", frame.short_src, frame.currentline);
    else
        lua_pushliteral(L, "");
    lua_pushstring(L, message);
    lua_concat(L, 2);
    lua_error(L);
    std::abort();  // lua_error does not return, but does not say so
}

}  // namespace ptcg::script
