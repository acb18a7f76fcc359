// Each need of a text at its bound: an exact count meets it, and one more (or less) does not.

#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/profiles.hpp"

namespace ptcg::needs_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two;

/// Every pile and every Bench has a different size, so that no need is met by another pile's count.
struct Position {
    NeutralCards cards;
    FilterId pokemon, energy;
    Ruleset rules = profile("sv");
    Duel duel;
    SlotId self;

    Position()
        : pokemon(add_filter(CardFilter::pokemon)),
          energy(add_filter(CardFilter::basic_energy)),
          duel(cards, rules),
          self(duel.match.rules().active(one))
    {
        for (int i = 0; i < 2; ++i) duel.add_to_bench(one, "Bystander");
        duel.add_to_bench(two, "Bystander");
        duel.attach(self, "Fire Energy", Role::energy);
        duel.attach(self, "Bystander", Role::other);
        duel.set_prizes(one, 3);
        duel.set_prizes(two, 5);
        fill(one, Zone::discard, 4, 1);
        fill(two, Zone::discard, 1, 5);
        fill(one, Zone::lost_zone, 2, 1);
        fill(one, Zone::hand, 3, 2);
        fill(two, Zone::hand, 2, 4);
    }

    [[nodiscard]] FilterId add_filter(std::uint16_t kinds)
    {
        CardFilter filter;
        filter.kinds = kinds;
        return cards.library.add_filter(filter);
    }

    /// Moves this many Pokémon and Energy cards from the deck.
    void fill(PlayerId id, Zone zone, int pokemons, int energies)
    {
        duel.match.edit([&](Resolver& game) {
            for (const auto& [fits, count] : {std::pair{pokemon, pokemons}, {energy, energies}}) {
                for (int i = 0; i < count; ++i) move_one(game, id, fits, zone);
            }
        });
    }
    void move_one(Resolver& game, PlayerId id, FilterId fits, Zone zone) const
    {
        const Pile& deck = game.pile(id, Zone::deck);
        for (std::size_t i = 0; i < deck.count; ++i) {
            const CardIndex card = deck.cards[i];
            if (!game.matches(card, cards.library.filter(fits))) continue;
            game.take_from_zone(card);
            game.put_on_pile(card, zone, false);
            return;
        }
        FAIL("the deck ran out of a card");
    }

    [[nodiscard]] bool met(Need need, int count, FilterId filter = no_filter,
                           CardIndex card = no_card)
    {
        const Requirement r{
            .need = need, .count = static_cast<std::uint8_t>(count), .filter = filter};
        return duel.match.rules().needs_met({&r, 1}, one, self, card);
    }
    void at_least(Need need, int count, FilterId filter = no_filter)
    {
        INFO(static_cast<int>(need) << ", filter " << at(filter));
        CHECK(met(need, count, filter));
        CHECK_FALSE(met(need, count + 1, filter));
    }
    void at_most(Need need, int count)
    {
        INFO(static_cast<int>(need));
        CHECK(met(need, count));
        CHECK_FALSE(met(need, count - 1));
    }
};

}  // namespace

TEST_CASE("each need counts what it says, of whom it says", "[needs]")
{
    Position p;
    p.at_least(Need::own_bench, 2);
    p.at_least(Need::opponent_bench, 1);
    p.at_least(Need::bench_space, p.rules.bench - 2);
    const int own_deck = p.duel.match.rules().pile(one, Zone::deck).count;
    const int opponents_deck = p.duel.match.rules().pile(two, Zone::deck).count;
    REQUIRE(own_deck != opponents_deck);
    p.at_least(Need::deck, own_deck);
    p.at_least(Need::opponent_deck, opponents_deck);
    p.at_least(Need::hand, 5);
    p.at_least(Need::hand, 3, p.pokemon);
    p.at_least(Need::hand, 2, p.energy);
    p.at_least(Need::opponent_hand, 6);
    p.at_least(Need::opponent_hand, 2, p.pokemon);
    p.at_least(Need::discard, 5);
    p.at_least(Need::discard, 4, p.pokemon);
    p.at_least(Need::opponent_discard, 6);
    p.at_least(Need::opponent_discard, 5, p.energy);
    p.at_least(Need::lost_zone, 3);
    p.at_least(Need::lost_zone, 1, p.energy);
    p.at_least(Need::own_pokemon, 3);
    p.at_least(Need::own_pokemon, 3, p.pokemon);
    p.at_least(Need::opponent_pokemon, 2);
    p.at_least(Need::attached, 2);
    p.at_least(Need::attached, 1, p.energy);
    p.at_least(Need::own_prizes_at_least, 3);
    p.at_most(Need::own_prizes_at_most, 3);
    p.at_most(Need::opponent_prizes_at_most, 5);
    p.at_most(Need::hand_at_most, 5);
}

