#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <set>

#include <fmt/format.h>

#include "commands/commands.hpp"
#include "commands/playing/arena_field.hpp"
#include "commands/playing/arena_report.hpp"
#include "commands/playing/arena_rounds.hpp"
#include "commands/playing/shared_games.hpp"
#include "commands/shared_options.hpp"
#include "data/data.hpp"
#include "distributed/build_id.hpp"
#include "ptcg/bots/bot_program.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "simulation/arena.hpp"
#include "simulation/bot_print.hpp"
#include "simulation/league.hpp"

namespace ptcg::tools {
namespace {

/// Enough for a claim about 10 Elo points: then the games end when it is decided.
constexpr std::uint64_t games_of_a_test = 40'000;

constexpr std::uint64_t most_rounds = 1'000'000'000;

/// --decks takes all that follows it: `--decks powerhouse lava-flow greedy random`. Takes the bots
/// from there if none are named before it.
void find_bots_after_decks(ArenaOptions& options)
{
    if (!options.bots.empty()) return;
    std::vector<std::string>& decks = options.decks;
    const auto is_deck = [](const std::string& name) { return !any_bot_problem(name).empty(); };
    auto first = std::find_if(decks.rbegin(), decks.rend(), is_deck).base();
    first = std::max(first, decks.begin() + std::min<std::ptrdiff_t>(players, std::ssize(decks)));
    options.bots.assign(first, decks.end());
    decks.erase(first, decks.end());
}

/// Stops with what is wrong with the options together.
void refuse_wrong(const ArenaOptions& options)
{
    const std::size_t bots = options.bots.size();
    if (bots == 0 && options.league.empty()) {
        cli::refuse("name two bots or more, or --league FILE to see its table");
    }
    if (bots == 1) cli::refuse("one bot has no opponent; name another");
    if (!options.sprt.empty() && bots != 2) {
        cli::refuse("--sprt", "a claim is about two bots; name two");
    }
    if (!options.ranges.empty() && (!options.sprt.empty() || !options.league.empty())) {
        cli::refuse("--ranges",
                    "cannot be used with --sprt or --league; a league keeps finished games, too");
    }
    if (!options.anchor.empty() && options.league.empty()) {
        if (bots == 2) {
            cli::refuse("--anchor", "rates more than two bots, or those of a --league");
        }
        if (std::ranges::find(options.bots, options.anchor) == options.bots.end()) {
            cli::refuse("--anchor",
                        fmt::format("\"{}\" is not one of the bots that play", options.anchor));
        }
    }
    const std::set<std::string> different(options.bots.begin(), options.bots.end());
    if (different.size() < bots && (bots > 2 || !options.league.empty())) {
        cli::refuse(
            "a bot is named twice; only a comparison of two bots without --league may have "
            "a bot play itself");
    }
    if (options.games % 2 != 0) {
        cli::refuse("--games",
                    fmt::format("games come in pairs, in which the bots change seats; {} is odd",
                                options.games));
    }
}

/// Stops if an option was typed that is for games, although none are played.
void refuse_what_plays(const std::vector<std::string>& given)
{
    constexpr std::array<std::string_view, 3> shows{"--league", "--anchor", "--json"};
    for (const std::string& name : given) {
        if (std::ranges::find(shows, name) != shows.end()) continue;
        cli::refuse(name, "is for games: name bots that play, or leave it out to see the league");
    }
}

/// Returns where the bot that is to be rated 0 is, also by the name that was typed.
std::optional<std::size_t> find_anchor(const std::vector<std::string>& bots,
                                       const std::string& anchor)
{
    const std::optional<std::size_t> found = anchor_among(bots, anchor);
    return found ? found : anchor_among(bots, bot_print(anchor));
}

Error no_anchor(const std::vector<std::string>& bots, const std::string& anchor)
{
    return Error{fmt::format("--anchor: no results of \"{}\"; there are results of {}", anchor,
                             fmt::join(bots, ", "))};
}

/// Rates the bots of a table, unless the one that is to be rated 0 is not among them.
Result<RatedTable> rated(LeagueTable table, const std::string& anchor)
{
    const std::optional<std::size_t> found = find_anchor(table.bots, anchor);
    if (found) return RatedTable{std::move(table), *found};
    return no_anchor(table.bots, anchor);
}

int show_league(const ArenaOptions& options)
{
    const Result<League> league = League::read(options.league);
    if (!league) return complain(exit_usage, league.error().message);
    if (!league.value().note().empty()) print_error("{}\n", league.value().note());
    std::vector<RatedTable> tables;
    std::string refused;
    for (LeagueTable& table : tables_of(league.value())) {
        Result<RatedTable> one = rated(std::move(table), options.anchor);
        if (one) {
            tables.push_back(std::move(one.value()));
        } else {
            refused = one.error().message;
        }
    }
    if (tables.empty()) {
        return complain(exit_wrong, !refused.empty()
                                        ? refused
                                        : fmt::format("{}: no results yet", options.league));
    }
    options.json ? print_json(tables) : print_text(tables);
    return exit_fine;
}

ArenaSetup setup_of(const ArenaOptions& options, const Field& field, const Data& data)
{
    ArenaSetup setup;
    setup.pool = data.pool.get();
    setup.rules = &field.play.rules;
    setup.plan = {options.bots, field.decks, options.seed};
    setup.games = options.games;
    setup.threads = static_cast<unsigned>(options.threads);
    setup.ruleset = field.play.ruleset;
    if (field.play.format) setup.format = field.play.format->id;
    return setup;
}

/// What the options ask for, when everything is loaded.
class Arena {
public:
    Arena(const ArenaOptions& options, const Field& field, const Data& data, Ranks& ranks)
        : options_(options), field_(field), ranks_(ranks), setup_(setup_of(options, field, data))
    {
        competition_ = {fingerprint_of(field, *data.pool), build_id(), PTCG_VERSION, setup_.ruleset,
                        setup_.format};
    }

