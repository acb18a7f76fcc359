#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_library.hpp"

namespace ptcg::cabt {

/// The numbers that the interface gives the cards and attacks of its pool, both counted from 1, and
/// the cards of a library that they stand for. Immutable, so threads may share it.
class CardNumbers {
public:
    /// `library` must be complete, and outlive this. Cards of the pool that it lacks have no card.
    explicit CardNumbers(const CardLibrary& library);

    [[nodiscard]] const CardLibrary& library() const { return *library_; }
    /// Returns how many numbers the pool has; the last one is as high.
    [[nodiscard]] int size() const { return static_cast<int>(cards_.size()); }
    /// Returns the card with this number; `no_def` if the pool has no such number or the library
    /// lacks the card.
    [[nodiscard]] DefId card(int number) const
    {
        return number >= 1 && number <= size() ? cards_[static_cast<std::size_t>(number - 1)].def
                                               : no_def;
    }
    /// Returns the card's number, the lowest if it has several; 0 if it is not in the pool.
    [[nodiscard]] int number(DefId card) const { return facts_[at(card)].number; }
    /// Returns the number of the card's attack, from 0; 0 if it is not in the pool.
    [[nodiscard]] int attack(DefId card, std::size_t index) const
    {
        return index < max_attacks ? facts_[at(card)].attacks[index] : 0;
    }
    /// Returns the name that the interface has for the card. REQUIRES: the pool has the number, and
    /// the library the card.
    [[nodiscard]] std::string_view name(int number) const;

private:
    struct Card {
        DefId def = no_def;
        std::string name;  ///< empty: the library's
    };
    struct Facts {
        std::uint16_t number = 0;
        std::array<std::uint16_t, max_attacks> attacks{};
    };

    void add(std::string_view line);

    const CardLibrary* library_;
    std::vector<Card> cards_;   ///< by number, from 1
    std::vector<Facts> facts_;  ///< by DefId
};

}  // namespace ptcg::cabt
