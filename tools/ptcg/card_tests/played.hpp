#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ptcg/match.hpp"

#include "card_tests/bindings/position.hpp"

namespace ptcg::tools {

/// A question that was put in a test, and its answer.
struct AnsweredQuestion {
    MatchState state;  ///< with the question open
    PlayerId asked = PlayerId::none;
    Purpose purpose = Purpose::main_phase;
    std::vector<Option> options;
    std::vector<std::uint16_t> picks;
    std::string said;  ///< in the words of the test: `me, main_phase: attack("Thunder")`
};

/// What a test played from one t:position on, so that it can be played again.
struct Played {
    PositionSetup position;
    std::vector<AnsweredQuestion> answers;
    MatchState end;             ///< with the last question open, if there is one
    std::vector<Event> events;  ///< since the first answer
};

}  // namespace ptcg::tools
