// Everything that is saved beyond the session: position, save, load, record test.

#include <algorithm>
#include <filesystem>
#include <map>

#include <fmt/format.h>

#include "analysis/difference.hpp"
#include "card_tests/card_test.hpp"
#include "card_tests/transcript.hpp"
#include "ptcg/hosting/replay_file.hpp"
#include "ptcg/scripting/position.hpp"
#include "repl/command.hpp"
#include "system/files.hpp"

namespace ptcg::tools {

namespace {

// ---- positions ----------------------------------------------------------------------------------

constexpr std::string_view between_names = " against ";

/// "Powerhouse against Lava Flow": the title of a position saved here names the players.
std::string title_of_table(const Setting& setting)
{
    return setting.names[0] + std::string(between_names) + setting.names[1];
}

std::array<std::string, players> names_in(const std::string& title)
{
    const std::size_t middle = title.find(between_names);
    if (middle == std::string::npos) return Setting{}.names;
    return {title.substr(0, middle), title.substr(middle + between_names.size())};
}

struct ReadTable {
    ReadPosition position;
    std::shared_ptr<Setting> setting;
};

Result<ReadTable> read_table(Session& session, std::string_view text, const std::string& file)
{
    auto setting = std::make_shared<Setting>();
    const auto find = [&](std::string_view name) -> const Ruleset* {
        const Result<Ruleset> rules = find_ruleset(name, session.world()->data.roots);
        if (!rules) return nullptr;
        setting->rules = rules.value();
        return &setting->rules;
    };
    ReadTable table{read_position(text, file, session.library(), &session.world()->host, find),
                    setting};
    if (!table.position.match) return Error{to_string(table.position.problems)};
    setting->ruleset = table.position.ruleset;
    setting->names = names_in(table.position.title);
    return table;
}

Result<std::string> load(Session& session, const Arguments& arguments)
{
    if (arguments.words.size() != 1) return usage_error("load", "expected one file name");
    const std::string& file = arguments.words[0].text;
    const Result<std::string> text = read_file(file, most_position_bytes);
    if (!text) return text.error();
    Result<ReadTable> table = read_table(session, text.value(), file);
    if (!table) return table.error();
    ReadPosition& position = table.value().position;
    std::string said = position.title.empty() ? file : position.title;
    if (!position.note.empty()) said += "\n" + position.note;
    Result<std::string> begun =
        session.begin(std::move(*position.match), table.value().setting, "load " + file);
    if (!begun) return begun;
    return said + "\n" + begun.value();
}

/// Returns the current content of the file; nothing if there is none.
Result<std::string> text_there(const std::string& path, std::size_t most)
{
    std::error_code error;
    if (!std::filesystem::exists(path, error)) return std::string{};
    return read_file(path, most);
}

/// A mistyped name must not overwrite or extend another file.
Error in_the_way(const std::string& path, std::string_view what)
{
    return Error{fmt::format(
        "{} already exists and is not {} that can be read; choose another name, or remove it first",
        path, what)};
}

Result<std::string> save(Session& session, const Arguments& arguments)
{
    if (arguments.words.size() != 1) return usage_error("save", "expected one file name");
    const std::string& path = arguments.words[0].text;
    if (const Result<std::string> there = text_there(path, most_position_bytes);
        !there || (!there.value().empty() && !read_table(session, there.value(), path))) {
        return in_the_way(path, "a position");
    }
    const PositionHead head{title_of_table(session.setting()), "", PlayerId::one};
    const std::string text =
        write_position(session.match(), session.setting().ruleset, PositionForm::exact, head);
    if (Result<void> written = write_file(path, text); !written) return written.error();
    std::string said = fmt::format("Saved as {}.", path);
    const std::string settled = to_string(session.chance());
    if (!settled.empty())
        said += fmt::format("\nNot saved: the fixed coins, shuffles and picks ({}).", settled);
    return said;
}

// ---- record test --------------------------------------------------------------------------------

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
    Result<ReadTable> again = read_table(session, text, "position");
    if (!again) return again.error();
    WrittenPosition written;
    for (const Difference& difference : differences(
             session.library(), start, again.value().position.match->state(), PlayerId::one)) {
        const bool matters = difference.part != DifferencePart::chance &&
                             difference.part != DifferencePart::knowledge;
        if (matters) written.left_out.push_back(to_string(difference));
    }
    std::string level;
    while (text.find("]" + level + "]") != std::string::npos) level += '=';
    written.source = fmt::format("[{}[\n{}]{}]", level, text, level);
    return written;
}

struct RecordOrder {
    std::string name;
    std::string file;
    std::optional<std::size_t> from;
};

Result<RecordOrder> read_record(const Arguments& arguments)
{
    const std::vector<Word>& words = arguments.words;
    if (words.size() < 2 || words[0].text != "test") {
        return usage_error("record", "expected \"test\" and a name");
    }
    RecordOrder order;
    order.name = words[1].text;
    std::size_t next = 2;
    if (next + 1 < words.size() && words[next].text == "from") {
        order.from = as_count(words[next + 1].text);
        if (!order.from) return usage_error("record", "from needs a log number");
        next += 2;
    }
    if (next < words.size()) order.file = words[next++].text;
    if (next < words.size()) {
        return usage_error("record", "put a name of several words in quotes");
    }
    return order;
}

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

/// Runs the recorded test. The error says why it does not pass.
Result<void> passes(Session& session, const std::string& source)
{
    const CardTestResult result = run_tests(session, source, {});
    if (result.failed() == 0 && result.passed() == 1) return {};
    return Error{"the recorded test does not pass:\n" + result.report()};
}

/// Adds the test to a test file, or creates the file.
Result<std::string> add_to_file(Session& session, const std::string& path,
                                const std::string& source)
{
    const Result<std::string> there = text_there(path, most_test_bytes);
    if (!there) return in_the_way(path, "a test file");
    std::string text = there.value();
    if (!text.empty()) {
        CardTestOptions list;
        list.only_list = true;
        const CardTestResult tests = run_tests(session, text, list);
        if (tests.passed() == 0 || tests.failed() > 0) return in_the_way(path, "a test file");
        text += '\n';
    }
    if (Result<void> written = write_file(path, text + source); !written) return written.error();
    return fmt::format("Recorded, run and passed; added to {}.", path);
}

Result<std::string> record(Session& session, const Arguments& arguments)
{
    const Result<RecordOrder> order = read_record(arguments);
    if (!order) return order.error();
    const Result<Stretch> stretch = stretch_to_record(session, order.value().from);
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
    const Result<std::string> source =
        to_test_source(order.value().name, position.value().source, recording);
    if (!source) return source.error();
    if (Result<void> passed = passes(session, source.value()); !passed) {
        std::string why = passed.error().message;
        for (const std::string& left_out : position.value().left_out) {
            why += "\na position written by hand cannot express: " + left_out;
        }
        return Error{why};
    }
    if (order.value().file.empty()) return source.value();
    return add_to_file(session, order.value().file, source.value());
}

}  // namespace

void add_file_commands(std::vector<Command>& all)
{
    using enum Command::Group;
    all.push_back({"position", "position FILE", "start from a position in a file",
                   "cards/README.md describes the format. \"load\" does the same.", set_up, false,
                   load, nullptr});
    all.push_back({"save", "save FILE", "save the exact position to a file",
                   "Also works in the middle of an effect. The file is TOML: the part that a "
                   "person would write comes first and may be edited.",
                   set_up, true, save, nullptr});
    all.push_back({"load", "load FILE", "continue from a saved position",
                   "The log starts again; undo returns to the previous table.", set_up, false, load,
                   nullptr});
    all.push_back({"record", "record test NAME [from N] [FILE]",
                   "turn what was just done into a card test",
                   "From the last change by hand (or entry N of the log) to now. The test is run; "
                   "if it passes, it is printed, or added to FILE.\n"
                   "  record test \"Thunder hurts itself on tails\" my-tests.lua",
                   set_up, true, record, nullptr});
}

}  // namespace ptcg::tools
