#pragma once

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
};

/// Reads a chunk; the last token is `end`. False if something in it is no Lua.
[[nodiscard]] bool read_lua_tokens(std::string_view source, std::vector<LuaToken>& tokens);

}  // namespace ptcg::script
