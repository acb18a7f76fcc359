#pragma once

#include <cstddef>
#include <vector>

namespace ptcg::tools {

/// What was observed: rows of numbers, each with whether the thing happened.
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

/// The weights under which what was observed is likeliest, if the logarithm of the odds is a
/// weighted sum of a row: Newton's method. A number that says nothing gets a weight near 0.
[[nodiscard]] std::vector<double> logistic_regression(const Samples& samples);

/// How well weights foretell: the mean of -log(chance given to what happened), less is better.
[[nodiscard]] double log_loss(const Samples& samples, const std::vector<double>& weights);

}  // namespace ptcg::tools
