#include "ptcg/scripting/ruleset_loader.hpp"

#include <algorithm>

#include "packs/files.hpp"
#include "ptcg/scripting/files.hpp"
#include "ptcg/scripting/toml_reader.hpp"

namespace ptcg {

namespace fs = std::filesystem;

namespace {

/// Returns the value in the file as the byte of the switch, or nothing if it does not fit.
std::optional<std::uint8_t> read_switch(TableReader& reader, const Switch& which)
{
    const toml::node* node = reader.find(which.key);
    if (node == nullptr) return std::nullopt;
    std::optional<int> value;
    if (which.is_flag()) {
        if (const auto flag = reader.flag(which.key)) value = *flag ? 1 : 0;
    } else if (!which.is_number()) {
        const std::vector<std::string> words(which.values.begin(), which.values.end());
        const auto word = reader.word(which.key, "value of " + in_quotes(which.key), words);
        if (word) value = static_cast<int>(*word);
    } else if (which.may_be_unlimited && node->value<std::string>() == "unlimited") {
        value = unlimited;
    } else if (which.may_be_unlimited && node->is_string()) {
        reader.report(*node, in_quotes(which.key) + " must be a whole number or \"unlimited\"");
    } else {
        value = reader.integer(which.key, {which.low, which.high});
    }
    if (!value) return std::nullopt;
    return static_cast<std::uint8_t>(*value);
}

/// Reads the attack's steps (T-24, T-25, T-26). Each occurs once. Nothing comes before the
/// announcement and nothing after the resolution.
void read_steps(TableReader& reader, Ruleset& rules)
{
    const toml::array* list = reader.list("attack_steps");
    if (list == nullptr) return;
    std::vector<std::string> words;
    for (std::size_t i = 0; i < attack_step_count; ++i) {
        words.emplace_back(name_of(static_cast<AttackStep>(i)));
    }
    std::vector<AttackStep> steps;
    for (const toml::node& node : *list) {
        const auto word = reader.as_word(node, "attack step", words);
        if (!word) return;
        const auto step = static_cast<AttackStep>(*word);
        if (std::ranges::find(steps, step) != steps.end()) {
            reader.report(node, "attack step " + in_quotes(words[*word]) + " is given twice");
            return;
        }
        steps.push_back(step);
    }
    if (steps.size() != attack_step_count) {
        reader.report(*list, "\"attack_steps\" must name all " + std::to_string(attack_step_count) +
                                 " steps, not " + std::to_string(steps.size()));
    } else if (steps.front() != AttackStep::announce || steps.back() != AttackStep::resolve) {
        reader.report(*list,
                      "\"attack_steps\" must begin with \"announce\" and end with "
                      "\"resolve\"");
    } else {
        std::ranges::copy(steps, rules.attack_steps.begin());
    }
}

}  // namespace

RulesetResult read_ruleset(std::string_view text, const std::string& file)
{
    RulesetResult result;
    const auto table = parse_toml(text, file, result.problems);
    if (!table) return result;
    TableReader reader(*table, file, result.problems);
    NamedRuleset made;
    made.id = reader.need("id").string("id").value_or("");
    made.name = reader.need("name").string("name").value_or("");
    for (const Switch& which : ruleset_switches()) {
        if (const auto value = read_switch(reader, which)) set(made.rules, which, *value);
    }
    read_steps(reader, made.rules);
    reader.finish();
    sort_by_place(result.problems);
    if (result.problems.empty()) result.ruleset = std::move(made);
    return result;
}

RulesetResult load_ruleset(const fs::path& file)
{
    RulesetResult result;
    const std::string shown = file.generic_string();
    const auto text = read_file(file, shown, most_text_bytes, result.problems);
    if (!text) return result;
    return read_ruleset(*text, shown);
}

std::vector<fs::path> ruleset_files(const fs::path& folder)
{
    return toml_files(folder);
}

}  // namespace ptcg
