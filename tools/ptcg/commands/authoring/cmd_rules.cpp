// ptcg rules: shows the rules in words, and which tests cover them.

#include <algorithm>
#include <iterator>
#include <memory>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "commands/commands.hpp"
#include "data/data.hpp"
#include "data/pack_finding.hpp"
#include "ptcg/scripting/ascii.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "rules/rule_coverage.hpp"
#include "rules/rule_text.hpp"
#include "rules/rules.hpp"
#include "screen/json_text.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "screen/terminal.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

struct RulesOptions {
    std::vector<std::string> words;
    std::string ruleset;
    std::vector<std::string> results;  ///< results files of earlier test runs
    bool only_missing = false;
    bool json = false;
};

using Rows = std::vector<const RuleRow*>;

Rows rows_of(const RuleSection& section)
{
    Rows rows;
    for (const RuleRow& row : section.rows) rows.push_back(&row);
    return rows;
}

/// Returns the row or the section that the word names; empty if there is neither.
Rows named(const RuleBook& book, const std::string& word)
{
    const std::string folded = fold_name(word);
    for (const RuleRow* row : book.rows()) {
        if (fold_name(row->id) == folded) return {row};
    }
    for (const RuleSection& section : book.sections) {
        if (section.name == folded || fold_name(section.title) == folded) return rows_of(section);
    }
    return {};
}

/// Returns the rows whose ID, title or rule contains all of the words.
Rows searched(const RuleBook& book, const std::vector<std::string>& words)
{
    Rows found;
    for (const RuleRow* row : book.rows()) {
        std::string text = fold_name(row->id + ' ' + row->title + ' ' + row->rule);
        for (const auto& [ruleset, differing] : row->differing) text += ' ' + fold_name(differing);
        const bool all = std::ranges::all_of(words, [&](const std::string& word) {
            return text.find(fold_name(word)) != std::string::npos;
        });
        if (all) found.push_back(row);
    }
    return found;
}

struct Wanted {
    Rows rows;
    std::vector<std::string> unknown;  ///< words that name nothing, while others do
};

/// Returns the message for a word that names nothing.
std::string not_found(const RuleBook& book, const std::string& word)
{
    std::vector<std::string> ids;
    for (const RuleRow* row : book.rows()) ids.push_back(row->id);
    std::vector<std::string> sections;
    for (const RuleSection& section : book.sections) sections.push_back(section.name);
    std::string id = word;
    std::ranges::transform(id, id.begin(), ascii::upper);
    std::string meant = did_you_mean(id, ids);
    if (meant.empty()) meant = did_you_mean(fold_name(word), sections);
    return fmt::format("the rules have no row, section or text \"{}\"{}", word, meant);
}

/// "KO-9": returns whether a word can only be meant as an ID, not as a search word.
bool looks_like_id(const std::string& word)
{
    const std::size_t dash = word.find('-');
    return dash != std::string::npos && dash > 0 && dash + 1 < word.size() &&
           word.find_first_not_of("0123456789", dash + 1) == std::string::npos;
}

/// Returns the named rows and sections. If some words name none, returns what a search for all
/// words finds. If that finds nothing, returns what the other words name, and what a search for
/// each remaining word finds.
Wanted wanted(const RuleBook& book, const std::vector<std::string>& words)
{
    Wanted found;
    std::vector<std::string> others;
    for (const std::string& word : words) {
        const Rows meant = named(book, word);
        if (meant.empty()) others.push_back(word);
        found.rows.insert(found.rows.end(), meant.begin(), meant.end());
    }
    if (others.empty()) return found;
    if (Rows all = searched(book, words); !all.empty()) return Wanted{std::move(all), {}};
    for (const std::string& word : others) {
        const Rows rows = looks_like_id(word) ? Rows{} : searched(book, {word});
        if (rows.empty()) found.unknown.push_back(word);
        for (const RuleRow* row : rows) {
            if (std::ranges::find(found.rows, row) == found.rows.end()) found.rows.push_back(row);
        }
    }
    return found;
}

nlohmann::ordered_json as_json(const RuleRow& row, const Rules& rules)
{
    nlohmann::ordered_json switches = nlohmann::ordered_json::array();
    for (const std::string& key : row.switches) {
        nlohmann::ordered_json values;
        for (const NamedRuleset& ruleset : rules.rulesets) {
            values[ruleset.id] = value_of(ruleset.rules, key);
        }
        switches.push_back({{"key", key}, {"doc", doc_of(key)}, {"values", std::move(values)}});
    }
    return {{"id", row.id},
            {"title", row.title},
            {"rule", row.rule},
            {"kind", name_of(row.kind)},
            {"reason", row.reason},
            {"differing", nlohmann::ordered_json(row.differing)},
            {"profiles", row.profiles},
            {"switches", std::move(switches)},
            {"settled_by", row.settled_by},
            {"see", row.see}};
}

void print_json(const Rules& rules, const Rows& rows)
{
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    for (const RuleRow* row : rows) all.push_back(as_json(*row, rules));
    write_text(stdout, json_text(all));
}

