// Answers in steps.

#include "ptcg/encoding/picking.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>

#include "ptcg/resolver.hpp"
#include "seats.hpp"
#include "support/neutral_cards.hpp"

namespace ptcg::picking_test {

using namespace ptcg::encoding;
using test::Seats;

namespace {

using Answer = std::vector<std::uint16_t>;

/// Returns the picks in ascending order unless their order matters.
Answer in_order(const Decision& open, std::span<const std::uint16_t> picks)
{
    Answer answer(picks.begin(), picks.end());
    if (!open.ordered) std::ranges::sort(answer);
    return answer;
}

/// Adds all answers that steps lead to.
void add_reachable(const Decision& open, const Layout& layout, const Picking& sofar,
                   std::set<Answer>& answers)
{
    std::vector<std::uint8_t> mask(layout.actions());
    std::vector<std::uint16_t> legal(layout.actions());
    const std::size_t count = sofar.list(open, layout, mask, legal);
    REQUIRE(count == static_cast<std::size_t>(std::ranges::count(mask, 1)));
    for (std::size_t i = 0; i < count; ++i) {
        REQUIRE(mask[legal[i]] == 1);
        Picking next = sofar;
        const Result<bool> taken = next.take(open, layout, legal[i]);
        REQUIRE(taken);
        if (taken.value()) {
            answers.insert(in_order(open, next.picks()));
        } else {
            add_reachable(open, layout, next, answers);
        }
    }
    for (std::size_t action = 0; action < layout.actions(); ++action) {
        Picking next = sofar;
        if (mask[action] == 0) REQUIRE_FALSE(next.take(open, layout, action));
    }
}

/// Adds all answers that the match takes.
void add_legal(const Match& match, const Decision& open, Answer& sofar, std::set<Answer>& answers)
{
    if (match.check_answer(open, sofar)) answers.insert(in_order(open, sofar));
    if (sofar.size() == open.max) return;
    for (std::size_t i = 0; i < open.options.size(); ++i) {
        sofar.push_back(static_cast<std::uint16_t>(i));
        add_legal(match, open, sofar, answers);
        sofar.pop_back();
    }
}

/// Returns whether all answers can be counted quickly.
bool is_small(const Decision& open)
{
    double answers = 1;
    for (int i = 0; i < open.max && answers < 20'000; ++i)
        answers *= static_cast<double>(std::max<std::size_t>(open.options.size(), 1));
    return answers <= 20'000;
}

}  // namespace

TEST_CASE("Steps lead to the legal answers and to no others", "[encoding][steps][games]")
{
    std::size_t compared = 0, of_several = 0;
    for (std::uint64_t number = 0; number < test::games_drawn; ++number) {
        Match match = test::drawn_game(number);
        Seats seats;
        Random random(number);
        do {
            const Decision* const open = match.decision();
            if (open == nullptr || !seats.picking.picks().empty() || !is_small(*open)) continue;
            if (open->max == 1 && random.below(4) != 0) continue;
            std::set<Answer> reachable, legal;
            add_reachable(*open, seats.layout, Picking(), reachable);
            Answer none;
            add_legal(match, *open, none, legal);
            INFO("game " << number << ", decision " << match.state().decisions);
            REQUIRE(reachable == legal);
            ++compared;
            of_several += open->max > 1 ? 1u : 0u;
        } while (seats.step(match, random));
    }
    CHECK(compared > 20 * test::games_drawn);
    CHECK(of_several > test::games_drawn);
}

TEST_CASE("A question takes picks up to its limits, then no more", "[encoding][steps]")
{
    const std::array options{Option{.kind = OptionKind::card, .count = 2},
                             Option{.kind = OptionKind::card, .count = 0},
                             Option{.kind = OptionKind::card, .count = 1}};
    Decision open;
    open.options = options;
    open.min = 1;
    open.max = 3;
    const Layout layout(8);
    std::vector<std::uint8_t> mask(layout.actions());
    std::vector<std::uint16_t> legal(layout.actions());
    Picking picking;
    const auto listed = [&] {
        const std::size_t count = picking.list(open, layout, mask, legal);
        return std::vector<std::uint16_t>(legal.begin(),
                                          legal.begin() + static_cast<std::ptrdiff_t>(count));
    };
    const auto refusal = [&](std::size_t action) {
        return picking.take(open, layout, action).error().message;
    };
    CHECK(listed() == std::vector<std::uint16_t>{0, 2});
    CHECK(refusal(8) ==
          "\"enough\" is not legal yet: the question needs 1 picks, and 0 have been made");
    CHECK(refusal(1) == "action 1 is not legal: its card text failed");
    CHECK(refusal(3) ==
          "action 3 is not legal; the question has 3 options, counted from 0, and 8 "
          "is \"enough\"");
    CHECK_FALSE(picking.take(open, layout, 0).value());
    CHECK(listed() == std::vector<std::uint16_t>{0, 2, 8});
    CHECK_FALSE(picking.take(open, layout, 0).value());
    CHECK(listed() == std::vector<std::uint16_t>{2, 8});
    CHECK(refusal(0) == "action 0 is not legal: the option cannot be picked again");
    CHECK(picking.take(open, layout, 2).value());  // as many as the question allows
    CHECK(picking.picks().size() == 3);

    const Decision none{.asked = PlayerId::one};
    CHECK(Picking().take(none, layout, 0).error().message ==
          "action 0 is not legal; only 8, \"enough\", is");
    picking.begin();
    open.min = open.max = 0;
    CHECK(listed() == std::vector<std::uint16_t>{8});
    CHECK(picking.take(open, layout, 8).value());

    picking.begin();
    open.max = 9;  // more than there are: complete when nothing is left
    CHECK_FALSE(picking.take(open, layout, 2).value());
    CHECK_FALSE(picking.take(open, layout, 0).value());
    CHECK(picking.take(open, layout, 0).value());
}

}  // namespace ptcg::picking_test
