#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

/// The rulebook's small enumerations.
namespace ptcg {

/// Pokémon and Energy types (TYPE-01). Append only: C programs see the numbers.
enum class Type : std::uint8_t {
    grass,
    fire,
    water,
    lightning,
    psychic,
    fighting,
    darkness,
    metal,
    fairy,
    dragon,
    colorless
};
inline constexpr std::size_t type_count = 11;

/// A set of types: those of a Pokémon, which may have two (DUAL-01), or those one unit of Energy
/// can count as.
class TypeSet {
public:
    constexpr TypeSet() = default;
    constexpr TypeSet(std::initializer_list<Type> types)
    {
        for (Type type : types) add(type);
    }
    /// Every type except Colorless: "provides every type of Energy".
    [[nodiscard]] static constexpr TypeSet every_type() { return from_bits(0x3ff); }
    [[nodiscard]] static constexpr TypeSet from_bits(std::uint16_t bits)
    {
        TypeSet set;
        set.bits_ = bits;
        return set;
    }
    constexpr void add(Type type) { bits_ = static_cast<std::uint16_t>(bits_ | bit(type)); }
    constexpr void add(TypeSet other) { bits_ = static_cast<std::uint16_t>(bits_ | other.bits_); }
    [[nodiscard]] constexpr bool has(Type type) const { return (bits_ & bit(type)) != 0; }
    [[nodiscard]] constexpr bool intersects(TypeSet other) const
    {
        return (bits_ & other.bits_) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
    [[nodiscard]] constexpr std::uint16_t bits() const { return bits_; }
    friend bool operator==(const TypeSet&, const TypeSet&) = default;

private:
    static constexpr std::uint16_t bit(Type type)
    {
        return static_cast<std::uint16_t>(1u << static_cast<unsigned>(type));
    }
    std::uint16_t bits_ = 0;
};

/// The five Special Conditions (SC-01). Append only: C programs see the numbers.
enum class Condition : std::uint8_t { asleep, burned, confused, paralyzed, poisoned };
inline constexpr std::size_t condition_count = 5;

/// Where a card is. `beside` is the place next to the Active Pokémon where a dp Supporter waits for
/// the end of the turn (TRN-04). `played` is for a Trainer card while its effect is carried out. C
/// programs see the numbers, so append only. Piles come before `in_play`, so a new pile also needs
/// a new version of the C interface.
enum class Zone : std::uint8_t {
    deck,
    hand,
    discard,
    prizes,
    lost_zone,
    beside,
    played,
    in_play,
    stadium,
    none
};
inline constexpr std::size_t pile_count = static_cast<std::size_t>(Zone::in_play);

/// The three categories (CARD-01). `unknown` is a card that nobody knows anything about; it cannot
/// be played.
enum class CardKind : std::uint8_t { pokemon, trainer, energy, unknown };
/// CARD-04
enum class TrainerKind : std::uint8_t { none, item, supporter, stadium, tool };
enum class EnergyKind : std::uint8_t { none, basic, special };

/// Stages with their own meaning in the rules. A class may add others (`class_stage`).
enum class Stage : std::uint8_t { none, basic, stage_1, stage_2, class_stage };

/// The kinds of text printed among the Abilities. Poké-Powers and Poké-Bodies are the two kinds of
/// Pokémon Power (POW-01).
enum class AbilityKind : std::uint8_t {
    ability,
    poke_power,
    poke_body,
    pokemon_power,
    held_item,
    ancient_trait,
    rule  ///< a Trainer card's text while it is in play as a Pokémon (FOS-04)
};

/// Returns whether the text is printed on the card without being an Ability: nothing switches it
/// off, and texts that ask for an Ability do not count it (HELD-01, TRAIT-01, FOS-04).
[[nodiscard]] constexpr bool is_no_ability(AbilityKind kind)
{
    return kind == AbilityKind::held_item || kind == AbilityKind::ancient_trait ||
           kind == AbilityKind::rule;
}

/// Returns whether the rules let a player use it (POW-02). The others work without being used
/// (POW-03).
[[nodiscard]] constexpr bool is_used(AbilityKind kind)
{
    return kind == AbilityKind::poke_power || kind == AbilityKind::pokemon_power ||
           kind == AbilityKind::ability;
}
[[nodiscard]] constexpr std::uint8_t bit(AbilityKind kind)
{
    return static_cast<std::uint8_t>(1u << static_cast<unsigned>(kind));
}

/// The mark beside an attack's printed damage (DMG-01).
enum class DamageMark : std::uint8_t { none, plus, minus, times };

/// The purpose of a card that is attached to a Pokémon, or is part of it.
enum class Role : std::uint8_t { none, stage, part, energy, tool, other };

/// Returns whether the card is the Pokémon, or a part of it, rather than something attached to it.
[[nodiscard]] constexpr bool is_pokemon_itself(Role role)
{
    return role == Role::stage || role == Role::part;
}

[[nodiscard]] std::string_view name_of(Type type);
[[nodiscard]] std::string_view name_of(Condition condition);
[[nodiscard]] std::string_view name_of(Zone zone);
[[nodiscard]] std::string_view name_of(CardKind kind);
[[nodiscard]] std::string_view name_of(TrainerKind kind);
[[nodiscard]] std::string_view name_of(EnergyKind kind);
[[nodiscard]] std::string_view name_of(Stage stage);
[[nodiscard]] std::string_view name_of(AbilityKind kind);
[[nodiscard]] std::optional<Type> type_named(std::string_view name);
[[nodiscard]] std::optional<Condition> condition_named(std::string_view name);

}  // namespace ptcg
