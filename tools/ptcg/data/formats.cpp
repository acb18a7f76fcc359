#include "data/formats.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "data/data.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view default_ruleset = "dp";
constexpr std::string_view format_of_all = "unlimited";

Result<RulesOfPlay> under_ruleset(const std::string& name, const std::vector<fs::path>& roots)
{
    const Result<Ruleset> rules = find_ruleset(name, roots);
    if (!rules) return rules.error();
    return RulesOfPlay{name, rules.value(), std::nullopt, {}};
}

/// The format's rules; those of `ruleset` where one is named.
Result<RulesOfPlay> under_format(const std::string& name, const std::string& ruleset,
                                 const std::vector<fs::path>& roots)
{
    Result<Format> format = find_format(name, roots);
    if (!format) return format.error();
    const std::string wanted = ruleset.empty() ? format.value().ruleset.text : ruleset;
    Result<RulesOfPlay> play = under_ruleset(wanted, roots);
    if (!play && ruleset.empty()) {
        return Error{fmt::format("{}: {}", format.value().file, play.error().message)};
    }
    if (!play) return play;
    play.value().rules = rules_under(format.value(), play.value().rules);
    play.value().format = std::move(format.value());
    return play;
}

/// What the lists name, each once, and whether every one of them names some.
struct Named {
    std::vector<std::string> formats;
    bool by_all = true;
};

Named named_in(std::span<const std::string> lists)
{
    Named named;
    for (const std::string& list : lists) {
        const std::optional<FormatName> format = format_named_in(list);
        if (!format) {
            named.by_all = false;
        } else if (std::find(named.formats.begin(), named.formats.end(), format->text) ==
                   named.formats.end()) {
            named.formats.push_back(format->text);
        }
    }
    return named;
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

Result<Format> find_format(std::string_view wanted, std::span<const fs::path> roots)
{
    const std::vector<fs::path> files = list_formats(roots);
    const auto found = std::find_if(files.begin(), files.end(),
                                    [&](const fs::path& file) { return file.stem() == wanted; });
    fs::path file = wanted;
    if (found != files.end()) {
        file = *found;
    } else if (wanted.find_first_of("./") == std::string_view::npos) {
        std::vector<std::string> names;
        for (const fs::path& known : files) names.push_back(known.stem().string());
        return Error{fmt::format("there is no format \"{}\"{}\n  formats: {}", wanted,
                                 did_you_mean(wanted, names), fmt::join(names, ", "))};
    }
    FormatResult result = load_format(file);
    if (!result.format) return Error{to_string(result.problems)};
    return std::move(*result.format);
}

Result<RulesOfPlay> choose_rules(const RulesWanted& wanted, std::span<const std::string> lists,
                                 const std::vector<fs::path>& roots)
{
    if (!wanted.format.empty()) return under_format(wanted.format, wanted.ruleset, roots);
    if (!wanted.ruleset.empty()) return under_ruleset(wanted.ruleset, roots);
    const Named named = named_in(lists);
    if (named.formats.empty()) return under_ruleset(std::string(default_ruleset), roots);
    if (named.formats.size() == 1) {
        Result<RulesOfPlay> play = under_format(named.formats[0], {}, roots);
        if (play && !named.by_all) play.value().format.reset();
        return play;
    }
    Result<RulesOfPlay> play = under_format(std::string(format_of_all), {}, roots);
    if (play) play.value().mixed = named.formats;
    return play;
}

std::string note_of(const RulesOfPlay& play, const Texts& texts)
{
    if (play.mixed.empty()) return {};
    const std::string formats =
        fmt::format("{}", fmt::join(play.mixed, texts.words.list_and.plain()));
    return fill(texts.table.mixed_formats,
                {{"formats", formats}, {"format", format_of_all}, {"ruleset", play.ruleset}});
}

std::vector<DeckProblem> problems_of(const CardLibrary& library, const RulesOfPlay& play,
                                     std::span<const DefId> cards)
{
    if (!play.format) return check_deck(library, play.rules, cards);
    return check_deck(library, *play.format, play.rules, cards);
}

}  // namespace ptcg::tools
