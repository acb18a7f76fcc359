// An encoded position holds no hidden card: the same position with all hidden cards drawn again is
// encoded as the same numbers.

#include "ptcg/determinize.hpp"
#include "ptcg/resolver.hpp"
#include "seats.hpp"

namespace ptcg::secrets_test {

using test::Seats;

TEST_CASE("Positions with hidden cards redrawn are encoded alike", "[encoding][secrets]")
{
    std::size_t compared = 0, moved = 0;
    for (std::uint64_t number = 0; number < test::games_drawn; ++number) {
        Match match = test::drawn_game(number);
        Seats seats;
        Random random(number);
        do {
            const Decision* const open = match.decision();
            if (open == nullptr || open->asked == PlayerId::chance || random.below(8) != 0)
                continue;
            const PlayerId seat = open->asked;
            const Observation seen(match, seat, {.real_list = true});
            Result<Match> sample = seen.sample(random.next());
            if (!sample) continue;  // rare: an effect in progress has used hidden cards
            INFO("game " << number << ", decision " << match.state().decisions);
            REQUIRE(seats.fresh(sample.value(), seat) == seats.fresh(match, seat));
            ++compared;
            moved += sample.value().state().defs != match.state().defs ? 1u : 0u;
        } while (seats.step(match, random));
    }
    CHECK(compared > 5 * test::games_drawn);
    CHECK(moved > compared / 2);  // the cards were in fact others
}

}  // namespace ptcg::secrets_test
