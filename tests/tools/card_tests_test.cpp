// What ptcg test reports about failing tests, and that it notices errors that show only in a rerun.

#include "card_tests/card_test.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

#include "card_test_world.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/packs.hpp"

namespace ptcg::card_tests_test {

using namespace ptcg::tools;

namespace {

std::string content(const std::filesystem::path& path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Runs scripts a limited number of times. After that, card texts do nothing. A host that kept
/// something from a match would show the same symptoms.
class TiringHost final : public EffectHost {
public:
    TiringHost(EffectHost& inner, int calls) : inner_(inner), left_(calls) {}

    void begin_answer() override { inner_.begin_answer(); }
    Status run(Resolver& game, CallbackId callback, EffectContext& context) override
    {
        if (left_ == 0) return Status::done;
        --left_;
        return inner_.run(game, callback, context);
    }
    Status answer(const Queries& game, CallbackId callback, EffectContext& context) override
    {
        if (left_ == 0) return Status::done;
        --left_;
        return inner_.answer(game, callback, context);
    }
    Status test(const Queries& game, CallbackId callback, EffectContext& context) override
    {
        return inner_.test(game, callback, context);
    }
    [[nodiscard]] const char* last_error() const override { return inner_.last_error(); }

    [[nodiscard]] int left() const { return left_; }

private:
    EffectHost& inner_;
    int left_;
};

constexpr std::string_view thunder = R"lua(
    test("Thunder", function(t)
      t:position {
        me = { active = { "dp3-87", energy = "LLF" } },
        opponent = { active = "dp3-55" },
      }
      t:attack "Thunder"
      t:coins "T"
    end)
)lua";

}  // namespace

// After an intended change, write the file again:
//   build/dev/ptcg test tests/golden/failures/tests.lua | head -n -1 >
//   tests/golden/failures/report.txt
TEST_CASE("What is shown of a test that fails", "[tools][card_tests]")
{
    CardTestBench world;
    const std::filesystem::path folder = test::tests_folder() / "golden/failures";
    const CardTestResult result = run_card_tests(world.world, content(folder / "tests.lua"),
                                                 "tests/golden/failures/tests.lua", {});
    CHECK(result.passed() == 0);
    std::string shown;
    for (const CardTestOutcome& outcome : result.tests) shown += outcome.report + "\n";
    std::istringstream got(shown);
    std::istringstream expected(content(folder / "report.txt"));
    std::string got_line;
    std::string expected_line;
    for (int line = 1; got || expected; ++line) {
        if (!std::getline(got, got_line)) got_line = "(the end)";
        if (!std::getline(expected, expected_line)) expected_line = "(the end)";
        INFO("report.txt:" << line);
        REQUIRE(got_line == expected_line);
    }
}

TEST_CASE("A test that fails says under which ruleset", "[tools][card_tests]")
{
    CardTestBench world;
    const CardTestResult result = world.run(R"(test("fails on its table", function(t)
  t:position { ruleset = "sm", me = { active = "dp3-16" }, opponent = { active = "dp3-16" } }
  t:expect { turn = 99 }
end))");
    REQUIRE(result.tests.size() == 1);
    CHECK_FALSE(result.tests[0].passed);
    CHECK(result.tests[0].rulesets == std::set<std::string>{"sm"});
}

TEST_CASE("A test may call cards by their names", "[tools][card_tests]")
{
    CardTestBench world;
    const CardTestResult result = world.run(R"lua(
        test("names", function(t)
          t:position {
            me = {
              active = { "dp3-87", energy = "LFF" },
              bench = { "dp3-55" },
              hand = { "dp1-117", "dp1-126" },
              deck = { "dp1-124", "dp1-126" },
            },
            opponent = { active = "dp3-55" },
          }
          t:attach("lightning energy", "bench 1")
          t:play "Energy Search"
          t:answer "Fire Energy"
          t:equal(t.me.hand, { "dp1-124" })
          t:retreat "bench 1"
          t:answer "Fighting Energy on active"
          t:answer "Fighting Energy on active"
        end)
        test("none of that name", function(t)
          t:position {
            me = { active = "dp3-87", hand = { "dp1-117" }, deck = { "dp1-126" } },
            opponent = { active = "dp3-55" },
          }
          t:play "Energy Search"
          t:answer "Energy"
        end)
    )lua");
    REQUIRE(result.tests.size() == 2);
    CHECK(result.tests[0].report == "");
    CHECK_THAT(result.tests[1].report, Catch::Matchers::ContainsSubstring("(Lightning Energy)"));
}

