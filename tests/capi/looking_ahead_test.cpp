// Positions that a player could be in, and options by meaning.

#include <algorithm>
#include <cstring>
#include <set>

#include "c_library.hpp"
#include "support/catch.hpp"

using namespace capi_test;
using Catch::Matchers::ContainsSubstring;

namespace {

bool same_view(ptcg_match* one, ptcg_match* other, int audience)
{
    const ptcg_view a = view_of(one, audience);
    const ptcg_view b = view_of(other, audience);
    return std::memcmp(&a, &b, sizeof a) == 0;
}

std::vector<std::uint64_t> codes_of(ptcg_match* match)
{
    std::vector<std::uint64_t> codes(decision(match).option_count);
    std::size_t count = 0;
    REQUIRE(ptcg_match_action_codes(match, codes.data(), codes.size(), &count) == PTCG_OK);
    REQUIRE(count == codes.size());
    return codes;
}

int audience_of(int player)
{
    return player == PTCG_PLAYER_ONE ? PTCG_SEEN_BY_ONE : PTCG_SEEN_BY_TWO;
}

}  // namespace

TEST_CASE("A redrawn position shows its player what it knows, and other hidden cards",
          "[c][determinize]")
{
    const Match match = start(31);
    const Match sample = fork_of(match.get());
    Lots lots(31);
    int others = 0;
    int looked = 0;
    for (int i = 0; i < 40; ++i) {
        play(match.get(), lots, 3);
        const ptcg_decision open = decision(match.get());
        if (open.asked == PTCG_NOBODY) break;
        const std::uint64_t before = hash(match.get());
        const int player = open.asked;
        ptcg_status status = PTCG_OK;
        status = ptcg_match_determinize(match.get(), player, 7u + static_cast<unsigned>(i), nullptr,
                                        sample.get());
        INFO(ptcg_last_error());
        REQUIRE(hash(match.get()) == before);
        if (status == PTCG_ERROR_POSITION) continue;
        REQUIRE(status == PTCG_OK);
        ++looked;
        CHECK(same_view(match.get(), sample.get(), audience_of(player)));
        const ptcg_decision same = decision(sample.get());
        CHECK(std::memcmp(&same, &open, sizeof open) == 0);
        CHECK(codes_of(sample.get()) == codes_of(match.get()));
        if (!same_view(match.get(), sample.get(), PTCG_SEEN_BY_JUDGE)) ++others;
        const std::uint64_t first = hash(sample.get());
        REQUIRE(ptcg_match_determinize(match.get(), player, 7u + static_cast<unsigned>(i), nullptr,
                                       sample.get()) == PTCG_OK);
        CHECK(hash(sample.get()) == first);  // the same seed
        Lots on(static_cast<std::uint64_t>(i));
        play(sample.get(), on, 20);
    }
    CHECK(looked >= 30);
    CHECK(others >= 30);
}

TEST_CASE("Hidden cards are what the host gives", "[c][given]")
{
    const Match match = start(33);
    Lots lots(33);
    play(match.get(), lots, 30);
    const Match made = fork_of(match.get());
    const int player = decision(match.get()).asked, rival = 1 - player;
    const uint16_t card = view_of(match.get(), PTCG_SEEN_BY_JUDGE).cards[0].card;
    const std::vector<uint16_t> all(60, card);
    ptcg_given_cards given = given_everywhere(match.get(), player, all);
    REQUIRE(ptcg_match_give_cards(match.get(), player, &given, 1, made.get()) == PTCG_OK);
    CHECK(same_view(match.get(), made.get(), audience_of(player)));
    const ptcg_view shown = view_of(made.get(), PTCG_SEEN_BY_JUDGE);
    const auto is_given = [&](const auto& one) { return one.card == card; };
    CHECK(std::count_if(shown.cards, shown.cards + shown.card_count, is_given) >=
          static_cast<std::ptrdiff_t>(given.deck[0].count + given.deck[1].count));

    ++given.deck[rival].count;
    CHECK(ptcg_match_give_cards(match.get(), player, &given, 1, made.get()) == PTCG_ERROR_POSITION);
    CHECK_THAT(ptcg_last_error(), ContainsSubstring("cards are given, but there are"));
    CHECK(ptcg_match_give_cards(match.get(), player, &given, 1, match.get()) ==
          PTCG_ERROR_ARGUMENT);
    CHECK(ptcg_match_give_cards(match.get(), 2, &given, 1, made.get()) == PTCG_ERROR_ARGUMENT);
    given.deck[rival] = {nullptr, 3};
    CHECK(ptcg_match_give_cards(match.get(), player, &given, 1, made.get()) == PTCG_ERROR_ARGUMENT);
}

