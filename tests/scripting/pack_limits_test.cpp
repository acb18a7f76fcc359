// The limits of each pack, independent of the others.

#include <algorithm>
#include <array>
#include <limits>
#include <memory>

#include "ptcg/match.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "support/catch.hpp"
#include "support/packs.hpp"
#include "support/profiles.hpp"

namespace ptcg::pack_limits_test {

namespace {

using Catch::Matchers::ContainsSubstring;

constexpr const char* watcher_facts =
    "id = \"b-1\"\nname = \"Watcher\"\nkind = \"pokemon\"\nstage = \"basic\"\nhp = 60\n"
    "types = [\"fire\"]\nretreat = 1\n\n[[ability]]\nname = \"Watch\"\nkind = \"ability\"\n"
    "text = \"Watches.\"\n";

/// An Item of pack "a" whose effect is `effect`, and a Pokémon of pack "b" whose Ability does
/// `inner` whenever a Pokémon would be Poisoned: a text of one pack inside a text of another.
class TwoPacks {
public:
    TwoPacks(const std::string& effect, const std::string& inner, const ScriptLimits& limits)
    {
        packs_.pack("a")
            .file("a/1.toml",
                  "id = \"a-1\"\nname = \"Blow\"\nkind = \"trainer\"\ntrainer = \"item\"\n"
                  "text = \"Poisons.\"\n")
            .file("a/1.lua",
                  "local card = ...\ncard.play = function(game, it)\n" + effect + "\nend\n");
        packs_.pack("b")
            .file("b/1.toml", watcher_facts)
            .file("b/1.lua",
                  "local card = ...\n"
                  "card.ability['Watch'] = {\n"
                  "may_have_condition = function(game, it)\n" +
                      inner + "\nreturn true\nend }\n");
        PackLimits all;
        all.scripts = limits;
        LoadResult loaded = packs_.load(all);
        for (const Problem& problem : loaded.problems) UNSCOPED_INFO(to_string(problem));
        REQUIRE(loaded.pool);
        host_ =
            std::make_unique<ScriptHost>(std::shared_ptr<const CardPool>(std::move(loaded.pool)));
    }

    /// Returns the outermost text's error message, or "done".
    std::string play(const CardPool& pool)
    {
        std::vector<DefId> deck(60, pool.library.find("b-1"));
        std::fill(deck.begin(), deck.begin() + 30, pool.library.find("a-1"));
        Result<Match> match = Match::start(
            pool.library, test::profile("sv"), host_.get(),
            {.deck_one = deck, .deck_two = deck, .seed = 3, .on_failure = FailurePolicy::stop});
        REQUIRE(match);
        while (true) {
            const Decision* open = match.value().decision();
            REQUIRE(open != nullptr);
            for (std::size_t i = 0; i < open->options.size(); ++i) {
                if (open->options[i].kind != OptionKind::play) continue;
                const Result<void> taken = match.value().answer(static_cast<std::uint16_t>(i));
                return taken ? "done" : taken.error().message;
            }
            REQUIRE(match.value().answer_by_default());
        }
    }

