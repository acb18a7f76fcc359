#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include <lua.hpp>

/// Error messages built without anything that has a destructor: Lua's errors jump over those.
namespace ptcg::script {

/// A message of bounded length. Trivially destructible, so it may live across a Lua error.
class Message {
public:
    Message() { clear(); }
    [[gnu::format(printf, 2, 3)]] void set(const char* format, ...);
    [[gnu::format(printf, 2, 3)]] void add(const char* format, ...);
    /// Adds `; did you mean "x"?` if one of `known` is near `word`.
    void suggest(std::string_view word, std::span<const std::string_view> known);
    /// Adds the words in quotes: `"a", "b" or "c"`.
    void list(std::span<const std::string_view> words);
    /// Makes it one line: a script's words must not look like lines of ours.
    void join_lines();
    void clear() { text_[0] = '\0'; }
    [[nodiscard]] bool empty() const { return text_[0] == '\0'; }
    [[nodiscard]] const char* c_str() const { return text_.data(); }

private:
    std::array<char, 1200> text_;  // not cleared as a whole: messages are made on fast paths too
};

/// What stands at `index`, for "expected ..., got ...": "nil", "a table", `"asleep"`, "a card".
[[nodiscard]] Message describe_value(lua_State* L, int index);

/// Raises `message` with the file and line of the nearest Lua function from `level` on (1: the
/// caller of the C function that is running).
[[noreturn]] void raise(lua_State* L, const char* message, int level = 1);
[[noreturn]] inline void raise(lua_State* L, const Message& message)
{
    raise(L, message.c_str());
}

}  // namespace ptcg::script
