#include "text_tests/expectations/passive_test.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "ptcg/permissions.hpp"
#include "text_tests/actions/digest.hpp"
#include "text_tests/actions/window.hpp"
#include "text_tests/expectations/telling.hpp"
#include "text_tests/scenes/palette.hpp"
#include "text_tests/scenes/scene.hpp"

namespace ptcg::tools {
namespace {

using Kind = phrases::EffectText::Kind;
using ClaimKind = Claim::Kind;

/// Whose text it is, and where; nothing if it is not in play, or more than once.
[[nodiscard]] std::optional<TextSubject> find_subject(const Tabletop& table, DefId card,
                                                      const phrases::EffectText& text)
{
    std::vector<TextSubject> found;
    const auto add = [&](PlayerId player, SlotId self) {
        found.push_back({.kind = text.kind, .player = player, .self = self});
    };
    for (const PlayerId player : both_players) {
        for (const SlotId slot : table.pokemon_of(player)) {
            const Tabletop::Pokemon& one = table.pokemon(slot);
            if (text.kind == Kind::ability && table.id(one.stack.back()) == card) add(player, slot);
            for (const CardIndex attached : one.attached) {
                if (table.id(attached) == card) add(player, slot);
            }
        }
    }
    if (table.stadium() != no_card && table.id(table.stadium()) == card) {
        add(owner_of(table.stadium()), no_slot);
    }
    if (found.size() > 1) throw NotHere("two of these texts");
    return found.empty() ? std::nullopt : std::optional(found.front());
}

[[nodiscard]] bool has(const Slots& slots, SlotId slot)
{
    return std::ranges::find(slots, slot) != slots.end();
}

/// One position, with the text and without it.
class PassiveProbe {
public:
    PassiveProbe(Match& awake, Match& silent, const std::vector<Claim>& claims)
        : awake_(awake), silent_(silent), claims_(claims), table_(silent.library(), silent.state())
    {
    }

    /// Returns what is not as the claims say, in several lines; empty if all is.
    [[nodiscard]] std::string compare()
    {
        for (const PlayerId player : both_players) {
            for (const SlotId slot : table_.pokemon_of(player)) compare_values(slot);
        }
        if (difference_.empty()) compare_attacks();
        return difference_;
    }

    /// Whether the text changed anything.
    [[nodiscard]] bool showed() const { return showed_; }

private:
    void compare_values(SlotId slot)
    {
        const PokemonValues without = values_of(silent_.rules(), slot);
        const PokemonValues with = values_of(awake_.rules(), slot);
        PokemonValues expected = without;
        for (const Claim& claim : claims_) {
            if (!has(claim.who, slot)) continue;
            if (claim.kind == ClaimKind::hp) expected.hp += claim.amount;
            if (claim.kind == ClaimKind::retreat) expected.retreat_cost += claim.amount;
            if (claim.kind == ClaimKind::no_retreat_cost) expected.retreat_cost = 0;
            if (claim.kind == ClaimKind::no_weakness) expected.weakness = 0;
            if (claim.kind == ClaimKind::no_resistance) expected.resistance = 0;
        }
        expected.retreat_cost = std::max(expected.retreat_cost, 0);
        showed_ = showed_ || with != without;
        if (with == expected) return;
        difference_ += fmt::format(
            "  {}: {} HP, Retreat Cost {}, expected: {} HP, Retreat Cost {}{}\n",
            table_.label(slot), with.hp, with.retreat_cost, expected.hp, expected.retreat_cost,
            with.weakness != expected.weakness || with.resistance != expected.resistance
                ? "; Weakness or Resistance is not as expected"
            : with.types != expected.types || with.prizes != expected.prizes
                ? "; its types or Prizes should not change"
                : "");
    }

    void compare_attacks()
    {
        const Decision* const open = silent_.decision();
        if (open == nullptr) return;
        const PlayerId me = open->asked;
        const SlotId attacker = table_.active(me);
        if (table_.pokemon(attacker).conditions != 0) return;
        for (std::size_t i = 0; i < open->options.size(); ++i) {
            const Option option = open->options[i];
            if (option.kind != OptionKind::attack) continue;
            const std::optional<std::uint16_t> same = option_like(option);
            if (same) compare_attack(me, attacker, option, static_cast<std::uint16_t>(i), *same);
        }
    }

    [[nodiscard]] std::optional<std::uint16_t> option_like(const Option& wanted)
    {
        const Decision* const open = awake_.decision();
        for (std::size_t i = 0; open != nullptr && i < open->options.size(); ++i) {
            const Option& option = open->options[i];
            if (option.kind == wanted.kind && option.def == wanted.def &&
                option.value == wanted.value) {
                return static_cast<std::uint16_t>(i);
            }
        }
        return std::nullopt;
    }

