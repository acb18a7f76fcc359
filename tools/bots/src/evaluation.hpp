#pragma once

#include <cstdint>
#include <vector>

#include "known_cards.hpp"
#include "ptcg/card_library.hpp"
#include "ptcg/view.hpp"
#include "value_network.hpp"

/// Estimates what a position is worth to a player, from what is visible and what is known of hands.
namespace ptcg {

/// Turns positions into what a network gets. Cards that it does not know count for nothing. The
/// library must outlive this.
class ValueReader {
public:
    ValueReader(const CardLibrary& library, const std::vector<std::string>& known_cards);

    /// Reads the position as `player` sees it.
    void read(const View& view, PlayerId player, ValueInput& input) const;

private:
    void add_cards(const View& view, PlayerId of, std::uint8_t side, ValueInput& input) const;

    const CardLibrary* library_;
    KnownCards known_;
};

/// The probability of winning, by the weights that are built in.
class Evaluation {
public:
    explicit Evaluation(const CardLibrary& library);

    /// Returns the probability that `player`, whose view it is, wins: from 0 to 1; exact if the
    /// match is over.
    [[nodiscard]] double operator()(const View& view, PlayerId player);

private:
    ValueReader reader_;
    ValueInput input_;
};

}  // namespace ptcg
