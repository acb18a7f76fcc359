#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "ptcg/scripting/position.hpp"
#include "text_tests/expectations/expectation_test.hpp"
#include "text_tests/scenes/palette.hpp"

namespace ptcg::tools {

/// What came of a look at one position.
struct SceneSeen {
    bool counts = false;     ///< the text could be tried there
    std::string difference;  ///< to what was expected, in several lines
    std::string position;    ///< TOML, if there is a difference
};

/// Random positions for a text.
class TextScenes {
public:
    /// All of these must outlive it.
    TextScenes(const CardLibrary& library, const RulesOfCard& rules, DefId card,
               const phrases::EffectText& text);

    /// Returns a match in the position, in which things have happened before; nothing if the
    /// position does not fit. `library` may be another with the same cards.
    [[nodiscard]] std::optional<Match> match(const Position& position, std::uint64_t seed,
                                             const CardLibrary& library, EffectHost* effects) const;

    /// Returns the position as TOML, with what has happened.
    [[nodiscard]] std::string written(Match& match) const;

    /// Calls `look` for one position after another, as long as `goes_on`, until it finds a
    /// difference. Positions in which nothing is expected do not count.
    [[nodiscard]] ExpectationResult try_each(
        const std::function<bool(int scene, int positions)>& goes_on,
        const std::function<std::optional<SceneSeen>(const Position&, std::uint64_t seed)>& look)
        const;

private:
    const CardLibrary& library_;
    const RulesOfCard& rules_;
    DefId card_;
    const phrases::EffectText& text_;
    Palette palette_;
};

}  // namespace ptcg::tools
