#pragma once

#include "definitions/context.hpp"
#include "definitions/registration.hpp"

namespace ptcg::script {

/// `target` of an attack, a place or a table that begins with one, as the function of the part
/// `choose` that asks for it. Nothing if it is neither; then the problem has been told.
[[nodiscard]] Node target_part(const DefinitionContext& where, const Node& target);

}  // namespace ptcg::script
