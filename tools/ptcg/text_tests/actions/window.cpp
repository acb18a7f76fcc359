#include "text_tests/actions/window.hpp"

#include <array>
#include <span>

#include "text_tests/actions/digest.hpp"

namespace ptcg::tools {
namespace {

constexpr std::size_t most_ends = 150;  ///< that are tried in all ways
constexpr std::size_t most_questions = 60;
constexpr std::size_t samples = 24;

[[nodiscard]] std::uint64_t question_digest(const MatchState& state, const Decision& open)
{
    std::uint64_t options = 0;
    for (const Option& option : open.options) options += option_digest(state, option);
    const auto limits = static_cast<std::uint64_t>(open.min) * 1024 + open.max;
    return mixed(mixed(static_cast<std::uint64_t>(open.purpose), options), limits);
}

/// Returns the steps that come after a moment, whichever is first. A text that reacts may make the
/// rules do more in between, but not before the first of them.
[[nodiscard]] std::span<const Step> steps_after(Moment moment)
{
    static constexpr std::array checks{Step::settle_checks};
    static constexpr std::array knock_outs{Step::knock_out_discard, Step::turn_end};
    static constexpr std::array turn_end{Step::settle_checks, Step::checkup_begin};
    static constexpr std::array checkup{Step::knock_out_discard, Step::checkup_end};
    switch (moment) {
        case Moment::checks:
            return checks;
        case Moment::knock_outs:
            return knock_outs;
        case Moment::turn_end:
            return turn_end;
        case Moment::checkup:
            break;
    }
    return checkup;
}

class Explorer {
public:
    Explorer(Match& match, const MatchState& start, bool to_checks)
        : match_(match), start_(start), to_checks_(to_checks)
    {
    }

    [[nodiscard]] Window all(const Picks& action)
    {
        walk(action, [&](const Decision& open) {
            return all_answers(match_.state(), open, most_ends - leaves_);
        });
        return std::move(window_);
    }

    [[nodiscard]] bool too_many() const { return leaves_ >= most_ends; }

    [[nodiscard]] Window some(const Picks& action, std::uint64_t salt)
    {
        window_.sampled = true;
        for (std::size_t i = 0; i < samples; ++i) {
            leaves_ = 0;
            match_.restore(start_);
            walk(action, [&](const Decision& open) {
                window_.asked = mixed(window_.asked, question_digest(match_.state(), open));
                return std::vector<Picks>{some_answer(match_.state(), open, mixed(salt, i))};
            });
        }
        return std::move(window_);
    }

private:
    /// Gives the answer and all that `answers_to` returns for the questions that follow.
    template <typename Answers>
    void walk(const Picks& picks, const Answers& answers_to)
    {
        path_.push_back(picks);
        step(picks, answers_to);
        path_.pop_back();
    }

    template <typename Answers>
    void step(const Picks& picks, const Answers& answers_to)
    {
        if (const Result<void> done = match_.answer(picks); !done) {
            window_.failure = done.error().message;
            leaves_ = most_ends;
            return;
        }
        const Decision* const open = match_.decision();
        if (open == nullptr || open->purpose == Purpose::main_phase) return end();
        if (path_.size() > most_questions) {
            leaves_ = most_ends;
            return;
        }
        const std::vector<Picks> answers = answers_to(*open);
        if (answers.empty()) leaves_ = most_ends;
        const MatchState before = match_.state();
        for (const Picks& answer : answers) {
            if (leaves_ >= most_ends) return;
            match_.restore(before);
            static_cast<void>(match_.decision());
            walk(answer, answers_to);
        }
    }

    void end()
    {
        ++leaves_;
        const std::vector<Event> events = match_.events_for(seen_by_all, start_.published);
        std::uint64_t digest = mixed(table_digest(match_.state()), events_digest(events));
        if (to_checks_) digest = mixed(digest, pending_digest(match_.state()));
        if (window_.ends.contains(digest)) return;
        window_.ends.emplace(digest, WindowEnd{match_.state(), path_, events});
    }

    Match& match_;
    const MatchState& start_;
    bool to_checks_;
    Window window_;
    std::vector<Picks> path_;
    std::size_t leaves_ = 0;
};

[[nodiscard]] Window explore_all(Match& match, const MatchState& start, const Picks& action,
                                 std::uint64_t salt, bool to_checks)
{
    match.restore(start);
    static_cast<void>(match.decision());
    Explorer exhaustive(match, start, to_checks);
    Window window = exhaustive.all(action);
    if (window.failure.empty() && exhaustive.too_many()) {
        match.restore(start);
        window = Explorer(match, start, to_checks).some(action, salt);
    }
    match.restore(start);
    return window;
}

}  // namespace

Window explore(Match& match, const MatchState& start, const Picks& action, std::uint64_t salt)
{
    return explore_all(match, start, action, salt, false);
}

Window explore_to(Match& match, std::uint16_t action, Moment moment, std::uint64_t salt)
{
    const MatchState start = match.state();
    match.stop_before(steps_after(moment));
    Window window = explore_all(match, start, {action}, salt, true);
    match.stop_before({});
    match.restore(start);
    return window;
}

}  // namespace ptcg::tools
