#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/result.hpp"

/// Which rules a deck belongs to, by the sets its cards were printed in (eras.toml).
namespace ptcg::tools {

struct Era {
    std::string ruleset;
    std::vector<std::string> sets;  ///< ids, or beginnings of ids followed by "*"
    int line = 0;                   ///< of the file

    [[nodiscard]] bool has(std::string_view set) const;
    /// The card or print of this id is of one of its sets.
    [[nodiscard]] bool has_print(std::string_view id) const;
};

/// The eras of a file, the oldest first. The error holds every problem, a line each.
[[nodiscard]] Result<std::vector<Era>> read_eras(std::string_view text, const std::string& file);

/// Those of eras.toml in the first folder of packs that has one; none if no folder has.
[[nodiscard]] Result<std::vector<Era>> find_eras(std::span<const std::filesystem::path> roots);

/// The era of a deck, by its newest card.
struct DeckEra {
    std::size_t era = 0;    ///< which of the eras
    DefId newest = no_def;  ///< the first of its cards of this era
};

/// A card is of the oldest era it was printed in. Cards of sets without an era do not count;
/// nothing if there are no others.
[[nodiscard]] std::optional<DeckEra> era_of(const CardLibrary& library, std::span<const Era> eras,
                                            std::span<const DefId> cards);

}  // namespace ptcg::tools
