#include <memory>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "commands/commands.hpp"
#include "commands/playing/shared_games.hpp"
#include "commands/shared_options.hpp"
#include "data/data.hpp"
#include "ptcg/bots/bot_program.hpp"
#include "ptcg/hosting/fingerprint.hpp"
#include "screen/json_text.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "simulation/simulation.hpp"

namespace ptcg::tools {
namespace {

struct SimulateOptions : GamesOptions {
    std::string bot = "random";
    bool check = false;
};

double per_second(std::uint64_t count, double seconds)
{
    return seconds > 0 ? static_cast<double>(count) / seconds : 0;
}

void print_json(const SimulationResult& result, const SimulateOptions& options,
                const MatchUp& match_up, const SharedResult& shared)
{
    const std::array<Deck, players>& decks = match_up.decks;
    nlohmann::ordered_json json;
    json["decks"] = {decks[0].name, decks[1].name};
    json["bot"] = options.bot;
    json["ruleset"] = match_up.play.ruleset;
    if (match_up.play.format) json["format"] = match_up.play.format->id;
    json["games"] = result.games;
    json["wins"] = result.wins;
    json["draws"] = result.draws;
    json["capped"] = result.capped;
    json["faults"] = result.faults.size();
    json["forfeits"] = result.forfeits.size();
    json["turns"] = result.turns;
    json["decisions"] = result.decisions;
    json["seconds"] = result.seconds;
    if (shared.kept == 0) {
        json["decisions_per_second"] = per_second(result.decisions, result.seconds);
        json["games_per_second"] = per_second(result.games, result.seconds);
    }
    json["signature"] = hex(result.signature);
    json["seed"] = options.seed;
    json["threads"] = options.threads;
    json["processes"] = shared.processes;
    if (!options.ranges.empty()) json["games_there_before"] = shared.kept;
    write_text(stdout, json_text(json));
}

void print_text(const SimulationResult& result, const std::array<Deck, players>& decks,
                std::uint64_t kept)
{
    const auto share = [&](std::uint64_t part) {
        return result.games == 0
                   ? 0.0
                   : 100.0 * static_cast<double>(part) / static_cast<double>(result.games);
    };
    const auto mean = [&](std::uint64_t sum) {
        return result.games == 0 ? 0.0
                                 : static_cast<double>(sum) / static_cast<double>(result.games);
    };
    const std::size_t width =
        std::max({decks[0].name.size(), decks[1].name.size(), std::size_t{9}});
    for (std::size_t i = 0; i < players; ++i) {
        print_out("{:<{}}  {:>8} wins  {:5.1f}%\n", decks[i].name, width, result.wins[i],
                  share(result.wins[i]));
    }
    print_out("{:<{}}  {:>8}       {:5.1f}%\n", "draws", width, result.draws, share(result.draws));
    if (result.capped > 0) {
        print_out("{:<{}}  {:>8}       {:5.1f}%\n", "stopped", width, result.capped,
                  share(result.capped));
    }
    if (!result.faults.empty()) {
        print_out("{:<{}}  {:>8}       {:5.1f}%\n", "failed", width, result.faults.size(),
                  share(result.faults.size()));
    }
    print_forfeits(result.forfeits);
    print_out("turns      {} ({:.1f} per game)\n", result.turns, mean(result.turns));
    print_out("decisions  {} ({:.1f} per game)\n", result.decisions, mean(result.decisions));
    if (kept == 0) {
        print_out("time       {:.2f} s, {:.0f} decisions/s, {:.0f} games/s\n", result.seconds,
                  per_second(result.decisions, result.seconds),
                  per_second(result.games, result.seconds));
    } else {
        print_out("time       {:.2f} s for {} games; {} were already done\n", result.seconds,
                  result.games - kept, kept);
    }
    print_out("signature  {}\n", hex(result.signature));
}

int run(const SimulateOptions& options, RanksFinder find_ranks)
{
    const std::optional<Data> data = load_data(options.packs);
    if (!data) return exit_wrong;
    int code = exit_fine;
    const std::optional<MatchUp> match_up =
        load_two_decks(options.decks, options.rules, *data, code);
    if (!match_up) return code;
    const std::unique_ptr<Ranks> ranks = find_processes(find_ranks, options, match_up->play, code);
    if (!ranks) return code;
    const std::array<Deck, players>& decks = match_up->decks;
    SimulationSetup setup;
    for (std::size_t i = 0; i < players; ++i) setup.decks[i] = decks[i].cards;
    setup.pool = data->pool.get();
    setup.rules = &match_up->play.rules;
    setup.bot = options.bot;
    setup.games = options.games;
    setup.seed = options.seed;
    setup.ruleset = match_up->play.ruleset;
    if (match_up->play.format) setup.format = match_up->play.format->id;
    setup.threads = static_cast<unsigned>(options.threads);
    setup.check = options.check;
    const std::optional<SharedResult> shared = play_together({&setup, 1}, options.ranges, *ranks);
    if (!shared) return exit_wrong;
    if (ranks->rank() != 0) return exit_fine;
    const SimulationResult& result = shared->parts[0];
    if (options.json) {
        print_json(result, options, *match_up, *shared);
    } else {
        print_text(result, decks, shared->kept);
    }
    return complain_of(result.faults);
}

}  // namespace

void add_simulate(cli::Command program, RanksFinder find_ranks)
{
    const cli::Command command = program.command("simulate", "Play many games between two bots");
    auto options = std::make_shared<SimulateOptions>();
    options->games = 1000;
    command.footer("  ptcg simulate powerhouse lava-flow --games 100");
    add_decks_option(command, "decks", options->decks, "Two decks, by name or file", true);
    add_games_options(command, *options, "Number of games");
    command
        .option("--bot", options->bot,
                fmt::format("The bot that plays: {}{}", bot_name_help, bot_program_help))
        .value("BOT")
        .check(any_bot_problem)
        .shows_default();
    add_result_options(command, *options);
    command.flag("--check", options->check, "Check the position after every decision");
    add_playing_options(command, options->rules, options->packs);
    command.runs([options, find_ranks] { return run(*options, find_ranks); });
}

}  // namespace ptcg::tools
