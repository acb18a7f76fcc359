#include "repl/session.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ptcg/hosting/prompt.hpp"
#include "ptcg/invariants.hpp"
#include "ptcg/resolver.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/scripting/problem.hpp"
#include "repl/command.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {

namespace {

/// No card causes more coins, shuffles and picks than this after one answer.
constexpr int most_chance = 5'000;

/// Makes the match ask the session for chance. Only possible if no effect has begun without that.
MatchState with_explicit_chance(MatchState state)
{
    if (!state.checkpointed && state.answers.used == 0) state.explicit_chance = true;
    return state;
}

}  // namespace

Session::Session(std::shared_ptr<World> world, Manner manner)
    : world_(std::move(world)), manner_(manner)
{
}

// ---- what commands work with -----------------------------------------------------------------

Naming Session::naming() const
{
    Naming naming;
    naming.library = &library();
    naming.language = manner_.language;
    if (setting_) naming.names = setting_->names;
    if (match_) naming.has_checkup = has_checkup(match_->ruleset());
    return naming;
}

const View& Session::view()
{
    if (!view_fresh_) {
        static_cast<void>(match_->decision());
        make_view(match_->rules(), seen_by_all, view_);
        view_fresh_ = true;
    }
    return view_;
}

std::optional<OpenQuestion> Session::question()
{
    const View& judge = view();
    const Decision* decision = match_->decision();
    if (decision == nullptr) return std::nullopt;
    return OpenQuestion{*decision, library(), match_->state(), judge, setting_->names};
}

bool Session::turn_waits()
{
    const Decision* const decision = at_table() ? match_->decision() : nullptr;
    return decision != nullptr && decision->purpose != Purpose::main_phase;
}

PlayerId Session::mover()
{
    const Decision* decision = match_->decision();
    const bool asked = decision != nullptr && decision->asked != PlayerId::chance;
    return asked ? decision->asked : match_->state().now.turn_player;
}

// ---- changing the position -------------------------------------------------------------------

/// Resumes the match from a position.
Result<void> Session::stand(const MatchState& state, std::shared_ptr<const Setting> setting)
{
    Result<Match> match = Match::resume(library(), setting->rules, &world_->host, state);
    if (!match) return match.error();
    match_.emplace(std::move(match.value()));
    setting_ = std::move(setting);
    view_fresh_ = false;
    return {};
}

/// The generator is stored in the state, although the match itself does not draw from it: saving,
/// comparing and going back then also include chance.
void Session::note_chance(const Random& random)
{
    MatchState state = with_explicit_chance(match_->state());
    state.now.random = random;
    if (state.checkpointed) state.checkpoint.random = random;
    // Restoring asks the question again, which runs texts again: only if needed.
    if (state == match_->state()) return;
    match_->restore(state);
    view_fresh_ = false;
}

/// Keeps damage calculations, which otherwise only the last answer would show. If a step asks a
/// question and calculates damage again afterward, that is the same damage.
void Session::note_damage(Step& step)
{
    const auto same = [](const ToldDamage& told, const DamageCalculation& damage) {
        return told.event == damage.event && std::ranges::equal(told.lines, damage.lines);
    };
    for (const DamageCalculation& damage : match_->damage_calculations()) {
        const bool complete = damage.lines.back().step == DamageStep::result;
        if (!complete || damage.event < step.first_event) continue;
        const auto is_it = [&](const ToldDamage& told) { return same(told, damage); };
        if (std::ranges::any_of(step.damage, is_it)) continue;
        if (!timeline_.empty() && std::ranges::any_of(timeline_.now().damage, is_it)) continue;
        step.damage.push_back({{damage.lines.begin(), damage.lines.end()},
                               naming().owned(owner_of(damage.spot), naming().card(damage.target)),
                               damage.event});
    }
}

/// Answers for chance until a player is asked, and keeps what only the last answer would show.
Result<void> Session::run_chance(ScriptedChance& script, Step& step)
{
    const bool by_hand = step.kind == Step::Kind::edit;
    Random random = match_->state().now.random;
    for (int i = 0; i < most_chance; ++i) {
        const Decision* decision = match_->decision();
        if (decision == nullptr || decision->asked != PlayerId::chance) {
            if (match_->outcome() == Outcome::void_match) return Error{match_->failure()};
            if (!by_hand) note_damage(step);
            // A match that draws for itself has advanced its generator.
            note_chance(match_->state().explicit_chance ? random : match_->state().now.random);
            static_cast<void>(match_->decision());
            return {};
        }
        Result<std::vector<std::uint16_t>> picks =
            answer_chance(*decision, match_->state(), library(), script, random);
        if (!picks) return picks.error();
        if (!by_hand) note_damage(step);
        if (Result<void> taken = match_->answer(picks.value()); !taken) return taken;
        step.chance.push_back(std::move(picks.value()));
    }
    return Error{"this flips coins, shuffles or picks without end"};
}

