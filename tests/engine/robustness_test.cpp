// Cards that go too far: endless texts, too many answers, costs that are hard to match. None may
// hang the host, lose a card or leave a match that cannot be answered.

#include "ptcg/invariants.hpp"
#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/profiles.hpp"

namespace ptcg::robustness_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two;

[[nodiscard]] Handler on(Hook hook, CallbackId effect)
{
    Handler handler;
    handler.hook = hook;
    handler.ability = 0;
    handler.effect = effect;
    return handler;
}

}  // namespace

TEST_CASE("texts that set each other off without end void the match", "[errors]")
{
    NeutralCards cards;
    const CallbackId stays = cards.effects.add([](Resolver&, EffectContext& it) {
        it.instead = true;  // heals nothing: it would be Knocked Out again at once
        return Status::done;
    });
    cards.pokemon(
        {.name = "Undying", .hp = 30, .handlers = {on(Hook::would_be_knocked_out, stays)}});
    cards.pokemon({.name = "Striker", .attacks = {{.name = "Hit", .damage = 50}}});
    Duel duel(cards, profile("dp"));
    duel.set_active(one, "Striker");
    duel.set_active(two, "Undying");
    const Decision* open = duel.next();
    const int attack = find_option(*open, OptionKind::attack);
    REQUIRE(attack >= 0);
    const Result<void> taken = duel.match.answer(static_cast<std::uint16_t>(attack));
    REQUIRE_FALSE(taken);
    CHECK(taken.error().message == "the effects in play trigger each other endlessly");
    CHECK(duel.match.outcome() == Outcome::void_match);
}

TEST_CASE("a text that asks without end voids the match", "[errors]")
{
    NeutralCards cards;
    cards.trainer("Nag", TrainerKind::item, [](Resolver& game, EffectContext& it) {
        for (;;) {
            bool yes = false;
            const Status s = game.ask_yes_no(it.owner, Purpose::yes_no, yes);
            if (s != Status::done) return s;
        }
    });
    Duel duel(cards, profile("dp"));
    duel.add_to_hand(one, "Nag");
    const int nag = find_option(*duel.next(), OptionKind::play, cards["Nag"]);
    REQUIRE(nag >= 0);
    Result<void> taken = duel.match.answer(static_cast<std::uint16_t>(nag));
    for (int i = 0; i < 300 && taken; ++i) taken = duel.match.answer(1);
    REQUIRE_FALSE(taken);
    CHECK(taken.error().message ==
          "one effect asked more questions than can be recorded\n  in a card text of neutral-10");
    CHECK(duel.match.outcome() == Outcome::void_match);
}

TEST_CASE("when every option has failed the match is void, not stuck", "[errors]")
{
    NeutralCards cards;
    const CallbackId broken =
        cards.effects.add([](Resolver&, EffectContext&) { return Status::failed; });
    Handler at_turn_begin = on(Hook::on_turn_begin, broken);
    at_turn_begin.subject = Subject::own;
    cards.pokemon({.name = "Broken", .hp = 60, .handlers = {at_turn_begin}});
    Duel duel(cards, profile("dp"));
    duel.match.on_failure(FailurePolicy::withhold);
    duel.set_active(two, "Broken");
    // Ending the turn is the only option, and it fails.
    const Decision* open = duel.next();
    REQUIRE(open->options.size() == 1);
    CHECK_FALSE(duel.match.answer(0));
    CHECK(duel.match.outcome() == Outcome::void_match);
}

TEST_CASE("ending the turn may ask: cards that leave with it may be kept by a text", "[properties]")
{
    NeutralCards cards;
    CardDef passing;
    passing.name = cards.library.intern("Passing");
    passing.kind = CardKind::trainer;
    passing.trainer = TrainerKind::item;
    passing.attaches_to_pokemon = true;
    passing.leaves_at_end_of_turn = true;
    CardText text;
    text.id = "neutral-passing";
    text.name = text.label = "Passing";
    cards.library.add(passing, text);
    const CallbackId keep = cards.effects.add([](Resolver&, EffectContext& it) {
        it.instead = true;
        return Status::done;
    });
    Handler keeps = on(Hook::would_be_discarded, keep);
    keeps.optional = true;
    cards.pokemon({.name = "Keeper", .handlers = {keeps}});
    Duel duel(cards, profile("dp"));
    duel.match.verify_reruns(true);
    duel.attach(duel.set_active(one, "Keeper"), "Passing", Role::other);
    duel.attach(duel.add_to_bench(one, "Keeper"), "Passing", Role::other);
    duel.end_turn();
    duel.answer({1});  // the first is discarded
    REQUIRE(duel.next()->purpose == Purpose::use_text);
    duel.answer({0});  // the second is kept
    duel.next();
    CHECK(duel.count(EventKind::turn_ended) == 1);
    CHECK(duel.match.rules().pile(one, Zone::discard).count == 1);
    CHECK(invariant_broken(duel.match.rules()).empty());
}

