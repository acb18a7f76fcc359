#pragma once

#include <set>
#include <string>
#include <vector>

#include "phrases/card_draft.hpp"
#include "phrases/form.hpp"
#include "text_tests/expectations/noun_meaning.hpp"
#include "text_tests/expectations/tabletop.hpp"

/// What a text says happens, read from its form and the expectations of its rows alone.
namespace ptcg::tools {

/// Whose text it is, and where.
struct TextSubject {
    phrases::EffectText::Kind kind = phrases::EffectText::Kind::attack;
    PlayerId player = PlayerId::one;  ///< who uses it
    SlotId self = no_slot;            ///< the Pokémon with it, if it is one's
    CardIndex lying = no_card;        ///< the card with it, if it is outside play
    std::string arrival = {};         ///< "on_bench" or "on_evolve", if it has just come so
    std::string attack = {};          ///< its name, if it is one
    int damage = 0;                   ///< printed beside it
    int cost = 0;                     ///< its symbols
    DamageMark mark = DamageMark::none;
};

/// What a table looks like after an action, in words: one line for each thing that changed, each
/// coin and each deck that was shuffled.
using TableEnd = std::string;

/// An attack to which a text may react.
struct SeenAttack {
    SlotId attacker = no_slot;
    std::vector<SlotId> damaged;  ///< the Pokémon that it damaged
    std::vector<int> points;      ///< and how much each of them
};

struct ExpectedEnds {
    std::set<TableEnd> ends;  ///< with all choices and coins
    bool too_many = false;    ///< there are more
};

/// Returns everything that the text lets happen at this table. Throws NotExpected if a row has no
/// expectation, or is not about what happens when the text is used.
[[nodiscard]] ExpectedEnds expected_ends(const phrases::Form& form, const TextSubject& subject,
                                         const Tabletop& before);

/// Returns everything that follows if the text reacts to an attack. `after` is the table then.
/// Throws NotExpected like `expected_ends`.
[[nodiscard]] ExpectedEnds expected_reactions(const phrases::Form& form, const TextSubject& subject,
                                              const Tabletop& after, const SeenAttack& attack);

/// Returns the end that these changes and coins make: "heads" and "tails".
[[nodiscard]] TableEnd end_of(std::vector<std::string> changes, int heads, int tails);

/// Returns how many coins of an end show heads.
[[nodiscard]] int heads_in(const TableEnd& end);
/// Coins that are flipped until tails show at most this many heads in what is expected.
inline constexpr int most_heads_until_tails = 5;

}  // namespace ptcg::tools
