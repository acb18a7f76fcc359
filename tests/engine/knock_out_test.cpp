// Knock Outs (section 11) under switches in which the profiles do not differ. The rows themselves
// are tested in tests/rules/knock_outs.lua.

#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/profiles.hpp"

namespace ptcg::knock_out_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two;

struct Cards : NeutralCards {
    Cards()
    {
        const auto clash = [](Resolver& game, EffectContext& it) {
            if (const Status s = game.knock_out(it.attacker); s != Status::done) return s;
            return game.knock_out(it.target);
        };
        pokemon({.name = "Clasher", .attacks = {{.name = "Clash", .damage = 0, .after = clash}}});
        trainer("Hex", TrainerKind::item, [](Resolver& game, EffectContext& it) {
            return game.put_counters(game.active(opponent_of(it.owner)), 60);
        });
    }
};

using Asked = std::pair<PlayerId, Purpose>;

/// Returns who is asked for Prize cards and promotions, in order.
std::vector<Asked> aftermath(Duel& duel)
{
    std::vector<Asked> asked;
    while (const Decision* open = duel.next()) {
        if (open->purpose != Purpose::prize && open->purpose != Purpose::promote) break;
        asked.emplace_back(open->asked, open->purpose);
        duel.answer_first();
    }
    return asked;
}

void line_up(Duel& duel)
{
    for (PlayerId id : both_players) {
        duel.set_active(id, "Clasher");
        duel.add_to_bench(id, "Bystander");
        duel.add_to_bench(id, "Bystander");
    }
}

}  // namespace

TEST_CASE("KO-10 T-36 GAP-01: who takes Prizes and promotes first", "[rules]")
{
    Cards cards;
    Ruleset rules = profile("xy");
    for (const auto& [first, player] :
         {std::pair{FirstToAct::next_player, two}, {FirstToAct::turn_player, one}}) {
        rules.knock_out_first = first;
        Duel duel(cards, rules);
        line_up(duel);
        duel.attack();
        const PlayerId other = opponent_of(player);
        CHECK(aftermath(duel) == std::vector<Asked>{{player, Purpose::prize},
                                                    {other, Purpose::prize},
                                                    {player, Purpose::promote},
                                                    {other, Purpose::promote}});
    }
}

TEST_CASE("KO-08 T-34 GAP-17: Prizes or promotion first after an attack", "[rules]")
{
    Cards cards;
    Ruleset rules = profile("xy");
    rules.attack_knock_out_order = KnockOutOrder::promote_then_prize;
    Duel duel(cards, rules);
    line_up(duel);
    duel.attack();
    CHECK(aftermath(duel) == std::vector<Asked>{{two, Purpose::promote},
                                                {one, Purpose::promote},
                                                {two, Purpose::prize},
                                                {one, Purpose::prize}});
    CHECK(duel.match.state().now.turn_player == two);
}

TEST_CASE("KO-09 T-35 NOTE-14: Prizes or promotion first after a Checkup", "[rules]")
{
    Cards cards;
    Ruleset rules = profile("sv");
    for (const auto& [order, first] :
         {std::pair{KnockOutOrder::promote_then_prize, Purpose::promote},
          {KnockOutOrder::prize_then_promote, Purpose::prize}}) {
        rules.checkup_knock_out_order = order;
        Duel duel(cards, rules);
        line_up(duel);
        const SlotId active = duel.match.rules().active(two);
        duel.set_damage(active, 50);
        duel.set_condition(active, Condition::poisoned);
        duel.end_turn();
        const std::vector<Asked> asked = aftermath(duel);
        REQUIRE(asked.size() == 2);
        CHECK(asked[0].second == first);
    }
}

TEST_CASE("GAP-17 SIM-02 NOTE-14: the winner is looked for after all Prizes, without promotions",
          "[rules]")
{
    Cards cards;
    for (const char* era : eras) {
        Duel duel(cards, profile(era));
        line_up(duel);
        duel.set_prizes(two, 1);
        duel.attack();
        // Player two takes the last Prize card first, but player one's are taken all the same.
        CHECK(duel.match.over() == false);
        // A promotion would make no difference now.
        CHECK(aftermath(duel) == std::vector<Asked>{{one, Purpose::prize}});
        CHECK(duel.match.winner() == two);
        CHECK(duel.match.rules().pile(one, Zone::prizes).count == 5);
    }
}

TEST_CASE("GAP-18: Knock Outs in the main phase at once, or when it ends", "[rules]")
{
    Cards cards;
    Ruleset rules = profile("xy");
    for (const bool at_once : {true, false}) {
        rules.main_phase_knock_outs = at_once;
        Duel duel(cards, rules);
        duel.set_active(two, "Clasher");
        duel.add_to_bench(two, "Bystander");
        duel.add_to_hand(one, "Hex");
        duel.play("Hex");
        CHECK((duel.next()->purpose == Purpose::prize) == at_once);
        if (at_once) {
            duel.answer_first();
            CHECK(duel.next()->purpose == Purpose::main_phase);
            CHECK(duel.match.state().now.turn_player == one);
            CHECK(duel.match.rules().active(two) != no_slot);
        } else {
            CHECK(duel.active(two).damage == 60);
            duel.end_turn();
            CHECK(duel.next()->purpose == Purpose::prize);
            CHECK(duel.position(EventKind::knocked_out) >= 0);
            CHECK(duel.position(EventKind::checkup_began) == -1);  // still in the turn
        }
    }
}