std::string_view word_for_json(Shown shown)
{
    switch (shown) {
        case Shown::passed:
            return "passed";
        case Shown::failed:
            return "failed";
        case Shown::untested:
            return "untested";
        case Shown::settled:
            return "settled";
        case Shown::excused:
            return "excused";
    }
    return {};
}

void print_json(const Coverage& coverage)
{
    nlohmann::ordered_json lines = nlohmann::ordered_json::array();
    for (const CoverageLine& line : coverage.lines) {
        nlohmann::ordered_json tests = nlohmann::ordered_json::array();
        for (const TestRecord* test : line.tests) {
            tests.push_back({{"name", test->name}, {"file", test->file}, {"passed", test->passed}});
        }
        lines.push_back({{"id", line.row->id},
                         {"rulesets", line.need.rulesets},
                         {"result", word_for_json(line.shown)},
                         {"tests", std::move(tests)}});
    }
    write_text(stdout, json_text(lines));
}

void print_lines(const std::vector<std::string>& lines)
{
    for (const std::string& line : lines) print_out("{}\n", line);
}

RuleLayout layout()
{
    return {.width = std::max<std::size_t>(terminal_width(), 40), .paint = Paint::for_stdout()};
}

int report(const RulesOptions& options, const Rules& rules)
{
    std::vector<TestRecord> tests;
    for (const std::string& path : options.results) {
        const Result<std::string> text = read_file(path, most_data_bytes);
        if (!text) return complain(exit_usage, text.error().message);
        const Result<std::vector<TestRecord>> read = read_test_records(text.value(), path);
        if (!read) return complain(exit_usage, read.error().message);
        tests.insert(tests.end(), read.value().begin(), read.value().end());
    }
    const Coverage coverage = cover(rules, tests);
    if (options.json) {
        print_json(coverage);
    } else {
        print_lines(coverage_lines(coverage, options.only_missing, layout()));
    }
    return coverage.fine() ? exit_fine : exit_wrong;
}

int run(const RulesOptions& options)
{
    const Result<Rules> rules = load_rules();
    if (!rules) return complain(exit_wrong, rules.error().message);
    if (!options.results.empty()) return report(options, rules.value());

    std::optional<NamedRuleset> chosen;
    if (!options.ruleset.empty()) {
        const Result<Ruleset> found = find_typed_ruleset(options.ruleset, pack_roots({}));
        if (!found) return complain(exit_usage, found.error().message);
        const std::string name = std::filesystem::path(options.ruleset).stem().string();
        chosen = NamedRuleset{.id = name, .name = name, .rules = found.value()};
    }
    const NamedRuleset* const by = chosen ? &*chosen : nullptr;
    const RuleBook& book = rules.value().book;
    if (options.words.empty() && by == nullptr && !options.json) {
        print_lines(rule_overview(book, layout()));
        return exit_fine;
    }
    const Wanted found =
        options.words.empty() ? Wanted{book.rows(), {}} : wanted(book, options.words);
    const Rows& rows = found.rows;
    if (rows.empty()) {
        // nothing to show
    } else if (options.json) {
        print_json(rules.value(), rows);
    } else if (rows.size() <= options.words.size()) {
        for (const RuleRow* row : rows) {
            if (row != rows.front()) print_out("\n");
            print_lines(rule_lines(*row, rules.value(), by, layout()));
        }
    } else {
        print_lines(rule_list(rows, rules.value(), by, layout()));
    }
    for (const std::string& word : found.unknown) {
        complain(exit_usage, not_found(book, word));
    }
    if (found.unknown.empty()) return exit_fine;
    print_error("  `ptcg rules` lists the sections\n");
    // What was found has been shown. If nothing was found, all words were wrong.
    return rows.empty() ? exit_usage : exit_wrong;
}

}  // namespace

void add_rules(cli::Command program)
{
    const cli::Command command =
        program.command("rules", "Look up the rules, in words and as the rulesets set them");
    const auto options = std::make_shared<RulesOptions>();
    const cli::Option words = command
                                  .option("words", options->words,
                                          "IDs of rows (RET-08), sections (setup), or words to "
                                          "search for; default: list the sections")
                                  .value("ID|SECTION|WORD");
    const cli::Option ruleset =
        command
            .option("--ruleset", options->ruleset,
                    "Show the rules under this ruleset, by name or file, and how the others differ")
            .value("NAME");
    const cli::Option results =
        command
            .option("--report", options->results,
                    "Results of tests, as JSON: report which rows they show (`tools/dev rules` "
                    "runs the tests and this report)")
            .value("FILE")
            .excludes(words)
            .excludes(ruleset);
    command.flag("--missing", options->only_missing, "With --report, only rows that no test shows")
        .needs(results);
    command.flag("--json", options->json, "Print the result as JSON");
    command.footer(
        "A row is a rule with an ID. If you name only one row, everything about it is\nshown: what "
        "applies in which era, the switches that set it, related rows.\n\nExit code: 0 everything "
        "was found, 1 only some of it was found, or with --report\na row is not shown by a test "
        "that passes, 2 nothing was found, or wrong usage.");
    command.runs([options] { return run(*options); });
}

}  // namespace ptcg::tools
