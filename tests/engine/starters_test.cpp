// A card that may start in the Active Spot although it is not a Basic Pokémon (CARD-13).

#include <algorithm>
#include <set>

#include "ptcg/determinize.hpp"
#include "ptcg/invariants.hpp"
#include "support/catch.hpp"
#include "support/neutral_cards.hpp"
#include "support/profiles.hpp"
#include "support/setup_table.hpp"

namespace ptcg::starters_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one, two = PlayerId::two;

/// Adds a Stage 2 Pokémon that may start in the Active Spot.
void add_starter(NeutralCards& cards, const std::string& name = "Starter")
{
    CardDef starter;
    starter.name = cards.library.intern(name);
    starter.evolves_from = cards.library.intern("Evolved");
    starter.kind = CardKind::pokemon;
    starter.stage = Stage::stage_2;
    starter.hp = 120;
    starter.types = {Type::fire};
    starter.active_in_setup = true;
    CardText text;
    text.id = "neutral-" + name;
    text.name = text.label = name;
    cards.library.add(starter, text);
}

/// Returns a deck: player one's first hand has a Starter and no Basic Pokémon, and the second only
/// Basic Pokémon.
std::vector<DefId> with_starter(const NeutralCards& cards)
{
    std::vector<DefId> deck = mulligans(cards, 1);
    deck[3] = cards.library.find("neutral-Starter");
    return deck;
}

/// Answers until player one is asked whether to start with it.
const Decision* until_asked(Setup& table)
{
    const Decision* open = table.next();
    while (open != nullptr && open->purpose != Purpose::use_text) {
        REQUIRE(table.match.answer_by_default());
        open = table.next();
    }
    return open;
}

}  // namespace

TEST_CASE("A card that may start in the Active Spot does so instead of a mulligan", "[setup]")
{
    NeutralCards cards;
    add_starter(cards);
    const auto other = cards.deck({{10, "Bystander"}});
    for (const char* era : eras) {
        Setup table(cards, profile(era), with_starter(cards), other, "H");
        const Decision* open = until_asked(table);
        REQUIRE(open != nullptr);
        CHECK(open->asked == one);
        CHECK(open->source == cards.library.find("neutral-Starter"));
        table.answer({0});
        table.finish();
        const Permissions& game = table.match.rules();
        CHECK(table.count(EventKind::mulligan, one) == 0);
        CHECK(game.def_id(game.slot(game.active(one)).top) ==
              cards.library.find("neutral-Starter"));
        CHECK(game.player(one).bench_count == 0);
        CHECK(invariant_broken(game).empty());
    }
}

TEST_CASE("A mulligan may be taken although a card may start in the Active Spot", "[setup]")
{
    NeutralCards cards;
    add_starter(cards);
    const auto other = cards.deck({{10, "Bystander"}});
    for (const char* era : eras) {
        Setup table(cards, profile(era), with_starter(cards), other, "H");
        REQUIRE(until_asked(table) != nullptr);
        table.answer({1});
        table.finish();
        const Permissions& game = table.match.rules();
        CHECK(table.count(EventKind::mulligan, one) == 1);
        CHECK(game.def_id(game.slot(game.active(one)).top) == cards["Bystander"]);
    }
}

TEST_CASE("Beside Basic Pokémon a card may start in the Active Spot, not on the Bench", "[setup]")
{
    NeutralCards cards;
    add_starter(cards);
    std::vector<DefId> deck = cards.deck({{10, "Bystander"}});
    deck[3] = cards.library.find("neutral-Starter");
    Setup table(cards, profile("dp"), deck, cards.deck({{10, "Bystander"}}), "H");
    const Decision* open = table.next();
    REQUIRE(open->purpose == Purpose::active);
    CHECK(open->options.size() == 2);
    table.answer({0});
    open = table.next();
    REQUIRE(open->purpose == Purpose::bench);
    for (const Option& option : open->options) CHECK(option.def == cards["Bystander"]);
}

namespace {

/// Whether a player's cards in hand and in play include a Basic Pokémon and a Starter.
struct Start {
    bool basic = false, starter = false;
};

[[nodiscard]] Start start_of(const NeutralCards& cards, const MatchState& state, PlayerId id)
{
    Start found;
    for (std::size_t i = 0; i < cards_per_player; ++i) {
        const std::size_t card = at(id) * cards_per_player + i;
        const Zone zone = state.now.zone[card];
        if (zone != Zone::hand && zone != Zone::in_play) continue;
        const CardDef& def = cards.library.def(state.defs[card]);
        found.basic = found.basic || def.is_basic_pokemon();
        found.starter = found.starter || def.active_in_setup;
    }
    return found;
}

/// Gives a few default answers. Default answers of chance would leave the decks unshuffled later.
void play_on(Match& match)
{
    for (int i = 0; i < 12; ++i) REQUIRE(match.answer_by_default());
    CHECK(match.outcome() == Outcome::running);
    CHECK(invariant_broken(match.rules()).empty());
}

}  // namespace

TEST_CASE("a hand that starts without a Basic Pokémon does so in every redrawn position",
          "[determinize][setup]")
{
    NeutralCards cards;
    add_starter(cards);
    add_starter(cards, "Other");
    // Two among many Basic Pokémon: in a careless deal they are almost never in the hand.
    std::vector<DefId> deck = cards.deck({{30, "Bystander"}});
    std::vector<DefId> mine = with_starter(cards);
    mine[4] = cards.library.find("neutral-Other");
    for (std::size_t i = 7; i < 37; ++i) mine[i] = cards["Bystander"];
    Setup table(cards, profile("sv"), mine, deck, "H");
    REQUIRE(until_asked(table) != nullptr);
    table.answer({0});
    int looked = 0;
    while (const Decision* open = table.next()) {
        const MatchState& real = table.match.state();
        if (!real.now.face_down) break;
        CAPTURE(open->purpose);
        const Observation observed(table.match, two, {.real_list = true});
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Result<Match> drawn = observed.sample(seed);
            REQUIRE(drawn);
            const MatchState& sample = drawn.value().state();
            const SlotId active = sample.now.player[0].active;
            if (active == no_slot) {
                CHECK(start_of(cards, sample, one).starter);
                CHECK_FALSE(start_of(cards, sample, one).basic);
            } else {
                CHECK(drawn.value()
                          .rules()
                          .def(drawn.value().rules().slot(active).top)
                          .active_in_setup);
            }
            play_on(drawn.value());
            ++looked;
        }
        REQUIRE(table.match.answer_by_default());
    }
    CHECK(looked >= 40);
}

TEST_CASE("who is asked whether to start does not know what the other hand holds",
          "[determinize][setup]")
{
    NeutralCards cards;
    add_starter(cards);
    const auto other = cards.deck({{4, "Bystander"}});
    Setup table(cards, profile("sv"), with_starter(cards), other, "H");
    REQUIRE(until_asked(table) != nullptr);
    std::set<bool> basics;
    const Observation observed(table.match, one, {.real_list = true});
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Result<Match> drawn = observed.sample(seed);
        REQUIRE(drawn);
        basics.insert(start_of(cards, drawn.value().state(), two).basic);
        play_on(drawn.value());
    }
    CHECK(basics.size() == 2);
}

}  // namespace ptcg::starters_test
