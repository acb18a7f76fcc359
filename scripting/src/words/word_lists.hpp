#pragma once

#include <array>
#include <span>
#include <string_view>

#include "ptcg/decision.hpp"
#include "ptcg/handler.hpp"
#include "ptcg/resolver.hpp"
#include "ptcg/state.hpp"

/// The words for arguments and handler keys, each with its meaning. Next to each list are the
/// values of the words, by position.
namespace ptcg::script {

struct Word {
    std::string_view name;
    std::string_view doc;
};

/// All words that an argument may be. The name is that of the type in the editor stubs.
struct WordList {
    std::string_view name;
    std::string_view doc;
    std::span<const Word> words;
};

inline constexpr std::size_t most_words = 64;

/// Returns the words alone, written to `buffer`; for messages.
[[nodiscard]] constexpr std::span<const std::string_view> names_of(
    const WordList& list, std::span<std::string_view, most_words> buffer)
{
    for (std::size_t i = 0; i < list.words.size(); ++i) buffer[i] = list.words[i].name;
    return buffer.first(list.words.size());
}

inline constexpr std::array zone_words = {
    Word{"deck", "the deck"},
    Word{"hand", "the hand"},
    Word{"discard", "the discard pile"},
    Word{"prizes", "the Prize cards"},
    Word{"lost_zone", "the Lost Zone"},
    Word{"beside", "next to the Active Pokémon, where a Supporter waits for the end of the turn"}};
inline constexpr std::array zone_values = {Zone::deck,   Zone::hand,      Zone::discard,
                                           Zone::prizes, Zone::lost_zone, Zone::beside};
inline constexpr WordList zone_list{"Zone", "a pile of cards", zone_words};

/// Where cards can be put. "bench" (the last) is not a pile.
inline constexpr std::array place_words = {
    Word{"hand", "into the owner's hand"},
    Word{"deck", "into the owner's deck, which is then shuffled"},
    Word{"deck_top", "on top of the owner's deck"},
    Word{"deck_bottom", "under the owner's deck"},
    Word{"discard", "into the owner's discard pile"},
    Word{"lost_zone", "into the owner's Lost Zone"},
    Word{"prizes", "face down with the owner's Prize cards"},
    Word{"bench", "onto the owner's Bench: Pokémon cards, as far as there is room"}};
inline constexpr std::array place_values = {
    Placement{Zone::hand, false},    Placement{Zone::deck, false},
    Placement{Zone::deck, false},    Placement{Zone::deck, true},
    Placement{Zone::discard, false}, Placement{Zone::lost_zone, false},
    Placement{Zone::prizes, false}};
inline constexpr std::size_t shuffled_into_deck = 1, deck_top = 2;
inline constexpr std::size_t to_bench = place_values.size();
/// Returns the pile that a word of `place_words` names.
[[nodiscard]] constexpr Zone zone_of_place(std::size_t place)
{
    return place < place_values.size() ? place_values[place].zone : Zone::none;
}
inline constexpr WordList place_list{"Place", "where cards are put", place_words};
inline constexpr WordList pile_place_list{"PilePlace", "where a Pokémon that leaves play is put",
                                          std::span(place_words).first(place_values.size())};

/// Where a player's cards and Pokémon are: the piles, then the places in play.
inline constexpr std::array holding_words = [] {
    std::array<Word, zone_words.size() + 2> words{};
    for (std::size_t i = 0; i < zone_words.size(); ++i) words[i] = zone_words[i];
    words[zone_words.size()] = {"pokemon", "the Pokémon in play"};
    words[zone_words.size() + 1] = {"bench", "the Benched Pokémon"};
    return words;
}();
inline constexpr WordList holding_list{"Holding", "where a player's cards and Pokémon are",
                                       holding_words};

/// Pokémon or cards of a player, from the viewpoint of the effect's owner.
struct Group {
    bool own = true;
    Zone zone = Zone::none;  ///< a pile; `none`: Pokémon in play
    bool bench = false;      ///< Benched ones only
};
inline constexpr std::array group_words = {
    Word{"own_pokemon", "the player's own Pokémon in play"},
    Word{"opponent_pokemon", "the opponent's Pokémon in play"},
    Word{"own_bench", "the player's own Benched Pokémon"},
    Word{"opponent_bench", "the opponent's Benched Pokémon"},
    Word{"hand", "the player's own hand"},
    Word{"opponent_hand", "the opponent's hand"},
    Word{"discard", "the player's own discard pile"},
    Word{"opponent_discard", "the opponent's discard pile"},
    Word{"deck", "the player's own deck"},
    Word{"opponent_deck", "the opponent's deck"},
    Word{"lost_zone", "the player's own Lost Zone"},
    Word{"opponent_lost_zone", "the opponent's Lost Zone"}};
inline constexpr std::array group_values = {Group{.own = true},
                                            Group{.own = false},
                                            Group{.own = true, .bench = true},
                                            Group{.own = false, .bench = true},
                                            Group{.own = true, .zone = Zone::hand},
                                            Group{.own = false, .zone = Zone::hand},
                                            Group{.own = true, .zone = Zone::discard},
                                            Group{.own = false, .zone = Zone::discard},
                                            Group{.own = true, .zone = Zone::deck},
                                            Group{.own = false, .zone = Zone::deck},
                                            Group{.own = true, .zone = Zone::lost_zone},
                                            Group{.own = false, .zone = Zone::lost_zone}};
inline constexpr WordList group_list{"Group", "Pokémon or cards of a player", group_words};

/// What happens to the cards that were looked at and not taken.
inline constexpr std::array rest_words = {Word{"deck", "shuffled back into the deck"},
                                          Word{"deck_top", "on top of the deck, in any order"},
                                          Word{"deck_bottom", "under the deck, in any order"},
                                          Word{"hand", "into the hand"},
                                          Word{"discard", "into the discard pile"},
                                          Word{"lost_zone", "into the Lost Zone"}};
inline constexpr std::array rest_values = {
    Placement{Zone::deck, false},    Placement{Zone::deck, false},
    Placement{Zone::deck, true},     Placement{Zone::hand, false},
    Placement{Zone::discard, false}, Placement{Zone::lost_zone, false}};
inline constexpr WordList rest_list{"Rest", "where the cards that were not taken go", rest_words};
inline constexpr std::array end_words = {Word{"deck_top", "on top of the deck"},
                                         Word{"deck_bottom", "under the deck"}};
inline constexpr WordList end_list{"DeckEnd", "the top or the bottom of the deck", end_words};

// What the match remembers about this turn and each player's last one.
inline constexpr std::array memory_words = {
    Word{"played", "a Trainer card was played from the hand"},
    Word{"benched", "a Pokémon was put onto the Bench from the hand"},
    Word{"attached", "an Energy card was attached from the hand"},
    Word{"evolved", "a Pokémon evolved"},
    Word{"attacked", "a Pokémon attacked; `name` is the attack's"},
    Word{"damaged", "a Pokémon of the player was damaged by an attack; the amount is in points"},
    Word{"knocked_out", "a Pokémon of the player was Knocked Out during the turn"},
    Word{"healed", "damage counters were removed from a Pokémon"},
    Word{"moved_to_active", "a Pokémon moved from the Bench to the Active Spot"},
    Word{"retreated", "a Pokémon retreated"},
    Word{"prizes_taken", "Prize cards were taken; the amount is in cards"}};
inline constexpr std::array memory_values = {Memo::played,      Memo::benched,     Memo::attached,
                                             Memo::evolved,     Memo::attacked,    Memo::damaged,
                                             Memo::knocked_out, Memo::healed,      Memo::moved,
                                             Memo::retreated,   Memo::prizes_taken};
inline constexpr WordList memory_list{"Memory", "an event that may have happened", memory_words};
inline constexpr std::array when_words = {
    Word{"this_turn", "in the current turn"},
    Word{"own_last_turn", "in the last turn that this text's owner ended"},
    Word{"opponents_last_turn", "in the last turn that the opponent ended"}};
inline constexpr WordList when_list{"When", "which turn to look back at", when_words};
inline constexpr std::array role_words = {Word{"energy", "it provides Energy"},
                                          Word{"tool", "it is a Pokémon Tool"},
                                          Word{"other", "neither"}};
inline constexpr std::array role_values = {Role::energy, Role::tool, Role::other};
inline constexpr WordList role_list{"Role", "the role of an attached card", role_words};

inline constexpr std::array lasting_words = {
    Word{"damage_dealt", "attacks of `on` do `value` more damage, before Weakness and Resistance"},
    Word{"damage_taken", "attacks do `value` more damage to `on`, after Weakness and Resistance"},
    Word{"base_damage", "the base damage of the attack `attack` is `value`"},
    Word{"attack_needs_coin",
         "before it attacks, a coin is flipped; on tails, the attack does nothing"},
    Word{"no_attack", "`on` may not attack"},
    Word{"no_named_attack", "`on` may not use the attack `attack`"},
    Word{"no_retreat", "`on` may not retreat"},
    Word{"no_damage", "damage done to `on` by attacks is prevented"},
    Word{"no_effects", "effects of attacks on `on` are prevented; damage is not"},
    Word{"no_abilities", "the player `on` may not use Abilities"},
    Word{"no_trainers", "the player `on` may not play Trainer cards"},
    Word{"no_items", "the player `on` may not play Items"},
    Word{"no_supporters", "the player `on` may not play Supporters"},
    Word{"no_stadiums", "the player `on` may not play Stadiums"}};
inline constexpr std::array lasting_values = {
    LastingKind::damage_dealt,      LastingKind::damage_taken, LastingKind::base_damage,
    LastingKind::attack_needs_coin, LastingKind::no_attack,    LastingKind::no_named_attack,
    LastingKind::no_retreat,        LastingKind::no_damage,    LastingKind::no_effects,
    LastingKind::no_abilities,      LastingKind::no_trainers,  LastingKind::no_trainers,
    LastingKind::no_trainers,       LastingKind::no_trainers};
/// The kinds of Trainer cards that no_trainers, no_items ... affect.
inline constexpr std::array lasting_cards = {CardFilter::trainer, CardFilter::item,
                                             CardFilter::supporter, CardFilter::stadium};
inline constexpr std::size_t first_lasting_of_cards = lasting_words.size() - lasting_cards.size();
inline constexpr WordList lasting_list{"LastingKind", "a built-in lasting effect", lasting_words};

inline constexpr std::array until_words = {
    Word{"turn", "at the end of this turn"},
    Word{"opponents_next_turn", "at the end of the opponent's next turn"},
    Word{"own_next_turn", "at the end of the owner's next turn"},
    Word{"leaves_play", "when the Pokémon it is on leaves play"},
    Word{"game", "at the end of the match"}};
inline constexpr std::array until_values = {Until::end_of_turn, Until::end_of_opponents_next_turn,
                                            Until::end_of_own_next_turn, Until::leaves_play,
                                            Until::end_of_game};
inline constexpr WordList until_list{"Until", "when a lasting effect ends", until_words};

/// The purposes that a script's question may have. The rules have others for their own questions.
inline constexpr std::array purpose_words = {
    Word{"use_text", "do you want to use this text?"},
    Word{"search", "take cards found in a hidden zone"},
    Word{"choose_card", "a card, for whatever the text does with it"},
    Word{"choose_pokemon", "a Pokémon, for whatever the text does with it"},
    Word{"damage", "which Pokémon gets damage or damage counters"},
    Word{"heal", "which Pokémon is healed"},
    Word{"attach", "which Pokémon gets the card, or which card is attached"},
    Word{"discard", "which card is discarded"},
    Word{"discard_energy", "which attached Energy card is discarded"},
    Word{"move_energy", "which attached Energy card is moved, or where"},
    Word{"switch_in", "which Pokémon moves to the Active Spot"},
    Word{"to_deck", "which card goes back into the deck"},
    Word{"attack", "which attack"},
    Word{"number", "how many"},
    Word{"mode", "which of the things the text names"},
    Word{"yes_no", "yes or no, for anything else"},
    Word{"evolve", "which Pokémon evolves, or into what"}};
inline constexpr std::array purpose_values = {
    Purpose::use_text,       Purpose::search,      Purpose::choose_card, Purpose::choose_pokemon,
    Purpose::damage,         Purpose::heal,        Purpose::attach,      Purpose::discard,
    Purpose::discard_energy, Purpose::move_energy, Purpose::switch_in,   Purpose::to_deck,
    Purpose::attack,         Purpose::number,      Purpose::mode,        Purpose::yes_no,
    Purpose::evolve};
inline constexpr WordList purpose_list{
    "Purpose", "what a question is for: screens show it, and bots decide by it", purpose_words};

// In the order of the engine's enumerations. The words are their names.
inline constexpr std::array type_words = {Word{"grass", "G in deck and test letters"},
                                          Word{"fire", "R"},
                                          Word{"water", "W"},
                                          Word{"lightning", "L"},
                                          Word{"psychic", "P"},
                                          Word{"fighting", "F"},
                                          Word{"darkness", "D"},
                                          Word{"metal", "M"},
                                          Word{"fairy", "Y"},
                                          Word{"dragon", "N; no Energy has this type"},
                                          Word{"colorless", "C; what any Energy can pay for"}};
inline constexpr WordList type_list{"Type", "a type of Pokémon or Energy", type_words};

inline constexpr std::array condition_words = {
    Word{"asleep",
         "may not attack or retreat; between turns a coin is flipped, and heads wakes it up"},
    Word{"burned", "between turns it gets damage counters, according to the era's rules"},
    Word{"confused", "to attack it must flip heads; on tails it damages itself instead"},
    Word{"paralyzed", "may not attack or retreat until after its next turn"},
    Word{"poisoned", "between turns it gets a damage counter"}};
inline constexpr WordList condition_list{"Condition", "a Special Condition", condition_words};

/// In the order of Harm, which begins with none.
inline constexpr std::array harm_words = {
    Word{"attack_damage", "damage of an attack"},
    Word{"attack_effect", "another effect of an attack"},
    Word{"other_effect", "an effect that is not from an attack"},
    Word{"checkup", "a Special Condition, or another effect between turns"}};
inline constexpr WordList harm_list{"Cause", "what caused the damage or the Knock Out of a Pokémon",
                                    harm_words};

// For handlers, in the order of Where, Subject and Uses.
inline constexpr std::array where_words = {
    Word{"in_play", "anywhere in play"}, Word{"active", "in the Active Spot"},
    Word{"bench", "on the Bench"}, Word{"hand", "the card in its owner's hand"},
    Word{"discard", "the card in its owner's discard pile"}};
inline constexpr WordList where_list{"Where", "where the Pokémon of a text must be", where_words};
inline constexpr std::array subject_words = {
    Word{"self", "the Pokémon this text is on"},
    Word{"own", "any Pokémon or action of this text's owner"},
    Word{"opponent", "any Pokémon or action of the opponent"}, Word{"any", "any Pokémon or action"},
    Word{"this_card", "this card itself: `it.card` is the copy this text is on"}};
inline constexpr WordList subject_list{"Subject", "whose Pokémon or action an event is about",
                                       subject_words};
inline constexpr std::array uses_words = {
    Word{"no_limit", "any number of times"},
    Word{"once_per_turn", "once in a turn for this Pokémon; again after it evolves or comes back"},
    Word{"once_per_turn_by_name", "once in a turn for all copies of this text, per player"},
    Word{"once_per_game", "once in the match for all copies of this text, per player"}};
inline constexpr WordList uses_list{"Uses", "how often a text may be used", uses_words};

// In the order of By, Origin, AbilityKind and CameFrom. What an attack ignores is in the order of
// the bits.
inline constexpr std::array by_words = {Word{"any", "either player's"},
                                        Word{"own", "this text's owner's"},
                                        Word{"opponent", "the opponent's"}};
inline constexpr WordList by_list{"By", "whose text, attack or action does it", by_words};
inline constexpr std::array origin_words = {
    Word{"rule", "the rules"}, Word{"attack", "an attack"}, Word{"ability", "an Ability"},
    Word{"trainer", "a Trainer card"}, Word{"energy", "an Energy card"}};
inline constexpr WordList origin_list{"Origin", "what kind of text does it", origin_words};
inline constexpr std::array ability_kind_words = {
    Word{"ability", "an Ability"},
    Word{"poke-power", "a Poké-Power"},
    Word{"poke-body", "a Poké-Body"},
    Word{"pokemon-power", "a Pokémon Power"},
    Word{"held-item", "a held item, printed on the Pokémon"},
    Word{"ancient-trait", "an Ancient Trait"},
    Word{"rule", "what a Trainer card says about itself while it is in play as a Pokémon"}};
inline constexpr WordList ability_kind_list{"AbilityKind", "what the card calls its Ability",
                                            ability_kind_words};
inline constexpr std::array from_words = {
    Word{"anywhere", "from anywhere"}, Word{"hand", "from its owner's hand"},
    Word{"deck", "from its owner's deck"}, Word{"play", "from a Pokémon, or it was the Stadium"}};
inline constexpr WordList from_list{"CameFrom", "where the event's card came from", from_words};
// In the order of EffectKind.
inline constexpr std::array effect_words = {
    Word{"counters", "damage counters are put on it"},
    Word{"heal", "damage counters are removed from it: it is healed, or they go elsewhere"},
    Word{"damage", "damage that is not from an attack is done to it"},
    Word{"knock_out", "it is Knocked Out"},
    Word{"condition", "it gets a Special Condition"},
    Word{"recover", "it recovers from a Special Condition"},
    Word{"attach", "a card is attached to it"},
    Word{"discard", "a card attached to it is discarded"},
    Word{"move", "a card attached to it goes elsewhere"},
    Word{"evolve", "it evolves"},
    Word{"devolve", "its newest card is removed"},
    Word{"leave_play", "it leaves play, without being Knocked Out"},
    Word{"switch", "it changes places with another Pokémon"},
    Word{"lasting", "a lasting effect on it begins or ends"}};
inline constexpr WordList effect_list{"EffectKind", "what an effect does to a Pokémon",
                                      effect_words};

inline constexpr std::array ignores_words = {
    Word{"weakness", "Weakness"}, Word{"resistance", "Resistance"},
    Word{"effects", "any effects on the Defending Pokémon"}};
inline constexpr WordList ignores_list{"Ignores", "what does not affect an attack's damage",
                                       ignores_words};
/// What may count for a Benched Pokémon: the words above, except effects.
inline constexpr WordList affinity_list{"Affinity", "what affects damage",
                                        std::span(ignores_words).first(2)};

static_assert(zone_words.size() == zone_values.size());
static_assert(place_words.size() == place_values.size() + 1);
static_assert(rest_words.size() == rest_values.size());
static_assert(memory_words.size() == memory_values.size());
static_assert(role_words.size() == role_values.size());
static_assert(lasting_words.size() == lasting_values.size());
static_assert(until_words.size() == until_values.size());
static_assert(effect_words.size() == static_cast<std::size_t>(EffectKind::count));
static_assert(purpose_words.size() == purpose_values.size());
static_assert(type_words.size() == type_count);
static_assert(condition_words.size() == condition_count);

}  // namespace ptcg::script
