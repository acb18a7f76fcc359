#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "ptcg/decision.hpp"
#include "ptcg/encoding/fields.hpp"
#include "ptcg/resolver_values.hpp"
#include "ptcg/result.hpp"

namespace ptcg::encoding {

/// An answer in steps: one pick after the other. An answer is complete when it has as many picks as
/// the question allows, when nothing is left to pick, or when the player says "enough". If the
/// order of the picks does not matter, they can still be made in any order.
class Picking {
public:
    /// Begins the answer to another question.
    void begin() { count_ = 0; }
    [[nodiscard]] std::span<const std::uint16_t> picks() const
    {
        return std::span(picked_).first(count_);
    }

    /// Returns how often the option may still be picked.
    [[nodiscard]] int left(const Decision& open, std::uint16_t option) const;
    /// Returns whether "enough" is legal.
    [[nodiscard]] bool may_stop(const Decision& open) const { return count_ >= open.min; }

    /// Lists the legal actions: `mask` has 1 for each and 0 for all others, the first numbers of
    /// `legal` are theirs, in order. Returns how many there are. Whatever is picked, the answer can
    /// be completed. REQUIRES: both have `layout.actions()` entries, and the question fits.
    std::size_t list(const Decision& open, const Layout& layout, std::span<std::uint8_t> mask,
                     std::span<std::uint16_t> legal) const;

    /// Takes an action. Returns whether the answer is complete. Fails and changes nothing if the
    /// action is not legal.
    Result<bool> take(const Decision& open, const Layout& layout, std::size_t action);

private:
    [[nodiscard]] bool is_complete(const Decision& open) const;

    std::uint16_t count_ = 0;
    std::array<std::uint16_t, most_picks> picked_{};
};

}  // namespace ptcg::encoding
