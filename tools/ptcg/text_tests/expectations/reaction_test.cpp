// Texts that react to what happens.

#include <algorithm>
#include <set>

#include "phrases/expectation.hpp"
#include "ptcg/ruleset.hpp"
#include "text_tests/actions/window.hpp"
#include "text_tests/expectations/passive_test.hpp"
#include "text_tests/expectations/seen_ends.hpp"
#include "text_tests/expectations/use_limits.hpp"

namespace ptcg::tools {
namespace {

using phrases::Expectation;

[[nodiscard]] bool mentions(const Expectation& what, std::string_view word)
{
    const bool itself =
        what.kind == Expectation::Kind::call || what.kind == Expectation::Kind::name;
    return (itself && what.text == word) ||
           std::ranges::any_of(what.parts,
                               [&](const Expectation& part) { return mentions(part, word); });
}

/// Returns the moments to look at: those that the rows of the text are about.
[[nodiscard]] std::set<Moment> moments_of(const phrases::Form& form)
{
    constexpr std::pair<std::string_view, Moment> words[] = {
        {"knocked_out", Moment::knock_outs},
        {"turn_end", Moment::turn_end},
        {"checkup", Moment::checkup},
    };
    std::set<Moment> moments;
    phrases::each_row(form, [&](const phrases::Row& row) {
        if (row.hook.empty()) return;
        const auto read = phrases::read_expectation(row.expect);
        for (const auto& [word, moment] : words) {
            if (read && mentions(read.value(), word)) moments.insert(moment);
        }
    });
    if (moments.empty()) moments.insert(Moment::checks);
    return moments;
}

/// One position and what players may do there.
class ReactionProbe {
public:
    ReactionProbe(PairedScene& scene, const PairedTest& test, const phrases::Form& form)
        : scene_(scene),
          test_(test),
          form_(form),
          start_(scene.silent.state()),
          once_(is_once_per_turn(form))
    {
    }

    [[nodiscard]] PairResult compare(Moment moment)
    {
        each_action(scene_, [&](const Option& action, std::uint16_t awake, std::uint16_t silent) {
            if (!result_.difference.empty() || !leads_to(action, moment)) return;
            try {
                compare(action, moment, awake, silent);
            } catch (const NotHere&) {
                return;  // other actions may be clear
            }
        });
        return std::move(result_);
    }

private:
    [[nodiscard]] bool leads_to(const Option& action, Moment moment) const
    {
        const Tabletop& table = scene_.table;
        const auto affected = [&](PlayerId player) {
            return table.pokemon(table.active(player)).conditions != 0;
        };
        const PlayerId me = start_.now.turn_player;
        // It does not always happen, or not as it says.
        if (action.kind == OptionKind::attack && affected(me)) return false;
        if (moment == Moment::knock_outs) return action.kind == OptionKind::attack;
        if (moment == Moment::checks) return action.kind != OptionKind::end_turn;
        if (action.kind != OptionKind::end_turn) return false;
        // What comes first in the Checkup may be for a player to choose.
        const bool ordered = test_.rules.rules->checkup_others == CheckupOthers::after_conditions;
        return moment == Moment::turn_end || ordered ||
               (!affected(me) && !affected(opponent_of(me)));
    }

    void compare(const Option& action, Moment moment, std::uint16_t awake, std::uint16_t silent)
    {
        const Window without = explore_to(scene_.silent, silent, moment, 0);
        const Window with = explore_to(scene_.awake, awake, moment, 0);
        if (without.sampled || !without.failure.empty()) return;
        if (!with.failure.empty()) {
            result_.difference = "  the script fails: " + with.failure + "\n";
            return;
        }
        ExpectedEnds expected;
        std::set<TableEnd> plain, seen;
        for (const auto& [digest, end] : without.ends) {
            plain.insert(seen_end(scene_.table, end, no_card));
            ExpectedEnds some =
                expected_reactions(form_, scene_.table, as_silent(action, moment, end));
            expected.too_many = expected.too_many || some.too_many;
            expected.ends.merge(some.ends);
        }
        for (const auto& [digest, end] : with.ends) {
            seen.insert(seen_end(scene_.table, end, no_card));
        }
        result_.showed = result_.showed || seen != plain;
        result_.difference = difference_of(seen, with.sampled, expected);
        if (result_.difference.empty() && once_ && scene_.texts == 1)
            compare_again(awake, moment, plain, with);
    }

    /// Looks at the same action where the text was used before.
    void compare_again(std::uint16_t awake, Moment moment, const std::set<TableEnd>& plain,
                       const Window& with)
    {
        const auto reacted = std::ranges::find_if(with.ends, [&](const auto& end) {
            return !plain.contains(seen_end(scene_.table, end.second, no_card));
        });
        if (reacted == with.ends.end()) return;
        const MatchState start = scene_.awake.state();
        scene_.awake.restore(used_up(start, reacted->second.state));
        static_cast<void>(scene_.awake.decision());
        const Window again = explore_to(scene_.awake, awake, moment, 0);
        scene_.awake.restore(start);
        std::set<TableEnd> seen;
        for (const auto& [digest, end] : again.ends) {
            seen.insert(seen_end(scene_.table, end, no_card));
        }
        if (seen == plain) return;
        result_.difference = "  for the second time in a turn:\n" +
                             difference_of(seen, again.sampled, {plain, false});
    }

    [[nodiscard]] SilentEnd as_silent(const Option& action, Moment moment,
                                      const WindowEnd& end) const
    {
        SeenTable after = table_seen(scene_.table, end);
        auto subjects = find_subjects(after.table, test_.card, test_.text);
        return {std::move(after), event_seen(scene_.table, start_, action, moment, end),
                std::move(subjects)};
    }

    PairedScene& scene_;
    const PairedTest& test_;
    const phrases::Form& form_;
    const MatchState start_;
    const bool once_;
    PairResult result_;
};

}  // namespace

ExpectationResult test_reactions(const PairedTest& test, const phrases::Form& form)
{
    const std::set<Moment> moments = moments_of(form);
    return test_pairs(test, [&](PairedScene& scene) {
        PairResult result;
        if (scene.silent.decision() == nullptr) return result;
        for (const Moment moment : moments) {
            PairResult seen = ReactionProbe(scene, test, form).compare(moment);
            result.showed = result.showed || seen.showed;
            if (result.difference.empty()) result.difference = std::move(seen.difference);
        }
        return result;
    });
}

}  // namespace ptcg::tools
