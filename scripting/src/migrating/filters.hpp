#pragma once

#include <optional>

#include "migrating/nodes.hpp"

/// Filters: words first, then the fields.
namespace ptcg::script::migrating {

/// Rewrites every filter of the chunk where it stands: those made by `ptcg.filter`, those of verbs,
/// handlers and needs. A local at the top that is but a word goes; the word stands where it stood.
void migrate_filters(LuaNode& root);

/// Puts what a rewritten filter asks for among the fields of a table.
void merge_filter(std::vector<LuaNode>& fields, LuaNode filter);

/// What a call says beside its places: the filter's parts among the other arguments, one word or
/// handle alone, or nothing.
[[nodiscard]] std::optional<LuaNode> details(LuaNode arguments);

}  // namespace ptcg::script::migrating
