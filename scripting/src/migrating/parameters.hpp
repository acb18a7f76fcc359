#pragma once

#include <functional>

#include "migrating/nodes.hpp"

namespace ptcg::script::migrating {

/// The name is read in a function's body.
[[nodiscard]] bool uses_name(const LuaNode& function, std::string_view name);

/// Parameters that nobody uses, of those that may go: the last ones go, those before others are
/// `_`.
void drop_parameters(LuaNode& function, const std::function<bool(const LuaNode&)>& may_go);

}  // namespace ptcg::script::migrating
