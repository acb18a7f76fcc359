// Running card texts: answers, questions, failures and limits.

#include "ptcg/scripting/script_host.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>

#include "definitions/loading.hpp"
#include "ptcg/match.hpp"
#include "ptcg/resolver.hpp"
#include "support/catch.hpp"

namespace ptcg::script_host_test {

namespace {

using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

/// A match in its first main phase, between two decks with these scripts: a Pokémon "Tester" with
/// an attack "Hit" and an Ability "Trick", and a Trainer card "Helper".
class Bench {
public:
    explicit Bench(const std::string& source, ScriptLimits limits = {},
                   const std::string& helper = "local card = ...\ncard.play = function() end")
    {
        CardFacts facts;
        facts.text.id = "test-1";
        facts.text.name = "Tester";
        facts.attack_names = {"Hit"};
        facts.ability_names = {"Trick"};
        facts.def.name = library_.intern("Tester");
        facts.def.stage = Stage::basic;
        facts.def.hp = 100;
        facts.def.retreat = 1;
        facts.def.copies = 60;
        facts.def.types = {Type::fire};
        facts.def.attack_count = 1;
        facts.def.attacks[0].name = library_.intern("Hit");
        facts.def.ability_count = 1;
        facts.def.abilities[0].name = library_.intern("Trick");
        bundle_.cards.push_back({"cards/test/001.lua", source, "test", "test-1", "", DefId{0}});
        bundle_.cards.push_back({"cards/test/002.lua", helper, "test", "test-2", "", DefId{1}});
        CardFacts trainer;
        trainer.text.id = "test-2";
        trainer.text.name = "Helper";
        trainer.def.name = library_.intern("Helper");
        trainer.def.kind = CardKind::trainer;
        trainer.def.trainer = TrainerKind::item;
        const CardFacts* const all[] = {&facts, &trainer};
        Problems problems;
        const std::vector<ScriptedCard> scripts =
            read_definitions(bundle_, all, library_, problems);
        for (const Problem& problem : problems) UNSCOPED_INFO(to_string(problem));
        REQUIRE(problems.empty());
        script_ = scripts.at(0);
        library_.add(facts.def, facts.text);
        library_.add(trainer.def, trainer.text, scripts.at(1).handlers);
        host_ = std::make_unique<ScriptHost>(bundle_, library_, limits);

        std::vector<DefId> deck(60, DefId{0});
        std::fill(deck.begin(), deck.begin() + 10, DefId{1});
        auto started = Match::start(library_, rules_, host_.get(),
                                    {.deck_one = deck, .deck_two = deck, .seed = 7});
        REQUIRE(started.ok());
        match_ = std::make_unique<Match>(std::move(started.value()));
        while (match_->decision() != nullptr &&
               match_->decision()->purpose != Purpose::main_phase) {
            REQUIRE(match_->answer_by_default().ok());
        }
        context.owner = match_->state().now.turn_player;
        context.player = context.owner;
        context.self = match_->state().now.player[at(context.owner)].active;
        context.attacker = context.self;
        context.target = match_->state().now.player[at(opponent_of(context.owner))].active;
        context.attack = {DefId{0}, 0};
        context.source = {DefId{0}, Origin::attack, 0, context.self, context.owner};
    }

    Status run(CallbackId callback)
    {
        Status status = Status::done;
        match_->edit([&](Resolver& game) { status = host_->run(game, callback, context); });
        return status;
    }
    Status after() { return run(part(AttackPart::after)); }
    [[nodiscard]] CallbackId part(AttackPart which) const
    {
        return script_.attacks[0].part[at(which)];
    }
    [[nodiscard]] const Handler& handler(std::size_t i) const { return script_.handlers.at(i); }
    [[nodiscard]] std::string error() const { return host_->last_error(); }
    ScriptHost& host() { return *host_; }
    Match& match() { return *match_; }

