#include "text_tests/expectations/lasting_test.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include <fmt/format.h>

#include "text_tests/actions/digest.hpp"
#include "text_tests/actions/window.hpp"
#include "text_tests/expectations/passive_test.hpp"
#include "text_tests/expectations/seen_ends.hpp"
#include "text_tests/expectations/text_scenes.hpp"
#include "text_tests/expectations/text_use.hpp"

namespace ptcg::tools {
namespace {

constexpr int most_turns = 3;
constexpr int most_scenes = 160;

[[nodiscard]] bool is_scripted(const Lasting& effect, DefId card)
{
    return effect.kind == LastingKind::script && effect.def == card;
}

[[nodiscard]] bool has_begun(const MatchState& state, DefId card)
{
    const Table& now = state.now;
    return std::any_of(now.lasting.begin(), now.lasting.begin() + now.lasting_count,
                       [&](const Lasting& effect) { return is_scripted(effect, card); });
}

/// Returns the state without what the card's script lets last.
[[nodiscard]] MatchState without_lasting(MatchState state, DefId card)
{
    Table& now = state.now;
    auto* const end = now.lasting.data() + now.lasting_count;
    auto* const left = std::remove_if(
        now.lasting.data(), end, [&](const Lasting& effect) { return is_scripted(effect, card); });
    std::fill(left, end, Lasting{});
    now.lasting_count = static_cast<std::uint8_t>(left - now.lasting.data());
    return state;
}

[[nodiscard]] std::optional<std::uint16_t> ending_of_turn(Match& match)
{
    const Decision* const open = match.decision();
    if (open == nullptr || open->purpose != Purpose::main_phase) return std::nullopt;
    for (std::size_t i = 0; i < open->options.size(); ++i) {
        if (open->options[i].kind == OptionKind::end_turn) return static_cast<std::uint16_t>(i);
    }
    return std::nullopt;
}

/// Goes on to the next turn. Returns false if there is none.
bool end_turn(Match& match)
{
    const std::optional<std::uint16_t> ending = ending_of_turn(match);
    if (!ending || !match.answer(Picks{*ending})) return false;
    for (;;) {
        const Decision* const open = match.decision();
        if (open == nullptr) return false;
        if (open->purpose == Purpose::main_phase) return true;
        if (!match.answer(some_answer(match.state(), *open, 0))) return false;
    }
}

/// The turns after the use of a text, with what lasts and without it.
class TurnsAfter {
public:
    TurnsAfter(Match& with, Match& without, const phrases::Form& form, const TextSubject& subject)
        : with_(with), without_(without), form_(form), subject_(subject)
    {
    }

    /// Goes through the turns from the one that is `turns` after the use.
    [[nodiscard]] PairResult follow(int turns)
    {
        const Tabletop start(without_.library(), without_.state());
        for (; turns <= most_turns; ++turns) {
            turns_ = turns;
            const Tabletop now(without_.library(), without_.state());
            for (const PlayerId player : both_players) {
                if (now.active(player) != start.active(player)) return result_;
            }
            if (!ending_of_turn(with_) || !ending_of_turn(without_)) return result_;
            look(now);
            if (!result_.difference.empty()) return result_;
            if (!end_turn(with_) || !end_turn(without_)) return result_;
            if (table_digest(with_.state()) != table_digest(without_.state())) return result_;
        }
        return result_;
    }

private:
    void look(const Tabletop& now)
    {
        PairedScene scene{with_, without_, now, subject_};
        Choices none;
        const std::vector<Claim> claims =
            Telling(subject_, now, none).lasting_claims(form_, turns_);
        if (claims.empty()) {
            look_at_attacks(scene);
        } else {
            add(compare_claims(scene, claims));
        }
        look_at_end(scene);
    }

    void add(PairResult seen)
    {
        result_.showed = result_.showed || seen.showed;
        if (!result_.difference.empty() || seen.difference.empty()) return;
        result_.difference = fmt::format("  {} turns later:\n{}", turns_, seen.difference);
    }

