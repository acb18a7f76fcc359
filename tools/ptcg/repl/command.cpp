#include "repl/command.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "ptcg/scripting/deck_text.hpp"

namespace ptcg::tools {

const std::vector<Command>& commands()
{
    static const std::vector<Command> all = [] {
        std::vector<Command> list;
        add_setup_commands(list);
        add_file_commands(list);
        add_act_commands(list);
        add_see_commands(list);
        add_explain_commands(list);
        add_why_commands(list);
        add_odds_commands(list);
        add_compare_commands(list);
        add_time_commands(list);
        add_script_commands(list);
        add_session_commands(list);
        return list;
    }();
    return all;
}

const Command* find_command(std::string_view word)
{
    for (const Command& command : commands()) {
        const bool is_alias =
            std::any_of(command.aliases.begin(), command.aliases.end(),
                        [&](const char* alias) { return std::string_view(alias) == word; });
        if (word == command.name || is_alias) return &command;
    }
    return nullptr;
}

std::size_t command_length(std::string_view line)
{
    if (trimmed(line).starts_with('#')) return line.size();
    const std::size_t end = end_of_part(line, ';');
    const std::vector<Word> words = split_words(line.substr(0, end));
    if (words.empty() || words.front().quoted) return end;
    const Command* const command = find_command(fold_name(words.front().text));
    return command != nullptr && command->takes_code ? line.size() : end;
}

Error usage_error(const char* name, std::string_view problem)
{
    const Command* command = find_command(name);
    return Error{fmt::format("{}\n  usage: {}", problem, command->usage)};
}

}  // namespace ptcg::tools