TEST_CASE("KO-01: what loses HP with the end of the turn is Knocked Out in it", "[rules]")
{
    Cards cards;
    cards.pokemon({.name = "Puffed", .hp = 60});
    cards.library.add_lasting(cards["Puffed"], "Air",
                              std::array{Handler{.hook = Hook::hp, .value = 30}});
    for (const int damage : {50, 60}) {
        Duel duel(cards, profile("sv"));
        const SlotId puffed = duel.set_active(two, "Puffed");
        duel.add_to_bench(two, "Bystander");
        duel.match.edit([&](Resolver& game) {
            Lasting air;
            air.def = cards["Puffed"];
            air.subject = static_cast<std::uint8_t>(puffed);
            air.owner = two;
            REQUIRE(game.add_lasting(air, Until::end_of_turn) == Status::done);
            CHECK(game.hp(puffed) == 90);
        });
        duel.set_damage(puffed, damage);
        duel.end_turn();
        const Decision* open = duel.next();
        const bool out = damage == 60;
        CHECK((open->purpose == Purpose::prize) == out);
        CHECK((duel.position(EventKind::knocked_out) >= 0) == out);
        CHECK((duel.position(EventKind::checkup_began) >= 0) == !out);
    }
}

TEST_CASE("KO-01: whatever made the damage lethal is the cause, not what came after", "[rules]")
{
    Cards cards;
    Harm harm = Harm::none;
    const CallbackId note = cards.effects.add([&](Resolver&, EffectContext& it) {
        harm = it.harm;
        return Status::done;
    });
    cards.pokemon({.name = "Victim",
                   .hp = 60,
                   .handlers = {{.hook = Hook::on_knock_out, .ability = 0, .effect = note}}});
    for (const auto& [points, first, cause] : {std::tuple{50, Origin::attack, Harm::other_effect},
                                               {60, Origin::attack, Harm::attack_effect},
                                               {50, Origin::trainer, Harm::attack_effect},
                                               {60, Origin::trainer, Harm::other_effect}}) {
        harm = Harm::none;
        Duel duel(cards, profile("sv"));
        duel.match.verify_reruns(false);
        const SlotId victim = duel.set_active(two, "Victim");
        duel.add_to_bench(two, "Bystander");
        duel.match.edit([&, points = points, first = first, cause = cause](Resolver& game) {
            const Origin second = first == Origin::attack ? Origin::trainer : Origin::attack;
            for (const auto& [origin, counters] : {std::pair{first, points}, {second, 10}}) {
                const Resolver::WithSource with(
                    game, {cards["Victim"], origin, 0, game.active(one), one});
                REQUIRE(game.put_counters(victim, counters) == Status::done);
            }
            CHECK(game.slot(victim).harm == cause);
        });
        duel.end_turn();
        REQUIRE(duel.next() != nullptr);
        CHECK(harm == cause);
    }
}

TEST_CASE("KO-01 CHK-01: what loses HP between turns is Knocked Out by the Checkup", "[rules]")
{
    Cards cards;
    bool weary = false;
    Harm harm = Harm::none;
    cards.pokemon({.name = "Weary",
                   .hp = 60,
                   .handlers = {{.hook = Hook::hp,
                                 .ability = 0,
                                 .effect = cards.effects.add([&](Resolver&, EffectContext& it) {
                                     if (weary) it.amount -= 30;
                                     return Status::done;
                                 })},
                                {.hook = Hook::on_checkup,
                                 .ability = 0,
                                 .subject = Subject::any,
                                 .effect = cards.effects.add([&](Resolver&, EffectContext&) {
                                     weary = true;
                                     return Status::done;
                                 })},
                                {.hook = Hook::on_knock_out,
                                 .ability = 0,
                                 .effect = cards.effects.add([&](Resolver&, EffectContext& it) {
                                     harm = it.harm;
                                     return Status::done;
                                 })}}});
    for (const int damage : {20, 30}) {
        weary = false;
        harm = Harm::none;
        Duel duel(cards, profile("sv"));
        duel.match.verify_reruns(false);
        duel.set_active(two, "Weary");
        duel.add_to_bench(two, "Bystander");
        duel.set_damage(duel.match.rules().active(two), damage);
        duel.end_turn();
        const Decision* open = duel.next();
        REQUIRE(weary);
        CHECK((open->purpose == Purpose::prize) == (damage == 30));
        CHECK(harm == (damage == 30 ? Harm::checkup : Harm::none));
    }
}

