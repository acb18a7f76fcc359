// Several texts that would replace one event: a player is asked which comes first, and each counts
// once.

#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/profiles.hpp"

namespace ptcg::replacement_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two;

}  // namespace

TEST_CASE("of several replacements the owner of the Pokémon picks which comes next, each once")
{
    NeutralCards cards;
    const auto change = [&](int factor, int less) {
        return cards.effects.add([factor, less](Resolver&, EffectContext& it) {
            it.amount = it.amount * factor - less;
            return Status::done;
        });
    };
    const auto handler = [](CallbackId effect) {
        return Handler{.hook = Hook::would_be_damaged, .ability = 0, .effect = effect};
    };
    Handler unable = handler(change(0, 0));
    unable.needs[0].need = Need::own_bench;
    unable.needs[0].count = 1;
    cards.pokemon({.name = "Wary",
                   .hp = 200,
                   .handlers = {handler(change(1, 10)), unable, handler(change(2, 0))}});
    cards.pokemon({.name = "Striker", .attacks = {{.name = "Hit", .damage = 50}}});
    for (const auto& [pick, damage] : {std::pair{0, 80}, {1, 90}}) {
        Duel duel(cards, profile("sv"));
        duel.set_active(one, "Striker");
        duel.set_active(two, "Wary");
        duel.attack();
        const Decision* open = duel.next();
        REQUIRE(open->purpose == Purpose::replacement_order);
        CHECK(open->asked == two);
        CHECK(open->min == 1);
        CHECK(open->max == 1);
        REQUIRE(open->options.size() == 2);
        for (std::uint8_t i = 0; i < 2; ++i) {
            CHECK(open->options[i].kind == OptionKind::text);
            CHECK(open->options[i].place == i);
            CHECK(open->options[i].def == cards["Wary"]);
        }
        duel.answer({static_cast<std::uint16_t>(pick)});
        REQUIRE(duel.next()->purpose == Purpose::main_phase);
        CHECK(duel.active(two).damage == damage);  // twice (50 - 10), or 2 × 50 - 10
    }
}

TEST_CASE("of several replacements none comes after the one that prevents it")
{
    NeutralCards cards;
    int asked = 0;
    Handler prevent{.hook = Hook::would_be_damaged, .ability = 0};
    prevent.effect = cards.effects.add([&](Resolver&, EffectContext& it) {
        ++asked;
        it.instead = true;
        return Status::done;
    });
    cards.pokemon({.name = "Safe", .hp = 200, .handlers = {prevent, prevent}});
    cards.pokemon({.name = "Striker", .attacks = {{.name = "Hit", .damage = 50}}});
    Duel duel(cards, profile("sv"));
    duel.match.verify_reruns(false);
    duel.set_active(one, "Striker");
    duel.set_active(two, "Safe");
    duel.attack();
    REQUIRE(duel.next()->purpose == Purpose::replacement_order);
    duel.answer({0});
    static_cast<void>(duel.next());
    CHECK(asked == 1);  // nothing is left to replace
    CHECK(duel.active(two).damage == 0);
}

TEST_CASE("KO-10 GAP-01: whose Knock Outs are replaced first", "[rules]")
{
    NeutralCards cards;
    std::vector<PlayerId> asked;
    Handler watch{.hook = Hook::would_be_knocked_out, .ability = 0};
    watch.effect = cards.effects.add([&](Resolver&, EffectContext& it) {
        asked.push_back(it.owner);
        return Status::done;
    });
    const auto clash = [](Resolver& game, EffectContext& it) {
        if (const Status s = game.knock_out(it.attacker); s != Status::done) return s;
        return game.knock_out(it.target);
    };
    cards.pokemon({.name = "Clasher",
                   .attacks = {{.name = "Clash", .damage = 0, .after = clash}},
                   .handlers = {watch}});
    Ruleset rules = profile("xy");
    for (const auto& [first, player] :
         {std::pair{FirstToAct::next_player, two}, {FirstToAct::turn_player, one}}) {
        rules.knock_out_first = first;
        asked.clear();
        Duel duel(cards, rules);
        duel.match.verify_reruns(false);
        duel.set_active(one, "Clasher");
        duel.set_active(two, "Clasher");
        duel.attack();
        REQUIRE(asked.size() >= 2);
        CHECK(asked[0] == player);
        CHECK(asked[1] == opponent_of(player));
    }
}

TEST_CASE("two copies of a card on one Pokémon that replace an event are not put in order")
{
    NeutralCards cards;
    Handler less{.hook = Hook::would_be_damaged, .ability = Handler::none};
    less.effect = cards.effects.add([](Resolver&, EffectContext& it) {
        it.amount -= 10;
        return Status::done;
    });
    cards.add(cards.library.def(cards.energy("Plain", {TypeSet{Type::fire}}, EnergyKind::special)),
              "Shield", std::array{less});
    cards.pokemon({.name = "Striker", .attacks = {{.name = "Hit", .damage = 50}}});
    Duel duel(cards, profile("sv"));
    duel.set_active(one, "Striker");
    const SlotId target = duel.match.rules().active(two);
    for (int i = 0; i < 2; ++i) duel.attach(target, "Shield", Role::energy);
    duel.attack();
    REQUIRE(duel.next()->purpose == Purpose::main_phase);
    CHECK(duel.active(two).damage == 30);
}

}  // namespace ptcg::replacement_test