    void look_at_attacks(PairedScene& scene)
    {
        const SlotId attacker = scene.table.active(scene.silent.decision()->asked);
        each_attack(scene, [&](const Option&, std::uint16_t awake, std::uint16_t silent) {
            compare(scene, awake, silent, Telling::Said::attack, attacker);
        });
    }

    void look_at_end(PairedScene& scene)
    {
        for (const PlayerId player : both_players) {
            if (scene.table.pokemon(scene.table.active(player)).conditions != 0) return;
        }
        compare(scene, *ending_of_turn(scene.awake), *ending_of_turn(scene.silent),
                Telling::Said::turn_end, no_slot);
    }

    /// Compares what follows an action.
    void compare(PairedScene& scene, std::uint16_t awake, std::uint16_t silent, Telling::Said said,
                 SlotId attacker)
    {
        const CardLibrary& library = scene.table.library();
        const Window without = explore_to_checks(scene.silent, silent, 0);
        const Window with = explore_to_checks(scene.awake, awake, 0);
        if (without.ends.size() != 1 || !without.failure.empty()) return;
        const Tabletop after(library, without.ends.begin()->second.state);
        const SeenEvent attack = attack_seen(scene.table, after, attacker);
        Choices none;
        Telling telling(subject_, after, none);
        ExpectedEnds expected;
        expected.ends.insert(telling.lasting_end(
            form_, turns_, said, said == Telling::Said::attack ? &attack : nullptr));
        std::set<TableEnd> seen;
        for (const auto& [digest, end] : with.ends) {
            seen.insert(seen_changes(after, end));
        }
        add({.showed = seen.size() > 1 || !seen.contains(""),
             .difference = with.failure + difference_of(seen, with.sampled, expected)});
    }

    Match& with_;
    Match& without_;
    const phrases::Form& form_;
    const TextSubject& subject_;
    int turns_ = 0;
    PairResult result_;
};

/// Uses the text and follows one of its ends.
[[nodiscard]] PairResult use_and_follow(Match& with, Match& without, DefId card,
                                        const phrases::EffectText& text, const phrases::Form& form,
                                        std::uint64_t salt)
{
    const std::optional<Use> use = find_use(with, card, text, false);
    if (!use) return {};
    const MatchState start = with.state();
    const TextSubject subject =
        subject_of(with.library(), card, text, with.decision()->asked, *use, use->self);
    const Window window = explore(with, start, {use->option}, salt);
    for (const auto& [digest, end] : window.ends) {
        if (!has_begun(end.state, card)) continue;
        with.restore(end.state);
        without.restore(without_lasting(end.state, card));
        const Tabletop before(with.library(), start), after(with.library(), end.state);
        bool same = true;
        for (const PlayerId player : both_players) {
            same = same && before.active(player) == after.active(player);
        }
        if (!same) continue;
        return TurnsAfter(with, without, form, subject).follow(end.state.now.turn - start.now.turn);
    }
    return {};
}

}  // namespace

ExpectationResult test_lasting(SilentCards& cards, const RulesOfCard& rules, DefId card,
                               const phrases::EffectText& text, const phrases::Form& form,
                               int enough)
{
    cards.wake(card, text);
    const DefId one[] = {card};
    if (!cards.effects().prepare(one)) return {};
    const TextScenes all(cards.library(), rules, card, text);
    const auto goes_on = [&](int scene, int positions) {
        return scene < most_scenes && positions < enough;
    };
    return all.try_each(
        goes_on, [&](const Position& scene, std::uint64_t seed) -> std::optional<SceneSeen> {
            if (!scene.my_turn) return std::nullopt;
            std::optional<Match> with = all.match(scene, seed, cards.library(), &cards.effects());
            std::optional<Match> without =
                all.match(scene, seed, cards.library(), &cards.effects());
            if (!with || !without) return std::nullopt;
            PairResult seen = use_and_follow(*with, *without, card, text, form, seed);
            return SceneSeen{seen.showed, seen.difference,
                             seen.difference.empty() ? "" : all.written(*with)};
        });
}

}  // namespace ptcg::tools
