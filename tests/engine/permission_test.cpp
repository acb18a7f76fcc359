// Texts that forbid, allow and limit actions the rules ask about, each where no other rule would.

#include <algorithm>

#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/profiles.hpp"

namespace ptcg::permission_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two;

[[nodiscard]] Handler ability(Hook hook, Subject subject, CallbackId effect)
{
    return {.hook = hook, .ability = 0, .subject = subject, .effect = effect};
}

}  // namespace

TEST_CASE("a text may forbid one attack and leave the other")
{
    NeutralCards cards;
    const CallbackId no_second = cards.effects.add([](Resolver&, EffectContext& it) {
        it.allowed = it.attack.index != 1;
        return Status::done;
    });
    cards.pokemon({.name = "Striker", .attacks = {{.name = "First"}, {.name = "Second"}}});
    cards.pokemon(
        {.name = "Jailer", .handlers = {ability(Hook::may_attack, Subject::opponent, no_second)}});
    for (const bool jailed : {false, true}) {
        Duel duel(cards, profile("sv"));
        const SlotId striker = duel.set_active(one, "Striker");
        if (jailed) duel.add_to_bench(two, "Jailer");
        const Permissions& game = duel.match.rules();
        CHECK(game.may_use_attack(striker, {cards["Striker"], 0}).allowed());
        const Refusal second = game.may_use_attack(striker, {cards["Striker"], 1});
        CHECK(second.allowed() == !jailed);
        if (jailed) CHECK(second.text() == TextRef{cards["Jailer"], Origin::ability, 0});
    }
}

TEST_CASE("ASL-01, PAR-01: the refusal of an attack names the condition", "[rules]")
{
    NeutralCards cards;
    cards.pokemon({.name = "Striker", .attacks = {{.name = "First"}}});
    using Case = std::pair<Condition, std::string_view>;
    for (const auto& [condition, rule] :
         {Case{Condition::asleep, "ASL-01"}, Case{Condition::paralyzed, "PAR-01"}}) {
        Duel duel(cards, profile("sv"));
        const SlotId striker = duel.set_active(one, "Striker");
        CHECK(duel.match.rules().may_attack(striker).allowed());
        duel.set_condition(striker, condition);
        CHECK(std::string_view(duel.match.rules().may_attack(striker).rule) == rule);
    }
}

TEST_CASE("a text may forbid that Energy is attached to some Pokémon")
{
    NeutralCards cards;
    const CallbackId only_active = cards.effects.add([](Resolver& game, EffectContext& it) {
        it.allowed = game.is_active(it.target);
        return Status::done;
    });
    cards.pokemon(
        {.name = "Miser", .handlers = {ability(Hook::may_attach, Subject::opponent, only_active)}});
    for (const bool forbidden : {false, true}) {
        Duel duel(cards, profile("sv"));
        const SlotId bench = duel.add_to_bench(one, "Bystander");
        if (forbidden) duel.add_to_bench(two, "Miser");
        duel.add_to_hand(one, "Fire Energy");
        const Permissions& game = duel.match.rules();
        const CardIndex energy = game.pile(one, Zone::hand).cards[0];
        CHECK(game.may_attach(energy, game.active(one)).allowed());
        const Refusal no = game.may_attach(energy, bench);
        CHECK(no.allowed() == !forbidden);
        if (forbidden) CHECK(no.text() == TextRef{cards["Miser"], Origin::ability, 0});
    }
}

TEST_CASE("a text that is asked for leave and says nothing gives none")
{
    NeutralCards cards;
    bool says = false;
    const CallbackId silent = cards.effects.add([&](Resolver&, EffectContext& it) {
        if (says) it.allowed = true;
        return Status::done;
    });
    cards.pokemon({.name = "Striker",
                   .attacks = {{.name = "Hit", .cost = "R"}},
                   .handlers = {ability(Hook::ignores_attack_cost, Subject::self, silent)}});
    Duel duel(cards, profile("sv"));
    const SlotId striker = duel.set_active(one, "Striker");
    CHECK_FALSE(duel.match.rules().may_use_attack(striker, {cards["Striker"], 0}).allowed());
    says = true;
    CHECK(duel.match.rules().may_use_attack(striker, {cards["Striker"], 0}).allowed());
}

