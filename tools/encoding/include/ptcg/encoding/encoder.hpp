#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "ptcg/card_library.hpp"
#include "ptcg/decision.hpp"
#include "ptcg/encoding/fields.hpp"
#include "ptcg/ids.hpp"
#include "ptcg/match.hpp"
#include "ptcg/packed_view.hpp"
#include "ptcg/result.hpp"
#include "ptcg/table_view.hpp"

namespace ptcg::encoding {

/// The deck lists of a match by player, as they are encoded: each in the order of card numbers.
/// They never change during a match.
using DeckLists = std::array<std::array<std::int16_t, cards_per_player>, players>;
/// Of a deck of another size, with which no match starts, the list has up to 60 cards.
[[nodiscard]] DeckLists lists_of(std::span<const DefId> deck_one, std::span<const DefId> deck_two);
[[nodiscard]] DeckLists lists_of(const Match& match);

/// What is encoded: what a player may know, and what it has picked so far.
struct Scene {
    PlayerId seat = PlayerId::one;           ///< who looks
    const PackedView& view;                  ///< for `seen_by(seat)`
    const TableView& table;                  ///< for the same
    const Decision* open = nullptr;          ///< the open question, whoever is asked; null: none is
    std::span<const std::uint16_t> picks{};  ///< of `seat`, so far; empty unless it is asked
    const DeckLists& lists;
    bool lists_known = false;    ///< if not, the opponent's is left out
    bool faulty = false;         ///< a card text failed while the views were made
    bool stopped = false;        ///< the match waits for its operator
    bool script_failed = false;  ///< a card text has failed in the match
};

/// Writes positions as numbers: see FIELDS.md. Never changes, so any number of threads may use it.
class Encoder {
public:
    /// Fails if the library has more cards than the numbers have room for.
    [[nodiscard]] static Result<Encoder> make(const CardLibrary& library, const Layout& layout);

    [[nodiscard]] const Layout& layout() const { return layout_; }

    /// Encodes the scene. The source, the limits and the options of a question that another player
    /// is asked are left out. Fails if the question has more options than there is room for;
    /// nothing is ever cut, and `numbers` is unchanged. Allocates only then.
    /// REQUIRES: `numbers` has `layout().size()` numbers, which are all zero or were last written
    /// by an encoder of the same layout.
    Result<void> encode(const Scene& scene, std::span<std::int16_t> numbers) const;
    /// The same for a player in a match, which is not changed. `lists` are those of the match.
    Result<void> encode(Match& match, PlayerId seat, const DeckLists& lists,
                        std::span<const std::uint16_t> picks,
                        std::span<std::int16_t> numbers) const;

private:
    explicit Encoder(const Layout& layout) : layout_(layout) {}

    Layout layout_;
};

/// Returns the number of a word in the options: the same for the same word, from 0 to 32767.
[[nodiscard]] std::int16_t number_of_word(std::string_view word);

}  // namespace ptcg::encoding
