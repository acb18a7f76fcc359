#include "card_tests/bindings/position.hpp"

#include "card_tests/bindings/failure.hpp"

namespace ptcg::tools {

Match start_in(const CardLibrary& library, EffectHost* effects, const PositionSetup& position)
{
    Result<Match> match = build_match(position, library, *position.rules, effects);
    if (!match) fail_test("position: " + match.error().message);
    return std::move(match.value());
}

}  // namespace ptcg::tools
