// Errors in a match with scripted cards: the exact message, and no change to the match.

#include <cstring>
#include <memory>

#include "api/member.hpp"
#include "fuzz/save_checksum.hpp"
#include "ptcg/deck.hpp"
#include "ptcg/match.hpp"
#include "ptcg/save.hpp"
#include "ptcg/scripting/api_reference.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "support/catch.hpp"
#include "support/packs.hpp"
#include "support/profiles.hpp"
#include "words/hooks.hpp"

namespace ptcg::failures_test {

namespace {

using test::profile;

/// A match between two decks of a Basic Pokémon and a Trainer card "Broken" with this effect.
class ScriptedMatch {
public:
    explicit ScriptedMatch(const std::string& effect, ScriptLimits limits = {})
    {
        packs_.pack("a")
            .file("a/1.toml", wall)
            .file("a/2.toml", broken)
            .file("a/2.lua",
                  "local card = ...\ncard.play = function(game, it)\n" + effect + "\nend");
        LoadResult loaded = packs_.load();
        for (const Problem& problem : loaded.problems) UNSCOPED_INFO(to_string(problem));
        REQUIRE(loaded.pool);
        pool_ = std::move(loaded.pool);
        host_ = std::make_unique<ScriptHost>(pool_->scripts, pool_->library, limits);
        const std::vector<DefId> deck = cards(20, 40);
        Result<Match> made = Match::start(
            pool_->library, rules(), host_.get(),
            {.deck_one = deck, .deck_two = deck, .seed = 3, .on_failure = FailurePolicy::withhold});
        REQUIRE(made);
        match_ = std::make_unique<Match>(std::move(made.value()));
        while (broken_option() < 0) REQUIRE(match_->answer_by_default());
    }

    /// Plays the broken card and checks that the match is unchanged. Returns the error message.
    std::string play()
    {
        const int option = broken_option();
        REQUIRE(option >= 0);
        const Table before = match_->state().now;
        const auto answers = match_->state().answers.used;
        const auto events = match_->events().size();
        const Result<void> taken = match_->answer(static_cast<std::uint16_t>(option));
        if (taken) return "taken";
        CHECK(std::memcmp(&match_->state().now, &before, sizeof before) == 0);
        CHECK(match_->state().answers.used == answers);
        CHECK(match_->events().size() == events);
        CHECK(broken_option() < 0);          // not offered again here
        CHECK(match_->answer_by_default());  // all other options still work
        return taken.error().message;
    }

    [[nodiscard]] std::vector<DefId> cards(std::size_t walls, std::size_t others) const
    {
        std::vector<DefId> deck(walls, pool_->library.find("a-1"));
        deck.insert(deck.end(), others, pool_->library.find("a-2"));
        return deck;
    }
    [[nodiscard]] const CardLibrary& library() const { return pool_->library; }
    [[nodiscard]] const Ruleset& rules() const { return profile("sv"); }
    ScriptHost& host() { return *host_; }
    Match& match() { return *match_; }

private:
    static constexpr const char* wall =
        "id = \"a-1\"\nname = \"Wall\"\nkind = \"pokemon\"\nstage = \"basic\"\nhp = 60\n"
        "types = [\"fire\"]\nretreat = 1\n";
    static constexpr const char* broken =
        "id = \"a-2\"\nname = \"Broken\"\nkind = \"trainer\"\ntrainer = \"item\"\ntext = "
        "\"Fails.\"\n";

    [[nodiscard]] int broken_option() const
    {
        REQUIRE(match_->decision() != nullptr);
        const auto& options = match_->decision()->options;
        for (std::size_t i = 0; i < options.size(); ++i) {
            if (options[i].kind == OptionKind::play && options[i].count > 0 &&
                options[i].def == pool_->library.find("a-2")) {
                return static_cast<int>(i);
            }
        }
        return -1;
    }

