#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "text_tests/expectations/expectation_test.hpp"
#include "text_tests/expectations/expected_ends.hpp"

namespace ptcg::tools {

/// The same position twice: where a text works, and where all are silent.
struct PairedScene {
    Match& awake;
    Match& silent;
    Tabletop table;                      ///< of both
    std::optional<TextSubject> subject;  ///< whose the text is; nothing if it is not in play
    std::size_t texts = 0;               ///< how often it is in play
};

/// What a look at such positions has shown.
struct PairResult {
    bool showed = false;     ///< the text made a difference
    std::string difference;  ///< to what was expected, in several lines
};

/// A text and where to try it.
struct PairedTest {
    SilentCards& cards;   ///< with the text awake
    SilentCards& silent;  ///< the same cards, all silent
    const RulesOfCard& rules;
    DefId card;
    const phrases::EffectText& text;
    int scenes;
    int enough;  ///< positions in which it made a difference, after which no more are tried
};

/// Calls `look` for random positions until it finds a difference.
[[nodiscard]] ExpectationResult test_pairs(const PairedTest& test,
                                           const std::function<PairResult(PairedScene&)>& look);

/// Returns whose a card's text is, and where, for each copy of the card in play.
[[nodiscard]] std::vector<TextSubject> find_subjects(const Tabletop& table, DefId card,
                                                     const phrases::EffectText& text);

/// Gets an action that is possible in both positions, and the number of its option in each.
using ActionVisit =
    std::function<void(const Option& action, std::uint16_t awake, std::uint16_t silent)>;

/// Calls `visit` with each such action.
void each_action(PairedScene& scene, const ActionVisit& visit);

/// Calls `visit` with each such attack, if nothing keeps the attacker from attacking as usual.
void each_attack(PairedScene& scene, const ActionVisit& visit);

}  // namespace ptcg::tools
