// help, quit.

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "ptcg/scripting/problem.hpp"
#include "repl/command.hpp"
#include "repl/explaining.hpp"
#include "screen/layout.hpp"

namespace ptcg::tools {

namespace {

constexpr std::array<const char*, 6> group_titles = {"Set up", "Act",    "See",
                                                     "Time",   "Script", "Session"};

std::vector<std::string> command_names()
{
    std::vector<std::string> names;
    for (const Command& command : commands()) {
        names.emplace_back(command.name);
        names.insert(names.end(), command.aliases.begin(), command.aliases.end());
    }
    return names;
}

std::string help_on(const Session& session, const Command& command)
{
    std::string text;
    for (const std::string& line : wrap(command.usage, session.manner().width, 4)) {
        text += (text.empty() ? "" : "\n") + session.manner().paint(Tint::bold, line);
    }
    if (!command.aliases.empty()) {
        text += fmt::format("   (also: {})", fmt::join(command.aliases, ", "));
    }
    add_line(session, text, fmt::format("  {}.", capitalized(command.summary)), 2);
    std::string_view rest = command.help;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        for (const std::string& line : wrap(rest.substr(0, end), session.manner().width - 2, 0)) {
            text += "\n  " + line;
        }
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return text;
}

std::string overview(const Session& session)
{
    const std::size_t width = session.manner().width;
    std::string text;
    add_line(session, text,
             "You are the judge: you play both sides, see every hidden card, and can change "
             "anything. \"me\" is the first player and \"opp\" the second, no matter whose turn it "
             "is. Name a card by its name, the beginning of its name, or its id. Anything that is "
             "not a command answers the open question, with numbers or words. Separate several "
             "commands on a line with \";\". \"help COMMAND\" explains a command.",
             0);
    std::size_t widest = 0;
    for (const Command& command : commands()) {
        widest = std::max(widest, width_of(command.usage));
    }
    widest = std::min<std::size_t>(widest, 26);
    std::size_t group = group_titles.size();
    for (const Command& command : commands()) {
        if (static_cast<std::size_t>(command.group) != group) {
            group = static_cast<std::size_t>(command.group);
            text += "\n" + session.manner().paint(Tint::bold, group_titles[group]);
        }
        std::string before = fmt::format("  {}", command.usage);
        if (width_of(before) > widest + 2) {
            add_line(session, text, before, 6);
            before.clear();
        }
        const std::size_t column = widest + 4;
        for (const std::string& part : wrap(command.summary, width - std::min(width, column), 0)) {
            text += "\n" + fit(before, column) + part;
            before.clear();
        }
    }
    return text;
}

Result<std::string> help(Session& session, const Arguments& arguments)
{
    if (arguments.empty()) return overview(session);
    const std::string& word = arguments.words.front().text;
    const Command* command = find_command(word);
    if (command == nullptr) {
        return Error{
            fmt::format("there is no command \"{}\"{}", word, did_you_mean(word, command_names()))};
    }
    return help_on(session, *command);
}

Result<std::string> quit(Session&, const Arguments&)
{
    return std::string();
}

std::vector<std::string> complete_help(Session&, std::string_view)
{
    return command_names();
}

}  // namespace

void add_session_commands(std::vector<Command>& all)
{
    using enum Command::Group;
    all.push_back({"help",
                   "help [COMMAND]",
                   "list the commands, or explain one",
                   "",
                   session,
                   false,
                   help,
                   complete_help,
                   {"?"}});
    all.push_back({"quit", "quit", "leave", "", session, false, quit, nullptr, {"exit", "q"}});
}

}  // namespace ptcg::tools
