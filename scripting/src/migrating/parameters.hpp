#pragma once

#include <functional>

#include "migrating/nodes.hpp"

namespace ptcg::script::migrating {

/// Whether a function's body reads the name.
[[nodiscard]] bool uses_name(const LuaNode& function, std::string_view name);

/// Drops unused parameters for which `may_go` is true: the last ones are removed, those before
/// others become `_`.
void drop_parameters(LuaNode& function, const std::function<bool(const LuaNode&)>& may_go);

}  // namespace ptcg::script::migrating
