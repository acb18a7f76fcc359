#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ptcg/match.hpp"

#include "card_tests/bindings/position.hpp"

namespace ptcg::tools {

/// A question that was asked during a test, and its answer.
struct AnsweredQuestion {
    MatchState state;  ///< with this question open
    PlayerId asked = PlayerId::none;
    Purpose purpose = Purpose::main_phase;
    std::vector<Option> options;
    std::vector<std::uint16_t> picks;
    std::string said;  ///< in the test's words: `me, main_phase: attack("Thunder")`
};

/// What a test played after one t:position, recorded so that it can be played again.
struct Played {
    PositionSetup position;
    std::vector<AnsweredQuestion> answers;
    MatchState end;             ///< with the last question open, if there is one
    std::vector<Event> events;  ///< since the first answer
};

}  // namespace ptcg::tools
