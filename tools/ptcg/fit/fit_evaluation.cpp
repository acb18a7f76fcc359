// ptcg_fit: plays games and fits the weights of the evaluation to them. ../../bots/README.md has
// the commands that gave those that are built in.

#include <algorithm>
#include <array>
#include <fstream>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "commands/playing/arena_field.hpp"
#include "data/data.hpp"
#include "evaluation.hpp"
#include "fit/value_training.hpp"
#include "ptcg/bots/bots.hpp"
#include "ptcg/random.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "simulation/simulation.hpp"

namespace ptcg::tools {
namespace {

/// One answer in this many is random; each value is used in half the games.
constexpr std::array<std::uint32_t, 2> answers_per_random_one = {12, 40};
constexpr std::uint64_t games_per_test = 10;  ///< one in so many only tests the network

struct Told {
    std::uint64_t games = 1000, seed = 1;
    int epochs = 3;
    double rate = 0.002, share = 0.25;
    std::string bot = "greedy", to;
    bool goes_on = false;
    std::vector<std::string> tables;
};

/// Some decks that meet, and their rules.
struct Table {
    RulesOfPlay play;
    ArenaDecks decks;
};

/// Returns the pairs of decks that the words name: "DECK,DECK", or all of a format.
std::optional<std::vector<Table>> find_tables(const Told& told, const Data& data, int& code)
{
    std::vector<Table> tables;
    for (const std::string& word : told.tables) {
        ArenaOptions options;
        const std::size_t comma = word.find(',');
        if (comma == std::string::npos) {
            options.rules.format = word;
        } else {
            options.decks = {word.substr(0, comma), word.substr(comma + 1)};
        }
        std::optional<Field> field = find_field(options, data, code);
        if (!field) return std::nullopt;
        for (ArenaDecks& decks : field->decks) tables.push_back({field->play, std::move(decks)});
    }
    return tables;
}

/// The cards of all decks, by the library's ids, sorted.
std::vector<std::string> cards_of(const std::vector<Table>& tables, const CardLibrary& library)
{
    std::set<std::string> ids;
    for (const Table& table : tables) {
        for (const std::vector<DefId>& deck : table.decks.cards) {
            for (const DefId card : deck) ids.insert(library.text(card).id);
        }
    }
    return {ids.begin(), ids.end()};
}

/// The positions at the beginning of each turn, as either player sees them, and who won.
class Gatherer {
public:
    Gatherer(const Data& data, std::unique_ptr<Bot> bot, const std::vector<std::string>& cards)
        : data_(data), bot_(std::move(bot)), any_(make_random_bot()), reader_(data.library(), cards)
    {
    }

    [[nodiscard]] const std::vector<ValueSample>& samples() const { return samples_; }
    [[nodiscard]] const std::vector<ValueSample>& test() const { return test_; }

    /// Returns false if a game could not be played to its end.
    bool play(const Table& table, std::size_t number, std::uint64_t game, std::uint64_t seed)
    {
        if (!host_ || number != host_table_) {
            host_.emplace(data_.pool->scripts, data_.pool->library);
            host_table_ = number;
        }
        const bool swapped = game % 2 != 0;
        Result<Match> match = Match::start(data_.library(), table.play.rules, &*host_,
                                           {.deck_one = table.decks.cards[swapped ? 1 : 0],
                                            .deck_two = table.decks.cards[swapped ? 0 : 1],
                                            .seed = seed,
                                            .decision_cap = most_decisions});
        if (!match) return false;
        match.value().record_events(false);
        random_ = Random(derived_seed(seed, 1));
        any_->begin(derived_seed(seed, 2));
        bot_->begin(derived_seed(seed, 3));
        std::vector<ValueSample>& samples = game % games_per_test == 0 ? test_ : samples_;
        const std::size_t first = samples.size();
        if (!play_on(match.value(), number, swapped, samples)) return false;
        if (match.value().outcome() != Outcome::won) return samples.resize(first), true;
        for (std::size_t i = first; i < samples.size(); ++i) {
            const bool is_one = samples[i].has_first_deck != swapped;
            samples[i].won = is_one == (match.value().winner() == PlayerId::one);
        }
        return true;
    }

private:
    bool play_on(Match& match, std::size_t table, bool swapped, std::vector<ValueSample>& samples)
    {
        const std::uint32_t spacing = answers_per_random_one[random_.below(2)];
        int turn = 0;
        while (const Decision* open = match.decision()) {
            if (open->purpose == Purpose::main_phase && match.turn() > turn) {
                turn = match.turn();
                for (const PlayerId player : both_players) {
                    make_view(match.rules(), seen_by(player), view_);
                    ValueSample& sample = samples.emplace_back();
                    reader_.read(view_, player, sample.input);
                    sample.table = static_cast<std::uint32_t>(table);
                    sample.has_first_deck = (player == PlayerId::one) != swapped;
                }
            }
            const bool any = open->options.size() > 1 && random_.below(spacing) == 0;
            ask(any ? *any_ : *bot_, match, view_, picks_);
            if (!match.answer(picks_)) return false;
        }
        return true;
    }

