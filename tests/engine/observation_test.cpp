// What a player assumes about the opponent's list determines the cards of a redrawn position, and
// also what the engine records about the decks.

#include "ptcg/determinize.hpp"
#include "ptcg/invariants.hpp"
#include "support/catch.hpp"
#include "support/neutral_cards.hpp"
#include "support/profiles.hpp"
#include "support/same_question.hpp"

namespace ptcg::observation_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two;

/// Player two's list has cards that no other list has. Their parts come from the discard pile.
struct Lists {
    NeutralCards cards;
    std::vector<DefId> plain, odd;
    Ruleset rules = profile("sv");

    Lists()
    {
        CardDef part = cards.library.def(cards.pokemon({.name = "Plain"}));
        part.parts_from = Zone::discard;
        const DefId parts = cards.add(part, "Part");
        plain = cards.deck({{20, "Bystander"}});
        odd = plain;
        for (std::size_t i = 40; i < 44; ++i) odd[i] = parts;
    }

    [[nodiscard]] Match start(std::uint64_t seed)
    {
        Result<Match> match = Match::start(cards.library, rules, &cards.effects,
                                           {.deck_one = plain, .deck_two = odd, .seed = seed});
        REQUIRE(match);
        while (match.value().decision()->purpose != Purpose::main_phase) {
            REQUIRE(match.value().answer_by_default());
        }
        return std::move(match.value());
    }
};

/// Returns how many copies of the card the player has in all zones.
[[nodiscard]] int count(const MatchState& state, PlayerId id, DefId def)
{
    int found = 0;
    for (std::size_t i = 0; i < cards_per_player; ++i) {
        found += state.defs[at(id) * cards_per_player + i] == def ? 1 : 0;
    }
    return found;
}

}  // namespace

TEST_CASE("an unknown list is taken to be like the own one, a known one is what it is",
          "[determinize]")
{
    Lists lists;
    const DefId part = lists.odd[40];
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Match match = lists.start(seed);
        REQUIRE(match.state().parts_from_discard);
        for (const bool real_list : {false, true}) {
            CAPTURE(seed, real_list);
            const Observation seen(match, one, {.real_list = real_list});
            Result<Match> drawn = seen.sample(seed);
            REQUIRE(drawn);
            const MatchState& state = drawn.value().state();
            CHECK(invariant_broken(drawn.value().rules()).empty());
            CHECK(count(state, one, part) == 0);
            CHECK(count(state, two, part) == (real_list ? 4 : 0));
            CHECK(state.parts_from_discard == real_list);
        }
        const Observation seen(match, two, {});  // the owner of the cards knows them
        Result<Match> drawn = seen.sample(seed);
        REQUIRE(drawn);
        CHECK(count(drawn.value().state(), two, part) == 4);
        CHECK(drawn.value().state().parts_from_discard);
    }
}

TEST_CASE("lists that players know of each other, and one that is assumed", "[determinize]")
{
    Lists lists;
    const DefId part = lists.odd[40];
    for (const bool known : {false, true}) {
        Result<Match> match = Match::start(
            lists.cards.library, lists.rules, &lists.cards.effects,
            {.deck_one = lists.plain, .deck_two = lists.odd, .seed = 3, .lists_known = known});
        REQUIRE(match);
        const auto parts = [&](const Assumptions& assumptions) {
            Result<Match> drawn = Observation(match.value(), one, assumptions).sample(1);
            REQUIRE(drawn);
            return count(drawn.value().state(), two, part);
        };
        CHECK(parts({}) == (known ? 4 : 0));
        CHECK(parts({.opponents_list = lists.plain}) == 0);
        CHECK(parts({.opponents_list = lists.odd}) == 4);
        CHECK(parts({.opponents_list = lists.plain, .real_list = true}) == 0);
    }
}

namespace {

/// A Trainer card whose question depends on the top card of the opponent's deck.
struct Oracle : NeutralCards {
    std::string_view differs;  ///< the part of the question that depends on it

    Oracle()
    {
        trainer("Oracle", TrainerKind::item,
                [this](Resolver& game, EffectContext& it) { return ask(game, it.owner); });
    }

