#pragma once

#include <cstdint>
#include <vector>

#include "ptcg/random.hpp"
#include "value_network.hpp"

/// Fits the network that judges positions to games that were played.
namespace ptcg::tools {

/// A position, and who won.
struct ValueSample {
    ValueInput input;
    bool won = false;             ///< by the player who sees it
    std::uint32_t table = 0;      ///< which two decks play
    bool has_first_deck = false;  ///< that player has the first of them
};

/// Fits the network by stochastic gradient descent (Adam: Kingma and Ba, 2015). How much stronger
/// one of two decks is, is learned beside the network and then forgotten, so that no weight has to
/// tell it. In some samples all cards are hidden, so that cards it does not know are average ones.
class ValueTrainer {
public:
    /// Begins with this network.
    ValueTrainer(const ValueNetwork& network, std::size_t tables, std::uint64_t seed);
    /// Begins with small weights, drawn at random.
    ValueTrainer(std::vector<std::string> cards, std::size_t tables, std::uint64_t seed);

    /// Goes through all samples `epochs` times. The steps are `rate` long at first, and shrink to
    /// 0.
    void train(const std::vector<ValueSample>& samples, int epochs, double rate);
    /// Returns how well it foretells the samples: the mean of -log(probability given to what
    /// happened). Lower is better. REQUIRES: there are samples.
    [[nodiscard]] double log_loss(const std::vector<ValueSample>& samples) const;
    [[nodiscard]] ValueNetwork network() const;

private:
    struct Batch;

    void allot(std::size_t cards, std::size_t tables);
    template <typename Weights, typename With>
    void for_each_part(Weights& weights, With with) const;
    void foretell(Batch& batch) const;
    void find_slopes(const Batch& batch, std::vector<float>& slopes) const;
    void step(const std::vector<float>& slopes, double rate);

    Random random_;
    std::vector<std::string> cards_;
    std::vector<float> weights_, means_, squares_;  ///< the last two are Adam's
    std::size_t layer_ = 0, hidden_bias_ = 0, output_ = 0, direct_ = 0, bias_ = 0, tables_ = 0;
    double first_decay_ = 1, second_decay_ = 1;
};

/// Returns a network without any knowledge of these cards. Trained, it stays a weighted sum of the
/// numbers: without hidden units and vectors nothing tells the training which way to move them.
[[nodiscard]] ValueNetwork weighted_sum(std::vector<std::string> cards);
/// Returns the mean of both log odds, with `share` (0 to 1) of the weighted sum.
/// REQUIRES: `sum` is one, and has the network's cards.
[[nodiscard]] ValueNetwork mean_of(const ValueNetwork& network, const ValueNetwork& sum,
                                   double share);

}  // namespace ptcg::tools
