// Errors are reported by code and in words, and nothing else happens.

#include <array>
#include <cstring>
#include <fstream>
#include <set>
#include <sstream>

#include "c_library.hpp"
#include "support/catch.hpp"

using namespace capi_test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

template <typename To, typename From>
To* disguised(From* handle)
{
    return reinterpret_cast<To*>(handle);
}

std::string last()
{
    return ptcg_last_error();
}

}  // namespace

TEST_CASE("The version of the library is that of the header", "[c]")
{
    CHECK(ptcg_version_number() == PTCG_VERSION_NUMBER);
    CHECK(std::string(ptcg_version()) == std::to_string(PTCG_VERSION_MAJOR) + "." +
                                             std::to_string(PTCG_VERSION_MINOR) + "." +
                                             std::to_string(PTCG_VERSION_PATCH));
    CHECK(std::string(ptcg_status_name(PTCG_ERROR_INTERNAL)) == "PTCG_ERROR_INTERNAL");
    CHECK(std::string(ptcg_status_name(99)) == "unknown status");
    CHECK(std::string(ptcg_status_name(-1)) == "unknown status");
}

TEST_CASE("NULL, another handle or a misaligned one is told wherever a handle is wanted",
          "[c][errors]")
{
    const Match good = start(1);
    Text text;
    ptcg_decision decision{};
    ptcg_view view{};
    uint64_t number = 0;
    size_t size = 0;
    uint16_t pick = 0;
    uint32_t next = 0;
    ptcg_match* made = nullptr;
    const ptcg_setup wanted = setup(1);
    ptcg_match* const wrong[] = {nullptr, disguised<ptcg_match>(real_library()),
                                 disguised<ptcg_match>(real_host()),
                                 disguised<ptcg_match>(reinterpret_cast<char*>(good.get()) + 1)};
    for (ptcg_match* match : wrong) {
        CHECK(ptcg_match_decision(match, &decision) == PTCG_ERROR_HANDLE);
        CHECK_FALSE(last().empty());
        CHECK(ptcg_match_options(match, nullptr, 0, &size) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_decision_json(match, &text.raw) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_answer(match, &pick, 1) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_answer_default(match) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_concede(match, 0) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_run_out_of_time(match, 0) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_forfeit(match, 0) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_void(match) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_chance_cards(match, nullptr, 0, &size) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_answer_by_cards(match, &pick, 1) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_position(match, 0, 0, nullptr, nullptr, &text.raw) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_view(match, PTCG_SEEN_BY_ONE, &view) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_view_json(match, PTCG_SEEN_BY_ONE, &text.raw) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_events(match, 1, 0, nullptr, 0, &size, &next) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_events_json(match, 1, 0, &text.raw) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_fork(match, nullptr, &made) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_copy(match, good.get()) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_copy(good.get(), match) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_restore(match, good.get()) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_restore(good.get(), match) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_decision_json_for(match, 1, &text.raw) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_failure_json(match, &text.raw) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_withhold_at_most(match, 1) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_host_usage_json(disguised<ptcg_host>(good.get()), &text.raw) ==
              PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_save(match, &text.raw) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_hash(match, &number) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_on_failure(match, PTCG_FAILURE_STOPS) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_go_on(match) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_determinize(match, 0, 1, nullptr, good.get()) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_determinize(good.get(), 0, 1, nullptr, match) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_action_codes(match, &number, 1, &size) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_find_action(match, 0, &pick) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_library_list(disguised<ptcg_library>(match), PTCG_PACKS, &text.raw) !=
              (match == wrong[1] ? PTCG_ERROR_HANDLE : PTCG_OK));
    }
    for (ptcg_library* library :
         {disguised<ptcg_library>(good.get()), disguised<ptcg_library>(real_host()),
          static_cast<ptcg_library*>(nullptr)}) {
        ptcg_host* host = nullptr;
        CHECK(ptcg_host_create(library, nullptr, &host) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_library_hash(library, &number) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_library_card_count(library, &size) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_library_find_card(library, "dp3-16", &pick) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_library_card_json(library, 0, &text.raw) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_deck_read(library, "powerhouse", nullptr, 0, &size) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_deck_check(library, "powerhouse", "dp", nullptr, nullptr) == PTCG_ERROR_HANDLE);
    }
    for (ptcg_host* host : {disguised<ptcg_host>(good.get()), disguised<ptcg_host>(real_library()),
                            static_cast<ptcg_host*>(nullptr)}) {
        CHECK(ptcg_match_create(host, &wanted, &made) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_load(host, "x", 1, 0, 0, &made) == PTCG_ERROR_HANDLE);
        CHECK(ptcg_match_from_position(host, "", nullptr, 0, 0, &made, nullptr, nullptr) ==
              PTCG_ERROR_HANDLE);
        CHECK(made == nullptr);
    }
    // A handle of another kind is not freed.
    ptcg_match_free(disguised<ptcg_match>(real_host()));
    ptcg_host_free(disguised<ptcg_host>(real_library()));
    ptcg_library_free(nullptr);
    CHECK(ptcg_library_hash(real_library(), &number) == PTCG_OK);
}

