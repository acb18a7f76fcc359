#include <memory>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "analysis/solution_text.hpp"
#include "commands/commands.hpp"
#include "commands/shared_options.hpp"
#include "data/data.hpp"
#include "games/saved_games.hpp"
#include "ptcg/scripting/position.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "screen/json_text.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "screen/terminal.hpp"

namespace ptcg::tools {
namespace {

using Json = nlohmann::ordered_json;
using Lines = std::vector<std::shared_ptr<const Line>>;

struct SolveOptions {
    std::string file;
    std::vector<std::string> packs;
    std::string nodes = "1000000";
    bool json = false;
};

[[nodiscard]] Json to_json(const Lines& lines)
{
    Json list = Json::array();
    for (const auto& line : lines) {
        Json entry;
        if (line->won != WinReason::none) {
            entry["wins"] = reason_text(line->won);
            entry["between_turns"] = line->in_checkup;
        } else {
            entry["asked"] = line->asked == PlayerId::chance
                                 ? "chance"
                                 : (line->asked == PlayerId::one ? "one" : "two");
            entry["question"] = name_of(line->purpose);
            entry["answer"] = line->text;
            entry["next"] = to_json(line->next);
        }
        list.push_back(std::move(entry));
    }
    return list;
}

[[nodiscard]] std::string_view word_for(Verdict verdict)
{
    switch (verdict) {
        case Verdict::win:
            return "win";
        case Verdict::none:
            return "none";
        case Verdict::not_found:
            return "not_found";
        case Verdict::no_question:
            break;
    }
    return "no_question";
}

void print_verdict(const SolveOptions& options, const ReadPosition& position,
                   const Solution& solution)
{
    if (options.json) {
        Json json;
        json["title"] = position.title;
        json["verdict"] = word_for(solution.verdict);
        json["nodes"] = solution.nodes;
        json["line"] = to_json(solution.line);
        write_text(stdout, json_text(json));
        return;
    }
    if (!position.title.empty()) print_out("{}\n", position.title);
    if (solution.verdict == Verdict::win) {
        print_out("\n{}\n", solution_text(solution));
        print_out("A win this turn, found after {} questions.\n", solution.nodes);
    } else if (solution.verdict == Verdict::none) {
        print_out("There is no win this turn: all lines were searched ({} questions).\n",
                  solution.nodes);
    } else {
        print_out("No win was found within {} nodes; there may still be one (--nodes).\n",
                  solution.nodes);
    }
}

int run(const SolveOptions& options)
{
    const std::uint64_t nodes = whole_number("--nodes", options.nodes, 1);
    const Result<std::string> text = read_position_file(options.file);
    if (!text.ok()) return complain(exit_usage, text.error().message);
    const std::optional<Data> data = load_data(options.packs);
    if (!data) return exit_wrong;
    ScriptHost scripts(data->pool->scripts, data->library());
    RulesetFinder rulesets(data->roots);
    const auto ruleset = [&](std::string_view name) { return rulesets.find(name); };
    ReadPosition position =
        read_position(text.value(), options.file, data->library(), &scripts, ruleset);
    if (!position.match) {
        for (const Problem& problem : position.problems) {
            print_error("{}\n", to_string(problem));
        }
        return exit_wrong;
    }
    SolverOptions limits{.nodes = nodes, .progress = {}};
    if (stderr_is_terminal() && !options.json) {
        limits.progress = [](std::uint64_t looked_at, int actions) {
            rewind_line(stderr);
            print_error("{} questions, lines of {} actions ", looked_at, actions);
        };
    }
    const Solution solution = solve(*position.match, limits);
    if (limits.progress) rewind_line(stderr);
    if (solution.verdict == Verdict::no_question) {
        return complain(exit_wrong, fmt::format("{}: {}", options.file, solution.problem));
    }
    print_verdict(options, position, solution);
    return solution.verdict == Verdict::win ? exit_fine : exit_wrong;
}

}  // namespace

void add_solve(cli::Command program)
{
    const cli::Command command = program.command("solve", "Find a win this turn in a position");
    auto options = std::make_shared<SolveOptions>();
    command.footer(
        "Searches for a line that wins before the next turn begins, including the Checkup between "
        "turns, whatever the coins and random picks are and whatever the opponent answers. It does "
        "not rely on cards drawn from unknown or shuffled cards. Exit code: 0 there is a win; 1 "
        "there is none, or none was found within --nodes.\n\n"
        "  ptcg solve cards/puzzles/jammed.toml");
    command.option("file", options->file, "A position (see Positions in cards/README.md)")
        .value("FILE")
        .required();
    command.option("--nodes", options->nodes, "Search at most this many questions")
        .value("N")
        .shows_default();
    command.flag("--json", options->json, "Print verdict and line as JSON");
    add_packs_option(command, options->packs);
    command.runs([options] { return run(*options); });
}

}  // namespace ptcg::tools
