#pragma once

#include <cstddef>
#include <vector>

namespace ptcg::tools {

/// As much linear algebra as ratings need.
class SquareMatrix {
public:
    explicit SquareMatrix(std::size_t size) : size_(size), values_(size * size) {}

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] double& operator()(std::size_t row, std::size_t column)
    {
        return values_[row * size_ + column];
    }
    [[nodiscard]] double operator()(std::size_t row, std::size_t column) const
    {
        return values_[row * size_ + column];
    }
    void scale(double factor);
    /// Adds the products of every two numbers of the row. REQUIRES: it has `size()` numbers.
    void add_square_of(const std::vector<double>& row);

private:
    std::size_t size_;
    std::vector<double> values_;
};

/// Replaces `right` by the solution of `matrix` x = `right`. Returns false, and a meaningless
/// `right`, if the matrix is not positive definite.
[[nodiscard]] bool solve(SquareMatrix matrix, std::vector<double>& right);
/// REQUIRES: the matrix is positive definite.
[[nodiscard]] SquareMatrix inverted(const SquareMatrix& matrix);
[[nodiscard]] SquareMatrix product(const SquareMatrix& a, const SquareMatrix& b);

}  // namespace ptcg::tools
