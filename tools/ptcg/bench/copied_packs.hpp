#pragma once

#include <cstddef>
#include <filesystem>

#include "ptcg/result.hpp"

namespace ptcg::tools {

/// Into how many packs the cards of one copy go.
inline constexpr std::size_t packs_of_copy = 3;

/// Copies all packs below `source`, so many times, into `folder`, as further cards: a library as it
/// will be, of real cards with their scripts, prints, tests and decks. Cards of copy 7 have ids
/// like `copy7b-15`, where "b" stands for the second of the `packs_of_copy` packs, and are `C7B 15`
/// in deck lists; their names stay. Decks are called `<name>-7`, for the format "unlimited". Basic
/// Energy cards are not copied, nor are classes: copies depend on the packs that have them.
///
/// `folder` must exist. Fails, with files left behind, where one can't be read or written.
[[nodiscard]] Result<void> write_copied_packs(const std::filesystem::path& source,
                                              const std::filesystem::path& folder,
                                              std::size_t copies);

}  // namespace ptcg::tools
