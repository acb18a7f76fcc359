#include "words/all_words.hpp"

#include <algorithm>
#include <vector>

#include "words/definitions.hpp"
#include "words/filters.hpp"

namespace ptcg::script {

namespace {

std::vector<Word> words_of(std::span<const FilterWord> table)
{
    std::vector<Word> words;
    words.reserve(table.size());
    for (const FilterWord& word : table) words.push_back({word.name, word.doc});
    return words;
}

}  // namespace

std::span<const WordList> all_word_lists()
{
    static const std::vector<Word> kinds = words_of(filter_kinds);
    static const std::vector<Word> stages = words_of(filter_stages);
    static const std::vector<WordList> lists = {
        zone_list,
        group_list,
        holding_list,
        place_list,
        pile_place_list,
        role_list,
        lasting_list,
        until_list,
        purpose_list,
        type_list,
        condition_list,
        harm_list,
        where_list,
        subject_list,
        uses_list,
        by_list,
        origin_list,
        ability_kind_list,
        from_list,
        effect_list,
        ignores_list,
        rest_list,
        end_list,
        memory_list,
        when_list,
        {"FilterKind", "a kind of card, in a filter", kinds},
        {"FilterStage", "a stage of Pokémon, in a filter", stages}};
    return lists;
}

bool is_word(std::string_view name)
{
    const auto is_boolean = [](const FilterField& field) {
        return field.takes == FilterTakes::boolean;
    };
    const auto named = [name](const auto& entry) { return entry.name == name; };
    return std::ranges::any_of(
               all_word_lists(),
               [&](const WordList& list) { return std::ranges::any_of(list.words, named); }) ||
           std::ranges::any_of(need_words, named) ||
           std::ranges::any_of(filter_fields, [&](const FilterField& field) {
               return is_boolean(field) && named(field);
           });
}

}  // namespace ptcg::script
