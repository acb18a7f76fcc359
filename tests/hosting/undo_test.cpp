#include "ptcg/hosting/undo.hpp"

#include "support/catch.hpp"

namespace ptcg::undo_test {

TEST_CASE("What used chance or showed something new cannot be taken back", "[tools][undo]")
{
    const MatchState before{};
    MatchState after = before;
    std::vector<Event> events;
    const auto may = [&] { return may_undo(before, after, events, PlayerId::one); };

    SECTION("attaching an Energy")
    {
        events.push_back({.kind = EventKind::attached});
        CHECK(may());
    }
    SECTION("a card the player sees for the first time")
    {
        after.now.seen[70] = seen_by(PlayerId::one);
        CHECK_FALSE(may());
    }
    SECTION("a card the opponent sees for the first time")
    {
        after.now.seen[3] = seen_by(PlayerId::two);
        CHECK(may());
    }
    SECTION("chance without an event")
    {
        after.now.random = Random(1);
        CHECK_FALSE(may());
    }
    SECTION("events that show something")
    {
        for (EventKind kind :
             {EventKind::coin, EventKind::drew, EventKind::shuffled, EventKind::looked_at,
              EventKind::card_shown, EventKind::prize_taken, EventKind::turn_began}) {
            events = {{.kind = EventKind::attached}, {.kind = kind}};
            CHECK_FALSE(may());
        }
    }
}

}  // namespace ptcg::undo_test