TEST_CASE("ATK-02 a cost of many types is matched with Energy of many types", "[rules]")
{
    NeutralCards cards;
    TypeSet nine = TypeSet::every_type();
    nine = TypeSet::from_bits(static_cast<std::uint16_t>(nine.bits() & ~1u));  // not Grass
    cards.energy("Rainbow", {nine, nine, nine, nine}, EnergyKind::special);
    cards.pokemon({.name = "Collector", .attacks = {{.name = "Spectrum", .cost = "GRWLPFDMYN"}}});
    Duel duel(cards, profile("dp"));
    const SlotId active = duel.set_active(one, "Collector");
    for (int i = 0; i < 3; ++i) duel.attach(active, "Rainbow", Role::energy);
    CHECK(find_option(*duel.next(), OptionKind::attack) == -1);  // nothing provides Grass
    duel.attach(active, "Grass Energy", Role::energy);
    CHECK(find_option(*duel.next(), OptionKind::attack) >= 0);
}

TEST_CASE("a Pokémon Knocked Out by a Knocked-Out trigger may be saved too", "[rules]")
{
    NeutralCards cards;
    Handler revenge =
        on(Hook::on_knock_out, cards.effects.add([](Resolver& game, EffectContext& it) {
            return game.knock_out(it.attacker);
        }));
    cards.pokemon({.name = "Avenger", .hp = 30, .handlers = {revenge}});
    const CallbackId rise = cards.effects.add([](Resolver& game, EffectContext& it) {
        int healed = 0;
        it.instead = true;
        return game.heal(it.self, 1000, healed);
    });
    cards.pokemon({.name = "Survivor",
                   .hp = 60,
                   .attacks = {{.name = "Hit", .damage = 50}},
                   .handlers = {on(Hook::would_be_knocked_out, rise)}});
    Duel duel(cards, profile("dp"));
    duel.set_active(one, "Survivor");
    duel.set_active(two, "Avenger");
    duel.add_to_bench(two, "Bystander");
    duel.attack();
    while (duel.next() != nullptr && duel.next()->purpose != Purpose::main_phase)
        duel.answer_first();
    CHECK(duel.count(EventKind::saved) == 1);
    CHECK(duel.count(EventKind::knocked_out) == 1);
    CHECK_FALSE(duel.active(one).empty());
}

TEST_CASE("a Pokémon is not attached to itself", "[errors]")
{
    NeutralCards cards;
    cards.pokemon(
        {.name = "Snake",
         .attacks = {
             {.name = "Bite its tail", .damage = 0, .after = [](Resolver& game, EffectContext& it) {
                  return game.attach(it.card, it.self, Role::energy);
              }}}});
    Duel duel(cards, profile("dp"));
    duel.set_active(one, "Snake");
    const int attack = find_option(*duel.next(), OptionKind::attack);
    const Result<void> taken = duel.match.answer(static_cast<std::uint16_t>(attack));
    REQUIRE_FALSE(taken);
    CHECK(taken.error().message ==
          "attach: a Pokémon cannot be attached to itself\n  in a card text of " +
              cards.library.text(cards["Snake"]).id);
    CHECK(invariant_broken(duel.match.rules()).empty());
}

