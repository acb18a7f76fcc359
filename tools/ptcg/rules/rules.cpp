#include "rules/rules.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "data/data.hpp"
#include "data/pack_finding.hpp"

namespace ptcg::tools {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view steps_key = "attack_steps";

const Switch* switch_named(std::string_view key)
{
    const auto switches = ruleset_switches();
    const auto found = std::ranges::find(switches, key, &Switch::key);
    return found == switches.end() ? nullptr : &*found;
}

}  // namespace

const NamedRuleset* Rules::ruleset(std::string_view id) const
{
    const auto found = std::ranges::find(rulesets, id, &NamedRuleset::id);
    return found == rulesets.end() ? nullptr : &*found;
}

Result<Rules> load_rules()
{
    const fs::path cards = own_cards_folder();
    if (cards.empty()) return Error{"the rules of this program are missing"};
    Rules rules;
    Problems problems;
    std::vector<std::string> names;
    for (const fs::path& file : ruleset_files(cards / "rulesets")) {
        RulesetResult read = load_ruleset(file);
        problems.insert(problems.end(), read.problems.begin(), read.problems.end());
        if (!read.ruleset) continue;
        names.push_back(read.ruleset->id);
        rules.rulesets.push_back(std::move(*read.ruleset));
    }
    if (!problems.empty()) return Error{to_string(problems)};
    RuleBookResult book = load_rule_book(cards / "rules", names);
    if (!book.book) return Error{to_string(book.problems)};
    rules.book = std::move(*book.book);
    return rules;
}

std::string value_of(const Ruleset& rules, std::string_view key)
{
    if (key == steps_key) {
        std::vector<std::string_view> steps;
        for (const AttackStep step : rules.attack_steps) steps.push_back(name_of(step));
        return fmt::format("{}", fmt::join(steps, " → "));
    }
    const Switch* const which = switch_named(key);
    if (which == nullptr) return {};
    const std::uint8_t value = get(rules, *which);
    if (!which->is_number()) return std::string(which->values[value]);
    if (which->may_be_unlimited && value == unlimited) return "unlimited";
    return std::to_string(value);
}

std::string_view doc_of(std::string_view key)
{
    if (key == steps_key) return "the steps of an attack, in their order";
    const Switch* const which = switch_named(key);
    return which == nullptr ? std::string_view{} : which->doc;
}

std::vector<std::vector<const NamedRuleset*>> grouped_by_value(
    const std::vector<NamedRuleset>& rulesets, const std::vector<std::string>& switches)
{
    std::vector<std::vector<const NamedRuleset*>> groups;
    std::map<std::vector<std::string>, std::size_t> group_of;
    for (const NamedRuleset& ruleset : rulesets) {
        std::vector<std::string> values;
        for (const std::string& key : switches) values.push_back(value_of(ruleset.rules, key));
        const auto [place, is_new] = group_of.emplace(std::move(values), groups.size());
        if (is_new) groups.emplace_back();
        groups[place->second].push_back(&ruleset);
    }
    return groups;
}

}  // namespace ptcg::tools
