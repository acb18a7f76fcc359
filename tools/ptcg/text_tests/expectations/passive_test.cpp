#include "text_tests/expectations/passive_test.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "ptcg/permissions.hpp"
#include "text_tests/actions/digest.hpp"
#include "text_tests/actions/window.hpp"
#include "text_tests/expectations/telling.hpp"

namespace ptcg::tools {
namespace {

using Kind = phrases::EffectText::Kind;
using ClaimKind = Claim::Kind;

[[nodiscard]] bool has(const Slots& slots, SlotId slot)
{
    return std::ranges::find(slots, slot) != slots.end();
}

/// One position, with the text and without it.
class PassiveProbe {
public:
    PassiveProbe(PairedScene& scene, const std::vector<Claim>& claims)
        : scene_(scene), claims_(claims), table_(scene.table)
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
        const PokemonValues without = values_of(scene_.silent.rules(), slot);
        const PokemonValues with = values_of(scene_.awake.rules(), slot);
        PokemonValues expected = without;
        for (const Claim& claim : claims_) {
            if (!has(claim.who, slot)) continue;
            if (claim.kind == ClaimKind::hp) expected.hp += claim.amount;
            if (claim.kind == ClaimKind::retreat) expected.retreat_cost += claim.amount;
            if (claim.kind == ClaimKind::no_retreat_cost) expected.retreat_cost = 0;
            if (claim.kind == ClaimKind::no_weakness) expected.weakness = 0;
            if (claim.kind == ClaimKind::types) expected.types = claim.types.bits();
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
        const Decision* const open = scene_.silent.decision();
        if (open == nullptr) return;
        const PlayerId me = open->asked;
        const SlotId attacker = table_.active(me);
        // Weakness is counted by the printed types.
        const bool other_types = std::ranges::any_of(claims_, [&](const Claim& claim) {
            return claim.kind == ClaimKind::types && has(claim.who, attacker);
        });
        if (other_types) return;
        each_attack(scene_, [&](const Option& attack, std::uint16_t awake, std::uint16_t silent) {
            compare_attack(me, attacker, attack, silent, awake);
        });
    }

    void compare_attack(PlayerId me, SlotId attacker, const Option& option, std::uint16_t there,
                        std::uint16_t here)
    {
        const auto without = table_after(scene_.silent, there);
        const auto with = table_after(scene_.awake, here);
        if (!without || !with) return;
        const int printed = table_.library().def(option.def).attacks[option.value].damage;
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
                if (meant) all += claim.amount;
            }
            return all;
        };
        const int dealt = points + sum(ClaimKind::deals);
        const bool weak = std::ranges::none_of(claims_, [&](const Claim& claim) {
            return claim.kind == ClaimKind::no_weakness && has(claim.who, target);
        });
        const int done = dealt > 0 ? plain.after_affinities(target, dealt, weak) : 0;
        if (done <= 0) return 0;
        const int taken = std::max(done + sum(ClaimKind::takes), 0);
        return is_prevented(attacker, target, taken) ? 0 : taken;
    }

    [[nodiscard]] bool is_prevented(SlotId attacker, SlotId target, int points) const
    {
        return std::ranges::any_of(claims_, [&](const Claim& claim) {
            return claim.kind == ClaimKind::takes_none && has(claim.who, target) &&
                   has(claim.attackers, attacker) && (claim.amount == 0 || points <= claim.amount);
        });
    }

    /// Returns the table after an attack, before Knock Outs; nothing if it has several ends.
    [[nodiscard]] static std::optional<Tabletop> table_after(Match& match, std::uint16_t option)
    {
        const Window window = explore_to_checks(match, option, 0);
        if (!window.failure.empty() || window.ends.size() != 1) return std::nullopt;
        return Tabletop(match.library(), window.ends.begin()->second.state);
    }

    PairedScene& scene_;
    const std::vector<Claim>& claims_;
    const Tabletop& table_;
    std::string difference_;
    bool showed_ = false;
};

}  // namespace

PairResult compare_claims(PairedScene& scene, const std::vector<Claim>& claims)
{
    PassiveProbe probe(scene, claims);
    std::string difference = probe.compare();
    return {probe.showed(), std::move(difference)};
}

ExpectationResult test_passives(const PairedTest& test, const phrases::Form& form)
{
    return test_pairs(test, [&](PairedScene& scene) -> PairResult {
        Choices none;
        std::vector<Claim> claims;
        if (scene.subject) claims = Telling(*scene.subject, scene.table, none).claims(form);
        return compare_claims(scene, claims);
    });
}

}  // namespace ptcg::tools
