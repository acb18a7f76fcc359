// A host runs a card's script when the card first occurs in a match. What it has run before does
// not matter.

#include <array>
#include <string>
#include <vector>

#include "ptcg/match.hpp"
#include "ptcg/resolver.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "support/catch.hpp"
#include "support/packs.hpp"

namespace ptcg::prepared_scripts_test {

namespace {

using Catch::Matchers::ContainsSubstring;

/// Packs "a" and "b", each with a Pokémon whose attack flips a coin and whose script keeps 200 KiB.
class TwoPacks {
public:
    TwoPacks()
    {
        for (const std::string id : {"a", "b"}) {
            packs_.pack(id)
                .file(id + "/1.toml",
                      "id = \"" + id +
                          "-1\"\nname = \"Tosser\"\nkind = \"pokemon\"\n"
                          "stage = \"basic\"\nhp = 60\ntypes = [\"colorless\"]\nretreat = 1\n"
                          "[[attack]]\nname = \"Toss\"\n"
                          "cost = []\ndamage = 10\ntext = \"May do more.\"\n")
                .file(id + "/1.lua",
                      "local card = ...\nlocal kept = {}\nfor i = 1, 200 do\n  local t = 'x' .. i\n"
                      "  for _ = 1, 9 do t = t .. t end\n  kept[i] = t\nend\n"
                      "card.attack[\"Toss\"] = {\n  damage = function(game)\n"
                      "    return #kept[1] > 0 and game:flip() and 30 or 10\n  end,\n}\n");
        }
        LoadResult loaded = packs_.load();
        for (const Problem& problem : loaded.problems) UNSCOPED_INFO(to_string(problem));
        REQUIRE(loaded.pool);
        pool = std::move(loaded.pool);
    }

    [[nodiscard]] Result<Match> start(ScriptHost& host, std::string_view card) const
    {
        const std::vector<DefId> deck(60, pool->library.find(card));
        return Match::start(pool->library, rules, &host,
                            {.deck_one = deck, .deck_two = deck, .seed = 5});
    }
    /// Returns the hash at the end of a game in which both players pick the last option.
    [[nodiscard]] std::uint64_t played(ScriptHost& host, std::string_view card) const
    {
        Result<Match> match = start(host, card);
        REQUIRE(match);
        for (int i = 0; i < 400 && !match.value().over(); ++i) {
            const Decision* const open = match.value().decision();
            REQUIRE(open != nullptr);
            const auto last = static_cast<std::uint16_t>(open->options.size() - 1);
            const bool taken = open->max > 0 && open->min <= 1 && match.value().answer(last).ok();
            if (!taken) REQUIRE(match.value().answer_by_default());
        }
        return hash(match.value().state());
    }
    [[nodiscard]] static std::array<std::size_t, 2> kept(const ScriptHost& host)
    {
        const auto usage = host.usage_by_pack();
        REQUIRE(usage.size() == 2);
        return {usage[0].loaded_bytes, usage[1].loaded_bytes};
    }

    std::unique_ptr<CardPool> pool;
    Ruleset rules;

private:
    TestPacks packs_;
};

}  // namespace

TEST_CASE("A host runs the scripts of the cards that come into a match, and no others",
          "[scripting][host]")
{
    const TwoPacks packs;
    ScriptHost host(packs.pool->scripts, packs.pool->library);
    CHECK(TwoPacks::kept(host) == std::array<std::size_t, 2>{0, 0});
    Result<Match> match = packs.start(host, "a-1");
    REQUIRE(match);
    const std::size_t of_a = TwoPacks::kept(host)[0];
    CHECK(of_a > 200'000);
    CHECK(TwoPacks::kept(host)[1] == 0);
    REQUIRE(packs.start(host, "a-1"));
    CHECK(TwoPacks::kept(host)[0] == of_a);  // runs only once

    SECTION("a state that is put back may hold other cards")
    {
        MatchState state = match.value().state();
        state.defs.fill(packs.pool->library.find("b-1"));
        match.value().restore(state);
    }
    SECTION("so may one that a match is taken up from")
    {
        MatchState state = match.value().state();
        state.defs.fill(packs.pool->library.find("b-1"));
        REQUIRE(Match::resume(packs.pool->library, packs.rules, &host, state));
    }
    SECTION("a tool may start the lasting effect of a card that is nobody's")
    {
        match.value().edit([&](Resolver& game) {
            Lasting added;
            added.anchor = Anchor::game;
            added.def = packs.pool->library.find("b-1");
            REQUIRE(game.add_lasting(added, Until::end_of_game) == Status::done);
        });
    }
    CHECK(TwoPacks::kept(host)[1] > 200'000);
}

TEST_CASE("What a host has run before makes no difference to a game", "[scripting][host]")
{
    const TwoPacks packs;
    ScriptHost fresh(packs.pool->scripts, packs.pool->library);
    const std::uint64_t alone = packs.played(fresh, "b-1");
    ScriptHost used(packs.pool->scripts, packs.pool->library);
    CHECK(packs.played(used, "a-1") != alone);
    CHECK(packs.played(used, "b-1") == alone);
    ScriptHost ready(packs.pool->scripts, packs.pool->library);
    REQUIRE(ready.prepare(
        std::array{packs.pool->library.find("b-1"), packs.pool->library.find("a-1")}));
    CHECK(packs.played(ready, "b-1") == alone);
}

TEST_CASE("A host with narrower limits refuses matches with the cards that go beyond them",
          "[scripting][host]")
{
    const TwoPacks packs;
    ScriptLimits limits = packs.pool->scripts.limits;
    limits.packs["b"].load_bytes = 100u << 10;
    ScriptHost host(packs.pool->scripts, packs.pool->library, limits);
    for (int i = 0; i < 2; ++i) {
        CHECK(packs.start(host, "a-1"));
        const Result<Match> refused = packs.start(host, "b-1");
        REQUIRE_FALSE(refused);
        CHECK_THAT(refused.error().message,
                   ContainsSubstring("b/1.lua") &&
                       ContainsSubstring("ScriptLimits::load_bytes of pack \"b\""));
    }
}

}  // namespace ptcg::prepared_scripts_test
