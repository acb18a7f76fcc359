#include "fuzz/dictionary.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <utility>

namespace ptcg::fuzz {

namespace {

constexpr std::size_t most_words = 500;
constexpr std::size_t longest = 40;

bool is_in_word(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '-';
}

bool begins_word(char c)
{
    return is_in_word(c) && (c < '0' || c > '9') && c != '-';
}

std::set<std::string_view> words_in(std::string_view text)
{
    std::set<std::string_view> words;
    while (!text.empty()) {
        const auto begin = std::ranges::find_if(text, begins_word);
        text.remove_prefix(static_cast<std::size_t>(begin - text.begin()));
        const auto end = std::ranges::find_if_not(text, is_in_word);
        const std::string_view word = text.substr(0, static_cast<std::size_t>(end - text.begin()));
        if (word.size() > 1 && word.size() <= longest) words.insert(word);
        text.remove_prefix(word.size());
    }
    return words;
}

}  // namespace

std::string dictionary_of(const std::vector<std::string>& texts)
{
    std::map<std::string_view, std::size_t> found;
    for (const std::string& text : texts) {
        for (const std::string_view word : words_in(text)) ++found[word];
    }
    std::vector<std::pair<std::string_view, std::size_t>> words(found.begin(), found.end());
    std::ranges::stable_sort(words,
                             [](const auto& a, const auto& b) { return a.second > b.second; });
    words.resize(std::min(words.size(), most_words));
    std::string lines;
    for (const auto& entry : words) lines += "\"" + std::string(entry.first) + "\"\n";
    for (const std::string_view number : boundary_numbers) {
        lines += "\"" + std::string(number) + "\"\n";
    }
    return lines;
}

}  // namespace ptcg::fuzz
