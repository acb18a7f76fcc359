#include "text_tests/expectations/paired_scenes.hpp"

#include "text_tests/scenes/history.hpp"
#include "text_tests/scenes/palette.hpp"
#include "text_tests/scenes/scene.hpp"

namespace ptcg::tools {
namespace {

using Kind = phrases::EffectText::Kind;

/// Returns the number of an option in another position, where it may be offered, too.
[[nodiscard]] std::optional<std::uint16_t> option_like(Match& match, const Option& wanted)
{
    const Decision* const open = match.decision();
    for (std::size_t i = 0; open != nullptr && i < open->options.size(); ++i) {
        if (open->options[i] == wanted) return static_cast<std::uint16_t>(i);
    }
    return std::nullopt;
}

}  // namespace

std::vector<TextSubject> find_subjects(const Tabletop& table, DefId card,
                                       const phrases::EffectText& text)
{
    std::vector<TextSubject> found;
    const auto add = [&](PlayerId player, SlotId self, CardIndex where) {
        if (table.id(where) != card) return;
        found.push_back({.kind = text.kind, .player = player, .self = self, .card = where});
    };
    for (const PlayerId player : both_players) {
        for (const SlotId slot : table.pokemon_of(player)) {
            const Tabletop::Pokemon& one = table.pokemon(slot);
            if (text.kind == Kind::ability) add(player, slot, one.stack.back());
            for (const CardIndex attached : one.attached) add(player, slot, attached);
        }
    }
    if (const CardIndex stadium = table.stadium(); stadium != no_card) {
        add(owner_of(stadium), no_slot, stadium);
    }
    return found;
}

ExpectationResult test_pairs(const PairedTest& test,
                             const std::function<PairResult(PairedScene&)>& look)
{
    ExpectationResult result;
    const CardLibrary& library = test.cards.library();
    const Palette palette(library, test.text.text);
    const auto goes_on = [&](int scene) {
        if (result.positions == 0) return scene < 4 * test.scenes;
        return scene < test.scenes && result.positions < test.enough;
    };
    for (int i = 0; goes_on(i); ++i) {
        const std::optional<Position> scene =
            make_scene(library, palette, test.card, test.text, static_cast<std::uint64_t>(i));
        if (!scene) continue;
        const Ruleset& rules = *test.rules.rules;
        Result<Match> awake = build_match(*scene, library, rules, &test.cards.effects());
        Result<Match> silent =
            build_match(*scene, test.silent.library(), rules, &test.silent.effects());
        if (!awake || !silent) continue;
        for (Match* match : {&awake.value(), &silent.value()}) {
            MatchState past = match->state();
            if (!add_history(past, library, palette, test.text.text,
                             static_cast<std::uint64_t>(i))) {
                continue;
            }
            match->restore(past);
        }
        try {
            PairedScene pair{awake.value(), silent.value(),
                             Tabletop(test.silent.library(), silent.value().state()), std::nullopt};
            const std::vector<TextSubject> subjects =
                find_subjects(pair.table, test.card, test.text);
            pair.texts = subjects.size();
            if (!subjects.empty()) pair.subject = subjects.front();
            PairResult seen = look(pair);
            result.positions += seen.showed ? 1 : 0;
            result.difference = std::move(seen.difference);
        } catch (const NotHere&) {
            continue;
        } catch (const NotExpected& why) {
            return {.positions = 0, .not_expected = why.what(), .difference = {}, .position = {}};
        }
        if (!result.difference.empty()) {
            result.position = write_position(awake.value(), test.rules.name, PositionForm::exact);
            return result;
        }
    }
    return result;
}

void each_action(PairedScene& scene, const ActionVisit& visit)
{
    const Decision* const open = scene.silent.decision();
    if (open == nullptr) return;
    const std::vector<Option> actions(open->options.begin(), open->options.end());
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const auto awake = option_like(scene.awake, actions[i]);
        if (awake) visit(actions[i], *awake, static_cast<std::uint16_t>(i));
    }
}

void each_attack(PairedScene& scene, const ActionVisit& visit)
{
    const Decision* const open = scene.silent.decision();
    if (open == nullptr) return;
    // Attacks do not always happen, or not as they say, with some Special Conditions.
    constexpr unsigned in_the_way = 1u << static_cast<unsigned>(Condition::asleep) |
                                    1u << static_cast<unsigned>(Condition::paralyzed) |
                                    1u << static_cast<unsigned>(Condition::confused);
    const SlotId attacker = scene.table.active(open->asked);
    if ((scene.table.pokemon(attacker).conditions & in_the_way) != 0) return;
    each_action(scene, [&](const Option& action, std::uint16_t awake, std::uint16_t silent) {
        if (action.kind == OptionKind::attack) visit(action, awake, silent);
    });
}

}  // namespace ptcg::tools
