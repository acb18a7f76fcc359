#include "repl/name_words.hpp"

#include <algorithm>
#include <array>

#include "ptcg/hosting/naming.hpp"
#include "ptcg/scripting/fold_name.hpp"

namespace ptcg::tools {

namespace {

struct Spelling {
    std::string_view from, to;
};
/// What a keyboard does not have, or spells in another way.
constexpr auto symbols = std::to_array<Spelling>(
    {{"♀", " f"}, {"♂", " m"}, {"★", " star"}, {"◇", " prism star"}, {"&", " and "}});
/// British endings. Typed text and names both go through this, so a wrong guess does no harm.
constexpr auto spellings = std::to_array<Spelling>(
    {{"our", "or"}, {"lys", "lyz"}, {"tre", "ter"}, {"ence", "ense"}, {"grey", "gray"}});

void replace_all(std::string& text, const Spelling& spelling)
{
    for (std::size_t at = text.find(spelling.from); at != std::string::npos;
         at = text.find(spelling.from, at + spelling.to.size())) {
        text.replace(at, spelling.from.size(), spelling.to);
    }
}

bool is_punctuation(char c)
{
    return std::string_view(" '-.,!?:\"()_").find(c) != std::string_view::npos;
}

/// A name without what does not matter, and where its words begin in it.
struct Key {
    std::string text;
    std::vector<std::size_t> word_begins;
};

Key key_of(std::string_view name)
{
    std::string folded = fold_name(name);
    for (const Spelling& symbol : symbols) replace_all(folded, symbol);
    for (const Spelling& spelling : spellings) replace_all(folded, spelling);
    Key key;
    bool begins = true;
    for (const char c : folded) {
        if (is_punctuation(c)) {
            begins = begins || c == ' ' || c == '-' || c == '_';
            continue;
        }
        if (begins) key.word_begins.push_back(key.text.size());
        begins = false;
        key.text += c;
    }
    return key;
}

}  // namespace

NameFit name_fit(std::string_view typed, std::string_view name)
{
    const std::string wanted = key_of(typed).text;
    const Key is = key_of(name);
    if (wanted.empty() || is.text.empty()) return NameFit::none;
    if (wanted == is.text) return NameFit::whole;
    if (is.text.starts_with(wanted)) return NameFit::beginning;
    // A part begins with a word: "energy" is part of "Fire Energy", "ire" is not.
    const bool part = std::ranges::any_of(is.word_begins, [&](std::size_t begin) {
        return std::string_view(is.text).substr(begin).starts_with(wanted);
    });
    return part ? NameFit::part : NameFit::none;
}

bool is_word(const Word& word, std::initializer_list<std::string_view> keywords)
{
    return !word.quoted && std::ranges::find(keywords, fold_name(word.text)) != keywords.end();
}

bool is_only(const std::vector<Word>& words, std::string_view keyword)
{
    return words.size() == 1 && is_word(words.front(), {keyword});
}

std::optional<Condition> condition_word(std::string_view text)
{
    for (std::size_t i = 0; i < condition_count; ++i) {
        const auto condition = static_cast<Condition>(i);
        if (name_fit(text, name_of(condition)) == NameFit::whole) return condition;
    }
    return std::nullopt;
}

}  // namespace ptcg::tools
