#pragma once

#include <filesystem>
#include <span>

#include "phrases/phrasebook.hpp"
#include "ptcg/result.hpp"

namespace ptcg::tools::phrases {

/// Loads the phrasebook: the folder `phrases` in the first folder of packs that has one. The error
/// contains every problem of its rows, with file and line.
[[nodiscard]] Result<Phrasebook> find_phrasebook(std::span<const std::filesystem::path> roots);

}  // namespace ptcg::tools::phrases