TEST_CASE("A script that fails is named with file and line", "[tools][card_tests]")
{
    TestPacks packs;
    packs.pack("my1", "depends = [\"dp1\", \"dp3\"]\n")
        .file("my1/001-cracked.toml",
              "id = \"my1-1\"\nname = \"Cracked\"\nkind = \"trainer\"\ntrainer = \"item\"\n"
              "text = \"Fails.\"\n")
        .file("my1/001-cracked.lua",
              "local card = ...\n\ncard.play = function(game, it)\n  game:draw(it.nothing "
              ")\nend\n");
    const LoadResult loaded = load_packs(std::vector{test::cards_folder(), packs.path()});
    for (const Problem& problem : loaded.problems) UNSCOPED_INFO(to_string(problem));
    REQUIRE(loaded.pool != nullptr);
    const Ruleset rules = test::profile("dp");
    ScriptHost scripts(loaded.pool->scripts, loaded.pool->library);
    const CardTestWorld world{.library = &loaded.pool->library,
                              .effects = &scripts,
                              .other_effects = nullptr,
                              .ruleset = [&](std::string_view) { return &rules; }};
    const CardTestResult result = run_card_tests(world, R"lua(
test("it is played", function(t)
  t:position {
    me = { active = "dp3-87", hand = { "my1-1" } },
    opponent = { active = "dp3-55" },
  }
  t:play "my1-1"
end)
)lua",
                                                 "test.lua", {});
    REQUIRE(result.failed() == 1);
    CHECK_THAT(result.tests[0].message, Catch::Matchers::StartsWith("test.lua:7: "));
    CHECK_THAT(result.tests[0].message, Catch::Matchers::ContainsSubstring("001-cracked.lua:4: "));
}

TEST_CASE("Reruns notice a host that does not do the same again", "[tools][card_tests]")
{
    CardTestBench world;
    const auto kind =
        GENERATE(Rerun::forks, Rerun::saves, Rerun::undo, Rerun::replay, Rerun::seats);
    CAPTURE(name_of(kind));
    CardTestOptions options;
    options.reruns.fill(false);
    REQUIRE(world.run(thunder, options).failed() == 0);
    options.reruns[static_cast<std::size_t>(kind)] = true;
    REQUIRE(world.run(thunder, options).failed() == 0);
    bool noticed = false;
    for (int calls = 0;; ++calls) {
        TiringHost tiring(world.scripts, calls);
        world.world.effects = &tiring;
        const CardTestResult result = world.run(thunder, options);
        if (tiring.left() > 0) break;  // it never had too few calls
        if (result.failed() == 0) continue;
        noticed = noticed || result.report().find(describe(kind)) != std::string::npos;
    }
    CHECK(noticed);
}

TEST_CASE("Every outcome is played, with its probability", "[tools][card_tests]")
{
    CardTestBench world;
    const std::string source = R"lua(
        test("two coins", function(t)
          t:position {
            me = { active = { "dp1-22", energy = "PPP" } },
            opponent = { active = "dp3-55" },
          }
          local odds = t:every_outcome(function(inner)
            inner:attack "Double Slap"
            return t.opponent.active.damage
          end)
          t:equal(odds, { [0] = "1/4", [30] = "1/2", [60] = "1/4" })
          t:unchanged()
        end)
        test("a random pick, cards that are alike together", function(t)
          t:position {
            me = { active = "dp3-87", hand = { "dp3-126" } },
            opponent = { active = "dp3-55", hand = { "dp1-126", "dp3-94", "dp1-126" } },
          }
          local odds = t:every_outcome(function()
            t:play "dp3-126"
            return t.opponent.deck[#t.opponent.deck]
          end)
          t:equal(odds, { ["dp1-126"] = "2/3", ["dp3-94"] = "1/3" })
        end)
        test("no further than asked for", function(t)
          t:position {
            me = { active = { "dp1-22", energy = "PPP" } },
            opponent = { active = "dp3-55" },
          }
          local odds = t:every_outcome({ most = 1 }, function() t:attack "Double Slap" end)
          t:equal(odds, { more = "1" })
        end)
    )lua";
    const CardTestResult result = world.run(source);
    CHECK(result.report() == "");
}

