#pragma once

#include <array>
#include <string>
#include <string_view>

#include "ptcg/decision.hpp"
#include "ptcg/types.hpp"

/// Everything the program says about a game, in one place: a translation is another `Texts`.
///
/// {player}, {card}, {pokemon} ... are filled in by `fill`. {s}, {es}, {has} follow {player}: "You
/// draw", "Powerhouse draws"; {their} is "your" or "their".
namespace ptcg::tools {

struct Texts {
    // Who and what
    std::string_view you = "you";
    std::string_view your = "your";
    std::string_view their = "their";
    std::string_view has = "has";
    std::string_view have = "have";
    std::string_view owners = "{owner}'s {thing}";
    std::string_view my = "your {thing}";
    std::string_view a_card = "a card";
    std::string_view cards = "{value} cards";
    std::string_view more_cards = "{value} {card}";
    std::string_view list_and = " and ";
    std::string_view a_pokemon = "a face-down Pokémon";
    std::string_view some_pokemon = "a Pokémon";
    std::string_view nobody = "nobody";
    std::string_view by_source = "{sentence} ({source})";
    std::string_view times = "{sentence} {value} times";

    // Story: setup
    std::string_view match_begins = "{one} against {two}";
    std::string_view sudden_death_begins = "Sudden Death, game {value}: each player has one Prize";
    std::string_view takes_first_turn = "{player} take{s} the first turn";
    std::string_view hand_card = "{player} show{s} {card}";
    std::string_view mulligan = "{player} {has} no Basic Pokémon: mulligan {value}";
    std::string_view prizes_set = "{player} lay{s} out {value} Prize cards";
    std::string_view all_revealed = "both players turn their Pokémon face up";

    // Story: turns and cards
    std::string_view turn = "Turn {value}: {player}";
    std::string_view draws = "{player} draw{s} {card}";
    std::string_view cannot_draw = "{player} {has} no card left to draw";
    std::string_view shuffles = "{player} shuffle{s} {their} {zone}";
    std::string_view benches = "{player} put{s} {card} onto the Bench";
    std::string_view benches_from = "{player} put{s} {card} from {their} {zone} onto the Bench";
    std::string_view has_active = "{player} {has} {card} in the Active Spot";
    std::string_view has_benched = "{player} {has} {card} on the Bench";
    std::string_view first_active = "{player} put{s} {card} into the Active Spot";
    std::string_view attaches = "{player} attach{es} {card} to {target}";
    std::string_view attaches_from = "{player} attach{es} {card} from {their} {zone} to {target}";
    std::string_view evolves = "{pokemon} evolves into {card}";
    std::string_view devolves = "{pokemon} loses {card}";
    std::string_view plays = "{player} play{s} {card}";
    std::string_view plays_stadium = "{player} play{s} the Stadium {card}";
    std::string_view uses_text = "{player} use{s} {text} of {target}";
    std::string_view uses_card = "{player} use{s} {card}";
    std::string_view retreats = "{pokemon} retreats";
    std::string_view switches = "{pokemon} becomes Active";
    std::string_view moves = "{player} put{s} {card} from {their} {from} into {their} {to}";
    std::string_view discards = "{player} discard{s} {card}";
    std::string_view takes_to_hand = "{player} put{s} {card} into {their} hand";
    std::string_view shows = "{player} show{s} {card}";
    std::string_view looks = "{player} look{s} at {value} card{plural} of {text}";
    std::string_view takes_prize = "{player} take{s} a Prize card: {card}";
    std::string_view takes_hidden_prize = "{player} take{s} a Prize card";

    // Story: attacks and harm
    std::string_view attacks = "{pokemon} attacks with {text}";
    std::string_view copies = "{pokemon} performs {text} of {card}";
    std::string_view stopped_tails = "tails: the attack fails";
    std::string_view stopped_confused = "confused: the attack fails";
    std::string_view stopped_requirement = "the attack does nothing";
    std::string_view stopped_prevented = "the attack is prevented";
    std::string_view heads = "{player} flip{s} heads";
    std::string_view tails = "{player} flip{s} tails";
    std::string_view heads_for = "{player} flip{s} heads for {target}, which is {condition}";
    std::string_view tails_for = "{player} flip{s} tails for {target}, which is {condition}";
    std::string_view damage = "{pokemon} takes {value} damage";
    std::string_view no_damage = "damage to {pokemon} is prevented";
    std::string_view counters = "{value} damage put on {pokemon} as counters";
    std::string_view heals = "{value} damage healed from {pokemon}";
    std::string_view counters_off = "{value} damage in counters taken off {pokemon}";
    std::string_view gets_condition = "{pokemon} is now {condition}";
    std::string_view loses_condition = "{pokemon} is no longer {condition}";
    std::string_view loses_all_conditions = "{pokemon} recovers from all Special Conditions";
    std::string_view knocked_out = "{pokemon} is Knocked Out";
    std::string_view saved = "{pokemon} would be Knocked Out, but is saved";
    std::string_view effect_on_pokemon = "an effect now holds on {pokemon}";
    std::string_view effect_on_player = "an effect now holds for {player}";
    std::string_view effect_ends = "an effect ends";
    std::string_view checkup = "Between turns";
    std::string_view leaves_play = "{pokemon} leaves play";
    std::string_view sudden_death = "Sudden Death, game {value}";

