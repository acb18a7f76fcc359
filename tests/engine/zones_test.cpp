// What players may see of the zones (section 4), and the draw of the first turn of the game.

#include <algorithm>

#include "ptcg/view.hpp"
#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/profiles.hpp"
#include "support/seen.hpp"

namespace ptcg::zones_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two;

/// A match between two decks of Bystanders and Energy, in the main phase of the first turn.
struct Game {
    explicit Game(const Ruleset& rules, std::uint64_t seed = 7)
        : match(std::move(Match::start(cards.library, rules, nullptr,
                                       {.deck_one = deck, .deck_two = deck, .seed = seed})
                              .value()))
    {
        while (match.decision()->purpose != Purpose::main_phase) REQUIRE(match.answer_by_default());
    }

    View seen(Audience audience) { return test::seen(match, audience); }
    [[nodiscard]] const Pile& pile(PlayerId id, Zone zone) { return match.rules().pile(id, zone); }

    NeutralCards cards;
    std::vector<DefId> deck = cards.deck({{30, "Bystander"}});
    Match match;
};

}  // namespace

TEST_CASE("ZONE-01 the hand is hidden from the opponent", "[rules]")
{
    for (const char* era : eras) {
        Game game(profile(era));
        const std::uint8_t held = game.pile(one, Zone::hand).count;
        REQUIRE(held > 0);
        CHECK(game.seen(seen_by(one)).player[0].hand.known_count == held);
        CHECK(game.seen(seen_by(two)).player[0].hand.known_count == 0);
        CHECK(game.seen(seen_by_spectators).player[0].hand.known_count == 0);
        CHECK(game.seen(seen_by(two)).player[0].hand.count == held);
    }
}

TEST_CASE("ZONE-01 drawn cards go to the hand, seen by who draws them", "[rules]")
{
    for (const char* era : eras) {
        Game game(profile(era));
        const CardIndex top =
            game.pile(one, Zone::deck).cards[game.pile(one, Zone::deck).count - 1];
        const std::uint32_t before =
            game.match.first_event() + static_cast<std::uint32_t>(game.match.events().size());
        int drawn = 0;
        game.match.edit([&](Resolver& rules) { CHECK(rules.draw(one, 1, drawn) == Status::done); });
        CHECK(drawn == 1);
        CHECK(game.match.state().now.zone[at(top)] == Zone::hand);
        CHECK(game.match.events_for(seen_by(one), before).back().def != no_def);
        CHECK(game.match.events_for(seen_by(two), before).back().def == no_def);
    }
}

TEST_CASE("ZONE-01 an effect may show a card of the hand", "[rules]")
{
    Game game(profile("dp"));
    game.match.edit(
        [](Resolver& rules) { rules.show(rules.pile(one, Zone::hand).cards[0], seen_by(two)); });
    CHECK(game.seen(seen_by(two)).player[0].hand.known_count == 1);
    CHECK(game.seen(seen_by_spectators).player[0].hand.known_count == 0);
}

TEST_CASE("ZONE-02 nobody knows the deck, everybody its size", "[rules]")
{
    for (const char* era : eras) {
        Game game(profile(era));
        const std::uint8_t left = game.pile(one, Zone::deck).count;
        for (const Audience audience : {seen_by(one), seen_by(two), seen_by_spectators}) {
            CHECK(game.seen(audience).player[0].deck.known_count == 0);
            CHECK(game.seen(audience).player[0].deck.count == left);
        }
    }
}

TEST_CASE("ZONE-02 what a text lets a player see is known until the deck is shuffled", "[rules]")
{
    Game game(profile("dp"));
    game.match.edit([](Resolver& rules) {
        const Pile& deck = rules.pile(one, Zone::deck);
        CardList top;
        top.add(deck.cards[deck.count - 1]);
        rules.look_at(one, one, Zone::deck, top);
    });
    CHECK(game.seen(seen_by(one)).player[0].deck.known_count == 1);
    CHECK(game.seen(seen_by(two)).player[0].deck.known_count == 0);
    game.match.edit([](Resolver& rules) { CHECK(rules.shuffle(one, Zone::deck) == Status::done); });
    CHECK(game.seen(seen_by(one)).player[0].deck.known_count == 0);
}

