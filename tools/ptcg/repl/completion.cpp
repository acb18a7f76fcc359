// Completion of typed lines.

#include <algorithm>

#include "ptcg/scripting/deck_text.hpp"
#include "repl/command.hpp"

namespace ptcg::tools {

namespace {

void keep_unique(std::vector<std::string>& lines)
{
    std::sort(lines.begin(), lines.end());
    lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
}

/// Adds the candidates that begin with the typed text, after the words before it.
void add_fitting(std::vector<std::string>& lines, std::string_view before, std::string_view typed,
                 const std::vector<std::string>& candidates)
{
    const std::string wanted = fold_name(typed);
    for (const std::string& candidate : candidates) {
        if (fold_name(candidate).starts_with(wanted))
            lines.push_back(std::string(before) + candidate);
    }
}

}  // namespace

std::vector<std::string> Session::complete(std::string_view typed)
{
    // Of several commands, the last is being typed.
    std::size_t begin = 0;
    for (std::size_t length; (length = command_length(typed.substr(begin))) + begin < typed.size();)
        begin += length + 1;
    begin = std::min(typed.find_first_not_of(' ', begin), typed.size());
    std::vector<std::string> lines = complete_command(typed.substr(begin));
    for (std::string& line : lines) line.insert(0, typed.substr(0, begin));
    return lines;
}

std::vector<std::string> Session::complete_command(std::string_view typed)
{
    std::vector<std::string> lines;
    const std::size_t space = typed.find(' ');
    if (space == std::string_view::npos) {
        for (const Command& command : commands()) {
            const std::string_view name = command.name;
            if (name.starts_with(typed)) lines.emplace_back(name);
        }
        const Command* answering = find_command("answer");
        if (at_table()) add_fitting(lines, "", typed, answering->complete(*this, typed));
    } else {
        const Command* command = find_command(fold_name(typed.substr(0, space)));
        std::string_view before = typed.substr(0, space + 1);
        std::string_view rest = typed.substr(space + 1);
        if (command == nullptr) {
            command = find_command("answer");
            rest = typed;
            before = {};
        }
        const bool possible = command->complete != nullptr && (at_table() || !command->needs_table);
        if (possible) {
            const std::vector<std::string> candidates = command->complete(*this, rest);
            add_fitting(lines, before, rest, candidates);
            // Of several items separated by commas, the last is being typed.
            const std::size_t comma = rest.rfind(", ");
            if (lines.empty() && comma != std::string_view::npos) {
                const std::size_t kept = before.size() + comma + 2;
                add_fitting(lines, typed.substr(0, kept), typed.substr(kept), candidates);
            }
        }
    }
    keep_unique(lines);
    return lines;
}

}  // namespace ptcg::tools
