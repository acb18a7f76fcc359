#pragma once

#include <functional>
#include <set>
#include <vector>

#include "card_tests/card_test.hpp"
#include "text_tests/actions/comparison.hpp"
#include "text_tests/scenes/text_pool.hpp"

/// A card's text is its test: what its rows expect, and what is written for it, are compared with
/// what the card's script does.
namespace ptcg::tools {

/// Positions for each text whose script is not what is written for it, unless somebody wants more.
inline constexpr int usual_scenes = 60;

/// Texts to test on several threads.
struct TextTestWork {
    const CardPool* pool = nullptr;
    const TextPool* said = nullptr;
    std::vector<const SpokenText*> texts;  ///< of `said`
    int scenes = usual_scenes;
    /// Cards that may do something else than their texts say; it is looked for much longer.
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

struct TextTestResult {
    CardTestOutcome outcome;  ///< one test, at the script's statement
    /// Positions in which everything that may follow was what the rows of the text expect; 0 if
    /// they expect nothing, because they are about something else than the use of the text.
    int as_expected = 0;
};

/// Returns the results in the order of the texts.
[[nodiscard]] std::vector<TextTestResult> run_text_tests(const TextTestWork& work);

/// Returns the tests that are written for a text.
[[nodiscard]] std::vector<std::string> tests_of_text(const TextTestWork& work,
                                                     const SpokenText& text);

}  // namespace ptcg::tools
