#include "environment.hpp"

#include <algorithm>
#include <iterator>
#include <string>

#include "playing.hpp"
#include "ptcg/determinize.hpp"
#include "structs.hpp"

namespace ptcg::capi {
namespace {

ptcg_status read(const LibraryData& library, const ptcg_env_setup* wanted, EnvPlan& plan)
{
    PTCG_TRY(need(wanted, "setup"));
    ptcg_env_setup setup;
    PTCG_TRY(read_struct(wanted, setup, "ptcg_env_setup"));
    if (setup.reserved != 0) {
        return fail(PTCG_ERROR_ARGUMENT, "ptcg_env_setup: `reserved` must be 0");
    }
    if (setup.bot[0] != nullptr && setup.bot[1] != nullptr) {
        return fail(PTCG_ERROR_ARGUMENT,
                    "ptcg_env_setup: bots play both seats; leave one for the program");
    }
    for (std::size_t who = 0; who < players; ++who) {
        if (setup.bot[who] == nullptr) continue;
        plan.bots[who] = setup.bot[who];
        const Result<BotName> named = read_bot_name(plan.bots[who]);
        if (!named) return fail(PTCG_ERROR_NAME, named.error().message);
    }
    if (setup.options != 0) plan.layout = encoding::Layout(setup.options);
    const Result<encoding::Encoder> fits = encoding::Encoder::make(library.cards(), plan.layout);
    if (!fits) return fail(PTCG_ERROR_ARGUMENT, fits.error().message);
    Checked<std::shared_ptr<const Start>> start = read_start(library, setup.match);
    PTCG_TRY(start.status);
    plan.lists = encoding::lists_of(start.value->decks[0], start.value->decks[1]);
    plan.start = std::move(start.value);
    return PTCG_OK;
}

}  // namespace

Checked<std::shared_ptr<const EnvPlan>> read_plan(const LibraryData& library,
                                                  const ptcg_env_setup* wanted)
{
    auto plan = std::make_shared<EnvPlan>();
    const ptcg_status status = read(library, wanted, *plan);
    return {status, std::move(plan)};
}

ptcg_status Environment::make_bots()
{
    for (std::size_t who = 0; who < players; ++who) {
        if (plan_->bots[who].empty()) continue;
        Result<std::unique_ptr<Bot>> made = make_bot(plan_->bots[who], host_->library->cards());
        if (!made) return fail(PTCG_ERROR_NAME, made.error().message);
        bots_[who] = std::move(made.value());
    }
    return PTCG_OK;
}

ptcg_status Environment::start(std::uint64_t seed)
{
    Result<Match> started = plan_->start->begin(*host_, seed);
    if (!started) return fail(PTCG_ERROR_DECK, started.error().message);
    match_.emplace(std::move(started.value()));
    match_->on_failure(plan_->start->setup.on_failure);
    if (!plan_->start->keeps_events) match_->record_events(false);
    picking_.begin();
    sheet_.state->seed = seed;
    sheet_.state->steps = 0;
    return go_on();
}

ptcg_status Environment::begin(std::uint64_t seed)
{
    first_seed_ = seed;
    *sheet_.state = ptcg_env_state{};
    forget_last_step();
    PTCG_TRY(start(seed));
    // What bots do before the program is asked is not its step.
    return over() ? begin_following() : PTCG_OK;
}

ptcg_status Environment::begin_following()
{
    const ptcg_status status = begin_next();
    forget_last_step();
    return status;
}

void Environment::pass()
{
    if (!over()) return forget_last_step();
    forget_rewards();
}

void Environment::forget_last_step()
{
    ptcg_env_state& state = *sheet_.state;
    forget_rewards();
    state.outcome = state.reason = 0;
    state.winner = PTCG_NOBODY;
    state.length = 0;
}

void Environment::forget_rewards()
{
    ptcg_env_state& state = *sheet_.state;
    state.reward[0] = state.reward[1] = 0;
    state.terminated = state.truncated = 0;
}

ptcg_status Environment::begin_next()
{
    const ptcg_env_state ended = *sheet_.state;
    do {
        ++sheet_.state->episode;
        PTCG_TRY(start(derived_seed(first_seed_, sheet_.state->episode)));
    } while (over());
    ptcg_env_state& now = *sheet_.state;
    std::copy(std::begin(ended.reward), std::end(ended.reward), now.reward);
    now.length = ended.length;
    now.terminated = ended.terminated;
    now.truncated = ended.truncated;
    now.outcome = ended.outcome;
    now.winner = ended.winner;
    now.reason = ended.reason;
    return PTCG_OK;
}

ptcg_status Environment::wait()
{
    pass();
    return cannot_go_on() ? go_on() : PTCG_OK;
}

ptcg_status Environment::step(std::int32_t action)
{
    if (over()) return fail(PTCG_ERROR_OVER, "the game is over; reset begins another");
    if (cannot_go_on()) return go_on();
    const Decision& open = *match_->decision();
    if (action < 0) {
        return fail(PTCG_ERROR_ANSWER,
                    "action " + std::to_string(action) + " is not legal; actions begin with 0");
    }
    const Result<bool> taken =
        picking_.take(open, encoder_->layout(), static_cast<std::size_t>(action));
    if (!taken) return fail(PTCG_ERROR_ANSWER, taken.error().message);
    ++sheet_.state->steps;
    forget_last_step();
    if (!taken.value()) return write();
    const ptcg_status status = answer(picking_.picks());
    picking_.begin();
    PTCG_TRY(status);
    return go_on();
}

/// A script that fails ends the game as void, or does what else the policy says: it is not an error
/// of the program.
ptcg_status Environment::answer(std::span<const std::uint16_t> picks)
{
    const Result<void> taken = match_->answer(picks);
    if (taken || taken.error().by_script) return PTCG_OK;
    return fail(PTCG_ERROR_INTERNAL, taken.error().message);
}

/// Each answer depends on the seed and the position alone, so that copies answer alike.
ptcg_status Environment::ask_bot(PlayerId seat)
{
    Bot& bot = *bots_[at(seat)];
    bot.begin(derived_seed(sheet_.state->seed, match_->state().decisions));
    ask(bot, *match_, scratch_->view, scratch_->picks);
    return answer(scratch_->picks);
}

/// Goes on to the next question for the program, or to the end.
ptcg_status Environment::go_on()
{
    const Decision* open = match_->decision();
    while (open != nullptr && plan_->is_bot(open->asked)) {
        PTCG_TRY(ask_bot(open->asked));
        open = match_->decision();
    }
    if (open != nullptr) return write();
    if (match_->stopped()) {
        sheet_.state->legal_count = 0;
        return fail(PTCG_ERROR_STOPPED,
                    "a card text failed, and the policy is to stop:\n" + match_->failure());
    }
    write_end();
    return PTCG_OK;
}

ptcg_status Environment::write()
{
    ptcg_env_state& state = *sheet_.state;
    const Decision& open = *match_->decision();
    const bool by_chance = open.asked == PlayerId::chance;
    open_ = &open;
    options_ = open.options.data();
    state.player = static_cast<std::uint8_t>(open.asked);
    state.decisions = match_->state().decisions;
    state.turn = static_cast<std::uint16_t>(match_->turn());
    state.legal_count = 0;
    if (open.options.size() > encoder_->layout().options()) {
        std::ranges::fill(sheet_.mask, std::uint8_t{0});
        return fail(PTCG_ERROR_ROOM, "the question has " + std::to_string(open.options.size()) +
                                         " options, but `options` is " +
                                         std::to_string(encoder_->layout().options()) +
                                         "; make the environment with a larger number");
    }
    if (by_chance) {
        std::ranges::fill(sheet_.observation, std::int16_t{0});
    } else {
        PTCG_TRY(observe(open.asked, sheet_.observation));
    }
    state.legal_count = static_cast<std::uint16_t>(
        picking_.list(open, encoder_->layout(), sheet_.mask, sheet_.legal));
    return PTCG_OK;
}

void Environment::write_end()
{
    ptcg_env_state& state = *sheet_.state;
    const bool by_rules = match_->outcome() == Outcome::won || match_->outcome() == Outcome::draw;
    const auto last = static_cast<PlayerId>(state.player);
    const PlayerId seat = last == PlayerId::two ? PlayerId::two : PlayerId::one;
    state.outcome = static_cast<std::uint8_t>(match_->outcome());
    state.winner = static_cast<std::uint8_t>(match_->winner());
    state.reason = static_cast<std::uint8_t>(match_->reason());
    state.terminated = by_rules ? 1 : 0;
    state.truncated = by_rules ? 0 : 1;
    for (const PlayerId id : both_players) {
        const bool has_won = match_->winner() == id;
        const bool has_lost = match_->winner() == opponent_of(id);
        state.reward[at(id)] = has_won ? 1.0F : has_lost ? -1.0F : 0.0F;
    }
    state.length = state.steps;
    state.player = PTCG_NOBODY;
    state.legal_count = 0;
    state.decisions = match_->state().decisions;
    state.turn = static_cast<std::uint16_t>(match_->turn());
    std::ranges::fill(sheet_.mask, std::uint8_t{0});
    // Without a question there is always room.
    static_cast<void>(encoder_->encode(*match_, seat, plan_->lists, {}, sheet_.observation));
}

ptcg_status Environment::observe(PlayerId seat, std::span<std::int16_t> numbers)
{
    const Decision* const open = match_->decision();
    const bool is_asked = open != nullptr && open->asked == seat;
    const auto picks = is_asked ? picking_.picks() : std::span<const std::uint16_t>();
    const Result<void> done = encoder_->encode(*match_, seat, plan_->lists, picks, numbers);
    return done ? PTCG_OK : fail(PTCG_ERROR_ROOM, done.error().message);
}

ptcg_status Environment::copy(const Environment& other)
{
    if (!match_) {
        match_.emplace(other.match_->fork());
        match_->on_failure(plan_->start->setup.on_failure);
        match_->record_events(plan_->start->keeps_events);
    } else {
        match_->record_events(false);
        match_->restore(other.match_->state());
        match_->record_events(plan_->start->keeps_events);
    }
    picking_ = other.picking_;
    first_seed_ = other.first_seed_;
    *sheet_.state = *other.sheet_.state;
    std::ranges::copy(other.sheet_.observation, sheet_.observation.begin());
    std::ranges::copy(other.sheet_.mask, sheet_.mask.begin());
    std::ranges::copy(other.sheet_.legal, sheet_.legal.begin());
    return PTCG_OK;
}

ptcg_status Environment::determinize(Environment& other, PlayerId seat, std::uint64_t seed)
{
    PTCG_TRY(copy(other));
    if (over()) return fail(PTCG_ERROR_OVER, "the game is over; nothing is to be drawn again");
    if (other.match_->stopped()) return other.go_on();  // which says why
    if (match_->decision()->asked != seat && !picking_.picks().empty())
        return fail(PTCG_ERROR_POSITION, "the other player has begun an answer");
    const Observation seen(*other.match_, seat, {.real_list = true});
    match_->record_events(false);
    const Result<void> drawn = seen.sample(seed, *match_);
    match_->record_events(plan_->start->keeps_events);
    const ptcg_status status = drawn ? write() : fail(PTCG_ERROR_POSITION, drawn.error().message);
    if (status != PTCG_OK) PTCG_TRY(copy(other));
    return status;
}

}  // namespace ptcg::capi