TEST_CASE("TURN-08: a text for the first turn may be used in it alone")
{
    NeutralCards cards;
    const CallbackId nothing =
        cards.effects.add([](Resolver&, EffectContext&) { return Status::done; });
    Handler early = ability(Hook::use, Subject::self, nothing);
    early.needs[0].need = Need::first_turn;
    cards.pokemon({.name = "Early", .handlers = {early}});
    for (const std::uint8_t turns : {std::uint8_t{1}, std::uint8_t{2}}) {
        Duel duel(cards, profile("sv"));
        duel.set_active(one, "Early");
        duel.match.edit([&](Resolver& game) { game.player(one).turns_taken = turns; });
        CHECK((find_option(*duel.next(), OptionKind::use) >= 0) == (turns == 1));
    }
}

TEST_CASE("whose Bench is trimmed first is by the text, else the turn player's")
{
    NeutralCards cards;
    const auto smaller = [](By first) {
        return Handler{.hook = Hook::bench_size,
                       .ability = 0,
                       .subject = Subject::any,
                       .discards_first = first,
                       .value = -1};
    };
    cards.pokemon({.name = "Own", .handlers = {smaller(By::own)}});
    cards.pokemon({.name = "Opponent", .handlers = {smaller(By::opponent)}});
    cards.pokemon({.name = "Any", .handlers = {smaller(By::any)}});
    const auto first = [&](std::initializer_list<std::string_view> of_two) {
        Duel duel(cards, profile("sv"));
        for (const std::string_view name : of_two) duel.add_to_bench(two, name);
        return duel.match.rules().trims_bench_first();
    };
    CHECK(first({}) == one);
    CHECK(first({"Any"}) == one);
    CHECK(first({"Own"}) == two);
    CHECK(first({"Opponent"}) == one);
    CHECK(first({"Any", "Own"}) == two);
    CHECK(first({"Any", "Opponent"}) == one);
}

TEST_CASE("a Pokémon attached as Energy is Special Energy, one that lies under another is not")
{
    NeutralCards cards;
    Duel duel(cards, profile("sv"));
    const SlotId active = duel.match.rules().active(one);
    duel.attach(active, "Bystander", Role::energy);
    duel.attach(active, "Bystander", Role::other);
    const Permissions& game = duel.match.rules();
    CardFilter special;
    special.kinds = CardFilter::special_energy;
    CardFilter pokemon;
    pokemon.kinds = CardFilter::pokemon;
    const CardIndex as_energy = game.cards_of(active, Role::energy).card[0];
    const CardIndex other = game.cards_of(active, Role::other).card[0];
    CHECK(game.matches(as_energy, special));
    CHECK_FALSE(game.matches(as_energy, pokemon));
    CHECK_FALSE(game.matches(other, special));
    CHECK(game.matches(other, pokemon));
}

TEST_CASE("damage that Resistance has brought to nothing is prevented by nobody else")
{
    NeutralCards cards;
    cards.pokemon(
        {.name = "Striker", .type = Type::fire, .attacks = {{.name = "Hit", .damage = 20}}});
    cards.pokemon(
        {.name = "Tough", .hp = 90, .resistance = Affinity{.types = {Type::fire}, .amount = 30}});
    Duel duel(cards, profile("sv"));
    duel.set_active(one, "Striker");
    const SlotId tough = duel.set_active(two, "Tough");
    duel.affect(tough, LastingKind::no_damage, two);
    duel.attack();
    REQUIRE(duel.next() != nullptr);
    REQUIRE(duel.count(EventKind::damage_prevented) == 1);
    for (const Event& event : duel.match.events()) {
        if (event.kind == EventKind::damage_prevented) CHECK(event.def == no_def);
    }
}

