#include "screen/layout.hpp"

#include <algorithm>

namespace ptcg::tools {
namespace {

bool continues_character(char c)
{
    return (static_cast<unsigned char>(c) & 0xc0u) == 0x80u;
}

/// The first `columns` characters.
std::string_view first_columns(std::string_view text, std::size_t columns)
{
    std::size_t end = 0;
    for (; end < text.size(); ++end) {
        if (continues_character(text[end])) continue;
        if (columns == 0) break;
        --columns;
    }
    return text.substr(0, end);
}

std::string cut(std::string_view text, std::size_t width)
{
    if (width_of(text) <= width) return std::string(text);
    if (width == 0) return {};
    return std::string(first_columns(text, width - 1)) + "…";
}

}  // namespace

std::vector<std::string> words_of(std::string_view text, bool (*belongs)(char))
{
    std::vector<std::string> words;
    std::string word;
    for (char c : text) {
        if (belongs(c)) {
            word += c;
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    if (!word.empty()) words.push_back(std::move(word));
    return words;
}

std::size_t width_of(std::string_view text)
{
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b') {
            while (i < text.size() && text[i] != 'm') ++i;
        } else if (!continues_character(text[i])) {
            ++width;
        }
    }
    return width;
}

std::string fit(std::string_view text, std::size_t width)
{
    std::string result = cut(text, width);
    result.append(width - width_of(result), ' ');
    return result;
}

std::string fit_right(std::string_view text, std::size_t width)
{
    const std::string result = cut(text, width);
    return std::string(width - width_of(result), ' ') + result;
}

std::vector<std::string> wrap(std::string_view text, std::size_t width, std::size_t indent)
{
    std::vector<std::string> lines;
    std::string line(std::min(text.find_first_not_of(' '), text.size()), ' ');
    for (const std::string& word : words_of(text)) {
        const bool fresh = line.find_first_not_of(' ') == std::string::npos;
        if (!fresh && width_of(line) + 1 + width_of(word) > width) {
            lines.push_back(std::move(line));
            line.assign(indent, ' ');
        } else if (!fresh) {
            line += ' ';
        }
        line += word;
    }
    lines.push_back(std::move(line));
    return lines;
}

std::vector<std::string> wrap_items(const std::vector<std::string>& items,
                                    std::string_view separator, std::size_t width)
{
    std::vector<std::string> lines;
    std::string line;
    for (const std::string& item : items) {
        if (line.empty()) {
            line = item;
        } else if (width_of(line) + width_of(separator) + width_of(item) <= width) {
            line.append(separator).append(item);
        } else {
            lines.push_back(std::move(line));
            line = item;
        }
    }
    if (!line.empty()) lines.push_back(std::move(line));
    return lines;
}

std::string repeat(std::string_view text, std::size_t times)
{
    std::string result;
    for (std::size_t i = 0; i < times; ++i) result += text;
    return result;
}

std::string capitalized(std::string text)
{
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    }
    return text;
}

std::string folded(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (text.substr(i, 2) == "é" || text.substr(i, 2) == "É") {
            result += 'e';
            ++i;
        } else if (c >= 'A' && c <= 'Z') {
            result += static_cast<char>(c - 'A' + 'a');
        } else {
            result += c == ' ' || c == '_' ? '-' : c;
        }
    }
    return result;
}

}  // namespace ptcg::tools
