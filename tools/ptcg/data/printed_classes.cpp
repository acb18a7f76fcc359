#include "data/printed_classes.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

namespace ptcg::tools {
namespace {

/// Returns whether the text matches the pattern, in which `*` is any text that is not empty.
bool fits_pattern(std::string_view text, std::string_view pattern)
{
    const std::size_t star = pattern.find('*');
    if (star == std::string_view::npos) return text == pattern;
    if (!text.starts_with(pattern.substr(0, star))) return false;
    text.remove_prefix(star);
    pattern.remove_prefix(star + 1);
    for (std::size_t length = 1; length <= text.size(); ++length) {
        if (fits_pattern(text.substr(length), pattern)) return true;
    }
    return false;
}

bool has_word(const PrintedCard& card, const std::string& word)
{
    if (word.find('*') != std::string::npos) {
        return card.kind == CardKind::pokemon && fits_pattern(card.printed_name, word);
    }
    return std::ranges::find(card.subtypes, word) != card.subtypes.end();
}

bool fits(const PrintedCard& card, const CardClass& of)
{
    const auto is_begun = [&](const std::string& set) { return card.printed_set.starts_with(set); };
    const auto is_said = [&](const std::string& word) { return has_word(card, word); };
    return !of.data_words.empty() && std::ranges::all_of(of.data_words, is_said) &&
           (of.data_sets.empty() || std::ranges::any_of(of.data_sets, is_begun));
}

/// Returns whether one class's words are a proper subset of the other's.
bool is_within(const CardClass& one, const CardClass& other)
{
    return one.data_words.size() < other.data_words.size() &&
           std::ranges::all_of(one.data_words, [&](const std::string& word) {
               return std::ranges::find(other.data_words, word) != other.data_words.end();
           });
}

std::string stage_of(const PrintedCard& card, const std::vector<ClassId>& classes,
                     const CardLibrary& library)
{
    if (card.stage != Stage::class_stage) return std::string(name_of(card.stage));
    for (const ClassId id : classes) {
        const std::string& stage = library.card_class(id).stage_name;
        if (!stage.empty()) return stage;
    }
    // BABY-01: a class without its own Stage leaves a Pokémon Basic. If no class has some of its
    // words, one of them may be the Stage.
    const bool all_known = std::ranges::all_of(card.subtypes, [&](const std::string& word) {
        return std::ranges::any_of(classes, [&](ClassId id) {
            const auto& words = library.card_class(id).data_words;
            return std::ranges::find(words, word) != words.end();
        });
    });
    return all_known ? std::string(name_of(Stage::basic)) : std::string();
}

}  // namespace

PrintedClasses classes_of(const PrintedCard& card, const CardLibrary& library)
{
    std::vector<ClassId> fitting;
    for (std::size_t i = 0; i < library.class_count(); ++i) {
        const ClassId id = static_cast<ClassId>(i);
        if (fits(card, library.card_class(id))) fitting.push_back(id);
    }
    PrintedClasses found;
    std::ranges::copy_if(fitting, std::back_inserter(found.ids), [&](ClassId id) {
        return std::ranges::none_of(fitting, [&](ClassId other) {
            return is_within(library.card_class(id), library.card_class(other));
        });
    });
    if (card.kind == CardKind::pokemon) found.stage = stage_of(card, found.ids, library);
    return found;
}

std::vector<ClassId> own_classes(const std::vector<ClassId>& ids, const CardLibrary& library)
{
    std::vector<ClassId> own = ids;
    std::erase_if(own, [&](ClassId id) {
        return std::ranges::any_of(ids, [&](ClassId other) {
            return other != id && library.card_class(other).counts_as.has(id);
        });
    });
    return own;
}

std::string class_names(const std::vector<ClassId>& ids, const CardLibrary& library)
{
    std::vector<std::string_view> names;
    for (const ClassId id : own_classes(ids, library)) names.push_back(library.card_class(id).id);
    return names.empty() ? "none" : fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace ptcg::tools