    int play()
    {
        if (!options_.sprt.empty()) test_ = read_sequential_test(options_.sprt).value();
        if (!knows_build(!options_.league.empty(), ranks_)) return exit_wrong;
        if (Result<void> opened = open_league(); !opened) {
            complain(exit_usage, opened.error().message);
            ranks_.give_up();
            return exit_usage;
        }
        std::optional<RoundsResult> played =
            test_ || !options_.league.empty() ? by_rounds() : at_once();
        if (!played) return exit_wrong;
        if (ranks_.rank() != 0) return exit_fine;
        return report(*played);
    }

private:
    Result<void> open_league()
    {
        if (options_.league.empty() || ranks_.rank() != 0) return {};
        // No file is made if the anchor is wrong.
        std::error_code unknown;
        if (!std::filesystem::exists(options_.league, unknown)) {
            if (Result<void> found = find_anchor_before({}); !found) return found;
        }
        Result<League> league = League::open(options_.league);
        if (!league) return league.error();
        league_ = std::move(league.value());
        if (!league_->note().empty()) print_error("{}\n", league_->note());
        const std::optional<LeagueTable> table = own_table();
        return find_anchor_before(table ? table->bots : std::vector<std::string>());
    }

    /// Before the games: refuses an anchor that is neither among these bots of the league nor
    /// plays.
    [[nodiscard]] Result<void> find_anchor_before(std::vector<std::string> bots) const
    {
        for (const std::string& bot : options_.bots) bots.push_back(bot_print(bot));
        if (options_.anchor.empty() || find_anchor(bots, options_.anchor)) return {};
        return Error{
            fmt::format("--anchor: \"{}\" neither plays nor is in the league", options_.anchor)};
    }

    [[nodiscard]] std::optional<LeagueTable> own_table() const
    {
        for (LeagueTable& table : tables_of(*league_)) {
            if (table.competition == competition_) return std::move(table);
        }
        return std::nullopt;
    }

    std::optional<RoundsResult> at_once()
    {
        const SimulationSetup games = games_of(setup_);
        const std::optional<SharedResult> shared =
            play_together({&games, 1}, options_.ranges, ranks_);
        if (!shared) return std::nullopt;
        return RoundsResult{arena_of(setup_, shared->parts[0])};
    }

    std::optional<RoundsResult> by_rounds()
    {
        Result<RoundsResult> played = play_rounds({&setup_, test_, league_ ? &*league_ : nullptr,
                                                   competition_, &ranks_, competition_.build});
        if (played) {
            if (ranks_.rank() == 0 && played.value().found > 0) {
                print_error("{}: {} of these games are there already\n", options_.league,
                            2 * played.value().found);
            }
            return std::move(played.value());
        }
        complain(exit_wrong, played.error().message);
        ranks_.give_up();
        return std::nullopt;
    }

    int report(const RoundsResult& played)
    {
        ArenaReport report;
        report.options = &options_;
        report.field = &field_;
        report.result = &played.arena;
        report.test = test_;
        report.verdict = played.verdict;
        if (std::optional<LeagueTable> table = table_of(played.arena)) {
            Result<RatedTable> all = rated(std::move(*table), options_.anchor);
            if (!all) return complain(exit_usage, all.error().message);
            report.ratings = std::move(all.value());
        }
        options_.json ? print_json(report) : print_text(report);
        const int code = complain_of(played.arena.faults);
        if (code != exit_fine || !test_) return code;
        return played.verdict == SequentialTest::Verdict::holds ? exit_fine : exit_wrong;
    }

    /// Returns the table of ratings: of the league or, of more than two bots, of these games.
    [[nodiscard]] std::optional<LeagueTable> table_of(const ArenaResult& result) const
    {
        if (league_) return own_table();
        if (setup_.plan.bots.size() == 2) return std::nullopt;
        LeagueTable table;
        table.competition = competition_;
        table.bots = setup_.plan.bots;
        for (const ArenaDecks& decks : setup_.plan.decks) table.decks.insert(in_order(decks.names));
        for (const PlayedPair& pair : result.pairs) {
            const auto [first, second] = setup_.plan.bots_of(setup_.plan.meeting_of(pair.number));
            const auto [wins, draws, losses] = pair.results();
            table.pairs.push_back(
                {first, second, wins, draws, losses, pair.number / setup_.plan.meetings()});
        }
        table.forfeits = forfeits_in(result);
        return table;
    }

