#pragma once

#include <array>
#include <string_view>

#include "ptcg/decision.hpp"
#include "ptcg/handler.hpp"
#include "ptcg/resolver.hpp"
#include "ptcg/state.hpp"

/// Words that arguments may be, each list beside what its words mean, by position.
namespace ptcg::script {

inline constexpr std::array<std::string_view, 6> zone_words = {"deck",   "hand",      "discard",
                                                               "prizes", "lost_zone", "beside"};
inline constexpr std::array zone_values = {Zone::deck,   Zone::hand,      Zone::discard,
                                           Zone::prizes, Zone::lost_zone, Zone::beside};

/// Where cards can be put; "bench" (the last) is none of the piles.
inline constexpr std::array<std::string_view, 6> place_words = {
    "hand", "deck_top", "deck_bottom", "discard", "lost_zone", "bench"};
inline constexpr std::array place_values = {
    Placement{Zone::hand, false}, Placement{Zone::deck, false}, Placement{Zone::deck, true},
    Placement{Zone::discard, false}, Placement{Zone::lost_zone, false}};
inline constexpr std::size_t to_bench = place_values.size();
inline constexpr std::span<const std::string_view> pile_place_words =
    std::span(place_words).first(place_values.size());

inline constexpr std::array<std::string_view, 3> role_words = {"energy", "tool", "other"};
inline constexpr std::array role_values = {Role::energy, Role::tool, Role::other};

inline constexpr std::array<std::string_view, 10> lasting_words = {
    "damage_dealt",    "damage_taken", "base_damage", "attack_needs_coin", "no_attack",
    "no_named_attack", "no_retreat",   "no_damage",   "no_effects",        "no_abilities"};
inline constexpr std::array lasting_values = {
    LastingKind::damage_dealt,      LastingKind::damage_taken, LastingKind::base_damage,
    LastingKind::attack_needs_coin, LastingKind::no_attack,    LastingKind::no_named_attack,
    LastingKind::no_retreat,        LastingKind::no_damage,    LastingKind::no_effects,
    LastingKind::no_abilities};

inline constexpr std::array<std::string_view, 5> until_words = {
    "turn", "opponents_next_turn", "own_next_turn", "leaves_play", "game"};
inline constexpr std::array until_values = {Until::end_of_turn, Until::end_of_opponents_next_turn,
                                            Until::end_of_own_next_turn, Until::leaves_play,
                                            Until::end_of_game};

/// What a question of a script may be for: the purposes that are not the rules' own.
inline constexpr std::array<std::string_view, 16> purpose_words = {
    "use_text", "search",  "choose_card",    "choose_pokemon", "damage",    "heal",
    "attach",   "discard", "discard_energy", "move_energy",    "switch_in", "to_deck",
    "attack",   "number",  "yes_no",         "evolve"};
inline constexpr std::array purpose_values = {
    Purpose::use_text,       Purpose::search,      Purpose::choose_card, Purpose::choose_pokemon,
    Purpose::damage,         Purpose::heal,        Purpose::attach,      Purpose::discard,
    Purpose::discard_energy, Purpose::move_energy, Purpose::switch_in,   Purpose::to_deck,
    Purpose::attack,         Purpose::number,      Purpose::yes_no,      Purpose::evolve};

static_assert(zone_words.size() == zone_values.size());
static_assert(role_words.size() == role_values.size());
static_assert(lasting_words.size() == lasting_values.size());
static_assert(until_words.size() == until_values.size());
static_assert(purpose_words.size() == purpose_values.size());

}  // namespace ptcg::script