    // Results
    std::string_view won = "{player} win{s}: {reason}";
    std::string_view drawn = "The game is a draw";
    std::string_view voided = "The game was stopped without a winner";
    std::string_view voided_by_script =
        "A card's script failed; the game was stopped without a winner";
    std::string_view capped = "The game was stopped after too many decisions";
    std::string_view by_prizes = "the last Prize card is taken";
    std::string_view by_no_pokemon = "the opponent has no Pokémon left in play";
    std::string_view by_no_cards = "the opponent cannot draw a card";
    std::string_view by_concession = "the opponent gave up";
    std::string_view by_more_ways = "in more ways than the opponent";
    std::string_view by_card = "a card says so";
    std::string_view unfinished = "The game was left in turn {value}";
    std::string_view unfinished_setup = "The game was left during the setup";

    // Board
    std::string_view active = "Active";
    std::string_view bench = "Bench";
    std::string_view empty = "(empty)";
    std::string_view face_down = "face-down card";
    std::string_view prizes = "Prizes";
    std::string_view deck = "Deck";
    std::string_view hand = "Hand";
    std::string_view discard = "Discard";
    std::string_view lost_zone = "Lost Zone";
    std::string_view beside = "Beside the Active Pokémon";
    std::string_view stadium = "Stadium";
    std::string_view setup = "Setup";
    std::string_view turn_of = "Turn {value}: {player}";
    std::string_view your_turn = "Turn {value}: your turn";
    std::string_view game_over = "Game over";
    std::string_view you_are = "{player} (you)";
    std::string_view retreat_cost = "retreat {value}";
    std::string_view types = "{text} type";

    // Questions and options
    std::string_view asked_by = "{source}: {question}";
    std::string_view asked_by_text = "{source}, {text}: {question}";
    std::string_view pick_exactly = "pick {low}";
    std::string_view pick_range = "pick {low} to {high}";
    std::string_view pick_up_to = "up to {high}";
    std::string_view pick_up_to_such_as = "up to {high}, such as {picks}";
    std::string_view pick_nothing = "nothing fits; {key} to go on";
    std::string_view pick_none = "; {key} for none";
    std::string_view pick_one_or_none = "1, or {key} for none";
    std::string_view commands_hint = "(? lists the commands)";
    std::string_view pick_in_order = "the order counts";
    std::string_view nothing_fits = "Nothing fits; press Enter.";
    std::string_view stop = "that is enough";
    std::string_view yes = "yes";
    std::string_view no = "no";
    std::string_view heads_option = "heads";
    std::string_view tails_option = "tails";
    std::string_view hidden_card = "face-down card {value}";
    std::string_view hidden_prize = "Prize card {value}";
    std::string_view attached_to = "{card} on {pokemon}";
    std::string_view option_attack = "attack with {text}{damage}";
    std::string_view attack_of = "{text} of {card}{damage}";
    std::string_view option_bench = "put {card} onto the Bench";
    std::string_view option_attach = "attach {card} to {pokemon}";
    std::string_view option_evolve = "evolve {pokemon} into {card}";
    std::string_view option_play = "play {card}";
    std::string_view option_play_on = "play {card} on {pokemon}";
    std::string_view option_use = "use {text} of {pokemon}";
    std::string_view text_of = "{text} of {card}";
    std::string_view option_stadium = "use the Stadium {card}";
    std::string_view option_retreat = "retreat to {pokemon}";
    std::string_view option_end = "end the turn";
    std::string_view several = "{text} (×{value})";
    std::string_view printed = "{text} [{card}]";
    std::string_view at_active = "{pokemon} (Active, {hp} HP)";
    std::string_view at_bench = "{pokemon} (Bench {value}, {hp} HP)";
    std::string_view hp_left = "{left} of {hp}";

    [[nodiscard]] std::string_view question(Purpose which) const;
    [[nodiscard]] std::string_view zone(Zone which) const;
    [[nodiscard]] std::string_view condition_name(Condition which) const;
};

/// The texts in use. English is the only language yet.
[[nodiscard]] const Texts& texts();

/// One value for a place in braces.
struct Fill {
    std::string_view name;
    std::string_view value;
};

/// The text with its places filled in. A place nobody fills stays empty.
[[nodiscard]] std::string fill(std::string_view text, std::initializer_list<Fill> values);

}  // namespace ptcg::tools
