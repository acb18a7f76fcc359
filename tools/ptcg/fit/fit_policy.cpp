#include "fit/fit_policy.hpp"

#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>

#include <fmt/format.h>

#include "fit/policy_training.hpp"
#include "fit/tables.hpp"
#include "fit/weights_file.hpp"
#include "ptcg/bots/bot_name.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "searching_bot.hpp"

namespace ptcg::tools {
namespace {

constexpr std::uint32_t searches_per_random_answer = 25;
constexpr int enough_tries = 2;  ///< of a pick, to be learned from

/// What the searches of some games found.
struct Found {
    std::vector<PolicySample> samples, test;

    void add(Found more)
    {
        std::ranges::move(more.samples, std::back_inserter(samples));
        std::ranges::move(more.test, std::back_inserter(test));
    }
};

/// Plays games of searching bots.
class Searches {
public:
    Searches(const Data& data, const SearchBudget& budget, const PolicyWeights& policy,
             const std::vector<std::string>& cards)
        : dealer_(data),
          bot_(make_searching_bot(data.library(), budget, Foresight::fair, policy)),
          greedy_(make_greedy_bot(data.library())),
          any_(make_random_bot()),
          reader_(data.library(), cards)
    {
    }

    /// Adds to `found`. Returns false if the game can't be played to its end.
    bool play(const Table& table, std::uint64_t game, std::uint64_t seed, bool tests, Found& found)
    {
        random_ = Random(derived_seed(seed, 1));
        any_->begin(derived_seed(seed, 2));
        bot_->begin(derived_seed(seed, 3));
        std::vector<PolicySample>& samples = tests ? found.test : found.samples;
        return dealer_
            .play(table, game, seed,
                  [&](Match& match) { return answer(match, samples) && match.answer(picks_); })
            .has_value();
    }

private:
    bool answer(Match& match, std::vector<PolicySample>& samples)
    {
        const Decision& open = *match.decision();
        if (open.asked == PlayerId::chance || open.options.size() < 2) {
            ask(*any_, match, view_, picks_);
            return true;
        }
        ask(*bot_, match, view_, picks_);
        if (open.max == 1) learn_from(match, samples);
        if (random_.below(searches_per_random_answer) == 0) ask(*any_, match, view_, picks_);
        return true;
    }

    void learn_from(Match& match, std::vector<PolicySample>& samples)
    {
        const Decision& open = *match.decision();
        std::vector<TriedPick> tried = bot_->tried(open);
        std::erase_if(tried, [](const TriedPick& pick) { return pick.tries < enough_tries; });
        if (tried.size() < 2) return;
        std::vector<std::uint16_t> greedy;
        make_view(match.rules(), seen_by(open.asked), view_);
        greedy_->choose(open, view_, greedy);
        reader_.read(open, view_, greedy, question_);
        PolicySample& sample = samples.emplace_back();
        sample.question.position = question_.position;
        std::vector<double> worths;
        for (const TriedPick& pick : tried) {
            sample.question.options.push_back(question_.options[pick.option]);
            worths.push_back(pick.worth);
        }
        sample.wishes = wishes_for(worths);
    }

    Dealer dealer_;
    std::unique_ptr<SearchingBot> bot_;
    std::unique_ptr<Bot> greedy_, any_;
    OptionReader reader_;
    Random random_{0};
    QuestionInput question_;
    View view_;
    std::vector<std::uint16_t> picks_;
};

/// Plays the games of all tables, each thread one table after another. The result does not depend
/// on the number of threads. Returns nothing, after a complaint, if a game can't be played.
std::optional<Found> search(const PolicyFit& told, const Data& data,
                            const std::vector<Table>& tables, const SearchBudget& budget,
                            const PolicyWeights& policy, std::uint64_t seed)
{
    std::vector<Found> found(tables.size());
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> failed = false;
    const auto work = [&] {
        Searches searches(data, budget, policy, policy.cards);
        for (std::size_t table = next++; table < tables.size() && !failed; table = next++) {
            for (std::uint64_t game = 0; game < told.games && !failed; ++game) {
                const std::uint64_t seed_of_game = derived_seed(derived_seed(seed, table), game);
                const bool tests = (table + game) % games_per_test == 0;
                if (searches.play(tables[table], game, seed_of_game, tests, found[table])) continue;
                complain_of_game(tables[table], game);
                failed = true;
            }
            print_error("{} of {} pairs of decks\n", table + 1, tables.size());
        }
    };
    {
        std::vector<std::jthread> threads;
        for (std::uint64_t i = 0; i < told.threads; ++i) threads.emplace_back(work);
    }
    if (failed) return std::nullopt;
    Found all;
    for (Found& some : found) all.add(std::move(some));
    return all;
}

void report(std::string_view when, const PolicyWeights& weights, const Found& found)
{
    const Agreement agrees = agreement(weights, found.test);
    print_error("{}: log loss {:.4f}, prefers the best of the search in {:.1f}%\n", when,
                agrees.log_loss, 100 * agrees.best);
}

}  // namespace

int fit_policy(const PolicyFit& told, const Data& data)
{
    int code = 0;
    const std::optional<std::vector<Table>> tables = find_tables(told.tables, data, code);
    if (!tables) return code;
    const Result<BotName> bot = read_bot_name(told.bot);
    if (!bot) return complain(exit_usage, bot.error().message);
    if (bot.value().kind != BotKind::mcts)
        return complain(exit_usage, "--bot: only mcts searches, as in mcts:iterations=200");
    PolicyWeights first;
    if (told.goes_on) {
        first = built_in_policy();
    } else {
        first.cards = cards_of(*tables, data.library());
    }
    PolicyWeights weights = first;
    Found found;
    for (std::uint64_t round = 0; round < told.rounds; ++round) {
        std::optional<Found> more = search(told, data, *tables, bot.value().budget, weights,
                                           derived_seed(told.seed, round));
        if (!more) return exit_wrong;
        found.add(*std::move(more));
        if (found.samples.empty() || found.test.empty())
            return complain(exit_usage, "--games: one game in ten tests the policy; play more");
        print_error("round {}: {} answers\n", round + 1, found.samples.size());
        report("before", weights, found);
        PolicyTrainer trainer(first, told.seed);
        trainer.train(found.samples, told.epochs, told.rate);
        weights = trainer.weights();
        report("after", weights, found);
        if (const int wrong = write_weights(told.to, "policy", weights.text()); wrong != 0)
            return wrong;
    }
    return 0;
}

}  // namespace ptcg::tools
