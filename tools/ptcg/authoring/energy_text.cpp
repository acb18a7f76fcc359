#include "authoring/energy_text.hpp"

#include <algorithm>

#include "ptcg/scripting/ascii.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/types.hpp"
#include "screen/layout.hpp"

namespace ptcg::tools {
namespace {

bool is_word_character(char c)
{
    return ascii::is_lower(c) || ascii::is_digit(c) || c == '\'' || c == '-' ||
           static_cast<unsigned char>(c) >= 0x80;
}

bool contains(std::string_view text, std::string_view words)
{
    return text.find(words) != std::string_view::npos;
}

bool is_type_word(std::string_view word)
{
    return type_named(word).has_value();
}

}  // namespace

std::vector<std::string> guess_provides(std::string_view printed)
{
    const std::string text = fold_name(printed);
    if (contains(text, "provides every type of energy")) return {"any"};
    const std::vector<std::string> words = words_of(text, is_word_character);
    for (auto word = words.begin(); word != words.end(); ++word) {
        if (*word != "provides") continue;
        std::size_t count = 1;
        auto next = word + 1;
        if (next != words.end() && next->size() == 1 && next->front() >= '1' &&
            next->front() <= '4') {
            count = static_cast<std::size_t>(next->front() - '0');
            ++next;
        }
        std::vector<std::string> units;
        for (; next != words.end() && is_type_word(*next) && units.size() < 4; ++next) {
            units.push_back(*next);
        }
        if (units.empty()) continue;
        if (units.size() == 1) units.resize(count, units.front());
        return units;
    }
    return {};
}

bool only_provides(std::string_view printed)
{
    std::string text = fold_name(printed);
    std::size_t sentences = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('.'), text.size());
        const std::string sentence = text.substr(0, end);
        text.erase(0, end + 1);
        if (words_of(sentence, is_word_character).empty() ||
            contains(sentence, "count as a basic energy"))
            continue;
        if (!contains(sentence, "provides ") || contains(sentence, "if ") ||
            contains(sentence, "as long as") || contains(sentence, ", ")) {
            return false;
        }
        ++sentences;
    }
    return sentences > 0;
}

}  // namespace ptcg::tools