    const Data& data_;
    std::unique_ptr<Bot> bot_, any_;
    ValueReader reader_;
    std::optional<ScriptHost> host_;
    std::size_t host_table_ = 0;
    Random random_{0};
    std::vector<ValueSample> samples_, test_;
    View view_;
    std::vector<std::uint16_t> picks_;
};

bool gather(const Told& told, const std::vector<Table>& tables, Gatherer& gatherer)
{
    for (std::size_t table = 0; table < tables.size(); ++table) {
        for (std::uint64_t game = 0; game < told.games; ++game) {
            const std::uint64_t seed = derived_seed(derived_seed(told.seed, table), game);
            if (gatherer.play(tables[table], table, game, seed)) continue;
            print_error("game {} of {} and {} could not be played to its end\n", game,
                        tables[table].decks.names[0], tables[table].decks.names[1]);
            return false;
        }
        print_error("{} of {} pairs of decks, {} positions\n", table + 1, tables.size(),
                    gatherer.samples().size());
    }
    return true;
}

int fit(const Told& told)
{
    const std::optional<Data> data = load_data({});
    if (!data) return 1;
    int code = 0;
    const std::optional<std::vector<Table>> tables = find_tables(told, *data, code);
    if (!tables) return code;
    Result<std::unique_ptr<Bot>> bot = make_bot(told.bot, data->library());
    if (!bot) return complain(exit_usage, bot.error().message);
    const std::vector<std::string> cards =
        told.goes_on ? built_in_values().cards() : cards_of(*tables, data->library());
    Gatherer gatherer(*data, std::move(bot.value()), cards);
    if (!gather(told, *tables, gatherer)) return exit_wrong;
    ValueTrainer trainer = told.goes_on ? ValueTrainer(built_in_values(), tables->size(), told.seed)
                                        : ValueTrainer(cards, tables->size(), told.seed);
    if (gatherer.samples().empty() || gatherer.test().empty()) {
        return complain(exit_usage, "--games: one game tests the network, so there must be more");
    }
    print_error("log loss before: {:.4f}\n", trainer.log_loss(gatherer.test()));
    trainer.train(gatherer.samples(), told.epochs, told.rate);
    print_error("log loss: {:.4f}, in games that it was not fitted to {:.4f}\n",
                trainer.log_loss(gatherer.samples()), trainer.log_loss(gatherer.test()));
    ValueTrainer plain(weighted_sum(cards), tables->size(), told.seed);
    plain.train(gatherer.samples(), told.epochs, told.rate);
    print_error("log loss of a weighted sum, in games that it was not fitted to: {:.4f}\n",
                plain.log_loss(gatherer.test()));
    std::ofstream file(told.to);
    file << "# The weights of the evaluation, written by ptcg_fit; README.md has the command.\n"
         << mean_of(trainer.network(), plain.network(), told.share).text();
    if (!file.flush()) return complain(exit_wrong, "cannot write " + told.to);
    return 0;
}

}  // namespace
}  // namespace ptcg::tools

int main(int argc, char** argv)
{
    CLI::App app{"Plays games and fits the weights of the evaluation to them"};
    ptcg::tools::Told told;
    app.add_option("tables", told.tables, "DECK,DECK or, for all pairs of its decks, a format")
        ->required();
    app.add_option("--to", told.to, "The file of weights that is written")->required();
    app.add_option("--games", told.games, "Games with each pair of decks")->capture_default_str();
    app.add_option("--seed", told.seed, "The same seed plays the same games")
        ->capture_default_str();
    app.add_option("--bot", told.bot, "Who plays")->capture_default_str();
    app.add_flag("--continue", told.goes_on, "Begin with the weights that are built in");
    app.add_option("--epochs", told.epochs, "How often the positions are gone through")
        ->capture_default_str();
    app.add_option("--rate", told.rate, "The length of the first steps")->capture_default_str();
    app.add_option("--share", told.share,
                   "How much of a weighted sum, fitted to the same games, is in the result")
        ->check(CLI::Range(0.0, 1.0))
        ->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    return ptcg::tools::fit(told);
}