TEST_CASE("NULL where something is to be written or read is told", "[c][errors]")
{
    const Match match = start(1);
    const std::uint64_t before = hash(match.get());
    const ptcg_setup wanted = setup(1);
    CHECK(ptcg_match_create(real_host(), &wanted, nullptr) == PTCG_ERROR_ARGUMENT);
    CHECK_THAT(last(), ContainsSubstring("`match` is NULL"));
    ptcg_match* made = match.get();
    CHECK(ptcg_match_create(real_host(), nullptr, &made) == PTCG_ERROR_ARGUMENT);
    CHECK(made == nullptr);
    CHECK(ptcg_match_decision(match.get(), nullptr) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_options(match.get(), nullptr, 5, nullptr) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_decision_json(match.get(), nullptr) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_answer(match.get(), nullptr, 1) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_view(match.get(), PTCG_SEEN_BY_ONE, nullptr) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_view_json(match.get(), PTCG_SEEN_BY_ONE, nullptr) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_fork(match.get(), nullptr, nullptr) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_save(match.get(), nullptr) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_hash(match.get(), nullptr) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_concede(match.get(), 2) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_run_out_of_time(match.get(), 2) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_forfeit(match.get(), -1) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_chance_cards(match.get(), nullptr, 5, nullptr) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_answer_by_cards(match.get(), nullptr, 5) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_on_failure(match.get(), 3) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_action_codes(match.get(), nullptr, 5, nullptr) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_find_action(match.get(), 0, nullptr) == PTCG_ERROR_ARGUMENT);
    ptcg_view view{};
    for (int audience : {0, 3, 5, 6, 8, -1}) {
        CHECK(ptcg_match_view(match.get(), audience, &view) == PTCG_ERROR_ARGUMENT);
    }
    ptcg_library* library = nullptr;
    CHECK(ptcg_library_load(nullptr, 0, nullptr, &library, nullptr) == PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_library_load(nullptr, 1, nullptr, &library, nullptr) == PTCG_ERROR_ARGUMENT);
    CHECK(hash(match.get()) == before);
}

TEST_CASE("A struct's size says of which version it is", "[c][errors]")
{
    ptcg_match* made = nullptr;
    ptcg_setup wanted = setup(1);
    wanted.size = 0;
    CHECK(ptcg_match_create(real_host(), &wanted, &made) == PTCG_ERROR_ARGUMENT);
    CHECK_THAT(last(), ContainsSubstring("ptcg_setup: `size`"));

    struct Later {
        ptcg_setup setup;
        uint64_t of_a_later_version;
    };
    Later later{setup(1), 0};
    later.setup.size = sizeof later;
    CHECK(ptcg_match_create(real_host(), &later.setup, &made) == PTCG_OK);
    ptcg_match_free(made);
    later.of_a_later_version = 1;
    CHECK(ptcg_match_create(real_host(), &later.setup, &made) == PTCG_ERROR_ARGUMENT);
    CHECK_THAT(last(), ContainsSubstring("does not know"));

    wanted = setup(1);
    wanted.size = offsetof(ptcg_setup, decision_cap);  // an older version of the struct
    CHECK(ptcg_match_create(real_host(), &wanted, &made) == PTCG_OK);
    ptcg_match_free(made);
    wanted = setup(1);
    wanted.flags = 1u << 20;
    CHECK(ptcg_match_create(real_host(), &wanted, &made) == PTCG_ERROR_ARGUMENT);
    wanted = setup(1);
    wanted.on_failure = 77;
    CHECK(ptcg_match_create(real_host(), &wanted, &made) == PTCG_ERROR_ARGUMENT);
}

