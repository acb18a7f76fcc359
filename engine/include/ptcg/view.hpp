#pragma once

#include <array>
#include <cstdint>

#include "ptcg/event.hpp"
#include "ptcg/ids.hpp"
#include "ptcg/state.hpp"
#include "ptcg/types.hpp"

namespace ptcg {

class Permissions;

struct AttachedView {
    DefId def = no_def;
    Role role = Role::none;

    friend bool operator==(const AttachedView&, const AttachedView&) = default;
};

/// A Pokémon in play as everyone at the table sees it.
struct PokemonView {
    bool present = false;
    bool face_down = false;  ///< it is there, but the viewer may not know what it is (setup)
    DefId def = no_def;
    std::int16_t hp = 0;  ///< with all effects
    std::uint16_t damage = 0;
    std::uint8_t conditions = 0;  ///< bit per Condition
    std::uint8_t retreat_cost = 0;
    TypeSet types;
    bool evolved = false;
    std::uint8_t attached_count = 0;
    std::array<AttachedView, 24> attached{};  ///< all other cards, in order of arrival

    friend bool operator==(const PokemonView&, const PokemonView&) = default;
};

/// A card that the viewer knows, and its place in a pile.
struct KnownCard {
    std::uint8_t place = 0;  ///< 0xff: somewhere (the places of a hand show nothing)
    DefId def = no_def;

    friend bool operator==(const KnownCard&, const KnownCard&) = default;
};

/// The cards of a pile that the viewer knows; the others are only counted.
struct PileView {
    std::uint8_t count = 0;  ///< all cards in the pile
    std::uint8_t known_count = 0;
    std::array<KnownCard, cards_per_player> known{};

    friend bool operator==(const PileView&, const PileView&) = default;
};

struct PlayerView {
    std::array<PokemonView, slots_per_player> pokemon{};  ///< 0: Active Spot, 1..: Bench
    std::uint8_t bench_count = 0;
    PileView hand;
    PileView deck;
    PileView discard;
    PileView prizes;
    PileView lost_zone;
    PileView beside;
    std::uint8_t turns_taken = 0;

    friend bool operator==(const PlayerView&, const PlayerView&) = default;
};

/// What one viewer may know of the position, and nothing else: hidden cards are not masked, they
/// are absent. Fixed size, no pointers.
struct View {
    Audience audience = seen_by_all;
    std::uint16_t turn = 0;
    PlayerId turn_player = PlayerId::none;
    PlayerId starting_player = PlayerId::none;
    Outcome outcome = Outcome::running;
    PlayerId winner = PlayerId::none;
    WinReason reason = WinReason::none;
    std::uint8_t energy_attached = 0;
    std::uint8_t supporters_played = 0;
    std::uint8_t stadiums_played = 0;
    std::uint8_t retreats = 0;
    DefId stadium = no_def;
    PlayerId stadium_owner = PlayerId::none;
    std::array<PlayerView, players> player{};

    friend bool operator==(const View&, const View&) = default;
};

/// Returns 0 for the Active Spot, 1 and up for the Bench.
[[nodiscard]] constexpr std::size_t place_of(Spot spot)
{
    return at(spot) % slots_per_player;
}
[[nodiscard]] constexpr Spot spot_at(PlayerId player, std::size_t place)
{
    return static_cast<Spot>(at(player) * slots_per_player + place);
}
/// Returns the Pokémon at the spot of a view; one that is not present for `no_spot`.
[[nodiscard]] inline const PokemonView& pokemon_at(const View& view, Spot spot)
{
    static constexpr PokemonView nothing{};
    if (at(spot) >= slots_per_match) return nothing;
    return view.player[at(owner_of(spot))].pokemon[place_of(spot)];
}

/// Fills in the view of a player (`seen_by(p)`), of spectators, or, with `seen_by_all`, of the
/// judge, who sees everything. `game` answers for HP and the like; it is not changed. Returns false
/// if a card text failed: the numbers that it would have changed are then those printed.
bool make_view(const Permissions& game, Audience audience, View& view);

}  // namespace ptcg
