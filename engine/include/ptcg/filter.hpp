#pragma once

#include <array>
#include <cstdint>

#include "ptcg/card_class.hpp"
#include "ptcg/ids.hpp"
#include "ptcg/types.hpp"

namespace ptcg {

/// A description of cards ("a basic Energy card", "a Basic Pokémon", "a Fire Pokémon with damage").
/// A card must satisfy every field that is set; an empty filter fits every card.
struct CardFilter {
    /// Kinds that fit, as bits; 0: any.
    enum Kind : std::uint16_t {
        pokemon = 1,
        basic_energy = 2,
        special_energy = 4,
        item = 8,
        supporter = 16,
        stadium = 32,
        tool = 64,
        energy = basic_energy | special_energy,
        trainer = item | supporter | stadium | tool
    };
    /// Further properties, as bits. A card must have all that are set.
    enum Property : std::uint32_t {
        basic = 1,        ///< a Basic Pokémon
        evolution = 2,    ///< an Evolution card
        damaged = 4,      ///< in play: has damage counters
        evolved = 8,      ///< in play: another Pokémon under it (CARD-09)
        rule_box = 16,    ///< a Pokémon with a Rule Box
        has_energy = 32,  ///< in play: at least one Energy card attached
        has_tool = 64,
        benched = 128,
        active = 256,
        has_condition = 512,
        stage_1 = 1024,
        stage_2 = 2048,
        has_ability = 4096,  ///< has an Ability; in play: one that is in force
        has_special_energy = 8192
    };
    static constexpr std::size_t most_names = 10;
    static constexpr std::size_t most_alternatives = 6;

    std::uint16_t kinds = 0;
    std::uint32_t properties = 0;
    std::uint32_t lacks = 0;         ///< properties it must not have
    std::uint16_t other_kinds = 0;   ///< kinds that do not fit
    std::uint8_t ability_kinds = 0;  ///< has an Ability of one of these kinds (in play: one in
                                     ///< force), a bit per AbilityKind; 0: any
    TypeSet weak_to;                 ///< is weak to one of them; empty: any
    TypeSet resists;                 ///< resists one of them; empty: any
    TypeSet types;                   ///< has one of them; Energy in play: provides one (ZONE-07)
    /// Has one of these names; unused entries are no_name.
    std::array<NameId, most_names> names = [] {
        std::array<NameId, most_names> none{};
        none.fill(no_name);
        return none;
    }();
    /// Also fits one of these filters of the library; unused entries are no_filter.
    std::array<FilterId, most_alternatives> any = [] {
        std::array<FilterId, most_alternatives> none{};
        none.fill(no_filter);
        return none;
    }();
    NameId name_includes = no_name;  ///< this text is in its name (NAME-02)
    NameId other_than = no_name;     ///< does not have this name
    NameId ability = no_name;        ///< has an Ability of this name (in play: one in force)
    NameId evolves_from = no_name;
    NameId evolves_over = no_name;  ///< evolves from a card that evolves from this name
    std::int16_t hp_at_most = 0;    ///< 0: any
    ClassSet classes;               ///< is of one of these classes; empty: any
    ClassSet other_classes;         ///< is of none of these classes

    [[nodiscard]] constexpr bool has_alternatives() const { return any[0] != no_filter; }
    /// Returns whether the filter asks for the kind or name of an Ability.
    [[nodiscard]] constexpr bool asks_ability() const
    {
        return ability_kinds != 0 || ability != no_name;
    }
    /// Returns whether it asks for that, Weakness or Resistance.
    [[nodiscard]] constexpr bool asks_traits() const
    {
        return asks_ability() || !weak_to.empty() || !resists.empty();
    }
    /// Returns whether it asks for a name, HP or a class.
    [[nodiscard]] constexpr bool asks_words() const
    {
        return names[0] != no_name || name_includes != no_name || other_than != no_name ||
               evolves_from != no_name || evolves_over != no_name || hp_at_most != 0 ||
               !classes.empty() || !other_classes.empty();
    }

    friend bool operator==(const CardFilter&, const CardFilter&) = default;
};

}  // namespace ptcg
