#include "fit/fit_values.hpp"

#include <array>
#include <memory>
#include <optional>

#include <fmt/format.h>

#include "evaluation.hpp"
#include "fit/tables.hpp"
#include "fit/value_training.hpp"
#include "fit/weights_file.hpp"
#include "ptcg/bots/bots.hpp"
#include "ptcg/random.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"

namespace ptcg::tools {
namespace {

/// One answer in this many is random; each value is used in half the games.
constexpr std::array<std::uint32_t, 2> answers_per_random_one = {12, 40};

/// The positions at the beginning of each turn, as either player sees them, and who won.
class Gatherer {
public:
    Gatherer(const Data& data, std::unique_ptr<Bot> bot, const std::vector<std::string>& cards)
        : dealer_(data),
          bot_(std::move(bot)),
          any_(make_random_bot()),
          reader_(data.library(), cards)
    {
    }

    [[nodiscard]] const std::vector<ValueSample>& samples() const { return samples_; }
    [[nodiscard]] const std::vector<ValueSample>& test() const { return test_; }

    /// Returns false if a game could not be played to its end.
    bool play(const Table& table, std::size_t number, std::uint64_t game, std::uint64_t seed)
    {
        random_ = Random(derived_seed(seed, 1));
        any_->begin(derived_seed(seed, 2));
        bot_->begin(derived_seed(seed, 3));
        std::vector<ValueSample>& samples = game % games_per_test == 0 ? test_ : samples_;
        const std::size_t first = samples.size();
        const bool swapped = seats_swapped(game);
        const std::uint32_t spacing = answers_per_random_one[random_.below(2)];
        int turn = 0;
        const std::optional<Match> match = dealer_.play(table, game, seed, [&](Match& open) {
            if (open.decision()->purpose == Purpose::main_phase && open.turn() > turn) {
                turn = open.turn();
                look(open, number, swapped, samples);
            }
            return answer(open, spacing);
        });
        if (!match) return false;
        if (match->outcome() != Outcome::won) return samples.resize(first), true;
        for (std::size_t i = first; i < samples.size(); ++i) {
            const bool is_one = samples[i].has_first_deck != swapped;
            samples[i].won = is_one == (match->winner() == PlayerId::one);
        }
        return true;
    }

private:
    void look(Match& match, std::size_t table, bool swapped, std::vector<ValueSample>& samples)
    {
        for (const PlayerId player : both_players) {
            make_view(match.rules(), seen_by(player), view_);
            ValueSample& sample = samples.emplace_back();
            reader_.read(view_, player, sample.input);
            sample.table = static_cast<std::uint32_t>(table);
            sample.has_first_deck = (player == PlayerId::one) != swapped;
        }
    }

    bool answer(Match& match, std::uint32_t spacing)
    {
        const bool any = match.decision()->options.size() > 1 && random_.below(spacing) == 0;
        ask(any ? *any_ : *bot_, match, view_, picks_);
        return static_cast<bool>(match.answer(picks_));
    }

    Dealer dealer_;
    std::unique_ptr<Bot> bot_, any_;
    ValueReader reader_;
    Random random_{0};
    std::vector<ValueSample> samples_, test_;
    View view_;
    std::vector<std::uint16_t> picks_;
};

bool gather(const ValueFit& told, const std::vector<Table>& tables, Gatherer& gatherer)
{
    for (std::size_t table = 0; table < tables.size(); ++table) {
        for (std::uint64_t game = 0; game < told.games; ++game) {
            const std::uint64_t seed = derived_seed(derived_seed(told.seed, table), game);
            if (gatherer.play(tables[table], table, game, seed)) continue;
            complain_of_game(tables[table], game);
            return false;
        }
        print_error("{} of {} pairs of decks, {} positions\n", table + 1, tables.size(),
                    gatherer.samples().size());
    }
    return true;
}

}  // namespace

int fit_values(const ValueFit& told, const Data& data)
{
    int code = 0;
    const std::optional<std::vector<Table>> tables = find_tables(told.tables, data, code);
    if (!tables) return code;
    Result<std::unique_ptr<Bot>> bot = make_bot(told.bot, data.library());
    if (!bot) return complain(exit_usage, bot.error().message);
    const std::vector<std::string> cards =
        told.goes_on ? built_in_values().cards() : cards_of(*tables, data.library());
    Gatherer gatherer(data, std::move(bot.value()), cards);
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
    return write_weights(told.to, "evaluation",
                         mean_of(trainer.network(), plain.network(), told.share).text());
}

}  // namespace ptcg::tools