TEST_CASE("a card in the hand is not among the cards it needs there", "[needs]")
{
    Position p;
    const Permissions& game = p.duel.match.rules();
    const Pile& hand = game.pile(one, Zone::hand);
    CardIndex pokemon = no_card;
    for (std::size_t i = 0; i < hand.count; ++i) {
        if (game.matches(hand.cards[i], p.cards.library.filter(p.pokemon))) pokemon = hand.cards[i];
    }
    REQUIRE(pokemon != no_card);
    const CardIndex opponents = game.pile(two, Zone::hand).cards[0];
    const CardIndex in_deck = game.pile(one, Zone::deck).cards[0];
    CHECK(p.met(Need::hand, 4, no_filter, pokemon));
    CHECK_FALSE(p.met(Need::hand, 5, no_filter, pokemon));
    CHECK(p.met(Need::hand, 2, p.pokemon, pokemon));
    CHECK_FALSE(p.met(Need::hand, 3, p.pokemon, pokemon));
    CHECK(p.met(Need::hand, 2, p.energy, pokemon));  // no Energy card is excluded
    CHECK(p.met(Need::hand_at_most, 4, no_filter, pokemon));
    CHECK_FALSE(p.met(Need::hand_at_most, 3, no_filter, pokemon));
    for (const CardIndex elsewhere : {opponents, in_deck}) {
        CHECK(p.met(Need::hand, 5, no_filter, elsewhere));
        CHECK_FALSE(p.met(Need::hand_at_most, 4, no_filter, elsewhere));
    }
    CHECK(p.met(Need::opponent_hand, 6, no_filter, pokemon));
}

TEST_CASE("needs that count nothing", "[needs]")
{
    Position p;
    CHECK(p.met(Need::none, 9));
    CHECK_FALSE(p.met(Need::more_prizes_left, 1));
    p.duel.set_prizes(two, 3);
    CHECK_FALSE(p.met(Need::more_prizes_left, 1));
    p.duel.set_prizes(two, 2);
    CHECK(p.met(Need::more_prizes_left, 1));

    CHECK(p.met(Need::no_condition, 1));
    p.duel.set_condition(p.self, Condition::poisoned);
    CHECK_FALSE(p.met(Need::no_condition, 1));

    CHECK_FALSE(p.met(Need::stadium, 1));
    CHECK_FALSE(p.met(Need::first_turn, 1));
    p.duel.match.edit([](Resolver& game) { game.player(one).turns_taken = 1; });
    CHECK(p.met(Need::first_turn, 1));
}

TEST_CASE("Knock Outs of the opponent's last turn, by an attack's damage or by anything", "[needs]")
{
    Position p;
    const auto knock_out = [&](PlayerId whose, Harm harm, int turns_ago) {
        p.duel.match.edit([&](Resolver& game) {
            MemoRecord r;
            r.what = Memo::knocked_out;
            r.player = whose;
            r.detail = static_cast<std::uint8_t>(harm);
            r.key = static_cast<std::uint16_t>(p.cards["Bystander"]);
            r.turn = static_cast<std::uint16_t>(game.table().turn - turns_ago);
            game.table().memos[game.table().memo_count++] = r;
        });
    };
    const auto any = [&](int count) { return p.met(Need::knocked_out_last_turn, count); };
    const auto damage = [&](int count) {
        return p.met(Need::knocked_out_by_attack_last_turn, count);
    };
    CHECK_FALSE(any(1));
    knock_out(two, Harm::attack_damage, 1);
    knock_out(one, Harm::attack_damage, 0);
    knock_out(one, Harm::attack_damage, 2);
    knock_out(one, Harm::checkup, 1);
    CHECK_FALSE(any(1));
    CHECK_FALSE(damage(1));
    knock_out(one, Harm::other_effect, 1);
    CHECK(any(1));
    CHECK_FALSE(damage(1));
    knock_out(one, Harm::attack_damage, 1);
    CHECK(any(2));
    CHECK_FALSE(any(3));
    CHECK(damage(1));
    CHECK_FALSE(damage(2));
    CHECK_FALSE(p.met(Need::knocked_out_last_turn, 1, p.energy));
    CHECK(p.met(Need::knocked_out_last_turn, 2, p.pokemon));
}

TEST_CASE("one of two needs is enough where they are joined, each must hold where not", "[needs]")
{
    Position p;
    const auto met = [&](bool first, bool joined, bool second, bool third) {
        const auto need = [](bool holds) { return holds ? Need::own_bench : Need::stadium; };
        const std::array<Requirement, 3> all = {
            Requirement{.need = need(first), .or_next = joined, .count = 1},
            Requirement{.need = need(second), .count = 1},
            Requirement{.need = need(third), .count = 1}};
        return p.duel.match.rules().needs_met(all, one, p.self, no_card);
    };
    for (int bits = 0; bits < 8; ++bits) {
        const bool a = (bits & 1) != 0, b = (bits & 2) != 0, c = (bits & 4) != 0;
        CHECK(met(a, false, b, c) == (a && b && c));
        CHECK(met(a, true, b, c) == ((a || b) && c));
    }
}

}  // namespace ptcg::needs_test
