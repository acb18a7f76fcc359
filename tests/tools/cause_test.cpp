#include "analysis/cause.hpp"

#include <fmt/format.h>

#include "support/catch.hpp"
#include "support/neutral_cards.hpp"
#include "support/real_table.hpp"
#include "support/small_cards.hpp"

namespace ptcg::cause_test {

using namespace ptcg::tools;
using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one;

std::uint32_t number_of(const Match& match, EventKind kind, int value = -1)
{
    for (std::size_t i = match.events().size(); i-- > 0;) {
        const Event& event = match.events()[i];
        if (event.kind == kind && (value < 0 || event.value == value)) {
            return match.first_event() + static_cast<std::uint32_t>(i);
        }
    }
    FAIL("no such event");
    return 0;
}

}  // namespace

TEST_CASE("A chain of causes leads from the event to the answer", "[analysis][cause]")
{
    RealTable table(
        {.active = "dp3-87", .energy = 3, .opponent = "dp3-86", .opponent_bench = {"dp3-94"}});
    Match& match = table.match();
    const std::uint32_t answers = match.state().decisions;
    REQUIRE(match.answer(table.attack("Thunder")));
    REQUIRE(match.decision()->purpose == Purpose::flip);
    REQUIRE(match.answer(std::uint16_t{1}));  // tails: also 30 damage to itself

    Naming naming{.library = &table.library()};
    const auto answer_text = [&](std::uint32_t n) {
        return n == answers + 1 ? std::string("attack \"Thunder\"") : std::string("tails");
    };
    SECTION("damage, by the attack that was announced")
    {
        const auto chain =
            causes_of(match, number_of(match, EventKind::damaged, 30), naming, answer_text);
        REQUIRE(chain.size() == 3);
        CHECK(chain[0].what.find("30 damage") != std::string::npos);
        CHECK(chain[1].what.find("attacks with Thunder") != std::string::npos);
        CHECK(chain[1].number == number_of(match, EventKind::attack_announced));
        CHECK(chain[2] == Cause{Cause::Kind::answer, answers + 1, "attack \"Thunder\""});
        CHECK(to_string(chain).ends_with(
            fmt::format(" <- answer {}: attack \"Thunder\"", answers + 1)));
    }
    SECTION("a Knock Out, by the damage")
    {
        const auto chain = causes_of(match, number_of(match, EventKind::knocked_out), naming);
        REQUIRE(chain.size() == 4);
        CHECK(chain[0].what.find("Knocked Out") != std::string::npos);
        CHECK(chain[1].what.find("60 damage") != std::string::npos);
    }
    SECTION("there is no such event")
    {
        CHECK(causes_of(match, 1'000'000, naming).empty());
    }
}

TEST_CASE("Events know how many answers had been given, also beyond 255", "[analysis][cause]")
{
    SmallCards cards;
    const Ruleset rules;
    const std::vector<DefId> deck = cards.deck();
    std::uint32_t longest = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Result<Match> started = Match::start(cards.library, rules, nullptr,
                                             {.deck_one = deck, .deck_two = deck, .seed = seed});
        REQUIRE(started);
        Match& match = started.value();
        MatchState late = match.state();
        late.decisions += 250;
        match.restore(late);
        Random random(seed);
        std::vector<std::uint32_t> expected(match.events().size(), 0);
        while (const Decision* open = match.decision()) {
            REQUIRE(match.answer(random_answer(*open, random)));
            expected.resize(match.events().size(), match.state().decisions);
        }
        longest = std::max(longest, match.state().decisions);
        INFO("seed " << seed);
        REQUIRE(answers_before_events(match) == expected);
        const std::uint32_t number = number_of(match, EventKind::match_ended);
        CHECK_FALSE(causes_of(match, number, cards.naming(true)).empty());
    }
    CHECK(longest > 256);
}

TEST_CASE("Players are not told how many answers were given", "[analysis][cause][views]")
{
    Event event;
    event.answer = 7;
    CHECK(as_seen_by(event, seen_by(one)).answer == 0);
    CHECK(as_seen_by(event, seen_by_all).answer == 7);
}

}  // namespace ptcg::cause_test
