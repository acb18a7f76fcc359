#include "repl/words.hpp"

#include <algorithm>
#include <charconv>

namespace ptcg::tools {

namespace {

bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

}  // namespace

std::vector<Word> split_words(std::string_view line)
{
    std::vector<Word> words;
    std::size_t i = 0;
    while (i < line.size()) {
        if (is_space(line[i])) {
            ++i;
            continue;
        }
        if (line[i] == ',') {
            if (!words.empty()) words.back().comma_after = true;
            ++i;
            continue;
        }
        Word word;
        word.begin = i;
        if (line[i] == '"' || line[i] == '\'') {
            const std::size_t end = std::min(line.find(line[i], i + 1), line.size());
            word.text = line.substr(i + 1, end - i - 1);
            word.quoted = true;
            i = std::min(end + 1, line.size());
        } else {
            const std::size_t begin = i;
            while (i < line.size() && !is_space(line[i]) && line[i] != ',') ++i;
            word.text = line.substr(begin, i - begin);
        }
        words.push_back(std::move(word));
    }
    return words;
}

std::size_t end_of_part(std::string_view line, char end_mark)
{
    bool inside_word = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (c == end_mark) return i;
        const bool quote = !inside_word && (c == '"' || c == '\'');
        if (quote) {
            i = std::min(line.find(c, i + 1), line.size());
        } else {
            inside_word = !is_space(c) && c != ',';
        }
    }
    return line.size();
}

std::string joined(const std::vector<Word>& words, std::size_t begin, std::size_t end)
{
    std::string text;
    for (std::size_t i = begin; i < std::min(end, words.size()); ++i) {
        if (!text.empty()) text += ' ';
        text += words[i].text;
    }
    return text;
}

std::vector<std::vector<Word>> split_at_commas(const std::vector<Word>& words)
{
    std::vector<std::vector<Word>> parts;
    bool begins = true;
    for (const Word& word : words) {
        if (begins) parts.emplace_back();
        parts.back().push_back(word);
        begins = word.comma_after;
    }
    return parts;
}

std::optional<std::size_t> as_count(std::string_view text)
{
    constexpr std::size_t most_digits = 9;
    if (text.empty() || text.size() > most_digits) return std::nullopt;
    std::size_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    return text;
}

}  // namespace ptcg::tools
