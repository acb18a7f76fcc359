#pragma once

#include <span>
#include <vector>

#include "definitions/scripted_card.hpp"
#include "facts/card_facts.hpp"
#include "ptcg/scripting/problem.hpp"
#include "ptcg/scripting/script_bundle.hpp"

namespace ptcg {

/// Runs all chunks in a fresh sandbox. `facts[i]` belongs to `bundle.cards[i]`. Filters and names
/// are added to the library, what the scripts register to the bundle. All problems are reported.
std::vector<ScriptedCard> read_definitions(ScriptBundle& bundle,
                                           std::span<const CardFacts* const> facts,
                                           CardLibrary& library, Problems& problems);

}  // namespace ptcg
