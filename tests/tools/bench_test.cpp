#include "commands/commands.hpp"

#include <algorithm>
#include <memory>
#include <new>

#include <nlohmann/json.hpp>

#include "bench/allocations.hpp"
#include "bench/copied_packs.hpp"
#include "bench/growth.hpp"
#include "bench/instructions.hpp"
#include "bench/measuring.hpp"
#include "bench/scratch_folder.hpp"
#include "bench/showing.hpp"
#include "checking/check.hpp"
#include "running.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/small_cards.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::bench_test {

using namespace ptcg::tools;
using ptcg::test::run;

namespace {

struct Fixture {
    CardPool pool;
    MatchUp match_up;
    BenchSettings settings{.games = 20, .seed = 7, .seconds = 0};

    Fixture()
    {
        test::SmallCards cards;
        const std::vector<DefId> deck = cards.deck();
        pool.library = std::move(cards.library);
        match_up.decks = {Deck{"One", deck}, Deck{"Two", deck}};
        match_up.play.ruleset = "none";
    }
    [[nodiscard]] SimulationSetup setup() const { return setup_of(match_up, pool, settings); }
};

BenchPlan plan_of(const std::string& text)
{
    Result<BenchPlan> plan = read_bench_plan(text, "bench.toml");
    if (!plan) FAIL(plan.error().message);
    return plan.value();
}

std::vector<std::string> names(const std::vector<PlannedPair>& pairs)
{
    std::vector<std::string> names;
    for (const PlannedPair& pair : pairs) names.push_back(pair.decks[0] + " " + pair.decks[1]);
    return names;
}

/// Returns the figures of a pair that miss only one goal, a rate.
BenchFigures some_figures()
{
    BenchFigures figures;
    PairFigures pair;
    pair.decks = {"A deck with a rather long name", "Another with one that is as long"};
    pair.decisions_per_second = {500'000, 490'000, 510'000};
    pair.decisions_per_second_with_views = {400'000, 400'000, 400'000};
    pair.games_per_second = {7'000, 7'000, 7'000};
    pair.copy_ns = {120, 110, 130};
    pair.start_us = {3, 3, 3};
    pair.allocations_per_decision = 0;
    figures.pairs = {pair};
    figures.load_seconds = {0.1, 0.1, 0.1};
    figures.goals = plan_of(
                        "[goals]\ndecisions_per_second = 600_000\ncopy_ns = 300\n"
                        "decisions_per_second_with_views = 400_000\n"
                        "allocations_per_decision = 0\nload_ms = 500\nstart_us = 20\n")
                        .goals;
    return figures;
}

}  // namespace

TEST_CASE("The plan of a benchmark is read, and what is wrong in it is named", "[tools][bench]")
{
    const BenchPlan plan = plan_of(
        "[goals]\ncopy_ns = 300\n[[pair]]\ndecks = [\"a\", \"b\"]\ngames_per_second = 8_000\n");
    CHECK(plan.goals.copy_ns == 300);
    CHECK_FALSE(plan.goals.load_ms);
    REQUIRE(plan.pairs.size() == 1);
    CHECK(plan.pairs[0].decks[1] == "b");
    CHECK(plan.pairs[0].games_per_second == 8000);
    CHECK(read_bench_plan("[goals]\ncopy_na = 300\n[[pair]]\ndecks = [\"a\"]\n", "bench.toml")
              .error()
              .message ==
          "bench.toml:2:1: error: unknown key \"copy_na\"; did you mean \"copy_ns\"?\n"
          "  in [goals]\n"
          "bench.toml:3:1: error: \"decks\" must name two decks\n"
          "  in [[pair]]");
}

TEST_CASE("Every format has a pair, planned or of its first free decks", "[tools][bench]")
{
    const std::vector<DeckInFormat> decks{{"a", "xy"}, {"b", "xy"}, {"c", "xy"}, {"d", "sm"},
                                          {"e", "dp"}, {"f", "dp"}, {"g", ""},   {"h", "sm"}};
    const BenchPlan plan = plan_of(
        "[[pair]]\ndecks = [\"e\", \"f\"]\n[[pair]]\ndecks = [\"a\", \"a\"]\n"
        "games_per_second = 5\n");
    CHECK(names(default_pairs(plan, decks)) ==
          std::vector<std::string>{"e f", "a a", "d h", "b c"});
    CHECK(names(default_pairs({}, decks)) == std::vector<std::string>{"e f", "d h", "a b"});
    const std::vector<PlannedPair> all = all_pairs(plan, decks);
    CHECK(names(all) == std::vector<std::string>{"e e", "e f", "f f", "d d", "d h", "h h", "a a",
                                                 "a b", "a c", "b b", "b c", "c c"});
    CHECK(all[6].games_per_second == 5);
    CHECK_FALSE(all[7].games_per_second);
}

TEST_CASE("A sample has a median and a spread", "[tools][bench]")
{
    const Sample odd = sample_of({30, 10, 20});
    CHECK(odd.median == 20);
    CHECK(odd.spread() == 0.5);
    CHECK(sample_of({10, 40, 20, 30}).median == 25);
    CHECK(sample_of({}).median == 0);
    CHECK(with_commas(999) == "999");
    CHECK(with_commas(1234567.8) == "1,234,568");
    CHECK(with_commas(-1234) == "-1,234");
}

TEST_CASE("A benchmark has the signature of the same games simulated", "[tools][bench]")
{
    Fixture f;
    SimulationSetup setup = f.setup();
    const SimulationResult simulated = simulate(setup);
    f.settings.threads = {1, 2};
    const PairFigures figures = measure_pair(f.match_up, f.pool, f.settings);
    CHECK(figures.signature == simulated.signature);
    CHECK(figures.decisions == simulated.decisions);
    CHECK(figures.repetitions == 3);
    CHECK(figures.faults == 0);
    CHECK(figures.view_bytes > 252);
    CHECK(figures.copy_ns.median > 0);
    CHECK(figures.threads.size() == 2);
    setup.packed_views = true;
    CHECK(simulate(setup).signature == simulated.signature);
    f.settings.seed = 8;
    CHECK(measure_pair(f.match_up, f.pool, f.settings).signature != simulated.signature);
}

TEST_CASE("Allocations are counted one by one", "[tools][bench]")
{
    const AllocationCounter counter = allocation_counter();
    if (counter == nullptr) return;  // a sanitizer replaces operator new
    const std::uint64_t before = counter();
    const auto one = std::make_unique<int>(1);
    const auto many = std::make_unique<int[]>(10);
    struct alignas(128) Wide {
        int value = 0;
    };
    const auto wide = std::make_unique<Wide>();
    std::unique_ptr<int> none(new (std::nothrow) int(4));
    CHECK(counter() - before == 4);
    CHECK(reinterpret_cast<std::uintptr_t>(wide.get()) % 128 == 0);
}

TEST_CASE("A match that has been used allocates nothing for its decisions", "[tools][bench]")
{
    const Fixture f;
    const Costs costs = count_costs(f.setup());
    CHECK(costs.decisions == simulate(f.setup()).decisions);
    CHECK(costs.positions.size() >= 256);
    CHECK(costs.lua_bytes == 0);
    CHECK(costs.allocations.has_value() == (allocation_counter() != nullptr));
    if (!costs.allocations) return;
    CHECK(*costs.allocations == 0);
    CHECK(*costs.allocations_of_games > f.settings.games);  // a new match allocates its buffers
}

TEST_CASE("Goals are judged by the pair furthest from them", "[tools][bench]")
{
    BenchFigures figures = some_figures();
    std::vector<Judgment> judgments = judge(figures);
    REQUIRE(judgments.size() == 6);
    CHECK_FALSE(judgments[0].reached);
    CHECK(judgments[0].what == "decisions/s, 0 of 1 pair");
    CHECK(judgments[0].figure == "from 500,000");
    for (std::size_t i = 1; i < judgments.size(); ++i) CHECK(judgments[i].reached);

    figures.pairs.push_back(figures.pairs[0]);
    figures.pairs[1].decisions_per_second.median = 600'000;
    figures.pairs[1].copy_ns.median = 301;
    figures.pairs[1].games_per_second_goal = 8'000;
    judgments = judge(figures);
    CHECK(judgments[0].what == "decisions/s, 1 of 2 pairs");
    CHECK(judgments[2].what.starts_with("games/s, A deck"));
    CHECK_FALSE(judgments[2].reached);
    CHECK(judgments[3].figure == "up to 301 ns");
    CHECK_FALSE(judgments[3].reached);
    figures.pairs[0].allocations_per_decision.reset();  // not counted, so not judged
    CHECK(judge(figures).size() == judgments.size() - 1);
}

TEST_CASE("The table fits a terminal", "[tools][bench]")
{
    for (const std::size_t columns : {40u, 80u, 120u}) {
        const std::string table = bench_table(some_figures(), Paint(), columns);
        std::size_t widest = 0;
        for (std::size_t begin = 0; begin < table.size();) {
            const std::size_t end = table.find('\n', begin);
            widest = std::max(widest, width_of(table.substr(begin, end - begin)));
            begin = end + 1;
        }
        CAPTURE(columns);
        CHECK(widest <= std::max<std::size_t>(columns, 80));
        CHECK(table.find("not reached") != std::string::npos);
        // The pair's name gets the width that the figures leave.
        CHECK((table.find("Another with one that is as long") != std::string::npos) ==
              (columns == 120));
    }
}

TEST_CASE("No figure of the table is cut", "[tools][bench]")
{
    BenchFigures figures = some_figures();
    figures.pairs[0].decks = {"One", "Two"};
    figures.pairs[0].decisions_per_second = {1'058'900, 1'000'000, 1'100'000};
    figures.pairs[0].decisions_per_second_with_views = {1'012'345, 1'000'000, 1'100'000};
    figures.pairs[0].games_per_second = {12'345, 12'000, 13'000};
    figures.pairs[0].copy_ns = {1'234, 1'200, 1'250};
    const std::string table = bench_table(figures, Paint());
    for (const char* figure : {" 1,058,900 ", " 1,012,345 ", " 12,345 ", " 1234 ns "}) {
        CAPTURE(figure);
        CHECK(table.find(figure) != std::string::npos);
    }
    CHECK(table.find("…") == std::string::npos);
}

TEST_CASE("Figures as JSON are a list, with what is measured once in the first", "[tools][bench]")
{
    BenchFigures figures = some_figures();
    figures.pairs.push_back(figures.pairs[0]);
    figures.pairs[1].allocations_per_decision.reset();
    figures.pairs[0].signature = 0x1234;
    const nlohmann::ordered_json json = bench_json(figures);
    REQUIRE(json.is_array());
    REQUIRE(json.size() == 2);
    for (const auto& pair : json) {
        for (const char* key : {"decks", "decisions_per_second", "games_per_second", "copy_ns",
                                "allocations_per_decision", "signature"}) {
            CAPTURE(key);
            CHECK(pair.contains(key));
        }
    }
    CHECK(json[0]["signature"] == "0000000000001234");
    CHECK(json[0]["load_seconds"] == 0.1);
    CHECK(json[0]["start_us"] == 3);
    CHECK(json[0]["goals"].size() == 5);
    CHECK_FALSE(json[1].contains("start_us"));
    CHECK(json[1]["allocations_per_decision"].is_null());
}

TEST_CASE("What callgrind counted is read from its file", "[tools][bench]")
{
    CHECK(callgrind_summary("version: 1\nevents: Ir\nsummary: 1234567\n\nfn=(1) x\n") == 1234567);
    CHECK_FALSE(callgrind_summary("version: 1\n"));
    CHECK_FALSE(callgrind_summary("\nsummary: many\n"));
}

TEST_CASE("Copied packs are sound, and play and test as what they are copied from",
          "[tools][bench]")
{
    const test::TemporaryFolder folder;
    const Result<void> written = write_copied_packs(test::cards_folder(), folder.path(), 2);
    if (!written) FAIL(written.error().message);
    const std::vector<std::filesystem::path> roots{test::cards_folder(), folder.path()};
    const CheckReport report = check_packs({.roots = roots, .packs = {}});
    for (const Finding& finding : report.findings) FAIL_CHECK(to_string(finding));

    const std::string copies = folder.path().string();
    for (const char* pack : {"copy1a", "copy1b", "copy1c", "copy2a"}) {
        const std::string path = (folder.path() / pack).string();
        CHECK(run({"test", path.c_str(), "--packs", copies.c_str(), "--no-reruns", "--no-texts"}) ==
              exit_fine);
    }
    const std::optional<Data> data = load_data({copies});
    REQUIRE(data);
    const auto signature = [&](const std::string& one, const std::string& two) {
        int code = exit_fine;
        RulesRequest rules;
        rules.format = "unlimited";
        rules.ruleset = "dp";
        const std::optional<MatchUp> decks = load_two_decks({one, two}, rules, *data, code);
        if (!decks) FAIL("no decks " << one << " and " << two);
        return simulate(setup_of(*decks, *data->pool, {.games = 5, .seed = 3})).signature;
    };
    CHECK(signature("powerhouse-2", "lava-flow-2") == signature("powerhouse", "lava-flow"));
    CHECK(signature("powerhouse-2", "lava-flow-1") == signature("powerhouse", "lava-flow-2"));
    CHECK(signature("powerhouse-2", "lava-flow-2") != signature("powerhouse", "powerhouse"));
}

TEST_CASE("Copies of packs that are not there, or to nowhere, are refused", "[tools][bench]")
{
    const test::TemporaryFolder folder;
    CHECK_FALSE(write_copied_packs(folder.path() / "none", folder.path(), 1));
    write_new_file(folder.path() / "file", "");
    CHECK_FALSE(write_copied_packs(test::cards_folder(), folder.path() / "file", 1));
    CHECK(run({"bench", "--copy-cards", (folder.path() / "none").c_str()}) == exit_usage);
}

TEST_CASE("Made-up packs are sound, and growth is measured", "[tools][bench]")
{
    const test::TemporaryFolder folder;
    write_made_up_packs(folder.path(), 30);
    const CheckReport report = check_packs({.roots = {folder.path()}, .packs = {}});
    for (const Finding& finding : report.findings) {
        INFO(to_string(finding));
        CHECK(finding.code == "untested");
    }

    GrowthSettings settings;
    settings.cards = test::cards_folder();
    settings.copies = {0, 1};
    settings.texts = {0, 12};
    settings.lasting = {0, 24};
    settings.matches = {5};
    const Result<GrowthFigures> figures = measure_growth(settings, [](const std::string&) {});
    if (!figures) FAIL(figures.error().message);
    const GrowthFigures& grown = figures.value();
    REQUIRE(grown.libraries.size() == 2);
    CHECK(grown.libraries[1].cards > grown.libraries[0].cards + 600);
    CHECK(grown.libraries[1].packs == grown.libraries[0].packs + packs_of_copy);
    CHECK(grown.libraries[1].script_bytes > grown.libraries[0].script_bytes);
    // Counts the work of loading again and of creating a further host: files are checked but not
    // read, and only the scripts of cards that occur are run.
    for (const LibraryFigures& library : grown.libraries) {
        CHECK(library.from_files.files_read > library.cards);
        CHECK(library.from_files.scripts_run > library.cards / 2);
        CHECK(library.from_images.packs_from_images == library.packs);
        CHECK(library.from_images.files_looked_at < 3 * library.cards);
        CHECK(library.from_images.files_read == 0);
        CHECK(library.from_images.scripts_run == 0);
        CHECK(library.further_scripts < 60);
        if (library.further_bytes) CHECK(*library.further_bytes < 1 << 20);
    }
    CHECK(grown.libraries[0].further_scripts == grown.libraries[1].further_scripts);
    REQUIRE(grown.texts.size() == 2);
    CHECK(grown.texts[1].view_ns > grown.texts[0].view_ns);  // it calls twelve scripts
    REQUIRE(grown.matches.size() == 1);
    CHECK(grown.matches[0].saved_bytes > 100);
    CHECK(growth_json(grown)["lasting_effects"].size() == 2);
}

TEST_CASE("ptcg bench measures two decks, and says what is wrong with others", "[tools][bench]")
{
    CHECK(run({"bench", "powerhouse", "lava-flow", "--games", "2", "--seconds", "0", "--json"}) ==
          exit_fine);
    CHECK(run({"bench", "powerhouse"}) == exit_usage);
    CHECK(run({"bench", "powerhouse", "lava-flo"}) == exit_usage);
    CHECK(run({"bench", "--games", "0"}) == exit_usage);
    CHECK(run({"bench", "--threads", "1,0"}) == exit_usage);
    CHECK(run({"bench", "--seconds", "soon"}) == exit_usage);
    CHECK(run({"bench", "powerhouse", "chespin", "--format", "xy"}) == exit_wrong);
    // --growth does not measure any deck or pack.
    CHECK(run({"bench", "--growth", "powerhouse", "lava-flow"}) == exit_usage);
    CHECK(run({"bench", "--growth", "--all"}) == exit_usage);
    CHECK(run({"bench", "--growth", "--packs", "/no/such/folder"}) == exit_usage);
    CHECK(run({"bench", "--growth", "--format", "xy"}) == exit_usage);
    CHECK(run({"bench", "--growth", "--strict"}) == exit_usage);
}

}  // namespace ptcg::bench_test