TEST_CASE("What has changed, what happened and why", "[tools][card_tests]")
{
    CardTestBench world;
    const CardTestResult result = world.run(R"lua(
        local function thunder(t)
          t:position {
            me = { active = { "dp3-87", energy = "LLF" }, hand = { "dp3-121" } },
            opponent = { active = "dp3-55" },
          }
          t:play("dp3-121", "active")
          t:attack "Thunder"
          t:coins "T"
        end
        test("changes, with and without what came by itself", function(t)
          thunder(t)
          t:changed {
            ["active damage"] = 30,
            ["opponent active damage"] = 70,
            ["me hand"] = { "- PlusPower" },
            ["me discard"] = { "+1 PlusPower" },
            ["opponent hand"] = { "+ Grass Energy" },
            ["turn"] = 4,
          }
          t:unchanged()
          t:attach("dp1-123", "opponent active")
          t:changed {
            ["opponent active energy"] = { "+ Grass Energy" },
            ["opponent hand"] = true,
            ["energy attached this turn"] = 1,
          }
        end)
        test("events", function(t)
          thunder(t)
          t:events {
            { "attack_announced", card = "dp3-87" },
            { "damaged", place = "opponent active", value = 70 },
            { "coin", value = 0, player = "me" },
            { "damaged", place = "active", value = 30, source = "dp3-87" },
            only = { "damaged", "coin" },
          }
          t:fails(function() t:events { { "damaged" }, only = true } end, "happened as well")
          t:fails(function() t:events { { "damged" } } end, "did you mean \"damaged\"?")
          t:fails(function() t:events { { "hit" } } end, "expected one of: match_began, ")
          t:fails(function() t:events "damged" end, "did you mean \"damaged\"?")
          t:fails(function() t:events { { "coin", count = 1 } } end, "expected one of: player, card, ")
        end)
        test("the last damage, and HP", function(t)
          thunder(t)
          t:explain { { "base", 30, by = "dp3-87" }, { "result", 30 } }
          t:explain("hp", "opponent active", { { 90 } })
          t:explain("retreat_cost", "opponent active", { { 2 } })
          t:fails(function() t:explain("hp", "opponent bench 1", {}) end, "there is no")
          t:fails(function() t:explain("speed", "active", {}) end, "expected one of: hp, retreat_cost")
          t:fails(function() t:explain { { "weaknes", 60 } } end, "did you mean \"weakness\"?")
          t:fails(function() t:explain { { "after", 60 } } end, "expected one of: base, attacker, ")
          t:fails(function() t:explain { { "base", 60, from = "dp3-87" } } end, "expected one of: by")
        end)
        test("a failure cannot be hidden", function(t)
          thunder(t)
          t:fails(function() pcall(t.unchanged, t) end, "there is no global \"pcall\"")
          t:fails(function() xpcall(t.unchanged, error) end, "there is no global \"xpcall\"")
          t:fails(function() t:fails(function() end, "x") end, "expected this to fail")
          t:fails(function() t:fails(function() error "this" end, "that") end, "says \"that\"")
        end)
    )lua");
    CHECK(result.report() == "");
    CHECK(result.passed() == 4);
}

