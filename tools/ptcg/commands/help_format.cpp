#include "commands/help_format.hpp"

#include <algorithm>

#include "screen/layout.hpp"
#include "screen/terminal.hpp"

namespace ptcg::tools {
namespace {

/// Longer lines are hard to read, however wide the terminal is.
constexpr std::size_t widest = 100;

std::size_t help_width()
{
    return std::min(terminal_width(), widest);
}

/// Each line of the text wrapped, and ended.
std::string wrapped(std::string_view text)
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

}  // namespace

std::string HelpFormat::make_description(const CLI::App* app) const
{
    return wrapped(CLI::Formatter::make_description(app));
}

/// The name, and what it is in the second column: below, where the name reaches into that.
std::string HelpFormat::entry(const std::string& name, const std::string& description) const
{
    constexpr std::size_t name_indent = 2;
    constexpr std::size_t name_goes_on = 6;
    const std::size_t column = get_column_width();
    std::string text;
    std::string line;
    for (std::string& part :
         wrap(std::string(name_indent, ' ') + name, help_width(), name_goes_on)) {
        if (!line.empty()) text += line + '\n';
        line = std::move(part);
    }
    for (const std::string& part : wrap(description, help_width() - column, 0)) {
        if (width_of(line) >= column) {
            text += line + '\n';
            line.clear();
        }
        text += fit(line, column) + part + '\n';
        line.clear();
    }
    return text;
}

std::string HelpFormat::make_option(const CLI::Option* option, bool is_positional) const
{
    return entry(make_option_name(option, is_positional) + make_option_opts(option),
                 make_option_desc(option));
}

/// Where two are wanted: "[DECK DECK]".
std::string HelpFormat::make_option_usage(const CLI::Option* option) const
{
    if (option->get_expected_max() != 2) return CLI::Formatter::make_option_usage(option);
    const std::string what = option->get_type_name();
    return option->get_required() ? what : '[' + what + ']';
}

std::string HelpFormat::make_subcommand(const CLI::App* command) const
{
    return entry(command->get_display_name(true), command->get_description());
}

std::string HelpFormat::make_footer(const CLI::App* app) const
{
    return wrapped(app->get_footer());
}

}  // namespace ptcg::tools
