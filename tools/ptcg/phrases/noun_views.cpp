#include "phrases/noun_views.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "phrases/noun_filters.hpp"

namespace ptcg::tools::phrases {
namespace {

/// What can be asked of a slot. Anything else after the point is a field of the result.
constexpr auto views = std::to_array<std::string_view>({
    "active",
    "any",
    "as_attacker",
    "as_target",
    "attached",
    "damaged",
    "elements",
    "energized",
    "exactly",
    "filter",
    "filter_field",
    "forced",
    "holding",
    "in_play",
    "items",
    "least",
    "less",
    "list",
    "most",
    "opponent_bench_count",
    "opponent_count",
    "own",
    "own_bench_count",
    "own_count",
    "pile",
    "place",
    "player",
    "plus_1",
    "points",
    "some",
    "table",
    "tenth",
    "theirs",
    "units",
    "unless_one",
});

/// Returns what is true of Pokémon with such Energy, as far as filters can say it.
std::string energized(const Noun& noun)
{
    const bool special = std::find(noun.filter.begin(), noun.filter.end(), "\"special_energy\"") !=
                         noun.filter.end();
    return special ? "\"has_special_energy\"" : "\"has_energy\"";
}

/// Returns the filter of Pokémon in play that are `word`, too.
std::string filter_with(DraftState& state, Noun noun, std::string_view word)
{
    if (noun.place == "bench") noun.filter.insert(noun.filter.begin(), "\"benched\"");
    noun.filter.insert(noun.filter.begin(), fmt::format("\"{}\"", word));
    return named_filter(state, noun);
}

/// Views that are filters, or contain one.
std::optional<std::string> filter_view(DraftState& state, const Noun& noun, std::string_view view)
{
    if (view == "filter" || view == "filter_field") return named_filter(state, noun);
    if (view == "in_play") return filter_in_play(state, noun);
    if (view == "energized") return energized(noun);
    if (view == "active" || view == "damaged") return filter_with(state, noun, view);
    if (view == "elements") return search_elements(state, noun, false);
    if (view == "exactly") return search_elements(state, noun, true);
    if (view == "as_attacker" || view == "as_target") {
        const std::string filter = filter_in_play(state, noun);
        return filter.empty() ? filter : fmt::format("{} = {}", view.substr(3), filter);
    }
    if (view == "table") {
        const std::string filter = filter_value(noun);
        return filter.starts_with('{') ? filter : fmt::format("{{ {} }}", filter);
    }
    if (view == "attached") {
        const std::string filter = named_filter(state, noun);
        return filter.empty() ? ".energy_cards" : fmt::format(":energy_cards_of({})", filter);
    }
    return std::nullopt;
}

/// Views that are all the Pokémon or cards, or how many there are.
std::optional<std::string> list_view(DraftState& state, const Noun& noun, std::string_view view)
{
    if (view == "list") return list_expression(noun, named_filter(state, noun));
    if (view == "any") return exists(state, noun);
    if (view == "own" || view == "theirs") {
        Noun all = noun;
        all.side = view == "own" ? "own" : "opponent";
        return list_of_each(state, all);
    }
    if (view == "own_count" || view == "opponent_count" || view == "own_bench_count" ||
        view == "opponent_bench_count") {
        Noun counted = noun;
        counted.side = view.starts_with("opponent") ? "opponent" : "own";
        if (view.ends_with("bench_count")) counted.place = "bench";
        return count_of(state, counted);
    }
    return std::nullopt;
}

/// Views that are words and numbers of the noun itself.
std::optional<std::string> word_view(const Noun& noun, std::string_view view)
{
    if (view == "most") return noun.number();
    if (view == "least") return noun.least.empty() ? "1" : noun.least;
    if (view == "place") return fmt::format("\"{}\"", place_word(noun));
    if (view == "pile") return fmt::format("\"{}\"", noun.pile());
    if (view == "player") return noun.player();
    if (view == "units") {
        const bool of_type = noun.filter.size() == 1 && noun.filter[0].starts_with("type = ");
        return of_type ? fmt::format(":energy({})", noun.filter[0].substr(7)) : ".energy_total";
    }
    return std::nullopt;
}

}  // namespace

bool is_view(std::string_view name)
{
    return std::find(views.begin(), views.end(), name) != views.end();
}

std::optional<std::string> view_of(DraftState& state, const Noun& noun, std::string_view view)
{
    if (auto filter = filter_view(state, noun, view)) return filter;
    if (auto list = list_view(state, noun, view)) return list;
    return word_view(noun, view);
}

std::string view_of(int number, std::string_view view)
{
    if (view == "tenth") return fmt::to_string(number / 10);
    if (view == "plus_1") return fmt::to_string(number + 1);
    if (view == "points") return fmt::to_string(number * 10);
    if (view == "less") return fmt::to_string(number - 1);
    if (view == "unless_one" && number == 1) return {};
    return fmt::to_string(number);
}

}  // namespace ptcg::tools::phrases
