#include "card_tests/card_test_position.hpp"

#include "card_tests/card_test_failure.hpp"

namespace ptcg::tools {

Match start_in(const CardLibrary& library, EffectHost* effects, const PositionSetup& position)
{
    Result<Match> match = build_match(position, library, *position.rules, effects);
    if (!match) fail_test("position: " + match.error().message);
    return std::move(match.value());
}

}  // namespace ptcg::tools
