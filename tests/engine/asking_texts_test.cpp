// Texts that ask while they are asked, and how many times a text may be used.

#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/profiles.hpp"

namespace ptcg::asking_texts_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two;

}  // namespace

TEST_CASE(
    "a query asked while it is answered gets the value so far, about another Pokémon all of it")
{
    NeutralCards cards;
    SlotId other = no_slot;
    const auto ask = [&](Resolver& game, EffectContext& it) {
        it.amount += game.hp(other == no_slot ? it.target : other) / 10 * 10;
        return Status::done;
    };
    cards.pokemon(
        {.name = "Curious",
         .hp = 40,
         .handlers = {{.hook = Hook::hp, .ability = 0, .effect = cards.effects.add(ask)}}});
    cards.pokemon({.name = "Plain", .hp = 70});
    cards.pokemon(
        {.name = "Proud", .hp = 50, .handlers = {{.hook = Hook::hp, .ability = 0, .value = 100}}});
    Duel duel(cards, profile("sv"));
    const SlotId curious = duel.set_active(one, "Curious");
    const SlotId second = duel.add_to_bench(one, "Curious");
    const SlotId plain = duel.add_to_bench(one, "Plain");
    const SlotId proud = duel.add_to_bench(one, "Proud");
    const Permissions& game = duel.match.rules();
    CHECK(game.hp(curious) == 80);  // its own HP, 40 so far, added
    other = plain;
    CHECK(game.hp(curious) == 110);
    other = proud;
    CHECK(game.hp(curious) == 190);
    CHECK(game.hp(curious) == 190);
    other = second;  // it asks about itself: 40 so far
    CHECK(game.hp(curious) == 120);
    CHECK(game.hp(second) == 80);
}

TEST_CASE("a query about a player is asked once, too")
{
    NeutralCards cards;
    const auto ask = [](Resolver& game, EffectContext& it) {
        it.amount += game.bench_limit(it.player);
        return Status::done;
    };
    cards.pokemon({.name = "Wide",
                   .handlers = {{.hook = Hook::bench_size,
                                 .ability = 0,
                                 .subject = Subject::own,
                                 .effect = cards.effects.add(ask)}}});
    Ruleset rules = profile("sv");
    rules.bench = 4;
    Duel duel(cards, rules);
    duel.set_active(one, "Wide");
    CHECK(duel.match.rules().bench_limit(one) == 8);
    CHECK(duel.match.rules().bench_limit(one) == 8);
    CHECK(duel.match.rules().bench_limit(two) == 4);
}

TEST_CASE("once a game holds for a text by its name, and for its player")
{
    NeutralCards cards;
    std::string ran;
    for (const char* name : {"First", "Second"}) {
        cards.pokemon(
            {.name = name,
             .handlers = {{.hook = Hook::on_turn_begin,
                           .ability = 0,
                           .subject = Subject::any,
                           .uses = Uses::once_per_game,
                           .effect = cards.effects.add([&ran, name](Resolver&, EffectContext& it) {
                               ran += name[0];
                               ran += it.owner == one ? '1' : '2';
                               return Status::done;
                           })}}});
    }
    Duel duel(cards, profile("sv"));
    duel.match.verify_reruns(false);
    duel.set_active(one, "First");
    const auto turn = [&] {
        ran.clear();
        while (duel.next()->purpose != Purpose::main_phase) duel.answer_first();
        duel.end_turn();
        while (duel.next()->purpose != Purpose::main_phase) duel.answer_first();
        return ran;
    };
    CHECK(turn() == "F1");
    CHECK(turn().empty());
    duel.add_to_bench(one, "Second");
    CHECK(turn() == "S1");
    CHECK(turn().empty());
    duel.add_to_bench(two, "First");
    CHECK(turn() == "F2");
    CHECK(turn().empty());
}

