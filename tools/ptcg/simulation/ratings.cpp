#include "simulation/ratings.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "simulation/square_matrix.hpp"

namespace ptcg::tools {
namespace {

/// The probabilities of the ends of a game.
struct Chances {
    double win = 0;
    double draw = 0;

    [[nodiscard]] double points() const { return win + draw / 2; }
    [[nodiscard]] double variance_of_points() const { return win + draw / 4 - points() * points(); }
};

/// All results of two bots.
struct Meeting {
    double games = 0;
    double points = 0;  ///< of the first
    double draws = 0;
};

/// The bots that games connect with the anchor, and the draws, as parameters. The anchor has none:
/// its rating is 0.
class Fit {
public:
    Fit(std::size_t bots, std::vector<RatedPair> pairs, std::size_t anchor, double given)
        : pairs_(std::move(pairs)), given_(given), place_(bots, none)
    {
        std::vector<bool> connected(bots);
        connected[anchor] = true;
        for (bool grown = true; grown;) {
            grown = false;
            for (const RatedPair& pair : pairs_) {
                if (connected[pair.first] == connected[pair.second]) continue;
                connected[pair.first] = connected[pair.second] = grown = true;
            }
        }
        std::erase_if(pairs_, [&](const RatedPair& pair) { return !connected[pair.first]; });
        std::ranges::sort(pairs_, {}, &RatedPair::table);
        for (std::size_t bot = 0; bot < bots; ++bot) {
            if (connected[bot] && bot != anchor) place_[bot] = ratings_++;
        }
        for (const RatedPair& pair : pairs_) {
            Meeting& meeting = meetings_[{pair.first, pair.second}];
            meeting.games += pair.wins + pair.draws + pair.losses;
            meeting.points += pair.wins + pair.draws / 2.0;
            meeting.draws += pair.draws;
        }
        has_draws_ =
            std::ranges::any_of(meetings_, [](const auto& met) { return met.second.draws > 0; });
        values_.assign(ratings_ + (has_draws_ ? 1 : 0), 0.0);
        if (has_draws_) values_.back() = std::log(0.1);
    }

    /// Newton's method; the likelihood has one maximum. A step that lowers it is halved.
    void climb()
    {
        double height = likelihood();
        for (int step = 0; step < 200; ++step) {
            std::vector<double> way = slope();
            const bool solved = solve(curvature(), way);
            double length = 0;
            for (const double part : way) length = std::max(length, std::abs(part));
            if (!solved || length < 1e-10) return;
            const std::vector<double> before = values_;
            for (double share = std::min(1.0, 2 / length); share > 1e-9; share /= 2) {
                for (std::size_t i = 0; i < values_.size(); ++i) {
                    values_[i] = before[i] + share * way[i];
                }
                const double found = likelihood();
                if (found < height) continue;
                height = found;
                break;
            }
        }
    }

    /// The covariance of the parameters.
    [[nodiscard]] SquareMatrix covariance() const
    {
        const SquareMatrix inverse = inverted(curvature());
        return product(product(inverse, squared_slopes()), inverse);
    }

    [[nodiscard]] bool is_rated(std::size_t bot) const { return place_[bot] != none; }
    [[nodiscard]] std::size_t place(std::size_t bot) const { return place_[bot]; }
    [[nodiscard]] double value(std::size_t bot) const
    {
        return is_rated(bot) ? values_[place_[bot]] : 0;
    }
    [[nodiscard]] double drawn() const
    {
        return has_draws_ ? std::exp(values_.back()) / (2 + std::exp(values_.back())) : 0;
    }

private:
    static constexpr std::size_t none = ~std::size_t{0};

    [[nodiscard]] Chances chances(std::size_t first, std::size_t second) const
    {
        const double ahead = (value(first) - value(second)) / 2;
        const double win = std::exp(ahead), loss = std::exp(-ahead);
        const double draw = has_draws_ ? std::exp(values_.back()) : 0;
        const double all = win + draw + loss;
        return {win / all, draw / all};
    }

    /// The first bot's chance in the games given, which have no draws.
    [[nodiscard]] double chance_without_draws(std::size_t first, std::size_t second) const
    {
        return 1 / (1 + std::exp(value(second) - value(first)));
    }

    [[nodiscard]] double likelihood() const
    {
        double sum = 0;
        for (const auto& [met, meeting] : meetings_) {
            const Chances chance = chances(met.first, met.second);
            const double loss = 1 - chance.win - chance.draw;
            const double won = meeting.points - meeting.draws / 2;
            sum += won * std::log(chance.win);
            if (meeting.draws > 0) sum += meeting.draws * std::log(chance.draw);
            sum += (meeting.games - won - meeting.draws) * std::log(std::max(loss, 1e-300));
            const double even = chance_without_draws(met.first, met.second);
            sum += given_ / 2 * std::log(std::max(even * (1 - even), 1e-300));
        }
        return sum;
    }

    /// Adds what a surplus of points of the first bot and of draws does to the slope.
    void add_surplus(std::size_t first, std::size_t second, double points, double draws,
                     std::vector<double>& slope) const
    {
        if (is_rated(first)) slope[place_[first]] += points;
        if (is_rated(second)) slope[place_[second]] -= points;
        if (has_draws_) slope.back() += draws;
    }

