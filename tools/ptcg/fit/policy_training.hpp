#pragma once

#include <cstdint>
#include <vector>

#include "policy.hpp"
#include "ptcg/random.hpp"

/// Fits the policy to what searches found.
namespace ptcg::tools {

/// The picks that a search tried, and how much it would like each of them to be chosen.
struct PolicySample {
    QuestionInput question;     ///< with the tried options only
    std::vector<float> wishes;  ///< of each of them; their sum is 1
};

/// Returns what should be chosen if the picks are worth so much: nearly always the best, and of
/// those that are about as good each one as often.
[[nodiscard]] std::vector<float> wishes_for(const std::vector<double>& worths);

/// Fits the weights by stochastic gradient descent (AdaGrad: Duchi, Hazan and Singer, 2011), so
/// that the wishes become likely if options are chosen in proportion to e^score. In some samples
/// all cards are hidden, so that what is said of all options says enough of unknown cards.
class PolicyTrainer {
public:
    PolicyTrainer(PolicyWeights weights, std::uint64_t seed);

    /// Goes through all samples `epochs` times. The steps are at most `rate` long at first, and
    /// shrink to 0.
    void train(const std::vector<PolicySample>& samples, int epochs, double rate);
    [[nodiscard]] const PolicyWeights& weights() const { return weights_; }

private:
    void learn(const PolicySample& sample, double rate);
    void move(const QuestionInput& question, const OptionInput& option, double wrong, double rate);

    Random random_;
    PolicyWeights weights_;
    PolicyWeights squares_;  ///< for each weight the sum of the squares of its slopes
};

/// How well a policy agrees with searches.
struct Agreement {
    double log_loss = 0;  ///< beyond the loss that no policy can avoid, as wishes are spread
    double best = 0;      ///< how often it prefers what the search likes best, from 0 to 1
};
/// REQUIRES: there are samples.
[[nodiscard]] Agreement agreement(const PolicyWeights& weights,
                                  const std::vector<PolicySample>& samples);

}  // namespace ptcg::tools
