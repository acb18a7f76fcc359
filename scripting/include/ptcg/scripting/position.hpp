#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/match.hpp"
#include "ptcg/result.hpp"
#include "ptcg/scripting/problem.hpp"

/// Positions: a table described by hand, the match built from it, and both as TOML text. See
/// "Positions" in cards/README.md for the format.
namespace ptcg {

/// A Pokémon in play, as a person describes it.
struct PokemonSetup {
    DefId card = no_def;
    std::optional<std::vector<DefId>> under;  ///< top one first; none: the cards it evolves from
    std::vector<DefId> attached;              ///< Energy first
    std::vector<Condition> conditions;
    std::vector<std::uint8_t> used;  ///< its Abilities used this turn, by number
    int damage = 0;                  ///< in points, a multiple of 10
    bool is_new = false;             ///< came into play, or evolved, this turn
};

/// One player's side. What is not given is empty or made of the position's filler.
struct SideSetup {
    std::optional<PokemonSetup> active;  ///< required to build a match
    std::vector<PokemonSetup> bench;
    std::vector<DefId> hand;
    std::optional<std::vector<DefId>> deck;  ///< top card first; none: all remaining cards
    std::vector<DefId> discard;              ///< in the order they were discarded
    std::vector<DefId> lost_zone;
    std::vector<DefId> beside;  ///< Supporters that stay there until the end of the turn (TRN-04)
    std::optional<std::vector<DefId>> prizes;
    int prize_count = 6;  ///< used if `prizes` is not given
};

/// A table as a person describes it: the main phase of one player's turn, with nothing in progress.
struct Position {
    std::string title;            ///< one line, may be empty
    std::string note;             ///< what a reader should know; may be empty
    std::string ruleset = "dp";   ///< the name of the rules; `build_match` ignores it
    int turn = 3;                 ///< counted from 1; determines who began the game
    PlayerId me = PlayerId::one;  ///< the seat of "me"
    bool my_turn = true;          ///< whose main phase it is: mine, or the opponent's
    /// The seed for coins and shuffles. Without one, they are questions to PlayerId::chance.
    std::optional<std::uint64_t> seed;
    DefId stadium = no_def;
    bool stadium_mine = true;

    // What the player whose turn it is has done this turn
    int energy_attached = 0;
    int supporters_played = 0;
    int stadiums_played = 0;
    int retreats = 0;
    bool benched_basic = false;
    bool stadium_used = false;

    /// The card that decks and Prize cards consist of where the sides give none. no_def: the
    /// library's unknown card or, if it has none, a basic Energy card.
    DefId filler = no_def;
    SideSetup my_side;
    SideSetup opponents_side;
};

/// Returns a match in this position, at the question of the main phase. Cards that do not appear in
/// it are in the Lost Zone. Library, rules and effects must outlive the match. Fails with the
/// reason if something does not fit: no Active Pokémon, too many cards or Pokémon.
[[nodiscard]] Result<Match> build_match(const Position& position, const CardLibrary& library,
                                        const Ruleset& rules, EffectHost* effects);

/// Describes the match's table as a person would, from `me`'s point of view. Leaves out what a
/// Position cannot express: a question in the middle of an effect, effects that last.
[[nodiscard]] Position describe(Match& match, const std::string& ruleset,
                                PlayerId me = PlayerId::one);

/// Returns the basic Energy card for a letter (G R W L P F D M Y), or `no_def`.
[[nodiscard]] DefId basic_energy(const CardLibrary& library, char letter);
/// Returns the library's first basic Energy card, or `no_def`. It fills decks that are not
/// described with cards that do nothing on their own but can be found and attached.
[[nodiscard]] DefId some_basic_energy(const CardLibrary& library);

/// Reads a position described by hand. `file` is the name shown in problems. Returns nothing if
/// there are any. An exact position is a problem here: it is a state, not a description.
[[nodiscard]] std::optional<Position> read_by_hand(std::string_view text, const std::string& file,
                                                   const CardLibrary& library, Problems& problems);

/// Returns the rules that a position names, or null. They must outlive the match.
using FindRuleset = std::function<const Ruleset*(std::string_view name)>;

/// A position that was read.
struct ReadPosition {
    std::optional<Match> match;  ///< nothing if there is any problem
    std::string ruleset;
    std::string title;
    std::string note;
    PlayerId me = PlayerId::one;
    Problems problems;  ///< all of them, in the order of the lines
};

/// Reads a position in either form. `file` is the name shown in problems. Library, rules and
/// effects must outlive the match.
[[nodiscard]] ReadPosition read_position(std::string_view text, const std::string& file,
                                         const CardLibrary& library, EffectHost* effects,
                                         const FindRuleset& find_ruleset);

enum class PositionForm : std::uint8_t {
    brief,  ///< the table as a person writes it; reading it gives the main phase of that table
    exact   ///< the same followed by everything else; reading it gives exactly the same state
};

/// The heading of a position.
struct PositionHead {
    std::string title;
    std::string note;
    PlayerId me = PlayerId::one;
};

/// Returns the position as TOML text. The match does not change, except that its open question may
/// be asked.
[[nodiscard]] std::string write_position(Match& match, const std::string& ruleset,
                                         PositionForm form, const PositionHead& head = {});

/// Returns the cards below this one in play, the upper card first, down to the Basic Pokémon.
/// Prefers cards in `preferred`, then those of the same set, those of the same series, and the
/// library's first.
[[nodiscard]] std::vector<DefId> stages_below(const CardLibrary& library, DefId card,
                                              std::span<const DefId> preferred = {});

}  // namespace ptcg
