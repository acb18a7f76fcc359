// What a viewer receives tells nothing that the viewer may not know: it stays the same, byte by
// byte, when hidden cards are other cards.

#include <map>

#include "ptcg/determinize.hpp"
#include "ptcg/hosting/match_json.hpp"
#include "ptcg/resolver.hpp"
#include "support/catch.hpp"
#include "support/drawn_games.hpp"
#include "support/neutral_cards.hpp"

namespace ptcg::json_secrets_test {

using test::random_answer;

namespace {

#ifdef NDEBUG
constexpr std::uint64_t games = 60;
#else
constexpr std::uint64_t games = 10;
#endif

/// Everything that is sent to this audience now.
[[nodiscard]] std::string sent(Match& match, Audience audience)
{
    JsonWriter json;
    json.begin_array();
    write_view(json, match, audience, match.library());
    write_decision(json, match, audience);
    json.end_array();
    return std::string(json.text());
}

[[nodiscard]] bool is_hidden(const Table& table, std::size_t card, Audience audience)
{
    const PlayerId owner = owner_of(static_cast<CardIndex>(card));
    const Zone zone = table.zone[card];
    if (zone != Zone::deck && zone != Zone::prizes && zone != Zone::hand) return false;
    if (zone == Zone::hand && audience == seen_by(owner)) return false;
    return (table.seen[card] & audience) == 0;
}

/// Makes two cards of a player that are hidden from the audience each other's. Returns false if
/// there are none.
[[nodiscard]] bool swap_hidden(MatchState& state, Audience audience, Random& random)
{
    for (int tries = 0; tries < 50; ++tries) {
        const std::size_t one = random.below(cards_per_match);
        const std::size_t two =
            random.below(cards_per_player) + one / cards_per_player * cards_per_player;
        if (state.defs[one] == state.defs[two]) continue;
        if (!is_hidden(state.now, one, audience) || !is_hidden(state.now, two, audience)) continue;
        std::swap(state.defs[one], state.defs[two]);
        return true;
    }
    return false;
}

/// Returns whether a step is in progress, which would run again with the cards changed.
[[nodiscard]] bool in_step(const MatchState& state)
{
    return state.checkpointed || state.answers.used > 0;
}

/// Calls `look(match, number)` after each answer of random games.
template <typename Look>
void in_games(const Look& look)
{
    for (std::uint64_t number = 0; number < games; ++number) {
        Match match = test::drawn_game(number);
        Random random(number);
        CAPTURE(number);
        while (match.decision() != nullptr && match.state().decisions < 250) {
            look(match, number, random);
            REQUIRE(match.answer(random_answer(*match.decision(), random)));
        }
    }
}

}  // namespace

TEST_CASE("two hidden cards that change places change no byte", "[schema][secrets]")
{
    std::size_t swapped = 0;
    in_games([&](Match& match, std::uint64_t number, Random& random) {
        if (in_step(match.state()) || match.turn() == 0) return;
        for (const Audience audience :
             {seen_by(PlayerId::one), seen_by(PlayerId::two), seen_by_spectators}) {
            // The question of the other player is not for this audience, but the rules ask it.
            MatchState state = match.state();
            if (!swap_hidden(state, audience, random)) continue;
            Match other = test::resumed_game(number, state);
            REQUIRE(sent(other, audience) == sent(match, audience));
            ++swapped;
        }
    });
    CHECK(swapped > games * 50);
}

TEST_CASE("redrawn hidden cards change no byte", "[schema][secrets]")
{
    std::size_t redrawn = 0;
    in_games([&](Match& match, std::uint64_t number, Random& random) {
        if (random.below(6) != 0) return;
        for (const PlayerId viewer : both_players) {
            Match other = test::resumed_game(number, match.state());
            if (!Observation(match, viewer).sample(random.next(), other)) continue;
            const std::string here = sent(match, seen_by(viewer));
            REQUIRE(sent(other, seen_by(viewer)) == here);
            ++redrawn;
        }
    });
    CHECK(redrawn > games * 10);
}

TEST_CASE("a Pokémon has one id while it is in play, and no other has it", "[schema]")
{
    std::size_t seen = 0;
    std::uint64_t game = ~std::uint64_t{0};
    std::map<std::pair<std::size_t, int>, int> ids;
    std::map<int, std::pair<std::size_t, int>> pokemon;
    in_games([&](Match& match, std::uint64_t number, Random&) {
        const Table& table = match.state().now;
        if (number != game || table.turn == 0) ids.clear(), pokemon.clear();
        game = number;
        TableView view;
        make_table_view(match.rules(), seen_by_spectators, view);
        if (table.face_down) {
            CHECK(view.pokemon[0].id == 0);
            return;
        }
        for (const PlayerId player : both_players) {
            match.rules().each_pokemon(player, [&](SlotId slot) {
                const std::pair<std::size_t, int> one{at(slot), table.slots[at(slot)].generation};
                const int id = view.pokemon[at(match.rules().spot_of(slot))].id;
                REQUIRE(id > 0);
                REQUIRE(ids.try_emplace(one, id).first->second == id);
                REQUIRE(pokemon.try_emplace(id, one).first->second == one);
                ++seen;
            });
        }
    });
    CHECK(seen > games * 100);
}

}  // namespace ptcg::json_secrets_test
