#pragma once

#include <array>
#include <cstdint>

#include "ptcg/effect.hpp"
#include "ptcg/explanation.hpp"
#include "ptcg/filter.hpp"
#include "ptcg/short_list.hpp"
#include "ptcg/state.hpp"

/// The arguments and results of `Resolver` and of the layers below it.
namespace ptcg {

/// A short list of physical cards, then one of Pokémon in play. They never allocate.
struct CardList {
    std::uint8_t count = 0;
    std::array<CardIndex, cards_per_player> card{};

    /// Drops cards beyond the room; no zone has more.
    void add(CardIndex c)
    {
        if (count < card.size()) card[count++] = c;
    }
    [[nodiscard]] const CardIndex* begin() const { return card.data(); }
    [[nodiscard]] const CardIndex* end() const { return card.data() + count; }
};

struct SlotList {
    std::uint8_t count = 0;
    std::array<SlotId, slots_per_match> slot{};

    void add(SlotId s)
    {
        if (count < slot.size()) slot[count++] = s;
    }
    [[nodiscard]] const SlotId* begin() const { return slot.data(); }
    [[nodiscard]] const SlotId* end() const { return slot.data() + count; }
};

/// A number for each Pokémon.
using SlotCounts = std::array<int, slots_per_match>;

/// The numbers of the picked options, in the order they were picked.
inline constexpr int most_picks = 64;
struct Picks {
    std::uint16_t count = 0;
    std::array<std::uint16_t, most_picks> option{};
};

/// Energy attached to a Pokémon, as units that can each be used as one of a set of types.
using EnergyUnits = ShortList<TypeSet, 64>;

/// A search in the memory of what happened.
struct MemoQuery {
    Memo what = Memo::none;
    PlayerId player = PlayerId::none;  ///< who did it, or whose Pokémon it was; none: anyone
    SlotId slot = no_slot;             ///< the Pokémon it is about; none: any
    std::uint16_t turn = 0;
    NameId name = no_name;               ///< of the attack; of the card played, attached ...
    const CardFilter* filter = nullptr;  ///< the printed card (not for attacks)
    Harm harm = Harm::none;              ///< knocked_out: by what; none: anything but a Checkup
    CardIndex card = no_card;            ///< used_card
};

/// The turn a text looks back at.
enum class When : std::uint8_t { this_turn, own_last_turn, opponents_last_turn };

/// Why something may not be done: the rule and, if a card forbids it, that card's text.
struct Refusal {
    const char* rule = nullptr;    ///< a rule ID such as "RET-03"; null: it may be done
    DefId by = no_def;             ///< the card that forbids it
    Origin origin = Origin::rule;  ///< of its text, with its number, as in TextRef
    std::uint8_t effect = 0xff;
    bool lasting = false;

    [[nodiscard]] TextRef text() const { return {by, origin, effect, lasting}; }

    [[nodiscard]] bool allowed() const { return rule == nullptr; }
};

/// Damage to deal to one Pokémon, for `Resolver::deal_damage`.
struct DamageRequest {
    SlotId attacker = no_slot;
    SlotId target = no_slot;
    int amount = 0;        ///< base damage in points
    bool weakness = true;  ///< false: "isn't affected by Weakness"
    bool resistance = true;
    bool effects = true;    ///< false: "isn't affected by any other effects on that Pokémon"
    bool on_bench = false;  ///< "apply Weakness and Resistance for Benched Pokémon"
};

/// Whether a text in play counts now, as far as that is known without an event to react to.
enum class Standing : std::uint8_t {
    counts,
    under_another,  ///< an Ability of a card that has another Stage on it
    switched_off,   ///< the Pokémon's Abilities are off
    wrong_place,    ///< counts only in the Active Spot, or only on the Bench
    used_up,
    needs_not_met
};

/// A handler of a card in play, or of a lasting effect that a card defines.
struct TextInPlay {
    const Handler* handler = nullptr;
    DefId def = no_def;        ///< the card whose text it is
    CardIndex card = no_card;  ///< the copy; none for a lasting effect
    SlotId self = no_slot;     ///< the Pokémon it is on; none for a Stadium
    PlayerId owner = PlayerId::one;
    const Lasting* lasting = nullptr;  ///< null unless it belongs to a lasting effect
    Standing standing = Standing::counts;
    TextRef by{};  ///< switched_off: the text responsible
};

/// Where to put a card: a pile, and where in it.
struct Placement {
    Zone zone = Zone::deck;
    bool bottom = false;   ///< of the deck; otherwise on top
    bool unseen = false;   ///< in an unknown order, with others; `shuffle_among` follows
    bool face_up = false;  ///< among Prize cards
};

}  // namespace ptcg
