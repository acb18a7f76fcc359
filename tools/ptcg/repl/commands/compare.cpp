// Differences between two moments.

#include <fmt/format.h>

#include "analysis/difference.hpp"
#include "repl/command.hpp"
#include "repl/explaining.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {

namespace {

Result<StepId> moment(Session& session, const std::string& word)
{
    const Timeline& timeline = session.timeline();
    if (word == "now" || word == timeline.line()) return timeline.current();
    if (const auto line = timeline.lines().find(word); line != timeline.lines().end()) {
        return line->second;
    }
    const std::optional<std::size_t> entry = as_count(word);
    const std::optional<StepId> step = entry ? timeline.with_entry(*entry) : std::nullopt;
    if (!step) {
        return Error{
            fmt::format("\"{}\" is not a moment: expected a log number, a timeline or now", word)};
    }
    return *step;
}

Result<std::string> diff(Session& session, const Arguments& arguments)
{
    std::vector<Word> words = arguments.words;
    const bool all = words.size() > 1 && words.back().text == "all";
    if (all) words.pop_back();
    if (words.empty() || words.size() > 2) {
        return usage_error("diff", "diff takes one or two moments");
    }
    const Result<StepId> before = moment(session, words[0].text);
    if (!before) return before.error();
    const Result<StepId> after = moment(session, words.size() > 1 ? words[1].text : "now");
    if (!after) return after.error();
    const Result<MatchState> first = session.state_at(before.value());
    if (!first) return first.error();
    const Result<MatchState> second = session.state_at(after.value());
    if (!second) return second.error();
    std::string text;
    std::size_t hidden = 0;
    for (const Difference& difference :
         differences(session.library(), first.value(), second.value(), PlayerId::one)) {
        if (all || on_the_table(difference)) {
            add_line(session, text, to_string(difference));
        } else {
            ++hidden;
        }
    }
    if (hidden == 0) return text.empty() ? std::string("Nothing differs.") : text;
    if (text.empty()) text = "Nothing on the table differs.";
    return text +
           fmt::format("\n{} more difference{}, not visible on the table; \"all\" shows them.",
                       hidden, plural(hidden));
}

std::vector<std::string> complete_moments(Session& session, std::string_view)
{
    std::vector<std::string> names{"now"};
    for (const auto& [name, tip] : session.timeline().lines()) names.push_back(name);
    return names;
}

}  // namespace

void add_compare_commands(std::vector<Command>& all)
{
    using enum Command::Group;
    all.push_back({"diff", "diff MOMENT [MOMENT] [all]", "what differs between two moments",
                   "A moment is a log number, a timeline, or now. With all, also shows what only "
                   "the rules remember.\n  diff 12\n"
                   "  diff 12 40\n  diff main what-if",
                   see, true, diff, complete_moments});
}

}  // namespace ptcg::tools