TEST_CASE("ZONE-01 a view tells which cards of a hand are known, sorted, not where they are",
          "[rules]")
{
    Game game(profile("sv"));
    game.match.edit([](Resolver& rules) {
        int drawn = 0;
        REQUIRE(rules.draw(one, 40, drawn) == Status::done);
        const Pile& hand = rules.pile(one, Zone::hand);
        CardList all;
        for (std::size_t i = 0; i < hand.count; ++i) all.add(hand.cards[i]);
        rules.look_at(two, one, Zone::hand, all);
    });
    const View view = game.seen(seen_by(two));
    const PileView& hand = view.player[0].hand;
    REQUIRE(hand.known_count == hand.count);
    REQUIRE(hand.count > 40);
    std::vector<DefId> told, real;
    for (std::size_t i = 0; i < hand.known_count; ++i) {
        told.push_back(hand.known[i].def);
        CHECK(hand.known[i].place == 0xff);
    }
    const Pile& pile = game.pile(one, Zone::hand);
    for (std::size_t i = 0; i < pile.count; ++i) {
        real.push_back(game.match.rules().def_id(pile.cards[i]));
    }
    std::sort(real.begin(), real.end());
    CHECK(told == real);
}

TEST_CASE("ZONE-02 which end of the deck a card goes to is told, and whether it is known there",
          "[rules]")
{
    Game game(profile("sv"));
    const std::size_t before = game.match.events().size();
    game.match.edit([](Resolver& rules) {
        for (const Placement to :
             {Placement{Zone::deck, false}, Placement{Zone::deck, true},
              Placement{Zone::deck, false, true}, Placement{Zone::deck, true, true}}) {
            const CardIndex card = rules.pile(one, Zone::hand).cards[0];
            REQUIRE(rules.move_card(card, to) == Status::done);
            const Pile& deck = rules.pile(one, Zone::deck);
            CHECK(deck.cards[to.bottom ? 0 : deck.count - 1] == card);
            CHECK(rules.table().seen[at(card)] == (to.unseen ? 0 : seen_by(one)));
        }
    });
    std::vector<int> told;
    for (const Event& e : game.match.events().subspan(before)) told.push_back(e.extra);
    CHECK(told == std::vector<int>{0, 1, 2, 3});
}

TEST_CASE("TRN-04: all that lies beside the Active Pokémon is discarded when the turn ends",
          "[rules]")
{
    Game game(profile("dp"));
    const PlayerId turn = game.match.state().now.turn_player;
    game.match.edit([&](Resolver& rules) {
        for (int i = 0; i < 2; ++i) {
            const CardIndex card = rules.pile(turn, Zone::deck).cards[0];
            rules.take_from_zone(card);
            rules.put_on_pile(card, Zone::beside, false);
        }
    });
    while (game.match.state().now.turn_player == turn) REQUIRE(game.match.answer_by_default());
    CHECK(game.pile(turn, Zone::beside).count == 0);
    CHECK(game.pile(turn, Zone::discard).count == 2);
}

TEST_CASE("ZONE-01 a card that leaves the hand unseen may be any that was known there", "[rules]")
{
    Game game(profile("sv"));
    game.match.edit([](Resolver& rules) {
        const auto seen = [&](PlayerId by, Zone zone) {
            const Pile& pile = rules.pile(one, zone);
            int count = 0;
            for (std::size_t i = 0; i < pile.count; ++i) {
                count += (rules.table().seen[at(pile.cards[i])] & seen_by(by)) != 0 ? 1 : 0;
            }
            return count;
        };
        const auto move = [&](Zone from, Zone to) {
            const CardIndex card = rules.pile(one, from).cards[0];
            REQUIRE(rules.move_card(card, {to, false}) == Status::done);
            return rules.table().seen[at(card)];
        };
        const auto show_hand = [&] {
            CardList all;
            const Pile& hand = rules.pile(one, Zone::hand);
            for (std::size_t i = 0; i < hand.count; ++i) all.add(hand.cards[i]);
            rules.look_at(two, one, Zone::hand, all);
        };
        int drawn = 0;
        REQUIRE(rules.draw(one, 5, drawn) == Status::done);
        show_hand();
        const int hand = rules.pile(one, Zone::hand).count;
        CHECK(seen(two, Zone::hand) == hand);
        CHECK(move(Zone::hand, Zone::discard) == 3);
        CHECK(seen(two, Zone::hand) == hand - 1);  // the move was visible, so the card is known
        CHECK(move(Zone::discard, Zone::hand) == 3);
        CHECK(seen(two, Zone::hand) == hand);
        CHECK(move(Zone::deck, Zone::hand) == seen_by(one));
        CHECK(seen(two, Zone::hand) == hand);  // the others are still known
        CHECK(move(Zone::hand, Zone::deck) == seen_by(one));
        CHECK(seen(two, Zone::hand) == 0);
        CHECK(seen(two, Zone::deck) == 0);
        CHECK(seen(one, Zone::hand) == hand);
    });
}

