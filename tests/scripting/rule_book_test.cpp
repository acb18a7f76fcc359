#include "ptcg/scripting/rule_book.hpp"

#include <algorithm>
#include <fstream>
#include <set>

#include "ptcg/ruleset.hpp"
#include "ptcg/scripting/ruleset_loader.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"

namespace ptcg::rule_book_test {

namespace {

const std::vector<std::string> rulesets = {"dp", "sv"};

const std::string head = "title = \"T\"\nabout = \"A.\"\nchapter = 3\n";

RuleBookResult read(const std::string& rows)
{
    return read_rule_book({{"cards/rules/names.toml", head + rows}}, rulesets);
}

/// Returns the only problem.
std::string problem_of(const std::string& rows)
{
    const RuleBookResult result = read(rows);
    REQUIRE(result.problems.size() == 1);
    CHECK_FALSE(result.book.has_value());
    return to_string(result.problems.front());
}

RuleBook own_book()
{
    std::vector<std::string> names;
    for (const auto& file : ruleset_files(test::cards_folder() / "rulesets")) {
        names.push_back(file.stem().string());
    }
    RuleBookResult result = load_rule_book(test::cards_folder() / "rules", names);
    for (const Problem& problem : result.problems) UNSCOPED_INFO(to_string(problem));
    REQUIRE(result.book.has_value());
    return std::move(*result.book);
}

/// Returns the IDs at the start of the rows of Markdown tables.
std::set<std::string> ids_in_tables(const std::filesystem::path& file)
{
    std::set<std::string> ids;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
        if (line.compare(0, 2, "| ") != 0) continue;
        const std::string cell = line.substr(2, line.find(' ', 2) - 2);
        const std::size_t hyphen = cell.rfind('-');
        if (hyphen == std::string::npos || hyphen + 1 == cell.size()) continue;
        const std::string number = cell.substr(hyphen + 1);
        if (number.find_first_not_of("0123456789") == std::string::npos) ids.insert(cell);
    }
    return ids;
}

}  // namespace

TEST_CASE("A row of the rules is read with all it says", "[rulebook]")
{
    const RuleBookResult result = read(R"(
[[rule]]
id         = "RET-08"
title      = "a Bench"
rule       = "Needed."
dp         = "Not needed."
switches   = ["full_bench_forbids_retreat", "attack_steps"]
profiles   = ["sv"]
see        = ["NOTE-01"]

[[rule]]
id         = "NOTE-01"
title      = "a note"
rule       = "Read so."
kind       = "note"
settled_by = ["RET-08"]
)");
    REQUIRE(result.book.has_value());
    REQUIRE(result.book->sections.size() == 1);
    CHECK(result.book->sections[0].name == "names");
    CHECK(result.book->sections[0].chapter == 3);
    const RuleRow* row = result.book->find("RET-08");
    REQUIRE(row != nullptr);
    CHECK(row->rule_under("dp") == "Not needed.");
    CHECK(row->rule_under("sv") == "Needed.");
    CHECK(row->switches == std::vector<std::string>{"full_bench_forbids_retreat", "attack_steps"});
    CHECK(row->profiles == std::vector<std::string>{"sv"});
    CHECK(row->kind == RowKind::rule);
    CHECK(result.book->find("NOTE-01")->settled_by == std::vector<std::string>{"RET-08"});
    CHECK(result.book->find("ret-08") == nullptr);
}

TEST_CASE("What is wrong with a row is said with its place", "[rulebook][errors]")
{
    const std::string row = "[[rule]]\nid = \"RET-08\"\ntitle = \"t\"\n";
    CHECK(problem_of(row + "rule = \"R.\"\nxy = \"X.\"\n") ==
          "cards/rules/names.toml:8:1: error: unknown key \"xy\"\n  in row \"RET-08\"");
    CHECK(problem_of(row) ==
          "cards/rules/names.toml:4:1: error: a row needs a \"rule\", or \"switches\" that express "
          "it\n"
          "  in row \"RET-08\"");
    CHECK(problem_of(row + "rule = \"R.\"\nsee = [\"RET-09\"]\n") ==
          "cards/rules/names.toml:8: error: there is no row \"RET-09\"; did you mean \"RET-08\"?\n"
          "  in row \"RET-08\"");
    CHECK(problem_of(row + "rule = \"R.\"\n" + row + "rule = \"R.\"\n") ==
          "cards/rules/names.toml:9:6: error: row \"RET-08\" is given twice\n  in row \"RET-08\"");
    CHECK(problem_of(row + "rule = \"R.\"\nkind = \"display\"\n") ==
          "cards/rules/names.toml:4:1: error: a row of kind \"display\" needs a \"reason\"\n"
          "  in row \"RET-08\"");
    CHECK(problem_of(row + "rule = \"R.\"\nreason = \"r\"\n") ==
          "cards/rules/names.toml:4:1: error: only a row with a \"kind\" other than \"rule\" can "
          "have a \"reason\"\n  in row \"RET-08\"");
    CHECK(problem_of(row + "rule = \"R.\"\nkind = \"advice\"\nreason = \"r\"\n"
                           "settled_by = [\"RET-08\"]\n") ==
          "cards/rules/names.toml:4:1: error: only a row of kind \"note\" can have \"settled_by\"\n"
          "  in row \"RET-08\"");
    CHECK(problem_of(row + "rule = \"R.\"\nswitches = [\"benchs\"]\n").find("\"benchs\"") !=
          std::string::npos);
    CHECK(problem_of(row + "rule = \"R.\"\nprofiles = [\"xy\"]\n").find("\"xy\"") !=
          std::string::npos);
    CHECK(load_rule_book("/nowhere", rulesets).problems.front().message ==
          "there are no rules (*.toml) here");
}

TEST_CASE("A row names a switch exactly where the switch names the row", "[rulebook]")
{
    const RuleBook book = own_book();
    for (const Switch& which : ruleset_switches()) {
        const std::string ids = ", " + std::string(which.ids) + ",";
        for (const RuleRow* row : book.rows()) {
            // Other rows with a settable number say more than the number and name no switch.
            const bool settable = row->id.compare(0, 2, "T-") == 0 ||
                                  row->id.compare(0, 4, "GAP-") == 0 ||
                                  row->id.compare(0, 5, "NOTE-") == 0;
            if (!settable) continue;
            const bool by_switch = ids.find(", " + row->id + ",") != std::string::npos;
            const bool by_row = std::find(row->switches.begin(), row->switches.end(), which.key) !=
                                row->switches.end();
            INFO(row->id << ' ' << which.key);
            CHECK(by_row == by_switch);
        }
    }
}

TEST_CASE("Every row of the specification is there, and no other", "[rulebook]")
{
    const RuleBook book = own_book();
    std::set<std::string> ids;
    for (const RuleRow* row : book.rows()) ids.insert(row->id);
    CHECK(ids.size() == 473);
    const auto specification = test::tests_folder() / "../../shared/rules/RULES.md";
    if (!std::filesystem::exists(specification)) return;  // not every machine has it
    CHECK(ids == ids_in_tables(specification));
}

}  // namespace ptcg::rule_book_test
