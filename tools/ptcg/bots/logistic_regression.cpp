#include "bots/logistic_regression.hpp"

#include <algorithm>
#include <cmath>

namespace ptcg::tools {
namespace {

constexpr int most_steps = 20;
constexpr double close_enough = 1e-6;
constexpr double ridge = 1;  ///< as if each weight had been seen to be 0 once

/// A square matrix and what it is to come to.
struct Equations {
    explicit Equations(std::size_t size) : matrix(size, std::vector<double>(size)), right(size) {}

    std::vector<std::vector<double>> matrix;
    std::vector<double> right;
};

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

/// The gradient of the likelihood, and how it bends.
[[nodiscard]] Equations slope(const Samples& samples, const std::vector<double>& weights)
{
    const std::size_t width = samples.width();
    Equations result(width);
    for (std::size_t n = 0; n < samples.count(); ++n) {
        const float* row = samples.row(n);
        const double expected = chance(row, weights);
        const double error = (samples.happened(n) ? 1 : 0) - expected;
        const double spread = expected * (1 - expected);
        for (std::size_t i = 0; i < width; ++i) {
            if (row[i] == 0) continue;
            result.right[i] += error * row[i];
            for (std::size_t j = 0; j <= i; ++j) result.matrix[i][j] += spread * row[i] * row[j];
        }
    }
    for (std::size_t i = 0; i < width; ++i) {
        result.right[i] -= ridge * weights[i];
        result.matrix[i][i] += ridge;
        for (std::size_t j = 0; j < i; ++j) result.matrix[j][i] = result.matrix[i][j];
    }
    return result;
}

/// Gauss' elimination; the matrix is positive definite, so that no rows need be swapped.
[[nodiscard]] std::vector<double> solve(Equations of)
{
    const std::size_t size = of.right.size();
    for (std::size_t column = 0; column < size; ++column) {
        for (std::size_t row = column + 1; row < size; ++row) {
            const double factor = of.matrix[row][column] / of.matrix[column][column];
            for (std::size_t i = column; i < size; ++i) {
                of.matrix[row][i] -= factor * of.matrix[column][i];
            }
            of.right[row] -= factor * of.right[column];
        }
    }
    std::vector<double> result(size);
    for (std::size_t row = size; row-- > 0;) {
        double rest = of.right[row];
        for (std::size_t i = row + 1; i < size; ++i) rest -= of.matrix[row][i] * result[i];
        result[row] = rest / of.matrix[row][row];
    }
    return result;
}

}  // namespace

std::vector<double> logistic_regression(const Samples& samples)
{
    std::vector<double> weights(samples.width());
    for (int step = 0; step < most_steps; ++step) {
        const std::vector<double> change = solve(slope(samples, weights));
        double largest = 0;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            weights[i] += change[i];
            largest = std::max(largest, std::abs(change[i]));
        }
        if (largest < close_enough) break;
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