TEST_CASE("ZONE-02 only who looks at all of the own deck searches it", "[rules]")
{
    for (const char* era : eras) {
        Game game(profile(era));
        const std::size_t before = game.match.events().size();
        game.match.edit([](Resolver& rules) {
            const auto look = [&](PlayerId id, PlayerId owner, Zone zone, bool all) {
                const Pile& pile = rules.pile(owner, zone);
                CardList cards;
                for (std::size_t i = all ? 0 : 1; i < pile.count; ++i) cards.add(pile.cards[i]);
                rules.look_at(id, owner, zone, cards);
            };
            const auto known = [&](PlayerId to) {
                const Pile& deck = rules.pile(one, Zone::deck);
                int count = 0;
                for (std::size_t i = 0; i < deck.count; ++i) {
                    count += (rules.table().seen[at(deck.cards[i])] & seen_by(to)) != 0 ? 1 : 0;
                }
                return count;
            };
            const int all = rules.pile(one, Zone::deck).count;
            look(two, one, Zone::deck, true);
            CHECK(known(two) == all);
            look(one, one, Zone::prizes, true);
            look(one, one, Zone::deck, false);
            CHECK(known(one) == all - 1);
            CHECK(known(two) == all);
            look(one, one, Zone::deck, true);
            CHECK(known(one) == all);
            CHECK(known(two) == 0);  // the owner may have taken a card out unseen
            CardList lowest;
            for (std::size_t i = 0; i < 2; ++i) lowest.add(rules.pile(one, Zone::deck).cards[i]);
            rules.look_at(two, one, Zone::deck, lowest);
            CHECK(known(two) == 2);
        });
        std::vector<int> searches;
        for (const Event& e : game.match.events().subspan(before)) {
            if (e.kind == EventKind::looked_at) searches.push_back(e.extra);
        }
        CHECK(searches == std::vector<int>{0, 0, 0, 1, 2});
    }
}

TEST_CASE("ZONE-02 a question about the deck tells nothing of its order", "[rules]")
{
    // Two matches with the same cards in different orders ask the same question.
    std::vector<Option> asked[2];
    for (std::size_t i = 0; i < 2; ++i) {
        Game game(profile("dp"));
        game.match.edit([&](Resolver& rules) {
            for (std::size_t n = 0; n < i; ++n)
                CHECK(rules.shuffle(one, Zone::deck) == Status::done);
            const Pile& deck = rules.pile(one, Zone::deck);
            CardList all;
            for (std::size_t n = 0; n < deck.count; ++n) all.add(deck.cards[n]);
            CardList chosen;
            CHECK(rules.choose_cards(one, Purpose::search, one, Zone::deck, all, 0, 1, true,
                                     chosen) == Status::asked);
            for (std::size_t n = 0; n < rules.option_count(); ++n) {
                asked[i].push_back(rules.option(n));
            }
        });
    }
    CHECK_FALSE(asked[0].empty());
    CHECK(asked[0] == asked[1]);
    for (const Option& option : asked[0]) CHECK(option.place == 0xff);
}

TEST_CASE("ZONE-03 GAP-15 six Prize cards of the own deck, known to nobody", "[rules]")
{
    for (const char* era : eras) {
        Game game(profile(era));
        for (PlayerId id : both_players) {
            const Pile& prizes = game.pile(id, Zone::prizes);
            CHECK(prizes.count == 6);
            for (std::size_t i = 0; i < prizes.count; ++i) CHECK(owner_of(prizes.cards[i]) == id);
            for (const Audience audience : {seen_by(one), seen_by(two), seen_by_spectators}) {
                CHECK(game.seen(audience).player[at(id)].prizes.known_count == 0);
            }
        }
    }
}

TEST_CASE("ZONE-03 which cards become Prize cards is chance", "[rules]")
{
    Game a(profile("dp"), 1);
    Game b(profile("dp"), 2);
    CHECK_FALSE(a.pile(one, Zone::prizes).cards == b.pile(one, Zone::prizes).cards);
}

TEST_CASE("ZONE-04 the discard pile lies open", "[rules]")
{
    for (const char* era : eras) {
        Game game(profile(era));
        const CardIndex card = game.pile(one, Zone::hand).cards[0];
        game.match.edit([&](Resolver& rules) { CHECK(rules.discard(card) == Status::done); });
        for (const Audience audience : {seen_by(one), seen_by(two), seen_by_spectators}) {
            const PileView discard = game.seen(audience).player[0].discard;
            REQUIRE(discard.known_count == 1);
            CHECK(discard.known[0].def == game.match.rules().def_id(card));
        }
        CHECK(game.pile(two, Zone::discard).count == 0);
    }
}

TEST_CASE("TURN-02 the starting player draws in the very first turn", "[rules]")
{
    for (const char* era : eras) {
        Game game(profile(era));
        REQUIRE(game.match.turn() == 1);
        const PlayerId starts = game.match.state().now.starting_player;
        int drawn[] = {0, 0};
        bool begun = false;
        for (const Event& e : game.match.events()) {
            begun = begun || e.kind == EventKind::turn_began;
            if (begun && e.kind == EventKind::drew) ++drawn[at(e.player)];
        }
        CHECK(drawn[at(starts)] == 1);
        CHECK(drawn[at(opponent_of(starts))] == 0);
    }
}

