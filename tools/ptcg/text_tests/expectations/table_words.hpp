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
    /// Returns whether the first one is weak to the type or, if `weak` is false, resists it.
    [[nodiscard]] bool has_affinity(const Slots& slots, std::string_view type, bool weak) const;
    [[nodiscard]] bool has_rule_box(const Slots& slots) const;
    [[nodiscard]] bool has_ability(const Slots& slots) const;
    /// Returns how many have this name.
    [[nodiscard]] int called(const Slots& slots, std::string_view name) const;
    [[nodiscard]] int called(const Cards& cards, std::string_view name) const;
    /// Returns how many have an attack with this name.
    [[nodiscard]] int with_attack(const Slots& slots, std::string_view name) const;
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
    int leave_play(const Slots& slots, std::string_view zone);
    int spread(int count, const Slots& among);
    int move_counters(const Slots& from, const Slots& to, int count);
    /// An effect that lasts. `until`: "turn", "opponents_next_turn" or "own_next_turn".
    int last(const Slots& slots, std::string_view kind, std::string_view until, int value);

private:
    [[nodiscard]] int units_of(CardIndex card) const;
    [[nodiscard]] Slots one_of(const Slots& slots);

    const Tabletop& before_;
    Tabletop& table_;
    Choices& choices_;
};

/// Returns an effect that lasts in words, with how many turns after this one it does.
[[nodiscard]] std::string lasting_told(std::string_view kind, int value, std::string_view on,
                                       int turns);

}  // namespace ptcg::tools
