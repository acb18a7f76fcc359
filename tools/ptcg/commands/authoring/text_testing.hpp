#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "card_tests/card_test.hpp"
#include "data/data.hpp"

namespace ptcg::tools {

/// The texts to test.
struct TextTestRequest {
    const Data* data = nullptr;
    std::vector<std::filesystem::path> paths;  ///< as for `ptcg test`; empty: all packs
    CardTestOptions options;
    int scenes = 0;
    unsigned jobs = 1;
};

/// Tests the texts of all cards of the packs among the paths, as long as there is a phrasebook.
/// Differences that a card allows ("text-test") pass; one that is allowed and does not occur fails.
/// Returns one result for each text. The error: the phrasebook, or what is written for the texts,
/// cannot be loaded.
[[nodiscard]] Result<CardTestResult> test_texts(const TextTestRequest& wanted);

/// A text that was tested, and how.
struct TestedText {
    DefId card = no_def;
    std::string effect;      ///< the name of the attack or Ability; empty: the card's own text
    bool is_script = false;  ///< the script is what is written for the text
    int as_expected = 0;     ///< see TextTestResult
};

/// Tests the same texts and returns how, whether they pass or not.
[[nodiscard]] Result<std::vector<TestedText>> try_texts(const TextTestRequest& wanted);

/// Returns the tests that are written for a card's texts, as a Lua file. The error: there is no
/// such card, or none of its texts is read.
[[nodiscard]] Result<std::string> tests_of_texts(const TextTestRequest& wanted,
                                                 const std::string& card);

}  // namespace ptcg::tools
