// What may come of an action, and what differs between two moments.

#include <fmt/format.h>

#include "analysis/difference.hpp"
#include "analysis/odds.hpp"
#include "repl/command.hpp"
#include "repl/telling.hpp"
#include "repl/wanted.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {

namespace {

/// Whether it is something the players see, and no book-keeping.
bool on_the_table(const Difference& difference)
{
    return difference.part == DifferencePart::table || difference.part == DifferencePart::limits ||
           difference.part == DifferencePart::lasting;
}

Result<std::string> odds(Session& session, const Arguments& arguments)
{
    const std::optional<OpenQuestion> open = session.question();
    if (!open) return Error{"the match is over"};
    if (arguments.empty()) return usage_error("odds", "the odds of what?");
    const Result<std::vector<std::uint16_t>> picks = meant_picks(*open, arguments.words);
    if (!picks) return picks.error();
    const Result<Odds> found = odds_of(session.match(), picks.value(), PlayerId::one);
    if (!found) return found.error();
    constexpr std::size_t most_changes = 12;
    std::string text;
    for (const Outlook& outcome : found.value().outcomes) {
        std::string head = session.manner().paint(Tint::bold, with_percent(outcome.probability));
        if (!outcome.example.empty()) head += "  " + outcome.example;
        add_line(session, text, head);
        std::size_t told = 0;
        for (const Difference& change : outcome.changes) {
            if (!on_the_table(change) || ++told > most_changes) continue;
            add_line(session, text, "    " + to_string(change), 6);
        }
        if (told > most_changes) text += fmt::format("\n    and {} more", told - most_changes);
        if (!outcome.then.empty()) add_line(session, text, "    then " + outcome.then, 6);
    }
    if (found.value().more.numerator > 0) {
        add_line(session, text, "further outcomes together: " + with_percent(found.value().more));
    }
    if (found.value().shuffles) add_line(session, text, "A pile is shuffled: of its order, one.");
    return text;
}

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
            fmt::format("\"{}\" is no moment: a number of the log, a line of time or now", word)};
    }
    return *step;
}

Result<std::string> diff(Session& session, const Arguments& arguments)
{
    std::vector<Word> words = arguments.words;
    const bool all = words.size() > 1 && words.back().text == "all";
    if (all) words.pop_back();
    if (words.empty() || words.size() > 2) {
        return usage_error("diff", "diff takes one moment or two");
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
    return text + fmt::format("\nAnd {} thing{} nobody sees on the table; \"all\" tells them.",
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
    all.push_back({"odds", "odds ACTION", "what may come of it, and how likely",
                   "Coins and random picks are followed exactly, up to the next question to a "
                   "player.\n  odds attack thunder\n  odds 3",
                   see, true, odds, nullptr});
    all.push_back(
        {"diff", "diff MOMENT [MOMENT] [all]", "what differs between two moments",
         "A moment is a number of the log, a line of time, or now. With all, also what only "
         "the rules remember.\n  diff 12\n"
         "  diff 12 40\n  diff main what-if",
         see, true, diff, complete_moments});
}

}  // namespace ptcg::tools
