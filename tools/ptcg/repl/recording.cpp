#include "repl/recording.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "analysis/difference.hpp"
#include "card_tests/transcript.hpp"
#include "data/data.hpp"
#include "repl/table_text.hpp"

namespace ptcg::tools {
namespace {

/// Where a recording begins, and the answers since then.
struct Stretch {
    StepId start = no_step;
    std::vector<std::vector<std::uint16_t>> answers;
};

/// A test begins in the main phase.
bool in_main_phase(Session& session, const MatchState& state)
{
    Result<Match> match =
        Match::resume(session.library(), session.setting().rules, &session.world()->host, state);
    if (!match) return false;
    const Decision* decision = match.value().decision();
    return decision != nullptr && decision->purpose == Purpose::main_phase;
}

Result<Stretch> stretch_to_record(Session& session, std::optional<std::size_t> from)
{
    const Timeline& timeline = session.timeline();
    const std::vector<StepId> path = timeline.path(timeline.current());
    std::size_t first = 0;
    if (from) {
        const std::optional<StepId> step = timeline.with_entry(*from);
        const auto found = std::find(path.begin(), path.end(), step.value_or(no_step));
        if (found == path.end()) return Error{fmt::format("the log has no entry {}", *from)};
        first = static_cast<std::size_t>(found - path.begin());
    } else {
        for (std::size_t i = 0; i < path.size(); ++i) {
            if (timeline.step(path[i]).kind == Step::Kind::edit) first = i;
        }
    }
    while (first < path.size()) {
        const Result<MatchState> state = session.state_at(path[first]);
        if (!state) return state.error();
        if (in_main_phase(session, state.value())) break;
        ++first;
    }
    if (first + 1 >= path.size()) {
        return Error{"nothing has happened since the table was set up in a main phase"};
    }
    Stretch stretch{path[first], {}};
    for (std::size_t i = first + 1; i < path.size(); ++i) {
        const Step& step = timeline.step(path[i]);
        if (step.kind == Step::Kind::edit) {
            return Error{fmt::format("entry {} was set by hand; a test must start after it",
                                     step.first_entry)};
        }
        if (step.kind != Step::Kind::answer) continue;
        stretch.answers.push_back(step.picks);
        stretch.answers.insert(stretch.answers.end(), step.chance.begin(), step.chance.end());
    }
    return stretch;
}

/// The position as a person would write it, in a Lua string, and what that form cannot express.
struct WrittenPosition {
    std::string source;
    std::vector<std::string> left_out;
};

Result<WrittenPosition> position_for_lua(Session& session, const MatchState& start)
{
    Result<Match> match =
        Match::resume(session.library(), session.setting().rules, &session.world()->host, start);
    if (!match) return match.error();
    const std::string text =
        write_position(match.value(), session.setting().ruleset, PositionForm::brief);
    ReadTable again = read_table(*session.world(), text, "position");
    if (!again.position.match) return Error{to_string(again.position.problems)};
    WrittenPosition written;
    for (const Difference& difference :
         differences(session.library(), start, again.position.match->state(), PlayerId::one)) {
        const bool matters = difference.part != DifferencePart::chance &&
                             difference.part != DifferencePart::knowledge;
        if (matters) written.left_out.push_back(to_string(difference));
    }
    std::string level;
    while (text.find("]" + level + "]") != std::string::npos) level += '=';
    written.source = fmt::format("[{}[\n{}]{}]", level, text, level);
    return written;
}

/// Runs the recorded test. The error says why it does not pass.
Result<void> passes(Session& session, const std::string& source)
{
    const CardTestResult result = run_tests(session, source, {});
    if (result.failed() == 0 && result.passed() == 1) return {};
    return Error{"the recorded test does not pass:\n" + result.report()};
}

}  // namespace

CardTestResult run_tests(Session& session, std::string_view source, const CardTestOptions& options)
{
    CardTestWorld world;
    world.library = &session.library();
    world.effects = &session.world()->host;
    std::map<std::string, std::unique_ptr<Ruleset>> rulesets;
    world.ruleset = [&](std::string_view name) -> const Ruleset* {
        std::unique_ptr<Ruleset>& kept = rulesets[std::string(name)];
        if (!kept) {
            const Result<Ruleset> found = find_ruleset(name, session.world()->data.roots);
            if (found) kept = std::make_unique<Ruleset>(found.value());
        }
        return kept.get();
    };
    return run_card_tests(world, source, "recorded", options);
}

Result<std::string> recorded_test(Session& session, const std::string& name,
                                  std::optional<std::size_t> from)
{
    const Result<Stretch> stretch = stretch_to_record(session, from);
    if (!stretch) return stretch.error();
    const Result<MatchState> start = session.state_at(stretch.value().start);
    if (!start) return start.error();
    const Result<WrittenPosition> position = position_for_lua(session, start.value());
    if (!position) return position.error();
    Recording recording;
    recording.library = &session.library();
    recording.rules = &session.setting().rules;
    recording.effects = &session.world()->host;
    recording.start = start.value();
    recording.answers = stretch.value().answers;
    const Result<std::string> source = to_test_source(name, position.value().source, recording);
    if (!source) return source.error();
    if (Result<void> passed = passes(session, source.value()); !passed) {
        std::string why = passed.error().message;
        for (const std::string& left_out : position.value().left_out) {
            why += "\na position written by hand cannot express: " + left_out;
        }
        return Error{why};
    }
    return source;
}

}  // namespace ptcg::tools
