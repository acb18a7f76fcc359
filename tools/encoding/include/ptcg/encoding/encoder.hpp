#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "ptcg/card_library.hpp"
#include "ptcg/decision.hpp"
#include "ptcg/encoding/fields.hpp"
#include "ptcg/match.hpp"
#include "ptcg/packed_view.hpp"
#include "ptcg/result.hpp"
#include "ptcg/table_view.hpp"

namespace ptcg::encoding {

/// What is encoded: what a player may know, and what it has picked so far.
struct Scene {
    PlayerId seat = PlayerId::one;           ///< who looks
    const PackedView& view;                  ///< for `seen_by(seat)`
    const TableMarks& marks;                 ///< for the same
    const Decision* open = nullptr;          ///< the open question, whoever is asked; null: none is
    std::span<const std::uint16_t> picks{};  ///< of `seat`, so far; empty unless it is asked
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
    /// The same for a player in a match, which is not changed.
    Result<void> encode(Match& match, PlayerId seat, std::span<const std::uint16_t> picks,
                        std::span<std::int16_t> numbers) const;

private:
    explicit Encoder(const Layout& layout) : layout_(layout) {}

    Layout layout_;
};

/// Returns the number of a word in the options: the same for the same word, from 0 to 32767.
[[nodiscard]] std::int16_t number_of_word(std::string_view word);

}  // namespace ptcg::encoding
