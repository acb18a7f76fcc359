#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "source/lua_syntax.hpp"

namespace ptcg::script {

/// Whether the node was read from source, not created.
[[nodiscard]] inline bool is_of_source(const LuaNode& node)
{
    return node.end > node.begin;
}

/// How a call is used.
enum class CallIs : std::uint8_t { value, statement, object };

/// Formats parts of a chunk on one line each, in the standard layout (format_lua).
class LineWriter {
public:
    LineWriter(std::string_view source, std::span<const LuaComment> comments)
        : source_(source), comments_(comments)
    {
    }

    /// Text, or nothing if it does not fit on one line.
    using Line = std::optional<std::string>;

    /// Formats an expression, a field or a statement.
    [[nodiscard]] Line flat(const LuaNode& node) const;
    /// Joins them with commas.
    [[nodiscard]] Line joined(std::span<const LuaNode> nodes) const;

    // Parts of these
    [[nodiscard]] bool has_comment(const LuaNode& node) const;
    [[nodiscard]] std::string raw(const LuaNode& node) const;
    /// Returns the operator. Two minus signs in a row would begin a comment.
    [[nodiscard]] static std::string before_operand(const LuaNode& node);
    /// Formats a key between brackets: `[[` would begin a string.
    [[nodiscard]] static std::string spaced(const std::string& key);
    /// Whether to write `object.key`: the author may have written `object["key"]`.
    [[nodiscard]] bool has_dot(const LuaNode& index) const;
    /// Whether the call needs no parentheses: `game:search {`, `require "x"`, and `t:attack "Zap"`
    /// as a statement have one table or string.
    [[nodiscard]] static bool is_bare(const LuaNode& call, CallIs is = CallIs::value);
    /// Returns `:name` of a method.
    [[nodiscard]] static std::string suffix(const LuaNode& call);
    /// Formats the parameters in parentheses, for a method without the first.
    [[nodiscard]] std::string parameters(const LuaNode& function, bool method = false) const;
    /// Returns what comes before the value: `name = `, `[key] = ` or nothing.
    [[nodiscard]] Line key(const LuaNode& field) const;
    /// Returns `function a.b(c)`.
    [[nodiscard]] std::string definition_head(const LuaNode& node) const;

private:
    /// Returns `<const>` after the name of a local, with a space before it.
    [[nodiscard]] std::string attribute(const LuaNode& name) const;
    /// Formats a number as it was written, with its sign next to its digits.
    [[nodiscard]] std::string number(const LuaNode& node) const;
    /// Returns a string as it was written, or nothing if it spans lines.
    [[nodiscard]] Line string(const LuaNode& node) const;
    [[nodiscard]] Line flat_index(const LuaNode& node) const;
    [[nodiscard]] Line flat_call(const LuaNode& node, CallIs is = CallIs::value) const;
    /// Formats what a field is taken from, or what is called.
    [[nodiscard]] Line object(const LuaNode& node) const;
    /// Whether the statement may be on the same line as the block around it.
    [[nodiscard]] static bool is_simple(const LuaNode& statement);
    [[nodiscard]] Line flat_function(const LuaNode& node) const;
    /// Returns what follows the parameters, including " end".
    [[nodiscard]] Line flat_body(const LuaNode& function) const;
    [[nodiscard]] Line flat_table(const LuaNode& node) const;
    [[nodiscard]] Line flat_field(const LuaNode& field) const;
    [[nodiscard]] Line flat_binary(const LuaNode& node) const;
    [[nodiscard]] Line flat_statement(const LuaNode& node) const;
    [[nodiscard]] Line loop_head(const LuaNode& loop) const;
    /// Returns what follows `do`, including " end".
    [[nodiscard]] Line flat_loop_body(const LuaNode& loop) const;
    /// Formats `function a.b(...) end`.
    [[nodiscard]] Line flat_definition(const LuaNode& node) const;

    std::string_view source_;
    std::span<const LuaComment> comments_;
};

}  // namespace ptcg::script
