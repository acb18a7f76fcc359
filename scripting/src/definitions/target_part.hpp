#pragma once

#include "definitions/context.hpp"
#include "definitions/registration.hpp"

namespace ptcg::script {

/// Converts the `target` of an attack, a place or a table that begins with one, to the function of
/// the part `choose` that asks for it. If it is neither, reports that and returns nil.
[[nodiscard]] Node target_part(const DefinitionContext& where, const Node& target);

}  // namespace ptcg::script
