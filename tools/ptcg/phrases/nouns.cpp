#include "phrases/nouns.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ptcg/scripting/ascii.hpp"
#include "ptcg/scripting/fold_name.hpp"

namespace ptcg::tools::phrases {
namespace {

bool is_field(const std::string& element)
{
    return element.find(" = ") != std::string::npos;
}

void keep(std::string& mine, const std::string& other)
{
    if (mine.empty()) mine = other;
}

}  // namespace

std::string Noun::player() const
{
    return side == "opponent" ? "it.opponent" : "it.owner";
}

void merge(Noun& noun, const Noun& other)
{
    keep(noun.frame, other.frame);
    keep(noun.fixed, other.fixed);
    keep(noun.side, other.side);
    keep(noun.place, other.place);
    keep(noun.least, other.least);
    keep(noun.most, other.most);
    noun.filter.insert(noun.filter.end(), other.filter.begin(), other.filter.end());
    noun.early |= other.early;
    noun.by_opponent |= other.by_opponent;
    noun.random |= other.random;
}

std::vector<std::string> filter_elements(const Noun& noun)
{
    std::vector<std::string> elements;
    // "pokemon" and a Stage or a class say the same of what is in play.
    for (const std::string& element : noun.filter) {
        if (std::find(elements.begin(), elements.end(), element) == elements.end()) {
            elements.push_back(element);
        }
    }
    // "Basic Energy" is a kind of its own; where a basic one is meant, "energy" says nothing more.
    const auto has = [&](std::string_view word) {
        return std::find(elements.begin(), elements.end(), word) != elements.end();
    };
    if (has("\"basic_energy\"") || has("\"special_energy\"")) std::erase(elements, "\"energy\"");
    std::stable_partition(elements.begin(), elements.end(),
                          [](const std::string& element) { return !is_field(element); });
    return elements;
}

std::string filter_value(const Noun& noun)
{
    const std::vector<std::string> elements = filter_elements(noun);
    if (elements.empty()) return {};
    if (elements.size() == 1 && !is_field(elements.front())) return elements.front();
    return fmt::format("{{ {} }}", fmt::join(elements, ", "));
}

std::string filter_name(const Noun& noun)
{
    std::string fields;
    std::string words;
    for (const std::string& element : filter_elements(noun)) {
        if (element.starts_with("any = ")) return "wanted";
        std::string& name = is_field(element) ? fields : words;
        if (element.ends_with(" = false")) {
            name += fmt::format("no_{}_", element.substr(0, element.find(' ')));
            continue;
        }
        const std::size_t quote = element.find('"');
        for (const char c :
             fold_name(quote == std::string::npos ? element : element.substr(quote))) {
            if (ascii::is_letter(c) || ascii::is_digit(c)) {
                name += c;
            } else if (c == '\'') {
                continue;  // "Team Rocket's"
            } else if (!name.empty() && name.back() != '_') {
                name += '_';
            }
        }
        if (!name.empty() && name.back() != '_') name += '_';
    }
    std::string all = fields + words;
    while (!all.empty() && all.back() == '_') all.pop_back();
    if (all.size() > 30) all.resize(30);
    while (!all.empty() && all.back() == '_') all.pop_back();
    if (all.empty() || ascii::is_digit(all.front())) all = "such_" + all;
    return all;
}

std::string place_word(const Noun& noun)
{
    const std::string& place = noun.place;
    if (place == "pokemon" || place == "bench" || place.empty()) {
        return (noun.side == "opponent" ? "opponent_" : "own_") + noun.pile();
    }
    return noun.side == "opponent" ? "opponent_" + place : place;
}

std::string list_expression(const Noun& noun, const std::string& filter)
{
    if (filter.empty()) return fmt::format("{}.{}", noun.player(), noun.pile());
    return fmt::format("{}:find(\"{}\", {})", noun.player(), noun.pile(), filter);
}

}  // namespace ptcg::tools::phrases