TEST_CASE("Names nobody knows are told, with the nearest", "[c][errors]")
{
    ptcg_match* made = nullptr;
    ptcg_setup wanted = setup(1);
    wanted.deck[1] = "lava-flaw";
    CHECK(ptcg_match_create(real_host(), &wanted, &made) == PTCG_ERROR_NAME);
    CHECK(last() == "player 2's deck: there is no deck \"lava-flaw\"; did you mean \"lava-flow\"?");
    wanted = setup(1);
    wanted.ruleset = "pd";
    CHECK(ptcg_match_create(real_host(), &wanted, &made) == PTCG_ERROR_NAME);
    CHECK_THAT(last(), ContainsSubstring("there is no ruleset \"pd\""));
    wanted.ruleset = nullptr;
    wanted.format = "diamond";
    CHECK(ptcg_match_create(real_host(), &wanted, &made) == PTCG_ERROR_NAME);
    wanted.format = nullptr;  // both decks name one
    CHECK(ptcg_match_create(real_host(), &wanted, &made) == PTCG_OK);
    ptcg_match_free(made);
    wanted.deck[0] = "1 dp1-126\n";
    CHECK(ptcg_match_create(real_host(), &wanted, &made) == PTCG_ERROR_DECK);
    CHECK(last() ==
          "player 1's deck does not name a format; begin it with a line \"# format: NAME\", "
          "or name a ruleset or format");
    // A list without a line break is taken for a name, and whatever is in it stays one short line.
    wanted.deck[0] = "4 dp1-126 \x1b[2J\t4 dp1-127, 4 dp1-128, 4 dp1-129, 4 dp1-130, 4 dp1-131";
    CHECK(ptcg_match_create(real_host(), &wanted, &made) == PTCG_ERROR_NAME);
    CHECK(last() ==
          "player 1's deck: there is no deck \"4 dp1-126 ?[2J 4 dp1-127, 4 dp1-128, "
          "4 dp1-129, 4 dp1-130, 4\"");
}

