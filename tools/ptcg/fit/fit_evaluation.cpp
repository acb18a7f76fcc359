// Fits the weights of `evaluate`: ptcg_fit GAMES SEED DECK DECK [DECK DECK ...]. ../bots/README.md
// has the command that gave the current weights.

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "data/data.hpp"
#include "evaluation.hpp"
#include "fit/logistic_regression.hpp"
#include "ptcg/bots/bots.hpp"
#include "ptcg/random.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "screen/screen.hpp"
#include "simulation/simulation.hpp"

namespace ptcg::tools {
namespace {

/// One answer in this many is random; each value is used in half the games.
constexpr std::array<std::uint32_t, 2> answers_per_random_one = {12, 40};

struct Told {
    std::uint64_t games = 0;  ///< with each pair
    std::uint64_t seed = 0;
    std::vector<std::vector<std::string>> pairs;
};

std::optional<Told> read_arguments(const std::vector<std::string>& words)
{
    Told told;
    const auto number = [&](const std::string& word, std::uint64_t& value) {
        const char* end = word.data() + word.size();
        const auto read = std::from_chars(word.data(), end, value);
        return read.ec == std::errc{} && read.ptr == end;
    };
    if (words.size() < 4 || words.size() % 2 != 0 || !number(words[0], told.games) ||
        !number(words[1], told.seed)) {
        return std::nullopt;
    }
    for (std::size_t i = 2; i < words.size(); i += 2)
        told.pairs.push_back({words[i], words[i + 1]});
    return told;
}

/// The traits at the beginning of each turn, as either player sees them, and who won. A column for
/// each pair of decks absorbs how much stronger one of the two is: that must not affect a weight.
class Gatherer {
public:
    Gatherer(const Data& data, std::size_t pairs)
        : data_(data),
          pairs_(pairs),
          greedy_(make_greedy_bot(data.library())),
          any_(make_random_bot()),
          samples_(trait_count + pairs)
    {
    }

    [[nodiscard]] const Samples& samples() const { return samples_; }

    /// Returns false if a game could not be played to its end.
    bool play(const MatchUp& decks, std::size_t pair, bool swapped, std::uint64_t seed)
    {
        ScriptHost& host = host_for(pair);
        Result<Match> match = Match::start(data_.library(), decks.play.rules, &host,
                                           {.deck_one = decks.decks[swapped ? 1 : 0].cards,
                                            .deck_two = decks.decks[swapped ? 0 : 1].cards,
                                            .seed = seed,
                                            .decision_cap = most_decisions});
        if (!match) return false;
        match.value().record_events(false);
        random_ = Random(derived_seed(seed, 1));
        any_->begin(derived_seed(seed, 2));
        for (std::vector<Row>& rows : rows_) rows.clear();
        if (!play_on(match.value(), pair, swapped)) return false;
        if (match.value().outcome() != Outcome::won) return true;
        for (PlayerId player : both_players) {
            const bool won = match.value().winner() == player;
            for (const Row& row : rows_[at(player)]) samples_.add(row, won);
        }
        return true;
    }

private:
    using Row = std::vector<double>;

    ScriptHost& host_for(std::size_t pair)
    {
        if (!host_ || pair != host_pair_) {
            host_.emplace(data_.pool->scripts, data_.pool->library);
            host_pair_ = pair;
        }
        return *host_;
    }

    bool play_on(Match& match, std::size_t pair, bool swapped)
    {
        const std::uint32_t spacing = answers_per_random_one[random_.below(2)];
        int turn = 0;
        while (const Decision* open = match.decision()) {
            if (open->purpose == Purpose::main_phase && match.turn() > turn) {
                turn = match.turn();
                for (PlayerId player : both_players) note(match, player, pair, swapped);
            }
            const bool any = open->options.size() > 1 && random_.below(spacing) == 0;
            ask(any ? *any_ : *greedy_, match, view_, picks_);
            if (!match.answer(picks_)) return false;
        }
        return true;
    }

    void note(Match& match, PlayerId player, std::size_t pair, bool swapped)
    {
        make_view(match.rules(), seen_by(player), view_);
        const Traits traits = traits_of(data_.library(), view_, player);
        Row row(traits.begin(), traits.end());
        row.resize(trait_count + pairs_);
        row[trait_count + pair] = (player == PlayerId::one) != swapped ? 1 : -1;
        rows_[at(player)].push_back(std::move(row));
    }

    const Data& data_;
    std::size_t pairs_;
    std::unique_ptr<Bot> greedy_;
    std::unique_ptr<Bot> any_;
    std::optional<ScriptHost> host_;
    std::size_t host_pair_ = 0;
    Random random_{0};
    std::array<std::vector<Row>, players> rows_;
    Samples samples_;
    View view_;
    std::vector<std::uint16_t> picks_;
};

int fit(const Told& told)
{
    const std::optional<Data> data = load_data({});
    if (!data) return 1;
    Gatherer gatherer(*data, told.pairs.size());
    for (std::size_t pair = 0; pair < told.pairs.size(); ++pair) {
        int code = 0;
        const std::optional<MatchUp> decks = load_two_decks(told.pairs[pair], {}, *data, code);
        if (!decks) return code;
        for (std::uint64_t game = 0; game < told.games; ++game) {
            const std::uint64_t seed = derived_seed(derived_seed(told.seed, pair), game);
            if (gatherer.play(*decks, pair, game % 2 != 0, seed)) continue;
            print_error("game {} of {} and {} could not be played to its end\n", game,
                        told.pairs[pair][0], told.pairs[pair][1]);
            return 1;
        }
    }
    const Samples& samples = gatherer.samples();
    const std::vector<double> weights = logistic_regression(samples);
    print_out("{} positions, log loss {:.4f}\n", samples.count(), log_loss(samples, weights));
    for (std::size_t i = 0; i < trait_count; ++i) print_out("    {:.3f},\n", weights[i]);
    return 0;
}

}  // namespace
}  // namespace ptcg::tools

int main(int argc, char** argv)
{
    const auto told = ptcg::tools::read_arguments({argv + 1, argv + argc});
    if (told) return ptcg::tools::fit(*told);
    ptcg::tools::print_error(
        "ptcg_fit GAMES SEED DECK DECK [DECK DECK ...]: prints weights of the evaluation, fitted "
        "to this many games of the greedy bot with each two decks\n");
    return 2;
}
