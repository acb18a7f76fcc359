#pragma once

#include <array>
#include <cstdint>
#include <tuple>

#include "ptcg/card_def.hpp"
#include "ptcg/effect.hpp"
#include "ptcg/event.hpp"
#include "ptcg/ids.hpp"
#include "ptcg/state.hpp"
#include "ptcg/types.hpp"

/// What people at a table see besides what a View has: what each Pokémon has done this turn, what
/// its Energy provides, which effects last. For pages and programs that show a match, and for
/// encodings; bots need the View alone.
namespace ptcg {

class Permissions;

/// A text of a Pokémon that has been used as often as it may be.
struct UsedText {
    DefId def = no_def;           ///< the card whose text it is
    std::uint8_t ability = 0xff;  ///< its Ability; 0xff: the text of an attached card

    friend bool operator==(const UsedText&, const UsedText&) = default;
};

/// A Pokémon in play, by its spot. All zero up to `used` if there is none, or if the viewer sees
/// only its back.
struct PokemonStatus {
    // What it has done this turn
    bool came_this_turn = false;
    bool evolved_this_turn = false;
    bool devolved_this_turn = false;
    // The numbers of its Special Conditions
    std::uint8_t poison_counters = 0;  ///< damage counters for each of these conditions
    std::uint8_t burn_counters = 0;
    std::uint8_t sleep_coins = 0;  ///< coins that must all be heads to wake up
    /// Identifies the Pokémon as long as it is in play: it keeps it while it moves, evolves and
    /// devolves, and no other Pokémon of the game has it. From 1, in the order of coming into play.
    std::uint16_t id = 0;
    /// Weakness and Resistance with all effects; entries without types are unused. Damage is
    /// multiplied by `times`, or, if that is 0, changed by `amount`, as in a CardDef.
    std::array<Affinity, 2> weakness{};
    std::array<Affinity, 2> resistance{};
    std::uint8_t used_count = 0;
    /// Texts used up this turn or game, of which the first `used_count` have a meaning: those of
    /// the top card, then those of the others in order of arrival; of one card in the order of its
    /// Abilities, none twice.
    std::array<UsedText, 12> used{};
    /// What each of its cards provides as Energy now, in the order of `PokemonView::attached`.
    /// Those of more cards than are attached have no meaning.
    std::array<EnergyFacts, 24> energy{};
};

/// A lasting effect. It began before everybody's eyes, so it is shown to everybody; a number that
/// a card's script keeps with it is not, for it may stand for something that only one player knows.
struct LastingView {
    LastingKind kind = LastingKind::script;
    Anchor anchor = Anchor::pokemon;
    Origin origin = Origin::attack;
    Spot spot = no_spot;                ///< the Pokémon it is on
    PlayerId player = PlayerId::none;   ///< the player it is on
    PlayerId owner = PlayerId::none;    ///< whose text it is
    bool marker = false;                ///< it is a marker; `value` of them
    bool later = false;                 ///< it applies only from the next turn on
    std::uint8_t source_effect = 0xff;  ///< attack or Ability of `def` (by `origin`)
    DefId def = no_def;                 ///< the card whose text it is
    NameId name = no_name;              ///< script: its name; used_this_game: of the used text
    AttackRef attack{};                 ///< the only attack it is about, if it has a `def`
    std::int16_t value = 0;             ///< of built-in kinds (see LastingKind), and of markers
    std::uint16_t last_turn = no_turn;  ///< the last turn of the effect

    static constexpr std::uint16_t no_turn = 0xffff;  ///< until it leaves play, or the game ends
    friend bool operator==(const LastingView&, const LastingView&) = default;
};

inline constexpr std::size_t most_lasting = std::tuple_size_v<decltype(Table::lasting)>;

/// Fixed size, no pointers. Hidden things are absent, as in a View.
struct TableView {
    std::array<PokemonStatus, slots_per_match> pokemon{};  ///< by Spot
    std::array<std::uint16_t, players> limits_used{};  ///< a bit for each of CardLibrary::limits()
    std::uint8_t stadium_used = 0;  ///< who has used the Stadium this turn: a bit per player
    std::uint8_t lasting_count = 0;
    std::array<LastingView, most_lasting> lasting{};  ///< the first `lasting_count` have a meaning
};

/// Fills in what `audience` may know, see `make_view`. Never allocates. Returns false if a card
/// text failed: the numbers that it would have changed are then those printed.
bool make_table_view(const Permissions& game, Audience audience, TableView& table);

}  // namespace ptcg
