#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "ptcg/card_def.hpp"
#include "ptcg/decision.hpp"
#include "ptcg/ids.hpp"
#include "ptcg/resolver_values.hpp"
#include "ptcg/state.hpp"
#include "ptcg/table_view.hpp"
#include "ptcg/types.hpp"

/// The tables of all fields. From each come a struct, whose members are the numbers of a row, and
/// the names, ranges and meanings in `sections()`. The structs have no default values, so the
/// compiler warns where a field is left out.
///
/// A new field, or another meaning, needs a new `encoding_version`.
namespace ptcg::encoding {

inline constexpr int most_number = std::numeric_limits<std::int16_t>::max();
inline constexpr int least_number = std::numeric_limits<std::int16_t>::min();

inline constexpr int all_types = (1 << type_count) - 1;
/// A bit for each Ability of a card, and one for the text of the card itself.
inline constexpr int most_texts = (2 << max_abilities) - 1;

/// Players are seen from the seat of the observing player.
enum Relative : int { nobody = 0, me = 1, opponent = 2, chance_itself = 3 };

// clang-format off
#define PTCG_GLOBAL_FIELDS(FIELD) \
    FIELD(asked, 0, 3, "who answers the open question: 0 nobody, 1 me, 2 the opponent, 3 chance") \
    FIELD(purpose, 0, static_cast<int>(Purpose::count), "1 + what the question is for; 0: none is open") \
    FIELD(min, 0, most_number, "fewest picks of an answer; like the next eight, 0 unless I am asked") \
    FIELD(max, 0, most_number, "most picks of an answer") \
    FIELD(ordered, 0, 1, "1: the order of the picks matters") \
    FIELD(secret, 0, 1, "1: only I may know the answer") \
    FIELD(source, 0, most_number, "the card whose text asks; 0: the rules ask") \
    FIELD(effect, 0, 255, "1 + its attack or Ability; 0: none") \
    FIELD(by_attack, 0, 1, "1: `effect` is an attack") \
    FIELD(options, 0, most_number, "how many rows of `options` are used") \
    FIELD(picks, 0, most_picks, "how many rows of `picks` are used") \
    FIELD(words, 0, 250, "how many options are words") \
    FIELD(turn, 0, most_number, "number of the turn; 0 during setup") \
    FIELD(turn_player, 0, 2, "whose turn it is: 0 nobody's, 1 mine, 2 the opponent's") \
    FIELD(starting_player, 0, 2, "who took the first turn") \
    FIELD(outcome, 0, static_cast<int>(outcome_count) - 1, "0 running, 1 won, 2 draw, 3 void, 4 decision cap") \
    FIELD(winner, 0, 2, "who has won") \
    FIELD(reason, 0, static_cast<int>(win_reason_count) - 1, "why: the number of a reason") \
    FIELD(energy_attached, 0, 255, "Energy cards attached this turn, from the hand by the turn's action") \
    FIELD(supporters_played, 0, 255, "Supporter cards played this turn") \
    FIELD(stadiums_played, 0, 255, "Stadium cards played this turn") \
    FIELD(retreats, 0, 255, "how often the player whose turn it is has retreated") \
    FIELD(stadium, 0, most_number, "the Stadium card in play") \
    FIELD(stadium_owner, 0, 2, "who played it") \
    FIELD(stadium_used_by_me, 0, 1, "1: I have used it this turn") \
    FIELD(stadium_used_by_opponent, 0, 1, "1: the opponent has") \
    FIELD(cards, 0, static_cast<int>(cards_per_match), "how many rows of `cards` are used") \
    FIELD(lasting, 0, static_cast<int>(most_lasting), "how many rows of `lasting` are used") \
    FIELD(faulty, 0, 1, "1: a card text failed, and numbers that it would change are those printed") \
    FIELD(stopped, 0, 1, "1: no question is open, because a card text failed and the match waits") \
    FIELD(script_failed, 0, 1, "1: no question is open, and a card text has failed in this match")

#define PTCG_PLAYER_FIELDS(FIELD) \
    FIELD(deck, 0, 60, "cards in the deck") \
    FIELD(hand, 0, 60, "cards in the hand") \
    FIELD(discard, 0, 60, "cards in the discard pile") \
    FIELD(prizes, 0, 60, "Prize cards left") \
    FIELD(lost_zone, 0, 60, "cards in the Lost Zone") \
    FIELD(beside, 0, 60, "Supporter cards beside the Active Pokémon, in the eras that put them there") \
    FIELD(bench, 0, static_cast<int>(max_bench), "Pokémon on the Bench") \
    FIELD(turns_taken, 0, 255, "turns the player has had") \
    FIELD(limits_used, least_number, most_number, "a bit for each thing that may be done once a game, if done: GX attack, VSTAR Power")

#define PTCG_POKEMON_FIELDS(FIELD) \
    FIELD(present, 0, 1, "1: there is a Pokémon") \
    FIELD(face_down, 0, 1, "1: I see only its back (in setup), and the rest of the row is 0") \
    FIELD(card, 0, most_number, "its top card") \
    FIELD(hp, least_number, most_number, "its HP with all effects") \
    FIELD(damage, 0, most_damage, "points of damage") \
    FIELD(asleep, 0, 1, "1: Asleep") \
    FIELD(burned, 0, 1, "1: Burned") \
    FIELD(confused, 0, 1, "1: Confused") \
    FIELD(paralyzed, 0, 1, "1: Paralyzed") \
    FIELD(poisoned, 0, 1, "1: Poisoned") \
    FIELD(poison_counters, 0, 255, "damage counters that poison puts on it") \
    FIELD(burn_counters, 0, 255, "damage counters that a burn puts on it") \
    FIELD(sleep_coins, 0, 255, "coins that must all be heads to wake up") \
    FIELD(retreat_cost, 0, 255, "Energy to retreat, with all effects") \
    FIELD(types, 0, all_types, "its types with all effects, a bit for each") \
    FIELD(evolved, 0, 1, "1: it is evolved") \
    FIELD(attached, 0, static_cast<int>(cards_per_match), "cards attached to it or under its top card") \
    FIELD(came_this_turn, 0, 1, "1: it came into play this turn") \
    FIELD(evolved_this_turn, 0, 1, "1: it evolved this turn") \
    FIELD(devolved_this_turn, 0, 1, "1: it devolved this turn") \
    FIELD(id, least_number, most_number, "the same as long as it is in play, from 1, as 16 bits; no other Pokémon of the game has it") \
    FIELD(used, 0, most_texts, "used up, of its top card: a bit for each Ability") \
    FIELD(weakness_types, 0, all_types, "the types of its Weakness with all effects, a bit for each; 0: none") \
    FIELD(weakness_times, 0, 255, "its factor, by which damage is multiplied; if 0:") \
    FIELD(weakness_amount, least_number, most_number, "points added to damage") \
    FIELD(weakness_2_types, 0, all_types, "the same of a second Weakness") \
    FIELD(weakness_2_times, 0, 255, "its factor; if 0:") \
    FIELD(weakness_2_amount, least_number, most_number, "points added to damage") \
    FIELD(resistance_types, 0, all_types, "the types of its Resistance with all effects, a bit for each; 0: none") \
    FIELD(resistance_times, 0, 255, "its factor; if 0:") \
    FIELD(resistance_amount, least_number, most_number, "points taken off damage") \
    FIELD(resistance_2_types, 0, all_types, "the same of a second Resistance") \
    FIELD(resistance_2_times, 0, 255, "its factor; if 0:") \
    FIELD(resistance_2_amount, least_number, most_number, "points taken off damage")

#define PTCG_CARD_FIELDS(FIELD) \
    FIELD(card, 0, most_number, "the card") \
    FIELD(owner, 0, 2, "whose pile or whose Pokémon: 1 mine, 2 the opponent's") \
    FIELD(zone, 0, static_cast<int>(Zone::none), "1 + its zone; the one of `in_play` is for cards of a Pokémon") \
    FIELD(spot, 0, static_cast<int>(slots_per_match), "of a Pokémon's card: 1 + the row of `pokemon`") \
    FIELD(role, 0, static_cast<int>(Role::other), "of a Pokémon's card: 1 under its top card, 2 a part of it, 3 Energy, 4 a Tool, 5 other") \
    FIELD(place, 0, 60, "in a pile: 1 + its place, the last one on top; 0: somewhere in a hand") \
    FIELD(used, 0, most_texts, "used up, of a Pokémon's card: a bit for each Ability, and 8 for the text of an attached card. Of equal cards the first is marked") \
    FIELD(units, 0, 4, "of Energy: how many units it provides now") \
    FIELD(unit_1, 0, all_types, "what the first one counts as: a bit for each type") \
    FIELD(unit_2, 0, all_types, "the second one") \
    FIELD(unit_3, 0, all_types, "the third one") \
    FIELD(unit_4, 0, all_types, "the fourth one")

#define PTCG_LASTING_FIELDS(FIELD) \
    FIELD(kind, 0, static_cast<int>(LastingKind::used_this_game) + 1, "1 + the kind of effect") \
    FIELD(anchor, 0, static_cast<int>(Anchor::game), "what it is on: 0 a Pokémon, 1 a player, 2 the game") \
    FIELD(origin, 0, static_cast<int>(Origin::energy), "what began it: 0 a rule, 1 an attack, 2 an Ability, 3 a Trainer, 4 an Energy card") \
    FIELD(spot, 0, static_cast<int>(slots_per_match), "1 + the row of the Pokémon it is on") \
    FIELD(player, 0, 2, "the player it is on") \
    FIELD(owner, 0, 2, "whose text it is") \
    FIELD(marker, 0, 1, "1: it is a marker; `value` of them") \
    FIELD(later, 0, 1, "1: it applies only from the next turn on") \
    FIELD(card, 0, most_number, "the card whose text it is") \
    FIELD(effect, 0, 255, "1 + its attack or Ability; 0: none") \
    FIELD(name, least_number, most_number, "1 + the number of its name among the names of the library, as 16 bits; 0: none") \
    FIELD(attack_card, 0, most_number, "the card of the only attack it is about") \
    FIELD(attack, 0, 255, "the number of that attack") \
    FIELD(value, least_number, most_number, "its number, of built-in kinds and markers") \
    FIELD(ends, 0, 1, "1: it ends after a certain turn") \
    FIELD(turns_left, least_number, most_number, "how many turns after this one")

#define PTCG_PICK_FIELDS(FIELD) \
    FIELD(option, 0, most_number, "1 + the number of the option that was picked")

#define PTCG_LIST_FIELDS(FIELD) \
    FIELD(card, 0, most_number, "a card of the list")

#define PTCG_OPTION_FIELDS(FIELD) \
    FIELD(kind, 0, static_cast<int>(option_kind_count) + 1, "1 + the kind of option; the highest number is \"enough\"") \
    FIELD(left, 0, 255, "how often it may still be picked: identical cards are one option") \
    FIELD(picked, 0, most_picks, "how often it has been picked") \
    FIELD(zone, 0, static_cast<int>(Zone::none), "1 + the zone of its card; 0: none") \
    FIELD(place, 0, 255, "1 + its place there; 0: not shown") \
    FIELD(spot, 0, static_cast<int>(slots_per_match), "1 + the row of its Pokémon in `pokemon`; 0: none") \
    FIELD(value, 0, 255, "a number, attack, Ability, condition or word, by kind") \
    FIELD(card, 0, most_number, "its card") \
    FIELD(word, 0, most_number, "of a word: a number made from its letters")
// clang-format on

#define PTCG_MEMBER(name, least, most, meaning) std::int16_t name;
struct GlobalRow {
    PTCG_GLOBAL_FIELDS(PTCG_MEMBER)
};
struct PlayerRow {
    PTCG_PLAYER_FIELDS(PTCG_MEMBER)
};
struct PokemonRow {
    PTCG_POKEMON_FIELDS(PTCG_MEMBER)
};
struct CardRow {
    PTCG_CARD_FIELDS(PTCG_MEMBER)
};
struct LastingRow {
    PTCG_LASTING_FIELDS(PTCG_MEMBER)
};
struct PickRow {
    PTCG_PICK_FIELDS(PTCG_MEMBER)
};
struct ListRow {
    PTCG_LIST_FIELDS(PTCG_MEMBER)
};
struct OptionRow {
    PTCG_OPTION_FIELDS(PTCG_MEMBER)
};
#undef PTCG_MEMBER

/// The sections of a fixed size, in their order; the options follow.
struct Head {
    GlobalRow global;
    std::array<PlayerRow, players> sides;
    std::array<PokemonRow, slots_per_match> pokemon;
    std::array<CardRow, cards_per_match> cards;
    std::array<LastingRow, most_lasting> lasting;
    std::array<PickRow, most_picks> picks;
    std::array<std::array<ListRow, cards_per_player>, players> lists;
};

/// How many numbers a row, or a block of rows, has.
template <typename Rows>
inline constexpr std::size_t numbers_in = sizeof(Rows) / sizeof(std::int16_t);

static_assert(std::is_trivially_copyable_v<Head> && std::has_unique_object_representations_v<Head>);
static_assert(std::is_trivially_copyable_v<OptionRow>);

/// The kind of the option "enough", in an OptionRow.
inline constexpr std::int16_t enough_kind = static_cast<std::int16_t>(option_kind_count) + 1;

}  // namespace ptcg::encoding
