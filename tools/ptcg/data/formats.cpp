#include "data/formats.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "data/data.hpp"
#include "ptcg/scripting/ruleset_loader.hpp"
#include "screen/layout.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

Result<Format> find_typed_format(std::string_view typed, std::span<const fs::path> roots)
{
    Result<Format> named = find_format(typed, roots);
    if (named || !is_path(typed)) return named;
    FormatResult result = load_format(typed);
    if (!result.format) return Error{to_string(result.problems)};
    return std::move(*result.format);
}

/// Returns what the deck lists and eras may name: what is in the folders.
RulesByName rules_in_folders(const std::vector<fs::path>& roots)
{
    return {[&roots](const std::string& name) { return find_ruleset(name, roots); },
            [&roots](const std::string& name) { return find_format(name, roots); },
            [&roots] { return find_eras(roots); }, ruleset_names(roots)};
}

/// Returns the rules as typed. A ruleset is called by its own name afterward: "sv", not "SV".
Result<RulesOfPlay> as_typed(const RulesRequest& wanted, const std::vector<fs::path>& roots)
{
    const std::string name = is_path(wanted.ruleset) ? wanted.ruleset : folded(wanted.ruleset);
    std::optional<Format> format;
    if (!wanted.format.empty()) {
        Result<Format> found = find_typed_format(wanted.format, roots);
        if (!found) return found.error();
        if (name.empty()) return rules_of_format(std::move(found.value()), rules_in_folders(roots));
        format = std::move(found.value());
    }
    const Result<Ruleset> rules = find_typed_ruleset(name, roots);
    if (!rules) return Error{rules.error().message};
    const Ruleset changed = format ? rules_under(*format, rules.value()) : rules.value();
    return RulesOfPlay{.ruleset = name, .rules = changed, .format = std::move(format)};
}

}  // namespace

std::vector<fs::path> list_formats(std::span<const fs::path> roots)
{
    std::vector<fs::path> files;
    for (const fs::path& root : roots) {
        for (fs::path& file : format_files(root / "formats")) {
            const bool known = std::any_of(files.begin(), files.end(), [&](const fs::path& other) {
                return other.stem() == file.stem();
            });
            if (!known) files.push_back(std::move(file));
        }
    }
    return files;
}

Result<Format> find_format(std::string_view name, std::span<const fs::path> roots)
{
    const std::vector<fs::path> files = list_formats(roots);
    const auto found = std::ranges::find_if(
        files, [&](const fs::path& file) { return folded(file.stem().string()) == folded(name); });
    if (found == files.end()) {
        std::vector<std::string> names;
        for (const fs::path& known : files) names.push_back(known.stem().string());
        return Error{fmt::format("there is no format \"{}\"{}\n  formats: {}", name,
                                 did_you_mean(name, names), fmt::join(names, ", "))};
    }
    FormatResult result = load_format(*found);
    if (!result.format) return Error{to_string(result.problems)};
    return std::move(*result.format);
}

bool is_path(std::string_view typed)
{
    return typed.find_first_of("./") != std::string_view::npos;
}

Result<RulesOfPlay> choose_rules(const RulesRequest& wanted, std::span<const Deck> decks,
                                 const CardLibrary& library, const std::vector<fs::path>& roots)
{
    if (!wanted.format.empty() || !wanted.ruleset.empty()) return as_typed(wanted, roots);
    return rules_for(decks, library, rules_in_folders(roots));
}

std::string note_of(const RulesOfPlay& play, const Texts& texts)
{
    if (play.mixed.empty()) return {};
    const std::string formats =
        fmt::format("{}", fmt::join(play.mixed, texts.words.list_and.plain()));
    return fill(texts.table.mixed_formats,
                {{"formats", formats}, {"format", format_of_all}, {"ruleset", play.ruleset}});
}

}  // namespace ptcg::tools
