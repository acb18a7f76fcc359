#include "ptcg/packed_view.hpp"

#include <cstring>
#include <memory>
#include <vector>

#include "all_decks.hpp"
#include "data/formats.hpp"
#include "ptcg/bots/bots.hpp"
#include "ptcg/match.hpp"
#include "ptcg/resolver.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/small_cards.hpp"

namespace ptcg::packed_view_test {

using namespace ptcg::tools;

namespace {

constexpr Audience audiences[] = {seen_by(PlayerId::one), seen_by(PlayerId::two),
                                  seen_by_spectators, seen_by_all};

PackedView packed(Match& match, Audience audience)
{
    PackedView view;
    std::memset(static_cast<void*>(&view), 0xee, sizeof view);  // unused bytes must become zero
    pack_view(match.rules(), audience, view);
    return view;
}

/// Returns whether the packed view equals the view for each audience.
bool agree(Match& match)
{
    for (Audience audience : audiences) {
        View view;
        make_view(match.rules(), audience, view);
        const Result<View> unpacked = unpack_view(bytes_of(packed(match, audience)));
        if (!unpacked || unpacked.value() != view) return false;
    }
    return true;
}

/// Plays on at random. Returns the number of positions, or -1 if a view was wrong.
int play_and_compare(Match& match, std::uint64_t seed)
{
    const std::unique_ptr<Bot> bot = make_random_bot();
    bot->begin(seed);
    std::vector<std::uint16_t> picks;
    int positions = 0;
    while (const Decision* decision = match.decision()) {
        if (!agree(match)) return -1;
        ++positions;
        bot->choose(*decision, {}, picks);
        if (!match.answer(picks)) return -1;
    }
    return agree(match) ? positions : -1;
}

struct Game : test::SmallMatch {
    explicit Game(int answers)
    {
        const std::unique_ptr<Bot> bot = make_random_bot();
        bot->begin(1);
        std::vector<std::uint16_t> picks;
        for (int i = 0; i < answers; ++i) {
            const Decision* decision = match.decision();
            REQUIRE(decision != nullptr);
            bot->choose(*decision, {}, picks);
            REQUIRE(match.answer(picks));
        }
    }
};

std::string refusal(PackedView view)
{
    const Result<View> unpacked = unpack_view(bytes_of(view));
    return unpacked ? "" : unpacked.error().message;
}

}  // namespace

TEST_CASE("A packed view says what the view says, in games of all decks", "[view][packed]")
{
    const std::vector<std::filesystem::path> roots{ptcg::test::cards_folder()};
    const LoadResult loaded = load_packs(roots);
    REQUIRE(loaded.pool);
    ScriptHost host(loaded.pool->scripts, loaded.pool->library);
    const std::vector<test::NamedList> lists = test::all_lists(*loaded.pool, roots);
    for (std::size_t i = 0; i < lists.size(); ++i) {
        const test::NamedList& other = lists[(i + 1) % lists.size()];
        INFO(lists[i].name << " against " << other.name);
        const std::array decks{Deck{{}, lists[i].cards, lists[i].text},
                               Deck{{}, other.cards, other.text}};
        const Result<RulesOfPlay> play = choose_rules({}, decks, loaded.pool->library, roots);
        REQUIRE(play);
        MatchSetup setup;
        setup.deck_one = lists[i].cards;
        setup.deck_two = other.cards;
        setup.seed = i;
        setup.decision_cap = 20'000;
        Result<Match> match = Match::start(loaded.pool->library, play.value().rules, &host, setup);
        REQUIRE(match);
        CHECK(play_and_compare(match.value(), i) > 20);
    }
}

TEST_CASE("A packed view has zeros where it has nothing to say", "[view][packed]")
{
    Game game(40);
    for (Audience audience : audiences) {
        const PackedView view = packed(game.match, audience);
        const auto* const bytes = reinterpret_cast<const unsigned char*>(&view);
        std::size_t used = 0;
        for (std::size_t i = view.size; i < sizeof view; ++i) {
            if (bytes[i] != 0) ++used;
        }
        CHECK(used == 0);
        const PackedPokemon& last_bench = view.pokemon[slots_per_player - 1];
        CHECK(last_bench.flags == 0);
        CHECK(last_bench.hp == 0);
        CHECK(bytes_of(view).size() == view.size);
    }
}

TEST_CASE("The judge's packed view holds each card once", "[view][packed]")
{
    Game game(40);
    const PackedView view = packed(game.match, seen_by_all);
    std::size_t pokemon = 0;
    for (const PackedPokemon& on : view.pokemon) {
        if ((on.flags & packed_present) != 0) ++pokemon;
    }
    CHECK(view.card_count + pokemon == cards_per_match);
    const PackedView mine = packed(game.match, seen_by(PlayerId::one));
    std::size_t hand = 0;
    for (std::size_t i = 0; i < mine.card_count; ++i) {
        CHECK(mine.cards[i].where != packed_pile(PlayerId::one, Zone::deck));
        CHECK(mine.cards[i].where != packed_pile(PlayerId::two, Zone::hand));
        if (mine.cards[i].where == packed_pile(PlayerId::one, Zone::hand)) ++hand;
    }
    CHECK(hand == mine.player[0].hand);
}

TEST_CASE("Bytes that are not a packed view are rejected", "[view][packed]")
{
    Game game(40);
    const PackedView good = packed(game.match, seen_by(PlayerId::one));
    REQUIRE(refusal(good).empty());
    CHECK(unpack_view(bytes_of(good).first(100)).error().message ==
          "this is not a packed view: too short");
    CHECK(unpack_view(bytes_of(good).first(good.size - 1u)).error().message ==
          "this is not a packed view: wrong size");
    PackedView bad = good;
    bad.version = 7;
    CHECK(refusal(bad) == "this is not a packed view: version 7, not 1");
    bad = good;
    bad.card_count = 0;
    CHECK(refusal(bad) == "this is not a packed view: wrong size");
    const auto with = [&](auto&& change) {
        PackedView view = good;
        change(view);
        return refusal(view);
    };
    const std::string nothing = "this is not a packed view: a number is out of range";
    const auto check = [&](auto member, int most) {
        CHECK(with([&](PackedView& view) {
                  member(view) = static_cast<std::uint8_t>(most);
              }).empty());
        CHECK(with([&](PackedView& view) { member(view) = static_cast<std::uint8_t>(most + 1); }) ==
              nothing);
    };
    check(
        [](PackedView & view) -> auto& { return view.outcome; },
        static_cast<int>(Outcome::decision_cap));
    check(
        [](PackedView & view) -> auto& { return view.reason; },
        static_cast<int>(WinReason::forfeit));
    check(
        [](PackedView & view) -> auto& { return view.turn_player; }, 1);
    check(
        [](PackedView & view) -> auto& { return view.starting_player; }, 1);
    check(
        [](PackedView & view) -> auto& { return view.winner; }, 1);
    check(
        [](PackedView & view) -> auto& { return view.player[1].bench_count; }, max_bench);
    check(
        [](PackedView & view) -> auto& { return view.player[1].deck; }, cards_per_player);
    check(
        [](PackedView & view) -> auto& { return view.player[0].beside; }, cards_per_player);
    bad = good;
    bad.outcome = 9;
    CHECK(refusal(bad) == "this is not a packed view: a number is out of range");
    bad = good;
    bad.cards[2].where = 20;
    CHECK(refusal(bad) == "this is not a packed view: card 2 is in a place that does not exist");
    bad.cards[2].where = 39;
    CHECK(refusal(bad) == "this is not a packed view: card 2 is in a place that does not exist");
}

TEST_CASE("A packed view tells of places and players exactly as many as there are",
          "[view][packed]")
{
    Game game(40);
    const PackedView good = packed(game.match, seen_by(PlayerId::one));
    const auto refuses = [&](auto&& change) {
        PackedView view = good;
        change(view);
        return !refusal(view).empty();
    };
    const int player_two = packed_pile(PlayerId::two, Zone::deck);
    for (int where = 0; where <= 0xff; ++where) {
        const bool on_pokemon = where < static_cast<int>(slots_per_match);
        const int zone = (where - packed_pile(PlayerId::one, Zone::deck)) % 8;
        const bool in_pile = where >= packed_pile(PlayerId::one, Zone::deck) &&
                             where < player_two + 8 && zone <= static_cast<int>(Zone::beside);
        CAPTURE(where);
        CHECK(refuses([&](PackedView& view) {
                  view.cards[2] = {.where = static_cast<std::uint8_t>(where)};
              }) == !(on_pokemon || in_pile));
    }
    for (const Role role : {Role::other, static_cast<Role>(at(Role::other) + 1)}) {
        CHECK(refuses([&](PackedView& view) {
                  view.cards[2] = {.place = static_cast<std::uint8_t>(role)};
              }) == (role != Role::other));
    }
    for (const std::size_t count : {cards_per_player, cards_per_player + 1}) {  // all in one deck
        CHECK(refuses([&](PackedView& view) {
                  view.card_count = static_cast<std::uint8_t>(count);
                  view.size = static_cast<std::uint16_t>(offsetof(PackedView, cards) +
                                                         sizeof(PackedCard) * count);
                  view.cards.fill({.where = packed_pile(PlayerId::one, Zone::deck)});
              }) == (count > cards_per_player));
    }
    constexpr std::uint8_t PackedView::*of_players[] = {
        &PackedView::turn_player, &PackedView::starting_player, &PackedView::winner,
        &PackedView::stadium_owner};
    for (const auto member : of_players) {
        for (const PlayerId id : {PlayerId::two, PlayerId::chance, PlayerId::none}) {
            CHECK(refuses([&](PackedView& view) {
                      view.*member = static_cast<std::uint8_t>(id);
                  }) == (id == PlayerId::chance));
        }
    }
    constexpr std::uint8_t PackedPlayer::*piles[] = {
        &PackedPlayer::deck,   &PackedPlayer::hand,      &PackedPlayer::discard,
        &PackedPlayer::prizes, &PackedPlayer::lost_zone, &PackedPlayer::beside};
    for (const auto pile : piles) {
        for (const std::size_t count : {cards_per_player, cards_per_player + 1}) {
            CHECK(refuses([&](PackedView& view) {
                      view.player[1].*pile = static_cast<std::uint8_t>(count);
                  }) == (count > cards_per_player));
        }
    }
}

TEST_CASE("Of more cards on a Pokémon than a view has room for, both views tell the same",
          "[view][packed]")
{
    Game game(40);
    game.match.edit([](Resolver& rules) {
        const SlotId active = rules.active(PlayerId::one);
        REQUIRE(active != no_slot);
        for (int i = 0; i < 30; ++i) {
            const CardIndex card = rules.pile(PlayerId::one, Zone::deck).cards[0];
            rules.take_from_zone(card);
            rules.link(active, card, Role::energy);
        }
    });
    View view;
    make_view(game.match.rules(), seen_by_all, view);
    const PokemonView& active = view.player[0].pokemon[0];
    CHECK(active.attached_count == active.attached.size());
    CHECK(agree(game.match));
}

}  // namespace ptcg::packed_view_test
