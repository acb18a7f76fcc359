#pragma once

#include <vector>

#include "procedures/steps.hpp"
#include "ptcg/resolver.hpp"

namespace ptcg {

/// The `Resolver` as its match holds it: what is done to it from outside the rules.
class Driver final : public Resolver {
public:
    Driver(const CardLibrary& library, const Ruleset& rules, EffectHost* effects)
        : Resolver(library, rules, effects)
    {
    }

    /// From here on it works on this state and adds its events to `log` (null: to none).
    void work_on(MatchState& state, std::vector<Event>* log)
    {
        stand_at(state);
        log_to(log);
    }

    /// An answer begins, or a look from outside: as much may be asked and happen again.
    void begin_answer()
    {
        renew_texts();
        renew_events();
    }

    /// Nothing has failed, no text is being carried out, and answers are read from the first.
    void begin_step()
    {
        read_answers_anew();
        forget_failure();
        source_is({});
    }

    /// Runs a step from its beginning. `asked`: `question` is open. `failed`: `failure` says why,
    /// if it is not for the script to say.
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
