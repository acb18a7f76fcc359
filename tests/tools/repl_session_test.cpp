#include "repl/name_words.hpp"
#include "repl/session.hpp"

#include <fstream>
#include <iterator>
#include <set>

#include "ptcg/bots/bots.hpp"
#include "ptcg/invariants.hpp"
#include "ptcg/resolver.hpp"
#include "repl/choosing.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/packs.hpp"

namespace ptcg::repl_session_test {

using namespace ptcg::tools;

namespace {

std::shared_ptr<World> all_cards()
{
    static const std::shared_ptr<World> world = [] {
        Result<std::shared_ptr<World>> loaded = load_world({test::cards_folder()});
        REQUIRE(loaded);
        return loaded.value();
    }();
    return world;
}

Session begun(int seed = 5)
{
    Session session(all_cards());
    const Reply reply = session.execute("new powerhouse lava-flow seed " + std::to_string(seed));
    REQUIRE(reply.status == Reply::Status::fine);
    return session;
}

std::uint64_t hash_of_position(Session& session)
{
    return hash(session.match().state());
}

/// Fails the test unless the line is carried out.
std::string done(Session& session, const std::string& line)
{
    const Reply reply = session.execute(line);
    INFO(line << ": " << reply.text);
    REQUIRE(reply.status == Reply::Status::fine);
    return reply.text;
}

std::string refused(Session& session, const std::string& line)
{
    const Reply reply = session.execute(line);
    INFO(line << ": " << reply.text);
    REQUIRE(reply.status == Reply::Status::wrong);
    return reply.text;
}

}  // namespace

TEST_CASE("the name of an option, when typed, means that option", "[repl][properties]")
{
    std::size_t checked = 0;
    for (int seed = 1; seed <= 4; ++seed) {
        Session session = begun(seed);
        const std::unique_ptr<Bot> bot = make_random_bot();
        bot->begin(static_cast<std::uint64_t>(seed));
        std::vector<std::uint16_t> picks;
        for (int i = 0; i < 250; ++i) {
            const std::optional<OpenQuestion> open = session.question();
            if (!open) break;
            const bool main_phase = open->decision.purpose == Purpose::main_phase;
            for (std::size_t o = 0; o < open->decision.options.size(); ++o) {
                const Option& option = open->decision.options[o];
                const std::string typed = phrase(*open, option);
                INFO(typed);
                std::vector<Word> words = split_words(typed);
                if (main_phase) {
                    words.erase(words.begin());
                    const auto meant = meant_action(*open, option.kind, words);
                    REQUIRE(meant);
                    CHECK(meant.value() == static_cast<std::uint16_t>(o));
                } else if (open->decision.min <= 1 && open->decision.max >= 1) {
                    const Result<std::vector<std::uint16_t>> meant = meant_answer(*open, words);
                    REQUIRE(meant);
                    CHECK(meant.value() == std::vector{static_cast<std::uint16_t>(o)});
                }
                ++checked;
            }
            bot->choose(open->decision, session.view(), picks);
            REQUIRE(session.answer(picks));
        }
    }
    CHECK(checked > 1'000);
}

TEST_CASE("names are typed without accents, spaces, punctuation or American spelling", "[repl]")
{
    const auto whole = [](std::string_view typed, std::string_view name) {
        return name_fit(typed, name) == NameFit::whole;
    };
    CHECK(whole("rare candy", "Rare Candy"));
    CHECK(whole("rarecandy", "Rare Candy"));
    CHECK(whole("plus power", "PlusPower"));
    CHECK(whole("exp share", "Exp. Share"));
    CHECK(whole("farfetchd", "Farfetch'd"));
    CHECK(whole("ho oh", "Ho-Oh"));
    CHECK(whole("poke ball", "Poké Ball"));
    CHECK(whole("nidoran f", "Nidoran♀"));
    CHECK(whole("suicune star", "Suicune ★"));
    CHECK(whole("tag and bolt", "Tag & Bolt"));
    CHECK(
        whole("double colo"
              "urless energy",
              "Double Colorless Energy"));
    CHECK(name_fit("colo"
                   "urless",
                   "Double Colorless Energy") == NameFit::part);
    CHECK(name_fit("plus", "PlusPower") == NameFit::beginning);
    CHECK(name_fit("ire", "Fire Energy") == NameFit::none);
    CHECK(name_fit("nidoran f", "Nidoran♂") == NameFit::none);
    CHECK(condition_word("paralysed") == Condition::paralyzed);
    CHECK(condition_word("par") == std::nullopt);
}

TEST_CASE("auto plays the setup to its end, and no first turn", "[repl]")
{
    std::set<PlayerId> first;
    for (int seed = 1; seed <= 8; ++seed) {
        Session session = begun(seed);
        done(session, "auto");
        CHECK(session.match().turn() == 1);
        first.insert(session.mover());
        done(session, "auto");
        CHECK(session.mover() == PlayerId::one);
        CHECK(session.match().turn() > 1);
    }
    CHECK(first.size() == 2);
}

TEST_CASE("auto does not play an endless match for good", "[repl]")
{
    Session session(all_cards(), {.paint = {}, .most_answers = 30});
    done(session, "new powerhouse lava-flow seed 5");
    CHECK_THAT(done(session, "auto match"),
               Catch::Matchers::ContainsSubstring("Stopped after 30 answers"));
    CHECK(session.question());
    CHECK_THAT(done(session, "auto 29"), !Catch::Matchers::ContainsSubstring("Stopped"));
}

TEST_CASE("new plays decks by the rules of the formats they name", "[repl]")
{
    Session session(all_cards());
    done(session, "new chespin froakie seed 1");
    CHECK(session.setting().ruleset == "xy");
    done(session, "new chespin powerhouse seed 1");
    CHECK(session.setting().ruleset == "sv");  // from the format for all cards
    done(session, "new chespin froakie seed 1 rules dp");
    CHECK(session.setting().ruleset == "dp");
}

TEST_CASE("new alone starts an empty table", "[repl]")
{
    Session session(all_cards());
    done(session, "new seed 3 rules sv");
    CHECK(session.setting().ruleset == "sv");
    CHECK(session.match().turn() == 3);
    CHECK(session.mover() == PlayerId::one);
    for (PlayerId player : both_players) {
        const PlayerTable& side = session.match().rules().player(player);
        CHECK(side.active != no_slot);
        CHECK(side.bench_count == 0);
        CHECK(side.pile(Zone::hand).count == 0);
        CHECK(side.pile(Zone::prizes).count == 6);
    }
    done(session, "set active dp3-87 energy LLF");
    done(session, "set opp active dp3-55");
    done(session, "set opp bench 1 mareep damage 10");
    done(session, "set hand + dp3-127");
    done(session, "attack thunder");
    CHECK(session.mover() == PlayerId::two);
    (void)refused(session, "new powerhouse");
}

TEST_CASE("explain names the text that did the damage, whatever was answered last", "[repl]")
{
    Session session(all_cards());
    done(session, "new seed 1");
    done(session, "set active dp3-1 energy LLL");
    done(session, "attack cluster");
    done(session, "no");
    CHECK_THAT(done(session, "explain"),
               Catch::Matchers::StartsWith("The last damage: attack Cluster Bolt of Ampharos"));
}

TEST_CASE("undo and redo lead to the very same states", "[repl][properties]")
{
    Session session = begun();
    std::vector<std::uint64_t> hashes{hash_of_position(session)};
    for (int i = 0; i < 120; ++i) {
        done(session, "auto random 1");
        hashes.push_back(hash_of_position(session));
    }
    for (std::size_t i = hashes.size() - 1; i > 0; --i) {
        CHECK(hash_of_position(session) == hashes[i]);
        done(session, "undo");
    }
    CHECK(hash_of_position(session) == hashes[0]);
    done(session, "redo 60");
    CHECK(hash_of_position(session) == hashes[60]);
    done(session, "redo 60");
    CHECK(hash_of_position(session) == hashes.back());
    CHECK(refused(session, "redo") == "there is nothing to redo");
}

TEST_CASE("the same seed and answers are the same match in the session and at a table",
          "[repl][properties]")
{
    Session session = begun(7);
    std::vector<std::uint16_t> picks;
    const std::unique_ptr<Bot> bot = make_greedy_bot(session.library());
    bot->begin(1);
    MatchSetup setup;
    const MatchState& first = session.match().state();
    const std::span<const DefId> defs(first.defs);
    const std::vector<DefId> one(defs.begin(), defs.begin() + cards_per_player);
    const std::vector<DefId> two(defs.begin() + cards_per_player, defs.end());
    setup.deck_one = one;
    setup.deck_two = two;
    setup.seed = 7;
    Result<Match> table =
        Match::start(session.library(), session.setting().rules, &session.world()->host, setup);
    REQUIRE(table);
    for (int i = 0; i < 100; ++i) {
        const std::optional<OpenQuestion> open = session.question();
        const Decision* other = table.value().decision();
        REQUIRE(open.has_value() == (other != nullptr));
        if (!open) break;
        REQUIRE(open->decision.purpose == other->purpose);
        REQUIRE(std::equal(open->decision.options.begin(), open->decision.options.end(),
                           other->options.begin(), other->options.end()));
        View view;
        make_view(table.value().rules(), seen_by(other->asked), view);
        bot->choose(*other, view, picks);
        REQUIRE(session.answer(picks));
        REQUIRE(table.value().answer(picks));
    }
}

TEST_CASE("a timeline keeps what was done in it", "[repl]")
{
    Session session = begun();
    done(session, "auto");
    const std::uint64_t here = hash_of_position(session);
    done(session, "fork other");
    done(session, "auto");
    const std::uint64_t there = hash_of_position(session);
    CHECK(there != here);
    done(session, "goto main");
    CHECK(hash_of_position(session) == here);
    done(session, "goto other");
    CHECK(hash_of_position(session) == there);
    CHECK(refused(session, "fork other") ==
          "there is already a timeline \"other\"; \"goto other\" continues it");
}

TEST_CASE("a refused line changes nothing", "[repl][errors]")
{
    Session session = begun();
    done(session, "auto");
    const std::uint64_t before = hash_of_position(session);
    const StepId step = session.timeline().current();
    for (const char* line : {"attack nonsense", "99", "play no such card", "undo x", "goto 99999",
                             "coins HX", "shuffle no such card", "auto sideways", "answer", "fork",
                             "fork 7", "undo 9999", "log x", "hand nobody"}) {
        INFO(line);
        CHECK(session.execute(line).status == Reply::Status::wrong);
        CHECK(hash_of_position(session) == before);
        CHECK(session.timeline().current() == step);
    }
}

TEST_CASE("fixed coins fall as fixed, and undo removes the fix", "[repl]")
{
    Session session = begun();
    CHECK(done(session, "chance") == "Nothing is fixed: all chance comes from the seed.");
    done(session, "coins HTH");
    CHECK(done(session, "chance") == "Fixed: coins HTH. After that, the seed decides.");
    done(session, "undo");
    CHECK(done(session, "chance") == "Nothing is fixed: all chance comes from the seed.");
}

TEST_CASE("what can be typed next is completed as a whole line", "[repl]")
{
    Session session(all_cards());
    CHECK(session.complete("und") == std::vector<std::string>{"undo"});
    CHECK(session.complete("new power") ==
          std::vector<std::string>{"new powerhouse", "new powerhouse-tuned"});
    CHECK(session.complete("attach f").empty());
    CHECK(session.complete("card electiv") ==
          std::vector<std::string>{"card Electivire", "card Electivire ex"});
    session = begun();
    done(session, "auto");
    for (const std::string& line : session.complete("attach ")) {
        Session copy = begun();
        static_cast<void>(copy.execute("auto"));
        done(copy, line);
    }
    CHECK_FALSE(session.complete("attach ").empty());
}

TEST_CASE("reload uses changed texts, keeps the position, and goes back with them", "[repl]")
{
    const std::string facts =
        "id = \"gifts-1\"\nname = \"Gift\"\nkind = \"trainer\"\ntrainer = \"item\"\n"
        "text = \"Draw cards.\"\n";
    const auto text = [](int count) {
        return "local card = ...\ncard.play = function(game) game:draw(" + std::to_string(count) +
               ") end\n";
    };
    TestPacks packs;
    packs.pack("gifts").file("gifts/001-gift.toml", facts).file("gifts/001-gift.lua", text(1));
    Result<std::shared_ptr<World>> world = load_world({test::cards_folder(), packs.path()});
    REQUIRE(world);
    Session session(world.value());
    done(session, "new powerhouse lava-flow seed 5");
    done(session, "auto");
    done(session, "set turn 3");
    const auto hand = [&] { return session.match().state().now.player[0].pile(Zone::hand).count; };
    const int at_first = hand();
    done(session, "set hand gift");
    const std::uint64_t before = hash_of_position(session);
    done(session, "play gift");
    CHECK(hand() == 1);

    packs.file("gifts/001-gift.lua", "local card = ...\ncard.play = function(game game:draw\n");
    CHECK(refused(session, "reload").find("the old ones remain in use") != std::string::npos);
    CHECK(hand() == 1);
    done(session, "undo");
    CHECK(hash_of_position(session) == before);
    done(session, "play gift");
    CHECK(hand() == 1);

    // A new card before it changes the number of every card.
    packs.file("gifts/001-gift.lua", text(2))
        .pack("aaa")
        .file("aaa/001-new.toml",
              "id = \"aaa-1\"\nname = \"New\"\nkind = \"energy\"\n"
              "energy = \"basic\"\nprovides = [[\"fire\"]]\n");
    const Reply reloaded = session.execute("reload");
    if (reloaded.status != Reply::Status::fine) FAIL(reloaded.text);
    CHECK(hand() == 1);
    done(session, "undo");
    CHECK(done(session, "hand me").find("Gift") != std::string::npos);
    done(session, "play gift");
    CHECK(hand() == 2);
    done(session, "undo 2");
    CHECK(hand() == at_first);
}

TEST_CASE("a position is saved and loaded exactly, also in the middle of an effect", "[repl]")
{
    ptcg::test::TemporaryFolder folder{"cards"};
    const std::string file = (folder.path() / "saved.toml").string();
    Session session = begun();
    done(session, "auto");
    done(session, "set turn 3");
    done(session, "set hand roseanne's research");
    for (const char* line : {"set turn 3", "play roseanne", "2 lightning energy", "auto 3"}) {
        done(session, line);
        const std::uint64_t saved = hash_of_position(session);
        done(session, "save \"" + file + "\"");
        done(session, "load \"" + file + "\"");
        CHECK(hash_of_position(session) == saved);
        done(session, "undo");
        CHECK(hash_of_position(session) == saved);
    }
}

TEST_CASE("what was done becomes a card test that passes", "[repl]")
{
    ptcg::test::TemporaryFolder folder{"cards"};
    const std::string file = (folder.path() / "recorded.lua").string();
    Session session = begun();
    done(session, "auto");
    CHECK(refused(session, "record test nothing").find("nothing has happened") == 0);
    done(session, "set active ampharos energy LLL");
    done(session, "set opp active charizard");
    done(session, "coins T");
    done(session, "attack cluster");
    done(session, "no");
    const std::string source = done(session, "record test \"Cluster Bolt\"");
    CHECK(source.find("t:attack \"Cluster Bolt\"") != std::string::npos);
    done(session, "record test \"Cluster Bolt\" \"" + file + "\"");
    done(session, "record test \"once more\" \"" + file + "\"");
    CHECK(std::filesystem::file_size(file) > source.size());
}

TEST_CASE("no file of another kind is overwritten", "[repl][errors]")
{
    ptcg::test::TemporaryFolder folder{"cards"};
    Session session = begun();
    done(session, "auto");
    done(session, "set active ampharos energy LLL");
    done(session, "set opp active charizard");
    done(session, "coins T");
    done(session, "attack cluster");
    done(session, "no");
    for (const std::string_view text : {"precious\n", "title = \"mine\"\n", "return {}\n"}) {
        for (const std::string ending : {"toml", "lua", "txt"}) {
            const std::string file = (folder.path() / ("mine." + ending)).string();
            std::ofstream(file) << text;
            for (const std::string command : {"save ", "record test \"x\" "}) {
                CHECK_THAT(refused(session, command + "\"" + file + "\""),
                           Catch::Matchers::ContainsSubstring("choose another name"));
            }
            std::ifstream now(file);
            CHECK(std::string(std::istreambuf_iterator<char>(now), {}) == text);
        }
    }
}

TEST_CASE("an Energy card has its whole name, even of several words", "[repl]")
{
    Session session(all_cards());
    done(session, "new seed 1");
    const auto attached = [&] {
        std::vector<std::string> names;
        const Permissions& game = session.match().rules();
        for (CardIndex card : game.cards_of(game.active(PlayerId::one), Role::energy)) {
            names.push_back(session.library().text(game.def_id(card)).name);
        }
        std::ranges::sort(names);
        return names;
    };
    const std::vector<std::string> one{"Double Colorless Energy"};
    for (const char* words : {"Double Colorless Energy", "double colorless energy",
                              "double colorless", "\"Double Colorless Energy\""}) {
        INFO(words);
        done(session, std::string("set active mareep energy ") + words + " damage 10");
        CHECK(attached() == one);
        CHECK(session.match().rules().slot(session.match().rules().active(PlayerId::one)).damage ==
              10);
    }
    done(session, "set active energy fire energy 2 double colorless energy, LF");
    CHECK(attached() == std::vector<std::string>{"Double Colorless Energy",
                                                 "Double Colorless Energy", "Fighting Energy",
                                                 "Fire Energy", "Lightning Energy"});
    done(session, "set active energy lightning 2 fire");
    CHECK(attached() == std::vector<std::string>{"Fire Energy", "Fire Energy", "Lightning Energy"});
    CHECK_THAT(refused(session, "set active energy double trouble"),
               Catch::Matchers::ContainsSubstring("no card \"trouble\""));
    CHECK_THAT(refused(session, "set active energy damage 10"),
               Catch::Matchers::ContainsSubstring("name the Energy"));
    CHECK(attached().size() == 3);
}

TEST_CASE("several commands on a line are done in turn, up to one that cannot be", "[repl]")
{
    Session session(all_cards());
    const std::string said = done(session,
                                  "new seed 1; set active mareep energy L ;set opp active "
                                  "dp3-87;; hand me;");
    CHECK_THAT(said, Catch::Matchers::ContainsSubstring("set opp active dp3-87"));
    CHECK_THAT(said, Catch::Matchers::EndsWith("Hand of Player 1 (0)"));
    const std::uint64_t before = hash_of_position(session);

    // Each is undone separately.
    done(session, "set turn 7; set turn 9");
    CHECK(session.match().turn() == 9);
    done(session, "undo");
    CHECK(session.match().turn() == 7);
    done(session, "undo");
    CHECK(hash_of_position(session) == before);

    const Reply reply = session.execute("set turn 7; set turn soon; set turn 9");
    CHECK(reply.status == Reply::Status::wrong);
    CHECK_THAT(reply.before, Catch::Matchers::ContainsSubstring("[set by hand] set turn 7"));
    CHECK(reply.text ==
          "turn needs a number, as in \"set turn 5\"\n"
          "  in \"set turn soon\"; the rest of the line was not run");
    CHECK(session.match().turn() == 7);
    CHECK(session.execute("set turn soon").text == "turn needs a number, as in \"set turn 5\"");
    CHECK(session.execute("hand; quit; set turn 3").status == Reply::Status::left);
    CHECK(session.match().turn() == 7);

    // A semicolon in quotes, in Lua or in a comment does not end a command.
    CHECK_THAT(refused(session, "load \"no;such;file\""),
               Catch::Matchers::StartsWith("no;such;file"));
    CHECK(done(session, "lua local n = 2; return n + 1") == "3");
    CHECK(done(session, "# nothing; set turn 3").empty());
    CHECK_THAT(done(session, "hand me; lua local n = 2; return n + 1"),
               Catch::Matchers::EndsWith("\n3"));
    CHECK(session.complete("hand me; und") == std::vector<std::string>{"hand me; undo"});
}

TEST_CASE("an answer may be a place, or begin with the verb of what is asked", "[repl]")
{
    Session session = begun();
    CHECK_THAT(done(session, "mareep"), Catch::Matchers::ContainsSubstring("Bench"));
    done(session, "bench mareep, electabuzz");
    CHECK(session.match().rules().player(PlayerId::one).bench_count == 2);

    Session other(all_cards());
    done(other, "new seed 1; set active dp3-95 energy DDD; set opp bench 1 mareep");
    done(other, "set opp bench 2 dp3-87");
    done(other, "attack feint");
    CHECK(other.turn_waits());
    CHECK_THAT(refused(other, "retreat to bench 1"),
               Catch::Matchers::StartsWith("answer the open question first:"));
    CHECK_THAT(refused(other, "bench 4"),
               Catch::Matchers::StartsWith("answer the open question first:"));
    done(other, "opp bench 2");
    const Permissions& game = other.match().rules();
    CHECK(game.slot(game.player(PlayerId::two).bench[1]).damage == 20);

    Session third(all_cards());
    done(third, "new seed 1; set bench 1 mareep; set bench 2 dp3-87; set active damage 30");
    done(third, "set hand + switch");
    done(third, "play switch");
    REQUIRE(third.turn_waits());
    done(third, "bench 2");
    CHECK(third.library()
              .text(third.match().rules().def_id(
                  third.match().rules().slot(third.match().rules().active(PlayerId::one)).top))
              .name == "Electabuzz");
}

TEST_CASE("damage of earlier answers is explained, counted back", "[repl]")
{
    Session session(all_cards());
    done(session, "new seed 1");
    CHECK(refused(session, "explain list") == "no damage has been calculated yet");
    done(session, "set active dp3-31 energy RRRR; set opp active dp3-87 energy LLL");
    done(session, "set opp bench 1 mareep; set opp bench 2 dp3-99");
    done(session, "attack fireball");
    if (session.turn_waits()) done(session, "opp bench 1, opp bench 2");
    const std::string two = done(session, "explain list");
    CHECK(two ==
          "   1  attack Fireball Bazooka of Magmortar: 20 on Player 2's Pidgey\n"
          "   2  attack Fireball Bazooka of Magmortar: 20 on Player 2's Mareep\n"
          "   3  attack Fireball Bazooka of Magmortar: 40 on Player 2's Electabuzz");
    CHECK_THAT(done(session, "explain 2"),
               Catch::Matchers::StartsWith("Damage 2, counted back: attack Fireball Bazooka of "
                                           "Magmortar, on Player 2's\n  Mareep\n  base "));
    CHECK(done(session, "explain 1") == done(session, "explain"));
    CHECK_THAT(refused(session, "explain 4"), Catch::Matchers::ContainsSubstring("to 3"));
    CHECK_THAT(refused(session, "explain 0"), Catch::Matchers::ContainsSubstring("to 3"));

    // Damage that a step calculates again after a question is not counted twice.
    done(session, "coins TTT; attack thunder");
    CHECK_THAT(done(session, "explain list"),
               Catch::Matchers::ContainsSubstring("   4  attack Fireball") &&
                   Catch::Matchers::StartsWith("   1  attack Thunder of Electabuzz: 30 on Player "
                                               "2's Electabuzz\n   2  attack Thunder of"));
    done(session, "undo");
    CHECK(done(session, "explain list") == two);
}

TEST_CASE("odds continue after a question to a player, for each answer or a bot's", "[repl]")
{
    Session session(all_cards());
    done(session, "new seed 1; set active dp3-1 energy LLL; set opp active damage 10");
    const std::string stops = done(session, "odds attack cluster");
    CHECK_THAT(stops, Catch::Matchers::ContainsSubstring(
                          "then Player 1 is asked: Ampharos, Cluster Bolt: Do you want to discard\n"
                          "      Energy?\n      yes\n      no\n") &&
                          Catch::Matchers::ContainsSubstring("\"then each\""));
    const std::string each = done(session, "odds attack cluster then each");
    CHECK_THAT(each,
               Catch::Matchers::ContainsSubstring("      yes:\n          1 (100%) Player 1 takes "
                                                  "the first Prize card\n") &&
                   Catch::Matchers::ContainsSubstring("- Lightning Energy") &&
                   Catch::Matchers::ContainsSubstring("      no:\n"));
    const std::string greedy = done(session, "odds attack cluster then greedy");
    CHECK_THAT(greedy, Catch::Matchers::ContainsSubstring("Player 1: ") &&
                           !Catch::Matchers::ContainsSubstring("is asked"));
    CHECK(done(session, "odds attack cluster then greedy") == greedy);
    CHECK_THAT(refused(session, "odds attack cluster then gredy"),
               Catch::Matchers::ContainsSubstring("did you mean \"greedy\"?"));
}

TEST_CASE("a player's view has nothing the player may not know", "[repl][views]")
{
    Session session(all_cards());
    done(session, "new seed 1; set hand + dp3-127; set opp hand + dp3-16");
    const std::string mine = done(session, "view me");
    CHECK_THAT(mine, Catch::Matchers::ContainsSubstring("Potion") &&
                         !Catch::Matchers::ContainsSubstring("Raikou"));
    CHECK(done(session, "view") == mine);
    const std::string theirs = done(session, "view opp");
    CHECK_THAT(theirs, Catch::Matchers::ContainsSubstring("Raikou") &&
                           !Catch::Matchers::ContainsSubstring("Potion") &&
                           Catch::Matchers::EndsWith("Player 1 is asked."));
    CHECK_THAT(refused(session, "view nobody"), Catch::Matchers::ContainsSubstring("not a player"));
}

TEST_CASE("an error keeps its colors as marks, and hides what a terminal would obey", "[repl]")
{
    Session session(all_cards(), {.paint = Paint(true)});
    done(session, "new powerhouse lava-flow seed 5");
    const Reply reply = session.execute("end");
    REQUIRE(reply.status == Reply::Status::wrong);
    CHECK(reply.text.find(tint_mark(Tint::bold)) != std::string::npos);
    CHECK(for_screen(reply.text).find('?') > for_screen(reply.text).find("Active"));
    CHECK_THAT(session.execute("card \x1b[2J").text, Catch::Matchers::ContainsSubstring("?[2J"));
}

TEST_CASE("why not looks at all a player may mean", "[repl]")
{
    Session session(all_cards(), {.paint = {}, .width = 200});
    done(session, "new seed 1; set active dp3-1 energy L; set bench 1 dp3-94; set turn 5");
    done(session, "set opp active dp3-87; set hand + ecard1-144, dp1-126, dp3-127");
    const auto says = [&](const std::string& line, const std::string& answer) {
        CHECK_THAT(done(session, line), Catch::Matchers::ContainsSubstring(answer));
    };
    says("why not attack thunder", "opponent active) has it (ATK-01)");
    says("why not attack paralyzing", "in the hand has it (ATK-01)");
    says("why not use jamming", "It cannot be used; it works automatically (ABIL-02).");
    says("why not play potion", "it needs 1 Pokémon of a certain kind");
    says("why not attach lightning to bench 1", "Nothing forbids it.");
    says("why not evolve bench 1 into dp3-1", "not in the hand");
    done(session, "set hand + dp3-1");
    says("why not evolve bench 1 into dp3-1", "(EVO-01)");
    says("why not retreat", "(RET-01)");
    CHECK(refused(session, "why not attach lightning to opp active") ==
          "you have no Pokémon at \"opponent active\"");
    done(session, "play ecard1-144 on active");
    says("why not attack", "Cluster Bolt: The attached Energy doesn't cover");
    says("why not attack", "Paralyzing Gaze: Nothing forbids it.");
    says("explain active", "Paralyzing Gaze: cost 1");
}

}  // namespace ptcg::repl_session_test
