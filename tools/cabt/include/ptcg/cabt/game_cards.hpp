#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "ptcg/cabt/card_numbers.hpp"
#include "ptcg/facts.hpp"
#include "ptcg/hosting/json_writer.hpp"
#include "ptcg/state.hpp"

namespace ptcg::cabt {

/// The 120 cards of a game as the interface names them: a number of the pool, and a serial number,
/// which is 3 plus the card's place in the list of its deck; the second deck follows the first.
/// A value without pointers into the match.
class GameCards {
public:
    static constexpr int first_serial = 3;

    /// `decks` are the pool's numbers, 60 each.
    GameCards(const CardNumbers& numbers, std::span<const int> deck_one,
              std::span<const int> deck_two);
    /// Takes the numbers of the match's cards; 0 for those that the pool lacks.
    GameCards(const CardNumbers& numbers, const MatchState& state);

    [[nodiscard]] const CardNumbers& numbers() const { return *numbers_; }
    [[nodiscard]] int number(CardIndex card) const { return number_[at(card)]; }
    [[nodiscard]] int serial(CardIndex card) const { return first_serial + copy_[at(card)]; }
    /// Returns the card with this serial; `no_card` if none has it.
    [[nodiscard]] CardIndex card(int serial) const;
    /// Lets two copies of a card change their serials and their places in the order of attached
    /// cards: the match, for which copies are alike, has taken the one in place of the other.
    void exchange(CardIndex one, CardIndex other)
    {
        std::swap(copy_[at(one)], copy_[at(other)]);
        std::swap(attached_[at(one)], attached_[at(other)]);
    }

    /// Notes that the card has been attached to a Pokémon from elsewhere than another one.
    void note_attached(CardIndex card) { attached_[at(card)] = ++last_attached_; }
    /// Returns the Energy or Tools of a Pokémon in the interface's order: as they were attached.
    /// One that moves from a Pokémon to another keeps its place in that order; those that nothing
    /// was noted about are in the match's order.
    [[nodiscard]] CardList attached(const Facts& game, SlotId pokemon, Role role) const;

    /// Sets the card's number and serial.
    void set(CardIndex card, int number, int serial)
    {
        number_[at(card)] = static_cast<std::uint16_t>(number);
        copy_[at(card)] = static_cast<std::uint8_t>(serial - first_serial);
    }
    /// Gives the cards new numbers in the match.
    template <typename NumberOf>
    void renumber(const NumberOf& number_of)
    {
        const GameCards before = *this;
        for (std::size_t i = 0; i < cards_per_match; ++i) {
            const std::size_t to = at(number_of(static_cast<CardIndex>(i)));
            number_[to] = before.number_[i];
            copy_[to] = before.copy_[i];
            attached_[to] = before.attached_[i];
        }
    }

    /// Writes "id", "serial" and "playerIndex" into the object that has been begun, and "name" if
    /// it is wanted.
    void write_members(JsonWriter& json, CardIndex card, bool with_name) const;
    /// Writes the card as an object of these; null for `no_card`.
    void write(JsonWriter& json, CardIndex card, bool with_name) const;

private:
    const CardNumbers* numbers_;
    std::array<std::uint16_t, cards_per_match> number_{};
    std::array<std::uint8_t, cards_per_match>
        copy_{};  ///< place in both lists, one after the other
    std::array<std::uint16_t, cards_per_match> attached_{};  ///< when; 0: not noted
    std::uint16_t last_attached_ = 0;
};

}  // namespace ptcg::cabt
