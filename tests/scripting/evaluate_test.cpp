// Code that a person types: its result, what it may change, how it fails.

#include <algorithm>
#include <array>
#include <memory>

#include "ptcg/resolver.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/profiles.hpp"

namespace ptcg::evaluate_test {

using namespace ptcg::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A match in its first main phase, between decks of Electabuzz and Lightning Energy.
class Input {
public:
    explicit Input(bool explicit_chance = false, ScriptLimits limits = {})
    {
        const std::array roots{cards_folder()};
        LoadResult loaded = load_packs(roots);
        REQUIRE(loaded.pool);
        pool_ = std::move(loaded.pool);
        host = std::make_unique<ScriptHost>(pool_->scripts, pool_->library, limits);
        std::vector<DefId> deck(60, pool_->library.find("dp3-87"));
        std::fill(deck.begin(), deck.begin() + 30, lightning_energy());
        Result<Match> started = Match::start(
            pool_->library, profile("dp"), host.get(),
            {.deck_one = deck, .deck_two = deck, .seed = 5, .explicit_chance = explicit_chance});
        REQUIRE(started);
        match = std::make_unique<Match>(std::move(started.value()));
        while (match->decision()->purpose != Purpose::main_phase) {
            REQUIRE(match->answer_by_default());
        }
        me = match->state().now.turn_player;
    }

    std::string read(std::string_view code) { return text(host->evaluate(*match, code, me)); }
    std::string change(std::string_view code)
    {
        return text(host->evaluate(*match, code, me, true));
    }
    [[nodiscard]] int damage(PlayerId id) const
    {
        const Table& table = match->state().now;
        return table.slots[at(table.player[at(id)].active)].damage;
    }

    std::unique_ptr<ScriptHost> host;
    std::unique_ptr<Match> match;
    PlayerId me = PlayerId::one;

private:
    static std::string text(const Result<std::string>& result)
    {
        return result ? result.value() : "error: " + result.error().message;
    }
    [[nodiscard]] DefId lightning_energy() const
    {
        const CardLibrary& library = pool_->library;
        for (std::size_t i = 0; i < library.size(); ++i) {
            const auto def = static_cast<DefId>(i);
            if (library.text(def).name == "Lightning Energy") return def;
        }
        return no_def;
    }

    std::unique_ptr<CardPool> pool_;
};

}  // namespace

TEST_CASE("An expression is answered as text, handles by name and place", "[evaluate]")
{
    Input in;
    CHECK(in.read("1 + 2") == "3");
    CHECK(in.read("7 / 2, 'a \"b\"', nil, true") == "3.5, \"a \\\"b\\\"\", nil, true");
    CHECK(in.read("me, opp") == "me, opponent");
    CHECK(in.read("opp.active") == "Electabuzz (opponent active)");
    CHECK(in.read("{ me.active.hp, x = { me.opponent } }") == "{ 70, x = { opponent } }");
    CHECK(in.read("#me.hand == me.hand_count") == "true");
    CHECK_THAT(in.read("me.hand"), ContainsSubstring("(me hand)"));
    CHECK(in.read("me.active.attacks[1]").find("(attack of Electabuzz)") != std::string::npos);
    CHECK(in.read("function() end") == "a function");
    CHECK(in.read("{}") == "{}");
}

TEST_CASE("Statements are run, and answer what they return", "[evaluate]")
{
    Input in;
    CHECK(in.read("local n = 0\nfor _ in ipairs(me.hand) do n = n + 1 end\nreturn n") ==
          std::to_string(in.match->state().now.player[at(in.me)].pile(Zone::hand).count));
    CHECK(in.read("local unused = 1").empty());
    CHECK(in.read("me:count('deck', ptcg.filter { 'energy' }) > 0") == "true");
}

TEST_CASE("Reading changes nothing, and says so when asked to", "[evaluate]")
{
    Input in;
    const MatchState before = in.match->state();
    CHECK(in.read("game:put_counters(opp.active, 2)") ==
          "error: input:1: put_counters: this changes the match, but the input may only read; "
          "allow it to change the match");
    CHECK(in.read("1 +") == "error: input:1: unexpected symbol near <eof>");
    CHECK(in.read("\n\nme.actve") ==
          "error: input:3: a player has no \"actve\"; did you mean \"active\"?");
    CHECK(in.read("x = 1") ==
          "error: input:1: \"x\" is not declared; write `local`: scripts have no global variables");
    CHECK(in.match->state() == before);
}