TEST_CASE("KO-04 KO-06: a taken Prize is known to its taker alone, the others stay unknown",
          "[rules]")
{
    Cards cards;
    for (const char* era : eras) {
        Duel duel(cards, profile(era));
        line_up(duel);
        duel.set_damage(duel.match.rules().active(two), 50);
        duel.set_condition(duel.match.rules().active(two), Condition::poisoned);
        duel.end_turn();
        while (duel.next()->purpose != Purpose::prize) duel.answer_first();
        const CardIndex chosen = duel.match.rules().pile(one, Zone::prizes).cards[2];
        duel.answer({2});
        CHECK(duel.match.state().now.zone[at(chosen)] == Zone::hand);
        CHECK(duel.match.state().now.seen[at(chosen)] == seen_by(one));
        for (const Event& e : duel.match.events_for(seen_by(two), 0)) {
            if (e.kind == EventKind::prize_taken) CHECK(e.def == no_def);
        }
    }
}

TEST_CASE("what remains of its HP where it would be Knocked Out: counters go as many as that takes")
{
    Cards cards;
    NativeEffects& effects = cards.effects;
    cards.pokemon({.name = "Survivor",
                   .hp = 60,
                   .handlers = {{.hook = Hook::would_be_knocked_out,
                                 .ability = 0,
                                 .effect = effects.add([](Resolver&, EffectContext& it) {
                                     it.instead = true;
                                     it.remaining_hp = 10;
                                     return Status::done;
                                 })}}});
    cards.trainer("Doom", TrainerKind::item, [](Resolver& game, EffectContext& it) {
        return game.knock_out(game.active(opponent_of(it.owner)));
    });
    struct Case {
        int damage;
        const char* card;
        int removed;
    };
    for (const Case& c :
         {Case{40, "Hex", 50}, Case{0, "Hex", 10}, Case{60 - 10, "Doom", 0}, Case{20, "Doom", 0}}) {
        CAPTURE(c.damage, c.card);
        Duel duel(cards, profile("sv"));
        duel.set_active(two, "Survivor");
        duel.add_to_bench(two, "Bystander");
        duel.set_damage(duel.match.rules().active(two), c.damage);
        duel.add_to_hand(one, c.card);
        duel.play(c.card);
        REQUIRE(duel.next()->purpose == Purpose::main_phase);
        CHECK(duel.count(EventKind::knocked_out) == 0);
        CHECK(duel.count(EventKind::counters_removed) == (c.removed > 0 ? 1 : 0));
        CHECK(duel.active(two).damage == (c.removed > 0 ? 50 : c.damage));
        for (const Event& e : duel.match.events()) {
            if (e.kind == EventKind::counters_removed) CHECK(e.value == c.removed);
        }
    }
}

TEST_CASE("as much HP may remain as the Pokémon has")
{
    for (const auto& [remaining, damage] : {std::pair{60, 0}, {70, 0}, {50, 10}, {10, 50}}) {
        NeutralCards cards;
        Handler rise{.hook = Hook::would_be_knocked_out, .ability = 0};
        rise.effect = cards.effects.add([left = remaining](Resolver&, EffectContext& it) {
            it.instead = true;
            it.remaining_hp = static_cast<std::int16_t>(left);
            return Status::done;
        });
        cards.pokemon({.name = "Phoenix", .hp = 60, .handlers = {rise}});
        cards.pokemon({.name = "Striker", .attacks = {{.name = "Hit", .damage = 90}}});
        Duel duel(cards, profile("sv"));
        duel.set_active(one, "Striker");
        duel.set_active(two, "Phoenix");
        duel.attack();
        REQUIRE(duel.next()->purpose == Purpose::main_phase);
        CHECK(duel.active(two).damage == damage);
    }
}

TEST_CASE("what has harmed Pokémon is forgotten once they have outlived it, be it all of them")
{
    NeutralCards cards;
    const auto recoil = [](Resolver& game, EffectContext& it) {
        int done = 0;
        return game.deal_damage({.attacker = it.attacker, .target = it.attacker, .amount = 10},
                                done);
    };
    cards.pokemon(
        {.name = "Rammer", .attacks = {{.name = "Ram"}, {.name = "Rush", .after = recoil}}});
    for (const std::uint8_t attack : {std::uint8_t{0}, std::uint8_t{1}}) {
        Duel duel(cards, profile("sv"));
        duel.set_active(one, "Rammer");
        duel.attack(attack);
        REQUIRE(duel.next()->purpose == Purpose::main_phase);
        for (const PlayerId id : both_players) {
            const Slot& slot = duel.active(id);
            CHECK(slot.damage == (id == two || attack == 1 ? 10 : 0));
            CHECK(slot.harm == Harm::none);
            CHECK(slot.harmed_by == no_slot);
            CHECK(slot.harmed_by_player == PlayerId::none);
            CHECK(slot.harm_points == 0);
        }
    }
}

}  // namespace ptcg::knock_out_test
