#include "rules/rules.hpp"

#include "commands/commands.hpp"
#include "rules/rule_coverage.hpp"
#include "rules/rule_text.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"
#include "support/catch.hpp"

namespace ptcg::rules_test {

using namespace ptcg::tools;

namespace {

/// Two eras. In the first one, the starting player may attack.
Rules two_eras(std::vector<RuleRow> rows)
{
    Rules rules;
    rules.rulesets = {{.id = "dp", .name = "D", .rules = {}},
                      {.id = "sv", .name = "S", .rules = {}}};
    rules.rulesets[0].rules.first_turn_attack = true;
    rules.book.sections = {{.name = "s", .title = "S", .about = "A.", .chapter = 1, .rows = {}}};
    rules.book.sections[0].rows = std::move(rows);
    return rules;
}

RuleRow row_of(std::string id)
{
    RuleRow row;
    row.id = std::move(id);
    row.title = "t";
    row.rule = "R.";
    return row;
}

std::vector<std::string> needs_of(const RuleRow& row)
{
    std::vector<std::string> words;
    for (const NeededTest& need : needed_tests(row, two_eras({}).rulesets)) {
        words.push_back(need.words());
    }
    return words;
}

TestRecord test_of(std::string name, bool passed, std::vector<std::string> rulesets)
{
    return {
        .name = std::move(name), .file = "f", .passed = passed, .rulesets = std::move(rulesets)};
}

using Words = std::vector<std::string>;

}  // namespace

TEST_CASE("IDs of rows in the name of a test", "[tools][rules-report]")
{
    CHECK(row_ids_in("RET-07 EX-38: the payment (dp)") == Words{"RET-07", "EX-38"});
    CHECK(row_ids_in("TRN-03, TRN-04: one a turn; EX-100 too") ==
          Words{"TRN-03", "TRN-04", "EX-100"});
    CHECK(row_ids_in("EX3-01 twice EX3-01") == Words{"EX3-01"});
    CHECK(row_ids_in("M Venusaur-EX, dp1-123, Gengar LV.43, T-1, Yveltal-EX 79").empty());
}

TEST_CASE("What tests a row needs", "[tools][rules-report]")
{
    RuleRow row = row_of("A-01");
    CHECK(needs_of(row) == Words{"any"});
    row.switches = {"first_turn_attack"};
    CHECK(needs_of(row) == Words{"dp", "sv"});
    row.switches = {"bench"};
    CHECK(needs_of(row) == Words{"any"});
    row.differing = {{"dp", "Otherwise."}};
    CHECK(needs_of(row) == Words{"dp", "sv"});
    row.profiles = {"sv"};
    CHECK(needs_of(row) == Words{"sv"});
    row.kind = RowKind::descriptive;
    CHECK(needs_of(row) == Words{"any"});
    row.kind = RowKind::display;
    CHECK(needs_of(row).empty());
    const std::vector<NamedRuleset> alike(2, two_eras({}).rulesets[0]);
    row = row_of("A-02");
    row.switches = {"first_turn_attack"};
    CHECK(needed_tests(row, alike).front().words() == "any");
}

TEST_CASE("A row is shown by tests that pass under the ruleset they need", "[tools][rules-report]")
{
    RuleRow row = row_of("A-01");
    row.profiles = {"dp", "sv"};
    RuleRow note = row_of("B-01");
    note.kind = RowKind::note;
    note.settled_by = {"A-01"};
    RuleRow advice = row_of("B-02");
    advice.kind = RowKind::advice;
    advice.reason = "advice";
    const Rules rules = two_eras({note, row, advice});

    const std::vector<TestRecord> one = {test_of("A-01: x", true, {"dp"})};
    Coverage coverage = cover(rules, one);
    REQUIRE(coverage.lines.size() == 4);
    CHECK(coverage.lines[0].shown == Shown::untested);  // the note, like its row
    CHECK(coverage.lines[1].shown == Shown::passed);
    CHECK(coverage.lines[2].shown == Shown::untested);
    CHECK(coverage.lines[3].shown == Shown::excused);
    CHECK_FALSE(coverage.fine());

    const std::vector<TestRecord> both = {one[0], test_of("A-01: y", true, {"sv"})};
    coverage = cover(rules, both);
    CHECK(coverage.lines[0].shown == Shown::settled);
    CHECK(coverage.fine());

    const std::vector<TestRecord> failing = {one[0], both[1], test_of("A-01: z", false, {"sv"})};
    coverage = cover(rules, failing);
    CHECK(coverage.lines[0].shown == Shown::failed);
    CHECK(coverage.lines[1].shown == Shown::passed);
    CHECK(coverage.lines[2].shown == Shown::failed);
    CHECK_FALSE(coverage.fine());

    // A test that failed before it had a ruleset counts as failed for all of them.
    const std::vector<TestRecord> lost = {one[0], both[1], test_of("A-01: z", false, {})};
    coverage = cover(rules, lost);
    CHECK(coverage.lines[1].shown == Shown::failed);
    CHECK(coverage.lines[2].shown == Shown::failed);

    const std::vector<TestRecord> unknown = {one[0], both[1], test_of("A-09: z", true, {"sv"})};
    coverage = cover(rules, unknown);
    REQUIRE(coverage.unknown.size() == 1);
    CHECK(coverage.unknown[0].first == "A-09");
    CHECK_FALSE(coverage.fine());
}

TEST_CASE("Results of tests are read as they are written", "[tools][rules-report]")
{
    const auto read =
        read_test_records(R"({"tests":[{"name":"A-01","result":"passed","rulesets":["dp"]},)"
                          R"({"name":"b","file":"f.lua","result":"failed","rulesets":[]}]})",
                          "results.json");
    REQUIRE(read.ok());
    REQUIRE(read.value().size() == 2);
    CHECK(read.value()[0].passed);
    CHECK(read.value()[0].rulesets == Words{"dp"});
    CHECK_FALSE(read.value()[1].passed);
    CHECK(read.value()[1].file == "f.lua");
    for (const char* text : {"", "{}", R"({"tests":[{"name":1}]})"}) {
        const auto broken = read_test_records(text, "results.json");
        REQUIRE_FALSE(broken.ok());
        CHECK(broken.error().message.find("results.json: these are not results of tests") == 0);
    }
}

TEST_CASE("Each row is laid out within the width", "[tools][rules-report]")
{
    const Result<Rules> rules = load_rules();
    REQUIRE(rules.ok());
    const std::size_t width = GENERATE(std::size_t{80}, std::size_t{120});
    const RuleLayout layout{.width = width, .paint = {}};
    std::vector<std::string> lines = rule_overview(rules.value().book, layout);
    for (const NamedRuleset* chosen : {static_cast<const NamedRuleset*>(nullptr),
                                       rules.value().ruleset("dp"), rules.value().ruleset("sv")}) {
        for (const RuleRow* row : rules.value().book.rows()) {
            for (auto& line : rule_lines(*row, rules.value(), chosen, layout)) {
                lines.push_back(std::move(line));
            }
            for (auto& line : rule_list({{row}}, rules.value(), chosen, layout)) {
                lines.push_back(std::move(line));
            }
        }
    }
    for (auto& line : coverage_lines(cover(rules.value(), {}), false, layout)) {
        lines.push_back(std::move(line));
    }
    for (const std::string& line : lines) {
        INFO(line);
        CHECK(width_of(line) <= width);
    }
}

TEST_CASE("A row tells how the chosen ruleset has it and how others differ",
          "[tools][rules-report]")
{
    const Result<Rules> rules = load_rules();
    REQUIRE(rules.ok());
    const RuleRow& row = *rules.value().book.find("SETUP-01");
    const auto text = [&](const char* ruleset) {
        std::string all;
        for (const std::string& line : rule_lines(
                 row, rules.value(), rules.value().ruleset(ruleset), {.width = 100, .paint = {}})) {
            all += line + '\n';
        }
        return all;
    };
    CHECK(text("dp") ==
          "SETUP-01  who goes first\n"
          "  The winner of the flip goes first. There is no choice.\n"
          "  primer, sm, sv, xy: Flip a coin. The winner of the flip decides which player goes "
          "first.\n"
          "  start_choice: whether the winner of the start flip goes first or chooses who does\n"
          "    winner_starts in dp; winner_chooses in primer, sm, sv, xy\n"
          "  see T-01 who goes first\n");
    CHECK(text("sv").find("  dp: The winner of the flip") != std::string::npos);
    CHECK(
        text("sv").find("winner_chooses in sv; winner_starts in dp; the same in primer, sm, xy") !=
        std::string::npos);
}

TEST_CASE("Looking up rules", "[tools][commands]")
{
    const auto run = [](std::vector<const char*> words) {
        words.insert(words.begin(), {"ptcg", "rules"});
        return run_program(static_cast<int>(words.size()), words.data());
    };
    CHECK(run({}) == exit_fine);
    CHECK(run({"ret-08"}) == exit_fine);
    CHECK(run({"RET-08", "T-01", "--ruleset", "sv"}) == exit_fine);
    CHECK(run({"setup"}) == exit_fine);
    CHECK(run({"supporter", "first"}) == exit_fine);
    CHECK(run({"RET-99"}) == exit_usage);
    CHECK(run({"RET-08", "RET-99", "T-01"}) == exit_wrong);
    CHECK(run({"RET-98", "RET-99"}) == exit_usage);
    CHECK(run({"RET-08", "--ruleset", "none"}) == exit_usage);
    CHECK(run({"--report", "/no/such/file.json"}) == exit_usage);
    CHECK(run({"--missing"}) == exit_usage);
}

}  // namespace ptcg::rules_test
