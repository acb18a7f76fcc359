#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "ptcg/card_def.hpp"
#include "ptcg/card_library.hpp"

namespace ptcg::encoding {

/// A column of the card features.
struct CardFeature {
    std::string name;
    int least = 0;
    int most = 0;
    std::string meaning;
    std::function<int(const CardDef&)> of;
};

/// What is printed on the cards of a library, and their classes, as a matrix of numbers. Row 0
/// stands for no card. Row 1 + n is card number n, so a card in an encoded position is the number
/// of a row. The last row is the card that stands for unknown ones.
class CardFeatures {
public:
    explicit CardFeatures(const CardLibrary& library);

    [[nodiscard]] std::span<const CardFeature> columns() const { return columns_; }
    [[nodiscard]] std::size_t rows() const { return numbers_.size() / columns_.size(); }
    /// Returns the matrix, row by row.
    [[nodiscard]] std::span<const std::int16_t> numbers() const { return numbers_; }

private:
    std::vector<CardFeature> columns_;
    std::vector<std::int16_t> numbers_;
};

}  // namespace ptcg::encoding
