#include "ptcg/hosting/fingerprint.hpp"

#include "support/catch.hpp"
#include "support/small_cards.hpp"

namespace ptcg::fingerprint_test {

TEST_CASE("A fingerprint does not depend on how cards are numbered", "[tools][fingerprint]")
{
    MatchState state{};
    for (std::size_t i = 0; i < cards_per_match; ++i) state.defs[i] = static_cast<DefId>(i / 4);
    MatchState renumbered = state;
    for (DefId& def : renumbered.defs) def = static_cast<DefId>(at(def) + 100);
    CHECK(fingerprint(state) == fingerprint(renumbered));

    SECTION("but on which cards are the same")
    {
        renumbered.defs[5] = renumbered.defs[0];
        CHECK(fingerprint(state) != fingerprint(renumbered));
    }
    SECTION("and on the position")
    {
        renumbered.now.slots[0].top = CardIndex{0};
        CHECK(fingerprint(state) != fingerprint(renumbered));
    }
    SECTION("also in lasting effects")
    {
        state.now.lasting_count = 1;
        state.now.lasting[0].def = static_cast<DefId>(3);
        renumbered.now.lasting_count = 1;
        renumbered.now.lasting[0].def = static_cast<DefId>(103);
        CHECK(fingerprint(state) == fingerprint(renumbered));
        renumbered.now.lasting[0].def = static_cast<DefId>(104);
        CHECK(fingerprint(state) != fingerprint(renumbered));
    }
}

TEST_CASE("Rulesets that differ in a switch have other fingerprints", "[tools][fingerprint]")
{
    Ruleset rules;
    const std::uint64_t before = fingerprint(rules);
    rules.bench = 8;
    CHECK(fingerprint(rules) != before);
    rules = Ruleset{};
    std::swap(rules.attack_steps[1], rules.attack_steps[2]);
    CHECK(fingerprint(rules) != before);
}

TEST_CASE("A fingerprint is of what is on the table, not of what listens to it",
          "[tools][fingerprint]")
{
    MatchState state{};
    const std::uint64_t before = fingerprint(state);
    state.now.listeners = 7;
    state.now.slots[0].listeners = 7;
    state.now.memo_count = 1;
    CHECK(fingerprint(state) == before);
    state.now.random = Random(5);
    CHECK(fingerprint(state) != before);
}

}  // namespace ptcg::fingerprint_test
