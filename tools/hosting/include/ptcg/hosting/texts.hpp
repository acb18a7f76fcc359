#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "ptcg/decision.hpp"
#include "ptcg/handler.hpp"
#include "ptcg/types.hpp"

#include "ptcg/hosting/text.hpp"

/// Everything the program says about a game, in one language. The words themselves are in
/// cards/lang/; cards/lang/en.toml, in the same order, shows what each text is for.
namespace ptcg {

/// Players and cards.
struct WordTexts {
    Text you;
    Text nobody;
    Text a_card;
    Text cards;
    Text more_cards;
    Text list_and;
    Text list_and_before_i;
    Text some_pokemon;
    Text face_down_pokemon;
    Text by_source;
    Text times;
};

/// Kinds of cards, and of the texts on them.
struct KindTexts {
    Text basic;
    Text stage_1;
    Text stage_2;
    Text class_stage;
    Text basic_energy;
    Text special_energy;
    Text trainer;
    Text item;
    Text supporter;
    Text stadium;
    Text tool;
    Text unknown;
    Text ability;
    Text poke_power;
    Text poke_body;
    Text pokemon_power;
    Text held_item;
    Text ancient_trait;
    Text rule;
};

/// The story of a game. The program capitalizes each sentence and adds its period.
struct LogTexts {
    Text match_begins;
    Text sudden_death_begins;
    Text takes_first_turn;
    Text hand_card;
    Text mulligan;
    Text prizes_set;
    Text all_revealed;
    Text turn;
    Text turn_section;
    Text draws;
    Text cannot_draw;
    Text shuffles;
    Text benches;
    Text benches_from;
    Text has_active;
    Text has_benched;
    Text first_active;
    Text attaches;
    Text attaches_from;
    Text moves_energy;
    Text evolves;
    Text levels_up;
    Text changes_places;
    Text devolves;
    Text plays;
    Text plays_stadium;
    Text uses_text;
    Text uses_card;
    Text retreats;
    Text switches;
    Text moves;
    Text discards;
    Text takes_to_hand;
    Text shows;
    Text looks;
    Text searches;
    Text takes_prize;
    Text takes_hidden_prize;
    Text attacks;
    Text copies;
    Text stopped_tails;
    Text stopped_confused;
    Text stopped_requirement;
    Text stopped_prevented;
    Text heads;
    Text tails;
    Text heads_for;
    Text tails_for;
    Text damage;
    Text no_damage;
    Text takes_no_damage;
    Text no_effect;
    Text no_condition;
    Text counters;
    Text heals;
    Text counters_off;
    Text gets_condition;
    Text loses_condition;
    Text loses_all_conditions;
    Text knocked_out;
    Text saved;
    Text effect_on_pokemon;
    Text effect_on_player;
    Text between_turns;
    Text checkup;
    Text leaves_play;
    Text sudden_death;
};

/// How a game ended.
struct ResultTexts {
    Text won;
    Text drawn;
    Text voided;
    Text voided_by_script;
    Text capped;
    Text by_prizes;
    Text by_no_pokemon;
    Text by_no_cards;
    Text by_concession;
    Text by_more_ways;
    Text by_card;
    Text by_time;
    Text by_forfeit;
    Text unfinished;
    Text unfinished_setup;
};

/// The board, and whose turn it is.
struct BoardTexts {
    Text active;
    Text bench;
    Text empty;
    Text face_down;
    Text prizes;
    Text deck;
    Text hand;
    Text discard;
    Text lost_zone;
    Text beside;
    Text stadium;
    Text setup;
    Text turn_of;
    Text your_turn;
    Text game_over;
    Text you_are;
    Text retreat_cost;
};

/// Questions answered by yes or no, for purposes whose normal wording is for choosing.
struct OfferTexts {
    Text checkup_order;
    Text checkup_now;
    Text search;
    Text damage;
    Text heal;
    Text attach;
    Text discard;
    Text discard_energy;
    Text move_energy;
    Text switch_in;
    Text to_deck;
    Text evolve;
};

/// What a player can choose.
struct OptionTexts {
    Text stop;
    Text yes;
    Text no;
    Text heads;
    Text tails;
    Text hidden_card;
    Text hidden_prize;
    Text attached_to;
    Text attack;
    Text attack_of;
    Text text_of;
    Text bench;
    Text attach;
    Text evolve;
    Text level_up;
    Text play;
    Text play_on;
    Text use;
    Text use_stadium;
    Text retreat;
    Text end_turn;
    Text several;
    Text printed;
    Text at_active;
    Text at_bench;
    Text hp_left;
};

/// How many to choose, and what is wrong with a choice.
struct PickingTexts {
    Text asked_by;
    Text asked_by_text;
    Text exactly;
    Text range;
    Text up_to;
    Text up_to_such_as;
    Text nothing;
    Text none;
    Text one_or_none;
    Text in_order;
    Text nothing_fits;
    Text enter;
    Text waiting;
    Text waiting_for_chance;
    Text on_hold;
    Text enter_asks;
    Text page;
    Text back;
    Text no_number;
    Text no_choice;
    Text only_choice;
    Text choices;
    Text wrong_count;
    Text wrong_range;
    Text too_often;
};

/// Texts between the questions of a game at the terminal.
struct TableTexts {
    Text mixed_formats;
    Text commands_hint;
    Text pass_keyboard;
    Text nothing_to_undo;
    Text taken_back;
    Text no_such_choice;
    Text no_such_card;
    Text no_such_card_but;
    Text more_found;
    Text me;
    Text opponent;
    Text no_such_player;
    Text unknown_cards;
    Text from_top;
    Text deck_or_prizes;
    Text no_effects;
    Text effect_on;
    Text effect_until;
    Text seed;
    Text saved_as;
    Text to_continue;
    Text confirm_concede;
    Text confirm_quit;
    Text help_pick;
    Text help_card;
    Text help_board;
    Text help_hand;
    Text help_discard;
    Text help_lost;
    Text help_deck;
    Text help_effects;
    Text help_pages;
    Text help_log;
    Text help_undo;
    Text help_concede;
    Text help_quit;
    Text help_none;
    Text help_card_key;
};

/// Going through a saved game at the terminal.
struct ReplayTexts {
    Text at;
    Text answers;
    Text answers_nothing;
    Text answers_unseen;
    Text beginning;
    Text no_turn;
    Text no_seat;
    Text unknown;
    Text help_next;
    Text help_back;
    Text help_turn;
    Text help_ends;
    Text help_seat;
    Text help_quit;
};

/// The page of one card.
struct PageTexts {
    Text hp;
    Text evolves_from;
    Text weakness;
    Text resistance;
    Text retreat_cost;
    Text rule_prizes;
    Text rule_ends_turn;
    Text rule_lost_zone;
    Text rule_one_of_class;
    Text rule_one_of_name;
};

/// What stands behind a rule that refuses something: numbers, places, cards.
struct ReasonTexts {
    Text your_active;
    Text their_active;
    Text your_bench;
    Text their_bench;
    Text of_pokemon;
    Text by_attack;
    Text by_ability;
    Text by_effect;
    Text cost;
    Text cost_less;
    Text symbols;
    Text has_it;
    Text has_it_under;
    Text has_it_attached;
    Text has_it_off;
    Text has_it_in_hand;
    Text not_granted;
    Text used;
    Text automatic;
    Text stadium_automatic;
    Text no_stadium;
    Text only_active;
    Text only_bench;
    Text only_hand;
    Text only_discard;
    Text not_from_there;
    Text only_energy;
    Text not_in_hand;
    Text in_discard;
    Text no_evolution;
    Text match_over;
    Text open_question;
    Text their_turn;
    Text needs;
    Text needs_or;
    Text needs_and;
    Text of_kind;
};

/// How a Pokémon is named: alone, or with a preposition, which may merge with the word after it
/// ("al tuo Sparkit").
enum class Case : std::uint8_t { plain, to, of, on };
inline constexpr std::size_t case_count = 4;

/// A place as written in a text: "pokemon.to" is a Pokémon with a preposition.
struct PlaceName {
    std::string_view name;
    Case which = Case::plain;
};
[[nodiscard]] PlaceName split_place(std::string_view place);

/// A Pokémon with its owner.
struct PokemonTexts {
    Text your;
    Text named;
    Text bare;  ///< if the sentence has just named the owner
};

inline constexpr std::size_t zone_count = at(Zone::none);

/// The rules that can refuse something a player would like to do.
inline constexpr std::array<std::string_view, 35> refusing_rules = {
    "ABIL-02", "ASL-01",  "ATK-01",  "ATK-02",  "BENCH-01", "BENCH-02", "CARD-04",
    "CARD-13", "EVO-01",  "EVO-06",  "EVO-07",  "GAP-24",   "GX-02",    "LEG-01",
    "LVX-02",  "NRG-01",  "PAR-01",  "RET-01",  "RET-02",   "RET-03",   "RET-08",
    "TRN-01",  "TRN-03",  "TRN-05",  "TRN-06",  "TRN-07",   "TRN-08",   "TURN-03",
    "TURN-04", "TURN-05", "TURN-06", "TURN-07", "VSTAR-02", "VUN-02",   "VUN-04"};

/// What a text may need, by the names that scripts have for it, in the order of `Need`.
inline constexpr std::array<std::string_view, at(Need::knocked_out_by_attack_last_turn) + 1>
    need_keys = {"none",
                 "own_bench",
                 "opponent_bench",
                 "bench_space",
                 "deck",
                 "opponent_deck",
                 "hand",
                 "opponent_hand",
                 "discard",
                 "opponent_discard",
                 "lost_zone",
                 "own_pokemon",
                 "opponent_pokemon",
                 "attached",
                 "own_prizes_at_most",
                 "opponent_prizes_at_most",
                 "no_condition",
                 "hand_at_most",
                 "own_prizes_at_least",
                 "more_prizes_left",
                 "first_turn",
                 "stadium",
                 "knocked_out_last_turn",
                 "knocked_out_by_attack_last_turn"};

struct Texts {
    WordTexts words;
    std::array<PokemonTexts, case_count> pokemon;
    std::array<Text, zone_count> zones;
    std::array<Text, zone_count> of_zones;      ///< "in Lava Flow's deck"
    std::array<Text, zone_count> own_zones;     ///< "your deck"
    std::array<Text, zone_count> of_own_zones;  ///< "in your deck"
    std::array<Text, zone_count> from_zones;    ///< "from your deck"
    std::array<Text, zone_count> to_zones;      ///< "into your deck"
    std::array<Text, condition_count> conditions;
    std::array<Text, type_count> types;
    KindTexts kinds;
    LogTexts log;
    ResultTexts results;
    BoardTexts board;
    std::array<Text, at(Purpose::count)> questions;
    OfferTexts offers;
    OptionTexts options;
    PickingTexts picking;
    TableTexts table;
    ReplayTexts replay;
    PageTexts page;
    std::array<Text, refusing_rules.size()> refusals;  ///< what each of these rules says
    ReasonTexts reasons;
    std::array<Text, need_keys.size()> needs;  ///< as an object: "2 cards in your deck"

    [[nodiscard]] const Text& condition(Condition which) const { return conditions[at(which)]; }
    [[nodiscard]] const Text& ability(AbilityKind which) const;  ///< "Poké-Power"
    [[nodiscard]] const Text& need(Need which) const { return needs[at(which)]; }
    [[nodiscard]] const Text& type(Type which) const { return types[at(which)]; }
    [[nodiscard]] const Text& question(Purpose which) const { return questions[at(which)]; }
    /// Returns what the rule says, as a part of a sentence; null if it refuses nothing.
    [[nodiscard]] const Text* refusal(std::string_view rule) const;
};

/// A text with its place in a file: the table and the key in that table.
template <typename T>
struct Keyed {
    std::string_view table;
    std::string_view key;
    T* text;
};

/// Returns all texts of a language, in the same order for every language.
[[nodiscard]] std::vector<Keyed<Text>> keyed(Texts& texts);
[[nodiscard]] std::vector<Keyed<const Text>> keyed(const Texts& texts);

}  // namespace ptcg