/// Restores the match to the state before something that failed.
void Session::undo_attempt(const MatchState& before)
{
    match_->restore(before);
    view_fresh_ = false;
}

/// Returns the story so far, or a new one with the current cards if those have changed.
Story Session::story_here()
{
    if (timeline_.now().world == world_) return timeline_.now().story;
    Story story(naming());
    story.look_at(view());
    return story;
}

/// Returns the number of the next event.
std::uint32_t Session::next_event() const
{
    return static_cast<std::uint32_t>(match_->first_event() + match_->events().size());
}

/// Adds what has happened to the timeline and returns its text.
Result<std::string> Session::record(Step step)
{
    step.events = match_->events_for(seen_by_all, step.first_event);
    // The story has not heard of changes made by hand.
    const bool unknown = step.kind == Step::Kind::edit ||
                         (step.kind == Step::Kind::beginning && match_->state().now.turn > 0);
    if (unknown) step.story.look_at(view());
    step.told = step.story.tell(step.events);
    if (unknown) step.story.look_at(view());  // the beginning of a match makes a story forget
    const bool ends = std::any_of(step.events.begin(), step.events.end(), [](const Event& event) {
        return event.kind == EventKind::match_ended;
    });
    if (ends) {
        StoryLine& line = step.told.emplace_back();
        line.text = step.story.result(*match_) + ".";
        line.heading = true;
        line.first = step.events.size();
    }
    step.setting = setting_;
    step.world = world_;
    step.command = command_;
    const StepId id = timeline_.add(std::move(step), match_->state());
    view_fresh_ = false;
    return told(timeline_.step(id)) + question_report();
}

Result<std::string> Session::begin(Match match, std::shared_ptr<const Setting> setting,
                                   const std::string& said)
{
    std::optional<Match> old_match = std::move(match_);
    std::shared_ptr<const Setting> old_setting = setting_;
    match_.emplace(std::move(match));
    setting_ = std::move(setting);
    view_fresh_ = false;
    Step step;
    step.kind = Step::Kind::beginning;
    step.said = said;
    step.story = Story(naming());
    step.first_event = match_->first_event();
    if (Result<void> settled = run_chance(step.script, step); !settled) {
        match_ = std::move(old_match);
        setting_ = std::move(old_setting);
        view_fresh_ = false;
        return settled.error();
    }
    return record(std::move(step));
}

Result<std::string> Session::answer(const std::vector<std::uint16_t>& picks)
{
    const std::optional<OpenQuestion> open = question();
    if (!open) return Error{"the match is over; \"undo\" goes back, \"new\" starts another"};
    Step step;
    step.player = open->decision.asked;
    step.picks = picks;
    step.script = chance();
    step.story = story_here();
    // The match reports illegal answers.
    const auto exists = [&](std::uint16_t pick) { return pick < open->decision.options.size(); };
    if (std::all_of(picks.begin(), picks.end(), exists)) step.said = phrase(*open, picks);
    step.first_event = next_event();
    const MatchState before = match_->state();
    const ScriptWatch::Listening listening(watch_, *world_);
    Result<void> taken = match_->answer(picks);
    if (taken) taken = run_chance(step.script, step);
    if (!taken) {
        undo_attempt(before);
        return taken.error();
    }
    return record(std::move(step));
}

Result<std::string> Session::edit(const std::string& said,
                                  const std::function<Result<void>(Match&)>& change)
{
    Result<Match> copy = Match::resume(library(), setting_->rules, &world_->host, match_->state());
    if (!copy) return copy.error();
    Match trial = std::move(copy.value());
    if (Result<void> changed = change(trial); !changed) return changed.error();
    // What an open effect has already reported belongs to the past; the effect begins again and
    // reports it again.
    trial.edit([&](Resolver& game) { game.table().event_count = game.state().published; });
    if (std::string broken = invariant_broken(trial.rules()); !broken.empty()) {
        return Error{"that position would be invalid: " + broken};
    }
    if (!trial.over() && trial.decision() == nullptr && !trial.failure().empty()) {
        return Error{"no question can be asked in that position: " + trial.failure()};
    }
    const MatchState before = match_->state();
    match_->restore(trial.state());
    view_fresh_ = false;
    Step step;
    step.kind = Step::Kind::edit;
    step.first_event = next_event();
    step.said = said;
    step.script = chance();
    step.story = story_here();
    if (Result<void> settled = run_chance(step.script, step); !settled) {
        undo_attempt(before);
        return settled.error();
    }
    return record(std::move(step));
}

Result<std::string> Session::settle_chance(const std::string& said, ScriptedChance script)
{
    Step step;
    step.kind = Step::Kind::chance;
    step.said = said;
    step.script = std::move(script);
    step.story = story_here();
    step.first_event = next_event();
    return record(std::move(step));
}

