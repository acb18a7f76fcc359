#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ptcg/card_library.hpp"

namespace ptcg {

/// Finds a library's cards among those that a table of weights knows. Prints of one card are one
/// card.
class KnownCards {
public:
    /// `ids` are the table's cards; those that the library does not have are never found.
    KnownCards(const CardLibrary& library, const std::vector<std::string>& ids);

    /// Returns 1 + the card's place in the table; 0 if the table does not know it.
    [[nodiscard]] std::uint16_t slot_of(DefId card) const
    {
        return at(card) < slots_.size() ? slots_[at(card)] : std::uint16_t{0};
    }

private:
    std::vector<std::uint16_t> slots_;  ///< by card
};

}  // namespace ptcg