TEST_CASE("a Trainer card performed as another text's effect asks what it asks")
{
    NeutralCards cards;
    int drawn = 0;
    cards.trainer("Offer", TrainerKind::item, [&](Resolver& game, EffectContext& it) {
        bool yes = false;
        if (const Status s = game.ask_yes_no(it.owner, Purpose::yes_no, yes); s != Status::done) {
            return s;
        }
        return yes ? game.draw(it.owner, 2, drawn) : Status::done;
    });
    cards.trainer("Copy", TrainerKind::item, [&](Resolver& game, EffectContext& it) {
        if (const Status s = game.perform_trainer(cards["Offer"], it.owner); s != Status::done) {
            return s;
        }
        return game.draw(it.owner, 1, drawn);
    });
    for (const auto& [answer, hand] : {std::pair{0, 3}, {1, 1}}) {
        Duel duel(cards, profile("sv"));
        duel.add_to_hand(one, "Copy");
        duel.play("Copy");
        REQUIRE(duel.next()->purpose == Purpose::yes_no);
        duel.answer({static_cast<std::uint16_t>(answer)});
        REQUIRE(duel.next()->purpose == Purpose::main_phase);
        CHECK(duel.match.rules().pile(one, Zone::hand).count == hand);
    }
}

TEST_CASE("the default answer to a question for several takes different options")
{
    NeutralCards cards;
    cards.trainer("Pick", TrainerKind::item, [&](Resolver& game, EffectContext& it) {
        SlotList chosen;
        const Status s = game.choose_pokemon(it.owner, Purpose::choose_pokemon,
                                             game.pokemon_of(it.owner), 2, 2, chosen);
        if (s != Status::done) return s;
        REQUIRE(chosen.count == 2);
        CHECK(chosen.slot[0] != chosen.slot[1]);
        return Status::done;
    });
    Duel duel(cards, profile("sv"));
    duel.add_to_bench(one, "Bystander");
    duel.add_to_bench(one, "Bystander");
    duel.add_to_hand(one, "Pick");
    duel.play("Pick");
    REQUIRE(duel.next()->purpose == Purpose::choose_pokemon);
    REQUIRE(duel.match.answer_by_default());
    CHECK(duel.next()->purpose == Purpose::main_phase);
}

TEST_CASE("DMG-08: what comes after damage has come to nothing adds nothing")
{
    NeutralCards cards;
    cards.pokemon(
        {.name = "Striker", .type = Type::fire, .attacks = {{.name = "Hit", .damage = 20}}});
    cards.pokemon(
        {.name = "Tough", .hp = 90, .resistance = Affinity{.types = {Type::fire}, .amount = 20}});
    Duel duel(cards, profile("sv"));
    duel.set_active(one, "Striker");
    const SlotId tough = duel.set_active(two, "Tough");
    duel.affect(tough, LastingKind::damage_taken, one, 30);
    duel.attack();
    REQUIRE(duel.next() != nullptr);
    CHECK(duel.active(two).damage == 0);
}

TEST_CASE("ATK-12: what an attack does later is not done by a Pokémon that has left")
{
    NeutralCards cards;
    int later = 0;
    bool leaves = false;
    const auto leave = [&](Resolver& game, EffectContext& it) {
        return leaves ? game.leave_play(it.attacker, {Zone::hand, false}) : Status::done;
    };
    const auto count = [&](Resolver&, EffectContext&) {
        ++later;
        return Status::done;
    };
    cards.pokemon({.name = "Striker",
                   .attacks = {{.name = "Hit", .damage = 10, .before = leave, .after = count}}});
    for (const bool leaving : {false, true}) {
        leaves = leaving;
        later = 0;
        Duel duel(cards, profile("sv"));
        duel.match.verify_reruns(false);
        duel.set_active(one, "Striker");
        duel.add_to_bench(one, "Bystander");
        duel.attack();
        REQUIRE(duel.next() != nullptr);
        CHECK((later > 0) == !leaving);
    }
}

