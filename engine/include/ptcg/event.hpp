#pragma once

#include <cstdint>
#include <string_view>

#include "ptcg/ids.hpp"
#include "ptcg/types.hpp"

/// What happened, in order: enough to draw it and to describe it in words.
namespace ptcg {

/// Append only: C programs see the numbers.
enum class EventKind : std::uint8_t {
    match_began,    ///< value: 0, or the number of the Sudden Death game
    start_decided,  ///< player takes the first turn
    hand_revealed,  ///< one card (def) of a hand shown at a mulligan
    mulligan,       ///< player has no Basic Pokémon; value: how many so far
    prizes_set,     ///< value cards
    revealed,       ///< both players turn their Pokémon face up
    turn_began,     ///< value: turn number
    turn_ended,
    drew,  ///< a card (def, where the viewer may see it)
    draw_failed,
    shuffled,       ///< zone `from`
    benched,        ///< def to spot, from `from`
    became_active,  ///< def at spot (setup)
    attached,       ///< def to the Pokémon at spot, from `from`
    evolved,        ///< the Pokémon at spot into def
    devolved,       ///< def taken off the Pokémon at spot
    played,         ///< Trainer card def
    stadium_played,
    used_text,  ///< Ability `effect` of def at spot
    retreated,
    switched,          ///< the Pokémon at spot (now Active)
    attack_announced,  ///< attack `effect` of def at spot
    attack_copied,     ///< attack `effect` of def performed by the Pokémon at spot
    attack_stopped,    ///< value: StopReason
    coin,     ///< value 1 heads, 0 tails; flipped for source or, with a spot, for the Special
              ///< Condition `extra` (a Condition) of the Pokémon there
    damaged,  ///< value points by an attack at spot; extra: bits, the rules' DamageSteps
    damage_prevented,  ///< an attack does no damage at spot: def prevents it, or
                       ///< Resistance (in extra, as above) and texts have reduced it to 0
    counters_put,      ///< value points as damage counters on spot
    healed,            ///< value points
    counters_removed,  ///< value points, moved elsewhere or taken off, which is not healing
    condition_set,     ///< value: Condition
    condition_removed,
    knocked_out,  ///< def at spot
    saved,        ///< would be Knocked Out, but stays or goes elsewhere because of source
    card_moved,  ///< def from `from` to `to`; extra: bits, 1 under the deck, 2 in an unknown order,
                 ///< 4 face up
    card_shown,  ///< def shown to the opponent or to all; extra 4: it stays face up
    looked_at,   ///< player looked at value cards of zone `from`; extra 1: searched own deck, 2:
                 ///< those on the bottom
    prize_taken,    ///< def where the viewer may see it
    promoted,       ///< def at spot
    lasting_began,  ///< on spot (or player); value: LastingKind
    lasting_ended,
    checkup_began,
    left_play,         ///< def at spot left play without being Knocked Out
    sudden_death,      ///< value: number of the game
    match_ended,       ///< player won (or none); value: WinReason; `extra`: Outcome
    replaced,          ///< the card of the Pokémon at spot by def, from `from`
    effect_prevented,  ///< def prevents an effect on the Pokémon at spot; extra: EffectKind, and
                       ///< for `condition` value: Condition
    count
};

enum class StopReason : std::uint8_t { tails, confused, requirement, prevented };

/// Who may see a fact, as bits: one for each player and one for spectators.
using Audience = std::uint8_t;
inline constexpr Audience seen_by_all = 7;
inline constexpr Audience seen_by_spectators = 4;
[[nodiscard]] constexpr Audience seen_by(PlayerId player)
{
    return static_cast<Audience>(1u << static_cast<unsigned>(player));
}
/// In `Table::seen`: both players know the card.
inline constexpr std::uint8_t both_saw = 3;
/// In `Table::seen`: the card is face up among cards that are not.
inline constexpr std::uint8_t face_up = seen_by_all;

/// One event, 16 bytes. `def` is no_def for a viewer who may not see the card.
struct Event {
    EventKind kind = EventKind::match_began;
    PlayerId player = PlayerId::none;  ///< who acts, or whom it concerns
    Audience audience = seen_by_all;   ///< who may see `def`
    Zone from = Zone::none;
    Zone to = Zone::none;
    Spot spot = no_spot;
    std::uint8_t effect = 0xff;
    std::uint8_t extra = 0;
    DefId def = no_def;
    DefId source = no_def;  ///< the card whose text caused it
    std::int16_t value = 0;
    std::uint8_t source_effect = 0xff;  ///< its Ability or attack
    std::uint8_t answer =
        0;  ///< low eight bits of the number of answers given before it; 0 for viewers

    friend bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) == 16);

/// Which copy of a card an event is about, for hosts that tell copies apart (`Match::note_copies`).
/// Never for players: it tells where a hidden card is. 8 bytes.
struct CopyNote {
    std::uint32_t event = 0;  ///< number of the event that follows, or to which this belongs
    /// Came to `zone`; with Zone::none: the Pokémon at the event's spot, or the card that is
    /// played.
    CardIndex card = no_card;
    Zone zone = Zone::none;

    friend bool operator==(const CopyNote&, const CopyNote&) = default;
};

/// Returns the event as `audience` (one bit) may know it.
[[nodiscard]] Event as_seen_by(Event event, Audience audience);

[[nodiscard]] std::string_view name_of(EventKind kind);

}  // namespace ptcg
