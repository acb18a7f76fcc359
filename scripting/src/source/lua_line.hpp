#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "source/lua_syntax.hpp"

namespace ptcg::script {

/// Whether the node was read, not made.
[[nodiscard]] inline bool is_of_source(const LuaNode& node)
{
    return node.end > node.begin;
}

/// What a call is to what stands around it.
enum class CallIs : std::uint8_t { value, statement, object };

/// Parts of a chunk on one line each, as they stand in the one layout (format_lua).
class LineWriter {
public:
    LineWriter(std::string_view source, std::span<const LuaComment> comments)
        : source_(source), comments_(comments)
    {
    }

    /// A text; nothing if it cannot stand on one line.
    using Line = std::optional<std::string>;

    /// An expression, a field or a statement.
    [[nodiscard]] Line flat(const LuaNode& node) const;
    /// With commas between them.
    [[nodiscard]] Line joined(std::span<const LuaNode> nodes) const;

    // Parts of these
    [[nodiscard]] bool has_comment(const LuaNode& node) const;
    [[nodiscard]] std::string raw(const LuaNode& node) const;
    /// The operator; two minus signs in a row would begin a comment.
    [[nodiscard]] static std::string before_operand(const LuaNode& node);
    /// What may stand between brackets: `[[` would begin a text.
    [[nodiscard]] static std::string spaced(const std::string& key);
    /// `object.key`, unless the author wrote `object["key"]`.
    [[nodiscard]] bool has_dot(const LuaNode& index) const;
    /// `game:search {`, `require "x"`, and `t:attack "Zap"` as a statement: one table or text needs
    /// no parentheses.
    [[nodiscard]] static bool is_bare(const LuaNode& call, CallIs is = CallIs::value);
    /// `:name` of a method.
    [[nodiscard]] static std::string suffix(const LuaNode& call);
    /// In parentheses; of a method without its first.
    [[nodiscard]] std::string parameters(const LuaNode& function, bool method = false) const;
    /// What stands before the value: `name = `, `[key] = ` or nothing.
    [[nodiscard]] Line key(const LuaNode& field) const;
    /// `function a.b(c)`
    [[nodiscard]] std::string definition_head(const LuaNode& node) const;

private:
    /// `<const>` behind the name of a local, with a space before it.
    [[nodiscard]] std::string attribute(const LuaNode& name) const;
    /// As it was written, its sign next to its digits.
    [[nodiscard]] std::string number(const LuaNode& node) const;
    /// A string as it was written, unless it spans lines: then it cannot be on one.
    [[nodiscard]] Line string(const LuaNode& node) const;
    [[nodiscard]] Line flat_index(const LuaNode& node) const;
    [[nodiscard]] Line flat_call(const LuaNode& node, CallIs is = CallIs::value) const;
    /// What a field is taken of, or what is called.
    [[nodiscard]] Line object(const LuaNode& node) const;
    /// It may stand on the line of what it is in.
    [[nodiscard]] static bool is_simple(const LuaNode& statement);
    [[nodiscard]] Line flat_function(const LuaNode& node) const;
    /// What follows the parameters, " end" included.
    [[nodiscard]] Line flat_body(const LuaNode& function) const;
    [[nodiscard]] Line flat_table(const LuaNode& node) const;
    [[nodiscard]] Line flat_field(const LuaNode& field) const;
    [[nodiscard]] Line flat_binary(const LuaNode& node) const;
    [[nodiscard]] Line flat_statement(const LuaNode& node) const;
    [[nodiscard]] Line loop_head(const LuaNode& loop) const;
    /// What follows `do`, " end" included.
    [[nodiscard]] Line flat_loop_body(const LuaNode& loop) const;
    /// `function a.b(...) end`
    [[nodiscard]] Line flat_definition(const LuaNode& node) const;

    std::string_view source_;
    std::span<const LuaComment> comments_;
};

}  // namespace ptcg::script
