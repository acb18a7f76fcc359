#include "procedures/steps.hpp"

#include <array>

namespace ptcg::flow {

namespace {

constexpr std::size_t step_count = static_cast<std::size_t>(Step::count);

[[nodiscard]] bool always(const Facts&)
{
    return true;
}

[[nodiscard]] bool never(const Facts&)
{
    return false;
}

// A checkpoint is a copy of the table, so steps that rarely change anything say when they do.
constexpr std::array<StepInfo, step_count> steps = [] {
    std::array<StepInfo, step_count> table{};
    const auto texts = [&](Step step, StepFunction run) { table[at(step)] = {run, always}; };
    const auto texts_if = [&](Step step, StepFunction run, bool (*any)(const Facts&)) {
        table[at(step)] = {run, any};
    };
    const auto asks_first = [&](Step step, StepFunction run) { table[at(step)] = {run, never}; };

    asks_first(Step::setup_flip, setup_flip);
    asks_first(Step::setup_choose_start, setup_choose_start);
    texts(Step::setup_draw, setup_draw);
    texts(Step::setup_shared_mulligans, setup_shared_mulligans);
    texts(Step::setup_single_mulligans, setup_single_mulligans);
    asks_first(Step::setup_active, setup_active);
    asks_first(Step::setup_bench, setup_bench);
    asks_first(Step::setup_prizes, setup_prizes);
    asks_first(Step::setup_bonus, setup_bonus);
    asks_first(Step::setup_bonus_bench, setup_bonus_bench);
    asks_first(Step::setup_late_flip, setup_late_flip);
    asks_first(Step::setup_late_choice, setup_late_choice);
    asks_first(Step::setup_reveal, setup_reveal);

    asks_first(Step::turn_begin, turn_begin);
    asks_first(Step::turn_draw, turn_draw);
    asks_first(Step::main_phase, main_phase);
    asks_first(Step::attack_again, attack_again);
    texts(Step::turn_end, turn_end);

    texts(Step::play_trainer, play_trainer);
    asks_first(Step::play_trainer_end, play_trainer_end);
    texts(Step::use_text, use_text);
    texts(Step::retreat, retreat);

    asks_first(Step::attack_next, attack_next);
    texts(Step::attack_choose, attack_choose);
    texts(Step::attack_require, attack_require);
    texts(Step::attack_announced, attack_announced);
    texts(Step::attack_alter, attack_alter);
    asks_first(Step::attack_confusion, attack_confusion);
    texts(Step::attack_before, attack_before);
    texts(Step::attack_damage, attack_damage);
    texts(Step::attack_after, attack_after);
    asks_first(Step::attack_end, attack_end);

    texts_if(Step::settle_trigger, settle_trigger, anything_waits);
    asks_first(Step::settle_checks, settle_checks);

    texts(Step::knock_out_replace, knock_out_replace);
    texts(Step::knock_out_triggers, knock_out_triggers);
    asks_first(Step::knock_out_discard, knock_out_discard);
    asks_first(Step::knock_out_prizes, knock_out_prizes);
    asks_first(Step::knock_out_promote, knock_out_promote);
    asks_first(Step::knock_out_end, knock_out_end);

    texts_if(Step::checkup_begin, checkup_begin, checkup_may_ask);
    texts_if(Step::checkup_conditions, checkup_conditions, any_condition);
    texts_if(Step::checkup_others, checkup_others, anything_waits);
    asks_first(Step::checkup_end, checkup_end);

    asks_first(Step::sudden_death, sudden_death);
    asks_first(Step::match_over, match_over);
    return table;
}();

}  // namespace

std::array<PlayerId, 2> in_order(const Facts& game, FirstToAct first)
{
    const PlayerId turn = game.table().turn_player;
    const PlayerId one = first == FirstToAct::turn_player ? turn : opponent_of(turn);
    return {one, opponent_of(one)};
}

const StepInfo& info(Step step)
{
    return steps[at(step)];
}

}  // namespace ptcg::flow
