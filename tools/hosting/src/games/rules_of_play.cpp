#include "ptcg/hosting/rules_of_play.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ptcg/scripting/problem.hpp"

namespace ptcg {
namespace {

constexpr std::string_view default_ruleset = "dp";

Result<RulesOfPlay> under_ruleset(const std::string& name, const RulesByName& by_name)
{
    const Result<Ruleset> rules = by_name.ruleset(name);
    if (!rules) return rules.error();
    return RulesOfPlay{.ruleset = name, .rules = rules.value()};
}

Result<RulesOfPlay> under_format(const std::string& name, const RulesByName& by_name)
{
    Result<Format> format = by_name.format(name);
    if (!format) return format.error();
    return rules_of_format(std::move(format.value()), by_name);
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
Error whose_era(const CardLibrary& library, DefId card, const RulesByName& by_name)
{
    const CardText& text = library.text(card);
    return Error{
        fmt::format("no deck list names a format, and the sets of its cards ({} {} and others) "
                    "belong to no known era; name the ruleset or the format, or put a line "
                    "\"# format: NAME\" above the list\n  rulesets: {}",
                    text.id, text.name, fmt::join(by_name.rulesets, ", "))};
}

/// Returns the rules of the newest card if they are newer than `play`.
Result<RulesOfPlay> by_era(std::optional<RulesOfPlay> play, std::span<const DefId> cards,
                           const CardLibrary& library, const RulesByName& by_name)
{
    if (cards.empty()) {
        return play ? std::move(*play) : under_ruleset(std::string(default_ruleset), by_name);
    }
    const Result<std::vector<Era>> eras = by_name.eras();
    if (!eras) return eras.error();
    const std::optional<DeckEra> era = era_of(library, eras.value(), cards);
    if (!era && !play) return whose_era(library, cards.front(), by_name);
    if (play) {
        const auto at_hand = std::ranges::find(eras.value(), play->ruleset, &Era::ruleset);
        const auto number = static_cast<std::size_t>(at_hand - eras.value().begin());
        if (!era || at_hand == eras.value().end() || era->era <= number) return std::move(*play);
    }
    Result<RulesOfPlay> newer = under_ruleset(eras.value()[era->era].ruleset, by_name);
    if (newer) newer.value().newest = era->newest;
    return newer;
}

/// Returns the names of the entries.
template <typename Entry>
std::vector<std::string> ids_of(const std::vector<Entry>& entries)
{
    std::vector<std::string> ids;
    for (const Entry& entry : entries) ids.push_back(entry.id);
    return ids;
}

Error unknown(std::string_view what, std::string_view name, const std::vector<std::string>& known)
{
    return Error{fmt::format("there is no {} \"{}\"{}\n  {}s: {}", what, name,
                             did_you_mean(name, known), what, fmt::join(known, ", "))};
}

}  // namespace

RulesByName rules_in(const Catalogue& catalogue, std::vector<Era> eras)
{
    const auto ruleset = [&catalogue](const std::string& name) -> Result<Ruleset> {
        const NamedRuleset* const found = catalogue.ruleset(name);
        if (found == nullptr) return unknown("ruleset", name, ids_of(catalogue.rulesets));
        return found->rules;
    };
    const auto format = [&catalogue](const std::string& name) -> Result<Format> {
        const Format* const found = catalogue.format(name);
        if (found == nullptr) return unknown("format", name, ids_of(catalogue.formats));
        return *found;
    };
    const auto all_eras = [eras = std::move(eras)]() -> Result<std::vector<Era>> { return eras; };
    return {ruleset, format, all_eras, ids_of(catalogue.rulesets)};
}

Result<RulesOfPlay> rules_for(std::span<const Deck> decks, const CardLibrary& library,
                              const RulesByName& by_name)
{
    const Named named = named_in(decks);
    if (named.formats.empty()) return by_era(std::nullopt, named.of_no_format, library, by_name);
    if (named.formats.size() == 1) {
        Result<RulesOfPlay> play = under_format(named.formats[0], by_name);
        if (!play || named.by_all) return play;
        play.value().format.reset();
        return by_era(std::move(play.value()), named.of_no_format, library, by_name);
    }
    Result<RulesOfPlay> play = under_format(std::string(format_of_all), by_name);
    if (play) play.value().mixed = named.formats;
    return play;
}

Result<RulesOfPlay> rules_of_format(Format format, const RulesByName& by_name)
{
    const std::string name = format.ruleset.text;
    const Result<Ruleset> rules = by_name.ruleset(name);
    if (!rules) return Error{fmt::format("{}: {}", format.file, rules.error().message)};
    const Ruleset changed = rules_under(format, rules.value());
    return RulesOfPlay{.ruleset = name, .rules = changed, .format = std::move(format)};
}

std::vector<DeckProblem> problems_of(const CardLibrary& library, const RulesOfPlay& play,
                                     std::span<const DefId> cards)
{
    if (!play.format) return check_deck(library, play.rules, cards);
    return check_deck(library, *play.format, play.rules, cards);
}

}  // namespace ptcg