TEST_CASE("Decks that may not be played are refused with every rule they break", "[c][errors]")
{
    ptcg_match* made = nullptr;
    ptcg_setup wanted = setup(1);
    wanted.deck[0] = "5 dp1-126\n";
    CHECK(ptcg_match_create(real_host(), &wanted, &made) == PTCG_ERROR_DECK);
    CHECK_THAT(last(), ContainsSubstring("player 1's deck is not legal:\n"));
    wanted.deck[0] = "4 Nobody Knows\nWhat\n";
    CHECK(ptcg_match_create(real_host(), &wanted, &made) == PTCG_ERROR_DECK);
    CHECK_THAT(last(), ContainsSubstring("deck:1: error"));
    CHECK_THAT(last(), ContainsSubstring("deck:2: error"));
    wanted.deck[0] = nullptr;
    CHECK(ptcg_match_create(real_host(), &wanted, &made) == PTCG_ERROR_ARGUMENT);

    const std::array<uint16_t, 60> unknown = [] {
        std::array<uint16_t, 60> cards{};
        cards.fill(0xfffe);
        return cards;
    }();
    wanted.cards[0] = unknown.data();
    wanted.card_count[0] = unknown.size();
    wanted.flags = PTCG_UNCHECKED_DECKS;
    CHECK(ptcg_match_create(real_host(), &wanted, &made) == PTCG_ERROR_DECK);
    wanted.card_count[0] = 61;
    CHECK(ptcg_match_create(real_host(), &wanted, &made) == PTCG_ERROR_DECK);
    wanted.card_count[0] = 0;
    CHECK(ptcg_match_create(real_host(), &wanted, &made) == PTCG_ERROR_DECK);
    wanted.deck[0] = "powerhouse";
    CHECK(ptcg_match_create(real_host(), &wanted, &made) == PTCG_ERROR_ARGUMENT);

    Text text;
    CHECK(ptcg_deck_check(real_library(), "5 dp1-126\n", "dp", nullptr, &text.raw) ==
          PTCG_ERROR_DECK);
    CHECK_THAT(text.string(), ContainsSubstring("\"rule\":\"DECK-0"));
    CHECK(ptcg_deck_check(real_library(), "powerhouse", nullptr, nullptr, &text.raw) == PTCG_OK);
    CHECK(text.string() == "[]");
    CHECK(ptcg_deck_check(real_library(), "4 dp1-126\nWhat\n", nullptr, nullptr, &text.raw) ==
          PTCG_ERROR_DECK);
    CHECK_THAT(text.string(), StartsWith(R"([{"rule":"","line":2,"message":")"));
    CHECK(ptcg_deck_check(real_library(), "60 dp1-126\n", nullptr, nullptr, &text.raw) ==
          PTCG_ERROR_DECK);
    CHECK_THAT(last(), StartsWith("the deck does not name a format"));
    CHECK(ptcg_deck_check(real_library(), "# format: nothing\n60 dp1-126\n", nullptr, nullptr,
                          &text.raw) == PTCG_ERROR_DECK);
    CHECK_THAT(last(), StartsWith("there is no format \"nothing\""));
}

TEST_CASE("An answer that is not legal changes nothing", "[c][errors]")
{
    const Match match = start(3);
    const std::uint64_t before = hash(match.get());
    const std::array<uint16_t, 3> wrong = {999, 999, 999};
    CHECK(ptcg_match_answer(match.get(), wrong.data(), 1) == PTCG_ERROR_ANSWER);
    CHECK_THAT(last(), ContainsSubstring("option 999 does not exist"));
    CHECK(ptcg_match_answer(match.get(), wrong.data(), 3) == PTCG_ERROR_ANSWER);
    CHECK(ptcg_match_answer(match.get(), nullptr, 0) == PTCG_ERROR_ANSWER);
    CHECK_THAT(last(), ContainsSubstring("needs 1 pick, the answer has 0"));
    CHECK(hash(match.get()) == before);
    ptcg_option room[1];
    size_t count = 0;
    Lots lots(3);
    while (decision(match.get()).option_count < 2) play(match.get(), lots, 1);
    CHECK(ptcg_match_options(match.get(), room, 1, &count) == PTCG_ERROR_ROOM);
    CHECK(count == decision(match.get()).option_count);
}

TEST_CASE("A match that is over takes no answer", "[c][errors]")
{
    const Match match = start(4);
    REQUIRE(ptcg_match_concede(match.get(), PTCG_PLAYER_ONE) == PTCG_OK);
    const ptcg_decision end = decision(match.get());
    CHECK(end.asked == PTCG_NOBODY);
    CHECK(end.outcome == PTCG_WON);
    CHECK(end.winner == PTCG_PLAYER_TWO);
    CHECK(std::string(ptcg_name(PTCG_NAMES_REASON, end.reason)) == "concede");
    const uint16_t pick = 0;
    CHECK(ptcg_match_answer(match.get(), &pick, 1) == PTCG_ERROR_OVER);
    CHECK(ptcg_match_answer_default(match.get()) == PTCG_ERROR_OVER);
    CHECK(ptcg_match_concede(match.get(), PTCG_PLAYER_TWO) == PTCG_ERROR_OVER);
    CHECK(ptcg_match_run_out_of_time(match.get(), PTCG_PLAYER_TWO) == PTCG_ERROR_OVER);
    CHECK(ptcg_match_forfeit(match.get(), PTCG_PLAYER_TWO) == PTCG_ERROR_OVER);
    CHECK(ptcg_match_void(match.get()) == PTCG_ERROR_OVER);
    CHECK(ptcg_match_chance_cards(match.get(), nullptr, 0, nullptr) == PTCG_ERROR_OVER);
    CHECK(ptcg_match_answer_by_cards(match.get(), &pick, 1) == PTCG_ERROR_OVER);
    CHECK(ptcg_match_options(match.get(), nullptr, 0, nullptr) == PTCG_ERROR_OVER);
    CHECK(ptcg_match_go_on(match.get()) == PTCG_ERROR_OVER);
    CHECK(ptcg_match_action_codes(match.get(), nullptr, 0, nullptr) == PTCG_ERROR_OVER);
    CHECK(ptcg_match_determinize(match.get(), 0, 1, nullptr, start(4).get()) == PTCG_ERROR_OVER);
    Text text;
    REQUIRE(ptcg_match_decision_json(match.get(), &text.raw) == PTCG_OK);
    CHECK_THAT(text.string(), ContainsSubstring("\"asked\":null,\"outcome\":\"won\",\"winner\":1"));
}

TEST_CASE("A player whose time is up, or who forfeits, loses for that reason", "[c]")
{
    const bool is_late = GENERATE(true, false);
    const std::string reason = is_late ? "time" : "forfeit";
    const Match match = start(4);
    REQUIRE((is_late ? ptcg_match_run_out_of_time : ptcg_match_forfeit)(
                match.get(), PTCG_PLAYER_TWO) == PTCG_OK);
    const ptcg_decision end = decision(match.get());
    CHECK(end.outcome == PTCG_WON);
    CHECK(end.winner == PTCG_PLAYER_ONE);
    CHECK(ptcg_name(PTCG_NAMES_REASON, end.reason) == reason);
    CHECK_THAT(question_of(match.get()),
               ContainsSubstring("\"winner\":0,\"reason\":\"" + reason + "\""));
    Text save;
    REQUIRE(ptcg_match_save(match.get(), &save.raw) == PTCG_OK);
    ptcg_match* made = nullptr;
    REQUIRE(ptcg_match_load(real_host(), save.raw.data, save.raw.length, 0, 0, &made) == PTCG_OK);
    const Match loaded(made);
    CHECK(decision(made).reason == end.reason);
}

TEST_CASE("Numbers have names, and names numbers", "[c]")
{
    for (int what = PTCG_NAMES_PURPOSE; what <= PTCG_NAMES_REASON; ++what) {
        unsigned count = 0;
        while (const char* name = ptcg_name(what, count)) {
            CHECK(ptcg_number(what, name) == static_cast<int>(count));
            ++count;
        }
        CHECK(count > 4);
        CHECK(ptcg_name(what, 1u << 30) == nullptr);
    }
    CHECK(ptcg_number(PTCG_NAMES_OPTION, "nothing") == -1);
    CHECK(ptcg_number(PTCG_NAMES_OPTION, nullptr) == -1);
    CHECK(ptcg_name(99, 0) == nullptr);
}

TEST_CASE("The header explains every kind of question, option and event", "[c]")
{
    std::ifstream file(PTCG_SOURCE_CARDS_DIR "/../tools/capi/include/ptcg.h");
    std::stringstream header;
    header << file.rdbuf();
    std::set<std::string> words;
    for (std::string line; std::getline(header, line);) {
        if (!line.starts_with(" * ")) continue;
        // The words before what they mean.
        std::istringstream names(line.substr(3, line.find("  ", 4) - 3));
        for (std::string word; names >> word;) words.insert(word);
    }
    for (const int what : {PTCG_NAMES_PURPOSE, PTCG_NAMES_OPTION, PTCG_NAMES_EVENT}) {
        for (unsigned i = 0; ptcg_name(what, i) != nullptr; ++i) {
            INFO(ptcg_name(what, i));
            CHECK(words.contains(ptcg_name(what, i)));
        }
    }
}

TEST_CASE("Numbers that were given out keep their meaning", "[c]")
{
    // A new name is added at the end of its enumeration, and here. A different order would break
    // the interface: hosts keep these numbers in learned weights and in files.
    const auto all = [](int what) {
        std::string names;
        for (unsigned i = 0; ptcg_name(what, i) != nullptr; ++i) {
            names += std::string(ptcg_name(what, i)) + " ";
        }
        return names;
    };
    CHECK(all(PTCG_NAMES_PURPOSE) ==
          "main_phase start_first active bench bonus_cards bonus_card prize promote "
          "pay_retreat trigger_order replacement_order checkup_order use_text search "
          "choose_card choose_pokemon damage heal attach discard discard_energy "
          "move_energy switch_in to_deck attack condition number mode yes_no evolve "
          "trim_bench flip shuffle random_pick ");
    CHECK(all(PTCG_NAMES_OPTION) ==
          "stop yes no number card face_down pokemon attached attack condition word "
          "text heads tails bench attach evolve play use use_stadium retreat end_turn ");
    CHECK(all(PTCG_NAMES_EVENT) ==
          "match_began start_decided hand_revealed mulligan prizes_set revealed "
          "turn_began turn_ended drew draw_failed shuffled benched became_active "
          "attached evolved devolved played stadium_played used_text retreated "
          "switched attack_announced attack_copied attack_stopped coin damaged "
          "damage_prevented counters_put healed counters_removed condition_set "
          "condition_removed knocked_out saved card_moved card_shown looked_at "
          "prize_taken promoted lasting_began lasting_ended checkup_began left_play "
          "sudden_death match_ended replaced effect_prevented ");
    CHECK(all(PTCG_NAMES_ZONE) ==
          "deck hand discard prizes lost_zone beside played in_play stadium none ");
    CHECK(all(PTCG_NAMES_CONDITION) == "asleep burned confused paralyzed poisoned ");
    CHECK(all(PTCG_NAMES_TYPE) ==
          "grass fire water lightning psychic fighting darkness metal fairy dragon "
          "colorless ");
    CHECK(all(PTCG_NAMES_OUTCOME) == "running won draw void decision_cap ");
    CHECK(all(PTCG_NAMES_REASON) ==
          "none prizes no_pokemon no_cards concede both_ways card_effect time forfeit ");
}
