#include "text_tests/actions/comparison.hpp"

#include <algorithm>

#include "card_tests/position_source.hpp"
#include "card_tests/transcript.hpp"
#include "text_tests/scenes/palette.hpp"
#include "text_tests/scenes/scene.hpp"

namespace ptcg::tools {
namespace {

constexpr int actions_in_scene = 7;
constexpr std::size_t actions_in_test = 3;

using Side = std::vector<Picks> TwinPlay::Action::*;

/// Returns a test of the first actions as one of the matches played them; empty if words cannot
/// express them.
[[nodiscard]] std::string test_of(Match& match, const PositionSetup& scene, const MatchState& start,
                                  const TwinPlay& play, Side side, std::size_t actions,
                                  const std::string& name)
{
    Recording recording{.library = &match.library(),
                        .rules = scene.rules,
                        .effects = match.effects(),
                        .start = start,
                        .answers = {},
                        .me = PlayerId::one};
    for (std::size_t i = 0; i < std::min(actions, play.actions.size()); ++i) {
        std::ranges::copy(play.actions[i].*side, std::back_inserter(recording.answers));
    }
    if (recording.answers.empty() || !scene.my_turn) return {};
    Result<std::string> test = to_test_source(name, to_lua(match.library(), scene), recording);
    return test ? std::move(test.value()) : std::string();
}

}  // namespace

TextComparison::TextComparison(const CardPool& script, const CardPool& said, FindRules rules)
    : script_(script), said_(said), rules_(std::move(rules))
{
}

TextComparisonResult TextComparison::compare(DefId card, const phrases::EffectText& text,
                                             int scenes, std::size_t tests, const std::string& name,
                                             std::uint64_t first_seed)
{
    TextComparisonResult result;
    script_.wake(card, text);
    said_.wake(card, text);
    const DefId cards[] = {card};
    for (SilentCards* const side : {&script_, &said_}) {
        const Result<void> ready = side->effects().prepare(cards);
        if (!ready) result.difference = ready.error().message + '\n';
        if (!ready) return result;
    }
    const RulesOfCard rules = rules_(card);
    const Palette palette(script_.library(), text.text);
    for (int i = 0; i < scenes; ++i) {
        const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(i);
        std::optional<Position> made = make_scene(script_.library(), palette, card, text, seed);
        if (!made) break;
        PositionSetup scene{std::move(*made), rules.rules};
        scene.ruleset = rules.name;
        Result<Match> script =
            build_match(scene, script_.library(), *rules.rules, &script_.effects());
        Result<Match> said = build_match(scene, said_.library(), *rules.rules, &said_.effects());
        if (!script || !said) continue;
        static_cast<void>(script.value().decision());
        const MatchState start = script.value().state();
        static_cast<void>(said.value().decision());
        const MatchState said_start = said.value().state();
        const TwinPlay play =
            play_twins(script.value(), said.value(), card, text, actions_in_scene, seed);
        if (!play.difference.empty()) {
            result.difference = play.difference;
            script.value().restore(play.before);
            result.position = write_position(script.value(), rules.name, PositionForm::brief);
            result.tests = {test_of(said.value(), scene, said_start, play, &TwinPlay::Action::said,
                                    play.actions.size(), name)};
            break;
        }
        const std::size_t length = text.kind == phrases::EffectText::Kind::attack ||
                                           text.kind == phrases::EffectText::Kind::play
                                       ? play.to_first_of_text
                                       : actions_in_test;
        if (result.tests.size() == tests || length == 0 || length > actions_in_test) continue;
        result.tests.push_back(
            test_of(script.value(), scene, start, play, &TwinPlay::Action::script, length, name));
    }
    std::erase(result.tests, std::string());
    return result;
}

}  // namespace ptcg::tools
