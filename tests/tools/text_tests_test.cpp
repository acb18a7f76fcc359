// Texts that are tests: scripts do what their cards say.

#include <cstdlib>
#include <map>
#include <set>

#include <fmt/format.h>

#include "support/catch.hpp"
#include "support/script_breaks.hpp"
#include "text_ground.hpp"
#include "text_tests/actions/comparison.hpp"
#include "text_tests/scenes/palette.hpp"
#include "text_tests/scenes/scene.hpp"

namespace ptcg::text_tests_test {

using namespace ptcg::tools;
using test::ReadCard;
using test::Slip;
using Ground = test::TextGround;

namespace {

[[nodiscard]] int number_from(const char* variable, int otherwise)
{
    const char* const text = std::getenv(variable);
    return text == nullptr ? otherwise : std::atoi(text);
}

}  // namespace

TEST_CASE("A script that does not do what its text says is noticed", "[tools][text_tests]")
{
    constexpr Slip slips[] = {
        {"bw1-3", "if game:flip() then", "if not game:flip() then"},
        {"bw1-17", "it.attacker", "it.owner.bench[1]"},
        {"bw1-86", "\"opponents_next_turn\"", "\"end_of_turn\""},
        {"sv2-173", "value = 50", "value = 40"},
        {"me1-38", "choose_up_to(2", "choose_up_to(1"},
        {"me2-11", "== 0", "== 1"},
    };
    Ground ground;
    const auto wrong = with_slips(ground, slips);
    TextComparison comparison(*wrong, ground.drafted(), ground.rules());
    for (const Slip& slip : slips) {
        CAPTURE(slip.card, slip.wrong);
        const DefId card = ground.pool().library.find(slip.card);
        std::string difference;
        for (const auto& text : ground.read(card).texts) {
            difference += comparison.compare(card, text, 60).difference;
        }
        CHECK_FALSE(difference.empty());
    }
}

TEST_CASE("A position for a text depends on nothing but the text and the seed",
          "[tools][text_tests]")
{
    Ground ground;
    const CardLibrary& library = ground.pool().library;
    const DefId card = library.find("me1-38");
    const phrases::EffectText& text = ground.read(card).texts.front();
    const Palette palette(library, text.text);
    const auto written = [&](std::uint64_t seed) {
        const std::optional<Position> scene = make_scene(library, palette, card, text, seed);
        REQUIRE(scene);
        const RulesOfCard rules = ground.rules()(card);
        Result<Match> match = build_match(*scene, library, *rules.rules, nullptr);
        REQUIRE(match);
        return write_position(match.value(), rules.name, PositionForm::brief);
    };
    CHECK(written(1) == written(1));
    CHECK(written(1) != written(2));
}

// Run by `tools/dev breaks`, not with the other tests.
TEST_CASE("Breaks of scripts are noticed by the texts", "[.breaks]")
{
    Ground ground;
    const auto wanted = static_cast<std::uint32_t>(number_from("PTCG_BREAKS", 500));
    Random random(static_cast<std::uint64_t>(number_from("PTCG_SEED", 1)));
    std::map<DefId, const ReadCard*> whole;
    for (const ReadCard& card : ground.cards()) {
        if (card.whole) whole.emplace(card.card, &card);
    }
    const auto all = static_cast<std::uint32_t>(whole.size());
    // One break a card, so that all can be loaded at once.
    std::map<DefId, test::ScriptBreak> broken;
    const auto pool = ground.changed([&](DefId card, std::string& source) {
        if (!whole.contains(card) || random.below(all) >= wanted * 5 / 4) return;
        for (int tries = 0; tries < 30; ++tries) {
            std::optional<test::ScriptBreak> one = test::break_script(source, random);
            if (!one) continue;
            source = one->source;
            broken.emplace(card, std::move(*one));
            return;
        }
    });
    TextComparison with_text(*pool, ground.drafted(), ground.rules());
    TextComparison with_script(*pool, ground.pool(), ground.rules());
    ScriptHost host(pool->scripts, pool->library);
    const auto differ = [&](TextComparison& comparison, DefId card, int scenes,
                            std::uint64_t first) {
        return std::ranges::any_of(whole.at(card)->texts, [&](const phrases::EffectText& text) {
            return !comparison.compare(card, text, scenes, 0, {}, first).difference.empty();
        });
    };
    struct Count {
        int all = 0, refused = 0, same = 0, noticed = 0;
    };
    std::map<std::string, Count> counts;
    for (const auto& [card, one] : broken) {
        const DefId cards[] = {card};
        Count& count = counts[one.kind];
        if (!host.prepare(cards)) {
            ++count.refused;
            continue;
        }
        ++count.all;
        if (differ(with_text, card, 60, 0)) {
            ++count.noticed;
            continue;
        }
        const bool same = !differ(with_script, card, 1000, 1000);
        count.same += same ? 1 : 0;
        fmt::print("{} {} ({}): {}\n", same ? "changes nothing:" : "not noticed:    ",
                   ground.pool().library.text(card).id, one.kind, one.change);
    }
    Count sum;
    for (const auto& [kind, count] : counts) {
        fmt::print("{:18} {:4} of {:4} noticed; {} change nothing, {} do not load\n", kind,
                   count.noticed, count.all - count.same, count.same, count.refused);
        sum.noticed += count.noticed;
        sum.all += count.all - count.same;
    }
    fmt::print("{:18} {:4} of {:4} noticed\n", "all", sum.noticed, sum.all);
    CHECK(sum.noticed * 100 >= sum.all * 95);
}

}  // namespace ptcg::text_tests_test