TEST_CASE("what lies under a Pokémon cannot be attached elsewhere", "[errors]")
{
    NeutralCards cards;
    cards.pokemon({.name = "Sprout"});
    cards.pokemon(
        {.name = "Tree",
         .evolves_from = "Sprout",
         .attacks = {{.name = "Root", .damage = 0, .after = [](Resolver& game, EffectContext& it) {
                          const CardIndex base = game.slot(it.self).first;
                          return game.attach(base, game.active(opponent_of(it.owner)),
                                             Role::energy);
                      }}}});
    Duel duel(cards, profile("dp"));
    const SlotId tree = duel.set_active(one, "Sprout");
    duel.attach(tree, "Tree", Role::stage);
    duel.match.edit([&](Resolver& game) {
        for (const CardIndex card : game.cards_of(tree, Role::stage)) game.slot(tree).top = card;
    });
    const int attack = find_option(*duel.next(), OptionKind::attack);
    REQUIRE(attack >= 0);
    const Result<void> taken = duel.match.answer(static_cast<std::uint16_t>(attack));
    REQUIRE_FALSE(taken);
    CHECK(taken.error().message ==
          "attach: a card under a Pokémon cannot be moved away\n  in a card text of " +
              cards.library.text(cards["Tree"]).id);
    CHECK(invariant_broken(duel.match.rules()).empty());
}

TEST_CASE("Energy for certain Pokémon alone does not stay on another", "[rules]")
{
    NeutralCards cards;
    const ClassId striking = cards.library.add_class({.id = "striking", .name = "Striking"});
    CardDef def;
    def.kind = CardKind::pokemon;
    def.stage = Stage::basic;
    def.hp = 60;
    def.name = cards.library.intern("Striker");
    cards.library.put_in_class(def, striking);
    CardText text;
    text.id = "neutral-striker";
    text.name = text.label = "Striker";
    cards.library.add(def, text);
    CardDef energy;
    energy.kind = CardKind::energy;
    energy.energy_kind = EnergyKind::special;
    energy.name = cards.library.intern("Strike Energy");
    energy.attaches_to.add(striking);
    energy.energy.units = 1;
    energy.energy.unit[0] = {Type::fighting};
    text.id = "neutral-strike";
    text.name = text.label = "Strike Energy";
    cards.library.add(energy, text);

    const auto deck = cards.deck({{20, "Bystander"}, {10, "Strike Energy"}, {10, "Striker"}});
    Match match = std::move(Match::start(cards.library, profile("sv"), nullptr,
                                         {.deck_one = deck, .deck_two = deck, .seed = 3})
                                .value());
    CHECK(match.state().restricted_energy);
    while (match.decision()->purpose != Purpose::main_phase) REQUIRE(match.answer_by_default());
    SlotId bystander = no_slot, striker = no_slot;
    match.edit([&](Resolver& game) {
        const auto bring = [&](std::string_view name) {
            const Pile& pile = game.pile(PlayerId::one, Zone::deck);
            for (std::size_t i = 0; i < pile.count; ++i) {
                if (game.def_id(pile.cards[i]) == cards[name]) return pile.cards[i];
            }
            FAIL("no " << name);
            return no_card;
        };
        for (SlotId* slot : {&bystander, &striker}) {
            bool placed = false;
            const CardIndex card = bring(slot == &striker ? "Striker" : "Bystander");
            CHECK(game.put_onto_bench(card, placed) == Status::done);
            REQUIRE(placed);
            *slot = game.slot_of(card);
            CHECK(game.attach(bring("Strike Energy"), *slot, Role::energy) == Status::done);
        }
        const CardIndex third = bring("Strike Energy");
        CHECK(game.may_attach(third, striker).allowed());
        CHECK(game.may_attach(third, bystander).rule == std::string("CARD-13"));
    });
    // The checks reject it whatever is done next.
    const int retreat = find_option(*match.decision(), OptionKind::bench);
    REQUIRE(match.answer(static_cast<std::uint16_t>(retreat >= 0 ? retreat : 0)));
    CHECK(match.rules().slot(bystander).energy_count == 0);
    CHECK(match.rules().slot(striker).energy_count == 1);
}

