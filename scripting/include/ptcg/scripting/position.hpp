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

/// Positions: a table described by hand, the match that stands there, and both as TOML text. See
/// "Positions" in cards/README.md for the form.
namespace ptcg {

/// A Pokémon in play, as a person describes it.
struct PokemonSetup {
    DefId card = no_def;
    std::optional<std::vector<DefId>> under;  ///< top one first; none: what it evolves from
    std::vector<DefId> attached;              ///< Energy first
    std::vector<Condition> conditions;
    std::vector<std::uint8_t> used;  ///< its Abilities that were used this turn, by number
    int damage = 0;                  ///< in points, a multiple of 10
    bool is_new = false;             ///< came into play, or evolved, this turn
};

/// One player's side. What is not mentioned is empty, or made of the position's filler.
struct SideSetup {
    std::optional<PokemonSetup> active;  ///< must be there for a match to be built
    std::vector<PokemonSetup> bench;
    std::vector<DefId> hand;
    std::optional<std::vector<DefId>> deck;  ///< top card first; none: all cards that are left
    std::vector<DefId> discard;              ///< in the order they were discarded
    std::vector<DefId> lost_zone;
    std::vector<DefId> beside;  ///< Supporters that wait there for the end of the turn (TRN-04)
    std::optional<std::vector<DefId>> prizes;
    int prize_count = 6;  ///< where `prizes` does not say which
};

/// A table as a person describes it: the main phase of one player's turn, with nothing going on.
struct Position {
    std::string title;            ///< one line, may be empty
    std::string note;             ///< what a reader should know, may be empty
    std::string ruleset = "dp";   ///< the name of `build_match`'s rules; not looked at there
    int turn = 3;                 ///< counted from 1; who begins the game follows from it
    PlayerId me = PlayerId::one;  ///< which seat "I" sit in
    bool my_turn = true;          ///< whose main phase it is: mine, or the opponent's
    /// The seed of coins and shuffles; without one they are questions to PlayerId::chance.
    std::optional<std::uint64_t> seed;
    DefId stadium = no_def;
    bool stadium_mine = true;

    // What the player whose turn it is has done in it
    int energy_attached = 0;
    int supporters_played = 0;
    int stadiums_played = 0;
    int retreats = 0;
    bool benched_basic = false;
    bool stadium_used = false;

    /// What decks and Prizes hold where the sides do not say; none: the library's unknown card or,
    /// if it has none, a basic Energy card.
    DefId filler = no_def;
    SideSetup my_side;
    SideSetup opponents_side;
};

/// A match that stands in this position, at the question of the main phase. Cards that have no
/// place in it lie in the Lost Zone. Library, rules and effects must outlive the match. Fails with
/// what does not fit: no Active Pokémon, too many cards or Pokémon.
[[nodiscard]] Result<Match> build_match(const Position& position, const CardLibrary& library,
                                        const Ruleset& rules, EffectHost* effects);

/// The table of the match as a person would describe it, for `me`'s point of view. What a Position
/// cannot say (a question in the middle of an effect, effects that last) is not in it.
[[nodiscard]] Position describe(Match& match, const std::string& ruleset,
                                PlayerId me = PlayerId::one);

/// The basic Energy card a letter stands for (G R W L P F D M Y), or `no_def`.
[[nodiscard]] DefId basic_energy(const CardLibrary& library, char letter);
/// The first basic Energy card there is, or `no_def`: it fills decks of which nothing is said with
/// cards that do nothing by themselves, but can be found and attached.
[[nodiscard]] DefId some_basic_energy(const CardLibrary& library);

/// Reads a position by hand. `file` is the name shown in problems; with any, nothing comes back. An
/// exact position is a problem here: it is a state, not a description.
[[nodiscard]] std::optional<Position> read_by_hand(std::string_view text, const std::string& file,
                                                   const CardLibrary& library, Problems& problems);

/// The rules a position names, or null. They must outlive the match.
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
    brief,  ///< the table as a person writes it; read again, it is the main phase of that table
    exact   ///< the same with everything else behind it; read again, it is the very same state
};

/// How a position is headed.
struct PositionHead {
    std::string title;
    std::string note;
    PlayerId me = PlayerId::one;
};

/// The position as TOML text. The match is not changed (its open question may be put).
[[nodiscard]] std::string write_position(Match& match, const std::string& ruleset,
                                         PositionForm form, const PositionHead& head = {});

/// What the card lies on in play, the upper card first, down to the Basic Pokémon: those among
/// `preferred`, else those of the same set, of the same series, or the library's first.
[[nodiscard]] std::vector<DefId> stages_below(const CardLibrary& library, DefId card,
                                              std::span<const DefId> preferred = {});

}  // namespace ptcg
