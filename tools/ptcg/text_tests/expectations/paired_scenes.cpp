#include "text_tests/expectations/paired_scenes.hpp"

#include "text_tests/expectations/text_scenes.hpp"

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
    const TextScenes all(test.cards.library(), test.rules, test.card, test.text);
    const auto goes_on = [&](int scene, int positions) {
        if (positions == 0) return scene < 4 * test.scenes;
        return scene < test.scenes && positions < test.enough;
    };
    return all.try_each(
        goes_on, [&](const Position& scene, std::uint64_t seed) -> std::optional<SceneSeen> {
            std::optional<Match> awake =
                all.match(scene, seed, test.cards.library(), &test.cards.effects());
            std::optional<Match> silent =
                all.match(scene, seed, test.silent.library(), &test.silent.effects());
            if (!awake || !silent) return std::nullopt;
            PairedScene pair{*awake, *silent, Tabletop(test.silent.library(), silent->state()),
                             std::nullopt};
            const std::vector<TextSubject> subjects =
                find_subjects(pair.table, test.card, test.text);
            pair.texts = subjects.size();
            if (!subjects.empty()) pair.subject = subjects.front();
            PairResult seen = look(pair);
            return SceneSeen{seen.showed, seen.difference,
                             seen.difference.empty() ? "" : all.written(*awake)};
        });
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
