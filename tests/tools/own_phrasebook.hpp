#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "phrases/finding.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"

namespace ptcg::test {

/// Returns the phrasebook of our packs, read once. Fails the test if it has a problem.
inline const tools::phrases::Phrasebook& own_book()
{
    static const tools::phrases::Phrasebook book = [] {
        const std::vector<std::filesystem::path> roots{cards_folder()};
        Result<tools::phrases::Phrasebook> found = tools::phrases::find_phrasebook(roots);
        INFO((found ? std::string() : found.error().message));
        REQUIRE(found);
        return std::move(found.value());
    }();
    return book;
}

}  // namespace ptcg::test
