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
/// match stops before (`Match::stop_at_checks`): what all answers and all chance lead to.
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

/// The same, up to where the rules would look for Knock Outs.
[[nodiscard]] Window explore_to_checks(Match& match, std::uint16_t action, std::uint64_t salt);

}  // namespace ptcg::tools
