#include "analysis/listening.hpp"

#include "ptcg/resolver.hpp"
#include "support/catch.hpp"
#include "support/real_table.hpp"

namespace ptcg::listening_test {

using namespace ptcg::tools;
using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one;
constexpr PlayerId two = PlayerId::two;

}  // namespace

TEST_CASE("Texts that listen are told with where they are and why they don't count",
          "[analysis][listening]")
{
    RealTable table({.active = "dp3-25", .opponent = "dp3-86"});
    const std::vector<ListeningText> texts = listening_texts(table.match(), one);
    REQUIRE(texts.size() == 2);
    CHECK(to_string(texts[0]) ==
          "use: Poké-Power Motor Drive of Electivire (me active), about itself; not now: "
          "its requirements are not met");
    CHECK(to_string(texts[1]) ==
          "ignores_evolution_wait: Held item Reaper Cloth of Duskull (opponent active), about "
          "itself");
}

TEST_CASE("Lasting effects are told with what, on what, by whom and until when",
          "[analysis][listening]")
{
    RealTable table({.active = "dp3-87", .opponent = "dp3-86"});
    CHECK(lasting_effects(table.match(), one).empty());
    table.match().edit([](Resolver& game) {
        const SlotId target = game.active(two);
        const DefId def = game.def_id(game.slot(game.active(one)).top);
        const Resolver::WithSource with(game, {def, Origin::attack, 1, game.active(one), one});
        const auto add = [&](LastingKind kind, int value, Until until) {
            REQUIRE(game.add_lasting({.def = def,
                                      .kind = kind,
                                      .subject = static_cast<std::uint8_t>(target),
                                      .owner = one,
                                      .value = static_cast<std::int16_t>(value)},
                                     until) == Status::done);
        };
        add(LastingKind::no_retreat, 0, Until::end_of_opponents_next_turn);
        add(LastingKind::damage_taken, -20, Until::end_of_turn);
        add(LastingKind::no_attack, 0, Until::end_of_own_next_turn);
        add(LastingKind::damage_dealt, 10, Until::leaves_play);
    });
    std::vector<std::string> lines;
    for (const LastingEffect& effect : lasting_effects(table.match(), one)) {
        lines.push_back(to_string(effect));
    }
    CHECK(lines ==
          std::vector<std::string>{
              "opponent active can't retreat until the end of the opponent's next turn (attack "
              "Thunder of Electabuzz, me)",
              "opponent active attacks do 20 less damage to it after Weakness and Resistance until "
              "the end of this turn (attack Thunder of Electabuzz, me)",
              "opponent active can't attack until the end of my next turn (attack Thunder of "
              "Electabuzz, me)",
              "opponent active attacks do 10 more damage before Weakness and Resistance until it "
              "leaves play (attack Thunder of Electabuzz, me)"});
    // The same effect, as shown to the other player.
    CHECK(lasting_effects(table.match(), two).front().until == "until the end of my next turn");
}

}  // namespace ptcg::listening_test
