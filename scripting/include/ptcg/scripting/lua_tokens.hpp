#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Lua as a list of words, for whoever looks through scripts without running them.
namespace ptcg::script {

/// One word of a Lua chunk. Comments are none.
struct LuaToken {
    enum class Kind { name, keyword, string, number, symbol, end };

    Kind kind = Kind::end;
    std::string text;  ///< a string: what it holds, its escapes read
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

/// Reads a chunk; the last token is `end`. False if something in it is no Lua. `comments`, unless
/// null, gets those between the tokens.
[[nodiscard]] bool read_lua_tokens(std::string_view source, std::vector<LuaToken>& tokens,
                                   std::vector<LuaComment>* comments = nullptr);

}  // namespace ptcg::script