    EffectContext context;

private:
    CardLibrary library_;
    Ruleset rules_;
    ScriptBundle bundle_;
    ScriptedCard script_;
    std::unique_ptr<ScriptHost> host_;
    std::unique_ptr<Match> match_;
};

/// Returns a script whose attack does this after damage.
std::string after(const std::string& body)
{
    return "local card = ...\ncard.attack['Hit'] = { after = function(game, it)\n" + body +
           "\nend }";
}

constexpr const char* where = "\n  in attack \"Hit\" of test-1";

}  // namespace

TEST_CASE("a failing script says where, what and in which effect", "[scripting][host]")
{
    struct Mistake {
        const char* body;
        const char* said;
    };
    const Mistake all[] = {
        {"local x = it.nothing.x", "it has no \"nothing\""},
        {"local x = it.slef", "it has no \"slef\"; did you mean \"self\"?"},
        {"local x = nil + 1", "attempt to perform arithmetic on a nil value"},
        {"game:heal(it.owner, 10)", "heal: `on` must be a Pokémon or a list of them, got a player"},
        {"game:heal { on = it.self, points = 10 }",
         "heal: pass its arguments by position, in parentheses: (on, points)"},
        {"game:damage(it.self, 10, { weaknes = false })",
         "damage: there is no argument \"weaknes\"; did you mean \"weakness\"?"},
        {"game:heal(it.self, 'x')", "heal: `points` must be a whole number or \"all\", got \"x\""},
        {"game:heal(it.self, 1.5)", "heal: `points` must be a whole number or \"all\", got 1.5"},
        {"game:heal(it.self, 1000010)",
         "heal: `points` must be from -1000000 to 1000000, got 1000010"},
        {"game:flips(math.mininteger)",
         "flips: `count` must be from -1000000 to 1000000, got -9223372036854775808"},
        {"game:heal(it.self)", "heal: `points` must be a whole number or \"all\", got nil"},
        {"game:heal()", "heal: `on` must be a Pokémon or a list of them, got nil"},
        {"game:heal(it.self, 10, 20)", "heal: takes 2 values, got 3"},
        {"game.flip()", "flip: call it with a colon, as in game:flip(...)"},
        {"game:set_condition(it.defender, 'asleeep')",
         "set_condition: `condition` must be \"asleep\", \"burned\", \"confused\", \"paralyzed\" "
         "or "
         "\"poisoned\", got \"asleeep\"; did you mean \"asleep\"?"},
        {"local e = it.self:energy('fier')",
         "energy: expected \"grass\", \"fire\", \"water\", \"lightning\", \"psychic\", "
         "\"fighting\", "
         "\"darkness\", \"metal\", \"fairy\", \"dragon\" or \"colorless\", got \"fier\"; did you "
         "mean "
         "\"fire\"?"},
        {"it.self.damage = 10", "the fields of a Pokémon cannot be set; use the verbs of `game`"},
        {"it.self:matches { knd = 'pokemon' }",
         "matches: a filter has no \"knd\"; did you mean \"kind\"?"},
        {"game:choose({ it.self, it.owner })",
         "choose: `from` must be a list of Pokémon, got a player in it"},
        {"game:switch(it.self)", "switch: `whom` must be a Benched Pokémon, or a player"},
        {"game:instead()", "instead: only a replacement (would_...) can replace the event"},
        {"game:lasting(game, 'x', 'turn')", "lasting: card.lasting[\"x\"] is not defined"},
        {"x = 1", "\"x\" is not declared; write `local`: scripts have no global variables"},
        {"local s = ('a'):rep(9)", "attempt to call a nil value (method 'rep')"},
        {"assert(it.amount > 5, 'too little')", "too little"},
    };
    for (const Mistake& mistake : all) {
        CAPTURE(mistake.body);
        Bench bench(after(mistake.body));
        CHECK(bench.after() == Status::failed);
        CHECK_THAT(bench.error(), StartsWith("cards/test/001.lua:3: "));
        CHECK_THAT(bench.error(), ContainsSubstring(std::string(mistake.said)));
        CHECK_THAT(bench.error(), Catch::Matchers::EndsWith(where));
    }
}

TEST_CASE("an error in a helper tells from where it was called", "[scripting][host]")
{
    Bench bench(
        "local card = ...\n"
        "local function hurt(game, pokemon)\n"
        "  game:heal(pokemon, 1.5)\n"
        "end\n"
        "card.attack['Hit'] = { after = function(game, it)\n"
        "  hurt(game, it.self)\n"
        "end }");
    CHECK(bench.after() == Status::failed);
    CHECK(bench.error() ==
          "cards/test/001.lua:3: heal: `points` must be a whole number or \"all\", got 1.5\n"
          "  called from cards/test/001.lua:6\n"
          "  in attack \"Hit\" of test-1");
}

TEST_CASE("a handle to a Pokémon that has left play raises", "[scripting][host]")
{
    Bench bench(after("game:return_to(it.self, 'hand')\nlocal hp = it.self.hp"));
    CHECK(bench.after() == Status::failed);
    CHECK(bench.error() ==
          "cards/test/001.lua:4: hp: this Pokémon has left play\n  in attack \"Hit\" of test-1");
}

TEST_CASE("only a Pokémon comes to the Bench, and none is attached to itself", "[scripting][host]")
{
    const std::string helper = "it.owner:find('deck', 'trainer')[1]";
    Bench moved(after("game:move(" + helper + ", 'bench')"));
    CHECK(moved.after() == Status::failed);
    CHECK(moved.error() ==
          std::string("cards/test/001.lua:3: move: Helper is not a Pokémon") + where);
    Bench attached(after("game:attach(it.self.card, it.self, { as = 'other' })"));
    CHECK(attached.after() == Status::failed);
    CHECK(attached.error() ==
          std::string("cards/test/001.lua:3: attach: Tester cannot be attached to itself") + where);
}

TEST_CASE("what would be damaged goes on with a whole number", "[scripting][host]")
{
    for (const std::string answer : {"12.5", "true", "2147483648", "'20'"}) {
        CAPTURE(answer);
        Bench bench(
            "local card = ...\n"
            "card.ability['Trick'] = { would_be_damaged = function() return " +
            answer + " end }");
        bench.context.amount = 30;
        CHECK(bench.run(bench.handler(0).effect) == Status::failed);
        CHECK_THAT(bench.error(),
                   StartsWith("cards/test/001.lua:2: this function must return the damage, a whole "
                              "number, or nothing, got "));
    }
    Bench bench(
        "local card = ...\ncard.ability['Trick'] = { would_be_damaged = function(game, it)"
        " return it.amount - 20 end }");
    bench.context.amount = 30;
    CHECK(bench.run(bench.handler(0).effect) == Status::done);
    CHECK(bench.context.amount == 10);
}

TEST_CASE("limits stop a script and leave the host usable", "[scripting][host]")
{
    ScriptLimits limits;
    limits.watchdog_ms = 60;
    limits.call_bytes = 1u << 20;

    SECTION("a loop that calls nothing is stopped by the count of its instructions")
    {
        limits.watchdog_ms = 10'000;  // even on a slow machine
        Bench bench(after("local n = it.amount\nif n == 0 then\nwhile true do end\nend"), limits);
        CHECK(bench.after() == Status::failed);
        CHECK(bench.error() ==
              "cards/test/001.lua:5: more than 5000000 instructions; is this an endless loop? "
              "(ScriptLimits::instructions of pack \"test\", which the host may raise)\n"
              "  in attack \"Hit\" of test-1");
        CHECK_FALSE(bench.host().stopped_by_clock());
        bench.context.amount = 1;
        CHECK(bench.after() == Status::done);
    }
    SECTION("or by the clock, if that may go on for long")
    {
        limits.instructions = 1'000'000'000'000;
        Bench bench(after("while true do end"), limits);
        CHECK(bench.after() == Status::failed);
        CHECK(bench.error() ==
              "cards/test/001.lua:3: stopped after 60 ms; is this an endless loop? "
              "(ScriptLimits::watchdog_ms of pack \"test\", which the host may raise)\n"
              "  in attack \"Hit\" of test-1");
        CHECK(bench.host().stopped_by_clock());
    }
    SECTION("a loop that calls the engine is stopped by counting, exactly")
    {
        limits.engine_calls = 500;
        Bench bench(after("while true do local t = game.turn end"), limits);
        CHECK(bench.after() == Status::failed);
        CHECK(bench.error() ==
              "cards/test/001.lua:3: turn: more than 500 calls into the engine; is this an endless "
              "loop? (ScriptLimits::engine_calls of pack \"test\", which the host may raise)\n"
              "  in attack \"Hit\" of test-1");
    }
    SECTION("what a call has left is not charged to the next")
    {
        const std::string deep =
            "local function f(n) if n > 0 then return 1 + f(n - 1) end return 0 end\n";
        Bench bench(deep + after("if it.amount == 1 then local n = f(150) return end\n"
                                 "local list = {} for i = 1, 32000 do list[i] = i end"),
                    limits);
        CHECK(bench.after() == Status::done);
        bench.context.amount = 1;
        CHECK(bench.after() == Status::done);
        bench.context.amount = 0;
        CHECK(bench.after() == Status::done);
        CHECK(bench.error().empty());
    }
    SECTION("memory is capped")
    {
        for (const char* bomb : {"local t = {} while true do t[{}] = 1 end",
                                 "local t, n = {}, 0 while true do n = n + 1 t[n] = { t } end"}) {
            CAPTURE(bomb);
            Bench bench(after(std::string("if it.amount > 0 then return end\n") + bomb), limits);
            CHECK(bench.after() == Status::failed);
            CHECK(bench.error() ==
                  "cards/test/001.lua: a call can use at most 1024 KiB "
                  "(ScriptLimits::call_bytes of pack \"test\", which the host may raise)\n"
                  "  in attack \"Hit\" of test-1");
            bench.context.amount = 1;
            CHECK(bench.after() == Status::done);
            CHECK(bench.host().usage().bytes_in_use < (2u << 20));
        }
    }
}

TEST_CASE("texts that set each other off without end are stopped", "[scripting][host]")
{
    const std::string again = "game:perform_trainer(it.owner:find('deck', 'trainer')[1])";
    Bench bench(after(again), {},
                "local card = ...\ncard.play = function(game, it)\n" + again + "\nend");
    CHECK(bench.after() == Status::failed);
    CHECK(bench.error() ==
          "cards/test/002.lua: card texts trigger each other endlessly\n"
          "  in play of test-2");
}

TEST_CASE("a failure or a question in a text that another text performs stops both",
          "[scripting][host]")
{
    const std::string perform = after(
        "game:perform_trainer(it.owner:find('deck', 'trainer')[1])\ngame:put_counters(it.self, 1)");
    SECTION("a failure")
    {
        Bench bench(perform, {},
                    "local card = ...\ncard.play = function(game, it)\n"
                    "local x = it.x\nend");
        CHECK(bench.after() == Status::failed);
        CHECK(bench.error() == "cards/test/002.lua:3: it has no \"x\"\n  in play of test-2");
        CHECK(bench.match().state().now.slots[at(bench.context.self)].damage == 0);
    }
    SECTION("a question")
    {
        Bench bench(perform, {},
                    "local card = ...\ncard.play = function(game, it)\n"
                    "game:ask()\nend");
        CHECK(bench.after() == Status::asked);
        CHECK(bench.match().state().now.slots[at(bench.context.self)].damage == 0);
    }
}

TEST_CASE("asking unwinds the script, and it runs again with the answer", "[scripting][host]")
{
    Bench bench(
        after("local n = game:choose_number(1, 3)\n"
              "game:put_counters(it.defender, n)"));
    CHECK(bench.after() == Status::asked);
    CHECK(bench.error().empty());
    CHECK(bench.match().state().now.slots[at(bench.context.target)].damage == 0);
}

TEST_CASE("nothing may change while a query is answered", "[scripting][host]")
{
    Bench bench(
        "local card = ...\n"
        "card.ability['Trick'] = {\n"
        "  hp = function(game, it)\n"
        "    if it.value == 1 then game:draw() end\n"
        "    if it.value == 2 then return 'x' end\n"
        "    return it.amount + 20\n"
        "  end,\n"
        "  types = function(game, it) return { 'fire', 'water' } end,\n"
        "  on_checkup = { only_if = function(game, it)\n"
        "    if it.value == 1 then game:flip() end\n"
        "    return it.self.is_active end,\n"
        "    effect = function() end },\n"
        "}");
    bench.context.amount = 100;
    REQUIRE(bench.run(bench.handler(0).effect) == Status::done);
    CHECK(bench.context.amount == 120);

    bench.context.value = 1;
    CHECK(bench.run(bench.handler(0).effect) == Status::failed);
    CHECK(bench.error() ==
          "cards/test/001.lua:4: draw: a query must not change anything\n  in ability \"Trick\" of "
          "test-1");
    bench.context.value = 2;
    CHECK(bench.run(bench.handler(0).effect) == Status::failed);
    CHECK(bench.error() ==
          "cards/test/001.lua:3: this function must return a whole number or "
          "nothing, got \"x\"\n  in ability \"Trick\" of test-1");

    REQUIRE(bench.run(bench.handler(1).effect) == Status::done);
    CHECK(bench.context.amount == TypeSet{Type::fire, Type::water}.bits());

    Status status = Status::done;
    bench.match().edit([&](Resolver& game) {
        bench.context.value = 0;
        status = bench.host().test(game, bench.handler(2).condition, bench.context);
    });
    CHECK(status == Status::done);
    CHECK(bench.context.allowed);
    bench.match().edit([&](Resolver& game) {
        bench.context.value = 1;
        status = bench.host().test(game, bench.handler(2).condition, bench.context);
    });
    CHECK(status == Status::failed);
    CHECK_THAT(bench.error(), StartsWith("cards/test/001.lua:10: flip: a query must not change"));
}

TEST_CASE("what one part of an attack decides is handed to the next", "[scripting][host]")
{
    Bench bench(
        "local card = ...\n"
        "card.attack['Hit'] = {\n"
        "  choose = function(game, it) return it.defender, nil, -5 end,\n"
        "  fails_unless = function(game, it, p, none, n)\n"
        "    if it.value == 1 then return false end\n"
        "    return true, it.self.attacks[1]\n"
        "  end,\n"
        "  damage = function(game, it, p, none, n, attack)\n"
        "    assert(p == it.defender and none == nil and n == -5)\n"
        "    assert(attack.name == 'Hit' and attack.pokemon == it.self)\n"
        "    return 30\n"
        "  end,\n"
        "  after = function(game, it, p) return {} end,\n"
        "  before = function() return {} end,\n"
        "}");
    REQUIRE(bench.run(bench.part(AttackPart::choose)) == Status::done);
    CHECK(bench.context.memo.count == 3);
    REQUIRE(bench.run(bench.part(AttackPart::require)) == Status::done);
    CHECK(bench.context.allowed);
    CHECK(bench.context.memo.count == 4);
    REQUIRE(bench.run(bench.part(AttackPart::damage)) == Status::done);
    CHECK(bench.context.amount == 30);
    CHECK(bench.run(bench.part(AttackPart::after)) == Status::done);

    bench.context.memo = {};
    CHECK(bench.run(bench.part(AttackPart::before)) == Status::failed);
    CHECK(bench.error() ==
          "cards/test/001.lua:14: this function must return at most four numbers, booleans or "
          "handles "
          "for the later parts, got a table\n  in attack \"Hit\" of test-1");
    bench.context.value = 1;
    REQUIRE(bench.run(bench.part(AttackPart::require)) == Status::done);
    CHECK_FALSE(bench.context.allowed);
}

TEST_CASE("fields and verbs answer what stands on the table", "[scripting][host]")
{
    Bench bench(after(R"(
  assert(it.self == it.attacker and it.self == it.owner.active)
  assert(it.defender == it.opponent.active and it.opponent == it.owner.opponent)
  assert(it.self.name == 'Tester' and it.self.hp == 100 and it.self.retreat_cost == 1)
  assert(it.self:is_type('fire') and not it.self:is_type('water'))
  assert(it.self:matches { kind = 'pokemon', stage = 'basic', active = true })
  assert(not it.self:matches { damaged = true })
  assert(#it.owner.hand == it.owner.hand_count and it.owner.is_turn_player)
  local testers = it.owner:count('deck', { name = 'Tester' })
  local helpers = it.owner:count('deck', { kind = { 'item', 'tool' } })
  assert(testers + helpers == it.owner.deck_count and testers > helpers)
  assert(it.owner:count('deck', { name = 'Nobody' }) == 0)
  local pokemon = it.owner:find('hand', 'pokemon')
  assert(pokemon[1].id == 'test-1' and pokemon[1].is_pokemon and not pokemon[1].is_trainer)

  local before = it.owner.hand_count
  assert(game:draw(2) == 2 and it.owner.hand_count == before + 2)
  game:discard(pokemon[1])
  assert(it.owner.discard_count == 1 and it.owner.discard[1].pokemon == nil)
  assert(game:put_onto_bench(pokemon[2]) and it.owner.bench_count == 1)
  game:put_counters(it.self, 3)
  assert(it.self.damage == 30 and it.self.counters == 3 and it.self.remaining_hp == 70)
  assert(game:heal(it.self, 10) == 1)
  assert(game:heal(it.self, 'all') == 2 and not it.self.is_damaged)
  game:set_condition(it.defender, 'asleep')
  assert(it.defender:has_condition('asleep') and it.defender.has_any_condition)
  game:remove_conditions(it.defender)
  assert(not it.defender.has_any_condition)
  game:switch(it.owner.bench[1])
  assert(it.self.is_benched and it.owner.active ~= it.self)
  assert(#game:discard_top(2) == 2 and it.owner.discard_count == 3)
  local heads = game:flips(5)
  assert(heads >= 0 and heads <= 5)
  game:lasting(it.defender, 'no_retreat', 'opponents_next_turn')
  assert(game:choose({}) == nil)
  assert(game:choose("opponent_pokemon", { active = true }) == it.defender)
)"));
    const Status status = bench.after();
    CHECK(bench.error() == "");
    CHECK(status == Status::done);
}

TEST_CASE("tables made while loading are frozen in play", "[scripting][host]")
{
    Bench bench(
        "local card = ...\nlocal t = { n = 1 }\n"
        "card.attack['Hit'] = { after = function() t.n = 2 end }");
    CHECK(bench.after() == Status::failed);
    CHECK_THAT(bench.error(), StartsWith("cards/test/001.lua:3: cannot set \"n\""));
}

TEST_CASE("two hosts of one bundle answer alike, and usage is counted", "[scripting][host]")
{
    Bench bench(after("game:put_counters(it.self, game:flips(4))"));
    REQUIRE(bench.after() == Status::done);
    const ScriptHost::Usage usage = bench.host().usage();
    CHECK(usage.calls == 1);
    CHECK(usage.engine_calls == 3);
    CHECK(usage.bytes_allocated > 0);

    Bench again(after("game:put_counters(it.self, game:flips(4))"));
    REQUIRE(again.after() == Status::done);
    CHECK(bench.match().state() == again.match().state());
}

}  // namespace ptcg::script_host_test
