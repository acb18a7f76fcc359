// Runs a match from question to question, with checkpoints, rollback and the event log.

#include "ptcg/match.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <tuple>

#include "match/driver.hpp"
#include "ptcg/invariants.hpp"
#include "ptcg/note_card.hpp"
#include "ptcg/recorded_answers.hpp"

namespace ptcg {
namespace {

/// What takes back a call that fails. All matches of a thread share one: it has a meaning only
/// within a call, and a match never calls another. So it stays in the processor's cache however
/// many matches there are.
struct Undo {
    MatchState before_answer;
    Table step_start;
};
constinit thread_local Undo undo;

/// Copies `state` to `copy`. If neither has a checkpoint, those bytes are zero in both.
void copy_state(MatchState& copy, const MatchState& state)
{
    if (copy.checkpointed || state.checkpointed) {
        copy = state;
    } else {
        std::memcpy(static_cast<void*>(&copy), &state, offsetof(MatchState, checkpoint));
    }
}

}  // namespace

Match::Match(const CardLibrary& library, const Ruleset& rules, EffectHost* effects)
    : library_(&library),
      ruleset_(&rules),
      effects_(effects),
      state_(std::make_unique<MatchState>()),
      driver_(std::make_unique<Driver>(library, rules, effects))
{
    bind();
}

Match::Match(Match&& other) noexcept = default;
Match& Match::operator=(Match&& other) noexcept = default;
Match::~Match() = default;

void Match::bind()
{
    driver_->work_on(*state_, record_events_ ? &events_ : nullptr,
                     notes_copies_ ? &copy_notes_ : nullptr);
}

/// Resets the limits on what card texts may use.
void Match::begin_answer()
{
    driver_->begin_answer();
    if (effects_ != nullptr) effects_->begin_answer();
}

/// Prepares the texts of all cards in the match, so that they may be called.
Result<void> Match::prepare_cards()
{
    if (effects_ == nullptr) return {};
    // A tool may have started the lasting effect of a card that neither player has.
    std::array<DefId, cards_per_match + std::tuple_size_v<decltype(Table::lasting)>> cards{};
    auto end = std::ranges::copy(state_->defs, cards.begin()).out;
    const Table& now = state_->now;
    end = std::ranges::transform(now.lasting.begin(), now.lasting.begin() + now.lasting_count, end,
                                 &Lasting::def)
              .out;
    return effects_->prepare({cards.begin(), end});
}

void Match::forget_old_events()
{
    constexpr std::size_t most_events = 1u << 20u;
    if (events_.size() <= most_events) return;
    const std::size_t old = events_.size() - most_events / 2;
    events_.erase(events_.begin(), events_.begin() + static_cast<std::ptrdiff_t>(old));
    first_event_ += static_cast<std::uint32_t>(old);
}

Result<Match> Match::start(const CardLibrary& library, const Ruleset& rules, EffectHost* effects,
                           const MatchSetup& setup)
{
    const std::span<const DefId> decks[] = {setup.deck_one, setup.deck_two};
    Match match(library, rules, effects);
    MatchState& state = *match.state_;
    for (std::size_t who = 0; who < players; ++who) {
        if (decks[who].size() != cards_per_player) {
            return Error{"player " + std::to_string(who + 1) + "'s deck has " +
                         std::to_string(decks[who].size()) + " cards; it must have 60 (DECK-01)"};
        }
        for (const DefId id : decks[who]) {
            if (!library.has(id))
                return Error{"a deck contains a card that the library does not have"};
            note_card(state, library.def(id));
        }
        const bool any_basic = std::any_of(decks[who].begin(), decks[who].end(), [&](DefId id) {
            return flow::placeable_in_setup(library.def(id), rules);
        });
        if (!any_basic) {
            return Error{"player " + std::to_string(who + 1) +
                         "'s deck has no Basic Pokémon, so the setup could never end (DECK-03)"};
        }
        std::copy(decks[who].begin(), decks[who].end(),
                  state.defs.begin() + static_cast<std::ptrdiff_t>(who * cards_per_player));
    }
    if (const Result<void> ready = match.prepare_cards(); !ready) return ready.error();
    state.explicit_chance = setup.explicit_chance;
    state.lists_known = setup.lists_known;
    state.asks_forced = setup.ask_forced;
    state.decision_cap = setup.decision_cap;
    state.now.random = Random(setup.seed);
    match.on_failure_ = setup.on_failure;
    match.begin_answer();
    flow::lay_out(*match.driver_, rules.prizes);
    state.now.starting_player = setup.goes_first;
    if (match.advance() == Status::failed) {
        return Error{"the match could not be set up: " + match.failure_, true};
    }
    return match;
}

Result<Match> Match::resume(const CardLibrary& library, const Ruleset& rules, EffectHost* effects,
                            const MatchState& state)
{
    for (DefId id : state.defs) {
        if (!library.has(id))
            return Error{"the state contains a card that the library does not have"};
    }
    Match match(library, rules, effects);
    *match.state_ = state;
    if (const Result<void> ready = match.prepare_cards(); !ready) return ready.error();
    match.first_event_ = state.published;
    if (state.withheld_count > state.withheld.size() ||
        state.answers.used > state.answers.data.size()) {
        return Error{"the state is invalid: a list is longer than its capacity"};
    }
    if (std::string broken = invariant_broken(*match.driver_); !broken.empty()) {
        return Error{"the state is invalid: " + broken};
    }
    if (state.checkpointed) {
        match.state_->now = state.checkpoint;
        if (std::string broken = invariant_broken(*match.driver_); !broken.empty()) {
            return Error{"the state's checkpoint is invalid: " + broken};
        }
        match.state_->now = state.now;
    }
    return match;
}

Match Match::fork() const
{
    Match fork(*library_, *ruleset_, effects_);
    copy_state(*fork.state_, *state_);
    fork.first_event_ = state_->published;
    return fork;
}

const Permissions& Match::rules()
{
    bind();
    begin_answer();
    driver_->forget_failure();  // of an earlier query, outside any step
    return *driver_;
}

namespace {

[[nodiscard]] constexpr std::uint64_t bit_of(Step step)
{
    static_assert(static_cast<int>(Step::count) <= 64);
    return std::uint64_t{1} << static_cast<unsigned>(step);
}

}  // namespace

const Decision* Match::decision()
{
    if (over() || stopped_ || at_stop_) return nullptr;
    if (!question_open_) {
        bind();
        copy_state(undo.before_answer, *state_);
        const std::size_t events_before = events_.size();
        begin_answer();
        if (advance_or_undo(events_before) == Status::failed) {
            // Not even the question can be asked: there is no answer to take back or to withhold.
            copy_state(*state_, undo.before_answer);
            events_.resize(events_before);
            give_up();
        }
        if (over() || stopped_ || at_stop_) return nullptr;
    }
    return &driver_->question();
}

// ---- answering

Error Match::no_question() const
{
    if (at_stop_) return Error{"the match was stopped in the midst of the rules; restore a state"};
    if (stopped_) {
        return Error{"the match was stopped because a card text failed; `go_on` resumes it"};
    }
    return Error{"the match is over; there is no question to answer"};
}

Result<void> Match::check_answer(const Decision& open, std::span<const std::uint16_t> picks) const
{
    if (picks.size() < open.min || picks.size() > open.max) {
        const std::string wanted =
            open.min == open.max ? std::to_string(open.min)
                                 : std::to_string(open.min) + " to " + std::to_string(open.max);
        return Error{"the question needs " + wanted + (open.max == 1 ? " pick" : " picks") +
                     ", the answer has " + std::to_string(picks.size())};
    }
    for (const std::uint16_t pick : picks) {
        if (pick >= open.options.size()) {
            return Error{"option " + std::to_string(pick) + " does not exist; the question has " +
                         std::to_string(open.options.size()) + " options, counted from 0"};
        }
        if (open.options[pick].count == 0) {
            return Error{"option " + std::to_string(pick) +
                         " cannot be picked in this question: its card text failed"};
        }
        int times = 0;
        for (const std::uint16_t other : picks) times += other == pick ? 1 : 0;
        if (times > open.options[pick].count) {
            return Error{"option " + std::to_string(pick) + " was picked " + std::to_string(times) +
                         " times; the limit is " + std::to_string(open.options[pick].count)};
        }
    }
    return {};
}

/// Returns false if the step has asked more than can be recorded.
bool Match::record_answer(std::span<const std::uint16_t> picks)
{
    Answers& answers = state_->answers;
    const Decision& open = driver_->question();
    const bool room = add_picks(answers, picks, open.secret ? open.asked : PlayerId::none);
    ++answers.count;
    ++state_->decisions;
    return room;
}

Result<void> Match::answer(std::span<const std::uint16_t> picks)
{
    const Decision* open = decision();
    if (open == nullptr) return no_question();
    if (Result<void> legal = check_answer(*open, picks); !legal) return legal;
    const DefId source = open->source;
    forget_old_events();
    copy_state(undo.before_answer, *state_);
    const std::size_t events_before = events_.size();
    begin_answer();
    if (!record_answer(picks)) {
        set_failure("one effect asked more questions than can be recorded", source);
        return fail_answer(picks, events_before);
    }
    state_->withheld_count = 0;
    state_->withheld = {};
    driver_->question_is_at_hand(true);
    const Status status = advance_or_undo(events_before);
    if (status == Status::failed) return fail_answer(picks, events_before);
    if (verify_reruns_ && status == Status::asked && rerun_and_compare() == Status::failed) {
        return fail_answer(picks, events_before);
    }
    if (!over() && state_->decision_cap != 0 && state_->decisions >= state_->decision_cap) {
        end_match(Outcome::decision_cap, PlayerId::none, WinReason::none);
    }
    return {};
}

Result<void> Match::fail_answer(std::span<const std::uint16_t> picks, std::size_t events_before)
{
    copy_state(*state_, undo.before_answer);
    events_.resize(events_before);
    drop_copy_notes();
    question_open_ = false;
    Error error{failure_, true};
    const bool by_clock = effects_ != nullptr && effects_->stopped_by_clock();
    const bool may_withhold = picks.size() == 1 && !by_clock && withheld_so_far_ < most_withheld_;
    if (on_failure_ == FailurePolicy::withhold && may_withhold) {
        ++withheld_so_far_;
        withhold(picks[0]);
        if (over() || can_still_be_answered()) return error;
    }
    if (!over()) give_up();  // the question itself may just have failed
    return error;
}

/// A text has failed, and the match cannot or may not continue without it.
void Match::give_up()
{
    if (on_failure_ == FailurePolicy::stop) {
        question_open_ = false;
        stopped_ = true;
    } else {
        end_match(Outcome::void_match, PlayerId::none, WinReason::none);
    }
}

/// Returns whether there are enough options that were not withheld.
bool Match::can_still_be_answered()
{
    const Decision* open = decision();
    if (open == nullptr) return false;
    int left = 0;
    for (const Option& option : open->options) left += option.count;
    return left >= open->min;
}

void Match::withhold(std::uint16_t option)
{
    if (state_->withheld_count == state_->withheld.size()) {
        end_match(Outcome::void_match, PlayerId::none, WinReason::none);
        return;
    }
    state_->withheld[state_->withheld_count++] = option;
}

Result<void> Match::answer_by_default()
{
    const Decision* open = decision();
    if (open == nullptr) return no_question();
    return answer(default_answer(*open));
}

void Match::end_match(Outcome outcome, PlayerId winner, WinReason reason)
{
    bind();
    if (record_events_) events_.reserve(events_.size() + 1);  // nothing may fail halfway
    driver_->end_match(outcome, winner, reason);
    finish_step();
    question_open_ = false;
    stopped_ = false;
}

void Match::concede(PlayerId player)
{
    if (!over()) end_match(Outcome::won, opponent_of(player), WinReason::concede);
}

void Match::run_out_of_time(PlayerId player)
{
    if (!over()) end_match(Outcome::won, opponent_of(player), WinReason::time);
}

void Match::forfeit(PlayerId player)
{
    if (!over()) end_match(Outcome::won, opponent_of(player), WinReason::forfeit);
}

void Match::make_void()
{
    if (!over()) end_match(Outcome::void_match, PlayerId::none, WinReason::none);
}

// ---- running steps

/// Completes the step: clears its checkpoint and answers, so that their bytes are zero again.
void Match::finish_step()
{
    Answers& answers = state_->answers;
    if (answers.used > 0) {
        std::memset(answers.data.data(), 0, answers.used * sizeof answers.data[0]);
        answers.used = 0;
        answers.count = 0;
    }
    if (state_->checkpointed) {
        static const Table unused;
        state_->checkpoint = unused;
        state_->checkpointed = false;
    }
}

Status Match::run_step()
{
    Driver& game = *driver_;
    const flow::StepInfo& step = flow::info(game.frame().step);
    const bool keeps_start = !state_->checkpointed && step.changes_before_asking(game);
    if (state_->checkpointed) state_->now = state_->checkpoint;
    if (state_->checkpointed) {
        drop_copy_notes(copy_notes_of_step_);  // those of events to come are noted again
    } else {
        copy_notes_of_step_ = copy_notes_.size();
    }
    if (keeps_start) undo.step_start = state_->now;
    const Status status = game.run(step.run);
    switch (status) {
        case Status::done:
            finish_step();
            break;
        case Status::asked:
            if (keeps_start) {
                state_->checkpoint = undo.step_start;
                state_->checkpointed = true;
            }
            break;
        case Status::failed:
            record_failure();
            break;
    }
    return status;
}

void Match::record_failure()
{
    failure_ = effects_ != nullptr ? effects_->last_error() : "";
    failure_place_ = effects_ != nullptr ? effects_->failure_place() : FailurePlace{};
    // A script that was running has reported the reason, with its file and line.
    if (failure_.find(driver_->failure()) != std::string::npos) return;
    set_failure(driver_->failure(), driver_->failed_text());
}

/// `text`: the card whose text caused it.
void Match::set_failure(std::string message, DefId text)
{
    failure_ = std::move(message);
    failure_place_ = {};
    if (text == no_def) return;
    const CardText& card = library_->text(text);
    failure_ += "\n  in a card text of " + card.id;
    failure_place_.pack = library_->pack(card.pack).id;
    failure_place_.card = card.id;
}

Status Match::advance()
{
    // Texts can trigger each other without end, even if each call stays within its limits.
    constexpr int most_steps = 10'000;
    question_open_ = false;
    bind();
    for (int steps = 0; !over(); ++steps) {
        if (steps == most_steps) {
            set_failure("the effects in play trigger each other endlessly");
            return Status::failed;
        }
        at_stop_ = (stops_before_ & bit_of(driver_->frame().step)) != 0;
        if (at_stop_) return Status::done;
        const Status status = run_step();
        if (status == Status::failed) return status;
        if (status == Status::asked && !over()) {
            for (std::size_t i = 0; i < state_->withheld_count; ++i) {
                driver_->withhold(state_->withheld[i]);
            }
            question_open_ = true;
            return status;
        }
    }
    finish_step();
    return Status::done;
}

/// After an exception, such as out of memory, restores the state from before.
Status Match::advance_or_undo(std::size_t events_before)
{
    try {
        return advance();
    } catch (...) {
        copy_state(*state_, undo.before_answer);
        events_.resize(events_before);
        drop_copy_notes();
        question_open_ = false;
        driver_->question_is_at_hand(false);
        throw;
    }
}

/// Runs the open step again from its checkpoint: it must give the same result. Otherwise a script
/// depends on something outside the state.
Status Match::rerun_and_compare()
{
    const std::uint64_t first = hash(*state_);
    const Decision question = driver_->question();
    const std::vector<Option> options(question.options.begin(), question.options.end());
    const std::vector<std::string> words(question.words.begin(), question.words.end());
    begin_answer();  // verifying must not use up the limits of what it verifies
    const Status status = run_step();
    const Decision& again = driver_->question();
    const bool same =
        status == Status::asked && hash(*state_) == first && question.asked == again.asked &&
        question.purpose == again.purpose &&
        std::equal(options.begin(), options.end(), again.options.begin(), again.options.end()) &&
        std::equal(words.begin(), words.end(), again.words.begin(), again.words.end());
    if (same) return Status::asked;
    set_failure("a step behaved differently when it ran again from its checkpoint");
    return Status::failed;
}

// ---- time travel and events

void Match::stop_before(std::span<const Step> steps)
{
    stops_before_ = 0;
    for (const Step step : steps) stops_before_ |= bit_of(step);
}

void Match::restore(const MatchState& state)
{
    const bool same_cards = state.defs == state_->defs;
    copy_state(*state_, state);
    // Cards that cannot be prepared report it when they are called.
    if (!same_cards) static_cast<void>(prepare_cards());
    driver_->forget_damage();
    question_open_ = false;
    stopped_ = false;
    at_stop_ = false;
    drop_copy_notes();
    if (state.published < first_event_ || state.published > first_event_ + events_.size()) {
        events_.clear();
        first_event_ = state.published;
    } else {
        events_.resize(state.published - first_event_);
    }
}

void Match::note_copies(bool note)
{
    notes_copies_ = note;
    copy_notes_.clear();
    copy_notes_of_step_ = 0;
    bind();
}

void Match::note_copies_like(const Match& other)
{
    notes_copies_ = other.notes_copies_;
    copy_notes_ = other.copy_notes_;
    copy_notes_of_step_ = other.copy_notes_of_step_;
    bind();
}

/// Drops the notes from this position on about events that have not happened.
void Match::drop_copy_notes(std::size_t from)
{
    if (from >= copy_notes_.size()) return;
    const auto begin = copy_notes_.begin() + static_cast<std::ptrdiff_t>(from);
    copy_notes_.erase(
        std::remove_if(begin, copy_notes_.end(),
                       [this](const CopyNote& note) { return note.event >= state_->published; }),
        copy_notes_.end());
}

std::vector<CopyNote> Match::take_copy_notes()
{
    const auto of_events = std::ranges::find_if(
        copy_notes_, [this](const CopyNote& note) { return note.event >= state_->published; });
    std::vector<CopyNote> taken(copy_notes_.begin(), of_events);
    copy_notes_.erase(copy_notes_.begin(), of_events);
    copy_notes_of_step_ -= std::min(copy_notes_of_step_, taken.size());
    return taken;
}

void Match::record_events(bool record)
{
    if (record && !record_events_) {
        events_.clear();
        first_event_ = state_->published;
    }
    record_events_ = record;
}

std::span<const Event> Match::events() const
{
    return events_;
}

std::vector<Event> Match::events_for(Audience audience, std::uint32_t from) const
{
    std::vector<Event> result;
    const std::uint32_t start = std::max(from, first_event_) - first_event_;
    for (std::size_t i = start; i < events_.size(); ++i) {
        result.push_back(as_seen_by(events_[i], audience));
    }
    return result;
}

std::span<const DamageLine> Match::last_damage() const
{
    return driver_->last_damage();
}

std::vector<DamageCalculation> Match::damage_calculations() const
{
    return driver_->damage_calculations();
}

Resolver& Match::begin_edit()
{
    static_cast<void>(rules());
    if (state_->checkpointed) state_->now = state_->checkpoint;
    state_->now.event_count = state_->published;  // events from now on have not been published
    driver_->begin_step();
    finish_step();
    state_->withheld_count = 0;
    state_->withheld = {};
    question_open_ = false;
    return *driver_;
}

void Match::end_edit()
{
    static_cast<void>(prepare_cards());
    driver_->refresh_listeners();
}

}  // namespace ptcg
