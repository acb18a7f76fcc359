#include "simulation/square_matrix.hpp"

#include <utility>

namespace ptcg::tools {

void SquareMatrix::scale(double factor)
{
    for (double& value : values_) value *= factor;
}

void SquareMatrix::add_square_of(const std::vector<double>& row)
{
    for (std::size_t i = 0; i < size_; ++i) {
        for (std::size_t j = 0; j < size_; ++j) (*this)(i, j) += row[i] * row[j];
    }
}

// Elimination; a positive definite matrix needs no exchange of rows.
bool solve(SquareMatrix matrix, std::vector<double>& right)
{
    const std::size_t size = matrix.size();
    for (std::size_t i = 0; i < size; ++i) {
        if (!(matrix(i, i) > 0)) return false;
        for (std::size_t row = i + 1; row < size; ++row) {
            const double factor = matrix(row, i) / matrix(i, i);
            for (std::size_t k = i; k < size; ++k) matrix(row, k) -= factor * matrix(i, k);
            right[row] -= factor * right[i];
        }
    }
    for (std::size_t i = size; i-- > 0;) {
        for (std::size_t k = i + 1; k < size; ++k) right[i] -= matrix(i, k) * right[k];
        right[i] /= matrix(i, i);
    }
    return true;
}

SquareMatrix inverted(const SquareMatrix& matrix)
{
    SquareMatrix inverse(matrix.size());
    for (std::size_t column = 0; column < matrix.size(); ++column) {
        std::vector<double> unit(matrix.size());
        unit[column] = 1;
        static_cast<void>(solve(matrix, unit));
        for (std::size_t row = 0; row < matrix.size(); ++row) inverse(row, column) = unit[row];
    }
    return inverse;
}

SquareMatrix product(const SquareMatrix& a, const SquareMatrix& b)
{
    SquareMatrix result(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < a.size(); ++j) {
            for (std::size_t k = 0; k < a.size(); ++k) result(i, j) += a(i, k) * b(k, j);
        }
    }
    return result;
}

}  // namespace ptcg::tools
