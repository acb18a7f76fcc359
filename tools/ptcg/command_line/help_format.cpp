#include "command_line/help_format.hpp"

#include <algorithm>

#include "screen/layout.hpp"
#include "screen/terminal.hpp"

namespace ptcg::tools::cli {
namespace {

/// Longer lines are hard to read, however wide the terminal is.
constexpr std::size_t widest = 100;

std::size_t help_width()
{
    return std::min(terminal_width(), widest);
}

}  // namespace

std::string help_text(std::string_view text)
{
    std::string result;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
        for (const std::string& part : wrap(line, help_width(), indent)) result += part + '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return result;
}

std::string help_entry(std::string_view name, std::string_view what, std::size_t column)
{
    constexpr std::size_t name_indent = 2;
    constexpr std::size_t name_goes_on = 6;
    std::string text;
    std::string line;
    for (std::string& part :
         wrap(std::string(name_indent, ' ').append(name), help_width(), name_goes_on)) {
        if (!line.empty()) text += line + '\n';
        line = std::move(part);
    }
    for (const std::string& part : wrap(what, help_width() - column, 0)) {
        if (width_of(line) >= column) {
            text += line + '\n';
            line.clear();
        }
        text += fit(line, column) + part + '\n';
        line.clear();
    }
    return text;
}

}  // namespace ptcg::tools::cli
