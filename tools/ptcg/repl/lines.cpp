// Carries out a line and returns the reply.

#include <utility>

#include <fmt/format.h>

#include "ptcg/scripting/deck_text.hpp"
#include "repl/command.hpp"
#include "repl/session.hpp"
#include "screen/layout.hpp"
#include "screen/screen.hpp"

namespace ptcg::tools {

Reply Session::execute(std::string_view line)
{
    Reply all;
    while (!line.empty() && all.status == Reply::Status::fine) {
        const std::size_t length = command_length(line);
        const std::string_view command = trimmed(line.substr(0, length));
        const bool only_one = length == line.size() && all.text.empty();
        line.remove_prefix(std::min(length + 1, line.size()));
        Reply next = carry_out(command);
        all.status = next.status;
        if (!all.text.empty() && !all.text.ends_with('\n') && !next.text.empty()) all.text += '\n';
        if (next.status != Reply::Status::wrong) {
            all.text += next.text;
            continue;
        }
        all.before = std::exchange(all.text, std::move(next.text));
        if (only_one) continue;
        all.text += fmt::format("\n  in \"{}\"{}", command,
                                trimmed(line).empty() ? "" : "; the rest of the line was not run");
    }
    return all;
}

/// Returns the command a line means, with its arguments. Anything that is not a command answers the
/// open question, and so does an action of the turn while another question is open.
std::pair<const Command*, Arguments> Session::read_command(std::string_view line)
{
    const std::vector<Word> words = split_words(line);
    const Command* const named = words.empty() || words.front().quoted
                                     ? nullptr
                                     : find_command(fold_name(words.front().text));
    if (named == nullptr || (named->in_turn && turn_waits())) {
        return {find_command("answer"), {words, std::string(line)}};
    }
    return {named,
            {{words.begin() + 1, words.end()},
             std::string(trimmed(line.substr(words.front().begin + words.front().text.size())))}};
}

Reply Session::carry_out(std::string_view line)
{
    if (line.empty() || line.front() == '#' || split_words(line).empty()) return {};
    const auto [command, arguments] = read_command(line);
    if (command->needs_table && !at_table()) {
        const std::string_view how =
            manner_.names_files
                ? "\"new powerhouse lava-flow\" starts one, \"new\" alone starts an empty table"
                : "open a position first";
        return {fmt::format("there is no match yet; \"help\" lists the commands\n  {}", how),
                Reply::Status::wrong};
    }
    if (command->names_files && !manner_.names_files) {
        return {fmt::format("\"{}\" names files, which only the terminal may", command->name),
                Reply::Status::wrong};
    }
    ++command_;
    const StepId before = timeline_.current();
    const Result<std::string> said = command->run(*this, arguments);
    Reply answered = reply(*command, said);
    if (timeline_.current() == before) return answered;
    for (const std::string& value : watch_.changed(*world_, *match_)) {
        if (!answered.text.empty() && !answered.text.ends_with('\n')) answered.text += '\n';
        answered.text += manner_.paint(Tint::magenta, value);
    }
    return answered;
}

Reply Session::reply(const Command& command, const Result<std::string>& said)
{
    // What texts did before one of them failed is the best clue to why it failed.
    std::string text = heard();
    static_cast<void>(watch_.take_stopped());
    if (said) {
        const bool leaves = std::string_view(command.name) == "quit";
        return {text + said.value(), leaves ? Reply::Status::left : Reply::Status::fine};
    }
    std::string message = said.error().message;
    message = printable(message);
    if (!text.empty()) message += "\n" + text;
    return {message, Reply::Status::wrong};
}

/// Returns what the texts of cards have done, if that is recorded.
std::string Session::heard()
{
    std::string text;
    for (const std::string& line : watch_.take_heard()) {
        for (const std::string& part : wrap(line, manner_.width, 9)) {
            text += manner_.paint(Tint::dim, part) + "\n";
        }
    }
    return text;
}

}  // namespace ptcg::tools
