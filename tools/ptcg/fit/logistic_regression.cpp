#include "fit/logistic_regression.hpp"

#include <cmath>

#include <Eigen/Dense>

namespace ptcg::tools {
namespace {

constexpr int most_steps = 20;
constexpr double close_enough = 1e-6;
constexpr double ridge = 1;  ///< as if each weight had been observed to be 0 once

[[nodiscard]] double odds(const float* row, const std::vector<double>& weights)
{
    double sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) sum += weights[i] * row[i];
    return sum;
}

[[nodiscard]] double chance(const float* row, const std::vector<double>& weights)
{
    return 1 / (1 + std::exp(-odds(row, weights)));
}

/// Returns Newton's step from these weights: the change that brings the gradient of the likelihood
/// to 0 if its curvature stays the same.
[[nodiscard]] Eigen::VectorXd step_from(const Samples& samples, const std::vector<double>& weights)
{
    const auto width = static_cast<Eigen::Index>(samples.width());
    const Eigen::Map<const Eigen::VectorXd> now(weights.data(), width);
    Eigen::VectorXd gradient = -ridge * now;
    Eigen::MatrixXd bend = ridge * Eigen::MatrixXd::Identity(width, width);
    for (std::size_t n = 0; n < samples.count(); ++n) {
        const Eigen::VectorXd row =
            Eigen::Map<const Eigen::VectorXf>(samples.row(n), width).cast<double>();
        const double expected = chance(samples.row(n), weights);
        gradient += ((samples.happened(n) ? 1 : 0) - expected) * row;
        bend.selfadjointView<Eigen::Lower>().rankUpdate(row, expected * (1 - expected));
    }
    return bend.selfadjointView<Eigen::Lower>().ldlt().solve(gradient);
}

}  // namespace

std::vector<double> logistic_regression(const Samples& samples)
{
    std::vector<double> weights(samples.width());
    for (int step = 0; step < most_steps; ++step) {
        const Eigen::VectorXd change = step_from(samples, weights);
        Eigen::Map<Eigen::VectorXd>(weights.data(), change.size()) += change;
        if (change.cwiseAbs().maxCoeff() < close_enough) break;
    }
    return weights;
}

double log_loss(const Samples& samples, const std::vector<double>& weights)
{
    double sum = 0;
    for (std::size_t n = 0; n < samples.count(); ++n) {
        const double ahead = odds(samples.row(n), weights);
        sum += std::log1p(std::exp(samples.happened(n) ? -ahead : ahead));
    }
    return samples.count() == 0 ? 0 : sum / static_cast<double>(samples.count());
}

}  // namespace ptcg::tools
