#include "text_tests/expectations/expectation_test.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include <fmt/format.h>

#include "text_tests/actions/window.hpp"
#include "text_tests/expectations/expected_ends.hpp"
#include "text_tests/expectations/missed_use.hpp"
#include "text_tests/expectations/seen_ends.hpp"
#include "text_tests/expectations/table_words.hpp"
#include "text_tests/expectations/text_scenes.hpp"
#include "text_tests/expectations/text_use.hpp"
#include "text_tests/expectations/use_limits.hpp"

namespace ptcg::tools {
namespace {

using Kind = phrases::EffectText::Kind;

constexpr int most_tries = 12;  ///< for a position in which the text can be used

/// Returns whether the text is about its Pokémon coming into play.
[[nodiscard]] bool is_about_arrival(const phrases::Form& form)
{
    return phrases::any_row(form,
                            [](const phrases::Row& row) { return row.category == "arrival"; });
}

[[nodiscard]] bool flips_until_tails(const phrases::Form& form)
{
    return phrases::any_row(
        form, [](const phrases::Row& row) { return row.gives == "coins" && row.most.empty(); });
}

/// Returns whether the Pokémon or card that was used is somewhere else: nothing is remembered of
/// it.
[[nodiscard]] bool has_left(const MatchState& start, const MatchState& end, const Use& use)
{
    const auto slot = [&](const MatchState& state) {
        return state.now.slots[at(use.self)].generation;
    };
    const bool pokemon_left = use.self != no_slot && slot(start) != slot(end);
    return pokemon_left ||
           (use.card != no_card && start.now.zone[at(use.card)] != end.now.zone[at(use.card)]);
}

/// Returns what is wrong if a text that was used may be used again in the same turn, or not. The
/// match is where it was used, and stays there.
[[nodiscard]] std::string wrong_limit(Match& match, const Use& use, const Window& window, bool once)
{
    const MatchState start = match.state();
    const Option used = match.decision()->options[use.option];
    if (used.kind != OptionKind::use && used.kind != OptionKind::use_stadium) return {};
    const auto end = std::ranges::find_if(
        window.ends, [&](const auto& one) { return !has_left(start, one.second.state, use); });
    if (end == window.ends.end()) return {};
    match.restore(used_up(start, end->second.state));
    const Decision* const open = match.decision();
    const bool again =
        open != nullptr && std::ranges::find(open->options, used) != open->options.end();
    match.restore(start);
    static_cast<void>(match.decision());
    if (again != once) return {};
    return again ? "  it can be used again in the same turn\n"
                 : "  it cannot be used again in the same turn\n";
}

/// Returns whether what is expected of the text says this.
[[nodiscard]] bool says(const phrases::Form& form, std::string_view word)
{
    return phrases::any_row(
        form, [&](const phrases::Row& row) { return row.expect.find(word) != std::string::npos; });
}

/// Tries the text in one position. Returns whether it could be used there. `difference` becomes
/// what is not as expected.
bool try_text(Match& match, DefId card, const phrases::EffectText& text, const phrases::Form& form,
              std::uint64_t salt, std::string& difference)
{
    const std::optional<Use> use = find_use(match, card, text, is_about_arrival(form));
    if (!use) {
        difference = missed_use(match, card, text, form);
        return !difference.empty();
    }
    const MatchState start = match.state();
    const PlayerId me = match.decision()->asked;
    Tabletop before(match.library(), start);
    if (says(form, "arrange(")) before.tell_order();
    if (says(form, "move_under(")) before.forget_order_below();
    const SlotId active = before.active(me);
    if (text.kind == Kind::attack && before.pokemon(active).conditions != 0) return false;
    const Window window = explore_to_checks(match, use->option, salt);
    if (!window.failure.empty()) {
        difference = "  the script fails: " + window.failure + "\n";
        return true;
    }
    if (window.ends.empty()) return false;
    SlotId self = use->self;
    if (!use->arrival.empty()) {
        const Tabletop any_end(match.library(), window.ends.begin()->second.state);
        self = before.play_as_in(any_end, use->played);
        if (self == no_slot) return false;
    } else if (use->played != no_card) {
        before.move(use->played, Zone::played);
    }
    const TextSubject subject = subject_of(match.library(), card, text, me, *use, self);
    const ExpectedEnds expected = expected_ends(form, subject, before);
    if (expected.too_many && window.sampled) return false;  // nothing could be compared
    std::set<TableEnd> seen;
    for (const auto& [digest, end] : window.ends) {
        seen.insert(seen_end(before, end, use->played));
    }
    // Who has nothing to gain is not asked.
    const bool asked = seen.size() > 1 || expected.ends.size() == 1;
    if (!use->arrival.empty() && !asked && expected.ends.contains(*seen.begin())) return false;
    const bool until_tails = flips_until_tails(form);
    if (until_tails) {
        std::erase_if(seen,
                      [](const TableEnd& end) { return heads_in(end) > most_heads_until_tails; });
    }
    difference = difference_of(seen, window.sampled || until_tails, expected);
    if (!difference.empty()) return true;
    difference = wrong_limit(match, *use, window, is_once_per_turn(form));
    return true;
}

}  // namespace

ExpectationResult test_expectations(SilentCards& cards, const RulesOfCard& rules, DefId card,
                                    const phrases::EffectText& text, const phrases::Form& form,
                                    int scenes)
{
    cards.wake(card, text);
    const DefId one[] = {card};
    if (!cards.effects().prepare(one)) return {};
    const TextScenes all(cards.library(), rules, card, text);
    const auto goes_on = [&](int scene, int positions) {
        const bool enough = positions >= scenes / 4;
        return scene < (enough ? scenes : most_tries * scenes);
    };
    return all.try_each(
        goes_on, [&](const Position& scene, std::uint64_t seed) -> std::optional<SceneSeen> {
            if (!scene.my_turn) return std::nullopt;
            std::optional<Match> match = all.match(scene, seed, cards.library(), &cards.effects());
            if (!match) return std::nullopt;
            SceneSeen seen;
            seen.counts = try_text(*match, card, text, form, seed, seen.difference);
            if (!seen.difference.empty()) seen.position = all.written(*match);
            return seen;
        });
}

}  // namespace ptcg::tools
