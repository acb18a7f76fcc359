#pragma once

#include <array>
#include <vector>

#include "definitions/context.hpp"
#include "ptcg/handler.hpp"
#include "words/hooks.hpp"

namespace ptcg::script {

// What a card registers, made handlers of the rules. All problems go to the context; what is
// answered then is of no use.

/// One handler: a function, a constant, or a table of the keys `handler_keys`. `ability`: whose
/// text it is.
void read_handler(const DefinitionContext& where, const HookKey& key, std::uint8_t ability,
                  const Node& value, std::vector<Handler>& handlers);

/// A list of needs, as handlers and attacks have them.
void read_needs(const DefinitionContext& where, const Node& list,
                std::array<Requirement, max_needs>& needs);

}  // namespace ptcg::script
