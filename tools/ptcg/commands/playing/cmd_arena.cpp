#include <algorithm>
#include <cmath>
#include <memory>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "commands/commands.hpp"
#include "commands/playing/shared_games.hpp"
#include "commands/shared_options.hpp"
#include "data/data.hpp"
#include "data/deck_finding.hpp"
#include "ptcg/bots/bot_program.hpp"
#include "ptcg/hosting/fingerprint.hpp"
#include "screen/json_text.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "simulation/arena.hpp"
#include "simulation/rating.hpp"

namespace ptcg::tools {
namespace {

struct ArenaOptions : GamesOptions {
    std::vector<std::string> bots;
};

/// What the bots play, and under which rules.
struct Field {
    RulesOfPlay play;
    std::vector<ArenaPair> pairs;
};

std::optional<Field> two_decks(const ArenaOptions& options, const Data& data, int& code)
{
    std::vector<std::string> decks = options.decks;
    if (decks.empty()) decks = {"powerhouse", "lava-flow"};
    std::optional<MatchUp> match_up = load_two_decks(decks, options.rules, data, code);
    if (!match_up) return std::nullopt;
    ArenaPair pair;
    for (std::size_t i = 0; i < players; ++i) {
        pair.names[i] = match_up->decks[i].name;
        pair.decks[i] = match_up->decks[i].cards;
    }
    return Field{std::move(match_up->play), {std::move(pair)}};
}

/// Returns all pairs of the decks that are legal in a format, including each deck against itself.
std::optional<Field> decks_of_format(const ArenaOptions& options, const Data& data, int& code)
{
    Field field;
    std::vector<Deck> legal;
    Result<RulesOfPlay> play = choose_rules(options.rules, {}, data.library(), data.roots);
    if (!play) return code = complain(exit_usage, play.error().message), std::nullopt;
    field.play = std::move(play.value());
    for (const NamedDeck& named : list_decks(data.roots)) {
        Result<Deck> deck = load_deck(named.path.string(), data);
        if (!deck) return code = complain(exit_wrong, deck.error().message), std::nullopt;
        if (!problems_of(data.library(), field.play, deck.value().cards).empty()) continue;
        legal.push_back(std::move(deck.value()));
    }
    if (legal.empty()) {
        code = complain(exit_wrong,
                        fmt::format("no deck is legal in the format \"{}\"", options.rules.format));
        return std::nullopt;
    }
    for (std::size_t i = 0; i < legal.size(); ++i) {
        for (std::size_t j = i; j < legal.size(); ++j) {
            field.pairs.push_back(
                {{legal[i].name, legal[j].name}, {legal[i].cards, legal[j].cards}});
        }
    }
    return field;
}

// ---- the result

std::string percent(double share)
{
    return fmt::format("{:.1f}", 100 * share);
}

std::string in_percent(const Estimate& share)
{
    return fmt::format("{:>5}% ({} to {})", percent(share.value), percent(share.low),
                       percent(share.high));
}

/// Returns "+120", or "more than ..." if every game was won.
std::string in_elo(const Estimate& elo)
{
    const std::string range = fmt::format("{:+.0f} to {:+.0f}", elo.low, elo.high);
    if (std::isfinite(elo.value)) return fmt::format("{:+.0f} ({})", elo.value, range);
    return elo.value > 0 ? fmt::format("more than {:+.0f}", elo.low)
                         : fmt::format("less than {:+.0f}", elo.high);
}

void print_text(const ArenaResult& result, const ArenaOptions& options, const Field& field)
{
    const ArenaScore& total = result.total;
    print_out("{} against {}\n", options.bots[0], options.bots[1]);
    std::vector<std::string> names;
    std::size_t width = 5;
    for (const ArenaPair& pair : field.pairs) {
        names.push_back(fmt::format("{} / {}", pair.names[0], pair.names[1]));
        width = std::max(width, width_of(names.back()));
    }
    width = std::min<std::size_t>(width, 32);
    const auto row = [&](std::string_view name, const ArenaScore& score) {
        print_out("{}  {:>5}  {:>5}  {:>5}  {}\n", fit(name, width), score.wins, score.losses,
                  score.draws, in_percent(share_of(score.points(), score.games)));
    };
    print_out("{}  {:>5}  {:>5}  {:>5}  {:>6} (95%)\n", fit("decks", width), "won", "lost", "drawn",
              "share");
    for (std::size_t i = 0; field.pairs.size() > 1 && i < field.pairs.size(); ++i) {
        row(names[i], result.pairs[i]);
    }
    row(field.pairs.size() > 1 ? "all" : names[0], total);
    print_forfeits(result.forfeits);
    print_out("Elo difference  {}\n", in_elo(elo_of(share_of(total.points(), total.games))));
    print_out("time            {:.1f} s, {} decisions\n", result.seconds, result.decisions);
    print_out("signature       {}\n", hex(result.signature));
}

nlohmann::ordered_json json_of(const Estimate& estimate)
{
    // JSON has no infinity, so null represents it.
    const auto number = [](double value) {
        return std::isfinite(value) ? nlohmann::ordered_json(value) : nlohmann::ordered_json();
    };
    return {{"value", number(estimate.value)},
            {"low", number(estimate.low)},
            {"high", number(estimate.high)}};
}

nlohmann::ordered_json json_of(const ArenaScore& score)
{
    const Estimate share = share_of(score.points(), score.games);
    return {{"games", score.games}, {"wins", score.wins},      {"losses", score.losses},
            {"draws", score.draws}, {"share", json_of(share)}, {"elo", json_of(elo_of(share))}};
}

void print_json(const ArenaResult& result, const ArenaOptions& options, const Field& field)
{
    nlohmann::ordered_json json;
    json["bots"] = options.bots;
    json["ruleset"] = field.play.ruleset;
    if (field.play.format) json["format"] = field.play.format->id;
    json["seed"] = options.seed;
    json["total"] = json_of(result.total);
    json["pairs"] = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < field.pairs.size(); ++i) {
        nlohmann::ordered_json pair = json_of(result.pairs[i]);
        pair["decks"] = field.pairs[i].names;
        json["pairs"].push_back(std::move(pair));
    }
    json["faults"] = result.faults.size();
    json["forfeits"] = result.forfeits.size();
    json["decisions"] = result.decisions;
    json["seconds"] = result.seconds;
    json["signature"] = hex(result.signature);
    write_text(stdout, json_text(json));
}

int run(const ArenaOptions& options, RanksFinder find_ranks)
{
    const std::optional<Data> data = load_data(options.packs);
    if (!data) return exit_wrong;
    int code = exit_fine;
    const bool whole_format = options.decks.empty() && !options.rules.format.empty();
    const std::optional<Field> field =
        whole_format ? decks_of_format(options, *data, code) : two_decks(options, *data, code);
    if (!field) return code;
    const std::unique_ptr<Ranks> ranks = find_processes(find_ranks, options, field->play, code);
    if (!ranks) return code;
    ArenaSetup setup;
    setup.pool = data->pool.get();
    setup.rules = &field->play.rules;
    setup.bots = {options.bots[0], options.bots[1]};
    setup.pairs = field->pairs;
    setup.games = options.games;
    setup.seed = options.seed;
    setup.ruleset = field->play.ruleset;
    if (field->play.format) setup.format = field->play.format->id;
    setup.threads = static_cast<unsigned>(options.threads);
    const std::optional<SharedResult> shared =
        play_together(parts_of(setup), options.ranges, *ranks);
    if (!shared) return exit_wrong;
    if (ranks->rank() != 0) return exit_fine;
    const ArenaResult result = arena_of(setup, shared->parts);
    if (options.json) {
        print_json(result, options, *field);
    } else {
        print_text(result, options, *field);
    }
    return complain_of(result.faults);
}

}  // namespace

void add_arena(cli::Command program, RanksFinder find_ranks)
{
    const cli::Command command =
        program.command("arena", "Find out which of two bots plays better");
    auto options = std::make_shared<ArenaOptions>();
    options->games = 100;
    command.footer("  ptcg arena greedy random --decks powerhouse lava-flow");
    command
        .option("bots", options->bots,
                fmt::format("Two bots: {}{}", bot_name_help, bot_program_help))
        .value("BOT BOT")
        .takes(2, 2)
        .required()
        .check(any_bot_problem);
    add_two_decks_option(command, "--decks", options->decks,
                         "Two decks, by name or file; default: powerhouse and lava-flow or, with "
                         "--format, all pairs of the decks that are legal in it");
    add_games_options(command, *options,
                      "Number of games with each pair of decks, a quarter for each combination of "
                      "decks and seats");
    add_result_options(command, *options);
    add_playing_options(command, options->rules, options->packs);
    command.runs([options, find_ranks] { return run(*options, find_ranks); });
}

}  // namespace ptcg::tools
