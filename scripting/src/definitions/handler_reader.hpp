#pragma once

#include <array>
#include <vector>

#include "definitions/context.hpp"
#include "ptcg/handler.hpp"
#include "words/hooks.hpp"

namespace ptcg::script {

// Converts what a card registers to handlers of the rules. All problems go to the context. A result
// with problems must not be used.

/// Reads one handler: a function, a constant, or a table with the keys `handler_keys`. `ability`:
/// the Ability it belongs to.
void read_handler(const DefinitionContext& where, const HookKey& key, std::uint8_t ability,
                  const Node& value, std::vector<Handler>& handlers);

/// Reads the list of needs of a handler or an attack.
void read_needs(const DefinitionContext& where, const Node& list,
                std::array<Requirement, max_needs>& needs);

}  // namespace ptcg::script
