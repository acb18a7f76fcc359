#pragma once

#include <functional>
#include <set>
#include <vector>

#include "card_tests/card_test.hpp"
#include "text_tests/comparison.hpp"
#include "text_tests/text_pool.hpp"

/// A card's text is its test: what the phrasebook reads in it is compared with what the card's
/// script does.
namespace ptcg::tools {

/// Texts to test on several threads.
struct TextTestWork {
    const CardPool* pool = nullptr;
    const TextPool* said = nullptr;
    std::vector<const SpokenText*> texts;  ///< of `said`
    int scenes = 40;  ///< positions for each text whose script is not what is written for it
    /// Cards that may do something else than their texts say; it is looked for ten times as long.
    std::set<DefId> allowed;
    std::size_t tests = 2;  ///< tests written for each text, which run with their reruns
    CardTestOptions options;
    unsigned jobs = 1;
    /// May be called by several threads at once.
    FindRules rules;
    std::function<const Ruleset*(std::string_view name)> ruleset;
    /// Called after each text with the number done, by one thread at a time; may be empty.
    std::function<void(std::size_t done)> progress;
};

/// Returns one result for each text, in their order: one test each, at the script's statement.
[[nodiscard]] std::vector<CardTestOutcome> run_text_tests(const TextTestWork& work);

/// Returns the tests that are written for a text.
[[nodiscard]] std::vector<std::string> tests_of_text(const TextTestWork& work,
                                                     const SpokenText& text);

}  // namespace ptcg::tools