    [[nodiscard]] std::vector<double> slope() const
    {
        std::vector<double> slope(values_.size());
        for (const auto& [met, meeting] : meetings_) {
            const Chances chance = chances(met.first, met.second);
            const double even = chance_without_draws(met.first, met.second);
            add_surplus(met.first, met.second,
                        meeting.points - meeting.games * chance.points() + given_ * (0.5 - even),
                        meeting.draws - meeting.games * chance.draw, slope);
        }
        return slope;
    }

    /// Adds `weight` times the square of what `add_surplus` adds for 1 point.
    void add_square(std::size_t first, std::size_t second, double weight,
                    SquareMatrix& matrix) const
    {
        const std::size_t a = place_[first], b = place_[second];
        if (is_rated(first)) matrix(a, a) += weight;
        if (is_rated(second)) matrix(b, b) += weight;
        if (!is_rated(first) || !is_rated(second)) return;
        matrix(a, b) -= weight;
        matrix(b, a) -= weight;
    }

    /// The covariances of points and draws, which are those of an exponential family.
    [[nodiscard]] SquareMatrix curvature() const
    {
        SquareMatrix matrix(values_.size());
        for (const auto& [met, meeting] : meetings_) {
            const auto [first, second] = met;
            const Chances chance = chances(first, second);
            const double even = chance_without_draws(first, second);
            add_square(first, second,
                       meeting.games * chance.variance_of_points() + given_ * even * (1 - even),
                       matrix);
            if (!has_draws_) continue;
            const std::size_t last = values_.size() - 1;
            matrix(last, last) += meeting.games * chance.draw * (1 - chance.draw);
            const double both = meeting.games * chance.draw * (0.5 - chance.points());
            if (is_rated(first)) {
                matrix(place_[first], last) += both;
                matrix(last, place_[first]) += both;
            }
            if (is_rated(second)) {
                matrix(place_[second], last) -= both;
                matrix(last, place_[second]) -= both;
            }
        }
        return matrix;
    }

    /// The squares of the slopes of each table, and of the games given.
    [[nodiscard]] SquareMatrix squared_slopes() const
    {
        SquareMatrix matrix(values_.size());
        double tables = 0;
        for (std::size_t from = 0, end = 0; from < pairs_.size(); from = end, ++tables) {
            std::vector<double> slope(values_.size());
            for (; end < pairs_.size() && pairs_[end].table == pairs_[from].table; ++end) {
                const RatedPair& pair = pairs_[end];
                const Chances chance = chances(pair.first, pair.second);
                const int games = pair.wins + pair.draws + pair.losses;
                add_surplus(pair.first, pair.second,
                            pair.wins + pair.draws / 2.0 - games * chance.points(),
                            pair.draws - games * chance.draw, slope);
            }
            matrix.add_square_of(slope);
        }
        if (tables > 1) matrix.scale(tables / (tables - 1));
        for (const auto& [met, meeting] : meetings_) {
            const double even = chance_without_draws(met.first, met.second);
            add_square(met.first, met.second, given_ / 2 * (even * even + (1 - even) * (1 - even)),
                       matrix);
        }
        return matrix;
    }

    std::vector<RatedPair> pairs_;  ///< by table; only of connected bots
    double given_;
    std::vector<std::size_t> place_;  ///< of a bot's rating among the parameters
    std::size_t ratings_ = 0;
    std::map<std::pair<std::size_t, std::size_t>, Meeting> meetings_;
    bool has_draws_ = false;      ///< their parameter is the last
    std::vector<double> values_;  ///< the parameters: logarithms
};

}  // namespace

Ratings rate(std::size_t bots, std::vector<RatedPair> pairs, std::size_t anchor, double given)
{
    Ratings ratings;
    ratings.bots.resize(bots);
    for (RatedPair& pair : pairs) {
        if (pair.first > pair.second) {
            std::swap(pair.first, pair.second);
            std::swap(pair.wins, pair.losses);
        }
        const int games = pair.wins + pair.draws + pair.losses;
        const double points = pair.wins + pair.draws / 2.0;
        for (const std::size_t bot : {pair.first, pair.second}) {
            ratings.bots[bot].games += static_cast<std::uint64_t>(games);
            ratings.bots[bot].points += bot == pair.first ? points : games - points;
        }
    }
    Fit fit(bots, std::move(pairs), anchor, given);
    fit.climb();
    ratings.drawn = fit.drawn();
    const SquareMatrix covariance = fit.covariance();
    ratings.covariance.assign(bots, std::vector<double>(bots));
    for (std::size_t i = 0; i < bots; ++i) {
        for (std::size_t j = 0; j < bots && fit.is_rated(i); ++j) {
            if (!fit.is_rated(j)) continue;
            ratings.covariance[i][j] =
                elo_of_log_odds * elo_of_log_odds * covariance(fit.place(i), fit.place(j));
        }
        if (i != anchor && !fit.is_rated(i)) continue;
        const double elo = elo_of_log_odds * fit.value(i);
        const double reach = normal_quantile * std::sqrt(ratings.covariance[i][i]);
        ratings.bots[i].elo = Estimate{elo, elo - reach, elo + reach};
    }
    return ratings;
}

}  // namespace ptcg::tools
