#pragma once

#include <vector>

#include "procedures/steps.hpp"
#include "ptcg/resolver.hpp"

namespace ptcg {

/// The `Resolver` that a match owns, with what is done to it from outside the rules.
class Driver final : public Resolver {
public:
    Driver(const CardLibrary& library, const Ruleset& rules, EffectHost* effects)
        : Resolver(library, rules, effects)
    {
    }

    /// From now on, works on this state and adds its events to `log` and notes about copies to
    /// `notes` (null: to none).
    void work_on(MatchState& state, std::vector<Event>* log, std::vector<CopyNote>* notes)
    {
        stand_at(state);
        log_to(log);
        note_copies_in(notes);
    }

    /// Call at the beginning of an answer or of a query from outside: resets the limits on texts
    /// and events.
    void begin_answer()
    {
        renew_texts();
        renew_events();
    }

    /// Resets the failure and the running text, and reads answers from the first.
    void begin_step()
    {
        read_answers_anew();
        forget_failure();
        source_is({});
    }

    /// Runs a step from its beginning. `asked`: `question` is open. `failed`: `failure` says why,
    /// unless the script reports the reason.
    Status run(flow::StepFunction step)
    {
        begin_step();
        const Status status = step(*this);
        question_is_at_hand(false);
        return failed() ? Status::failed : status;
    }

    using Queries::forget_damage;
    using Queries::forget_failure;
    using Questions::question_is_at_hand;
    using Questions::withhold;
};

}  // namespace ptcg