    void compare_attack(PlayerId me, SlotId attacker, const Option& option, std::uint16_t there,
                        std::uint16_t here)
    {
        const auto without = table_after(silent_, there);
        const auto with = table_after(awake_, here);
        if (!without || !with) return;
        const int printed = silent_.library().def(option.def).attacks[option.value].damage;
        const SlotId defender = table_.active(opponent_of(me));
        Choices none;
        const TextSubject subject{.kind = Kind::attack, .player = me, .self = attacker};
        const Telling plain(subject, table_, none);
        for (const PlayerId player : both_players) {
            for (const SlotId slot : table_.pokemon_of(player)) {
                const int before = table_.pokemon(slot).damage;
                const int points = slot == defender ? printed : 0;
                const int plainly = points > 0 ? plain.after_affinities(slot, points) : 0;
                // Something else is at work, of which the claims say nothing.
                if (without->pokemon(slot).damage - before != std::max(plainly, 0)) continue;
                const int expected = points > 0 ? damage_claimed(plain, attacker, slot, points) : 0;
                const int seen = with->pokemon(slot).damage - before;
                showed_ = showed_ || seen != without->pokemon(slot).damage - before;
                if (seen == expected) continue;
                difference_ += fmt::format("  {} damage to {}, expected: {}\n", seen,
                                           table_.label(slot), expected);
            }
        }
    }

    [[nodiscard]] int damage_claimed(const Telling& plain, SlotId attacker, SlotId target,
                                     int points) const
    {
        const auto sum = [&](ClaimKind kind) {
            int all = 0;
            for (const Claim& claim : claims_) {
                const bool meant =
                    claim.kind == kind && has(claim.who, target) && has(claim.attackers, attacker);
                if (meant) all += kind == ClaimKind::takes_none ? 1 : claim.amount;
            }
            return all;
        };
        const int dealt = points + sum(ClaimKind::deals);
        const int done = dealt > 0 ? plain.after_affinities(target, dealt) : 0;
        if (done <= 0 || sum(ClaimKind::takes_none) > 0) return 0;
        return std::max(done + sum(ClaimKind::takes), 0);
    }

    /// Returns the table after an attack, before Knock Outs; nothing if it has several ends.
    [[nodiscard]] static std::optional<Tabletop> table_after(Match& match, std::uint16_t option)
    {
        const MatchState start = match.state();
        match.stop_at_checks(true);
        const Window window = explore(match, start, {option}, 0);
        match.stop_at_checks(false);
        match.restore(start);
        if (!window.failure.empty() || window.ends.size() != 1) return std::nullopt;
        return Tabletop(match.library(), window.ends.begin()->second.state);
    }

    Match& awake_;
    Match& silent_;
    const std::vector<Claim>& claims_;
    Tabletop table_;
    std::string difference_;
    bool showed_ = false;
};

}  // namespace

ExpectationResult test_passives(SilentCards& cards, SilentCards& silent, const RulesOfCard& rules,
                                DefId card, const phrases::EffectText& text,
                                const phrases::Form& form, int scenes)
{
    ExpectationResult result;
    const Palette palette(cards.library(), text.text);
    for (int i = 0; i < scenes; ++i) {
        const std::optional<Position> scene =
            make_scene(cards.library(), palette, card, text, static_cast<std::uint64_t>(i));
        if (!scene) continue;
        Result<Match> awake = build_match(*scene, cards.library(), *rules.rules, &cards.effects());
        Result<Match> without =
            build_match(*scene, silent.library(), *rules.rules, &silent.effects());
        if (!awake || !without) continue;
        try {
            const Tabletop table(silent.library(), without.value().state());
            Choices choices;
            const std::optional<TextSubject> subject = find_subject(table, card, text);
            std::vector<Claim> claims;
            if (subject) claims = Telling(*subject, table, choices).claims(form);
            PassiveProbe probe(awake.value(), without.value(), claims);
            result.difference = probe.compare();
            result.positions += probe.showed() ? 1 : 0;
        } catch (const NotHere&) {
            continue;
        } catch (const NotExpected& why) {
            result.not_expected = why.what();
            result.positions = 0;
            return result;
        }
        if (!result.difference.empty()) {
            result.position = write_position(awake.value(), rules.name, PositionForm::brief);
            return result;
        }
    }
    return result;
}

}  // namespace ptcg::tools
