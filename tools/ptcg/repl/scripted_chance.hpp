#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/decision.hpp"
#include "ptcg/random.hpp"
#include "ptcg/result.hpp"
#include "ptcg/state.hpp"

namespace ptcg::tools {

/// Outcomes of chance that are set in advance. All others come from the generator.
///
/// The match asks for each coin, shuffle and pick (`MatchSetup::explicit_chance`), so an outcome is
/// an answer like any other, and the session can copy the moments in between and go back to them.
struct ScriptedChance {
    std::deque<bool> coins;                         ///< true: heads
    std::deque<std::vector<std::string>> shuffles;  ///< ids of the cards on top after a shuffle
    std::deque<std::string> picks;                  ///< ids of cards picked at random
    bool keep_order = false;                        ///< shuffles leave the cards in their order

    [[nodiscard]] bool empty() const
    {
        return coins.empty() && shuffles.empty() && picks.empty() && !keep_order;
    }
    friend bool operator==(const ScriptedChance&, const ScriptedChance&) = default;
};

/// Returns "coins H T T; 1 shuffle; the order is kept", or an empty string.
[[nodiscard]] std::string to_string(const ScriptedChance& script);

/// Returns the answer to a question for chance: the next outcome of its kind that was set in
/// advance, else one drawn from `random`. Fails if the preset outcome is impossible here.
[[nodiscard]] Result<std::vector<std::uint16_t>> answer_chance(const Decision& decision,
                                                               const MatchState& state,
                                                               const CardLibrary& library,
                                                               ScriptedChance& script,
                                                               Random& random);

}  // namespace ptcg::tools
