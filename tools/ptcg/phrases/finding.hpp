#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "phrases/languages/translation.hpp"
#include "phrases/phrasebook.hpp"
#include "ptcg/result.hpp"

namespace ptcg::tools::phrases {

/// Loads the phrasebook: the folder `phrases` in the first folder of packs that has one. The error
/// contains every problem of its rows, with file and line.
[[nodiscard]] Result<Phrasebook> find_phrasebook(std::span<const std::filesystem::path> roots);

/// Loads the phrasebook in another language, the folder phrases/<code>. The error contains every
/// problem of its wordings, or lists the languages that there are.
[[nodiscard]] Result<Translation> find_translation(const Phrasebook& book, std::string_view code,
                                                   std::span<const std::filesystem::path> roots);

/// Returns the codes of the languages of the phrasebook besides English, sorted.
[[nodiscard]] std::vector<std::string> phrasebook_languages(
    std::span<const std::filesystem::path> roots);

}  // namespace ptcg::tools::phrases