    [[nodiscard]] LoadResult load(const ScriptLimits& limits) const
    {
        PackLimits all;
        all.scripts = limits;
        return packs_.load(all);
    }
    ScriptHost& host() { return *host_; }

private:
    TestPacks packs_;
    std::unique_ptr<ScriptHost> host_;
};

std::string played(const std::string& effect, const std::string& inner, const ScriptLimits& limits)
{
    TwoPacks packs(effect, inner, limits);
    const LoadResult same = packs.load(limits);
    return packs.play(*same.pool);
}

const std::string blow = "game:set_condition(it.opponent.active, 'poisoned')\n";

/// Returns a Lua loop that reads a field `count` times.
std::string calls(int count)
{
    return "for _ = 1, " + std::to_string(count) + " do local _ = game.turn end\n";
}

/// Returns Lua that keeps at least `kib` KiB while the rest of the text runs.
std::string keeps(int kib)
{
    return "local kept = {}\nfor i = 1, " + std::to_string(kib) +
           " do\n  local t = 'x' .. i\n  for _ = 1, 9 do t = t .. t end\n  kept[i] = t\nend\n";
}

}  // namespace

TEST_CASE("limits apply to all packs, except where a pack has its own", "[packs][limits]")
{
    ScriptLimits limits;
    limits.engine_calls = 7;
    limits.packs["a"].engine_calls = 9;
    limits.packs["a"].load_ms = 11;
    CHECK(limits.of("a").engine_calls == 9);
    CHECK(limits.of("a").load_ms == 11);
    CHECK(limits.of("a").call_bytes == limits.call_bytes);
    CHECK(limits.of("b").engine_calls == 7);
}

TEST_CASE("calls into the engine count for the pack whose text makes them", "[packs][limits]")
{
    ScriptLimits limits;
    limits.engine_calls = 100;
    const std::string note = " of pack \"b\", which the host may raise)";
    CHECK(played(blow, "", limits) == "done");
    // 90 calls of each are fine, although they belong to one call by the engine.
    CHECK(played(calls(90) + blow, calls(90), limits) == "done");
    CHECK_THAT(played(blow, calls(101), limits), ContainsSubstring(note));
    // The calls of another pack's text in between are neither subtracted nor added.
    CHECK_THAT(played(calls(50) + blow + calls(50), calls(90), limits),
               ContainsSubstring("more than 100 calls") && ContainsSubstring(" of pack \"a\""));
    CHECK_THAT(played(blow + blow, calls(60), limits), ContainsSubstring(note));

    limits.packs["b"].engine_calls = 300;
    CHECK(played(blow + blow, calls(60), limits) == "done");
    CHECK_THAT(played(calls(101), "", limits),
               ContainsSubstring("more than 100 calls") && ContainsSubstring(" of pack \"a\""));
}

TEST_CASE("memory counts for the pack whose text runs", "[packs][limits]")
{
    ScriptLimits limits;
    limits.call_bytes = 400u << 10;
    CHECK(played(keeps(200), "", limits) == "done");
    CHECK_THAT(played(keeps(900), "", limits),
               ContainsSubstring("a call can use at most 400 KiB (ScriptLimits::call_bytes of "
                                 "pack \"a\", which the host may raise)"));
    CHECK(played(keeps(150) + blow + "assert(#kept > 0)", keeps(150), limits) == "done");
    CHECK_THAT(played(keeps(150) + blow, keeps(1200), limits),
               ContainsSubstring("at most 400 KiB") && ContainsSubstring("pack \"b\""));
    limits.packs["b"].call_bytes = 4u << 20;
    CHECK(played(keeps(150) + blow, keeps(1200), limits) == "done");
    CHECK_THAT(played(keeps(1200), "", limits), ContainsSubstring("pack \"a\""));
}

TEST_CASE("instructions count for the pack whose text runs", "[packs][limits]")
{
    const std::string forever = "while true do end\n";
    ScriptLimits limits;
    limits.packs["b"].instructions = 90'000;
    CHECK_THAT(played(blow, forever, limits),
               ContainsSubstring("b/1.lua:4: more than 90000 instructions") &&
                   ContainsSubstring("(ScriptLimits::instructions of pack \"b\"") &&
                   ContainsSubstring("in ability \"Watch\" of b-1"));
    // The pack may run this much, and the other pack has not used its own budget meanwhile.
    const std::string long_loop = "for i = 1, 1000000 do end\n";
    CHECK(played(long_loop + blow, "", limits) == "done");
    limits.packs["a"].instructions = 900'000;
    CHECK_THAT(
        played(long_loop + blow, "", limits),
        ContainsSubstring("more than 900000 instructions") && ContainsSubstring("of pack \"a\""));
}

TEST_CASE("the clock counts for the pack whose text runs", "[packs][limits]")
{
    ScriptLimits limits;
    limits.watchdog_ms = 0;
    limits.instructions = 1'000'000'000'000;
    limits.packs["b"].watchdog_ms = 25;
    CHECK_THAT(played(blow, "while true do end\n", limits),
               ContainsSubstring("b/1.lua:4: stopped after 25 ms") &&
                   ContainsSubstring("(ScriptLimits::watchdog_ms of pack \"b\""));
    CHECK(played("for i = 1, 20000000 do end\n" + blow, "", limits) == "done");
}

TEST_CASE("what a pack keeps from loading is counted for it", "[packs][limits]")
{
    const auto pack = [](TestPacks& packs, const std::string& id, int kib) {
        packs.pack(id)
            .file(id + "/1.toml", "id = \"" + id +
                                      "-1\"\nname = \"Keeper\"\nkind = \"trainer\"\n"
                                      "trainer = \"item\"\ntext = \"Keeps.\"\n")
            .file(id + "/1.lua",
                  keeps(kib) + "local card = ...\ncard.play = function() return kept[1] end\n");
    };
    TestPacks packs;
    pack(packs, "a", 200);
    pack(packs, "b", 800);
    pack(packs, "c", 200);
    ScriptLimits limits;
    limits.load_bytes = 500u << 10;
    PackLimits all;
    all.scripts = limits;
    const std::vector<std::string> problems = packs.problems(all);
    REQUIRE(problems.size() == 1);
    CHECK(problems.front() ==
          "cards/b/1.lua: error: too much memory while loading: more than 500 KiB "
          "(ScriptLimits::load_bytes of pack \"b\", which the host may raise)");

    all.scripts.packs["b"].load_bytes = 2u << 20;
    const LoadResult loaded = packs.load(all);
    REQUIRE(loaded.pool);
    ScriptHost host(loaded.pool->scripts, loaded.pool->library);
    REQUIRE(host.prepare(std::array{DefId{0}, DefId{1}, DefId{2}}));
    const auto usage = host.usage_by_pack();
    REQUIRE(usage.size() == 3);
    CHECK(usage[0].pack == "a");
    // Similar packs keep similar amounts, whichever is loaded first and whatever is between them.
    const auto a = static_cast<double>(usage[0].loaded_bytes);
    const auto b = static_cast<double>(usage[1].loaded_bytes);
    const auto c = static_cast<double>(usage[2].loaded_bytes);
    CHECK(a > 200e3);
    CHECK(a < 1.2 * c);
    CHECK(c < 1.2 * a);
    CHECK(b > 3.2 * a);
    CHECK(b < 4.8 * a);
}

TEST_CASE("limits as high as numbers go do not limit anything", "[packs][limits]")
{
    ScriptLimits limits;
    limits.instructions = std::numeric_limits<std::int64_t>::max();
    limits.load_instructions = std::numeric_limits<std::int64_t>::max();
    limits.call_bytes = std::numeric_limits<std::size_t>::max();
    limits.load_bytes = std::numeric_limits<std::size_t>::max();
    limits.host_bytes = std::numeric_limits<std::size_t>::max();
    limits.engine_calls = std::numeric_limits<int>::max();
    limits.load_ms = std::numeric_limits<int>::max();
    limits.watchdog_ms = std::numeric_limits<int>::max();
    CHECK(played(keeps(20) + blow, keeps(20), limits) == "done");
}

TEST_CASE("compiling counts as loading, by the bytes", "[packs][limits]")
{
    TestPacks packs;
    packs.pack("a");
    for (const std::string number : {"1", "2", "3"}) {
        packs.file("a/" + number + ".toml", "id = \"a-" + number +
                                                "\"\nname = \"X\"\nkind = \"trainer\"\n"
                                                "trainer = \"item\"\ntext = \"X.\"\n");
        packs.file("a/" + number + ".lua", "local card = ...\ncard.play = function() end\n--" +
                                               std::string(20'000, 'x') + "\n");
    }
    packs.file("a/lib/long.lua", "--" + std::string(20'000, 'x') + "\nreturn {}\n");
    PackLimits limits;
    limits.scripts.load_instructions = 3'000'000;
    CHECK(packs.problems(limits).empty());
    limits.scripts.load_instructions = 1'500'000;
    const std::vector<std::string> problems = packs.problems(limits);
    REQUIRE(problems.size() == 1);
    CHECK_THAT(problems.front(), ContainsSubstring("cards/a/3.lua: error: this takes too long"));
    limits.scripts.load_instructions = 400'000;  // too little even for the module
    CHECK_THAT(packs.problems(limits).front(), ContainsSubstring("cards/a/lib/long.lua"));
}

TEST_CASE("one pack's filters and classes do not affect others", "[packs][limits]")
{
    const auto item = [](const std::string& id) {
        return "id = \"" + id +
               "\"\nname = \"X\"\nkind = \"trainer\"\ntrainer = \"item\"\ntext = \"X.\"\n";
    };
    const auto filters = [](int count) {
        return "local card = ...\nfor i = 1, " + std::to_string(count) +
               " do ptcg.filter { hp_at_most = i } end\ncard.play = function() end\n";
    };
    TestPacks packs;
    packs.pack("a").file("a/1.toml", item("a-1")).file("a/1.lua", filters(1999));
    packs.pack("b").file("b/1.toml", item("b-1")).file("b/1.lua", filters(1999));
    CHECK(packs.problems().empty());
    packs.file("a/2.toml", item("a-2")).file("a/2.lua", filters(2));
    CHECK(packs.problems() ==
          std::vector<std::string>{
              "cards/a/2.lua:2: error: filter: a pack can make at most 2000 filters"});

    TestPacks classes;
    for (const std::string id : {"a", "b", "c"}) {
        classes.pack(id);
        for (int i = 0; i < 43; ++i) {
            const std::string name = id + "-" + std::to_string(i);
            classes.file(id + "/classes/" + name + ".toml",
                         "id = \"" + name + "\"\nname = \"N\"\n");
        }
    }
    CHECK(classes.problems() ==
          std::vector<std::string>{
              "cards/c/classes/c-9.toml: error: all packs together can have at most 128 classes"});
    for (int i = 43; i < 70; ++i) {
        const std::string name = "b-" + std::to_string(i);
        classes.file("b/classes/" + name + ".toml", "id = \"" + name + "\"\nname = \"N\"\n");
    }
    const std::vector<std::string> problems = classes.problems();
    REQUIRE(problems.size() == 1);
    CHECK_THAT(problems.front(), ContainsSubstring("cards/b/classes/") &&
                                     ContainsSubstring("a pack can have at most 64 classes"));
}

namespace {

/// Returns the problems of packs with one Item each, whose scripts run this at the top level.
std::vector<std::string> problems_of(
    const std::vector<std::pair<std::string, std::string>>& scripts, const PackLimits& limits)
{
    TestPacks packs;
    for (const auto& [id, script] : scripts) {
        packs.pack(id)
            .file(id + "/1.toml", "id = \"" + id +
                                      "-1\"\nname = \"X\"\nkind = \"trainer\"\n"
                                      "trainer = \"item\"\ntext = \"X.\"\n")
            .file(id + "/1.lua", "local card = ...\n" + script +
                                     "card.play = function() return kept and kept[1] end\n");
    }
    return packs.problems(limits);
}

}  // namespace

TEST_CASE("what all packs may load together is told once, of the pack that takes most",
          "[packs][limits]")
{
    const std::vector<std::pair<std::string, std::string>> hog_first = {
        {"a", keeps(9000)}, {"b", keeps(2000)}, {"c", keeps(2000)}, {"d", keeps(2000)}};
    const std::vector<std::pair<std::string, std::string>> hog_last = {
        {"a", keeps(500)}, {"b", keeps(9000)}, {"c", "local kept\n"}};
    PackLimits limits;
    for (const auto& [scripts, hog] : {std::pair{hog_first, "a"}, {hog_last, "b"}}) {
        limits.scripts.host_bytes = 8u << 20u;
        const std::vector<std::string> problems = problems_of(scripts, limits);
        REQUIRE(problems.size() == 1);
        CHECK(problems.front() == "cards/" + std::string(hog) +
                                      "/1.lua: error: the scripts of all packs use more than 8192 "
                                      "KiB in total (ScriptLimits::host_bytes, which the host may "
                                      "raise); pack \"" +
                                      hog + "\" uses the most");
    }
    limits.scripts.load_bytes = 1u << 20u;
    CHECK_THAT(problems_of(hog_first, limits).front(),
               ContainsSubstring("load_bytes of pack \"a\""));
}

TEST_CASE("what is garbage while a pack loads is no matter to its limit", "[packs][limits]")
{
    PackLimits limits;
    limits.scripts.load_bytes = 2u << 20u;
    // Each script makes many times its limit in garbage, which is collected as often as necessary.
    const std::string wastes =
        "local kept\nfor i = 1, 40 do for j = 1, 2000 do local t = { i, j } end end\n";
    std::vector<std::pair<std::string, std::string>> scripts;
    for (char c = 'a'; c < 'k'; ++c) scripts.emplace_back(std::string{c}, wastes + wastes);
    CHECK(problems_of(scripts, limits).empty());
}

TEST_CASE("all packs together have at most twice the bytes of one", "[packs][limits]")
{
    TestPacks packs;
    const auto pack = [&](const std::string& id, std::size_t bytes) {
        packs.pack(id).file(id + "/notes.txt", std::string(bytes, '.'));
    };
    pack("a", 1000);
    pack("b", 7000);
    pack("c", 6000);
    PackLimits limits;
    limits.pack_bytes = 8000;
    CHECK(packs.problems(limits).empty());
    pack("d", 2500);
    CHECK(packs.problems(limits) ==
          std::vector<std::string>{"cards/b: error: all packs together have more than 2 times the "
                                   "bytes allowed for one pack; this pack has the most"});
}

TEST_CASE("packs refused for what they keep leave no blame for others", "[packs][limits]")
{
    PackLimits limits;
    limits.scripts.host_bytes = 8u << 20u;
    limits.scripts.load_bytes = 4u << 20u;
    const std::vector<std::string> problems =
        problems_of({{"a", keeps(9000)}, {"b", keeps(9000)}, {"c", keeps(1500)}}, limits);
    REQUIRE_FALSE(problems.empty());
    for (const std::string& problem : problems) {
        CHECK_THAT(problem, ContainsSubstring("load_bytes of pack \"a\"") ||
                                ContainsSubstring("load_bytes of pack \"b\""));
    }
}

TEST_CASE("all packs together load in twenty times the instructions of one", "[packs][limits]")
{
    PackLimits limits;
    limits.scripts.load_instructions = 100'000;
    const auto loops = [](int rounds) {
        return "for _ = 1, " + std::to_string(rounds) + " do end\n";
    };
    std::vector<std::pair<std::string, std::string>> scripts = {{"modest", loops(10)}};
    for (char c = 'a'; c < 'p'; ++c) scripts.emplace_back(std::string{c}, loops(90'000));
    CHECK(problems_of(scripts, limits).empty());
    for (char c = 'p'; c < 'z'; ++c) scripts.emplace_back(std::string{c}, loops(90'000));
    scripts.emplace_back("q0", loops(95'000));
    const std::vector<std::string> problems = problems_of(scripts, limits);
    REQUIRE(problems.size() == 1);
    CHECK_THAT(problems.front(), ContainsSubstring("all packs together use more than 20 times the "
                                                   "instructions that one pack may use to load") &&
                                     !ContainsSubstring("modest"));
}

TEST_CASE("one pack that may not load does not use up what others may", "[packs][limits]")
{
    TestPacks packs;
    for (const std::string id : {"a", "b"}) {
        packs.pack(id);
        for (const std::string number : {"1", "2", "3"}) {
            packs
                .file(id + "/" + number + ".toml",
                      "id = \"" + id + "-" + number +
                          "\"\nname = \"X\"\nkind = \"trainer\"\ntrainer = \"item\"\n"
                          "text = \"X.\"\n")
                .file(id + "/" + number + ".lua",
                      "local card = ...\nfor _ = 1, 200000 do end\ncard.play = function() end\n");
        }
    }
    PackLimits limits;
    limits.scripts.packs["a"].load_instructions = 300'000;
    const std::vector<std::string> problems = packs.problems(limits);
    // Reported once: the rest of the pack is not run.
    REQUIRE(problems.size() == 1);
    CHECK(problems.front() ==
          "cards/a/2.lua:2: error: this takes too long to load; is this an endless loop? more than "
          "300000 instructions (ScriptLimits::load_instructions of pack \"a\", which the host may "
          "raise)");
}

}  // namespace ptcg::pack_limits_test