TEST_CASE("a step may shuffle whole decks, but not without end", "[errors]")
{
    const int shuffles = GENERATE(7, 20);
    NeutralCards cards;
    cards.trainer("Riffle", TrainerKind::item, [=](Resolver& game, EffectContext& it) {
        for (int i = 0; i < shuffles; ++i) {
            if (const Status s = game.shuffle(it.owner, Zone::deck); s != Status::done) return s;
        }
        return Status::done;
    });
    Duel duel(cards, profile("dp"));
    duel.add_to_hand(one, "Riffle");
    const int play = find_option(*duel.next(), OptionKind::play);
    REQUIRE(play >= 0);
    const std::size_t cards_in_deck = duel.match.rules().pile(one, Zone::deck).count;
    REQUIRE(cards_in_deck > 40);
    REQUIRE(duel.match.answer(static_cast<std::uint16_t>(play)));
    std::vector<std::uint16_t> order(cards_in_deck);
    for (std::size_t i = 0; i < cards_in_deck; ++i) order[i] = static_cast<std::uint16_t>(i);
    Result<void> taken;
    int asked = 0;
    while (taken.ok() && !duel.match.over() && duel.match.decision()->purpose == Purpose::shuffle) {
        taken = duel.match.answer(order);
        ++asked;
    }
    if (shuffles == 7) {
        CHECK(taken.ok());
        CHECK(asked == 7);
    } else {
        REQUIRE_FALSE(taken.ok());
        CHECK(
            taken.error().message ==
            "one effect asked more questions than can be recorded\n  in a card text of neutral-10");
        CHECK(duel.match.outcome() == Outcome::void_match);
    }
}

TEST_CASE("recorded answers keep large numbers", "[properties]")
{
    Answers answers;
    const std::vector<std::uint16_t> numbers = {0, 254, 255, 256, 65535, 7};
    for (const std::uint16_t number : numbers) REQUIRE(answers.add(number));
    std::uint16_t cursor = 0, number = 0;
    for (const std::uint16_t expected : numbers) {
        REQUIRE(answers.read(cursor, number));
        CHECK(number == expected);
    }
    CHECK_FALSE(answers.read(cursor, number));
    while (answers.add(255)) {
    }
    CHECK(answers.used <= answers.data.size());
    CHECK(answers.used > answers.data.size() - 3);
}

TEST_CASE("a state that sets up again in the middle of a game voids the match", "[errors]")
{
    NeutralCards cards;
    Duel duel(cards, profile("dp"));
    duel.next();
    Match& match = duel.match;
    const SlotId active = match.rules().active(PlayerId::one);
    SECTION("with an Active Pokémon") {}
    SECTION("with no Basic Pokémon for it in the hand")
    {
        match.edit([&](Resolver& game) { game.discard_pokemon(active); });
    }
    MatchState state = match.state();
    state.now.frames[0] = {.step = Step::setup_active};
    match.restore(state);
    CHECK(match.decision() == nullptr);
    CHECK(match.outcome() == Outcome::void_match);
    CHECK(invariant_broken(match.rules()).empty());
}

TEST_CASE("a state that ends the setup too early voids the match", "[errors]")
{
    NeutralCards cards;
    Duel duel(cards, profile("dp"));
    duel.next();
    Match& match = duel.match;
    MatchState state = match.state();
    state.now.frames[0] = {.step = Step::setup_reveal};
    SECTION("with nobody who begins")
    {
        state.now.starting_player = PlayerId::none;
    }
    SECTION("with no Active Pokémon")
    {
        const SlotId active = match.rules().active(PlayerId::two);
        match.edit([&](Resolver& game) { game.discard_pokemon(active); });
        state.now = match.state().now;
        state.now.frames[0] = {.step = Step::setup_reveal};
    }
    match.restore(state);
    CHECK(match.decision() == nullptr);
    CHECK(match.outcome() == Outcome::void_match);
}

