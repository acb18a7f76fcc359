// Positions as text, and chance answered with cards.

#include <algorithm>

#include "c_library.hpp"
#include "support/catch.hpp"

using namespace capi_test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

std::string position_of(ptcg_match* match, int form, const char* title = nullptr)
{
    Text text;
    const ptcg_status status = ptcg_match_position(match, form, 0, title, nullptr, &text.raw);
    INFO(ptcg_last_error());
    REQUIRE(status == PTCG_OK);
    return text.string();
}

Match from_position(const std::string& text, ptcg_buffer* about = nullptr)
{
    ptcg_match* made = nullptr;
    const ptcg_status status =
        ptcg_match_from_position(real_host(), text.c_str(), nullptr, 0, 0, &made, about, nullptr);
    INFO(ptcg_last_error());
    REQUIRE(status == PTCG_OK);
    return Match(made);
}

std::vector<std::uint16_t> chance_cards(ptcg_match* match)
{
    std::vector<std::uint16_t> cards(60);
    std::size_t count = 0;
    REQUIRE(ptcg_match_chance_cards(match, cards.data(), cards.size(), &count) == PTCG_OK);
    cards.resize(count);
    return cards;
}

}  // namespace

TEST_CASE("A match starts from a position and is written as one", "[c]")
{
    const Match match = start(5);
    Lots lots(5);
    for (int i = 0; i < 6; ++i) {
        play(match.get(), lots, 9);
        const std::string exact = position_of(match.get(), PTCG_POSITION_EXACT, "A game");
        Text about;
        const Match again = from_position(exact, &about.raw);
        CHECK(hash(again.get()) == hash(match.get()));
        CHECK(about.string() == R"({"title":"A game","note":"","ruleset":"dp","me":0})");
        const std::string brief = position_of(match.get(), PTCG_POSITION_BRIEF, "A game");
        CHECK_THAT(exact, StartsWith(brief));
        CHECK(brief.size() < exact.size());
    }
    while (std::string(ptcg_name(PTCG_NAMES_PURPOSE, decision(match.get()).purpose)) !=
           "main_phase") {
        play(match.get(), lots, 1);
    }
    const Match table = from_position(position_of(match.get(), PTCG_POSITION_BRIEF));
    CHECK(decision(table.get()).turn == decision(match.get()).turn);
    CHECK(decision(table.get()).asked == decision(match.get()).asked);
    CHECK(decision(table.get()).purpose == decision(match.get()).purpose);
}

TEST_CASE("A position with problems is refused with their lines and columns", "[c][errors]")
{
    ptcg_match* made = nullptr;
    Text problems, about;
    const char* const text =
        "ruleset = \"dp\"\nturn = \"three\"\n[me]\nhand = [\"No such card\"]\n";
    CHECK(ptcg_match_from_position(real_host(), text, "mine.toml", 0, 0, &made, &about.raw,
                                   &problems.raw) == PTCG_ERROR_POSITION);
    CHECK(made == nullptr);
    CHECK(about.string().empty());
    CHECK_THAT(problems.string(), StartsWith(R"([{"file":"mine.toml","line":1,"column":1,)"));
    CHECK_THAT(problems.string(), ContainsSubstring(R"("line":2,"column":8,"message":"\"turn\")"));
    CHECK_THAT(problems.string(), ContainsSubstring(R"("line":4)"));
    CHECK_THAT(ptcg_last_error(), ContainsSubstring("\nmine.toml:2:8: error: "));
    CHECK(ptcg_match_from_position(real_host(), "ruleset = \"dq\"\n", nullptr, 0, 0, &made, nullptr,
                                   &problems.raw) == PTCG_ERROR_POSITION);
    CHECK_THAT(problems.string(), ContainsSubstring(R"(there is no ruleset \"dq\")"));
    CHECK(ptcg_match_from_position(real_host(), nullptr, nullptr, 0, 0, &made, nullptr, nullptr) ==
          PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_from_position(real_host(), text, nullptr, 1, 0, &made, nullptr, nullptr) ==
          PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_from_position(real_host(), text, nullptr, 0, 9, &made, nullptr, nullptr) ==
          PTCG_ERROR_ARGUMENT);
    const Match match = start(5);
    Text written;
    CHECK(ptcg_match_position(match.get(), 2, 0, nullptr, nullptr, &written.raw) ==
          PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_position(match.get(), 0, 2, nullptr, nullptr, &written.raw) ==
          PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_position(match.get(), 0, 0, nullptr, nullptr, nullptr) == PTCG_ERROR_ARGUMENT);
}