TEST_CASE("A slip of the pen in a test fails it, with line and the word that is near",
          "[tools][card_tests]")
{
    CardTestBench world;
    // One statement each, and its error message.
    const std::vector<std::pair<std::string, std::string>> slips{
        {"t:illegal(\"attack\", \"Thudner\")",
         "no card of either player has an attack \"Thudner\"; did you mean \"Thunder\"?"},
        {"t:illegal(\"use\", \"Thunder Rumbel\")", "has an Ability \"Thunder Rumbel\""},
        {"t:illegal(\"play\", \"dp3-999\")", "neither player has a card \"dp3-999\""},
        {"t:illegal(\"bench\", \"Milktank\")", "did you mean \"Miltank\"?"},
        {"t:illegal(\"attach\", \"dp1-126\", \"bench1\")",
         "there is no place \"bench1\"; did you mean \"bench 1\"?"},
        {"t:illegal(\"attach\", \"dp1-126\", \"bench 2\")", "there is no Pokémon at \"bench 2\""},
        {"t:illegal(\"retreat\", \"opponent bench 1\")", "is not a place of me"},
        {"t:illegal(\"attack\", \"Thunder\", \"active\")", "attack takes 1 argument, not 2"},
        {"t:illegal(\"attach\", \"dp1-126\", nil)", "expected a string, got nil"},
        {"t:illegal(\"atack\", \"Thunder\")", "did you mean \"attack\"?"},
        {"t:legal(\"attack\", \"Thudner\")", "did you mean \"Thunder\"?"},
        {"t:attack \"Thudner\"", "did you mean \"Thunder\"?"},
        {"t:end_turn \"now\"", "end_turn takes 0 arguments, not 1"},
        {"t:is_true(not t.me.active.dmg)", "a Pokémon has no field \"dmg\"; expected one of: "},
        {"t:is_true(not t.me.active.damge)", "did you mean \"damage\"?"},
        {"t:equal(t.me.activ, nil)", "a player has no field \"activ\"; did you mean \"active\"?"},
        {"t:equal(t.me.bench.damage, nil)", "the Bench is a list; it has no field \"damage\""},
        {"t:equal(t.me.hand[0], nil)", "a pile is a list; it has no field 0"},
        {"t:equal(t.me.active.conditions.asleep, nil)", "it has no field \"asleep\""},
        {"t:equal(t.lost_zone, nil)", "t has no \"lost_zone\""},
        {"t:equal(t:events(\"turn_began\").player, nil)", "it has no field \"player\""},
        {"t.damage = 10", "t.damage cannot be assigned"},
        {"t.attack = nil", "t.attack cannot be assigned"},
        {"t.me.lost = {}", "is read-only"},
        {"t:equal(damage, nil)", "there is no global \"damage\""},
        {"damage = 10", "there is no global \"damage\"; write local"},
        {"t:coins(\"H\", \"T\")", "too many arguments: got 2, expected at most 1"},
        {"t:unchanged {}", "too many arguments"},
        {"t:asked \"me\"", "too many arguments"},
        {"t.asked()", "write t:asked(...)"},
        {"t:events {}", "expected at least one event"},
        {"t:attach(\"dp1-126\", \"active\") t:changed { [\"me hand\"] = { \"+ 0 Potion\" } }",
         "is not a change"},
        {"t:fails(function() t:answer \"x\" end)", "give a part of the message"},
        {"t:fails(function() t:answer \"x\" end, \"\")", "every message contains"},
        {"t:shuffle(1)", "expected the ids of cards"},
        {"t:position { me = { active = { \"dp3-87\", new = 1 } }, opponent = { active = \"dp3-55\" "
         "} }",
         "new: expected true or false"},
        {"t:position { me = { active = \"dp3-87\", prizes = 4294967297 }, "
         "opponent = { active = \"dp3-55\" } }",
         "prizes: expected a number from 0 to 60"},
        {"t:position { turn = 4294967297, me = { active = \"dp3-87\" }, "
         "opponent = { active = \"dp3-55\" } }",
         "turn: expected a number from 1 to 1000"},
        {"t:position { stadium_of = \"you\", me = { active = \"dp3-87\" }, "
         "opponent = { active = \"dp3-55\" } }",
         "stadium_of: expected \"me\" or \"opponent\""},
    };
    for (const auto& [statement, says] : slips) {
        CAPTURE(statement);
        const CardTestResult result = world.run(
            "test(\"x\", function(t)\n  t:position {\n"
            "    me = { active = \"dp3-87\", bench = { \"dp3-55\" },"
            " hand = { \"dp1-126\" } },\n"
            "    opponent = { active = \"dp3-55\", bench = "
            "{ \"dp3-16\" } },\n  }\n  " +
            statement + "\nend)\n");
        REQUIRE(result.failed() == 1);
        CHECK_THAT(result.tests[0].message, Catch::Matchers::StartsWith("test.lua:6: "));
        CHECK_THAT(result.tests[0].message, Catch::Matchers::ContainsSubstring(says));
    }
}

TEST_CASE("Cards that a listed deck leaves over lie where no text counts them",
          "[tools][card_tests]")
{
    CardTestBench world;
    const CardTestResult result = world.run(R"lua(
        test("nowhere", function(t)
          t:position {
            me = { active = "dp3-87", deck = { "dp1-126" }, lost_zone = { "dp3-55" } },
            opponent = { active = "dp3-55", deck = {} },
          }
          t:equal(t.me.lost_zone, { "dp3-55" })
          t:equal(t.opponent.lost_zone, {})
          t:equal(t.me.deck, { "dp1-126" })
          t:equal(t.me.discard, {})
          t:equal(t.me.hand, {})
          t:equal(t.me.beside, {})
          t:equal(t.me.prizes_left, 6)
        end)
    )lua");
    CHECK(result.report() == "");
}