TEST_CASE("WIN-03 NOTE-06 the primer's sentence taken literally is a switch", "[rules]")
{
    for (const bool literal : {false, true}) {
        Ruleset rules = profile("primer");
        rules.lose_when_any_draw_fails = literal;
        Game game(rules);
        const int left = game.pile(one, Zone::deck).count;
        int drawn = 0;
        game.match.edit([&](Resolver& r) { CHECK(r.draw(one, left + 1, drawn) == Status::done); });
        CHECK(drawn == left);
        CHECK(game.match.over() == literal);
        if (literal) {
            CHECK(game.match.winner() == two);
            CHECK(game.match.reason() == WinReason::no_cards);
        }
    }
}

TEST_CASE("ZONE-04: a card that lies open has been seen by both, however it came there", "[rules]")
{
    NeutralCards cards;
    cards.trainer("Hall", TrainerKind::stadium);
    cards.trainer("Charm", TrainerKind::tool);
    cards.trainer("Query", TrainerKind::item, [](Resolver& game, EffectContext& it) {
        bool yes = false;
        return game.ask_yes_no(it.owner, Purpose::yes_no, yes);
    });
    cards.pokemon({.name = "Grown", .evolves_from = "Bystander"});
    Duel duel(cards, profile("sv"));
    const auto all_seen = [&] {
        int open = 0;
        const Table& t = duel.match.state().now;
        for (std::size_t i = 0; i < cards_per_match; ++i) {
            const Zone zone = t.zone[i];
            if (zone == Zone::deck || zone == Zone::hand || zone == Zone::prizes) continue;
            ++open;
            if (t.seen[i] != both_saw) return 0;
        }
        return open;
    };
    const auto comes = [&](OptionKind kind, const char* card) {
        const int before = all_seen();
        duel.add_to_hand(one, card);
        duel.match.edit([](Resolver& game) {  // as if it had been drawn
            const Pile& hand = game.pile(one, Zone::hand);
            game.table().seen[at(hand.cards[hand.count - 1u])] = seen_by(one);
        });
        const int option = find_option(*duel.next(), kind, cards[card]);
        REQUIRE(option >= 0);
        duel.answer({static_cast<std::uint16_t>(option)});
        REQUIRE(duel.next() != nullptr);
        return before > 0 && all_seen() == before + 1;
    };
    CHECK(comes(OptionKind::bench, "Bystander"));
    CHECK(comes(OptionKind::evolve, "Grown"));
    CHECK(comes(OptionKind::attach, "Fire Energy"));
    CHECK(comes(OptionKind::play, "Charm"));
    CHECK(comes(OptionKind::play, "Hall"));
    CHECK(comes(OptionKind::play, "Query"));
    CHECK(duel.next()->purpose == Purpose::yes_no);  // the card is being played
    duel.answer({0});
    CHECK(all_seen() == 8);
}

TEST_CASE(
    "ZONE-03 a Prize card that is turned face up is seen by all until it is shuffled or taken",
    "[rules][views]")
{
    Game game(profile("sv"));
    const CardIndex prize = game.pile(two, Zone::prizes).cards[2];
    const auto known = [&](Audience audience) { return game.seen(audience).player[1].prizes; };
    game.match.edit([&](Resolver& rules) { rules.turn_up(prize); });
    for (const Audience audience : {seen_by(one), seen_by(two), seen_by_spectators}) {
        const PileView prizes = known(audience);
        REQUIRE(prizes.known_count == 1);
        CHECK(prizes.known[0].place == 2);
        CHECK(prizes.known[0].def == game.match.state().defs[at(prize)]);
    }
    SECTION("shuffled")
    {
        game.match.edit(
            [&](Resolver& rules) { CHECK(rules.shuffle(two, Zone::prizes) == Status::done); });
        CHECK(known(seen_by(two)).known_count == 0);
        CHECK(known(seen_by_spectators).known_count == 0);
    }
    SECTION("put into the hand: both players know it, spectators do not")
    {
        game.match.edit([&](Resolver& rules) {
            CHECK(rules.move_card(prize, {.zone = Zone::hand}) == Status::done);
        });
        CHECK(game.seen(seen_by(one)).player[1].hand.known_count == 1);
        CHECK(game.seen(seen_by_spectators).player[1].hand.known_count == 0);
    }
    SECTION("another one is put there face up")
    {
        const CardIndex held = game.pile(two, Zone::hand).cards[0];
        game.match.edit([&](Resolver& rules) {
            CHECK(rules.move_card(held, {.zone = Zone::prizes, .face_up = true}) == Status::done);
        });
        CHECK(known(seen_by_spectators).known_count == 2);
    }
}

}  // namespace ptcg::zones_test
