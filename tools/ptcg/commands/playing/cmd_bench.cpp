#include <array>
#include <memory>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "bench/copied_packs.hpp"
#include "bench/growth.hpp"
#include "bench/instructions.hpp"
#include "bench/showing.hpp"
#include "commands/commands.hpp"
#include "commands/shared_options.hpp"
#include "data/data.hpp"
#include "data/deck_finding.hpp"
#include "data/pack_finding.hpp"
#include "screen/json_text.hpp"
#include "screen/progress.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"

namespace ptcg::tools {
namespace {

struct BenchOptions {
    std::vector<std::string> decks;
    std::vector<std::string> packs;
    RulesRequest rules;
    std::uint64_t games = 500;
    std::uint64_t seed = 1;
    std::uint64_t seconds = 2;
    std::vector<unsigned> threads = {1};
    bool all = false;
    bool json = false;
    bool strict = false;
    bool instructions = false;
    bool growth = false;
    bool for_counting = false;
    std::string copies_to;
    std::uint64_t copies = 25;
};

constexpr std::uint64_t counted_games = 20;

BenchSettings settings_of(const BenchOptions& options)
{
    return {.games = options.games,
            .seed = options.seed,
            .seconds = static_cast<double>(options.seconds),
            .threads = options.threads};
}

/// Returns the pairs of decks to measure. On error, returns none and sets the exit code.
std::vector<MatchUp> load_pairs(const std::vector<PlannedPair>& pairs, const BenchOptions& options,
                                const Data& data, int& code)
{
    std::vector<MatchUp> loaded;
    for (const PlannedPair& pair : pairs) {
        std::optional<MatchUp> match_up =
            load_two_decks({pair.decks.begin(), pair.decks.end()}, options.rules, data, code);
        if (!match_up) return {};
        loaded.push_back(std::move(*match_up));
    }
    if (loaded.empty()) {
        code = complain(exit_usage, "no two decks have the same format; name two decks");
    }
    return loaded;
}

std::vector<PlannedPair> wanted_pairs(const BenchOptions& options, const BenchPlan& plan,
                                      const Data& data)
{
    const std::vector<DeckInFormat> decks = decks_in_formats(data.roots);
    if (options.all) return all_pairs(plan, decks);
    if (options.decks.empty()) return default_pairs(plan, decks);
    const PlannedPair wanted{.decks = {options.decks[0], options.decks[1]}};
    for (const PlannedPair& pair : plan.pairs) {
        if (pair.decks == wanted.decks) return {pair};
    }
    return {wanted};
}

/// Runs this program under valgrind and adds the results to `figures`.
void add_instructions(const std::vector<PlannedPair>& pairs, const std::vector<MatchUp>& loaded,
                      const BenchOptions& options, const Data& data, BenchFigures& figures)
{
    CountingRun run{{"bench", "--play-for-counting", "--seed", std::to_string(options.seed)},
                    pairs.size()};
    for (const std::string& folder : options.packs) {
        run.arguments.insert(run.arguments.end(), {"--packs", folder});
    }
    const auto pass_on = [&](const char* name, const std::string& value) {
        if (!value.empty()) run.arguments.insert(run.arguments.end(), {name, value});
    };
    pass_on("--format", options.rules.format);
    pass_on("--ruleset", options.rules.ruleset);
    if (options.rules.unchecked) run.arguments.emplace_back("--unchecked");
    if (options.all) run.arguments.emplace_back("--all");
    run.arguments.insert(run.arguments.end(), options.decks.begin(), options.decks.end());
    const Result<std::vector<std::uint64_t>> counts = count_instructions(run);
    if (!counts) {
        figures.note = "Instructions were not counted: " + counts.error().message;
        return;
    }
    for (std::size_t i = 0; i < loaded.size(); ++i) {
        BenchSettings settings = settings_of(options);
        settings.games = 1;
        const std::uint64_t first = simulate(setup_of(loaded[i], *data.pool, settings)).decisions;
        settings.games = counted_games + 1;
        const std::uint64_t all = simulate(setup_of(loaded[i], *data.pool, settings)).decisions;
        figures.pairs[i].instructions_per_decision =
            static_cast<double>(counts.value()[i]) / static_cast<double>(all - first);
    }
}

int play_for_counting(const std::vector<MatchUp>& pairs, const BenchOptions& options,
                      const Data& data)
{
    BenchSettings settings = settings_of(options);
    settings.games = counted_games;
    for (const MatchUp& pair : pairs) play_for_counting(setup_of(pair, *data.pool, settings));
    return exit_fine;
}

int finish(const BenchFigures& figures, const BenchOptions& options)
{
    if (options.json) {
        write_text(stdout, json_text(bench_json(figures)));
        if (!figures.note.empty()) print_error("{}\n", figures.note);
    } else {
        print_out("{}", bench_table(figures, Paint::for_stdout(), terminal_width()));
    }
    for (const PairFigures& pair : figures.pairs) {
        if (pair.faults == 0) continue;
        return complain(exit_wrong,
                        fmt::format("{} games of {} against {} failed; ptcg simulate shows which",
                                    pair.faults, pair.decks[0], pair.decks[1]));
    }
    const std::vector<Judgment> judgments = judge(figures);
    const bool reached = std::all_of(judgments.begin(), judgments.end(),
                                     [](const Judgment& one) { return one.reached; });
    return options.strict && !reached ? exit_wrong : exit_fine;
}

/// Returns the first pair of the plan, and the pack of its first deck.
Result<GrowthSettings> growth_settings()
{
    GrowthSettings settings;
    settings.cards = own_cards_folder();
    const Result<BenchPlan> plan = find_bench_plan({settings.cards});
    if (!plan) return plan.error();
    if (plan.value().pairs.empty()) {
        return Error{fmt::format("{} names no pair", (settings.cards / "bench.toml").string())};
    }
    settings.decks = plan.value().pairs.front().decks;
    for (const NamedDeck& deck : list_decks(std::array{settings.cards})) {
        if (deck.name == settings.decks[0]) settings.pack = enclosing_pack(deck.path);
    }
    std::error_code error;
    settings.program = std::filesystem::read_symlink("/proc/self/exe", error);
    return settings;
}

int run_growth(const BenchOptions& options)
{
    const Result<GrowthSettings> settings = growth_settings();
    if (!settings) return complain(exit_wrong, settings.error().message);
    Progress progress;
    const Result<GrowthFigures> figures =
        measure_growth(settings.value(), [&](const std::string& what) { progress.show(what); });
    progress.clear();
    if (!figures) return complain(exit_wrong, figures.error().message);
    if (options.json) {
        write_text(stdout, json_text(growth_json(figures.value())));
    } else {
        print_out("{}", growth_table(figures.value(), Paint::for_stdout()));
    }
    return exit_fine;
}

int write_copies(const BenchOptions& options)
{
    const std::filesystem::path folder(options.copies_to);
    std::error_code error;
    if (!std::filesystem::is_directory(folder, error)) {
        return complain(exit_usage, fmt::format("{} is not a folder", options.copies_to));
    }
    const Result<void> written = write_copied_packs(own_cards_folder(), folder, options.copies);
    return written ? exit_fine : complain(exit_wrong, written.error().message);
}

int run(const BenchOptions& options)
{
    if (options.growth) return run_growth(options);
    if (!options.copies_to.empty()) return write_copies(options);
    const BenchSettings settings = settings_of(options);
    const std::optional<Data> data = load_data(options.packs);
    if (!data) return exit_wrong;
    const Result<BenchPlan> plan = find_bench_plan(data->roots);
    if (!plan) return complain(exit_wrong, plan.error().message);
    const std::vector<PlannedPair> pairs = wanted_pairs(options, plan.value(), *data);
    int code = exit_fine;
    const std::vector<MatchUp> loaded = load_pairs(pairs, options, *data, code);
    if (loaded.empty()) return code;
    if (options.for_counting) return play_for_counting(loaded, options, *data);

    BenchFigures figures;
    figures.goals = plan.value().goals;
    Progress progress;
    progress.show("loading all packs");
    figures.load_seconds = measure_loading(data->roots);
    for (std::size_t i = 0; i < loaded.size(); ++i) {
        progress.show(fmt::format("pair {} of {}: {} against {}", i + 1, loaded.size(),
                                  loaded[i].decks[0].name, loaded[i].decks[1].name));
        figures.pairs.push_back(measure_pair(loaded[i], *data->pool, settings));
        figures.pairs.back().games_per_second_goal = pairs[i].games_per_second;
        figures.pairs.back().decisions_per_second_goal = pairs[i].decisions_per_second;
    }
    if (options.instructions) {
        progress.show("counting instructions");
        add_instructions(pairs, loaded, options, *data, figures);
    }
    progress.clear();
    return finish(figures, options);
}

/// Rejects options that --growth ignores, so that nobody thinks they had an effect.
void check_growth_alone(cli::Command command)
{
    for (const std::string& name : command.given()) {
        if (name == "--growth" || name == "--json") continue;
        cli::refuse(fmt::format(
            "--growth always measures the same cards, those of the program and copies of "
            "them; leave out {}",
            name));
    }
}

void add_options(cli::Command command, BenchOptions& options)
{
    add_decks_option(command, "decks", options.decks, "Two decks, by name or file");
    command.flag("--all", options.all, "Measure every two decks of the same format");
    add_number_option(command, "--games", options.games,
                      "Games in each repetition, always the same ones", 1);
    add_number_option(command, "--seed", options.seed, "The same seed plays the same games", 0);
    add_number_option(command, "--seconds", options.seconds,
                      "Repeat each pair for this long, at least three times", 0, 3600);
    const auto take_threads = [&options](const std::vector<std::string>& typed) {
        options.threads.clear();
        for (const std::string& count : typed) {
            options.threads.push_back(
                static_cast<unsigned>(whole_number("--threads", count, 1, 1024)));
        }
    };
    command
        .options_taken("--threads", take_threads,
                       "Also measure with these numbers of threads, like 1,2")
        .value("NUMBERS")
        .split_at(',')
        .one_each()
        .default_text("1");
    command.flag("--instructions", options.instructions,
                 "Also count instructions per decision, if valgrind is installed");
    command.flag("--growth", options.growth,
                 "Instead, measure how cost grows: with the library (copies of all cards), with "
                 "effects in play and with the number of matches in memory (made-up cards); allows "
                 "only --json");
    command
        .option("--copy-cards", options.copies_to,
                "Only write the copies that --growth measures, as packs, into this folder")
        .value("DIR");
    add_number_option(command, "--copies", options.copies,
                      "With --copy-cards: the number of copies of each card", 1, 1000);
    command.flag("--json", options.json, "Print the figures as JSON");
    command.flag("--strict", options.strict, "Exit with code 1 if a goal is not reached");
    command.flag("--play-for-counting", options.for_counting, "").hidden();
    add_playing_options(command, options.rules, options.packs);
}

}  // namespace

void add_bench(cli::Command program)
{
    const cli::Command command = program.command("bench", "Measure the speed of games");
    auto options = std::make_shared<BenchOptions>();
    add_options(command, *options);
    command.footer(
        "Without decks, measures the pairs in bench.toml next to the packs, which also sets the "
        "goals, and one pair of each format that has none there. Figures are the median of the "
        "repetitions, with half the distance between the extremes. The players are random, there "
        "is one thread, and seconds are processor time (with --threads, real time). The JSON is a "
        "list with one entry per pair; load_seconds, start_us and the goals are in the first one.");
    command.runs([command, options] {
        if (options->growth) check_growth_alone(command);
        return run(*options);
    });
}

}  // namespace ptcg::tools
