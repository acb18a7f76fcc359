#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "ptcg/ruleset.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "text_tests/actions/twins.hpp"
#include "text_tests/scenes/silent_cards.hpp"

namespace ptcg::tools {

/// The rules that a card is played under, and their name.
struct RulesOfCard {
    std::string name;
    const Ruleset* rules = nullptr;
};
using FindRules = std::function<RulesOfCard(DefId card)>;

/// What came of comparing what a text does in two pools.
struct TextComparisonResult {
    std::string difference;  ///< in several lines; empty: none was found
    std::string position;    ///< TOML: where they differ
    /// Lua tests. If there is a difference, one that passes in the second pool only, as far as
    /// words can say it; else what was played in some of the positions.
    std::vector<std::string> tests;
};

/// Compares what texts do in two pools with the same cards and different scripts, in random
/// positions in which all other texts are silent. The first pool is called "the script", the second
/// "the text".
class TextComparison {
public:
    /// The pools must outlive it.
    TextComparison(const CardPool& script, const CardPool& said, FindRules rules);

    /// Plays the text in `scenes` positions, or until a difference shows. Writes up to `tests`
    /// tests with this name.
    [[nodiscard]] TextComparisonResult compare(DefId card, const phrases::EffectText& text,
                                               int scenes, std::size_t tests = 0,
                                               const std::string& name = {},
                                               std::uint64_t first_seed = 0);

    /// The cards of the first pool, with the text compared last awake.
    [[nodiscard]] SilentCards& script() { return script_; }

private:
    SilentCards script_;
    SilentCards said_;
    FindRules rules_;
};

}  // namespace ptcg::tools
