// Whatever exceeds a fixed capacity fails by name: nothing is cut off silently. A crowded board
// fits.

#include <string>

#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/profiles.hpp"

namespace ptcg::limits_test {

using namespace ptcg::test;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two;

/// Returns `count` copies of a text of the Pokémon itself.
[[nodiscard]] std::vector<Handler> copies(int count, Handler handler)
{
    handler.ability = 0;
    return std::vector<Handler>(static_cast<std::size_t>(count), handler);
}

/// Fails the test unless the last query failed because this capacity was exceeded.
void check_full(const Permissions& game, std::string_view too_many, int room)
{
    CHECK(game.failed());
    CHECK_THAT(game.failure(),
               ContainsSubstring(std::string(too_many) + ": the limit is " + std::to_string(room)));
    CHECK(game.failed_text() != no_def);
}

}  // namespace

TEST_CASE("forty texts may listen to one event, sixty-four fail", "[errors]")
{
    for (const int count : {40, 64}) {
        NeutralCards cards;
        bool listen = false;
        const CallbackId more = cards.effects.add([&](Resolver&, EffectContext& it) {
            it.amount += listen ? 10 : 0;
            return Status::done;
        });
        cards.pokemon({.name = "Choir",
                       .hp = 60,
                       .handlers = copies(count, {.hook = Hook::hp, .effect = more})});
        Duel duel(cards, profile("dp"));
        const SlotId choir = duel.add_to_bench(one, "Choir");
        listen = true;
        const Permissions& game = duel.match.rules();
        const int hp = game.hp(choir);
        if (count == 40) {
            CHECK_FALSE(game.failed());
            CHECK(hp == 460);
        } else {
            check_full(game, "too many texts listen to one event", 63);
        }
    }
}

TEST_CASE("more than thirty-two replacements of one event all apply", "[rules]")
{
    NeutralCards cards;
    const CallbackId less = cards.effects.add([](Resolver&, EffectContext& it) {
        it.amount -= 10;
        return Status::done;
    });
    cards.pokemon({.name = "Wall",
                   .hp = 300,
                   .handlers = copies(34, {.hook = Hook::would_be_damaged, .effect = less})});
    cards.pokemon({.name = "Striker", .attacks = {{.name = "Hit", .damage = 500}}});
    Duel duel(cards, profile("dp"));
    duel.set_active(one, "Striker");
    duel.set_active(two, "Wall");
    duel.attack();
    while (duel.next()->purpose == Purpose::replacement_order) duel.answer_first();
    CHECK(duel.active(two).damage == 500 - 34 * 10);
}

TEST_CASE("a Pokémon may be lent all attacks of a full table, and more fail", "[errors]")
{
    NeutralCards cards;
    std::size_t masters = 0;
    std::vector<DefId> lenders;
    for (int i = 0; i < 16; ++i) {
        PokemonSpec spec{.name = "Master " + std::to_string(i)};
        for (int k = 0; k < 4; ++k) spec.attacks.push_back({.name = "Art", .cost = "GGGG"});
        lenders.push_back(cards.pokemon(spec));
    }
    const CallbackId lend = cards.effects.add([&](Resolver&, EffectContext& it) {
        for (std::size_t i = 0; i < masters; ++i) {
            for (std::uint8_t k = 0; k < 4; ++k) it.lent->add_new({lenders[i], k});
        }
        return Status::done;
    });
    cards.pokemon({.name = "Mimic",
                   .attacks = {{.name = "Hit"}},
                   .handlers = copies(2, {.hook = Hook::lends_attacks, .effect = lend})});
    Duel duel(cards, profile("dp"));
    const SlotId mimic = duel.set_active(one, "Mimic");
    masters = 15;
    {
        const Permissions& game = duel.match.rules();
        CHECK(game.attacks_of(mimic).size() == 61);
        CHECK_FALSE(game.failed());
    }
    masters = 16;
    const Permissions& game = duel.match.rules();
    (void)game.attacks_of(mimic);
    check_full(game, "too many attacks of one Pokémon", 64);
}