TEST_CASE("a state that points at nothing is refused", "[errors]")
{
    NeutralCards cards;
    Duel duel(cards, profile("dp"));
    duel.next();
    const MatchState sound = duel.match.state();
    const auto refused = [&](auto&& damage) {
        MatchState state = sound;
        damage(state);
        return !Match::resume(cards.library, profile("dp"), &cards.effects, state).ok();
    };
    CHECK_FALSE(refused([](MatchState&) {}));
    CHECK(refused([](MatchState& s) { s.now.stadium = CardIndex{200}; }));
    CHECK(refused([](MatchState& s) { s.now.turn_player = PlayerId::chance; }));
    CHECK(refused([](MatchState& s) { s.now.frames[0].slot = SlotId{77}; }));
    CHECK(refused([](MatchState& s) { s.now.frames[0].def = DefId{9999}; }));
    CHECK(refused([](MatchState& s) { s.now.player[0].bench_count = 9; }));
    CHECK(refused([](MatchState& s) {  // the Active Pokémon is also on the Bench
        PlayerTable& table = s.now.player[0];
        table.bench[table.bench_count++] = table.active;
    }));
    CHECK(refused([](MatchState& s) { s.now.slots[8].conditions = 1; }));  // an empty slot
    CHECK(refused([](MatchState& s) { s.now.frames[0].step = Step::retreat; }));
    CHECK(refused([](MatchState& s) {  // nobody went first
        s.now.frames[0].step = Step::turn_begin;
        s.now.starting_player = PlayerId::none;
    }));
    CHECK(refused([](MatchState& s) {
        s.now.frames[s.now.depth] = {.step = Step::attack_next};
        ++s.now.depth;
    }));
    CHECK(refused([](MatchState& s) { s.now.zone[0] = Zone::none; }));
    CHECK(refused([](MatchState& s) { s.withheld_count = 99; }));
    CHECK(refused([](MatchState& s) { s.answers.used = 9999; }));
    CHECK(refused([](MatchState& s) { s.now.slots[0].harmed_by = SlotId{77}; }));
    CHECK(refused([](MatchState& s) {
        s.now.lasting_count = 1;
        s.now.lasting[0].def = DefId{9999};
    }));
    const auto with_lasting = [&](Anchor anchor, std::size_t subject) {
        return refused([&](MatchState& s) {
            Lasting effect;
            effect.def = cards["Bystander"];
            effect.kind = LastingKind::no_attack;
            effect.anchor = anchor;
            effect.subject = static_cast<std::uint8_t>(subject);
            s.now.lasting_count = 1;
            s.now.lasting[0] = effect;
        });
    };
    CHECK_FALSE(with_lasting(Anchor::pokemon, slots_per_match - 1));
    CHECK(with_lasting(Anchor::pokemon, slots_per_match));
    CHECK_FALSE(with_lasting(Anchor::player, players - 1));
    CHECK(with_lasting(Anchor::player, players));
    // Full lists are accepted.
    CHECK_FALSE(refused([&](MatchState& s) {
        Lasting effect;
        effect.def = cards["Bystander"];
        effect.kind = LastingKind::no_attack;
        effect.subject = static_cast<std::uint8_t>(s.now.player[0].active);
        s.now.lasting.fill(effect);
        s.now.lasting_count = static_cast<std::uint8_t>(s.now.lasting.size());
    }));
    CHECK_FALSE(refused(
        [](MatchState& s) { s.now.memo_count = static_cast<std::uint8_t>(s.now.memos.size()); }));
    CHECK(refused([](MatchState& s) {
        s.now.memo_count = static_cast<std::uint8_t>(s.now.memos.size() + 1);
    }));
    CHECK_FALSE(refused(
        [](MatchState& s) { s.withheld_count = static_cast<std::uint8_t>(s.withheld.size()); }));
    CHECK_FALSE(refused([](MatchState& s) {
        s.answers.used = static_cast<decltype(s.answers.used)>(s.answers.data.size());
    }));
}

TEST_CASE("KO-01: what Energy gave its HP is Knocked Out as soon as that is thrown off", "[rules]")
{
    NeutralCards cards;
    CardDef energy;
    energy.kind = CardKind::energy;
    energy.energy_kind = EnergyKind::special;
    energy.attaches_to.add(cards.library.add_class({.id = "striking", .name = "Striking"}));
    const Handler more_hp{.hook = Hook::hp, .value = 50};
    cards.add(energy, "Strike Energy", std::array{more_hp});
    cards.pokemon({.name = "Victim", .hp = 60});
    for (const int damage : {50, 60}) {
        Duel duel(cards, profile("sv"));
        const SlotId victim = duel.add_to_bench(PlayerId::two, "Victim");
        duel.attach(victim, "Strike Energy", Role::energy);
        duel.set_damage(victim, damage);
        CHECK(duel.match.rules().hp(victim) == 110);
        duel.add_to_hand(PlayerId::one, "Bystander");
        const int bench = find_option(*duel.next(), OptionKind::bench);
        REQUIRE(bench >= 0);
        duel.answer({static_cast<std::uint16_t>(bench)});
        const bool out = damage == 60;
        CHECK(duel.next()->purpose == (out ? Purpose::prize : Purpose::main_phase));
        CHECK(duel.match.rules().in_play(victim) == !out);
        if (!out) CHECK(duel.match.rules().slot(victim).energy_count == 0);
    }
}

}  // namespace ptcg::robustness_test
