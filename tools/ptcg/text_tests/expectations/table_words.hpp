#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text_tests/expectations/choices.hpp"
#include "text_tests/expectations/noun_meaning.hpp"
#include "text_tests/expectations/tabletop.hpp"

namespace ptcg::tools {

using Cards = std::vector<CardIndex>;
using Slots = std::vector<SlotId>;

/// An effect that lasts.
struct LastingWords {
    std::string kind;
    int value = 0;
    std::string attack = {};  ///< the name of the attack that it is about
};

/// The words of expectations that need nothing but the table. Those that change it return how much
/// was done. A `no_slot` among Pokémon is nobody.
class TableWords {
public:
    /// `before`: the table as it was, which what is told about Pokémon calls them by.
    TableWords(const Tabletop& before, Tabletop& table, Choices& choices)
        : before_(before), table_(table), choices_(choices)
    {
    }

    // ---- looking

    /// Returns a number of all of the Pokémon together: "counters", "hp_left", "energy" (units) ...
    [[nodiscard]] int sum(const Slots& slots, std::string_view what) const;
    /// Returns units of Energy of a type.
    [[nodiscard]] int energy(const Slots& slots, std::string_view type) const;
    [[nodiscard]] int special_energy(const Slots& slots) const;
    [[nodiscard]] bool has_condition(const Slots& slots, std::string_view condition) const;
    /// Returns those of the class with this id.
    [[nodiscard]] Slots of_class(const Slots& slots, std::string_view word) const;
    /// Returns whether the first one is weak to the type or, if `weak` is false, resists it.
    [[nodiscard]] bool has_affinity(const Slots& slots, std::string_view type, bool weak) const;
    [[nodiscard]] bool has_rule_box(const Slots& slots) const;
    [[nodiscard]] bool has_ability(const Slots& slots) const;
    /// Returns how many have this name.
    [[nodiscard]] int called(const Slots& slots, std::string_view name) const;
    [[nodiscard]] int called(const Cards& cards, std::string_view name) const;
    /// Returns how many have an attack with this name.
    [[nodiscard]] int with_attack(const Slots& slots, std::string_view name) const;
    [[nodiscard]] int with_attack(const Cards& cards, std::string_view name) const;
    /// Returns how many have an Ability with this name.
    [[nodiscard]] int with_ability(const Slots& slots, std::string_view name) const;
    /// Returns how many have this in their names.
    [[nodiscard]] int name_includes(const Cards& cards, std::string_view part) const;
    [[nodiscard]] bool is_type(SlotId slot, std::string_view type) const;
    /// Returns the attached Energy cards that the noun means.
    [[nodiscard]] Cards attached(const Slots& slots, const phrases::Form& noun) const;
    [[nodiscard]] Cards tools(const Slots& slots) const;
    /// Returns the cards that the Pokémon have evolved from, the last ones.
    [[nodiscard]] Cards below(const Slots& slots) const;
    /// Returns the top cards of a deck, the top one first.
    [[nodiscard]] Cards top(PlayerId player, int count) const;
    /// Returns the bottom cards of a deck, the bottom one first.
    [[nodiscard]] Cards bottom(PlayerId player, int count) const;
    /// Returns the attached Energy cards, or those that are special.
    [[nodiscard]] Cards energy_cards(const Slots& slots, bool special) const;
    /// Returns the Pokémon that the cards are attached to.
    [[nodiscard]] Slots holders(const Cards& cards) const;
    /// Returns those of the cards that evolve from the first of the Pokémon.
    [[nodiscard]] Cards evolutions(const Slots& slots, const Cards& cards) const;
    /// Returns the Stage 2 cards that belong to the first of the Pokémon, a Basic one.
    [[nodiscard]] Cards stage_2_over(const Slots& slots, const Cards& cards) const;
    /// Returns those of the cards that share their names with one of the Pokémon.
    [[nodiscard]] Cards named_like(const Cards& cards, const Slots& slots) const;
    /// Returns cards that provide so many units of Energy, as few as may be in some order, or all
    /// if there are fewer.
    [[nodiscard]] Cards units(const Slots& slots, int wanted, const phrases::Form& noun);
    [[nodiscard]] Cards choose(const Cards& cards, std::size_t count);
    [[nodiscard]] Cards choose(const Cards& cards, int least, int most);
    [[nodiscard]] Slots choose(const Slots& slots, std::size_t count);
    /// What does not differ for a player has the same label.
    [[nodiscard]] std::string label(CardIndex card) const;

    // ---- changing

    int put_counters(const Slots& slots, int count);
    int heal(const Slots& slots, int points);
    int set_condition(const Slots& slots, std::string_view condition);
    int recover(const Slots& slots);
    int recover_from(const Slots& slots, std::string_view condition);
    /// To "hand", "discard", "lost_zone", "deck_top", "deck_bottom", or "deck", which is shuffled.
    int move(const Cards& cards, std::string_view zone);
    int attach(const Cards& cards, const Slots& to);
    int attach_each(const Cards& cards, const Slots& to);
    int bench(const Cards& cards);
    int switch_in(const Slots& slots);
    int leave_play(const Slots& slots, std::string_view zone, std::string_view attached);
    int knock_out(const Slots& slots);
    /// Keeps so many HP instead of being Knocked Out.
    int survive(const Slots& slots, int hp);
    /// Evolves the first of the Pokémon into the first of the cards.
    int evolve(const Slots& slots, const Cards& cards);
    int devolve(const Slots& slots, std::string_view zone);
    /// Puts the cards into a zone in any order, one after another.
    int arrange(Cards cards, std::string_view zone);
    /// Puts the cards under the deck in an order that chance decides.
    int move_under(const Cards& cards);
    /// Puts the cards where the others are, and the others where they are.
    int trade(const Cards& cards, const Cards& others);
    /// Moves each of the Energy cards to one of the Pokémon, or leaves it where it is.
    int rearrange(const Cards& cards, const Slots& among);
    /// Removes one of the Special Conditions.
    int recover_one(const Slots& slots);
    int poison(const Slots& slots, int counters);
    int spread(int count, const Slots& among);
    int move_counters(const Slots& from, const Slots& to, int count);
    /// An effect that lasts. `until`: "turn", "opponents_next_turn", "own_next_turn" or "game".
    int last(const Slots& slots, const LastingWords& effect, std::string_view until);
    int last(PlayerId player, const LastingWords& effect, std::string_view until);

private:
    [[nodiscard]] int units_of(CardIndex card) const;
    [[nodiscard]] Slots one_of(const Slots& slots);

    const Tabletop& before_;
    Tabletop& table_;
    Choices& choices_;
};

/// Returns the zone that a word of expectations means.
[[nodiscard]] Zone zone_named(std::string_view word);

/// Removes those that are nobody.
[[nodiscard]] Slots somebody(Slots slots);

/// What is noted if the turn ends.
inline constexpr const char* turn_ends = "the turn ends";

/// Returns for how many turns after this one an effect lasts.
[[nodiscard]] int turns_until(std::string_view until);

/// Returns an effect that lasts in words, with how many turns after this one it does.
[[nodiscard]] std::string lasting_told(const LastingWords& effect, std::string_view on, int turns);
/// The same for an effect that only later turns show.
[[nodiscard]] std::string lasting_told(int turns);
/// The same for the player that it is about.
[[nodiscard]] std::string lasting_told(const LastingWords& effect, PlayerId on, int turns);
inline constexpr int for_ever = 0xffff;

}  // namespace ptcg::tools