    /// Returns how many games each bot has forfeited.
    [[nodiscard]] std::vector<std::uint64_t> forfeits_in(const ArenaResult& result) const
    {
        std::vector<std::uint64_t> forfeits(setup_.plan.bots.size());
        for (const GameFault& forfeit : result.forfeits) {
            const auto pair =
                std::ranges::lower_bound(result.pairs, forfeit.game / 2, {}, &PlayedPair::number);
            if (pair == result.pairs.end() || pair->number != forfeit.game / 2) continue;
            const auto [first, second] = setup_.plan.bots_of(setup_.plan.meeting_of(pair->number));
            ++forfeits[pair->loser(forfeit.game % 2) == 0 ? first : second];
        }
        return forfeits;
    }

    const ArenaOptions& options_;
    const Field& field_;
    Ranks& ranks_;
    ArenaSetup setup_;
    Competition competition_;
    std::optional<SequentialTest> test_;
    std::optional<League> league_;  ///< on the first rank
};

int run(ArenaOptions options, const std::vector<std::string>& given, RanksFinder find_ranks)
{
    const auto has = [&](std::string_view name) { return std::ranges::count(given, name) > 0; };
    if (has("--games") && has("--rounds"))
        cli::refuse("--rounds", "replaces --games; leave out one of them");
    const bool games_given = has("--games") || has("--rounds");
    if (options.rounds > 0) options.games = 2 * options.rounds;
    if (!options.sprt.empty() && !games_given) options.games = games_of_a_test;
    find_bots_after_decks(options);
    refuse_wrong(options);
    if (options.bots.empty()) {
        refuse_what_plays(given);
        return show_league(options);
    }
    const std::optional<Data> data = load_data(options.packs);
    if (!data) return exit_wrong;
    int code = exit_fine;
    const std::optional<Field> field = find_field(options, *data, code);
    if (!field) return code;
    const std::unique_ptr<Ranks> ranks = find_processes(find_ranks, options, field->play, code);
    if (!ranks) return code;
    return Arena(options, *field, *data, *ranks).play();
}

void add_strength_options(cli::Command command, ArenaOptions& options)
{
    command
        .option("--sprt", options.sprt,
                "Stop as soon as it is decided whether the first bot is stronger by HIGH rather "
                "than by LOW: differences in Elo points, as in 0,20, or shares of points, as in "
                "50%,55%. Error rates may follow: 0,20,0.05,0.05. --games is the most; default: "
                "40000")
        .value("LOW,HIGH")
        .check([](const std::string& typed) {
            const Result<SequentialTest> test = read_sequential_test(typed);
            return test ? std::string() : test.error().message;
        });
    command
        .option("--league", options.league,
                "Keep the results in this file, play only what is not in it yet, and rate all bots "
                "in it. Without bots: show its tables")
        .value("FILE");
    command
        .option("--anchor", options.anchor,
                "The bot that is rated 0; default: greedy, or else the first")
        .value("BOT");
}

}  // namespace

void add_arena(cli::Command program, RanksFinder find_ranks)
{
    const cli::Command command =
        program.command("arena", "Find out which of two or more bots plays better");
    auto options = std::make_shared<ArenaOptions>();
    options->games = 100;
    command.footer(
        "  ptcg arena greedy random --decks powerhouse lava-flow\n"
        "  ptcg arena mcts:iterations=100 greedy --sprt 50%,60%\n"
        "  ptcg arena mcts:iterations=100 greedy --format standard --mirrors\n"
        "  ptcg arena mcts greedy random --league results.jsonl\n\n"
        "Exit code 1 means that a game went wrong or, with --sprt, that the claim does not hold or "
        "is undecided.");
    command
        .option("bots", options->bots,
                fmt::format("Two bots or more: {}{}", bot_name_help, bot_program_help))
        .value("BOT...")
        .check(any_bot_problem);
    constexpr std::size_t most_decks = 1000;
    add_decks_option(command, "--decks", options->decks,
                     "Two decks, by name or file; or more, for all pairs of them, including each "
                     "deck against itself. Default: powerhouse and lava-flow or, with --format, "
                     "the decks that are legal in it",
                     false, most_decks);
    command.flag("--mirrors", options->mirrors,
                 "Play each deck against itself alone, so that no deck decides a game");
    add_games_options(command, *options,
                      "Number of games of every two bots with each pair of decks, half of them in "
                      "each seat with each deck");
    command
        .option_taken(
            "--rounds",
            [options](const std::string& typed) {
                options->rounds = whole_number("--rounds", typed, 1, most_rounds);
            },
            "Instead of --games: how often every two bots meet with each pair of decks, for two "
            "games each time")
        .value("NUMBER");
    add_result_options(command, *options);
    add_strength_options(command, *options);
    add_playing_options(command, options->rules, options->packs);
    command.runs(
        [options, command, find_ranks] { return run(*options, command.given(), find_ranks); });
}

}  // namespace ptcg::tools
