// Why: what caused an entry of the log, and what forbids an action.

#include <algorithm>

#include <fmt/format.h>

#include "analysis/cause.hpp"
#include "repl/command.hpp"
#include "repl/explaining.hpp"
#include "repl/name_words.hpp"
#include "repl/wanted.hpp"
#include "screen/layout.hpp"

namespace ptcg::tools {

namespace {

/// Explains what the same words mean as a command: an action, or an option by its number.
Result<std::string> why_not_action(Session& session, const std::vector<Word>& words)
{
    if (words.empty()) return usage_error("why", "no action given");
    if (session.match().over()) return Error{"the match is over"};
    if (session.match().turn() == 0) return Error{"the setup is not finished"};
    if (as_count(words.front().text)) {
        const Result<std::vector<std::uint16_t>> picks = meant_picks(session, words);
        if (!picks) return picks.error();
        return fmt::format("Nothing forbids it: {}.", phrase(*session.question(), picks.value()));
    }
    const Result<std::vector<JudgedAction>> judged = judged_actions(session, words);
    if (!judged) return judged.error();
    std::string text;
    for (const JudgedAction& action : judged.value()) {
        const std::string about = action.what.empty() ? "" : action.what + ": ";
        for (const WhyNot& reason : action.reasons) {
            add_line(session, text, about + capitalized(to_string(reason)) + ".");
        }
        if (action.reasons.empty()) add_line(session, text, about + "Nothing forbids it.");
    }
    return text;
}

/// Returns the step of the current path that has this entry.
const Step* step_with(Session& session, std::size_t entry)
{
    const Timeline& timeline = session.timeline();
    for (StepId id : timeline.path(timeline.current())) {
        const Step& step = timeline.step(id);
        if (entry >= step.first_entry && entry < step.first_entry + step.entries()) return &step;
    }
    return nullptr;
}

/// Returns the line about the step's event, or the kind of event if there is no line about it.
std::string line_told(const Step& step, std::size_t index)
{
    const EventKind kind = step.events[index].kind;
    std::string told(name_of(kind));
    std::ranges::replace(told, '_', ' ');
    for (const StoryLine& line : step.told) {
        // Events of one kind may share a line.
        if (line.first <= index && step.events[line.first].kind == kind) told = line.text;
    }
    return told;
}

/// Returns who did what led to the step.
std::string doing(Session& session, const Step& step)
{
    switch (step.kind) {
        case Step::Kind::beginning:
            return "the match began: " + step.said;
        case Step::Kind::edit:
        case Step::Kind::chance:
            return "set by hand: " + step.said;
        case Step::Kind::answer:
            break;
    }
    return fmt::format("{} answered: {}", session.naming().player(step.player), step.said);
}

/// The events of the current path that happened with the same cards as step `own`, and their
/// places.
struct Past {
    struct At {
        const Step* step = nullptr;
        std::size_t index = 0;  ///< among the step's events

        [[nodiscard]] std::uint32_t entry() const
        {
            const std::uint32_t by_hand = step->by_hand() ? 1 : 0;
            return step->first_entry + by_hand + static_cast<std::uint32_t>(index);
        }
    };
    std::vector<Event> events;
    std::vector<At> places;  ///< one for each event
};

Past past_up_to(const Session& session, const Step& own)
{
    Past past;
    const Timeline& timeline = session.timeline();
    for (StepId id : timeline.path(timeline.current())) {
        const Step& step = timeline.step(id);
        if (step.world == own.world) {
            for (std::size_t i = 0; i < step.events.size(); ++i) {
                past.events.push_back(step.events[i]);
                past.places.push_back({&step, i});
            }
        }
        if (&step == &own) break;
    }
    return past;
}

Result<std::string> why_entry(Session& session, std::size_t entry)
{
    const Step* own = step_with(session, entry);
    if (own == nullptr) {
        return Error{fmt::format("{}; the log ends at {}",
                                 entry == 0 ? std::string("entries are numbered from 1")
                                            : fmt::format("entry {} has not happened yet", entry),
                                 session.timeline().last_entry(session.timeline().current()))};
    }
    if (own->by_hand() && entry == own->first_entry) {
        return fmt::format("{} was {}.", entry, doing(session, *own));
    }
    const Past past = past_up_to(session, *own);
    const auto found = std::ranges::find(past.places, entry, &Past::At::entry);
    const auto at = static_cast<std::size_t>(found - past.places.begin());
    Naming naming = session.naming();
    naming.library = &own->world->library();
    const auto told = [&](std::size_t event) {
        const Past::At& place = past.places[event];
        return line_told(*place.step, place.index);
    };
    std::string text;
    const Step* last = own;
    for (const Cause& cause : causes_in(past.events, at, naming, told)) {
        if (cause.kind == Cause::Kind::text) {
            add_line(session, text, "  by the text of " + cause.what, 4);
            continue;
        }
        const Past::At& place = past.places[cause.number];
        if (place.step != last) {
            add_line(session, text, "  because " + doing(session, *last), 4);
            last = place.step;
        }
        const std::string_view after = text.empty() ? "" : "  after ";
        add_line(session, text, fmt::format("{}{}: {}", after, place.entry(), cause.what), 4);
    }
    add_line(session, text, "  because " + doing(session, *last), 4);
    return text;
}

Result<std::string> why(Session& session, const Arguments& arguments)
{
    std::vector<Word> words = arguments.words;
    if (words.empty()) return usage_error("why", "nothing given to explain");
    if (is_word(words[0], {"not"})) {
        words.erase(words.begin());
        return why_not_action(session, words);
    }
    const std::optional<std::size_t> entry = as_count(words[0].text);
    if (!entry || words.size() > 1) {
        return usage_error("why", "why takes a log number, or \"not\" and an action");
    }
    return why_entry(session, *entry);
}

std::vector<std::string> complete_why(Session&, std::string_view)
{
    std::vector<std::string> lines;
    for (const std::string& verb : action_verbs()) lines.push_back("not " + verb);
    return lines;
}

}  // namespace

void add_why_commands(std::vector<Command>& all)
{
    using enum Command::Group;
    all.push_back({"why", "why NUMBER|not ACTION", "what caused an entry; what forbids an action",
                   "The rules are named by their IDs, with the card behind them.\n  why 41\n"
                   "  why not retreat\n  why not attach fire to bench 2",
                   see, true, why, complete_why});
}

}  // namespace ptcg::tools
