#pragma once

#include <cstddef>
#include <vector>

namespace ptcg::tools {

/// Observations: rows of numbers, each with whether the event happened.
class Samples {
public:
    explicit Samples(std::size_t width) : width_(width) {}

    /// REQUIRES: `row` has `width()` numbers.
    template <typename Row>
    void add(const Row& row, bool happened)
    {
        values_.insert(values_.end(), row.begin(), row.end());
        happened_.push_back(happened ? 1 : 0);
    }
    [[nodiscard]] std::size_t width() const { return width_; }
    [[nodiscard]] std::size_t count() const { return happened_.size(); }
    [[nodiscard]] const float* row(std::size_t i) const { return values_.data() + i * width_; }
    [[nodiscard]] bool happened(std::size_t i) const { return happened_[i] != 0; }

private:
    std::size_t width_;
    std::vector<float> values_;
    std::vector<unsigned char> happened_;
};

/// Returns the weights that make the observations most likely if the logarithm of the odds is a
/// weighted sum of a row; uses Newton's method. A number without influence gets a weight near 0.
[[nodiscard]] std::vector<double> logistic_regression(const Samples& samples);

/// Returns how well the weights predict the samples: the mean of -log(probability given to what
/// happened). Lower is better.
[[nodiscard]] double log_loss(const Samples& samples, const std::vector<double>& weights);

}  // namespace ptcg::tools
