#pragma once

#include <cstdint>
#include <span>

#include "ptcg/decision.hpp"
#include "ptcg/event.hpp"
#include "ptcg/queries.hpp"
#include "ptcg/state.hpp"

/// Numbers that are the same for what a player would call the same, whatever the order in which it
/// came about: which of two copies a card is, the order of a hand or a Bench does not count.
namespace ptcg::tools {

/// Returns the number of a Pokémon with all its cards; of what it is and has, not where it is.
[[nodiscard]] std::uint64_t pokemon_digest(const MatchState& state, SlotId slot);

/// Returns the number of the table between two actions: cards, Pokémon, and what may still be done
/// in this turn. Lasting effects are left out; they show in what may be done later.
[[nodiscard]] std::uint64_t table_digest(const MatchState& state);

/// Returns the number of what an effect has begun and the rules have yet to carry out: Knock Outs,
/// the end of the turn, and the lasting effects that no script describes.
[[nodiscard]] std::uint64_t pending_digest(const MatchState& state);

/// What the rules say of a Pokémon, with all texts in force.
struct PokemonValues {
    int hp = 0;
    int retreat_cost = 0;
    int prizes = 0;
    std::uint16_t types = 0;  ///< bits of a TypeSet, as the next two
    std::uint16_t weakness = 0;
    std::uint16_t resistance = 0;
    friend auto operator<=>(const PokemonValues&, const PokemonValues&) = default;
};
[[nodiscard]] PokemonValues values_of(const Queries& rules, SlotId slot);

/// Returns the number of what was done for all to see but need not be left on the table: coins,
/// cards shown, decks shuffled, and how much damage each side got, also beyond a Pokémon's HP.
[[nodiscard]] std::uint64_t events_digest(std::span<const Event> events);

/// Returns the number of an option.
[[nodiscard]] std::uint64_t option_digest(const MatchState& state, const Option& option);

/// Mixes a number into another; the order matters.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t digest, std::uint64_t value)
{
    std::uint64_t x = digest ^ (value + 0x9e3779b97f4a7c15u + (digest << 6) + (digest >> 2));
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

/// Returns the Pokémon at a spot; no_slot for no spot.
[[nodiscard]] SlotId slot_at(const Table& table, Spot spot);

/// Returns the card that an option stands for, even if it is face down; no_def if it is none.
[[nodiscard]] DefId card_of(const MatchState& state, const Option& option);

}  // namespace ptcg::tools