    Status ask(Resolver& game, PlayerId owner)
    {
        const Pile& deck = game.pile(opponent_of(owner), Zone::deck);
        const bool bystander = game.def_id(deck.cards[deck.count - 1u]) == (*this)["Bystander"];
        const auto is_other = [&](std::string_view what) { return bystander && what == differs; };
        if (is_other("view")) {
            if (const Status s = game.put_counters(game.active(owner), 10); s != Status::done) {
                return s;
            }
        }
        if (differs == "words") {
            constexpr std::string_view one_word = "Sun", or_another = "Moon";
            std::size_t chosen = 0;
            return game.choose_word(owner, std::array{one_word, bystander ? or_another : one_word},
                                    chosen);
        }
        const Resolver::WithSource with(
            game, {(*this)[is_other("source") ? "Bystander" : "Oracle"], Origin::trainer,
                   static_cast<std::uint8_t>(is_other("effect") ? 1 : 0), no_slot, owner});
        game.begin_question(is_other("asked") ? opponent_of(owner) : owner,
                            is_other("purpose") ? Purpose::mode : Purpose::number);
        const int count = is_other("more options") ? 5 : 4;
        for (int n = 0; n < count; ++n) {
            game.add_option(
                {.kind = OptionKind::number,
                 .value = static_cast<std::uint8_t>(n == 3 && is_other("an option") ? 9 : n)});
        }
        Picks picks;
        return game.ask(is_other("min") ? 0 : 1, is_other("max") ? 3 : 2, picks);
    }
};

}  // namespace

TEST_CASE("each part of an effect's question is the same in every sample", "[determinize]")
{
    Oracle cards;
    const auto deck = cards.deck({{30, "Bystander"}, {30, "Oracle"}});
    const Ruleset rules = profile("sv");
    for (const char* differs : {"nothing", "asked", "purpose", "source", "effect", "min", "max",
                                "an option", "more options", "words", "view"}) {
        cards.differs = differs;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            CAPTURE(differs, seed);
            Result<Match> started =
                Match::start(cards.library, rules, &cards.effects,
                             {.deck_one = deck, .deck_two = deck, .seed = seed});
            REQUIRE(started);
            Match& match = started.value();
            while (match.decision()->purpose != Purpose::main_phase) {
                REQUIRE(match.answer_by_default());
            }
            const PlayerId viewer = match.decision()->asked;
            const int play = find_option(*match.decision(), OptionKind::play, cards["Oracle"]);
            REQUIRE(play >= 0);
            REQUIRE(match.answer(static_cast<std::uint16_t>(play)));
            const Observation observed(match, viewer, {.real_list = true});
            for (std::uint64_t sample = 1; sample <= 4; ++sample) {
                Result<Match> drawn = observed.sample(sample);
                REQUIRE(drawn);
                const Decision& asked = *drawn.value().decision();
                CHECK(asked.asked == match.decision()->asked);
                CHECK(asked.purpose == match.decision()->purpose);
                if (asked.asked == viewer) CHECK(same_question(asked, *match.decision()));
                CHECK(drawn.value().rules().slot(drawn.value().rules().active(viewer)).damage ==
                      match.rules().slot(match.rules().active(viewer)).damage);
            }
        }
    }
}

TEST_CASE("of what was attached or used a sample knows which copy it was in this turn alone",
          "[determinize]")
{
    Lists lists;
    Match match = lists.start(2);
    constexpr std::uint8_t no_card_has_it = cards_per_match;
    match.edit([&](Resolver& game) {
        Table& t = game.table();
        const CardIndex card = game.slot(game.active(one)).top;
        const auto number = static_cast<std::uint8_t>(at(card) + 1);
        t.memo_count = 0;
        for (const int turns_ago : {0, 1}) {
            const auto turn = static_cast<std::uint16_t>(t.turn - turns_ago);
            const auto remember = [&](Memo what, int detail, int key) {
                t.memos[t.memo_count++] = {.what = what,
                                           .player = one,
                                           .detail = static_cast<std::uint8_t>(detail),
                                           .key = static_cast<std::uint16_t>(key),
                                           .turn = turn};
            };
            remember(Memo::used_card, 0, static_cast<int>(at(card)));
            remember(Memo::used_card, 0, no_card_has_it);
            remember(Memo::attached, number, 7);
            remember(Memo::attached, number | one_more, 7);
            remember(Memo::attached, no_card_has_it + 1, 7);
            remember(Memo::attached, 0, 7);
        }
    });
    Result<Match> drawn = Observation(match, one, {}).sample(1);
    REQUIRE(drawn);
    const Permissions& game = drawn.value().rules();
    const Table& t = game.table();
    const auto card = static_cast<int>(at(game.slot(game.active(one)).top));
    REQUIRE(card != static_cast<int>(at(match.rules().slot(match.rules().active(one)).top)));
    std::vector<std::pair<int, int>> remembered;
    for (std::size_t i = 0; i < t.memo_count; ++i) {
        remembered.emplace_back(t.memos[i].key, t.memos[i].detail);
    }
    CHECK(remembered == std::vector<std::pair<int, int>>{{card, 0},
                                                         {no_card_has_it, 0},
                                                         {7, card + 1},
                                                         {7, (card + 1) | one_more},
                                                         {7, no_card_has_it + 1},
                                                         {7, 0},
                                                         {0xffff, 0},
                                                         {no_card_has_it, 0},
                                                         {7, 0},
                                                         {7, 0},
                                                         {7, no_card_has_it + 1},
                                                         {7, 0}});
}

}  // namespace ptcg::observation_test
