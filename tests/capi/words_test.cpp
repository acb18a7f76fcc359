// What happened and what is asked, in words.

#include <cstring>

#include "c_library.hpp"
#include "support/catch.hpp"

using namespace capi_test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

std::string told(ptcg_teller* teller, ptcg_match* match)
{
    Text text;
    const ptcg_status status = ptcg_teller_tell(teller, match, &text.raw);
    INFO(ptcg_last_error());
    REQUIRE(status == PTCG_OK);
    return text.string();
}

std::string asked(ptcg_teller* teller, ptcg_match* match)
{
    Text text;
    REQUIRE(ptcg_teller_question(teller, match, &text.raw) == PTCG_OK);
    return text.string();
}

ptcg_status created(const ptcg_teller_setup& wanted, ptcg_library* library = real_library())
{
    ptcg_teller* made = nullptr;
    const ptcg_status status = ptcg_teller_create(library, &wanted, &made);
    CHECK((made != nullptr) == (status == PTCG_OK));
    ptcg_teller_free(made);
    return status;
}

}  // namespace

TEST_CASE("A teller tells each audience what it may know", "[c]")
{
    const Match match = start(7);
    Lots lots(7);
    play(match.get(), lots, 40);
    const std::string one = told(teller_of(PTCG_SEEN_BY_ONE).get(), match.get());
    const std::string two = told(teller_of(PTCG_SEEN_BY_TWO).get(), match.get());
    const std::string others = told(teller_of(PTCG_SEEN_BY_SPECTATORS).get(), match.get());
    CHECK_THAT(one, StartsWith(R"({"from":0,"next":)"));
    CHECK_THAT(one, ContainsSubstring(R"("text":"Ann against Bob","heading":true)"));
    CHECK_THAT(one, ContainsSubstring("Bob draws 7 cards."));
    CHECK_THAT(one, !ContainsSubstring("You draw 7 cards."));
    CHECK_THAT(two, ContainsSubstring("Ann draws 7 cards."));
    CHECK_THAT(two, ContainsSubstring("it's your turn"));
    CHECK_THAT(others, ContainsSubstring("Ann draws 7 cards."));
    CHECK_THAT(others, ContainsSubstring("Bob draws 7 cards."));
    CHECK_THAT(others, !ContainsSubstring("our"));  // neither "You" nor "your"
}

TEST_CASE("A teller goes on where it stopped, also after an undo", "[c]")
{
    const Match match = start(7);
    const Teller teller = teller_of(PTCG_SEEN_BY_ONE);
    Lots lots(7);
    play(match.get(), lots, 30);
    const std::string all = told(teller.get(), match.get());
    const std::string next =
        all.substr(std::strlen(R"({"from":0,"next":)"),
                   all.find(",\"lines\"") - std::strlen(R"({"from":0,"next":)"));
    const std::string nothing = "{\"from\":" + next + ",\"next\":" + next + ",\"lines\":[]}";
    CHECK(told(teller.get(), match.get()) == nothing);
    const Match earlier = fork_of(match.get());
    play(match.get(), lots, 10);
    CHECK_THAT(told(teller.get(), match.get()), StartsWith("{\"from\":" + next + ","));
    REQUIRE(ptcg_match_restore(match.get(), earlier.get()) == PTCG_OK);
    REQUIRE(ptcg_teller_catch_up(teller.get(), match.get()) == PTCG_OK);
    play(match.get(), lots, 10);
    CHECK_THAT(told(teller.get(), match.get()), StartsWith("{\"from\":" + next + ","));
    CHECK(told(teller_of(PTCG_SEEN_BY_ONE).get(), earlier.get()) == nothing);
}

