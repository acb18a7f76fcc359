#include "data/formats.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "data/data.hpp"
#include "data/eras.hpp"
#include "ptcg/scripting/ruleset_loader.hpp"
#include "screen/layout.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view default_ruleset = "dp";
constexpr std::string_view format_of_all = "unlimited";

Result<RulesOfPlay> under_ruleset(const std::string& name, const std::vector<fs::path>& roots)
{
    const Result<Ruleset> rules = find_ruleset(name, roots);
    if (!rules) return rules.error();
    return RulesOfPlay{.ruleset = name, .rules = rules.value()};
}

/// Returns the format's rules, or those of `typed_ruleset` if it was typed.
Result<RulesOfPlay> under_format(Result<Format> format, const std::string& typed_ruleset,
                                 const std::vector<fs::path>& roots)
{
    if (!format) return format.error();
    const bool own = typed_ruleset.empty();
    const std::string name = own ? format.value().ruleset.text : typed_ruleset;
    const Result<Ruleset> rules = own ? find_ruleset(name, roots) : find_typed_ruleset(name, roots);
    if (!rules && own) {
        return Error{fmt::format("{}: {}", format.value().file, rules.error().message)};
    }
    if (!rules) return rules.error();
    const Ruleset changed = rules_under(format.value(), rules.value());
    return RulesOfPlay{.ruleset = name, .rules = changed, .format = std::move(format.value())};
}

Result<Format> find_typed_format(std::string_view typed, std::span<const fs::path> roots)
{
    Result<Format> named = find_format(typed, roots);
    if (named || !is_path(typed)) return named;
    FormatResult result = load_format(typed);
    if (!result.format) return Error{to_string(result.problems)};
    return std::move(*result.format);
}

/// Returns the rules as typed. A ruleset is called by its own name afterward: "sv", not "SV".
Result<RulesOfPlay> as_typed(const RulesRequest& wanted, const std::vector<fs::path>& roots)
{
    const std::string ruleset = is_path(wanted.ruleset) ? wanted.ruleset : folded(wanted.ruleset);
    if (!wanted.format.empty()) {
        return under_format(find_typed_format(wanted.format, roots), ruleset, roots);
    }
    const Result<Ruleset> rules = find_typed_ruleset(ruleset, roots);
    if (!rules) return Error{rules.error().message};
    return RulesOfPlay{.ruleset = ruleset, .rules = rules.value()};
}

/// The formats that the lists name, without duplicates, and the cards of lists that name none.
struct Named {
    std::vector<std::string> formats;
    std::vector<DefId> of_no_format;
    bool by_all = true;
};

Named named_in(std::span<const Deck> decks)
{
    Named named;
    for (const Deck& deck : decks) {
        const std::optional<FormatName> format = format_named_in(deck.list);
        if (!format) {
            named.by_all = false;
            named.of_no_format.insert(named.of_no_format.end(), deck.cards.begin(),
                                      deck.cards.end());
        } else if (std::ranges::find(named.formats, format->text) == named.formats.end()) {
            named.formats.push_back(format->text);
        }
    }
    return named;
}

/// Returns the error that nothing determines the rules for these cards.
Error whose_era(const CardLibrary& library, DefId card, const std::vector<fs::path>& roots)
{
    std::vector<std::string> rulesets;
    for (const fs::path& root : roots) {
        for (const fs::path& file : ruleset_files(root / "rulesets")) {
            if (std::string name = file.stem().string();
                std::ranges::find(rulesets, name) == rulesets.end()) {
                rulesets.push_back(std::move(name));
            }
        }
    }
    const CardText& text = library.text(card);
    return Error{
        fmt::format("no deck list names a format, and the sets of its cards ({} {} and others) "
                    "belong to no known era; name the rules with --ruleset, or the format with "
                    "--format or a line \"# format: NAME\" above the list\n  rulesets: {}",
                    text.id, text.name, fmt::join(rulesets, ", "))};
}

/// Returns the rules of the newest card if they are newer than `play`.
Result<RulesOfPlay> by_era(std::optional<RulesOfPlay> play, std::span<const DefId> cards,
                           const CardLibrary& library, const std::vector<fs::path>& roots)
{
    if (cards.empty()) {
        return play ? std::move(*play) : under_ruleset(std::string(default_ruleset), roots);
    }
    const Result<std::vector<Era>> eras = find_eras(roots);
    if (!eras) return eras.error();
    const std::optional<DeckEra> era = era_of(library, eras.value(), cards);
    if (!era && !play) return whose_era(library, cards.front(), roots);
    if (play) {
        const auto at_hand = std::ranges::find(eras.value(), play->ruleset, &Era::ruleset);
        const auto number = static_cast<std::size_t>(at_hand - eras.value().begin());
        if (!era || at_hand == eras.value().end() || era->era <= number) return std::move(*play);
    }
    Result<RulesOfPlay> newer = under_ruleset(eras.value()[era->era].ruleset, roots);
    if (newer) newer.value().newest = era->newest;
    return newer;
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
    const Named named = named_in(decks);
    if (named.formats.empty()) return by_era(std::nullopt, named.of_no_format, library, roots);
    if (named.formats.size() == 1) {
        Result<RulesOfPlay> play = under_format(find_format(named.formats[0], roots), {}, roots);
        if (!play || named.by_all) return play;
        play.value().format.reset();
        return by_era(std::move(play.value()), named.of_no_format, library, roots);
    }
    Result<RulesOfPlay> play = under_format(find_format(format_of_all, roots), {}, roots);
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
