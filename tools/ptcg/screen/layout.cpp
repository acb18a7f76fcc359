#include "screen/layout.hpp"

#include <algorithm>

#include "ptcg/scripting/ascii.hpp"
#include "ptcg/scripting/characters.hpp"
#include "screen/screen.hpp"

namespace ptcg::tools {
namespace {

/// A character and the columns it takes up: one, or one for each byte if it is shown as "?".
struct Cell {
    std::size_t length;
    std::size_t columns;
};

Cell first_cell(std::string_view text)
{
    if (const std::size_t mark = mark_length(text); mark > 0) return {mark, 0};
    const Character character = first_character(text);
    return {character.length, character.hidden ? character.length : 1};
}

/// Returns as many of the first characters as fit into `columns`.
std::string_view first_columns(std::string_view text, std::size_t columns)
{
    std::size_t end = 0;
    while (end < text.size()) {
        const Cell cell = first_cell(text.substr(end));
        if (cell.columns > columns) break;
        columns -= cell.columns;
        end += cell.length;
    }
    return text.substr(0, end);
}

bool is_no_space(char c)
{
    return c != ' ' && c != '\n';
}

std::string cut(std::string_view text, std::size_t width)
{
    if (width_of(text) <= width) return in_one_line(text);
    if (width == 0) return {};
    return in_one_line(first_columns(text, width - 1)) + "…";
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
    while (!text.empty()) {
        const Cell cell = first_cell(text);
        width += cell.columns;
        text.remove_prefix(cell.length);
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
    for (const std::string& word : words_of(text, is_no_space)) {
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

std::string wrap_lines(std::string_view text, std::size_t width)
{
    std::string all;
    while (true) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        if (width_of(line) <= width) {
            all += line;
        } else {
            const std::size_t blank = line.find_first_not_of(' ');
            const std::size_t number = line.find_first_not_of("0123456789", blank);
            const std::size_t item = line.find_first_not_of(' ', number);
            const bool numbered = number > blank && item != line.npos && item >= number + 2;
            bool first = true;
            const std::size_t indent = numbered ? item : blank + 2;
            const std::string head(line.substr(0, numbered ? item : 0));
            const std::string rest = numbered ? std::string(indent, ' ') : "";
            for (std::string part :
                 wrap(rest + std::string(line.substr(head.size())), width, indent)) {
                if (first && numbered) part.replace(0, indent, head);
                all += (first ? "" : "\n") + part;
                first = false;
            }
        }
        if (end == text.size()) return all;
        all += '\n';
        text.remove_prefix(end + 1);
    }
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

std::string folded(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (text.substr(i, 2) == "é" || text.substr(i, 2) == "É") {
            result += 'e';
            ++i;
        } else {
            result += c == ' ' || c == '_' ? '-' : ascii::lower(c);
        }
    }
    return result;
}

}  // namespace ptcg::tools
