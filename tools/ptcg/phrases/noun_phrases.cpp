#include "phrases/noun_phrases.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "phrases/choices.hpp"
#include "phrases/noun_filters.hpp"
#include "phrases/noun_views.hpp"
#include "phrases/templates.hpp"

namespace ptcg::tools::phrases {

bool NounPhrases::is_noun(const Form& form)
{
    const Row& row = *form.row;
    return !row.filter.empty() || !row.side.empty() || !row.place.empty() || row.frame == "fixed" ||
           row.frame == "each" || row.frame == "chosen" || row.frame == "that" ||
           row.frame == "noun" || row.frame == "either";
}

std::string NounPhrases::value(const Form& form, std::string_view view)
{
    const Noun noun = noun_of(form);
    if (const auto said = view_of(state_, noun, view)) return *said;
    if (view == "forced") return forced(noun);
    // A slot that a row mentions twice means the same thing twice.
    auto& fillings = state_.mentions.fillings;
    const auto known = fillings.find(&form);
    const std::string here =
        known != fillings.end() ? known->second : (fillings[&form] = resolve(noun));
    const bool chosen = noun.frame == "chosen";
    if (view == "items") return chosen && !noun.several() ? "{ " + here + " }" : here;
    if (view != "some") return here;
    if (!chosen) return {};
    return noun.several() ? fmt::format("#{} > 0", here) : here;
}

Noun NounPhrases::noun_of(const Form& form)
{
    const Row& row = *form.row;
    Noun noun;
    noun.frame = row.frame == "noun" ? std::string() : row.frame;
    if (noun.frame == "fixed") noun.fixed = templates_.filled(row.lua, form);
    noun.side = row.side;
    noun.place = row.place;
    noun.early = row.early;
    if (!row.most.empty()) noun.most = templates_.filled(row.most, form);
    noun.least = row.least.empty() ? noun.most : templates_.filled(row.least, form);
    noun.by_opponent = row.part == "opponent";
    noun.random = row.part == "random";
    after_ |= row.part == "after";
    if (row.frame == "either") {
        noun.frame.clear();
        noun.filter.push_back(either(form));
        return noun;
    }
    for (const std::string& element : row.filter) {
        noun.filter.push_back(templates_.filled(element, form));
    }
    add_nouns_within(noun, form);
    return noun;
}

/// Adds what the nouns in its slots say, except where the filter itself mentions them.
void NounPhrases::add_nouns_within(Noun& noun, const Form& form)
{
    const std::vector<std::string>& filter = form.row->filter;
    for (const auto& [role, filling] : form.roles) {
        const FormRef* const part = std::get_if<FormRef>(&filling);
        const std::string mention = fmt::format("${}.", role);
        const bool said = std::any_of(filter.begin(), filter.end(), [&](const auto& element) {
            return element.find(mention) != std::string::npos;
        });
        if (part != nullptr && !said && is_noun(**part)) merge(noun, noun_of(**part));
    }
}

/// Returns a field that one of several nouns matches: kinds of cards, or filters.
std::string NounPhrases::either(const Form& form)
{
    std::vector<std::string> words;
    std::vector<std::string> tables;
    for (const Form* part : form.parts()) {
        const std::string value = filter_value(noun_of(*part));
        const bool word = !value.starts_with('{');
        if (word) words.push_back(value);
        tables.push_back(word ? fmt::format("{{ {} }}", value) : value);
    }
    return words.size() == tables.size() ? fmt::format("kind = {{ {} }}", fmt::join(words, ", "))
                                         : fmt::format("any = {{ {} }}", fmt::join(tables, ", "));
}

/// Returns a choice that cannot be declined, even where all of it can.
std::string NounPhrases::forced(const Noun& noun)
{
    const bool may = std::exchange(state_.question.by_choice, false);
    std::string chosen = resolve(noun);
    state_.question.by_choice = may;
    return chosen;
}

/// Returns the Pokémon or cards that the noun means, for a verb; makes a choice if it has to.
std::string NounPhrases::resolve(Noun noun)
{
    if (noun.frame == "fixed") {
        if (noun.fixed == "it.owner.active" && !demanded_.empty() && state_.decides_use()) {
            needs_.add(
                fmt::format("{{ \"own_pokemon\", \"active\", {} }}", fmt::join(demanded_, ", ")));
        }
        return remember(noun, noun.fixed);
    }
    if (noun.frame == "that") return state_.mentioned(state_.mentions.that);
    const std::vector<std::string> said = noun.filter;
    noun.filter.insert(noun.filter.end(), demanded_.begin(), demanded_.end());
    if (noun.frame == "each") {
        if (state_.decides_use() && noun.side != "both" && noun.pile() == "pokemon") {
            needs_.add_choice(noun);
        }
        noun.filter = said;
        return remember(noun, list_of_each(state_, noun));
    }
    if (state_.decides_use() && (noun.least != "0" || noun.most != "\"all\"")) {
        needs_.add_choice(noun);
    }
    return remember(noun, add_choice(state_, noun, named_filter(state_, noun)));
}

/// Makes the expression what later words refer to, and returns it.
std::string NounPhrases::remember(const Noun& noun, std::string expression)
{
    const bool cards = noun.place == "hand" || noun.place == "discard" || noun.place == "deck";
    (cards ? state_.mentions.results["chosen"] : state_.mentions.that) = expression;
    return expression;
}

}  // namespace ptcg::tools::phrases
