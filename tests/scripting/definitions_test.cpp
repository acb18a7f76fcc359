// Reading what a card's script registers: the result, and the messages about mistakes.

#include "definitions/loading.hpp"
#include "support/catch.hpp"

namespace ptcg::definitions_test {

namespace {

struct Read {
    std::vector<ScriptedCard> cards;
    Problems problems;
    CardLibrary library;

    /// Returns the only problem as text.
    [[nodiscard]] std::string problem() const
    {
        return problems.empty() ? "no problem" : to_string(problems.front());
    }
};

/// A card with the attacks "Lure" and "Fire Blast" and the Ability "Motor Drive".
Read read(const std::string& source, const std::vector<ScriptChunk>& shared = {})
{
    Read result;
    ScriptBundle bundle;
    bundle.shared = shared;
    bundle.cards.push_back({"cards/test/001.lua", source, "test", "test-1", "", no_def});
    CardFacts facts;
    facts.text.id = "test-1";
    facts.attack_names = {"Lure", "Fire Blast"};
    facts.ability_names = {"Motor Drive"};
    const CardFacts* const all[] = {&facts};
    result.cards = read_definitions(bundle, all, result.library, result.problems);
    return result;
}

ScriptChunk shared_chunk(const std::string& module, const std::string& source)
{
    return {"cards/test/lib/" + module + ".lua", source, "test", "", module, no_def};
}

}  // namespace

TEST_CASE("attack parts and handlers are numbered in the order of the walk", "[scripting]")
{
    const Read card = read(R"(
local card = ...
local fire = ptcg.filter { kind = "energy", type = { "fire", "water" } }
card.lasting["b"] = { damage_dealt = function() end }
card.lasting["a"] = { hp = { value = 30 } }
card.in_play.on_turn_end = function(game, it) end
card.ability["Motor Drive"] = {
  retreat_cost = { value = -1, where = "bench", subject = "own", stacks = false },
  use = {
    uses = "once_per_turn", needs = { "no_condition", { "discard", fire, count = 2 } },
    only_if = function() end, effect = function() end, ends_turn = true,
  },
}
card.attack["Fire Blast"] = { after = function() end, choose = function() end }
card.attack["Lure"] = { damage = function() end, needs = { { "opponent_bench", count = 1 } } }
)");
    REQUIRE(card.problem() == "no problem");
    const ScriptedCard& read = card.cards.at(0);
    CHECK(read.attacks[0].part[at(AttackPart::damage)] == CallbackId{0});
    CHECK(read.attacks[1].part[at(AttackPart::choose)] == CallbackId{1});
    CHECK(read.attacks[1].part[at(AttackPart::after)] == CallbackId{2});
    CHECK(read.attacks[1].part[at(AttackPart::before)] == no_callback);
    CHECK((read.attacks[0].needs[0].need == Need::opponent_bench));

    REQUIRE(read.handlers.size() == 3);
    const Handler& activated = read.handlers[0];
    CHECK(activated.hook == Hook::use);
    CHECK(activated.ability == 0);
    CHECK(activated.effect == CallbackId{3});
    CHECK(activated.condition == CallbackId{4});
    CHECK(activated.uses == Uses::once_per_turn);
    CHECK(activated.ends_turn);
    CHECK((activated.needs[0].need == Need::no_condition));
    CHECK(activated.needs[1].count == 2);
    const CardFilter& filter = card.library.filter(activated.needs[1].filter);
    CHECK(filter.kinds == CardFilter::energy);
    CHECK(filter.types == TypeSet{Type::fire, Type::water});

    const Handler& cost = read.handlers[1];
    CHECK(cost.hook == Hook::retreat_cost);
    CHECK(cost.value == -1);
    CHECK(cost.where == Where::bench);
    CHECK(cost.subject == Subject::own);
    CHECK_FALSE(cost.stacks);
    CHECK(cost.effect == no_callback);

    CHECK(read.handlers[2].hook == Hook::on_turn_end);
    CHECK(read.handlers[2].subject == Subject::own);
    CHECK(read.handlers[2].ability == Handler::none);
    CHECK(read.handlers[2].effect == CallbackId{5});

    REQUIRE(read.lasting.size() == 2);
    CHECK(read.lasting[0].name == "a");
    CHECK(read.lasting[0].handlers.at(0).value == 30);
    CHECK(read.lasting[1].handlers.at(0).effect == CallbackId{6});
}

TEST_CASE("a Trainer's effect may be just the function", "[scripting]")
{
    const Read card = read("local card = ...\ncard.play = function(game, it) end");
    REQUIRE(card.problem() == "no problem");
    CHECK(card.cards.at(0).handlers.at(0).hook == Hook::play);
    CHECK(card.cards.at(0).handlers.at(0).effect == CallbackId{0});
}

TEST_CASE("mistakes in what a card registers are reported", "[scripting]")
{
    struct Mistake {
        const char* source;
        const char* said;
    };
    const Mistake all[] = {
        {"card.attack['Lur'] = { after = function() end }",
         "2: error: the card has no attack \"Lur\"; did you mean \"Lure\"?"},
        {"card.ability['Motor Drvie'] = { hp = { value = 10 } }",
         "2: error: the card has no Ability \"Motor Drvie\"; did you mean \"Motor Drive\"?"},
        {"card.in_play = { on_turn_end = { subject = 'this_card', effect = function() end } }",
         "2: error: \"on_turn_end\" does not involve a card, so the subject cannot be "
         "\"this_card\""},
        {"card.in_play = { on_turn_end = { from = 'hand', effect = function() end } }",
         "2: error: \"on_turn_end\" does not involve a card that comes from another zone"},
        {"card.in_play = { on_attach = { from = 'hadn', effect = function() end } }",
         "2: error: `from` must be \"anywhere\", \"hand\", \"deck\" or \"play\", got \"hadn\"; "
         "did you mean \"hand\"?"},
        {"card.in_play = { on_attach = { where = 'hand', effect = function() end } }",
         "2: error: only an Ability that is used can work in the hand or discard pile"},
        {"card.ability['Motor Drive'] = { hp = { where = 'discard', value = 10 } }",
         "2: error: only an Ability that is used can work in the hand or discard pile\n"
         "  in ability \"Motor Drive\""},
        {"card.in_play = { on_attach = { ability_kind = 'ability', effect = function() end } }",
         "2: error: \"on_attach\" does not involve an Ability"},
        {"card.attack['Lure'] = { needs = { { any = { 'deck' } } } }",
         "2: error: `any` must contain at least two needs, as in { any = { \"own_bench\", "
         "{ \"discard\", count = 2 } } }\n  in attack \"Lure\""},
        {"card.attack['Lure'] = { needs = { { any = { 'deck', 'hnad' } } } }",
         "2: error: unknown need \"hnad\"; did you mean \"hand\"?\n  in attack \"Lure\""},
        {"card.attack['Lure'] = { needs = { 'deck', { any = { 'deck', 'hand', 'stadium', "
         "'discard', "
         "'own_bench', 'opponent_bench' } } } }",
         "2: error: at most 6 needs are allowed; put the rest into `only_if`\n  in attack "
         "\"Lure\""},
        {"card.atack['Lure'] = {}", "2: error: a card has no \"atack\"; did you mean \"attack\"?"},
        {"card.attack['Lure'] = {\n  atfer = function() end,\n}",
         "3: error: unknown attack part \"atfer\"; did you mean \"after\"?\n  in attack \"Lure\""},
        {"card.attack['Lure'] = {\n  damage = 30,\n}",
         "3: error: \"damage\" must be a function, got 30\n  in attack \"Lure\""},
        {"card.attack['Lure'] = 30",
         "2: error: expected a function or a table of parts (\"choose\", \"target\", "
         "\"fails_unless\", \"before\", \"damage\", \"more\", \"times\", \"after\", \"needs\", "
         "\"only_if\", \"cost\", \"first_turn\" or \"ignores\"), got 30\n  in attack \"Lure\""},
        {"card.attack['Lure'] = {\n  only_if = true,\n}",
         "3: error: \"only_if\" must be a function, got true\n  in attack \"Lure\""},
        {"card.attack['Lure'] = { damage = function() end,\n  more = function() end }",
         "3: error: give either `damage` or `more`\n  in attack \"Lure\""},
        {"card.attack['Lure'] = { choose = function() end,\n  target = 'own_bench' }",
         "3: error: give either `choose` or `target`\n  in attack \"Lure\""},
        {"card.attack['Lure'] = { target = { 'own_bnech', 'damaged' } }",
         "did you mean \"own_bench\"?\n  in attack \"Lure\""},
        {"card.ability['Motor Drive'] = { once_per_turn = { uses = 'once_per_game',\n"
         "  effect = function() end } }",
         "2: error: the hook already says how often it may be used\n  in ability \"Motor Drive\""},
        {"card.attack['Lure'] = {\n  cost = { 'fire' },\n}",
         "3: error: \"cost\" must be a function, got a table\n  in attack \"Lure\""},
        {"card.attack['Lure'] = {\n  first_turn = 1,\n}",
         "3: error: `first_turn` must be true or false, got 1\n  in attack \"Lure\""},
        {"card.ability['Motor Drive'] = { attack_cost = { value = { wather = -1 } } }",
         "2: error: unknown type \"wather\"; did you mean \"water\"?\n  in ability \"Motor "
         "Drive\""},
        {"card.ability['Motor Drive'] = { attack_cost = { value = { any = 1 } } }",
         "2: error: \"any\" must be a whole number, 0 or less, got 1\n"
         "  in ability \"Motor Drive\""},
        {"card.ability['Motor Drive'] = { attack_cost = { value = { fire = 1, water = 1 } } }",
         "2: error: `value` must be a number, or a table with one type as in { any = -1 }\n"
         "  in ability \"Motor Drive\""},
        {"card.ability['Motor Drive'] = { applies_on_bench = { value = 'effects' } }",
         "2: error: `value` must be \"weakness\" or \"resistance\", got \"effects\"\n"
         "  in ability \"Motor Drive\""},
        {"card.ability['Motor Drive'] = { on_bench = { first_turn = true, effect = function() end "
         "} }",
         "2: error: only `card.play` can have `first_turn`\n  in ability \"Motor Drive\""},
        {"card.attack['Lure'] = {}\ncard.attack['Lure'] = {}",
         "3: error: card.attack[\"Lure\"] is set twice"},
        {"card.ability['Motor Drive'] = {\n  on_evovle = function() end,\n}",
         "3: error: unknown hook \"on_evovle\"; did you mean \"on_evolve\"?\n"
         "  in ability \"Motor Drive\""},
        {"card.ability['Motor Drive'] = { play = function() end }",
         "2: error: unknown hook \"play\"\n  in ability \"Motor Drive\""},
        {"card.lasting['x'] = { use = function() end }",
         "2: error: unknown hook \"use\"\n  in lasting effect \"x\""},
        {"card.in_play = { hp = {\n  efect = function() end,\n} }",
         "3: error: unknown key \"efect\"; did you mean \"effect\"?\n  in in_play hp"},
        {"card.in_play = { hp = {\n  subject = 'any',\n} }",
         "2: error: \"hp\" needs an `effect` or a `value`\n  in in_play hp"},
        {"card.in_play.hp = { value = true }",
         "2: error: `value` must be a whole number, got true\n  in in_play hp"},
        {"card.in_play.may_attack = { value = 0 }",
         "2: error: `value` must be true or false, got 0\n  in in_play may_attack"},
        {"card.in_play.on_attach = { value = 1 }",
         "2: error: only a query can have a constant `value`\n  in in_play on_attach"},
        {"card.in_play.hp = { value = 1, optional = true }",
         "2: error: \"optional\" has no meaning for a query\n  in in_play hp"},
        {"card.play = { effect = function() end, uses = 'once' }",
         "2: error: `uses` must be \"no_limit\", \"once_per_turn\", \"once_per_turn_by_name\" or "
         "\"once_per_game\", got \"once\"\n  in play"},
        {"card.play = {\n  effect = function() end,\n  needs = { 'own_bnech' },\n}",
         "4: error: unknown need \"own_bnech\"; did you mean \"own_bench\"?\n  in play"},
        {"card.play = { effect = function() end, needs = 'deck' }",
         "2: error: `needs` must be a list, as in { \"no_condition\", { \"hand\", count = 2 } }\n"
         "  in play"},
        {"card.play = { effect = function() end, needs = { { 'deck', filter = {} } } }",
         "2: error: the need \"deck\" takes no \"filter\"\n  in play"},
        {"card.play = { effect = function() end,\n filter = { kind = 'x' } }",
         "3: error: unknown kind \"x\"\n  in play"},
        {"card.play = { effect = function() end, uses = { gruop = 'Call' } }",
         "2: error: `uses` must be a word, or a table as in { group = \"Last-Ditch\" }\n  in play"},
        {"card.in_play.hp = { value = 1, uses = { group = 'Call' } }",
         "2: error: \"uses\" has no meaning for a query\n  in in_play hp"},
        {"card.in_play.hp = { value = 1, does = 'counters' }",
         "2: error: \"hp\" does not involve an effect on a Pokémon\n  in in_play hp"},
        {"card.in_play.allow_effect = { value = false, does = 'counter' }",
         "got \"counter\"; did you mean \"counters\"?\n  in in_play allow_effect"},
        {"card.play = { effect = function() end,\n filter = { any = { { kind = 'item' } } } }",
         "3: error: `any` of a filter must contain 2 to 6 filters, got 1\n  in play"},
        {"card.play = { effect = function() end,\n filter = { any = 'item' } }",
         "3: error: \"any\" of a filter must be a list of filters, got a string\n  in play"},
        {"card.play = { effect = function() end,\n filter = { any = { { kind = 'item' }, { any = "
         "{ { kind = 'tool' }, { kind = 'stadium' } } } } } }",
         "3: error: `any` of a filter cannot contain another `any`\n  in play"},
        {"card.play = { effect = function() end,\n filter = { any = { { kind = 'item' }, { kind = "
         "'tol' } } } }",
         "3: error: unknown kind \"tol\"; did you mean \"tool\"?\n  in play"},
        {"ptcg.filter { any = { { kind = 'item' }, { kind = 'tol' } } }",
         "2: error: filter: unknown kind \"tol\"; did you mean \"tool\"?"},
        {"ptcg.filter { any = { { kind = 'item' }, { any = {} } } }",
         "2: error: filter: `any` of a filter cannot contain another `any`"},
        {"ptcg.filter { any = {} }",
         "2: error: filter: `any` of a filter must contain 2 to 6 filters, got 0"},
        {"local f = ptcg.filter { any = { { kind = 'item' }, { kind = 'tool' } } }\n"
         "ptcg.filter { any = { { kind = 'item' }, f } }",
         "3: error: filter: `any` of a filter cannot contain another `any`"},
        {"card.play = { effect = function() end,\n filter = function() return true end }",
         "3: error: a filter must be a word or a table, got a function\n  in play"},
        {"", "error: this file registers nothing"},
        {"local x = ", "2: error: unexpected symbol near <eof>"},
        {"local x = nil .. 1\n", "2: error: attempt to concatenate a nil value"},
        {"game:flip()", "2: error: \"game\" is not defined"},
    };
    for (const Mistake& mistake : all) {
        CAPTURE(mistake.source);
        const Read card = read("local card = ...\n" + std::string(mistake.source));
        CHECK_THAT(card.problem(), Catch::Matchers::StartsWith("cards/test/001.lua:"));
        CHECK_THAT(card.problem(), Catch::Matchers::ContainsSubstring(std::string(mistake.said)));
    }
}

TEST_CASE("shared files are required by name", "[scripting]")
{
    const std::string use =
        "local card = ...\nlocal lib = ptcg.require 'lib'\n"
        "card.attack['Lure'] = { after = lib.after }";

    SECTION("in any order, each run once")
    {
        const Read card = read(use, {shared_chunk("lib",
                                                  "local b = ptcg.require 'b'\n"
                                                  "return { after = b }"),
                                     shared_chunk("b", "return function() end")});
        CHECK(card.problem() == "no problem");
        CHECK(card.cards.at(0).attacks[0].part[at(AttackPart::after)] == CallbackId{0});
    }
    SECTION("they may not require themselves")
    {
        const Read card = read(use, {shared_chunk("lib", "return ptcg.require 'lib'")});
        CHECK(card.problem() ==
              "cards/test/lib/lib.lua:1: error: cards/test/lib/lib.lua requires itself");
    }
    SECTION("what they return is frozen")
    {
        const Read card = read("local lib = ptcg.require 'lib'\nlib.x = 1",
                               {shared_chunk("lib", "return { x = 0 }")});
        CHECK_THAT(card.problem(),
                   Catch::Matchers::StartsWith("cards/test/001.lua:2: error: cannot set \"x\""));
    }
    SECTION("their functions carry nothing either")
    {
        const Read card = read(use, {shared_chunk("lib",
                                                  "local n\n"
                                                  "return { after = function() n = 1 end }")});
        CHECK_THAT(card.problem(), Catch::Matchers::StartsWith(
                                       "cards/test/lib/lib.lua:2: error: assignment to \"n\""));
    }
    SECTION("an unknown name is told")
    {
        const Read card = read("ptcg.require 'libb'", {shared_chunk("lib", "return {}")});
        CHECK(card.problem() ==
              "cards/test/001.lua:1: error: no pack has a lib/libb.lua; did you mean \"lib\"?");
    }
}

}  // namespace ptcg::definitions_test
