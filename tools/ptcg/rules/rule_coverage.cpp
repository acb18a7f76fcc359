#include "rules/rule_coverage.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace ptcg::tools {

namespace {

bool is_letter_or_digit(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

/// Returns the letters before the hyphen: "EX" of "EX-38".
std::string_view family_of(std::string_view id)
{
    return id.substr(0, id.find('-'));
}

std::vector<std::string> names_of(std::span<const NamedRuleset* const> rulesets)
{
    std::vector<std::string> names;
    for (const NamedRuleset* ruleset : rulesets) names.push_back(ruleset->id);
    return names;
}

using TestsById = std::map<std::string, std::vector<const TestRecord*>, std::less<>>;

CoverageLine line_for(const RuleRow& row, NeededTest need, const TestsById& tests)
{
    CoverageLine line{.row = &row, .need = std::move(need)};
    const auto of_row = tests.find(row.id);
    if (of_row == tests.end()) return line;
    for (const TestRecord* test : of_row->second) {
        if (line.need.met_by(*test)) line.tests.push_back(test);
    }
    if (line.tests.empty()) return line;
    line.shown =
        std::ranges::all_of(line.tests, &TestRecord::passed) ? Shown::passed : Shown::failed;
    return line;
}

/// Returns how a note is settled: as well as the worst of the rows it names.
Shown shown_by_rows(const RuleRow& note, const std::vector<CoverageLine>& lines)
{
    Shown worst = Shown::settled;
    for (const CoverageLine& line : lines) {
        if (std::ranges::find(note.settled_by, line.row->id) == note.settled_by.end()) continue;
        if (line.shown == Shown::failed) return Shown::failed;
        if (line.shown == Shown::untested) worst = Shown::untested;
    }
    return worst;
}

}  // namespace

Result<std::vector<TestRecord>> read_test_records(std::string_view json, const std::string& file)
{
    std::vector<TestRecord> records;
    try {
        const nlohmann::json results = nlohmann::json::parse(json);
        for (const nlohmann::json& test : results.at("tests")) {
            records.push_back({.name = test.at("name"),
                               .file = test.value("file", ""),
                               .passed = test.at("result") == "passed",
                               .rulesets = test.at("rulesets")});
        }
    } catch (const nlohmann::json::exception& e) {
        return Error{fmt::format("{}: these are not results of tests: {}", file, e.what())};
    }
    return records;
}

std::string NeededTest::words() const
{
    return rulesets.empty() ? "any" : fmt::format("{}", fmt::join(rulesets, "/"));
}

bool NeededTest::met_by(const TestRecord& test) const
{
    if (rulesets.empty()) return true;
    // The test failed before it used a table: its rows are not shown.
    if (!test.passed && test.rulesets.empty()) return true;
    return std::ranges::find_first_of(test.rulesets, rulesets) != test.rulesets.end();
}

std::vector<NeededTest> needed_tests(const RuleRow& row, const std::vector<NamedRuleset>& rulesets)
{
    std::vector<NeededTest> needs;
    if (row.kind == RowKind::descriptive) return {NeededTest{}};
    if (row.kind != RowKind::rule) return {};
    for (const std::string& profile : row.profiles) needs.push_back({{profile}});
    if (!needs.empty()) return needs;
    if (!row.differing.empty()) {
        NeededTest others;
        for (const NamedRuleset& ruleset : rulesets) {
            if (row.differing.count(ruleset.id) > 0) {
                needs.push_back({{ruleset.id}});
            } else {
                others.rulesets.push_back(ruleset.id);
            }
        }
        if (!others.rulesets.empty()) needs.push_back(std::move(others));
        return needs;
    }
    if (!row.switches.empty()) {
        const auto groups = grouped_by_value(rulesets, row.switches);
        if (groups.size() > 1) {
            for (const auto& group : groups) needs.push_back({names_of(group)});
            return needs;
        }
    }
    return {NeededTest{}};
}

bool Coverage::fine() const
{
    return unknown.empty() && std::ranges::all_of(lines, &CoverageLine::fine);
}

std::size_t Coverage::count(Shown shown) const
{
    return static_cast<std::size_t>(std::ranges::count(lines, shown, &CoverageLine::shown));
}

std::vector<std::string> row_ids_in(std::string_view name)
{
    std::vector<std::string> ids;
    std::size_t begin = 0;
    while (begin < name.size()) {
        std::size_t end = begin;
        while (end < name.size() && (is_letter_or_digit(name[end]) || name[end] == '-')) ++end;
        const std::string_view word = name.substr(begin, end - begin);
        begin = end + 1;
        const std::string_view family = family_of(word);
        const std::string_view number = word.substr(std::min(family.size() + 1, word.size()));
        const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
        const auto is_small = [](char c) { return c >= 'a' && c <= 'z'; };
        if (family.empty() || is_digit(family.front()) || std::ranges::any_of(family, is_small) ||
            number.size() < 2 || number.size() > 3 || !std::ranges::all_of(number, is_digit)) {
            continue;
        }
        if (std::ranges::find(ids, word) == ids.end()) ids.emplace_back(word);
    }
    return ids;
}

Coverage cover(const Rules& rules, std::span<const TestRecord> tests)
{
    Coverage coverage;
    std::set<std::string, std::less<>> families;
    for (const RuleRow* row : rules.book.rows()) families.emplace(family_of(row->id));
    TestsById by_id;
    for (const TestRecord& test : tests) {
        for (const std::string& id : row_ids_in(test.name)) {
            by_id[id].push_back(&test);
            if (rules.book.find(id) == nullptr && families.count(family_of(id)) > 0) {
                coverage.unknown.emplace_back(id, &test);
            }
        }
    }
    for (const RuleRow* row : rules.book.rows()) {
        for (NeededTest& need : needed_tests(*row, rules.rulesets)) {
            coverage.lines.push_back(line_for(*row, std::move(need), by_id));
        }
        const bool excused = row->kind == RowKind::advice || row->kind == RowKind::display ||
                             row->kind == RowKind::note;
        if (excused) coverage.lines.push_back({.row = row, .need = {}, .shown = Shown::excused});
    }
    // Notes come last, when the rows that settle them are known.
    for (CoverageLine& line : coverage.lines) {
        if (line.row->settled_by.empty()) continue;
        line.shown = shown_by_rows(*line.row, coverage.lines);
    }
    return coverage;
}

}  // namespace ptcg::tools
