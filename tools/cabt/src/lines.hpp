#pragma once

#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <string>
#include <string_view>

/// Reading the built-in tables: a line each, fields separated by tabs, comments after "#".
namespace ptcg::cabt {

/// Takes the text up to the separator, or all of it, off the front.
[[nodiscard]] inline std::string_view take(std::string_view& text, char separator)
{
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return taken;
}

/// Calls `visit` with each line that is not a comment.
template <typename Visit>
void each_line(std::string_view text, const Visit& visit)
{
    while (!text.empty()) {
        const std::string_view line = take(text, '\n');
        if (!line.empty() && line.front() != '#') visit(line);
    }
}

/// Throws std::logic_error if it is not a number from 0 to 65535: the tables are built in.
[[nodiscard]] inline std::uint16_t number_in(std::string_view digits)
{
    std::uint16_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc{} || end != digits.data() + digits.size())
        throw std::logic_error("\"" + std::string(digits) + "\" is not a number");
    return number;
}

/// Returns the position of the name in the list. Throws std::logic_error if it is not there.
template <typename Enum, typename Name>
[[nodiscard]] Enum named(std::string_view word, std::size_t count, const Name& name)
{
    for (std::size_t i = 0; i < count; ++i) {
        if (name(static_cast<Enum>(i)) == word) return static_cast<Enum>(i);
    }
    throw std::logic_error("\"" + std::string(word) + "\" is not a word of the table");
}

}  // namespace ptcg::cabt
