#pragma once

#include <optional>

#include "migrating/nodes.hpp"

/// Filters: words first, then the fields.
namespace ptcg::script::migrating {

/// Rewrites every filter of the chunk in place: those made by `ptcg.filter`, those of verbs,
/// handlers and needs. A local at the top that is only a word is removed, and the word replaces its
/// name.
void migrate_filters(LuaNode& root);

/// Adds the conditions of a rewritten filter to the fields of a table.
void merge_filter(std::vector<LuaNode>& fields, LuaNode filter);

/// Returns what a call has besides its positional arguments: the filter's parts among the other
/// arguments, a single word or handle, or nothing.
[[nodiscard]] std::optional<LuaNode> details(LuaNode arguments);

}  // namespace ptcg::script::migrating
