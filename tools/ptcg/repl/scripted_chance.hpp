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

/// Outcomes of chance that are settled in advance. What is not comes from the generator.
///
/// The match asks for each coin, shuffle and pick (`MatchSetup::explicit_chance`), so an outcome is
/// an answer like any other, and the moments in between can be copied and gone back to.
struct ScriptedChance {
    std::deque<bool> coins;                         ///< true: heads
    std::deque<std::vector<std::string>> shuffles;  ///< ids of the cards on top after a shuffle
    std::deque<std::string> picks;                  ///< ids of cards picked at random
    bool keep_order = false;                        ///< shuffles leave the cards as they lie

    [[nodiscard]] bool empty() const
    {
        return coins.empty() && shuffles.empty() && picks.empty() && !keep_order;
    }
    friend bool operator==(const ScriptedChance&, const ScriptedChance&) = default;
};

/// "coins H T T; 1 shuffle; the order is kept", or empty.
[[nodiscard]] std::string to_string(const ScriptedChance& script);

/// The answer to a question put to chance: the next settled outcome of its kind, else one drawn
/// from `random`. Fails if the settled one is impossible here.
[[nodiscard]] Result<std::vector<std::uint16_t>> answer_chance(const Decision& decision,
                                                               const MatchState& state,
                                                               const CardLibrary& library,
                                                               ScriptedChance& script,
                                                               Random& random);

}  // namespace ptcg::tools
