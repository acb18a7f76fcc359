#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include "ptcg/event.hpp"
#include "ptcg/ids.hpp"
#include "ptcg/result.hpp"
#include "ptcg/view.hpp"

/// A view as a block of plain numbers, 732 bytes: for hosts in other languages, for networks, and
/// as input for bots that learn. It contains what a `View` contains, no more and no less.
///
/// All numbers are in the machine's byte order, at the offsets asserted below. There are no
/// pointers and no padding, and unused bytes are zero, so equal views have equal bytes. `version`
/// changes whenever the meaning or the place of a number does.
namespace ptcg {

class Permissions;

inline constexpr std::uint16_t packed_view_version = 1;

/// Bits of PackedPokemon::flags.
enum PackedPokemonFlag : std::uint8_t {
    packed_present = 1,    ///< there is a Pokémon here; if not, the rest is zero
    packed_face_down = 2,  ///< the viewer may not know it (setup): `def` is 0xffff, the rest 0
    packed_evolved = 4
};

/// The Active Spot or a place on the Bench, like PokemonView. 12 bytes.
struct PackedPokemon {
    std::uint16_t def = 0;  ///< DefId of its top card
    std::int16_t hp = 0;    ///< with all effects
    std::uint16_t damage = 0;
    std::uint16_t types = 0;      ///< bit per Type
    std::uint8_t conditions = 0;  ///< bit per Condition
    std::uint8_t retreat_cost = 0;
    std::uint8_t flags = 0;           ///< PackedPokemonFlag
    std::uint8_t attached_count = 0;  ///< number of its cards in `PackedView::cards`
};

/// How many cards each pile of a player has, known or not, and a little more. 8 bytes.
struct PackedPlayer {
    std::uint8_t deck = 0;
    std::uint8_t hand = 0;
    std::uint8_t discard = 0;
    std::uint8_t prizes = 0;
    std::uint8_t lost_zone = 0;
    std::uint8_t beside = 0;  ///< Zone::beside
    std::uint8_t bench_count = 0;
    std::uint8_t turns_taken = 0;
};

/// A card the viewer knows. 4 bytes.
struct PackedCard {
    std::uint16_t def = 0;   ///< DefId: its number in the library
    std::uint8_t where = 0;  ///< a Spot (0 to 17): attached to the Pokémon there or under its top
                             ///< card; or packed_pile(player, zone)
    std::uint8_t place = 0;  ///< attached: its Role; in a pile: its place (in a deck, the last is
                             ///< the top); 0xff: somewhere in a hand
};

/// Returns PackedCard::where for a pile: 32 + 8 * player + zone, with zone 0 deck, 1 hand, 2
/// discard, 3 prizes, 4 lost_zone, 5 beside.
[[nodiscard]] constexpr std::uint8_t packed_pile(PlayerId player, Zone zone)
{
    return static_cast<std::uint8_t>(32 + 8 * at(player) + at(zone));
}

struct PackedView {
    std::uint16_t version = packed_view_version;
    std::uint16_t size = 0;  ///< bytes up to the last card: enough to keep or send
    std::uint16_t turn = 0;
    std::uint16_t stadium = 0xffff;   ///< DefId of the Stadium in play; 0xffff: none
    std::uint8_t audience = 0;        ///< the viewer: Audience
    std::uint8_t turn_player = 0xff;  ///< PlayerId; 0xff: none
    std::uint8_t starting_player = 0xff;
    std::uint8_t outcome = 0;  ///< Outcome
    std::uint8_t winner = 0xff;
    std::uint8_t reason = 0;           ///< WinReason
    std::uint8_t energy_attached = 0;  ///< this turn, like the next three
    std::uint8_t supporters_played = 0;
    std::uint8_t stadiums_played = 0;
    std::uint8_t retreats = 0;
    std::uint8_t stadium_owner = 0xff;
    std::uint8_t card_count = 0;
    std::array<PackedPlayer, players> player{};
    std::array<PackedPokemon, slots_per_match> pokemon{};  ///< by Spot: 9 * player, 0 the Active
                                                           ///< Spot, 1 to 8 the Bench
    /// The known cards other than the Pokémon themselves and the Stadium. Player one's come first.
    /// For each player, cards on Pokémon come first, by Spot and in order of arrival. Then come the
    /// piles in the order deck, hand, discard, prizes, lost_zone, beside, each by place (an
    /// opponent's hand by DefId).
    std::array<PackedCard, cards_per_match> cards{};
};

static_assert(sizeof(PackedPokemon) == 12 && sizeof(PackedPlayer) == 8 && sizeof(PackedCard) == 4);
static_assert(offsetof(PackedView, audience) == 8 && offsetof(PackedView, player) == 20);
static_assert(offsetof(PackedView, pokemon) == 36 && offsetof(PackedView, cards) == 252);
static_assert(sizeof(PackedView) == 732);
static_assert(std::is_trivially_copyable_v<PackedView> && std::is_standard_layout_v<PackedView>);
static_assert(std::has_unique_object_representations_v<PackedView>, "no padding bytes");

/// Fills in the view of `audience`, like `make_view`, directly from the state. Never allocates.
/// `game` answers for HP and the like; it is not changed. Returns false if a card text failed.
bool pack_view(const Permissions& game, Audience audience, PackedView& view);

/// Returns the bytes that matter: the first `size`.
[[nodiscard]] std::span<const std::byte> bytes_of(const PackedView& view);

/// Returns the view in the bytes. What does not fit into a View (a 25th card attached to a Pokémon)
/// is left out. Fails if the bytes are not a packed view of this version.
[[nodiscard]] Result<View> unpack_view(std::span<const std::byte> bytes);

}  // namespace ptcg