TEST_CASE("once a turn holds for a lasting effect and for each text of a Pokémon by itself")
{
    NeutralCards cards;
    int ran = 0;
    const CallbackId count = cards.effects.add([&](Resolver&, EffectContext&) {
        ++ran;
        return Status::done;
    });
    cards.pokemon({.name = "Herald"});
    const Handler once{.hook = Hook::on_attach, .uses = Uses::once_per_turn, .effect = count};
    cards.library.add_lasting(cards["Herald"], "Fanfare", std::array{once});
    Duel duel(cards, profile("sv"));
    const SlotId herald = duel.set_active(one, "Herald");
    duel.match.edit([&](Resolver& game) {
        Lasting effect;
        effect.def = cards["Herald"];
        effect.subject = static_cast<std::uint8_t>(herald);
        effect.owner = one;
        REQUIRE(game.add_lasting(effect, Until::end_of_game) == Status::done);
    });
    const auto attach_by_effect = [&] {
        duel.match.edit([&](Resolver& game) {
            const Pile& deck = game.pile(one, Zone::deck);
            for (std::size_t i = 0; i < deck.count; ++i) {
                if (game.def(deck.cards[i]).kind != CardKind::energy) continue;
                REQUIRE(game.attach(deck.cards[i], herald, Role::energy) == Status::done);
                return;
            }
        });
    };
    duel.add_to_hand(one, "Fire Energy");
    const int option = find_option(*duel.next(), OptionKind::attach, cards["Fire Energy"]);
    REQUIRE(option >= 0);
    duel.answer({static_cast<std::uint16_t>(option)});
    static_cast<void>(duel.next());
    CHECK(ran == 1);
    attach_by_effect();
    static_cast<void>(duel.next());
    duel.end_turn();
    static_cast<void>(duel.next());
    CHECK(ran == 1);
}

TEST_CASE("ABIL-02: once a turn holds for each Ability of a Pokémon by itself", "[rules]")
{
    NeutralCards cards;
    const CallbackId nothing =
        cards.effects.add([](Resolver&, EffectContext&) { return Status::done; });
    CardDef def = cards.library.def(cards["Bystander"]);
    std::vector<Handler> texts;
    for (std::uint8_t i = 0; i < max_abilities; ++i) {
        def.abilities[i].name = cards.library.intern("Gift " + std::to_string(i));
        texts.push_back(
            {.hook = Hook::use, .ability = i, .uses = Uses::once_per_turn, .effect = nothing});
    }
    def.ability_count = max_abilities;
    cards.add(def, "Gifted", texts);
    def.stage = Stage::class_stage;
    def.class_rules = levels_up | keeps_abilities;
    cards.add(def, "Gifted LV.X", texts);

    Duel duel(cards, profile("dp"));
    const SlotId gifted = duel.set_active(one, "Gifted");
    duel.attach(gifted, "Gifted LV.X", Role::stage);
    duel.match.edit([&](Resolver& game) {
        game.slot(gifted).top = game.table().next[at(game.slot(gifted).top)];
        game.refresh_listeners(gifted);
    });
    const auto offered = [&] {
        std::vector<std::pair<DefId, int>> uses;
        for (const Option& option : duel.next()->options) {
            if (option.kind == OptionKind::use) uses.emplace_back(option.def, option.value);
        }
        return uses;
    };
    auto left = offered();
    REQUIRE(left.size() == 2 * max_abilities);
    for (const std::size_t which : {4u, 1u, 0u, 2u, 1u, 0u}) {
        const auto [card, number] = left[which];
        const auto& options = duel.next()->options;
        const auto use = std::find_if(options.begin(), options.end(),
                                      [card = card, number = number](const Option& option) {
                                          return option.kind == OptionKind::use &&
                                                 option.def == card && option.value == number;
                                      });
        REQUIRE(use != options.end());
        duel.answer({static_cast<std::uint16_t>(use - options.begin())});
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(which));
        CHECK(offered() == left);
    }
}

}  // namespace ptcg::asking_texts_test