TEST_CASE("a text may need that the opponent has few Prize cards left, that many or fewer")
{
    NeutralCards cards;
    const CallbackId nothing =
        cards.effects.add([](Resolver&, EffectContext&) { return Status::done; });
    Handler late = ability(Hook::use, Subject::self, nothing);
    late.needs[0].need = Need::opponent_prizes_at_most;
    late.needs[0].count = 2;
    cards.pokemon({.name = "Late", .handlers = {late}});
    for (const int prizes : {1, 2, 3}) {
        Duel duel(cards, profile("sv"));
        duel.set_active(one, "Late");
        duel.set_prizes(two, prizes);
        CHECK((find_option(*duel.next(), OptionKind::use) >= 0) == (prizes <= 2));
    }
}

TEST_CASE("a Pokémon that another replaces moves to the Bench, one that was Knocked Out does not")
{
    NeutralCards cards;
    std::vector<SlotId> moved;
    Handler watch = ability(Hook::on_move_to_bench, Subject::any,
                            cards.effects.add([&](Resolver&, EffectContext& it) {
                                moved.push_back(it.target);
                                return Status::done;
                            }));
    cards.pokemon({.name = "Watcher", .hp = 200, .handlers = {watch}});
    for (const bool switched : {true, false}) {
        moved.clear();
        Duel duel(cards, profile("sv"));
        duel.match.verify_reruns(false);
        duel.add_to_bench(two, "Watcher");
        const SlotId active = duel.match.rules().active(one);
        const SlotId benched = duel.add_to_bench(one, "Bystander");
        duel.match.edit([&](Resolver& game) {
            const Resolver::WithSource by(game, {no_def, Origin::rule, 0xff, no_slot, one});
            if (!switched) game.discard_pokemon(active);
            REQUIRE(game.switch_active(benched) == Status::done);
            CHECK(game.active(one) == benched);
            CHECK(game.table().waiting_count == (switched ? 1 : 0));
            if (switched) CHECK(game.table().waiting[0].target == active);
        });
    }
}

TEST_CASE("a match laid out without Prize cards is not won by having none")
{
    NeutralCards cards;
    Duel duel(cards, profile("sv"));
    duel.set_prizes(one, 0);
    duel.set_prizes(two, 0);
    duel.match.edit([](Resolver& game) { game.table().prizes_at_start = 0; });
    duel.end_turn();
    REQUIRE(duel.next() != nullptr);
    CHECK(duel.next()->purpose == Purpose::main_phase);
}

TEST_CASE("an option is picked no more often than it stands for", "[errors]")
{
    NeutralCards cards;
    cards.trainer("Pick", TrainerKind::item, [&](Resolver& game, EffectContext& it) {
        SlotList chosen;
        return game.choose_pokemon(it.owner, Purpose::choose_pokemon, game.pokemon_of(it.owner), 2,
                                   2, chosen);
    });
    Duel duel(cards, profile("sv"));
    duel.add_to_bench(one, "Bystander");
    duel.add_to_bench(one, "Bystander");
    duel.add_to_hand(one, "Pick");
    duel.play("Pick");
    REQUIRE(duel.next()->options.size() == 3);
    const std::vector<std::uint16_t> twice = {1, 1}, fine = {1, 2};
    const Result<void> refused = duel.match.answer(twice);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message == "option 1 was picked 2 times; the limit is 1");
    CHECK(duel.match.answer(fine));
}

