#include "text_tests/expectations/text_scenes.hpp"

#include "text_tests/expectations/noun_meaning.hpp"
#include "text_tests/scenes/history.hpp"
#include "text_tests/scenes/scene.hpp"

namespace ptcg::tools {

TextScenes::TextScenes(const CardLibrary& library, const RulesOfCard& rules, DefId card,
                       const phrases::EffectText& text)
    : library_(library), rules_(rules), card_(card), text_(text), palette_(library, text.text)
{
}

std::optional<Match> TextScenes::match(const Position& position, std::uint64_t seed,
                                       const CardLibrary& library, EffectHost* effects) const
{
    Result<Match> built = build_match(position, library, *rules_.rules, effects);
    if (!built) return std::nullopt;
    MatchState past = built.value().state();
    if (add_history(past, library_, palette_, text_.text, seed)) built.value().restore(past);
    return std::move(built.value());
}

std::string TextScenes::written(Match& match) const
{
    return write_position(match, rules_.name, PositionForm::exact);
}

ExpectationResult TextScenes::try_each(
    const std::function<bool(int scene, int positions)>& goes_on,
    const std::function<std::optional<SceneSeen>(const Position&, std::uint64_t seed)>& look) const
{
    ExpectationResult result;
    for (int i = 0; goes_on(i, result.positions); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const std::optional<Position> scene = make_scene(library_, palette_, card_, text_, seed);
        if (!scene) continue;
        try {
            std::optional<SceneSeen> seen = look(*scene, seed);
            if (!seen) continue;
            if (!seen->difference.empty()) {
                result.difference = std::move(seen->difference);
                result.position = std::move(seen->position);
                return result;
            }
            result.positions += seen->counts ? 1 : 0;
        } catch (const NotHere&) {
            continue;
        } catch (const NotExpected& why) {
            return {.positions = 0, .not_expected = why.what(), .difference = {}, .position = {}};
        }
    }
    return result;
}

}  // namespace ptcg::tools
