#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "card_tests/card_test.hpp"
#include "ptcg/result.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "text_tests/text_test.hpp"

namespace ptcg::tools {

/// The texts to test.
struct TextTestRequest {
    const CardPool* pool = nullptr;
    std::vector<std::filesystem::path> roots;  ///< of packs, phrasebook, eras and rulesets
    std::set<DefId> cards;                     ///< whose texts are tested
    CardTestOptions options = {};
    int scenes = usual_scenes;
    unsigned jobs = 1;
    bool shows_progress = false;
};

/// Tests the texts of the cards. Differences that a card allows ("text-test") pass; one that is
/// allowed and does not occur fails. Returns one test for each text that is read. The error: the
/// phrasebook, or what is written for the texts, cannot be loaded.
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

/// Returns the tests that are written for the cards' texts, as a Lua file; empty if none is read.
[[nodiscard]] Result<std::string> tests_of_texts(const TextTestRequest& wanted);

}  // namespace ptcg::tools
