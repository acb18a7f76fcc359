#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/result.hpp"
#include "traits.hpp"

/// A small network that foretells who wins: README.md, "The evaluation".
namespace ptcg {

/// In what way a card counts. Each way has a vector of its own for each card.
enum class CardPart : std::uint8_t { active, bench, health, energy, hand, count };
inline constexpr std::size_t card_parts = static_cast<std::size_t>(CardPart::count);
inline constexpr std::array<std::string_view, card_parts> card_part_names = {
    "active", "bench", "health", "energy", "hand"};

inline constexpr std::size_t card_width = 8;  ///< numbers in a card's vector
inline constexpr std::size_t hidden_width = 32;
inline constexpr std::size_t number_width = 2 * trait_count + 1;
inline constexpr std::size_t pooled_width = card_parts * card_width;  ///< of one player
inline constexpr std::size_t input_width = number_width + 2 * pooled_width;

/// One position, as one player sees it.
struct ValueInput {
    struct Card {
        std::uint16_t card = 0;  ///< its place among the cards of the network
        CardPart part = CardPart::active;
        std::uint8_t side = 0;  ///< 0 the player's, 1 the opponent's
        float amount = 0;

        friend bool operator==(const Card&, const Card&) = default;
    };
    std::array<float, number_width>
        numbers{};  ///< the player's traits, the opponent's, 1 on its turn
    std::vector<Card> cards;
};

/// For each side and part, the vectors of the cards are added up; these sums and the numbers go
/// through a layer of rectified units and, beside it, straight to the result.
class ValueNetwork {
public:
    using Hidden = std::array<float, hidden_width>;
    struct Weights {
        std::vector<std::string> cards;  ///< their ids
        std::vector<float> vectors;      ///< `card_width` for each card and part
        std::vector<Hidden> layer = std::vector<Hidden>(input_width);
        Hidden hidden_bias{};
        Hidden output{};
        std::array<float, input_width> direct{};
        float bias = 0;
    };

    explicit ValueNetwork(Weights weights) : weights_(std::move(weights)) {}
    /// Reads the text that `text` writes; says which line is wrong.
    [[nodiscard]] static Result<ValueNetwork> read(std::string_view text);
    /// A table: a line for each input, for each card, and for the rest.
    [[nodiscard]] std::string text() const;

    [[nodiscard]] const std::vector<std::string>& cards() const { return weights_.cards; }
    [[nodiscard]] const Weights& weights() const { return weights_; }
    /// Returns the logarithm of the odds that the player wins. The same on every machine.
    [[nodiscard]] double log_odds(const ValueInput& input) const;

private:
    Weights weights_;
};

/// Returns the weights of values.tsv, which are built in.
[[nodiscard]] const ValueNetwork& built_in_values();

}  // namespace ptcg