TEST_CASE("With leave to change, code edits the match, all or nothing", "[evaluate]")
{
    Input in;
    const PlayerId you = opponent_of(in.me);
    CHECK(in.change("game:put_counters(opp.active, 2)") == "2");
    CHECK(in.damage(you) == 20);
    CHECK(in.read("opp.active") == "Electabuzz (opponent active, 20 damage)");

    const MatchState before = in.match->state();
    CHECK_THAT(in.change("game:put_counters(opp.active, 2)\nlocal x = nil + 1"),
               ContainsSubstring("error: input:2: attempt to perform arithmetic on a nil value"));
    CHECK(in.match->state() == before);
    CHECK(in.damage(you) == 20);

    SECTION("the rules' checks follow at the next question")
    {
        CHECK(in.change("game:put_counters(opp.active, 5)") == "5");
        REQUIRE(in.match->decision() != nullptr);
        CHECK(in.match->decision()->purpose == Purpose::prize);
    }
    SECTION("nobody can be asked")
    {
        CHECK(in.change("game:ask {}") ==
              "error: input: this would ask a player (yes_no); name the choice instead, or play "
              "the card in the game");
        CHECK(in.match->state() == before);
    }
    SECTION("a lasting effect of no card can be saved in the state and ends")
    {
        CHECK(in.change("game:lasting(me.active, 'no_retreat', 'turn')").empty());
        CHECK(in.match->state().now.lasting_count == 1);
        CHECK(in.match->decision() != nullptr);
    }
    SECTION("a seeded match decides coins itself")
    {
        const std::string coin = in.change("game:flip()");
        CHECK((coin == "true" || coin == "false"));
    }
}

TEST_CASE("Where every chance is asked for, code cannot flip coins", "[evaluate]")
{
    Input in;
    MatchState state = in.match->state();
    state.explicit_chance = true;
    in.match->restore(state);
    CHECK_THAT(in.change("game:flip()"), ContainsSubstring("a coin flip or another random event"));
    CHECK(in.match->state() == state);
}

TEST_CASE("Typed code is under the limits of scripts", "[evaluate]")
{
    ScriptLimits limits;
    limits.engine_calls = 50;
    limits.call_bytes = 100'000;
    limits.instructions = 1'000'000;
    Input in(false, limits);
    CHECK_THAT(in.read("while true do local _ = game.turn end"),
               ContainsSubstring("more than 50 calls into the engine"));
    CHECK_THAT(in.read("while true do end"),
               ContainsSubstring("input:1: more than 1000000 instructions"));
    CHECK_THAT(in.read("local t = {} for i = 1, 1000000 do t[i] = {} end"),
               ContainsSubstring("a call can use at most"));
    CHECK_THAT(in.read("_ENV"), ContainsSubstring("_ENV may not be used"));
    CHECK(in.read("1") == "1");
    REQUIRE(in.match->answer_by_default());
}

TEST_CASE("A listener is told what scripts do, while there is one", "[evaluate][trace]")
{
    Input in;
    std::vector<ScriptStep> steps;
    in.host->on_engine_call([&](const ScriptStep& step) { steps.push_back(step); });
    CHECK(in.read("\nme.active.hp") == "70");
    REQUIRE(steps.size() == 2);
    CHECK(steps[0].what == "me.active");
    CHECK(steps[0].result == "Electabuzz (me active)");
    CHECK(steps[0].file == "input");
    CHECK(steps[0].line == 2);
    CHECK(steps[1].what == "Electabuzz (me active).hp");
    CHECK(steps[1].result == "70");
    CHECK_FALSE(steps[1].changes);

    steps.clear();
    CHECK(in.change("game:put_counters(opp.active, 2)") == "2");
    REQUIRE(steps.size() == 2);
    CHECK(steps[1].what == "game:put_counters");
    CHECK(steps[1].arguments == "Electabuzz (opponent active, 20 damage), 2");
    CHECK(steps[1].changes);

    steps.clear();
    static_cast<void>(in.change("game:ask {}"));
    REQUIRE(steps.size() == 1);
    CHECK(steps[0].status == Status::asked);
    CHECK(steps[0].result == "asks");

    in.host->on_engine_call({});
    CHECK(in.read("game.turn") == "1");
    CHECK(steps.size() == 1);
}

TEST_CASE("A listener is told where each text begins and ends", "[evaluate][trace]")
{
    Input in;
    const std::string energy =
        "for _, c in ipairs(me:find('deck', 'energy')) do game:attach(c, me.active, { as = "
        "'energy' }) if #me.active.energy_cards == 3 then break end end";
    REQUIRE(in.change(energy).empty());
    REQUIRE(in.match->answer_by_default());  // the first player's first turn ends
    while (in.match->decision()->purpose != Purpose::main_phase ||
           in.match->state().now.turn_player != in.me) {
        REQUIRE(in.match->answer_by_default());
    }
    std::vector<ScriptStep> texts;
    in.host->on_engine_call([&](const ScriptStep& step) {
        if (step.kind != ScriptStep::Kind::call) texts.push_back(step);
    });
    const std::span<const Option> options = in.match->decision()->options;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (options[i].kind != OptionKind::attack || options[i].value != 1) continue;
        REQUIRE(in.match->answer(static_cast<std::uint16_t>(i)));
        break;
    }
    REQUIRE(texts.size() >= 2);
    CHECK(texts.front().kind == ScriptStep::Kind::text_begins);
    CHECK(texts.front().card == "Electabuzz");
    CHECK_THAT(texts.front().what, ContainsSubstring("attack \""));
    CHECK_THAT(texts.front().file, ContainsSubstring("087-electabuzz.lua"));
    CHECK(texts.back().kind == ScriptStep::Kind::text_ends);
    CHECK(texts.back().status == Status::done);
}

}  // namespace ptcg::evaluate_test
