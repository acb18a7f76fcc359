// Notes about copies: every card that moves is noted once, before the event that tells it.

#include <map>

#include "support/catch.hpp"
#include "support/theme_decks.hpp"

namespace ptcg::copy_notes_test {

using namespace ptcg::test;

TEST_CASE("Notes about copies tell where each card has come to, once", "[events]")
{
    const ThemeDecks decks;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        INFO(seed);
        Match match = decks.start(seed, false);
        match.note_copies(true);
        std::map<CardIndex, Zone> places;
        std::uint32_t last = 0;
        const auto check = [&](Match& now) {
            for (const CopyNote& note : now.take_copy_notes()) {
                REQUIRE(note.event >= last);
                last = note.event;
                REQUIRE(note.event < now.state().published);
                if (note.zone != Zone::none) places[note.card] = note.zone;
            }
            if (now.state().checkpointed) return;  // in the midst of an effect, some come later
            for (const auto& [card, zone] : places) REQUIRE(now.state().now.zone[at(card)] == zone);
        };
        play(match, seed, check);
        CHECK(places.size() > 60);
    }
}

}  // namespace ptcg::copy_notes_test
