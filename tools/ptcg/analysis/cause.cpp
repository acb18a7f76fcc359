#include "analysis/cause.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ptcg/hosting/story.hpp"

namespace ptcg::tools {

namespace {

using Place = std::optional<std::size_t>;

/// Returns the index of the last event before `end` that fits.
template <typename Fits>
[[nodiscard]] Place last_before(std::span<const Event> events, std::size_t end, Fits&& fits)
{
    while (end > 0) {
        if (fits(events[--end])) return end;
    }
    return std::nullopt;
}

[[nodiscard]] bool is_one_of(const Event& event, std::initializer_list<EventKind> kinds)
{
    return std::find(kinds.begin(), kinds.end(), event.kind) != kinds.end();
}

/// Returns the event that announced the text behind event number `at`, in the same turn.
[[nodiscard]] Place announcement(std::span<const Event> events, std::size_t at)
{
    const Event& effect = events[at];
    const auto announces = [&](const Event& e) {
        if (e.def != effect.source) return false;
        if (is_one_of(e, {EventKind::played, EventKind::stadium_played})) return true;
        return is_one_of(e, {EventKind::attack_announced, EventKind::attack_copied,
                             EventKind::used_text}) &&
               e.effect == effect.source_effect;
    };
    const Place found = last_before(events, at, [&](const Event& e) {
        return announces(e) || e.kind == EventKind::turn_began;
    });
    return found && announces(events[*found]) ? found : std::nullopt;
}

/// Returns the earlier event that led to this one by a rule.
[[nodiscard]] Place by_rule(std::span<const Event> events, std::size_t at)
{
    const Event& effect = events[at];
    const auto last = [&](std::initializer_list<EventKind> kinds) {
        return last_before(events, at, [&](const Event& e) { return is_one_of(e, kinds); });
    };
    switch (effect.kind) {
        case EventKind::knocked_out:
        case EventKind::saved:
            return last_before(events, at, [&](const Event& e) {
                return e.spot == effect.spot &&
                       is_one_of(e, {EventKind::damaged, EventKind::counters_put});
            });
        case EventKind::prize_taken:
        case EventKind::promoted:
            return last({EventKind::knocked_out, EventKind::left_play});
        case EventKind::card_moved:
            return effect.from == Zone::in_play ? last({EventKind::knocked_out}) : std::nullopt;
        case EventKind::drew:
        case EventKind::draw_failed:
            return last({EventKind::turn_began, EventKind::mulligan});
        case EventKind::counters_put:
        case EventKind::condition_removed:
            return last({EventKind::checkup_began});
        case EventKind::coin:
        case EventKind::attack_stopped:
            return last(
                {EventKind::attack_announced, EventKind::checkup_began, EventKind::turn_began});
        case EventKind::turn_began:
        case EventKind::checkup_began:
            return last({EventKind::turn_ended});
        case EventKind::match_ended:
            return last({EventKind::prize_taken, EventKind::knocked_out, EventKind::draw_failed});
        default:
            return std::nullopt;
    }
}

/// Returns the event as a sentence of the story, for a reader who knows everything before it.
[[nodiscard]] std::string sentence(std::span<const Event> events, std::size_t at,
                                   const Naming& naming)
{
    Story story(naming);
    (void)story.tell(events.first(at));
    std::vector<std::string> lines;
    for (const StoryLine& line : story.tell(events.subspan(at, 1))) lines.push_back(line.text);
    // A pending heading is printed only with its first line.
    if (lines.empty()) return std::string(name_of(events[at].kind));
    return lines.back();
}

}  // namespace

std::string to_string(std::span<const Cause> chain)
{
    std::vector<std::string> links;
    for (const Cause& cause : chain) {
        switch (cause.kind) {
            case Cause::Kind::event:
                links.push_back(fmt::format("#{} {}", cause.number, cause.what));
                break;
            case Cause::Kind::text:
                links.push_back(cause.what);
                break;
            case Cause::Kind::answer:
                links.push_back(cause.what.empty()
                                    ? fmt::format("answer {}", cause.number)
                                    : fmt::format("answer {}: {}", cause.number, cause.what));
                break;
        }
    }
    return fmt::format("{}", fmt::join(links, " <- "));
}

std::vector<std::uint32_t> answers_before_events(const Match& match)
{
    const std::span<const Event> events = match.events();
    std::vector<std::uint32_t> numbers(events.size());
    std::uint32_t answers = match.state().decisions;
    for (std::size_t i = events.size(); i-- > 0;) {
        // Events keep only the last eight bits. There are never 256 answers in a row without an
        // event.
        answers -= static_cast<std::uint8_t>(static_cast<std::uint8_t>(answers) - events[i].answer);
        numbers[i] = answers;
    }
    return numbers;
}

std::vector<Cause> causes_in(std::span<const Event> events, std::size_t at, const Naming& naming,
                             const std::function<std::string(std::size_t)>& told)
{
    std::vector<Cause> chain;
    for (Place next = at; next;) {
        const std::size_t here = *next;
        const Event& event = events[here];
        chain.push_back({Cause::Kind::event, static_cast<std::uint32_t>(here), told(here)});
        next = event.source == no_def ? by_rule(events, here) : announcement(events, here);
        if (!next && event.source != no_def && event.def != event.source) {
            const std::string ability = naming.ability(event.source, event.source_effect);
            const std::string card = naming.card(event.source);
            chain.push_back({Cause::Kind::text, 0,
                             ability.empty() ? card : fmt::format("{} of {}", ability, card)});
        }
    }
    return chain;
}

std::vector<Cause> causes_of(const Match& match, std::uint32_t number, const Naming& naming,
                             const std::function<std::string(std::uint32_t)>& answer_text)
{
    const std::span<const Event> events = match.events();
    const std::uint32_t first = match.first_event();
    if (number < first || number - first >= events.size()) return {};
    std::vector<Cause> chain = causes_in(events, number - first, naming, [&](std::size_t at) {
        return sentence(events, at, naming);
    });
    std::size_t last = 0;
    for (Cause& cause : chain) {
        if (cause.kind != Cause::Kind::event) continue;
        last = cause.number;
        cause.number += first;
    }
    const std::uint32_t answer = answers_before_events(match)[last];
    if (answer > 0) {
        chain.push_back(
            {Cause::Kind::answer, answer, answer_text ? answer_text(answer) : std::string{}});
    }
    return chain;
}

}  // namespace ptcg::tools
