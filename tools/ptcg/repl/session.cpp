#include "repl/session.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "display/prompt.hpp"
#include "ptcg/invariants.hpp"
#include "ptcg/resolver.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/scripting/problem.hpp"
#include "repl/command.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {

namespace {

/// More coins, shuffles and picks after one answer are not settled by any card.
constexpr int most_chance = 5'000;

/// Has chance asked of whoever drives the match. Only where no effect has begun without that.
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

// ---- a line
// --------------------------------------------------------------------------------------

Reply Session::execute(std::string_view line)
{
    line = trimmed(line);
    if (line.empty() || line.front() == '#') return {};
    const std::vector<Word> words = split_words(line);
    if (words.empty()) return {};
    const Command* command =
        words.front().quoted ? nullptr : find_command(fold_name(words.front().text));
    Arguments arguments;
    if (command != nullptr) {
        arguments.words.assign(words.begin() + 1, words.end());
        arguments.text = trimmed(line.substr(words.front().begin + words.front().text.size()));
    } else {
        // Anything else answers the open question.
        command = find_command("answer");
        arguments.words = words;
        arguments.text = line;
    }
    if (command->needs_table && !at_table()) {
        return {
            "there is no match yet; \"help\" lists the commands\n"
            "  \"new powerhouse lava-flow\" begins one, \"new\" alone an empty table",
            Reply::Status::wrong};
    }
    ++command_;
    const StepId before = timeline_.current();
    const Result<std::string> said = command->run(*this, arguments);
    Reply answered = reply(*command, said);
    if (timeline_.current() == before) return answered;
    for (const std::string& value : watch_.changed(*world_, *match_)) {
        if (!answered.text.empty() && !answered.text.ends_with('\n')) answered.text += '\n';
        answered.text += manner_.paint(Tint::magenta, value);
    }
    return answered;
}

Reply Session::reply(const Command& command, const Result<std::string>& said)
{
    // What texts did until one of them failed says most about why.
    std::string text = heard();
    static_cast<void>(watch_.take_stopped());
    if (said) {
        const bool leaves = std::string_view(command.name) == "quit";
        return {text + said.value(), leaves ? Reply::Status::left : Reply::Status::fine};
    }
    std::string message = said.error().message;
    make_printable(message);
    if (!text.empty()) message += "\n" + text;
    return {message, Reply::Status::wrong};
}

/// What the texts of cards have done, if somebody wants to know.
std::string Session::heard()
{
    std::string text;
    for (const std::string& line : watch_.take_heard()) {
        for (const std::string& part : wrap(line, manner_.width, 9)) {
            text += manner_.paint(Tint::dim, part) + "\n";
        }
    }
    return text;
}

// ---- what commands work with -----------------------------------------------------------------

Naming Session::naming() const
{
    Naming naming;
    naming.library = &library();
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

PlayerId Session::mover()
{
    const Decision* decision = match_->decision();
    const bool asked = decision != nullptr && decision->asked != PlayerId::chance;
    return asked ? decision->asked : match_->state().now.turn_player;
}

// ---- changing the position -------------------------------------------------------------------

/// Puts the position on the table.
Result<void> Session::stand(const MatchState& state, std::shared_ptr<const Setting> setting)
{
    Result<Match> match = Match::resume(library(), setting->rules, &world_->host, state);
    if (!match) return match.error();
    match_.emplace(std::move(match.value()));
    setting_ = std::move(setting);
    view_fresh_ = false;
    return {};
}

/// The generator is kept in the state, though the match itself does not draw from it: saving,
/// comparing and going back then concern chance, too.
void Session::note_chance(const Random& random)
{
    MatchState state = with_explicit_chance(match_->state());
    state.now.random = random;
    if (state.checkpointed) state.checkpoint.random = random;
    // What is restored puts its question anew, which runs texts again: not without need.
    if (state == match_->state()) return;
    match_->restore(state);
    view_fresh_ = false;
}

/// Has chance answer until a player is asked, and keeps what only the last answer would show.
Result<void> Session::run_chance(ScriptedChance& script, Step& step)
{
    const auto note_damage = [&] {
        const std::span<const DamageLine> damage = match_->last_damage();
        if (!damage.empty()) step.damage.assign(damage.begin(), damage.end());
    };
    Random random = match_->state().now.random;
    for (int i = 0; i < most_chance; ++i) {
        const Decision* decision = match_->decision();
        if (decision == nullptr || decision->asked != PlayerId::chance) {
            if (match_->outcome() == Outcome::void_match) return Error{match_->failure()};
            if (step.kind != Step::Kind::tampering) note_damage();
            // A match that draws for itself has moved its generator on.
            note_chance(match_->state().explicit_chance ? random : match_->state().now.random);
            static_cast<void>(match_->decision());
            return {};
        }
        Result<std::vector<std::uint16_t>> picks =
            answer_chance(*decision, match_->state(), library(), script, random);
        if (!picks) return picks.error();
        if (step.kind != Step::Kind::tampering) note_damage();
        if (Result<void> taken = match_->answer(picks.value()); !taken) return taken;
        step.chance.push_back(std::move(picks.value()));
    }
    return Error{"this asks chance without end"};
}

/// Puts the match back to where it was before something that failed.
void Session::undo_attempt(const MatchState& before)
{
    match_->restore(before);
    view_fresh_ = false;
}

/// The story so far; begun anew with the cards in use if those have changed.
Story Session::story_here()
{
    if (timeline_.now().world == world_) return timeline_.now().story;
    Story story(naming());
    story.look_at(view());
    return story;
}

/// Adds what has happened to the timeline and tells it.
Result<std::string> Session::record(Step step, std::uint32_t events_before)
{
    step.events = match_->events_for(seen_by_all, events_before);
    // Nobody has told of what was put there by hand.
    const bool unknown = step.kind == Step::Kind::tampering ||
                         (step.kind == Step::Kind::beginning && match_->state().now.turn > 0);
    if (unknown) step.story.look_at(view());
    step.told = step.story.tell(step.events);
    const bool ends = std::any_of(step.events.begin(), step.events.end(), [](const Event& event) {
        return event.kind == EventKind::match_ended;
    });
    if (ends) step.told.push_back({step.story.result(*match_) + ".", true, step.events.size()});
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
    const std::uint32_t first_event = match_->first_event();
    if (Result<void> settled = run_chance(step.script, step); !settled) {
        match_ = std::move(old_match);
        setting_ = std::move(old_setting);
        view_fresh_ = false;
        return settled.error();
    }
    return record(std::move(step), first_event);
}

Result<std::string> Session::answer(const std::vector<std::uint16_t>& picks)
{
    const std::optional<OpenQuestion> open = question();
    if (!open) return Error{"the match is over; \"undo\" goes back, \"new\" begins another"};
    Step step;
    step.player = open->decision.asked;
    step.picks = picks;
    step.script = chance();
    step.story = story_here();
    // Whatever is no legal answer is said by the match.
    const auto exists = [&](std::uint16_t pick) { return pick < open->decision.options.size(); };
    if (std::all_of(picks.begin(), picks.end(), exists)) step.said = phrase(*open, picks);
    const MatchState before = match_->state();
    const auto events_before =
        static_cast<std::uint32_t>(match_->first_event() + match_->events().size());
    const ScriptWatch::Listening listening(watch_, *world_);
    Result<void> taken = match_->answer(picks);
    if (taken) taken = run_chance(step.script, step);
    if (!taken) {
        undo_attempt(before);
        return taken.error();
    }
    return record(std::move(step), events_before);
}

Result<std::string> Session::tamper(const std::string& said,
                                    const std::function<Result<void>(Match&)>& change)
{
    Result<Match> copy = Match::resume(library(), setting_->rules, &world_->host, match_->state());
    if (!copy) return copy.error();
    Match trial = std::move(copy.value());
    if (Result<void> changed = change(trial); !changed) return changed.error();
    // What an open effect has told already belongs to the past; it begins again and is told again.
    trial.tamper([&](Resolver& game) { game.table().event_count = game.state().published; });
    if (std::string broken = invariant_broken(trial.rules()); !broken.empty()) {
        return Error{"that would not be a sound position: " + broken};
    }
    if (!trial.over() && trial.decision() == nullptr && !trial.failure().empty()) {
        return Error{"no question can be asked in that position: " + trial.failure()};
    }
    const MatchState before = match_->state();
    match_->restore(trial.state());
    view_fresh_ = false;
    const auto events_before =
        static_cast<std::uint32_t>(match_->first_event() + match_->events().size());
    Step step;
    step.kind = Step::Kind::tampering;
    step.said = said;
    step.script = chance();
    step.story = story_here();
    if (Result<void> settled = run_chance(step.script, step); !settled) {
        undo_attempt(before);
        return settled.error();
    }
    return record(std::move(step), events_before);
}

Result<std::string> Session::settle_chance(const std::string& said, ScriptedChance script)
{
    Step step;
    step.kind = Step::Kind::chance;
    step.said = said;
    step.script = std::move(script);
    step.story = story_here();
    const auto events_before =
        static_cast<std::uint32_t>(match_->first_event() + match_->events().size());
    return record(std::move(step), events_before);
}

// ---- time
// ----------------------------------------------------------------------------------------

/// The state after a step, with the cards in use now.
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

// ---- showing
// -------------------------------------------------------------------------------------

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
    const Paint& paint = manner_.paint;
    std::string text;
    const auto line = [&](const std::string& number, const std::string& words, Tint tint) {
        std::string before = paint(Tint::dim, fmt::format("{:>4}  ", number));
        const std::size_t indent = 6;
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
    return text;
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
    return text;
}

}  // namespace ptcg::tools