    TestPacks packs_;
    std::unique_ptr<CardPool> pool_;
    std::unique_ptr<ScriptHost> host_;
    std::unique_ptr<Match> match_;
};

}  // namespace

TEST_CASE("a script error leaves the match as it was", "[scripting][errors]")
{
    // By then half of its effect has been carried out.
    ScriptedMatch table("  game:draw(2)\n  game:damage(it.owner.active, 10, { weaknes = false })");
    CHECK(table.play() ==
          "cards/a/2.lua:4: damage: there is no argument \"weaknes\"; did you mean \"weakness\"?\n"
          "  in play of a-2");
}

TEST_CASE("an endless loop leaves the match as it was", "[scripting][errors]")
{
    SECTION("one that calls nothing")
    {
        ScriptedMatch table("  game:draw(2)\n  while true do end", {.instructions = 50'000});
        CHECK(table.play() ==
              "cards/a/2.lua:4: more than 50000 instructions; is this an endless loop? "
              "(ScriptLimits::instructions of pack \"a\", which the host may raise)\n"
              "  in play of a-2");
    }
    SECTION("one that calls the engine")
    {
        ScriptedMatch table("  game:draw(2)\n  while true do game:shuffle() end",
                            {.engine_calls = 500});
        CHECK(table.play() ==
              "cards/a/2.lua:4: shuffle: more than 500 calls into the engine; is this an endless "
              "loop? (ScriptLimits::engine_calls of pack \"a\", which the host may raise)\n"
              "  in play of a-2");
    }
}

TEST_CASE("a memory bomb leaves the match as it was", "[scripting][errors]")
{
    ScriptedMatch table("  game:draw(2)\n  local t = {} while true do t = { t } end",
                        {.call_bytes = 1u << 20});
    CHECK(table.play() ==
          "cards/a/2.lua: a call can use at most 1024 KiB (ScriptLimits::call_bytes of pack "
          "\"a\", which the host may raise)\n"
          "  in play of a-2");
}

TEST_CASE("a function as a filter only looks, and says yes or no", "[scripting][errors]")
{
    const auto said = [](const std::string& body) {
        ScriptedMatch table("  game:draw(2)\n  it.owner:find(\n    'hand', " + body + "\n  )");
        return table.play();
    };
    CHECK(said("function() return game:flip() end") ==
          "cards/a/2.lua:5: flip: a query must not change anything\n  in play of a-2");
    CHECK(said("function() return game:draw() > 0 end") ==
          "cards/a/2.lua:5: draw: a query must not change anything\n  in play of a-2");
    CHECK(said("function(card) return card.hp end") ==
          "cards/a/2.lua:4: find: a filter function must return true or false, got 0\n"
          "  in play of a-2");
    CHECK(said("function(card) return card.gone end") ==
          "cards/a/2.lua:5: a card has no \"gone\"; did you mean \"zone\"?\n  in play of a-2");
    CHECK(said("7") ==
          "cards/a/2.lua:4: find: `filter` must be a filter, got 7\n"
          "  in play of a-2");
}

TEST_CASE("after a function as a filter a text may act again", "[scripting]")
{
    ScriptedMatch table(
        "  it.owner:find('hand', function() return true end)\n"
        "  game:draw(2)");
    CHECK(table.play() == "taken");
}

TEST_CASE("a filter of others is made at the top of a file", "[scripting][errors]")
{
    ScriptedMatch table(
        "  game:draw(2)\n"
        "  it.owner:find('hand', { any = { { hp_at_most = 70 }, { hp_at_most = 80 } } })");
    CHECK(table.play() ==
          "cards/a/2.lua:4: find: a filter with \"any\" must be made with ptcg.filter at the top "
          "of the file\n  in play of a-2");
}

TEST_CASE("what a script says holds nothing that a terminal would obey", "[scripting][errors]")
{
    ScriptedMatch table("  assert(false, '\\27[2J\\7 gone')");
    CHECK(table.play() == "cards/a/2.lua:3: ?[2J? gone\n  in play of a-2");
}

TEST_CASE("an impossible answer leaves a match with scripts as it was", "[scripting][errors]")
{
    ScriptedMatch table("  game:draw(2)");
    Match& match = table.match();
    const MatchState before = match.state();
    const std::size_t options = match.decision()->options.size();
    const Result<void> taken = match.answer(999);
    REQUIRE_FALSE(taken);
    CHECK(taken.error().message == "option 999 does not exist; the question has " +
                                       std::to_string(options) + " options, counted from 0");
    CHECK(match.state() == before);
}

TEST_CASE("a deck of 59 cards, and five copies of a card, are named", "[scripting][errors]")
{
    const ScriptedMatch table("  game:draw(2)");
    const auto problems = [&](const std::vector<DefId>& deck) {
        std::vector<std::string> said;
        for (const DeckProblem& problem : check_deck(table.library(), table.rules(), deck)) {
            said.push_back(problem.rule + ": " + problem.message);
        }
        return said;
    };
    const std::vector<DefId> five = table.cards(5, 0);
    CHECK(problems(five) ==
          std::vector<std::string>{"DECK-01: a deck must have exactly 60 cards; this one has 5",
                                   "DECK-02: 5 cards named \"Wall\"; at most 4 are allowed"});
    const std::vector<DefId> few = table.cards(20, 39);
    CHECK(problems(few).front() == "DECK-01: a deck must have exactly 60 cards; this one has 59");
    const std::vector<DefId> good = table.cards(20, 40);
    const Result<Match> made =
        Match::start(table.library(), table.rules(), nullptr, {.deck_one = good, .deck_two = few});
    REQUIRE_FALSE(made);
    CHECK(made.error().message == "player 2's deck has 59 cards; it must have 60 (DECK-01)");
}

TEST_CASE("the first text that fails in a step is the one that is told of", "[scripting][errors]")
{
    const auto pokemon = [](const std::string& id, const std::string& hook) {
        return "id = \"" + id + "\"\nname = \"" + id +
               "\"\nkind = \"pokemon\"\nstage = \"basic\"\nhp = 90\ntypes = [\"fire\"]\n"
               "retreat = 1\n[[ability]]\nname = \"" +
               hook +
               "\"\nkind = \"ability\"\ntext = \"T.\"\n[[attack]]\nname = \"Hit\"\ncost = []\n"
               "damage = 10\n";
    };
    for (const std::string body :
         {"assert(false, 'boom')", "while true do end", "return it.nothing", "return 'x'",
          "local function f() return f() + 1 end return f()", "return 2000000000"}) {
        INFO(body);
        TestPacks packs;
        packs.pack("a");
        packs.file("a/1.toml", pokemon("a-1", "First")).file("a/2.toml", pokemon("a-2", "Second"));
        packs.file("a/1.lua",
                   "local card = ...\ncard.ability['First'] = { damage_dealt = "
                   "function(game, it)\n" +
                       body + "\nend }\n");
        packs.file("a/2.lua",
                   "local card = ...\ncard.ability['Second'] = { damage_taken = "
                   "function(game, it) return it.amount end }\n");
        const LoadResult loaded = packs.load();
        for (const Problem& problem : loaded.problems) UNSCOPED_INFO(to_string(problem));
        REQUIRE(loaded.pool);
        ScriptHost host(loaded.pool->scripts, loaded.pool->library);
        const std::vector<DefId> one(60, loaded.pool->library.find("a-1"));
        const std::vector<DefId> two(60, loaded.pool->library.find("a-2"));
        Result<Match> started = Match::start(
            loaded.pool->library, profile("sv"), &host,
            {.deck_one = one, .deck_two = two, .seed = 1, .on_failure = FailurePolicy::stop});
        REQUIRE(started);
        Match& match = started.value();
        std::string said;
        for (int i = 0; i < 60 && said.empty(); ++i) {
            const Decision* open = match.decision();
            REQUIRE(open != nullptr);
            std::uint16_t pick = 0;
            for (std::size_t k = 0; k < open->options.size(); ++k) {
                if (open->options[k].kind == OptionKind::attack)
                    pick = static_cast<std::uint16_t>(k);
            }
            const bool attacks = open->options[pick].kind == OptionKind::attack;
            const Result<void> taken = attacks ? match.answer(pick) : match.answer_by_default();
            if (!taken) said = taken.error().message;
        }
        CHECK_THAT(said, Catch::Matchers::StartsWith("cards/a/1.lua:") &&
                             Catch::Matchers::EndsWith("in ability \"First\" of a-1"));
        CHECK(said.find("\n") > 20);
    }
}

TEST_CASE("a script's words are one line", "[scripting][errors]")
{
    ScriptedMatch table("assert(false, 'boom\\n\\n100 passed, 0 failed\\r\\tin 0.0 s')");
    CHECK(table.play() ==
          "cards/a/2.lua:3: boom  100 passed, 0 failed  in 0.0 s\n  in play of a-2");
}

TEST_CASE("a text that makes too much happen is stopped, and named", "[scripting][errors]")
{
    ScriptedMatch table(
        "local c = it.owner:find('deck')\n"
        "for n = 1, 1000 do game:move(c, 'deck_bottom') end");
    const std::string said = table.play();
    CHECK_THAT(said, Catch::Matchers::ContainsSubstring(
                         "more than 5000 events happened after one answer") &&
                         Catch::Matchers::StartsWith("cards/a/2.lua") &&
                         Catch::Matchers::EndsWith("in play of a-2"));
}

TEST_CASE("a saved match is refused wherever it was cut", "[scripting][errors]")
{
    ScriptedMatch table("  game:draw(2)");
    const MatchState before = table.match().state();
    const std::string good = save_match(table.match());
    const auto reason = [&](std::size_t length) {
        const auto loaded = load_match(std::string_view(good).substr(0, length), table.library(),
                                       table.rules(), &table.host(), {});
        return loaded ? std::string("loaded") : loaded.error().message;
    };
    REQUIRE(reason(good.size()) == "loaded");
    const std::size_t head = fuzz::body_at(good);  // the header, with its version and checksum
    for (std::size_t length = 0; length < good.size(); ++length) {
        const std::string said = reason(length);
        INFO(length);
        if (length < 8) {
            REQUIRE(said == "this is not a saved match");
        } else if (length < head) {
            REQUIRE(said == "the save is truncated");
        } else {
            REQUIRE(said == "the save is damaged or truncated: the checksum does not match");
        }
    }
    CHECK(table.match().state() == before);
}

TEST_CASE("a field of `it` can be read where the reference lists it, and nowhere else",
          "[scripting][errors][api]")
{
    const std::string listed = describe_api("hooks.play").value();
    int read = 0, refused = 0;
    for (const script::Member& member : script::api_members()) {
        if (member.owner != script::HandleKind::context) continue;
        const std::string name(member.name);
        INFO(name);
        ScriptedMatch table("  local _ = it." + name);
        const std::string said = table.play();
        const bool there = listed.find(" " + name + ",") != std::string::npos ||
                           listed.find(" " + name + "\n") != std::string::npos;
        CHECK(there == script::holds(Hook::play, name));
        if (there) {
            CHECK(said == "taken");
            ++read;
        } else {
            CHECK(said == "cards/a/2.lua:3: " + name +
                              ": the hook `play` has no such field; `it` has " +
                              script::fields_at(Hook::play) + " there\n  in play of a-2");
            ++refused;
        }
    }
    CHECK(read >= 5);
    CHECK(refused >= 5);
}

}  // namespace ptcg::failures_test