TEST_CASE("a Pokémon counts sixty-four units of Energy, and more fail", "[errors]")
{
    NeutralCards cards;
    std::vector<std::string> names;
    for (int i = 0; i < 17; ++i) {
        names.push_back("Fourfold " + std::to_string(i));
        const TypeSet any = TypeSet::every_type();
        cards.energy(names.back(), {any, any, any, any}, EnergyKind::special);
    }
    Duel duel(cards, profile("dp"));
    const SlotId active = duel.set_active(one, "Bystander");
    for (int i = 0; i < 16; ++i)
        duel.attach(active, names[static_cast<std::size_t>(i)], Role::energy);
    {
        const Permissions& game = duel.match.rules();
        CHECK(game.energy(active).size() == 64);
        CHECK_FALSE(game.failed());
    }
    duel.match.edit([&](Resolver& game) {
        const Pile& deck = game.pile(one, Zone::deck);
        for (std::size_t i = 0; i < deck.count; ++i) {
            const CardIndex card = deck.cards[i];
            if (game.def_id(card) != cards[names[16]]) continue;
            game.take_from_zone(card);
            game.link(active, card, Role::energy);
            (void)game.energy(active);
            CHECK_THAT(
                game.failure(),
                ContainsSubstring("too many units of Energy on one Pokémon: the limit is 64"));
            game.take_from_zone(card);
            game.put_on_pile(card, Zone::deck, false);
            break;
        }
    });
}

TEST_CASE("twenty-four texts may each allow one more Energy card, more fail", "[errors]")
{
    for (const int count : {24, 25}) {
        NeutralCards cards;
        cards.pokemon({.name = "Gardener",
                       .handlers = copies(count, {.hook = Hook::energy_limit, .value = 1})});
        Duel duel(cards, profile("dp"));
        const SlotId gardener = duel.add_to_bench(one, "Gardener");
        const Permissions& game = duel.match.rules();
        const CardIndex card = game.pile(one, Zone::deck).cards[0];
        (void)game.within_energy_limit(one, card, gardener);
        if (count == 24) {
            CHECK_FALSE(game.failed());
        } else {
            check_full(game, "too many texts allow one more Energy card", 24);
        }
    }
}

TEST_CASE("damage of thousands is told in full", "[rules]")
{
    NeutralCards cards;
    int told = 0;
    cards.pokemon(
        {.name = "Titan",
         .attacks = {{.name = "Quake", .damage = 3000, .after = [&](Resolver&, EffectContext& it) {
                          told = it.amount;
                          return Status::done;
                      }}}});
    Duel duel(cards, profile("dp"));
    duel.set_active(one, "Titan");
    duel.attack();
    CHECK(told == 3000);
    // A record holds at most 2,550 points, so a text that asks for the sum must fail.
    const Permissions& game = duel.match.rules();
    CHECK(game.remembered({.what = Memo::damaged, .turn = 3}) == 1);
    CHECK(game.failed());
}

TEST_CASE("an explanation of damage has as many lines as there are reasons", "[rules]")
{
    NeutralCards cards;
    cards.pokemon({.name = "Striker", .attacks = {{.name = "Hit", .damage = 10}}});
    Duel duel(cards, profile("dp"));
    const SlotId striker = duel.set_active(one, "Striker");
    for (int i = 0; i < 24; ++i) duel.affect(striker, LastingKind::damage_dealt, one, 10);
    duel.attack();
    const auto lines = duel.match.last_damage();
    REQUIRE(lines.size() == 26);
    CHECK(lines.back().step == DamageStep::result);
    CHECK(lines.back().after == 250);
}

TEST_CASE("only a text that asks about what had to be forgotten fails", "[errors]")
{
    NeutralCards cards;
    Duel duel(cards, profile("sv"));
    duel.match.edit([&](Resolver& game) {
        Table& t = game.table();
        t.memos = {};
        t.memo_count = 0;
        const auto remember = [&](Memo what) {
            game.remember({.what = what, .player = one, .key = 0});
        };
        remember(Memo::played);
        for (std::size_t i = 1; i < t.memos.size(); ++i) remember(Memo::damaged);
        CHECK(game.remembered({.what = Memo::played, .turn = t.turn}) == 1);
        remember(Memo::healed);
        CHECK(game.remembered({.what = Memo::healed, .turn = t.turn}) == 1);
        CHECK(game.remembered({.what = Memo::damaged, .turn = t.turn}) == 47);
        CHECK_FALSE(game.failed());
        (void)game.remembered({.what = Memo::played, .turn = t.turn});
        CHECK(game.failed());
        CHECK_THAT(game.failure(),
                   ContainsSubstring("too many events to remember: the limit is 48"));
        t.memos = {};
        t.memo_count = 0;
    });
    // Three turns later nothing can ask about it.
    for (const bool forgotten : {true, true, true, false}) {
        const Table& t = duel.match.state().now;
        CHECK((t.forgotten != decltype(t.forgotten){}) == forgotten);
        duel.next();
        duel.end_turn();
        duel.next();
    }
}

}  // namespace ptcg::limits_test
