#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/result.hpp"

/// Determines which rules a deck belongs to, from the sets of its cards (eras.toml).
namespace ptcg {

struct Era {
    std::string ruleset;
    std::vector<std::string> sets;  ///< ids, or beginnings of ids followed by "*"
    int line = 0;                   ///< in the file

    [[nodiscard]] bool has(std::string_view set) const;
    /// Returns whether the card or print with this id is from one of its sets.
    [[nodiscard]] bool has_print(std::string_view id) const;
};

/// Returns the eras of a file, oldest first. The error contains every problem, one per line.
[[nodiscard]] Result<std::vector<Era>> read_eras(std::string_view text, const std::string& file);

/// Returns those of eras.toml in the first folder of packs that has one; none if no folder has.
[[nodiscard]] Result<std::vector<Era>> find_eras(std::span<const std::filesystem::path> roots);

/// The era of a deck, determined by its newest card.
struct DeckEra {
    std::size_t era = 0;    ///< index of the era
    DefId newest = no_def;  ///< the first of its cards from this era
};

/// Returns a deck's era. A card belongs to the oldest era in which it was printed. Cards of sets
/// without an era do not count; returns nothing if there are no others.
[[nodiscard]] std::optional<DeckEra> era_of(const CardLibrary& library, std::span<const Era> eras,
                                            std::span<const DefId> cards);

}  // namespace ptcg
