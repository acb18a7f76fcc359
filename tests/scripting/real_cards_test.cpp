// Real cards whose texts no test in Lua can show: what happens in setup, or is answered in secret.

#include "support/real_table.hpp"
#include "support/theme_decks.hpp"

namespace ptcg::real_cards_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one;

/// Player one draws Cinderace and no Basic Pokémon, after a mulligan seven Basic Pokémon.
struct Cinderace : ThemeDecks {
    Cinderace()
    {
        std::vector<DefId> mine(cards_per_player, pool->library.find("dp1-124"));
        mine[3] = card;
        for (std::size_t i = 7; i < 14; ++i) mine[i] = basic;
        const std::vector<DefId> theirs(cards_per_player, basic);
        Result<Match> started =
            Match::start(pool->library, profile("sv"), host.get(),
                         {.deck_one = mine, .deck_two = theirs, .explicit_chance = true});
        REQUIRE(started);
        match.emplace(std::move(started.value()));
    }

    /// Answers by default until a question of this purpose.
    const Decision* until(Purpose purpose)
    {
        const Decision* open = chance.next_question(*match);
        while (open != nullptr && open->purpose != purpose) {
            REQUIRE(match->answer_by_default());
            open = chance.next_question(*match);
        }
        return open;
    }
    [[nodiscard]] DefId active()
    {
        const Permissions& game = match->rules();
        return game.def_id(game.slot(game.active(one)).top);
    }
    [[nodiscard]] bool took_a_mulligan() const
    {
        for (const Event& e : match->events()) {
            if (e.kind == EventKind::mulligan && e.player == one) return true;
        }
        return false;
    }

    DefId card = pool->library.find("me1-28");
    DefId basic = pool->library.find("sv1-13");
    ScriptedChance chance{"H"};
    std::optional<Match> match;
};

}  // namespace

TEST_CASE("Cinderace starts in the Active Spot instead of a mulligan", "[setup]")
{
    Cinderace table;
    const Decision* open = table.until(Purpose::use_text);
    REQUIRE(open != nullptr);
    CHECK(open->asked == one);
    CHECK(open->source == table.card);
    REQUIRE(table.match->answer(std::vector<std::uint16_t>{0}));
    REQUIRE(table.until(Purpose::main_phase) != nullptr);
    CHECK(table.active() == table.card);
    CHECK_FALSE(table.took_a_mulligan());
}

TEST_CASE("Cinderace need not start in the Active Spot", "[setup]")
{
    Cinderace table;
    REQUIRE(table.until(Purpose::use_text) != nullptr);
    REQUIRE(table.match->answer(std::vector<std::uint16_t>{1}));
    REQUIRE(table.until(Purpose::main_phase) != nullptr);
    CHECK(table.active() == table.basic);
    CHECK(table.took_a_mulligan());
}

TEST_CASE("Unown [F]: the coin is laid down in secret, the guess is open", "[determinize]")
{
    RealTable table({.bench = {"dp4-56"}});
    REQUIRE(table.match().answer(table.option(OptionKind::use)));
    const Decision* open = table.match().decision();
    REQUIRE(open != nullptr);
    CHECK(open->asked == one);
    CHECK(open->secret);
    REQUIRE(table.match().answer(std::uint16_t{0}));
    open = table.match().decision();
    REQUIRE(open != nullptr);
    CHECK(open->asked == opponent_of(one));
    CHECK_FALSE(open->secret);
}

}  // namespace ptcg::real_cards_test