TEST_CASE("The rules of a format have no name for an exact position", "[c][errors]")
{
    Files files = small_pack();
    files["formats/one.toml"] = "id = \"one\"\nname = \"One\"\nruleset = \"x\"\ncopies = 1\n";
    ptcg_status status = PTCG_OK;
    Text problems;
    const Library library = load(files, status, &problems.raw);
    INFO(problems.string());
    REQUIRE(status == PTCG_OK);
    const Host host = host_of(library.get());
    ptcg_setup wanted = walls(1);
    wanted.ruleset = nullptr;
    wanted.format = "one";
    wanted.flags = PTCG_UNCHECKED_DECKS;
    const Match match = start(host.get(), wanted);
    Text text;
    CHECK(ptcg_match_position(match.get(), PTCG_POSITION_EXACT, 0, nullptr, nullptr, &text.raw) ==
          PTCG_ERROR_NAME);
    CHECK(ptcg_match_position(match.get(), PTCG_POSITION_BRIEF, 0, nullptr, nullptr, &text.raw) ==
          PTCG_OK);
    CHECK_THAT(text.string(), ContainsSubstring("ruleset = \"x\""));
}

TEST_CASE("Chance is answered with cards", "[c]")
{
    ptcg_setup wanted = setup(1);
    wanted.flags = PTCG_EXPLICIT_CHANCE;
    const Match match = start(real_host(), wanted);
    const uint16_t any = 0;
    while (ptcg_name(PTCG_NAMES_PURPOSE, decision(match.get()).purpose) != std::string("shuffle")) {
        CHECK(chance_cards(match.get()).empty());
        CHECK(ptcg_match_answer_by_cards(match.get(), &any, 1) == PTCG_ERROR_ANSWER);
        CHECK_THAT(ptcg_last_error(), ContainsSubstring("not one to chance"));
        REQUIRE(ptcg_match_answer_default(match.get()) == PTCG_OK);
    }
    std::vector<std::uint16_t> order = chance_cards(match.get());
    REQUIRE(order.size() == 60);
    uint16_t room[2];
    std::size_t count = 0;
    CHECK(ptcg_match_chance_cards(match.get(), room, 2, &count) == PTCG_ERROR_ROOM);
    CHECK(count == 60);
    std::sort(order.begin(), order.end());
    const std::uint64_t before = hash(match.get());
    std::vector<std::uint16_t> wrong = order;
    wrong[0] = PTCG_NO_CARD;
    CHECK(ptcg_match_answer_by_cards(match.get(), wrong.data(), wrong.size()) == PTCG_ERROR_ANSWER);
    CHECK_THAT(ptcg_last_error(), ContainsSubstring("is not among the cards"));
    CHECK(ptcg_match_answer_by_cards(match.get(), order.data(), 59) == PTCG_ERROR_ANSWER);
    CHECK(hash(match.get()) == before);
    REQUIRE(ptcg_match_answer_by_cards(match.get(), order.data(), order.size()) == PTCG_OK);
    // The seven cards on top are drawn.
    const ptcg_view view = view_of(match.get(), PTCG_SEEN_BY_JUDGE);
    std::vector<std::uint16_t> drawn(order.end() - 7, order.end()), hand;
    const int owner = view.player[0].hand == 7 ? 0 : 1;
    const int where = 32 + 8 * owner + ptcg_number(PTCG_NAMES_ZONE, "hand");
    for (int i = 0; i < view.card_count; ++i) {
        if (view.cards[i].where == where) hand.push_back(view.cards[i].card);
    }
    std::sort(hand.begin(), hand.end());
    CHECK(hand == drawn);
}
