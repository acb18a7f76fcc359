#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "source/lua_syntax.hpp"

/// Making, comparing and walking over nodes of a syntax tree.
namespace ptcg::script::migrating {

using Kind = LuaNode::Kind;

// ---- making -------------------------------------------------------------------------------------

[[nodiscard]] LuaNode make_name(std::string_view text);
[[nodiscard]] LuaNode make_text(std::string_view text);
[[nodiscard]] LuaNode make_number(long long number);
[[nodiscard]] LuaNode make_boolean(bool value);
/// `object.key`
[[nodiscard]] LuaNode make_index(LuaNode object, std::string_view key);
/// `it.owner.hand`, from that text.
[[nodiscard]] LuaNode make_path(std::string_view path);
[[nodiscard]] LuaNode make_table(std::vector<LuaNode> fields);
[[nodiscard]] LuaNode make_named(std::string_view key, LuaNode value);
[[nodiscard]] LuaNode make_item(LuaNode value);
[[nodiscard]] LuaNode make_unary(std::string_view op, LuaNode operand);
/// With parentheses around operands that bind less strongly.
[[nodiscard]] LuaNode make_binary(LuaNode left, std::string_view op, LuaNode right);

/// What holds where the condition does not.
[[nodiscard]] LuaNode negated(const LuaNode& condition);

/// `made` with the place in the source of `old`, so that comments stay where they are.
[[nodiscard]] LuaNode in_place_of(const LuaNode& old, LuaNode made);
/// Names a field, or the key of an index, anew.
void rename(LuaNode& node, std::string_view text);

// ---- comparing ----------------------------------------------------------------------------------

[[nodiscard]] bool is_name(const LuaNode& node, std::string_view text);
[[nodiscard]] bool is_text(const LuaNode& node, std::string_view text);
[[nodiscard]] bool is_number(const LuaNode& node, long long number);
[[nodiscard]] bool is_boolean(const LuaNode& node, bool value);
[[nodiscard]] bool is_binary(const LuaNode& node, std::string_view op);
[[nodiscard]] const LuaNode& without_group(const LuaNode& node);
/// The same expression, wherever it stands.
[[nodiscard]] bool same(const LuaNode& left, const LuaNode& right);
/// "it.owner.hand" of names with dots between them, else empty.
[[nodiscard]] std::string path_of(const LuaNode& node);
/// `game:verb`, empty if it is none.
[[nodiscard]] std::string_view verb_of(const LuaNode& node);
/// `card.attack["Name"]`: "attack"; `card.play`: "play"; else empty.
[[nodiscard]] std::string_view registered_by(const LuaNode& target);
/// Nothing happens, and nothing is asked, where it stands.
[[nodiscard]] bool has_no_effect(const LuaNode& node);

// ---- fields of tables ---------------------------------------------------------------------------

[[nodiscard]] LuaNode* find_field(LuaNode& table, std::string_view name);
/// The value of the field, which the table has no more.
std::optional<LuaNode> take_field(LuaNode& table, std::string_view name);

// ---- walking ------------------------------------------------------------------------------------

/// Calls `visit` with every node, those below it first.
void each_node(LuaNode& node, const std::function<void(LuaNode&)>& visit);
/// The same without what is inside other functions.
void each_node_of_body(LuaNode& node, const std::function<void(LuaNode&)>& visit);

}  // namespace ptcg::script::migrating
