#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

/// Strong types for everything that is counted or referred to. None of them is a bare integer, so a
/// Bench position cannot be passed where a card is expected.
namespace ptcg {

/// One of the two players, or `chance` for a question that chance answers instead of a player.
enum class PlayerId : std::uint8_t { one = 0, two = 1, chance = 2, none = 0xff };

/// A physical card of this match: 0..59 belong to player one, 60..119 to player two. Never leaves
/// the engine: players see positions (`Zone` and place) instead.
enum class CardIndex : std::uint8_t {};

/// A place for a Pokémon in play, which keeps it while it moves between Active Spot and Bench,
/// evolves and devolves. 0..8 belong to player one, 9..17 to player two.
enum class SlotId : std::uint8_t {};

/// Where a Pokémon is, as a player would point at it: player * 9 + 0 for the Active Spot, + 1..8
/// for the Bench from left to right.
enum class Spot : std::uint8_t {};

/// A printed card in the library.
enum class DefId : std::uint16_t {};

/// An interned rules name (of a card, an attack, an Ability).
enum class NameId : std::uint16_t {};

/// A card class (`classes/*.toml`).
enum class ClassId : std::uint8_t {};

/// A pack of cards, by its number in the library; 0 stands for none.
enum class PackNumber : std::uint16_t {};

/// A frozen card filter, built when a pack is loaded.
enum class FilterId : std::uint16_t {};

/// A function of a script, by its number in the effect host.
enum class CallbackId : std::uint16_t {};

inline constexpr CardIndex no_card{0xff};
inline constexpr SlotId no_slot{0xff};
inline constexpr Spot no_spot{0xff};
inline constexpr DefId no_def{0xffff};
inline constexpr NameId no_name{0xffff};
inline constexpr ClassId no_class{0xff};
inline constexpr FilterId no_filter{0xffff};
inline constexpr CallbackId no_callback{0xffff};

inline constexpr std::size_t players = 2;
inline constexpr std::size_t cards_per_player = 60;
inline constexpr std::size_t cards_per_match = players * cards_per_player;
inline constexpr std::size_t max_bench = 8;
inline constexpr std::size_t slots_per_player = 1 + max_bench;
inline constexpr std::size_t slots_per_match = players * slots_per_player;

/// Returns the number behind a strong type, for indexing an array.
template <typename Id>
[[nodiscard]] constexpr std::size_t at(Id id)
{
    return static_cast<std::size_t>(id);
}

[[nodiscard]] constexpr PlayerId opponent_of(PlayerId player)
{
    return player == PlayerId::one ? PlayerId::two : PlayerId::one;
}

[[nodiscard]] constexpr PlayerId owner_of(CardIndex card)
{
    return at(card) < cards_per_player ? PlayerId::one : PlayerId::two;
}

[[nodiscard]] constexpr PlayerId owner_of(SlotId slot)
{
    return at(slot) < slots_per_player ? PlayerId::one : PlayerId::two;
}

[[nodiscard]] constexpr PlayerId owner_of(Spot spot)
{
    return at(spot) < slots_per_player ? PlayerId::one : PlayerId::two;
}

inline constexpr PlayerId both_players[] = {PlayerId::one, PlayerId::two};

}  // namespace ptcg
