#include "rules/rule_text.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "screen/layout.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {

namespace {

constexpr std::size_t id_width = 10;

using Lines = std::vector<std::string>;

void add_wrapped(Lines& lines, std::string_view text, std::size_t indent, std::size_t width)
{
    const std::string indented = repeat(" ", indent) + std::string(text);
    for (std::string& line : wrap(indented, width, indent)) lines.push_back(std::move(line));
}

std::string names_of(const std::vector<const NamedRuleset*>& rulesets)
{
    std::vector<std::string_view> names;
    for (const NamedRuleset* ruleset : rulesets) names.push_back(ruleset->id);
    return fmt::format("{}", fmt::join(names, ", "));
}

/// Returns the rule, or the descriptions of its switches if they say it all.
std::string rule_text(const RuleRow& row, const NamedRuleset* chosen)
{
    std::string text = chosen == nullptr ? row.rule : row.rule_under(chosen->id);
    if (!text.empty()) return text;
    for (const std::string& key : row.switches) {
        if (!text.empty()) text += "; ";
        text += doc_of(key);
    }
    return capitalized(std::move(text)) + ".";
}

/// Returns "true in dp, xy", "false in sv": the chosen ruleset's value first.
Lines values_of(const std::string& key, const Rules& rules, const NamedRuleset* chosen)
{
    Lines values;
    const std::string chosen_value = chosen == nullptr ? "" : value_of(chosen->rules, key);
    if (chosen != nullptr) values.push_back(fmt::format("{} in {}", chosen_value, chosen->id));
    for (const auto& group : grouped_by_value(rules.rulesets, {key})) {
        std::vector<const NamedRuleset*> others = group;
        if (chosen != nullptr) {
            std::erase_if(others, [&](const NamedRuleset* one) { return one->id == chosen->id; });
        }
        if (others.empty()) continue;
        const std::string value = value_of(others.front()->rules, key);
        const bool same = chosen != nullptr && value == chosen_value;
        values.push_back(fmt::format("{} in {}", same ? "the same" : value, names_of(others)));
    }
    return values;
}

/// Adds them in one line if they fit, else a line each.
void add_values(Lines& lines, const Lines& values, std::size_t indent, std::size_t width)
{
    const std::string together = fmt::format("{}", fmt::join(values, "; "));
    if (indent + width_of(together) <= width) {
        add_wrapped(lines, together, indent, width);
        return;
    }
    for (const std::string& value : values) add_wrapped(lines, value, indent, width);
}

/// Returns the switches of a row and of the toggles and open points it refers to, each once; notes
/// may also be about other rows.
std::vector<std::string> switches_around(const RuleRow& row, const RuleBook& book)
{
    std::vector<std::string> keys = row.switches;
    for (const std::string& id : row.see) {
        if (id.starts_with("NOTE-")) continue;
        for (const std::string& key : book.find(id)->switches) {
            if (std::ranges::find(keys, key) == keys.end()) keys.push_back(key);
        }
    }
    return keys;
}

/// Adds what the other rulesets say if that differs; equal ones are grouped.
void add_differing(Lines& lines, const RuleRow& row, const Rules& rules, const NamedRuleset* chosen,
                   const RuleLayout& layout)
{
    if (row.differing.empty()) return;
    const std::string& holds = chosen == nullptr ? row.rule : row.rule_under(chosen->id);
    std::vector<std::pair<std::string, std::vector<const NamedRuleset*>>> texts;
    for (const NamedRuleset& ruleset : rules.rulesets) {
        const std::string& text = row.rule_under(ruleset.id);
        if (text == holds) continue;
        const auto same =
            std::ranges::find(texts, text, [](const auto& known) { return known.first; });
        if (same != texts.end()) {
            same->second.push_back(&ruleset);
        } else {
            texts.push_back({text, {&ruleset}});
        }
    }
    for (const auto& [text, where] : texts) {
        add_wrapped(lines, fmt::format("{}: {}", names_of(where), text), 2, layout.width);
    }
}

std::string_view word_of(Shown shown)
{
    switch (shown) {
        case Shown::passed:
            return "passed";
        case Shown::failed:
            return "FAILED";
        case Shown::untested:
            return "NO TEST";
        case Shown::settled:
            return "settled";
        case Shown::excused:
            return "none";
    }
    return {};
}

/// Returns the reason for a line: its tests, or why it has none.
std::string evidence(const CoverageLine& line)
{
    const RuleRow& row = *line.row;
    if (!row.settled_by.empty()) return fmt::format("by {}", fmt::join(row.settled_by, ", "));
    if (line.shown == Shown::excused) return fmt::format("{}: {}", name_of(row.kind), row.reason);
    if (line.tests.empty()) return row.title;
    const auto failed = std::ranges::find(line.tests, false, &TestRecord::passed);
    const TestRecord& first = failed == line.tests.end() ? *line.tests.front() : **failed;
    return fmt::format("{} {}", fit_right(std::to_string(line.tests.size()), 3), first.name);
}

std::string coverage_line(const CoverageLine& line, const RuleLayout& layout)
{
    const bool tested = line.shown != Shown::settled && line.shown != Shown::excused &&
                        line.row->settled_by.empty();
    const std::string result = fit(word_of(line.shown), 8);
    const std::size_t taken = id_width + 18 + 9;
    const std::size_t rest = layout.width > taken + 20 ? layout.width - taken : 20;
    std::string text = fit(evidence(line), rest);
    text.erase(text.find_last_not_of(' ') + 1);
    return fmt::format("{}{}{} {}", fit(line.row->id, id_width),
                       fit(tested ? line.need.words() : "", 18),
                       line.fine() ? result : layout.paint(Tint::red, result), text);
}

}  // namespace