TEST_CASE("as many damage counters move as are asked for and are there")
{
    NeutralCards cards;
    for (const auto& [wanted, moves] : {std::pair{-10, 0}, {0, 0}, {20, 20}, {30, 30}, {90, 30}}) {
        Duel duel(cards, profile("sv"));
        const SlotId from = duel.match.rules().active(one);
        const SlotId to = duel.add_to_bench(one, "Bystander");
        duel.set_damage(from, 30);
        duel.match.edit([&, wanted = wanted, moves = moves](Resolver& game) {
            const Resolver::WithSource by(game, {no_def, Origin::rule, 0xff, from, one});
            int moved = -1;
            REQUIRE(game.move_counters(from, to, wanted, moved) == Status::done);
            CHECK(moved == moves);
            CHECK(game.slot(from).damage == 30 - moves);
            CHECK(game.slot(to).damage == moves);
        });
    }
}

TEST_CASE("HYP-01: only where it is attached does such a Tool go to its owner's discard pile")
{
    NeutralCards cards;
    CardDef tool = cards.library.def(cards.trainer("Plain", TrainerKind::tool));
    tool.class_rules = static_cast<std::uint16_t>(tool.class_rules | goes_on_opponent);
    const DefId id = cards.add(tool, "Machine");
    Duel duel(cards, profile("sv"));
    duel.match.edit([&](Resolver& game) {
        CardIndex card = no_card;
        const Pile& deck = game.pile(one, Zone::deck);
        for (std::size_t i = 0; i < deck.count; ++i) {
            if (game.def_id(deck.cards[i]) == id) card = deck.cards[i];
        }
        REQUIRE(card != no_card);
        REQUIRE(game.move_card(card, {Zone::hand, false}) == Status::done);
        CHECK(game.table().zone[at(card)] == Zone::hand);
        game.take_from_zone(card);
        game.link(game.active(two), card, Role::tool);
        const Resolver::WithSource by(game, {no_def, Origin::rule, 0xff, game.active(two), one});
        REQUIRE(game.move_card(card, {Zone::hand, false}) == Status::done);
        CHECK(game.table().zone[at(card)] == Zone::discard);
    });
}

TEST_CASE("VUN-02: a Pokémon in four parts is offered once, by its first part", "[rules]")
{
    NeutralCards cards;
    const CardDef plain = cards.library.def(cards.pokemon({.name = "Plain", .hp = 90}));
    std::array<DefId, 4> parts{};
    for (std::uint8_t i = 0; i < parts.size(); ++i) {
        CardDef part = plain;
        part.whole = cards.library.intern("Union");
        part.part = static_cast<std::uint8_t>(i + 1);
        part.parts = static_cast<std::uint8_t>(parts.size());
        part.parts_from = Zone::discard;
        parts[i] = cards.add(part, "Union");
    }
    for (std::size_t there = 3; there <= parts.size(); ++there) {
        Duel duel(cards, profile("sv"));
        duel.match.edit([&](Resolver& game) {
            for (std::size_t i = 0; i < there; ++i) {
                const Pile& deck = game.pile(one, Zone::deck);
                const auto* const found =
                    std::find_if(deck.cards.begin(), deck.cards.begin() + deck.count,
                                 [&](CardIndex card) { return game.def_id(card) == parts[i]; });
                REQUIRE(found != deck.cards.begin() + deck.count);
                const CardIndex card = *found;
                game.take_from_zone(card);
                game.put_on_pile(card, Zone::discard, false);
            }
        });
        std::vector<DefId> offered;
        for (const Option& option : duel.next()->options) {
            if (option.kind == OptionKind::bench) offered.push_back(option.def);
        }
        CHECK(offered == (there == parts.size() ? std::vector{parts[0]} : std::vector<DefId>{}));
    }
}

TEST_CASE("what is healed is what was there, in tens")
{
    NeutralCards cards;
    for (const auto& [points, healed] : {std::pair{-10, 0}, {0, 0}, {10, 10}, {30, 30}, {80, 30}}) {
        Duel duel(cards, profile("sv"));
        const SlotId active = duel.match.rules().active(one);
        duel.set_damage(active, 30);
        const std::size_t before = duel.match.events().size();
        duel.match.edit([&, points = points, healed = healed](Resolver& game) {
            int done = -1;
            REQUIRE(game.heal(active, points, done) == Status::done);
            CHECK(done == healed);
            CHECK(game.slot(active).damage == 30 - healed);
        });
        const auto events = duel.match.events().subspan(before);
        REQUIRE(events.size() == (healed > 0 ? 1u : 0u));
        if (healed > 0) CHECK(events[0].value == healed);
    }
}

