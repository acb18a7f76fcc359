#pragma once

#include <span>
#include <string_view>

#include "api/arguments.hpp"
#include "sandbox/handle.hpp"
#include "sandbox/runtime.hpp"

/// The card API: every field and verb a script can use, described in one table.
namespace ptcg::script {

/// What a field or verb may do.
enum class Act : std::uint8_t {
    reads,
    changes,  ///< the match
    asks      ///< may put a question, and change the match
};

/// One field, method or verb.
struct Member {
    HandleKind owner = HandleKind::game;
    std::string_view name;
    bool method = false;
    bool positional = false;  ///< a method with one argument, not a table of named ones
    Act act = Act::reads;
    bool in_replacement = false;  ///< only there
    bool of_gone = false;         ///< a field that a Pokémon which has left play still answers
    std::uint16_t number = 0;     ///< in api_members()
    std::string_view answers;     ///< as editors are told: "Pokemon|nil"
    std::string_view doc;
    std::span<const Argument> arguments;
    /// What it raises beside what is said of arguments, stale handles and queries in general; a
    /// sentence, or several separated by "; ".
    std::string_view raises;
    /// Lua that the tests run: statements of an attack's `after` part, or, if a line of it begins
    /// with "card.", what a card registers.
    std::string_view example;
    int (*run)(Call& call) = nullptr;  ///< pushes the answer, returns how many values
};

/// All of them, in the order of the reference.
[[nodiscard]] std::span<const Member> api_members();

/// Gives all light userdata their shared metatable, and it the members.
void install_handles(lua_State* L);

/// The functions of the global table `ptcg`.
void push_ptcg_table(lua_State* L);

// What the table refers to, a file per type.

namespace verbs {
int flip(Call&);
int flips(Call&);
int flips_until_tails(Call&);
int ask(Call&);
int choose(Call&);
int choose_number(Call&);
int choose_pokemon(Call&);
int choose_card(Call&);
int choose_energy(Call&);
int choose_attached(Call&);
int choose_prize(Call&);
int choose_condition(Call&);
int choose_attack(Call&);
int search(Call&);
int draw(Call&);
int take_prizes(Call&);
int move(Call&);
int discard(Call&);
int discard_top(Call&);
int top(Call&);
int bottom(Call&);
int shuffle(Call&);
int random_cards(Call&);
int show(Call&);
int look(Call&);
int arrange(Call&);
int attach(Call&);
int move_energy(Call&);
int discard_energy(Call&);
int rearrange_energy(Call&);
int damage(Call&);
int put_counters(Call&);
int move_counters(Call&);
int distribute_counters(Call&);
int heal(Call&);
int set_condition(Call&);
int remove_conditions(Call&);
int switch_active(Call&);
int put_onto_bench(Call&);
int evolve(Call&);
int devolve(Call&);
int level_down(Call&);
int knock_out(Call&);
int return_to(Call&);
int lasting(Call&);
int put_marker(Call&);
int end_effects(Call&);
int perform(Call&);
int perform_trainer(Call&);
int instead(Call&);
int end_turn(Call&);
int win(Call&);
int happened(Call&);
int how_often(Call&);
int how_much(Call&);

/// Puts a card of a pile onto its owner's Bench: whether there was room. Raises if it is no
/// Pokémon.
[[nodiscard]] bool bench(Call& call, CardIndex card);
/// Shuffles the decks of the owners of `cards`, which have been put there.
void shuffle_decks_of(Call& call, const CardList& cards);
/// A zone the player may not look at: a question about it is put even if nothing fits.
[[nodiscard]] bool is_hidden(Zone zone, PlayerId owner, PlayerId asked);
[[nodiscard]] CardList whole_pile(const Call& call, PlayerId owner, Zone zone);
/// The top `count` cards, the top one first. In a pile the last card is the top one.
[[nodiscard]] CardList top_cards(const Call& call, PlayerId player, int count);
/// Asks for attached Energy cards one by one until they provide so many units of Energy, or there
/// are no more ("2 Energy", not "2 Energy cards": RET-07).
[[nodiscard]] CardList pick_units(Call& call, PlayerId player, Purpose purpose, CardList left,
                                  int units);
/// Puts cards on top of their deck, or under it, in the order the player chooses.
void put_in_order(Call& call, PlayerId asked, CardList cards, bool bottom);
}  // namespace verbs

namespace fields {
int game_turn(Call&);
int game_turn_player(Call&);
int game_stadium(Call&);

int it_self(Call&);
int it_owner(Call&);
int it_opponent(Call&);
int it_player(Call&);
int it_attacker(Call&);
int it_defender(Call&);
int it_target(Call&);
int it_card(Call&);
int it_amount(Call&);
int it_value(Call&);
int it_attack(Call&);
int it_from_hand(Call&);
int it_harm(Call&);
int it_origin(Call&);
int it_condition(Call&);
int it_damage_done(Call&);

int player_active(Call&);
int player_bench(Call&);
int player_pokemon(Call&);
int player_hand(Call&);
int player_discard(Call&);
int player_opponent(Call&);
int player_name(Call&);
int player_bench_count(Call&);
int player_hand_count(Call&);
int player_deck_count(Call&);
int player_discard_count(Call&);
int player_prizes_left(Call&);
int player_prizes_taken(Call&);
int player_bench_space(Call&);
int player_turns_taken(Call&);
int player_is_turn_player(Call&);
int player_cards(Call&);
int player_count(Call&);
int player_pokemon_that_fit(Call&);
int player_count_pokemon(Call&);

int pokemon_name(Call&);
int pokemon_owner(Call&);
int pokemon_card(Call&);
int pokemon_cards(Call&);
int pokemon_hp(Call&);
int pokemon_remaining_hp(Call&);
int pokemon_damage(Call&);
int pokemon_counters(Call&);
int pokemon_in_play(Call&);
int pokemon_is_active(Call&);
int pokemon_is_benched(Call&);
int pokemon_is_evolved(Call&);
int pokemon_is_damaged(Call&);
int pokemon_has_tool(Call&);
int pokemon_has_any_condition(Call&);
int pokemon_energy_cards(Call&);
int pokemon_energy_total(Call&);
int pokemon_tools(Call&);
int pokemon_came_this_turn(Call&);
int pokemon_retreat_cost(Call&);
int pokemon_attacks(Call&);
int pokemon_energy(Call&);
int pokemon_has_condition(Call&);
int pokemon_is_type(Call&);
int pokemon_is_weak_to(Call&);
int pokemon_resists(Call&);
int pokemon_can_pay(Call&);
int pokemon_markers(Call&);
int pokemon_conditions(Call&);
int pokemon_matches(Call&);
int pokemon_energy_cards_of(Call&);

int card_name(Call&);
int card_id(Call&);
int card_owner(Call&);
int card_is_pokemon(Call&);
int card_is_trainer(Call&);
int card_is_supporter(Call&);
int card_is_energy(Call&);
int card_is_basic_energy(Call&);
int card_hp(Call&);
int card_pokemon(Call&);
int card_matches(Call&);
int card_is_type(Call&);
int card_attacks(Call&);

int attack_name(Call&);
int attack_damage(Call&);
int attack_pokemon(Call&);
int attack_cost_total(Call&);
int attack_spare_energy(Call&);
}  // namespace fields

}  // namespace ptcg::script
