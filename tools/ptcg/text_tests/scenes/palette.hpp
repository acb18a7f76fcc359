#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/random.hpp"

namespace ptcg::tools {

/// What a card is picked for.
enum class Sort : std::uint8_t {
    basic_pokemon,
    evolution,
    item,
    supporter,
    stadium,
    tool,
    basic_energy,
    special_energy,
    count
};

/// Cards for positions in which a text is tried: those that its words are about more often than
/// others, and all others now and then.
class Palette {
public:
    /// Reads the words of a text in English: the types, classes, owners and names in it.
    Palette(const CardLibrary& library, std::string_view text);

    /// Returns a card of this sort that can be played with no others; no_def if there is none.
    /// `meant`: how many of ten are what the text is about.
    [[nodiscard]] DefId pick(Sort sort, int meant, Random& random) const;
    /// The same of a random sort, as often as in decks.
    [[nodiscard]] DefId pick_any(int meant, Random& random) const;
    /// Returns a Pokémon that the text names, or one that fits best what it says; no_def if it says
    /// no more than a type.
    [[nodiscard]] DefId pick_named(Random& random) const;

private:
    struct Cards {
        std::vector<DefId> all;
        std::vector<DefId> meant;  ///< each as often as it has traits that the text names
    };
    std::array<Cards, static_cast<std::size_t>(Sort::count)> sorts_;
    std::vector<Sort> named_;  ///< that the text names
    std::vector<DefId> pokemon_named_;
};

}  // namespace ptcg::tools