TEST_CASE("What a player takes for granted of the opponent's deck is the host's to say",
          "[c][determinize]")
{
    const Match match = start(32);
    Lots lots(32);
    play(match.get(), lots, 20);
    const Match sample = fork_of(match.get());
    const int player = decision(match.get()).asked;
    ptcg_assumptions assumptions{};
    assumptions.size = sizeof assumptions;
    assumptions.flags = PTCG_SEES_EVERYTHING;
    REQUIRE(ptcg_match_determinize(match.get(), player, 1, &assumptions, sample.get()) == PTCG_OK);
    CHECK(same_view(match.get(), sample.get(), PTCG_SEEN_BY_JUDGE));
    assumptions.flags = PTCG_REAL_LIST;
    REQUIRE(ptcg_match_determinize(match.get(), player, 1, &assumptions, sample.get()) == PTCG_OK);
    CHECK_FALSE(same_view(match.get(), sample.get(), PTCG_SEEN_BY_JUDGE));

    // All hidden cards of the opponent are from the assumed deck.
    assumptions.flags = 0;
    assumptions.opponents_deck = "mega-abomasnow";
    REQUIRE(ptcg_match_determinize(match.get(), player, 1, &assumptions, sample.get()) == PTCG_OK);
    std::vector<uint16_t> list(60);
    std::size_t count = 0;
    REQUIRE(ptcg_deck_read(real_library(), "mega-abomasnow", list.data(), 60, &count) == PTCG_OK);
    const ptcg_view judge = view_of(sample.get(), PTCG_SEEN_BY_JUDGE);
    const unsigned deck_of_opponent = 32u + 8u * (1u - static_cast<unsigned>(player)) +
                                      static_cast<unsigned>(ptcg_number(PTCG_NAMES_ZONE, "deck"));
    int found = 0;
    for (unsigned i = 0; i < judge.card_count; ++i) {
        if (judge.cards[i].where != deck_of_opponent) continue;
        ++found;
        CHECK(std::count(list.begin(), list.end(), judge.cards[i].card) > 0);
    }
    CHECK(found > 20);
    assumptions.opponents_deck = nullptr;
    assumptions.opponents_cards = list.data();
    assumptions.opponents_card_count = list.size();
    const std::uint64_t by_name = hash(sample.get());
    REQUIRE(ptcg_match_determinize(match.get(), player, 1, &assumptions, sample.get()) == PTCG_OK);
    CHECK(hash(sample.get()) == by_name);

    // Ten cards are too few: the position is unchanged.
    assumptions.opponents_card_count = 10;
    CHECK(ptcg_match_determinize(match.get(), player, 1, &assumptions, sample.get()) ==
          PTCG_ERROR_POSITION);
    CHECK(hash(sample.get()) == by_name);
}

TEST_CASE("A redrawn position is refused where it cannot be", "[c][determinize][errors]")
{
    const Match match = start(33);
    const Match sample = fork_of(match.get());
    const std::uint64_t before = hash(sample.get());
    const auto status = [&](int player, const ptcg_assumptions* assumptions, ptcg_match* into) {
        return ptcg_match_determinize(match.get(), player, 1, assumptions, into);
    };
    CHECK(status(2, nullptr, sample.get()) == PTCG_ERROR_ARGUMENT);
    CHECK(status(0, nullptr, match.get()) == PTCG_ERROR_ARGUMENT);
    ptcg_assumptions assumptions{};
    CHECK(status(0, &assumptions, sample.get()) == PTCG_ERROR_ARGUMENT);  // no size
    assumptions.size = sizeof assumptions;
    assumptions.flags = 4;
    CHECK(status(0, &assumptions, sample.get()) == PTCG_ERROR_ARGUMENT);
    assumptions.flags = 0;
    assumptions.opponents_deck = "lava-flaw";
    CHECK(status(0, &assumptions, sample.get()) == PTCG_ERROR_NAME);
    const uint16_t card = 0;
    assumptions.opponents_cards = &card;
    CHECK(status(0, &assumptions, sample.get()) == PTCG_ERROR_ARGUMENT);
    CHECK_THAT(std::string(ptcg_last_error()),
               ContainsSubstring("ptcg_assumptions: has both a deck and its cards"));
    ptcg_setup wanted = setup(1);
    wanted.ruleset = "sv";
    wanted.flags = PTCG_UNCHECKED_DECKS;
    const Match of_another_era = start(real_host(), wanted);
    CHECK(status(0, nullptr, of_another_era.get()) == PTCG_ERROR_MISMATCH);
    CHECK(hash(sample.get()) == before);
}

TEST_CASE("The code of an option finds it again", "[c][codes]")
{
    const Match match = start(34);
    Lots lots(34);
    std::set<std::uint64_t> all;
    for (int i = 0; i < 60 && decision(match.get()).asked != PTCG_NOBODY; ++i) {
        const std::vector<std::uint64_t> codes = codes_of(match.get());
        CHECK(std::set<std::uint64_t>(codes.begin(), codes.end()).size() == codes.size());
        for (std::size_t option = 0; option < codes.size(); ++option) {
            uint16_t number = 0xffff;
            REQUIRE(ptcg_match_find_action(match.get(), codes[option], &number) == PTCG_OK);
            CHECK(number == option);
            all.insert(codes[option]);
        }
        play(match.get(), lots, 1);
    }
    CHECK(all.size() > 30);
    CHECK_FALSE(all.contains(PTCG_ENOUGH_PICKED));
    uint16_t number = 7;
    CHECK(ptcg_match_find_action(match.get(), PTCG_ENOUGH_PICKED, &number) == PTCG_ERROR_ANSWER);
    CHECK_THAT(std::string(ptcg_last_error()), ContainsSubstring("ffffffffffffffff"));
    CHECK(number == 7);
    std::uint64_t room = 0;
    std::size_t count = 0;
    while (decision(match.get()).option_count < 2) play(match.get(), lots, 1);
    CHECK(ptcg_match_action_codes(match.get(), &room, 1, &count) == PTCG_ERROR_ROOM);
    CHECK(count == decision(match.get()).option_count);
    CHECK(room == 0);
}
