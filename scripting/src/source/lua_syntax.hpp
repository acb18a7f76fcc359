#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/scripting/lua_tokens.hpp"

/// The syntax tree of a Lua 5.4 chunk: what a script contains, without running it.
namespace ptcg::script {

struct LuaNode {
    enum class Kind {
        // Expressions. `items` are in the order written here.
        nil,
        boolean,   // text: "true" or "false"
        number,    // number, whole
        string,    // text
        vararg,    // ...
        name,      // text
        index,     // object, key; text is the key of `object.key`, else empty
        call,      // function, arguments ...
        method,    // object, arguments ...; text is the method's name
        function,  // list of parameters (name, vararg), block
        table,     // named, keyed and item nodes
        named,     // text = value
        keyed,     // [key] = value
        item,      // value
        binary,    // left, right; text is the operator
        unary,     // operand; text is the operator
        group,     // (expression)
        // Statements
        block,           // statements
        list,            // names or expressions
        local,           // list of names, list of expressions
        local_function,  // name, function
        assignment,      // list of targets, list of expressions; text: "function" if the statement
                         // begins with that word, "method" if its name also has a colon
        call_statement,  // call or method
        if_else,         // condition, block, condition, block ..., block of `else`
        while_loop,      // condition, block
        repeat_loop,     // block, condition
        for_number,      // name, list of expressions, block
        for_in,          // list of names, list of expressions, block
        do_block,        // block
        return_values,   // list
        jump             // text: break, goto or a label, as written
    };

    Kind kind = Kind::nil;
    int line = 0;    ///< 1-based; of a call: the line of the name called
    int column = 0;  ///< 1-based, in bytes
    std::string text;
    bool whole = false;  ///< the number is an integer
    long long number = 0;
    std::vector<LuaNode> items;
    int height = 0;                  ///< height of the tree below this node
    std::size_t begin = 0, end = 0;  ///< its bytes in the source; both 0: it is not from the source

    /// Returns the value of the table constructor's field with this name, or null.
    [[nodiscard]] const LuaNode* field(std::string_view name) const;
};

/// A chunk that has been read.
struct LuaTree {
    std::optional<LuaNode> root;  ///< its block
    int too_deep = 0;             ///< no root: the line where it is nested too deeply; else 0
    std::vector<LuaComment> comments;
};

/// Reads a chunk. Returns neither a root nor a line if it is not valid Lua: the compiler has a
/// better message. The height of the tree is limited, so that recursive walks are safe.
[[nodiscard]] LuaTree parse_lua(std::string_view source);

}  // namespace ptcg::script
