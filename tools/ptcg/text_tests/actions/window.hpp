#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "ptcg/match.hpp"
#include "text_tests/actions/answers.hpp"

namespace ptcg::tools {

/// One way in which an action may end.
struct WindowEnd {
    MatchState state;            ///< at the next question of a main phase, or over
    std::vector<Picks> answers;  ///< that led there, the action first
    std::vector<Event> events;   ///< of the action and what followed
};

/// Everything that may follow an action, up to the next question of a main phase, or to where the
/// match stops before (`Moment`): what all answers and all chance lead to.
struct Window {
    std::map<std::uint64_t, WindowEnd> ends;  ///< by the numbers of table and events
    bool sampled = false;                     ///< too much to try all of it
    std::uint64_t asked = 0;                  ///< of a sample: the number of all questions
    std::string failure;                      ///< of a script
};

/// Plays an action in all ways or, if there are too many, in some that depend on `salt` and on what
/// is asked, not on its order. The match is back at `start` afterward.
[[nodiscard]] Window explore(Match& match, const MatchState& start, const Picks& action,
                             std::uint64_t salt);

/// Where the rules stand still for a look at the table.
enum class Moment {
    checks,      ///< before they look for Knock Outs
    knock_outs,  ///< with Pokémon Knocked Out, before these are discarded; else at the turn's end
    turn_end,    ///< at its end, before the Checkup
    checkup      ///< at the end of the Checkup, before its Knock Outs
};

/// The same, up to a moment.
[[nodiscard]] Window explore_to(Match& match, std::uint16_t action, Moment moment,
                                std::uint64_t salt);
[[nodiscard]] inline Window explore_to_checks(Match& match, std::uint16_t action,
                                              std::uint64_t salt)
{
    return explore_to(match, action, Moment::checks, salt);
}

}  // namespace ptcg::tools
