#include "text_tests/expectations/passive_test.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include <fmt/format.h>

#include "text_tests/actions/window.hpp"
#include "text_tests/expectations/telling.hpp"

namespace ptcg::tools {
namespace {

using Kind = phrases::EffectText::Kind;

[[nodiscard]] bool has(const Slots& slots, SlotId slot)
{
    return std::ranges::find(slots, slot) != slots.end();
}

/// An attack, how much it does without the text, and to whom.
struct PlainAttack {
    SlotId attacker = no_slot;
    SlotId defender = no_slot;
    int printed = 0;
};

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
        compare_facts();
        if (difference_.empty()) compare_attacks();
        return difference_;
    }

    /// Whether the text changed anything.
    [[nodiscard]] bool showed() const { return showed_; }

private:
    void compare_facts()
    {
        const RuleFacts without = facts_of(scene_.silent, table_);
        RuleFacts with = facts_of(scene_.awake, table_);
        RuleFacts expected = without;
        for (const Claim& claim : claims_) apply(claim, table_, expected);
        showed_ = with != without;
        for (const auto& [key, value] : expected) with.try_emplace(key, 0);
        for (const auto& [key, value] : with) {
            const auto found = expected.find(key);
            const int wanted = found == expected.end() ? 0 : found->second;
            if (value == wanted || follows(key)) continue;
            difference_ = fmt::format("  {}: {}, expected: {}\n", told(key, table_), value, wanted);
            return;
        }
    }

    /// Returns whether the fact follows from others that a claim is about: whoever retreats pays.
    [[nodiscard]] bool follows(const RuleKey& key) const
    {
        return key.rule == Rule::may_retreat && std::ranges::any_of(claims_, [](const Claim& one) {
                   return one.kind == ClaimKind::retreat ||
                          one.kind == ClaimKind::no_retreat_cost ||
                          one.kind == ClaimKind::energy_units;
               });
    }

    void compare_attacks()
    {
        const Decision* const open = scene_.silent.decision();
        if (open == nullptr) return;
        const SlotId attacker = table_.active(open->asked);
        const SlotId defender = table_.active(opponent_of(open->asked));
        // Weakness and Resistance are counted as printed.
        const bool other_affinities = std::ranges::any_of(claims_, [&](const Claim& claim) {
            const bool of_one = has(claim.who, attacker) || has(claim.who, defender);
            return of_one &&
                   (claim.kind == ClaimKind::types || claim.kind == ClaimKind::weakness ||
                    claim.kind == ClaimKind::no_weakness || claim.kind == ClaimKind::no_resistance);
        });
        if (other_affinities) return;
        each_attack(scene_, [&](const Option& attack, std::uint16_t awake, std::uint16_t silent) {
            if (!difference_.empty()) return;
            const CardDef& def = table_.library().def(attack.def);
            compare_attack({attacker, defender, def.attacks[attack.value].damage}, silent, awake);
        });
    }

    void compare_attack(const PlainAttack& attack, std::uint16_t there, std::uint16_t here)
    {
        const Window without = explore_to_checks(scene_.silent, there, 0);
        const Window with = explore_to_checks(scene_.awake, here, 0);
        if (!with.failure.empty()) difference_ = "  the script fails: " + with.failure + "\n";
        if (!with.failure.empty() || without.ends.size() != 1) return;
        const Tabletop after(table_.library(), without.ends.begin()->second.state);
        std::set<std::string> seen;
        for (const auto& [digest, end] : with.ends) seen.insert(end_seen(end));
        std::set<std::string> expected = ends_expected(attack, after);
        if (expected.empty()) return;
        showed_ = showed_ || seen.size() > 1 || *seen.begin() != end_told(after, "");
        if (seen == expected) return;
        difference_ =
            fmt::format("  after the attack:\n{}  expected:\n{}", *seen.begin(), *expected.begin());
    }

    /// Returns the damage that everybody got, in words.
    [[nodiscard]] std::string end_told(const Tabletop& after, const std::string& coin) const
    {
        std::string text = coin;
        for (const PlayerId player : both_players) {
            for (const SlotId slot : table_.pokemon_of(player)) {
                const int done = after.pokemon(slot).damage - table_.pokemon(slot).damage;
                if (done != 0) text += fmt::format("    {} to {}\n", done, table_.label(slot));
            }
        }
        return text;
    }

    [[nodiscard]] std::string end_seen(const WindowEnd& end) const
    {
        std::string coins;
        for (const Event& event : end.events) {
            if (event.kind != EventKind::coin) continue;
            coins += event.value != 0 ? "    heads\n" : "    tails\n";
        }
        return end_told(Tabletop(table_.library(), end.state), coins);
    }

    /// Nothing if something else is at work, of which the claims say nothing.
    [[nodiscard]] std::set<std::string> ends_expected(const PlainAttack& attack,
                                                      const Tabletop& without) const
    {
        Choices none;
        const TextSubject subject{.kind = Kind::attack,
                                  .player = table_.pokemon(attack.attacker).owner,
                                  .self = attack.attacker};
        const Telling plain(subject, table_, none);
        const int points = attack.printed;
        Tabletop usual = table_, claimed = table_;
        const int plainly = points > 0 ? plain.after_affinities(attack.defender, points) : 0;
        usual.pokemon(attack.defender).damage += std::max(plainly, 0);
        if (end_told(usual, "") != end_told(without, "")) return {};
        const int damage = points > 0 ? damage_claimed(plain, attack) : 0;
        claimed.pokemon(attack.defender).damage += damage;
        const bool flips = plainly > 0 && any_of(ClaimKind::takes_none_on_heads, attack);
        if (!flips) return {end_told(claimed, "")};
        return {end_told(table_, "    heads\n"), end_told(claimed, "    tails\n")};
    }

    [[nodiscard]] static bool is_about(const Claim& claim, ClaimKind kind,
                                       const PlainAttack& attack)
    {
        return claim.kind == kind && has(claim.who, attack.defender) &&
               has(claim.by, attack.attacker);
    }

    [[nodiscard]] bool any_of(ClaimKind kind, const PlainAttack& attack) const
    {
        return std::ranges::any_of(
            claims_, [&](const Claim& claim) { return is_about(claim, kind, attack); });
    }

    /// Returns how much claims of a kind about this attacker and defender come to.
    [[nodiscard]] int sum_of(ClaimKind kind, const PlainAttack& attack) const
    {
        int all = 0;
        for (const Claim& claim : claims_) {
            if (is_about(claim, kind, attack)) all += claim.amount;
        }
        return all;
    }

    [[nodiscard]] int damage_claimed(const Telling& plain, const PlainAttack& attack) const
    {
        const int dealt = attack.printed + sum_of(ClaimKind::deals, attack);
        const int done = dealt > 0 ? plain.after_affinities(attack.defender, dealt) : 0;
        if (done <= 0 || any_of(ClaimKind::takes_none, attack)) return 0;
        const int from = sum_of(ClaimKind::takes_none_from, attack);
        const int to = sum_of(ClaimKind::takes_none_to, attack);
        if ((from > 0 && done >= from) || (to > 0 && done <= to)) return 0;
        return std::max(done + sum_of(ClaimKind::takes, attack), 0);
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
        if (scene.texts > 1) throw NotHere("two of these texts");
        Choices none;
        std::vector<Claim> claims;
        if (scene.subject) claims = Telling(*scene.subject, scene.table, none).claims(form);
        return compare_claims(scene, claims);
    });
}

}  // namespace ptcg::tools
