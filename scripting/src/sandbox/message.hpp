#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include <lua.hpp>

/// Error messages that own no memory, because Lua's errors skip destructors.
namespace ptcg::script {

/// A message of limited length. It is trivially destructible, so a Lua error may skip it.
class Message {
public:
    Message() { clear(); }
    [[gnu::format(printf, 2, 3)]] void set(const char* format, ...);
    [[gnu::format(printf, 2, 3)]] void add(const char* format, ...);
    /// Adds `; did you mean "x"?` if one of `known` is near `word`.
    void suggest(std::string_view word, std::span<const std::string_view> known);
    /// Adds the words in quotes: `"a", "b" or "c"`.
    void list(std::span<const std::string_view> words);
    /// Makes it a single line, so that a script's words cannot look like lines of the host.
    void join_lines();
    void clear() { text_[0] = '\0'; }
    [[nodiscard]] bool empty() const { return text_[0] == '\0'; }
    [[nodiscard]] const char* c_str() const { return text_.data(); }

private:
    std::array<char, 1200> text_;  // not cleared: fast paths create messages, too
};

/// Describes the value at `index` for "expected ..., got ...": "nil", "a table", `"asleep"`, "a
/// card".
[[nodiscard]] Message describe_value(lua_State* L, int index);

/// Raises `message` with the file and line of the nearest Lua function, starting at `level` (1: the
/// caller of the running C function).
[[noreturn]] void raise(lua_State* L, const char* message, int level = 1);
[[noreturn]] inline void raise(lua_State* L, const Message& message)
{
    raise(L, message.c_str());
}

}  // namespace ptcg::script
