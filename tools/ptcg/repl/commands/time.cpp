// undo, redo, fork, forks, goto.

#include <fmt/format.h>

#include "ptcg/scripting/problem.hpp"
#include "repl/command.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {

namespace {

/// Returns how many commands to go back or forward; 1 if no number is given.
std::optional<std::size_t> count_in(const Arguments& arguments)
{
    if (arguments.empty()) return 1;
    if (arguments.words.size() > 1) return std::nullopt;
    return as_count(arguments.words.front().text);
}

Result<std::string> move_in_time(Session& session, std::size_t count, std::optional<StepId> to,
                                 const char* what)
{
    if (!to) {
        return Error{count == 1
                         ? fmt::format("there is nothing to {}", what)
                         : fmt::format("there are fewer than {} commands to {}", count, what)};
    }
    return session.go_to(*to);
}

Result<std::string> undo(Session& session, const Arguments& arguments)
{
    const std::optional<std::size_t> count = count_in(arguments);
    if (!count) return usage_error("undo", "undo takes a number of commands");
    return move_in_time(session, *count, session.timeline().before(*count), "undo");
}

Result<std::string> redo(Session& session, const Arguments& arguments)
{
    const std::optional<std::size_t> count = count_in(arguments);
    if (!count) return usage_error("redo", "redo takes a number of commands");
    return move_in_time(session, *count, session.timeline().after(*count), "redo");
}

std::vector<std::string> line_names(Session& session, std::string_view = {})
{
    std::vector<std::string> names;
    for (const auto& [name, tip] : session.timeline().lines()) names.push_back(name);
    return names;
}

Result<std::string> fork(Session& session, const Arguments& arguments)
{
    if (arguments.words.size() != 1) return usage_error("fork", "a fork needs a name of one word");
    const std::string& name = arguments.words.front().text;
    if (as_count(name)) {
        return Error{
            fmt::format("\"{}\" is a number, which goto would read as a log number", name)};
    }
    if (session.timeline().lines().count(name) > 0) {
        return Error{fmt::format("there is already a timeline \"{}\"; \"goto {}\" continues it",
                                 name, name)};
    }
    const std::string old = session.timeline().line();
    session.begin_line(name);
    return fmt::format("Timeline \"{}\" starts here; \"goto {}\" returns to the old one.", name,
                       old);
}

Result<std::string> forks(Session& session, const Arguments&)
{
    const Timeline& timeline = session.timeline();
    std::string text;
    for (const auto& [name, tip] : timeline.lines()) {
        const bool here = name == timeline.line();
        const std::uint32_t last = timeline.last_entry(here ? timeline.current() : tip);
        if (!text.empty()) text += '\n';
        text += fmt::format("{} {}  at {} of the log{}", here ? "*" : " ", fit(name, 16), last,
                            here && timeline.current() != tip ? ", with steps to redo" : "");
    }
    return text;
}

Result<std::string> go(Session& session, const Arguments& arguments)
{
    if (arguments.words.size() != 1) return usage_error("goto", "goto takes one number or name");
    const std::string& word = arguments.words.front().text;
    if (session.timeline().lines().count(word) > 0) return session.switch_line(word);
    const std::optional<std::size_t> entry = as_count(word);
    if (!entry) {
        return Error{fmt::format("there is no timeline \"{}\"{}", word,
                                 did_you_mean(word, line_names(session)))};
    }
    const std::optional<StepId> step = session.timeline().with_entry(*entry);
    if (!step) {
        return Error{fmt::format("the log ends at {}",
                                 session.timeline().last_entry(session.timeline().tip()))};
    }
    return session.go_to(*step);
}

}  // namespace

void add_time_commands(std::vector<Command>& all)
{
    using enum Command::Group;
    all.push_back({"undo",
                   "undo [COUNT]",
                   "undo the last command that changed something",
                   "Also works in the middle of an effect, and across changes by hand and new "
                   "tables. Nothing is lost: redo does it again until you do something else.\n"
                   "  undo 3        three commands back",
                   time,
                   true,
                   undo,
                   nullptr,
                   {"u"}});
    all.push_back({"redo", "redo [COUNT]", "redo what was undone", "", time, true, redo, nullptr});
    all.push_back({"goto", "goto NUMBER|NAME", "go to a moment of the log, or to a timeline",
                   "NUMBER is a log number: you return to the question that followed the answer "
                   "(or the change by hand) that made this entry; 0 is the beginning. redo does "
                   "again what came later. NAME goes to the end of that timeline.\n"
                   "  goto 41\n  goto main",
                   time, true, go, line_names});
    all.push_back({"fork", "fork NAME", "start another timeline here",
                   "The timeline you were in is unchanged, and goto takes you back to its end.\n"
                   "  fork what-if\n  goto main\n  diff main what-if",
                   time, true, fork, nullptr});
    all.push_back({"forks", "forks", "the timelines", "", time, true, forks, nullptr});
}

}  // namespace ptcg::tools
