#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Lua as a list of tokens, for code that examines scripts without running them.
namespace ptcg::script {

/// One token of a Lua chunk. Comments are not tokens.
struct LuaToken {
    enum class Kind { name, keyword, string, number, symbol, end };

    Kind kind = Kind::end;
    std::string text;  ///< of a string: its value, with escapes resolved
    long long number = 0;
    bool whole = false;
    int line = 1;
    int column = 1;
    std::size_t begin = 0, end = 0;  ///< bytes of the source
};

/// A comment, with its dashes.
struct LuaComment {
    std::size_t begin = 0, end = 0;  ///< bytes of the source
};

/// Reads a chunk; the last token is `end`. Returns false if part of it is not valid Lua. Adds the
/// comments between the tokens to `comments` unless it is null.
[[nodiscard]] bool read_lua_tokens(std::string_view source, std::vector<LuaToken>& tokens,
                                   std::vector<LuaComment>* comments = nullptr);

}  // namespace ptcg::script
