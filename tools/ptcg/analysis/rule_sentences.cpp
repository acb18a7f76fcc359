// States each rule that can refuse an action in our own short words.

#include <algorithm>
#include <iterator>

#include "analysis/legality.hpp"

namespace ptcg::tools {

namespace {

struct RuleSentence {
    std::string_view rule;
    std::string_view sentence;
};

constexpr RuleSentence rule_sentences[] = {
    {"ABIL-02", "the text says when it may be used, and that is not now"},
    {"ASL-01", "an Asleep Pokémon can't attack"},
    {"ATK-01", "only the Active Pokémon attacks, with one of its attacks"},
    {"ATK-02", "the attached Energy doesn't cover the attack's cost"},
    {"BENCH-01", "only Basic Pokémon are put onto the Bench, and only while it has room"},
    {"BENCH-02", "a Basic Pokémon must be put onto the Bench first in your first turn"},
    {"CARD-04", "only Trainer cards are played this way"},
    {"CARD-13", "the text of a card forbids it"},
    {"EVO-01", "a Pokémon only evolves into a card that says it evolves from it"},
    {"EVO-06", "a Pokémon can't evolve in the turn it came into play or evolved"},
    {"EVO-07", "no Pokémon evolves in its player's first turn"},
    {"GAP-24", "a Pokémon does not evolve again in the turn in which it was devolved"},
    {"GX-02", "each player may use only one GX attack in a game"},
    {"LEG-01", "all its parts must be put onto the Bench together"},
    {"LVX-02", "a Pokémon can't level up in the turn it evolved"},
    {"NRG-01", "only one Energy card may be attached from the hand each turn"},
    {"PAR-01", "a Paralyzed Pokémon can't attack"},
    {"RET-01", "the attached Energy doesn't pay the Retreat Cost"},
    {"RET-02", "the Active Pokémon has retreated as often as it may this turn"},
    {"RET-03", "an Asleep or Paralyzed Pokémon can't retreat"},
    {"RET-08", "retreating needs a Benched Pokémon to take its place"},
    {"TRN-01", "a Trainer card does what it says, and that is not possible now"},
    {"TRN-03", "only one Supporter card may be played each turn"},
    {"TRN-05", "the Stadium says when it may be used, and that is not now"},
    {"TRN-06", "only one Stadium card may be played each turn"},
    {"TRN-07", "a Stadium of this name is in play already"},
    {"TRN-08", "each Pokémon can have only one Pokémon Tool"},
    {"TURN-03", "this is done in your own turn, before attacking"},
    {"TURN-04", "a turn may not be ended while an attack can be used"},
    {"TURN-05", "the player who goes first can't attack in the first turn"},
    {"TURN-06", "the player who goes first can't play this kind of card in the first turn"},
    {"TURN-07", "the player who goes first can't play a Supporter in the first turn"},
    {"VSTAR-02", "each player may use only one VSTAR Power in a game"},
    {"VUN-02", "all its parts must be in the discard pile and are put onto the Bench together"},
    {"VUN-04", "a V-UNION of each name may be put together only once in a game"},
};

}  // namespace

std::string_view sentence_of_rule(std::string_view rule)
{
    const auto* found = std::ranges::find(rule_sentences, rule, &RuleSentence::rule);
    return found == std::end(rule_sentences) ? std::string_view{} : found->sentence;
}

}  // namespace ptcg::tools
