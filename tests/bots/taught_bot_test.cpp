#include "taught_bot.hpp"

#include <algorithm>

#include "ptcg/scripting/position.hpp"
#include "support/small_cards.hpp"
#include "support/theme_decks.hpp"

namespace ptcg::taught_bot_test {

using namespace ptcg::test;

namespace {

using Chosen = std::vector<std::uint16_t>;

/// A policy that likes one kind of option.
[[nodiscard]] PolicyWeights liking(Purpose purpose, OptionKind kind)
{
    PolicyWeights policy;
    policy.general[question_number(purpose, kind)].position[0] = 10;
    return policy;
}

[[nodiscard]] Chosen answer(const SmallCards& cards, const PolicyWeights& policy,
                            const Decision& decision)
{
    Chosen picks;
    make_taught_bot(cards.library, policy)->choose(decision, View{}, picks);
    return picks;
}

}  // namespace

TEST_CASE("A taught bot picks what its policy likes best", "[mcts]")
{
    const SmallCards cards;
    std::vector<Option> options = {{.kind = OptionKind::attack, .value = 0, .def = cards.flaaffy},
                                   {.kind = OptionKind::end_turn}};
    Decision decision{.asked = PlayerId::one};
    decision.options = options;
    CHECK(answer(cards, {}, decision) == Chosen{0});  // without a policy it is the greedy bot
    const PolicyWeights to_end = liking(Purpose::main_phase, OptionKind::end_turn);
    CHECK(answer(cards, to_end, decision) == Chosen{1});
    options[1].count = 0;  // its script has failed
    CHECK(answer(cards, to_end, decision) == Chosen{0});
}

TEST_CASE("A taught bot may pick nothing, and leaves answers of several picks alone", "[mcts]")
{
    const SmallCards cards;
    const std::vector<Option> options = {
        {.kind = OptionKind::card, .spot = spot_at(PlayerId::one, 0), .def = cards.mareep},
        {.kind = OptionKind::card, .spot = spot_at(PlayerId::one, 0), .def = cards.fire}};
    Decision decision{.asked = PlayerId::one, .purpose = Purpose::search, .min = 0, .max = 1};
    decision.options = options;
    const PolicyWeights to_stop = liking(Purpose::search, OptionKind::stop);
    CHECK(answer(cards, {}, decision) == Chosen{0});
    CHECK(answer(cards, to_stop, decision).empty());
    decision.options = decision.options.first(1);
    CHECK(answer(cards, to_stop, decision).empty());
    decision.options = options;
    decision.max = 2;
    CHECK(answer(cards, to_stop, decision) == Chosen{0, 1});
}

TEST_CASE("A taught bot uses no text again and again", "[mcts]")
{
    const ThemeDecks decks;
    ReadPosition read = read_position(
        R"(
        title = "To and fro"
        turn = 8
        [me]
        active = { card = "Mega Venusaur ex me1-3", energy = "GG", damage = 330 }
        bench = [{ card = "Meowth ex me3-62", energy = "G" }, "Chikorita me2pt5-8"]
        prizes = 2
        [opponent]
        active = "Staryu me3-20"
        prizes = 2)",
        "puzzle", decks.pool->library, decks.host.get(),
        [](std::string_view id) { return &profile(std::string(id)); });
    REQUIRE(read.match);
    const Decision& open = *read.match->decision();
    const auto offered = std::ranges::find(open.options, OptionKind::use, &Option::kind);
    REQUIRE(offered != open.options.end());
    View view;
    make_view(read.match->rules(), seen_by(open.asked), view);
    Chosen picks;
    const PolicyWeights to_use = liking(Purpose::main_phase, OptionKind::use);
    make_taught_bot(decks.pool->library, to_use)->choose(open, view, picks);
    REQUIRE(picks.size() == 1);
    CHECK(open.options[picks[0]].kind != OptionKind::use);
}

}  // namespace ptcg::taught_bot_test