TEST_CASE("a text may forbid that some Abilities are used, not that others happen")
{
    NeutralCards cards;
    int happened = 0;
    const CallbackId count = cards.effects.add([&](Resolver&, EffectContext&) {
        ++happened;
        return Status::done;
    });
    cards.pokemon({.name = "Gifted",
                   .handlers = {ability(Hook::use, Subject::self, count),
                                ability(Hook::on_attach, Subject::self, count)}});
    cards.pokemon({.name = "Jailer",
                   .handlers = {{.hook = Hook::may_use_ability,
                                 .ability = 0,
                                 .subject = Subject::opponent,
                                 .value = 0}}});
    for (const bool jailed : {false, true}) {
        Duel duel(cards, profile("sv"));
        const SlotId gifted = duel.set_active(one, "Gifted");
        if (jailed) duel.add_to_bench(two, "Jailer");
        const Permissions& game = duel.match.rules();
        const CardDef& def = game.library().def(cards["Gifted"]);
        for (const Handler& handler : game.library().handlers(def)) {
            const Refusal no = game.may_use(gifted, game.slot(gifted).top, handler);
            const bool forbidden = jailed && handler.hook == Hook::use;
            CHECK(no.allowed() == !forbidden);
            if (!forbidden) continue;
            CHECK(no.rule == std::string("CARD-13"));
            CHECK(no.text() == TextRef{cards["Jailer"], Origin::ability, 0});
        }
        CHECK((find_option(*duel.next(), OptionKind::use) < 0) == jailed);
        duel.add_to_hand(one, "Fire Energy");
        happened = 0;
        const int attach = find_option(*duel.next(), OptionKind::attach, cards["Fire Energy"]);
        REQUIRE(attach >= 0);
        duel.answer({static_cast<std::uint16_t>(attach)});
        static_cast<void>(duel.next());
        CHECK(happened == 1);
    }
}

TEST_CASE("NRG-01: an allowance that asks whether Energy may be attached gets the rule's answer",
          "[rules]")
{
    NeutralCards cards;
    int depth = 0;
    std::vector<bool> told;
    cards.pokemon({.name = "Giver",
                   .handlers = {ability(
                       Hook::energy_limit, Subject::self,
                       cards.effects.add([&](Resolver& game, EffectContext& it) {
                           if (++depth > 3) return Status::failed;  // asked again and again
                           told.push_back(game.may_attach(it.event_card, it.target).allowed());
                           --depth;
                           it.amount += 1;
                           return Status::done;
                       }))}});
    Duel duel(cards, profile("sv"));
    duel.match.verify_reruns(false);
    const SlotId giver = duel.set_active(one, "Giver");
    const auto may_attach = [&] {
        depth = 0;
        told.clear();
        return duel.match.rules()
            .may_attach(duel.match.rules().pile(one, Zone::hand).cards[0], giver)
            .allowed();
    };
    for (int i = 0; i < 3; ++i) duel.add_to_hand(one, "Fire Energy");
    for (const bool by_rule : {true, false}) {
        CHECK(may_attach());
        REQUIRE_FALSE(told.empty());
        CHECK(std::all_of(told.begin(), told.end(), [&](bool yes) { return yes == by_rule; }));
        const int attach = find_option(*duel.next(), OptionKind::attach, cards["Fire Energy"]);
        REQUIRE(attach >= 0);
        duel.answer({static_cast<std::uint16_t>(attach)});
        REQUIRE(duel.next()->purpose == Purpose::main_phase);
    }
    CHECK_FALSE(may_attach());
}

}  // namespace ptcg::permission_test
