#include "phrases/noun_filters.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace ptcg::tools::phrases {
namespace {

/// Returns whether the name means something else already.
bool is_other_local(const Script& script, const std::string& name, const std::string& value)
{
    const std::string begin = fmt::format("local {} = ", name);
    return std::any_of(script.locals.begin(), script.locals.end(), [&](const std::string& one) {
        return one.starts_with(begin) && one != begin + "ptcg.filter " + value;
    });
}

/// The same as the public one, for one player's.
std::string count_of(const Noun& noun, const std::string& filter)
{
    const std::string player = noun.player();
    const std::string pile = noun.pile();
    if (!filter.empty()) return fmt::format("{}:count(\"{}\", {})", player, pile, filter);
    return pile == "pokemon" ? fmt::format("#{}.pokemon", player)
                             : fmt::format("{}.{}_count", player, pile);
}

}  // namespace

std::string named_filter(DraftState& state, const Noun& noun)
{
    const std::string value = filter_value(noun);
    if (!value.starts_with('{') || value.find("it.") != std::string::npos ||
        value.find('@') != std::string::npos) {
        return value;
    }
    const std::string plain = filter_name(noun);
    std::string name = plain;
    // Another filter may have that name.
    for (int number = 2; is_other_local(state.script, name, value); ++number) {
        name = fmt::format("{}_{}", plain, number);
    }
    state.add_local(fmt::format("local {} = ptcg.filter {}", name, value));
    return name;
}

std::string filter_in_play(DraftState& state, Noun noun)
{
    if (noun.place == "bench") noun.filter.insert(noun.filter.begin(), "\"benched\"");
    return named_filter(state, noun);
}

std::string search_elements(DraftState& state, const Noun& noun, bool exactly)
{
    std::vector<std::string> elements;
    const std::string filter = named_filter(state, noun);
    if (!filter.empty()) elements.push_back(filter);
    const std::string most = noun.number();
    const bool computed = most.find_first_not_of("0123456789\"al") != std::string::npos;
    if ((exactly || filter.empty()) && !computed) {
        // Of any card there is one (QTY-01).
        const std::string least = noun.least == "0" ? "1" : noun.least;
        elements.push_back(fmt::format("min = {}", exactly || least.empty() ? most : least));
    }
    if (filter.empty() && computed) elements.push_back(fmt::format("min = math.min(1, {})", most));
    if (noun.several()) elements.push_back(fmt::format("max = {}", most));
    return fmt::format("{}", fmt::join(elements, ", "));
}

std::string list_of_each(DraftState& state, const Noun& noun)
{
    if (noun.side == "both") return {};
    return list_expression(noun, named_filter(state, noun));
}

std::string count_of(DraftState& state, const Noun& noun)
{
    const std::string filter = named_filter(state, noun);
    if (noun.side != "both") return count_of(noun, filter);
    Noun mine = noun;
    mine.side = "own";
    Noun theirs = noun;
    theirs.side = "opponent";
    return fmt::format("({} + {})", count_of(mine, filter), count_of(theirs, filter));
}

std::string exists(DraftState& state, const Noun& noun)
{
    if ((noun.frame != "chosen" && noun.frame != "each") || noun.random) return {};
    if (noun.pile() == "pokemon" && noun.filter.empty()) return {};
    return count_of(state, noun) + " > 0";
}

}  // namespace ptcg::tools::phrases