std::vector<std::string> rule_overview(const RuleBook& book, const RuleLayout& layout)
{
    Lines lines;
    std::size_t total = 0;
    for (const RuleSection& section : book.sections) {
        const std::size_t taken = 15 + 5;
        std::string about = fmt::format("{}: {}", section.title, section.about);
        const std::string head = fmt::format("{}{} ", fit(section.name, 15),
                                             fit_right(std::to_string(section.rows.size()), 4));
        std::vector<std::string> wrapped = wrap(about, layout.width - taken);
        for (std::size_t i = 0; i < wrapped.size(); ++i) {
            lines.push_back((i == 0 ? head : repeat(" ", taken)) + wrapped[i]);
        }
        total += section.rows.size();
    }
    lines.push_back(fit("", 15) + fit_right(std::to_string(total), 4) + " rows");
    return lines;
}

std::vector<std::string> rule_list(std::span<const RuleRow* const> rows, const Rules& rules,
                                   const NamedRuleset* chosen, const RuleLayout& layout)
{
    Lines lines;
    for (const RuleRow* row : rows) {
        lines.push_back(layout.paint(Tint::bold, fit(row->id, id_width)) +
                        layout.paint(Tint::bold, row->title));
        add_wrapped(lines, rule_text(*row, chosen), id_width, layout.width);
        for (const std::string& key : row->switches) {
            add_values(lines, values_of(key, rules, chosen), id_width, layout.width);
        }
    }
    return lines;
}

std::vector<std::string> rule_lines(const RuleRow& row, const Rules& rules,
                                    const NamedRuleset* chosen, const RuleLayout& layout)
{
    Lines lines;
    lines.push_back(layout.paint(Tint::bold, fit(row.id, id_width) + row.title));
    add_wrapped(lines, rule_text(row, chosen), 2, layout.width);
    if (chosen != nullptr && row.differing.count(chosen->id) == 0 && !row.differing.empty() &&
        rules.ruleset(chosen->id) == nullptr) {
        add_wrapped(lines, fmt::format("{} is described only by its switches.", chosen->id), 2,
                    layout.width);
    }
    add_differing(lines, row, rules, chosen, layout);
    for (const std::string& key : switches_around(row, rules.book)) {
        add_wrapped(lines, fmt::format("{}: {}", key, doc_of(key)), 2, layout.width);
        add_values(lines, values_of(key, rules, chosen), 4, layout.width);
    }
    if (!row.profiles.empty()) {
        add_wrapped(lines, fmt::format("Stated for {}.", fmt::join(row.profiles, ", ")), 2,
                    layout.width);
    }
    if (!row.reason.empty()) {
        add_wrapped(lines,
                    fmt::format("{}: {}.", capitalized(std::string(name_of(row.kind))), row.reason),
                    2, layout.width);
    }
    for (const auto* const related : {&row.settled_by, &row.see}) {
        for (const std::string& id : *related) {
            const std::string_view how = related == &row.see ? "see" : "settled by";
            add_wrapped(lines, fmt::format("{} {} {}", how, id, rules.book.find(id)->title), 2,
                        layout.width);
        }
    }
    return lines;
}

std::vector<std::string> coverage_lines(const Coverage& coverage, bool only_missing,
                                        const RuleLayout& layout)
{
    Lines lines;
    for (const CoverageLine& line : coverage.lines) {
        if (!only_missing || !line.fine()) lines.push_back(coverage_line(line, layout));
    }
    for (const auto& [id, test] : coverage.unknown) {
        add_wrapped(lines, fmt::format("{} is not a row, but a test names it: {}", id, test->name),
                    0, layout.width);
    }
    const std::size_t missing = coverage.count(Shown::untested);
    const std::size_t failed = coverage.count(Shown::failed);
    std::size_t rows = 0;
    const RuleRow* last = nullptr;
    for (const CoverageLine& line : coverage.lines) {
        rows += line.row != last ? 1 : 0;
        last = line.row;
    }
    add_wrapped(lines,
                fmt::format("{} rows, {} lines: {} passed, {} settled by other rows, {} that need "
                            "no test, {} failed, {} without a test",
                            rows, coverage.lines.size(), coverage.count(Shown::passed),
                            coverage.count(Shown::settled), coverage.count(Shown::excused), failed,
                            missing),
                0, layout.width);
    return lines;
}

}  // namespace ptcg::tools
