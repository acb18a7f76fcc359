// Ruleset switches that affect card texts, tested with the neutral cards and custom rulesets.

#include <filesystem>

#include "card_tests/card_test.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/profiles.hpp"

namespace ptcg::switches_test {

using namespace ptcg::tools;

namespace {

/// Runs the tests in `source` with `rules` as every ruleset. Returns the report, or an empty string
/// if all pass.
std::string failures(const Ruleset& rules, std::string_view source)
{
    const std::vector<std::filesystem::path> roots = {ptcg::test::cards_folder(),
                                                      ptcg::test::tests_folder() / "packs"};
    const LoadResult packs = load_packs(roots);
    for (const Problem& problem : packs.problems) UNSCOPED_INFO(to_string(problem));
    REQUIRE(packs.pool != nullptr);
    ScriptHost scripts(packs.pool->scripts, packs.pool->library);
    const CardTestWorld world{.library = &packs.pool->library,
                              .effects = &scripts,
                              .ruleset = [&](std::string_view) { return &rules; }};
    const CardTestResult result = run_card_tests(world, source, "switches", {});
    CHECK(result.tests.size() > 0);
    return result.report();
}

}  // namespace

TEST_CASE("T-40 QTY-01: up to 2, from 1 or from 0", "[rules]")
{
    constexpr std::string_view source = R"lua(
        test("none at all", function(t)
          t:position {
            me = {
              active = "neutral-4",
              hand = { "neutral-73" },
              discard = { "neutral-1", "neutral-2" },
            },
            opponent = { active = "neutral-4" },
          }
          t:play "neutral-73"
          t:answer()
          t:equal(t.me.hand, {})
        end)
    )lua";
    Ruleset rules = test::profile("sv");
    REQUIRE(rules.up_to_means_at_least_one);
    CHECK_THAT(failures(rules, source), Catch::Matchers::ContainsSubstring("takes 1 to 2 picks"));
    rules.up_to_means_at_least_one = false;
    CHECK(failures(rules, source).empty());
}

TEST_CASE("GAP-21 EVO-06 EVO-07: effects that evolve follow their own text, or the timing",
          "[rules]")
{
    constexpr std::string_view source = R"lua(
        test("in the turn it came, and in the first turn", function(t)
          for turn = 1, 3, 2 do
            t:position {
              turn = turn,
              me = {
                active = { "neutral-1", new = true },
                hand = { "neutral-2", "neutral-125" },
              },
              opponent = { active = "neutral-4" },
            }
            t:illegal("evolve", "neutral-2")
            t:play "neutral-125"
            t:equal(t.me.active.id, "neutral-2")
          end
        end)
    )lua";
    Ruleset rules = test::profile("sv");
    REQUIRE_FALSE(rules.effects_bound_by_evolution_timing);
    CHECK(failures(rules, source).empty());
    rules.effects_bound_by_evolution_timing = true;
    CHECK_THAT(failures(rules, source),
               Catch::Matchers::ContainsSubstring("expected \"neutral-2\", got \"neutral-1\""));
}

TEST_CASE("GAP-06 LVX-02: levelling up in the turn the Pokémon came, and in the first turn",
          "[rules]")
{
    constexpr std::string_view source = R"lua(
        for turn = 1, 3, 2 do
          test("in turn " .. turn, function(t)
            t:position {
              turn = turn,
              me = { active = { "pl3-2", new = true }, hand = { "pl3-142" } },
              opponent = { active = "neutral-4" },
            }
            t:evolve("pl3-142", "active")
            t:equal(t.me.active.id, "pl3-142")
          end)
        end
    )lua";
    Ruleset rules = test::profile("dp");
    REQUIRE(rules.level_up_follows_evolution_timing);
    CHECK_THAT(failures(rules, source), Catch::Matchers::ContainsSubstring("is not offered"));
    rules.level_up_follows_evolution_timing = false;
    CHECK(failures(rules, source).empty());
}

TEST_CASE("GAP-20: whether older classes have a Rule Box", "[rules]")
{
    constexpr std::string_view source = R"lua(
        test("Path to the Peak switches off a Poké-Power", function(t)
          t:position {
            stadium = "swsh6-148",
            me = { active = "dp3-131", bench = { "dp3-94" } },
            opponent = { active = "neutral-4" },
          }
          t:illegal("use", "Teleportation")
        end)
    )lua";
    Ruleset rules = test::profile("sv");
    REQUIRE_FALSE(rules.older_classes_have_rule_box);
    CHECK_FALSE(failures(rules, source).empty());
    rules.older_classes_have_rule_box = true;
    CHECK(failures(rules, source).empty());
}

}  // namespace ptcg::switches_test
