#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "source/lua_syntax.hpp"

/// Creates, compares and walks nodes of a syntax tree.
namespace ptcg::script::migrating {

using Kind = LuaNode::Kind;

// ---- making -------------------------------------------------------------------------------------

[[nodiscard]] LuaNode make_name(std::string_view text);
[[nodiscard]] LuaNode make_text(std::string_view text);
[[nodiscard]] LuaNode make_number(long long number);
[[nodiscard]] LuaNode make_boolean(bool value);
/// `object.key`
[[nodiscard]] LuaNode make_index(LuaNode object, std::string_view key);
/// Returns `it.owner.hand`, from that text.
[[nodiscard]] LuaNode make_path(std::string_view path);
[[nodiscard]] LuaNode make_table(std::vector<LuaNode> fields);
[[nodiscard]] LuaNode make_named(std::string_view key, LuaNode value);
[[nodiscard]] LuaNode make_item(LuaNode value);
[[nodiscard]] LuaNode make_unary(std::string_view op, LuaNode operand);
/// Adds parentheses around operands with lower precedence.
[[nodiscard]] LuaNode make_binary(LuaNode left, std::string_view op, LuaNode right);

/// Returns the negation of the condition.
[[nodiscard]] LuaNode negated(const LuaNode& condition);

/// Returns `made` with the source position of `old`, so that comments stay where they are.
[[nodiscard]] LuaNode in_place_of(const LuaNode& old, LuaNode made);
/// Renames a field, or the key of an index.
void rename(LuaNode& node, std::string_view text);

// ---- comparing ----------------------------------------------------------------------------------

[[nodiscard]] bool is_name(const LuaNode& node, std::string_view text);
[[nodiscard]] bool is_text(const LuaNode& node, std::string_view text);
[[nodiscard]] bool is_number(const LuaNode& node, long long number);
[[nodiscard]] bool is_boolean(const LuaNode& node, bool value);
[[nodiscard]] bool is_binary(const LuaNode& node, std::string_view op);
[[nodiscard]] const LuaNode& without_group(const LuaNode& node);
/// Whether these are the same expression, wherever they are.
[[nodiscard]] bool same(const LuaNode& left, const LuaNode& right);
/// Returns "it.owner.hand" for names with dots between them, else an empty string.
[[nodiscard]] std::string path_of(const LuaNode& node);
/// Returns the verb of `game:verb`, else an empty string.
[[nodiscard]] std::string_view verb_of(const LuaNode& node);
/// Returns "attack" for `card.attack["Name"]`, "play" for `card.play`, else an empty string.
[[nodiscard]] std::string_view registered_by(const LuaNode& target);
/// Whether evaluating it changes nothing and asks nothing.
[[nodiscard]] bool has_no_effect(const LuaNode& node);

// ---- fields of tables ---------------------------------------------------------------------------

[[nodiscard]] LuaNode* find_field(LuaNode& table, std::string_view name);
/// Removes the field from the table and returns its value.
std::optional<LuaNode> take_field(LuaNode& table, std::string_view name);

// ---- walking ------------------------------------------------------------------------------------

/// Calls `visit` with every node, children first.
void each_node(LuaNode& node, const std::function<void(LuaNode&)>& visit);
/// Likewise, without the insides of other functions.
void each_node_of_body(LuaNode& node, const std::function<void(LuaNode&)>& visit);

}  // namespace ptcg::script::migrating
