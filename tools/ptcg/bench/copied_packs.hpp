#pragma once

#include <cstddef>
#include <filesystem>

#include "ptcg/result.hpp"

namespace ptcg::tools {

/// The number of packs that hold the cards of one copy.
inline constexpr std::size_t packs_of_copy = 3;

/// Copies all packs below `source` into `folder`, `copies` times, as additional cards: a library of
/// a future size, made of real cards with their scripts, prints, tests and decks. Cards of copy 7
/// have ids like `copy7b-15`, where "b" is the second of the `packs_of_copy` packs, and are `C7B
/// 15` in deck lists. Their names are unchanged. Decks are named `<name>-7`, for the format
/// "unlimited". Basic Energy cards and classes are not copied: the copies depend on the packs that
/// have them.
///
/// `folder` must exist. Fails if a file can't be read or written; files already written remain.
[[nodiscard]] Result<void> write_copied_packs(const std::filesystem::path& source,
                                              const std::filesystem::path& folder,
                                              std::size_t copies);

}  // namespace ptcg::tools