// ---- time ---------------------------------------------------------------------------------------

/// Returns the state after a step, with the current cards.
Result<Session::Moved> Session::state_here(StepId id)
{
    const Step& step = timeline_.step(id);
    const MatchState state = timeline_.state(id);
    if (step.world == world_) return Moved{state, {}};
    Result<MovedState> there = moved(state, *step.setting, *step.world, *world_);
    if (!there) return there.error();
    return Moved{there.value().state, there.value().note};
}

Result<MatchState> Session::state_at(StepId id)
{
    Result<Moved> there = state_here(id);
    if (!there) return there.error();
    return there.value().state;
}

Result<std::string> Session::arrive(StepId id, const std::string& note)
{
    timeline_.stand_at(id);
    return (note.empty() ? note : note + "\n") + question_report();
}

Result<std::string> Session::go_to(StepId id)
{
    Result<Moved> there = state_here(id);
    if (!there) return there.error();
    if (Result<void> stood = stand(there.value().state, timeline_.step(id).setting); !stood) {
        return stood.error();
    }
    return arrive(id, there.value().note);
}

Result<std::string> Session::switch_line(const std::string& name)
{
    const std::string old = timeline_.line();
    const StepId old_place = timeline_.current();
    timeline_.switch_to(name);
    const StepId there = timeline_.current();
    Result<std::string> gone = go_to(there);
    if (!gone) {
        timeline_.switch_to(old);
        timeline_.stand_at(old_place);
    }
    return gone;
}

Result<std::string> Session::use_world(std::shared_ptr<World> world)
{
    std::shared_ptr<World> old = world_;
    std::string note;
    if (at_table()) {
        // From the match and not from the timeline: nothing is lost on the way.
        Result<MovedState> there = moved(match_->state(), *setting_, *old, *world);
        if (!there) return there.error();
        world_ = std::move(world);
        if (Result<void> stood = stand(there.value().state, setting_); !stood) {
            world_ = std::move(old);
            return stood.error();
        }
        note = there.value().note;
    } else {
        world_ = std::move(world);
    }
    return note;
}

// ---- showing ------------------------------------------------------------------------------------

std::string Session::where()
{
    if (!at_table()) return {};
    const Decision* decision = match_->decision();
    if (decision == nullptr) return "over";
    const std::string turn = match_->turn() == 0 ? "setup" : fmt::format("turn {}", match_->turn());
    return fmt::format("{}, {}{}", turn, naming().player(decision->asked),
                       decision->purpose == Purpose::main_phase ? "" : "?");
}

std::string Session::told(const Step& step) const
{
    return fmt::format("{}", fmt::join(entries(step), ""));
}

std::vector<std::string> Session::entries(const Step& step) const
{
    const Paint& paint = manner_.paint;
    std::vector<std::string> all;
    const auto line = [&](const std::string& number, const std::string& words, Tint tint) {
        std::string before = paint(Tint::dim, fmt::format("{:>4}  ", number));
        const std::size_t indent = 6;
        std::string& text = all.emplace_back();
        for (const std::string& part : wrap(words, manner_.width - indent)) {
            text += before + paint(tint, part) + "\n";
            before.assign(indent, ' ');
        }
    };
    std::uint32_t number = step.first_entry;
    if (step.by_hand()) {
        line(fmt::format("{}", number++), "[set by hand] " + step.said, Tint::yellow);
    }
    for (const StoryLine& told : step.told) {
        const bool result = told.first >= step.events.size();
        line(result ? "" : fmt::format("{}", number + told.first), told.text,
             told.heading ? Tint::bold : Tint::plain);
    }
    return all;
}

std::string Session::question_report()
{
    const std::optional<OpenQuestion> open = question();
    if (!open) return "The match is over.";
    if (open->decision.purpose != Purpose::main_phase) return options_report();
    const std::size_t count = open->decision.options.size();
    return manner_.paint(
        Tint::dim,
        fmt::format("Turn {}: {} to act, {} option{} (\"legal\" lists them)", match_->turn(),
                    naming().player(open->decision.asked), count, plural(count)));
}

std::string Session::options_report()
{
    const std::optional<OpenQuestion> open = question();
    if (!open) return "The match is over.";
    const Naming names = naming();
    std::string text =
        manner_.paint(Tint::bold, fmt::format("{}: {}", names.player(open->decision.asked),
                                              question_text(open->decision, names, "\"none\"")));
    const std::vector<std::string> options = option_lines(*open);
    for (std::size_t i = 0; i < options.size(); ++i) {
        text += fmt::format("\n{:>4}  {}", i + 1, options[i]);
        if (open->decision.options[i].count == 0) text += " (its script failed)";
    }
    return wrap_lines(text, manner_.width);
}

}  // namespace ptcg::tools