TEST_CASE("A teller tells a battle log, with IDs", "[c]")
{
    const Match match = start(7);
    Lots lots(7);
    play(match.get(), lots, 30);
    const Teller teller =
        teller_of(PTCG_SEEN_BY_ONE, PTCG_TELL_AS_LOG | PTCG_TELL_BY_NAME | PTCG_TELL_IDS);
    const std::string log = told(teller.get(), match.get());
    CHECK_THAT(log, ContainsSubstring(R"("text":"Setup","heading":true)"));
    CHECK_THAT(log, ContainsSubstring(R"("text":"Ann's Turn","heading":true)"));
    CHECK_THAT(log, ContainsSubstring(R"("text":"Ann draws 7 cards.","heading":false,"depth":0)"));
    CHECK_THAT(log, ContainsSubstring(R"("depth":1,)"));
    CHECK_THAT(log, ContainsSubstring("\"name\":\"(dp"));
}

TEST_CASE("Questions are told in words to those who may read them", "[c]")
{
    const Match match = start(7);
    Lots lots(7);
    for (int i = 0; i < 30; ++i) {
        const int asks = decision(match.get()).asked;
        const char* const name = asks == 0 ? "Ann" : "Bob";
        const std::string waiting = "{\"asked\":" + std::to_string(asks) +
                                    ",\"question\":\"Waiting for " + name +
                                    ".\",\"picks\":\"\",\"options\":[]}";
        CHECK(asked(teller_of(PTCG_SEEN_BY_SPECTATORS).get(), match.get()) == waiting);
        const int other = asks == 0 ? PTCG_SEEN_BY_TWO : PTCG_SEEN_BY_ONE;
        CHECK(asked(teller_of(other).get(), match.get()) == waiting);
        const int own = asks == 0 ? PTCG_SEEN_BY_ONE : PTCG_SEEN_BY_TWO;
        CHECK(asked(teller_of(own).get(), match.get()) != waiting);
        play(match.get(), lots, 1);
    }
    REQUIRE(ptcg_match_run_out_of_time(match.get(), PTCG_PLAYER_ONE) == PTCG_OK);
    CHECK(asked(teller_of(PTCG_SEEN_BY_ONE).get(), match.get()) ==
          R"({"asked":null,"question":"Bob wins: the opponent's time ran out.",)"
          R"("picks":"","options":[]})");
    CHECK_THAT(asked(teller_of(PTCG_SEEN_BY_TWO).get(), match.get()), ContainsSubstring("You win"));
}

TEST_CASE("A teller speaks the languages beside the packs", "[c]")
{
    Text codes;
    REQUIRE(ptcg_library_languages(real_library(), &codes.raw) == PTCG_OK);
    CHECK(codes.string() == R"(["en","es","it","pt"])");
    const Match match = start(7);
    ptcg_teller_setup wanted = teller_setup(PTCG_SEEN_BY_ONE);
    wanted.language = "it";
    ptcg_teller* made = nullptr;
    REQUIRE(ptcg_teller_create(real_library(), &wanted, &made) == PTCG_OK);
    const Teller teller(made);
    CHECK_THAT(told(made, match.get()), ContainsSubstring("Ann contro Bob"));
    wanted.language = "itt";
    CHECK(created(wanted) == PTCG_ERROR_NAME);
    CHECK(std::string(ptcg_last_error()) ==
          "there is no language \"itt\"; did you mean \"it\"?\n  languages: en, es, it, pt");
    wanted.language = "../lang/it";
    CHECK(created(wanted) == PTCG_ERROR_NAME);
}

TEST_CASE("Languages in memory are read, and their problems told", "[c][errors]")
{
    Files files = small_pack();
    files["lang/xx.toml"] = "name = \"X\"\n[log]\nmatch_begins = \"{two} x {one}\"\n";
    files["lang/yy.toml"] = "name = \"Y\"\n[log]\nmatch_begins = \"{three}\"\n";
    ptcg_status status = PTCG_OK;
    const Library library = load(files, status);
    REQUIRE(status == PTCG_OK);
    Text codes;
    REQUIRE(ptcg_library_languages(library.get(), &codes.raw) == PTCG_OK);
    CHECK(codes.string() == R"(["en","xx","yy"])");
    ptcg_teller_setup wanted = teller_setup(PTCG_SEEN_BY_ONE);
    wanted.language = "xx";
    ptcg_teller* made = nullptr;
    REQUIRE(ptcg_teller_create(library.get(), &wanted, &made) == PTCG_OK);
    const Teller teller(made);
    const Host host = host_of(library.get());
    const Match match = start(host.get(), [] {
        ptcg_setup setup = walls(1);
        setup.flags = PTCG_UNCHECKED_DECKS;
        return setup;
    }());
    CHECK_THAT(told(made, match.get()), ContainsSubstring("\"Bob x Ann\""));
    wanted.language = "yy";
    CHECK(created(wanted, library.get()) == PTCG_ERROR_NAME);
    CHECK_THAT(ptcg_last_error(), StartsWith("sent/lang/yy.toml:3:"));
}

TEST_CASE("What is wrong with a teller is told", "[c][errors]")
{
    const Match match = start(7);
    ptcg_teller_setup wanted = teller_setup(PTCG_SEEN_BY_ONE, 1u << 20);
    CHECK(created(wanted) == PTCG_ERROR_ARGUMENT);
    CHECK(created(teller_setup(3)) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_teller_create(real_library(), nullptr, nullptr) == PTCG_ERROR_ARGUMENT);
    const Teller teller = teller_of(PTCG_SEEN_BY_ONE);
    Text text;
    CHECK(ptcg_teller_tell(teller.get(), match.get(), nullptr) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_teller_question(teller.get(), match.get(), nullptr) == PTCG_ERROR_ARGUMENT);
    for (ptcg_teller* wrong :
         {static_cast<ptcg_teller*>(nullptr), reinterpret_cast<ptcg_teller*>(match.get())}) {
        CHECK(ptcg_teller_tell(wrong, match.get(), &text.raw) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_teller_question(wrong, match.get(), &text.raw) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_teller_catch_up(wrong, match.get()) == PTCG_ERROR_HANDLE);
        ptcg_teller_free(wrong);
    }
    CHECK(ptcg_teller_tell(teller.get(), nullptr, &text.raw) == PTCG_ERROR_HANDLE);
    ptcg_status status = PTCG_OK;
    const Library library = load(small_pack(), status);
    const Host host = host_of(library.get());
    ptcg_setup setup = walls(1);
    setup.flags = PTCG_UNCHECKED_DECKS;
    const Match other = start(host.get(), setup);
    CHECK(ptcg_teller_tell(teller.get(), other.get(), &text.raw) == PTCG_ERROR_MISMATCH);
}

TEST_CASE("A match without events is told nothing", "[c]")
{
    ptcg_setup wanted = setup(7);
    wanted.flags = PTCG_NO_EVENTS;
    const Match match = start(real_host(), wanted);
    const Teller teller = teller_of(PTCG_SEEN_BY_ONE);
    Lots lots(7);
    for (int i = 0; i < 3; ++i) {
        CHECK_THAT(told(teller.get(), match.get()), ContainsSubstring("\"lines\":[]"));
        play(match.get(), lots, 5);
    }
}
