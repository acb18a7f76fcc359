// Texts that react to attacks.

#include <set>

#include "text_tests/actions/window.hpp"
#include "text_tests/expectations/passive_test.hpp"
#include "text_tests/expectations/seen_ends.hpp"

namespace ptcg::tools {
namespace {

[[nodiscard]] PairResult look_at(PairedScene& scene, const phrases::Form& form)
{
    PairResult result;
    const CardLibrary& library = scene.table.library();
    const SlotId attacker = scene.table.active(scene.silent.decision()->asked);
    each_attack(scene, [&](const Option&, std::uint16_t awake, std::uint16_t silent) {
        const Window without = explore_to_checks(scene.silent, silent, 0);
        const Window with = explore_to_checks(scene.awake, awake, 0);
        if (!result.difference.empty() || without.ends.size() != 1) return;
        const Tabletop after(library, without.ends.begin()->second.state);
        const ExpectedEnds expected = expected_reactions(form, *scene.subject, after,
                                                         attack_seen(scene.table, after, attacker));
        std::set<TableEnd> seen;
        for (const auto& [digest, end] : with.ends) {
            seen.insert(seen_end(library, after, end, no_card));
        }
        result.showed = result.showed || seen.size() > 1 || !seen.contains("");
        result.difference = difference_of(seen, with.sampled, expected);
    });
    return result;
}

}  // namespace

ExpectationResult test_reactions(const PairedTest& test, const phrases::Form& form)
{
    return test_pairs(test, [&](PairedScene& scene) {
        const bool can_react = scene.subject && scene.silent.decision() != nullptr;
        return can_react ? look_at(scene, form) : PairResult{};
    });
}

}  // namespace ptcg::tools
