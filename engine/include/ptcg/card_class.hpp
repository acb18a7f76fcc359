#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "ptcg/ids.hpp"
#include "ptcg/types.hpp"

/// Classes of cards with their own rules (section 18). A class is data that comes with a pack; the
/// engine knows none by name.
namespace ptcg {

/// A set of the classes of one library.
class ClassSet {
public:
    static constexpr std::size_t most = 128;

    constexpr void add(ClassId id) { words_[at(id) / 64] |= mark(id); }
    constexpr void add(const ClassSet& other)
    {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    }
    [[nodiscard]] constexpr bool has(ClassId id) const
    {
        return (words_[at(id) / 64] & mark(id)) != 0;
    }
    [[nodiscard]] constexpr bool intersects(const ClassSet& other) const
    {
        return (words_[0] & other.words_[0]) != 0 || (words_[1] & other.words_[1]) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
    friend bool operator==(const ClassSet&, const ClassSet&) = default;

private:
    [[nodiscard]] static constexpr std::uint64_t mark(ClassId id)
    {
        return std::uint64_t{1} << (at(id) % 64);
    }
    std::array<std::uint64_t, most / 64> words_{};
};

/// What a class changes in the way its cards are played, as bits. A card has the bits of all its
/// classes.
enum ClassRule : std::uint16_t {
    keeps_attacks = 1,               ///< also has the attacks of the card below it (BRK-01, LVX-04)
    keeps_abilities = 2,             ///< likewise for Abilities, Poké-Powers and Poké-Bodies
    keeps_affinities = 4,            ///< has the Weakness and Resistance of the card below it
    keeps_retreat = 8,               ///< has the Retreat Cost of the card below it
    evolving_ends_turn = 16,         ///< putting it on a Pokémon ends the turn (MEGA-03)
    lost_instead_of_discarded = 32,  ///< goes to the Lost Zone instead (PRISM-02)
    levels_up = 64,  ///< put on an Active Pokémon of its name; not an Evolution card (LVX-01)
    goes_on_opponent = 128,  ///< a Tool that is attached to an opponent's Pokémon (HYP-01)
    once_per_name = 256,     ///< a Pokémon of each name may be put together once a game (VUN-04)
    older_rule_box = 512     ///< has a Rule Box if the ruleset gives older classes one (GAP-20)
};

/// Rules of cards that are only ever put on a Pokémon: such a card has at least one of them, and
/// does not work without the card below.
inline constexpr std::uint16_t rules_of_cards_on_others =
    keeps_attacks | keeps_abilities | keeps_affinities | keeps_retreat | levels_up;

/// Something each player may do only once in a game (T-44): a GX attack, a VSTAR Power.
struct GameLimit {
    std::string id;    ///< "gx-attack"
    std::string rule;  ///< the rule that forbids a second time, "GX-02"
};
inline constexpr std::size_t max_game_limits = 16;
inline constexpr std::uint8_t no_game_limit = 0xff;  ///< in AttackDef and AbilityDef

struct CardClass {
    std::string id;           ///< "pokemon-my"
    std::string name;         ///< as people call it: "Pokémon-GX"
    std::string stage_name;   ///< its own Stage ("MEGA", "BREAK"), or empty
    bool evolution = false;   ///< the cards of its own Stage are Evolution cards
    std::uint8_t prizes = 0;  ///< for a Knock Out; of several classes the most counts; 0: as usual
    bool rule_box = false;    ///< its Pokémon have a Rule Box (GAP-20)
    std::uint16_t rules = 0;  ///< bits of ClassRule
    std::uint8_t parts = 0;   ///< cards that are put onto the Bench together (LEG-01, VUN-02)
    Zone parts_from = Zone::none;  ///< where those cards are taken from
    ClassSet counts_as;            ///< other classes, whose texts apply to this one too (VMAX-02)
    ClassSet attaches_to;          ///< a Tool: only for Pokémon of these classes; empty: for all
    std::uint8_t deck_limit = 0;   ///< all cards of the class; 0: no limit (ACE-01, RAD-01)
    std::uint8_t deck_limit_per_name = 0;  ///< (PRISM-01)
    std::vector<std::uint8_t> limits;      ///< the GameLimits that may apply to its cards' texts
    /// Its names in other tools' card data, for `ptcg new` and `ptcg check --data`.
    std::vector<std::string> data_words;
    std::vector<std::string> data_sets;  ///< prefixes of the ids of those sets; empty: all
};

}  // namespace ptcg
