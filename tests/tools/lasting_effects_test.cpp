#include "display/lasting_effects.hpp"

#include "all_decks.hpp"
#include "data/formats.hpp"
#include "ptcg/bots/bots.hpp"
#include "ptcg/match.hpp"
#include "ptcg/permissions.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "screen/layout.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"

namespace ptcg::lasting_effects_test {

using namespace ptcg::tools;

namespace {

/// What was seen of lasting effects in some games.
struct Seen {
    int on_pokemon = 0, on_players = 0, with_end = 0, of_attacks = 0;
};

/// Compares what is shown at a moment of a game with the rules.
void check(Match& match, const Naming& naming, Seen& seen)
{
    TableView table;
    make_table_view(match.rules(), seen_by_spectators, table);
    View view;
    make_view(match.rules(), seen_by_spectators, view);
    const std::vector<std::string> lines = lasting_lines(table, view, naming, 80);
    for (const std::string& line : lines) CHECK(width_of(line) <= 80);
    std::string all;
    for (const std::string& line : lines) all += line + "\n";
    INFO(all);
    std::size_t shown = 0;
    for (std::size_t i = 0; i < table.lasting_count; ++i) {
        const LastingView& effect = table.lasting[i];
        if (effect.kind == LastingKind::used_this_game || effect.def == no_def) continue;
        if (effect.spot == no_spot && effect.player == PlayerId::none) continue;
        ++shown;
        CHECK((effect.spot == no_spot) != (effect.player == PlayerId::none));
        CHECK(effect.last_turn >= match.turn());
        if (effect.spot != no_spot) {
            ++seen.on_pokemon;
            const PokemonView& on = pokemon_at(view, effect.spot);
            CHECK(on.present);
            CHECK(all.find(naming.card(on.def)) != std::string::npos);
        } else {
            ++seen.on_players;
            CHECK(all.find(naming.player(effect.player)) != std::string::npos);
        }
        if (effect.last_turn != LastingView::no_turn) ++seen.with_end;
        if (effect.origin != Origin::attack) continue;
        ++seen.of_attacks;
        REQUIRE(effect.source_effect < naming.library->def(effect.def).attack_count);
    }
    const bool says_none = lines == std::vector<std::string>{"No lasting effect applies."};
    CHECK(says_none == (shown == 0));
}

}  // namespace

TEST_CASE("What lasts on a Pokémon or a player is told with its source and its end",
          "[tools][play][effects]")
{
    const std::vector<std::filesystem::path> roots{test::cards_folder()};
    LoadResult loaded = load_packs(roots);
    REQUIRE(loaded.pool);
    const std::shared_ptr<const CardPool> pool = std::move(loaded.pool);
    const std::vector<test::NamedList> lists = test::all_lists(*pool, roots);
    ScriptHost host(pool->scripts, pool->library);
    const std::unique_ptr<Bot> bot = make_greedy_bot(pool->library);
    Seen seen;
    std::vector<std::uint16_t> picks;
    View view;
    for (std::size_t one = 0; one < lists.size(); ++one) {
        const test::NamedList& other = lists[(one + 7) % lists.size()];
        const std::array decks{Deck{{}, lists[one].cards, lists[one].text},
                               Deck{{}, other.cards, other.text}};
        const Result<RulesOfPlay> play = choose_rules({}, decks, pool->library, roots);
        REQUIRE(play);
        Result<Match> started = Match::start(pool->library, play.value().rules, &host,
                                             {.deck_one = lists[one].cards,
                                              .deck_two = other.cards,
                                              .seed = one,
                                              .decision_cap = 500});
        REQUIRE(started);
        Match& match = started.value();
        const Naming naming{.library = &pool->library, .names = {"Ann", "Bob"}};
        while (match.decision() != nullptr) {
            check(match, naming, seen);
            ask(*bot, match, view, picks);
            REQUIRE(match.answer(picks));
        }
    }
    CHECK(seen.on_pokemon > 0);
    CHECK(seen.on_players > 0);
    CHECK(seen.with_end > 0);
    CHECK(seen.of_attacks > 0);
}

}  // namespace ptcg::lasting_effects_test