TEST_CASE("The guide lists every kind of event and every step of damage", "[tools][card_tests]")
{
    const std::string guide = content(ptcg::test::cards_folder() / "README.md");
    for (std::size_t i = 0; i < static_cast<std::size_t>(EventKind::count); ++i) {
        const std::string name = "`" + std::string(name_of(static_cast<EventKind>(i))) + "`";
        CAPTURE(name);
        CHECK(guide.find(name) != std::string::npos);
    }
    for (std::size_t i = 0; i <= at(DamageStep::result); ++i) {
        const std::string name = "`" + std::string(name_of(static_cast<DamageStep>(i))) + "`";
        CAPTURE(name);
        CHECK(guide.find(name) != std::string::npos);
    }
}

TEST_CASE("A position names cards by id or name, and a list is a list", "[tools][card_tests]")
{
    CardTestBench world;
    const CardTestResult result = world.run(R"lua(
        test("names", function(t)
          t:position {
            me = {
              active = { "Electivire", under = { "dp3-87" }, attached = { "2 Metal Energy dp3-130" } },
              hand = { "2 Lightning Energy", "PlusPower", "dp3-55" },
            },
            opponent = { active = "dp3-55", discard = { "Roseanne's Research" } },
          }
          t:equal(t.me.active.id, "dp3-25")
          t:equal(t.me.active.attached, { "dp3-130", "dp3-130" })
          t:equal(t.me.hand, { "dp1-126", "dp1-126", "dp3-121", "dp3-55" })
          t:equal(t.opponent.discard, { "dp3-125" })
        end)
    )lua");
    CHECK(result.report() == "");
    const auto report_of = [&](const std::string& side) {
        return world
            .run("test(\"x\", function(t) t:position { me = " + side +
                 ", opponent = { active = \"dp3-55\" } } end)")
            .report();
    };
    using Catch::Matchers::ContainsSubstring;
    CHECK_THAT(report_of("{ active = \"dp3-55\", hand = \"dp3-55\" }"),
               ContainsSubstring("me.hand: expected a list of cards, such as { \"Kit Whistle\""));
    CHECK_THAT(report_of("{ active = \"dp3-55\", bench = \"dp3-55\" }"),
               ContainsSubstring("expected a list of Pokémon, such as"));
    CHECK_THAT(report_of("{ active = \"Elektivire\" }"), ContainsSubstring("Electivire"));
    CHECK_THAT(report_of("{ active = \"2 Electivire\" }"), ContainsSubstring("expected one card"));
}

TEST_CASE("A test for several rulesets is one test for each", "[tools][card_tests]")
{
    using Catch::Matchers::ContainsSubstring;
    CardTestBench world;
    const CardTestResult result = world.run(R"lua(
        test("x", { rulesets = { "sm", "sv" } }, function(t, ruleset)
          t:position {
            ruleset = ruleset,
            me = { active = { "dp3-87" } },
            opponent = { active = "dp3-55" },
          }
          t:equal(ruleset, "sv")
        end))lua");
    REQUIRE(result.tests.size() == 2);
    CHECK(result.tests[0].name == "x (sm)");
    CHECK_FALSE(result.tests[0].passed);
    CHECK(result.tests[1].name == "x (sv)");
    CHECK(result.tests[1].passed);
    CHECK(result.tests[1].rulesets == std::set<std::string>{"sv"});
    const auto report = [&](const std::string& options) {
        return world.run("test(\"x\", { " + options + " }, function() end)").report();
    };
    CHECK_THAT(report("rulesets = {}"), ContainsSubstring("the list is empty"));
    CHECK_THAT(report("rulesets = \"sm\""), ContainsSubstring("test.rulesets: expected"));
    CHECK_THAT(report("rulesets = { 1 }"), ContainsSubstring("test.rulesets"));
}

TEST_CASE("A test of one seat is not run in the other", "[tools][card_tests]")
{
    CardTestBench world;
    const std::string body = R"lua(function(t)
          runs = runs + 1
          t:position { me = { active = "dp3-87" }, opponent = { active = "dp3-55" } }
          t:is_true(runs == 1, "run again")
        end)lua";
    CHECK(world.run("local runs = 0 test(\"x\", { seats = false }, " + body + ")").failed() == 0);
    CHECK_THAT(world.run("local runs = 0 test(\"x\", " + body + ")").report(),
               Catch::Matchers::ContainsSubstring("but not when the seats are swapped"));
    CHECK_THAT(
        world.run("test(\"x\", { seat = false }, " + body + ")").report(),
        Catch::Matchers::ContainsSubstring("unknown field \"seat\"; did you mean \"seats\"?"));
}

}  // namespace ptcg::card_tests_test
