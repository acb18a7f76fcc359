#include "display/board.hpp"

#include <sstream>

#include "screen/layout.hpp"
#include "support/catch.hpp"
#include "support/small_cards.hpp"

namespace ptcg::board_test {

using namespace ptcg::tools;

namespace {

PokemonView standing(DefId def, std::int16_t hp, std::uint16_t damage)
{
    PokemonView view;
    view.present = true;
    view.def = def;
    view.hp = hp;
    view.damage = damage;
    view.retreat_cost = 1;
    return view;
}

void attach(PokemonView& pokemon, DefId def, Role role, int count = 1)
{
    for (int i = 0; i < count; ++i) pokemon.attached[pokemon.attached_count++] = {def, role};
}

void hold(PileView& pile, DefId def)
{
    pile.known[pile.known_count] = {pile.count, def};
    ++pile.known_count;
    ++pile.count;
}

View small_position(const test::SmallCards& cards)
{
    View view;
    view.audience = seen_by(PlayerId::one);
    view.turn = 5;
    view.turn_player = PlayerId::one;
    PlayerView& mine = view.player[0];
    mine.pokemon[0] = standing(cards.flaaffy, 80, 30);
    attach(mine.pokemon[0], cards.lightning, Role::energy, 2);
    attach(mine.pokemon[0], cards.double_colorless, Role::energy);
    attach(mine.pokemon[0], cards.cape, Role::tool);
    mine.pokemon[1] = standing(cards.mareep, 50, 0);
    mine.bench_count = 1;
    mine.prizes.count = 5;
    mine.deck.count = 39;
    hold(mine.hand, cards.mareep);
    hold(mine.hand, cards.fire);
    hold(mine.hand, cards.mareep);
    PlayerView& theirs = view.player[1];
    theirs.pokemon[0] = standing(cards.magmar, 70, 60);
    theirs.pokemon[0].conditions = 1u << static_cast<unsigned>(Condition::poisoned) |
                                   1u << static_cast<unsigned>(Condition::asleep);
    attach(theirs.pokemon[0], cards.fire, Role::energy, 7);
    theirs.prizes.count = 6;
    theirs.deck.count = 41;
    theirs.hand.count = 12;
    theirs.discard.count = 3;
    return view;
}

void check_width(const std::string& board, std::size_t width)
{
    std::istringstream lines(board);
    for (std::string line; std::getline(lines, line);) {
        INFO(line);
        CHECK(width_of(line) <= width);
    }
}

}  // namespace

TEST_CASE("The board of a small position", "[tools][board]")
{
    const test::SmallCards cards;
    const Naming naming = cards.naming();
    const std::string rule = repeat("─", 80) + "\n";
    CHECK(draw_board(small_position(cards), naming, BoardStyle{}) ==
          "Turn 5: it's your turn\n" + rule +
              "Lava Flow                          "
              "Prizes 6 ▪▪▪▪▪▪  Deck 41  Hand 12  Discard  3\n"
              "  Active  Magmar                 10/70 ██░░░░░░░░  7R  Asleep, Poisoned\n" +
              rule +
              "  Active  Flaaffy                50/80 ███████░░░  L L CC  + Expert Cape\n"
              "  Bench 1 Mareep                 50/50 ██████████\n"
              "Powerhouse (you)                   "
              "Prizes 5 ▪▪▪▪▪   Deck 39  Hand  3  Discard  0\n" +
              rule + "Hand: 2 Mareep · Fire Energy\n");
}

TEST_CASE("No line of the board is wider than it may be", "[tools][board]")
{
    const test::SmallCards cards;
    const Naming naming = cards.naming();
    View view = small_position(cards);
    for (PlayerView& player : view.player) {
        player.bench_count = max_bench;
        for (PokemonView& pokemon : player.pokemon) {
            pokemon = standing(cards.flaaffy, 120, 10);
            attach(pokemon, cards.lightning, Role::energy, 6);
            attach(pokemon, cards.fire, Role::energy, 6);
            attach(pokemon, cards.double_colorless, Role::energy, 4);
            attach(pokemon, cards.cape, Role::tool, 4);
            pokemon.conditions = 0x1f;
        }
        player.lost_zone.count = 17;
        for (int i = 0; i < 20; ++i) hold(player.hand, i % 2 == 0 ? cards.fire : cards.cape);
        for (DefId def : {cards.mareep, cards.flaaffy, cards.magmar, cards.lightning}) {
            hold(player.hand, def);
        }
    }
    view.stadium = cards.double_colorless;
    for (std::size_t width : {72u, 80u, 120u}) {
        BoardStyle style;
        style.width = width;
        check_width(draw_board(view, naming, style), width);
    }
}

TEST_CASE("The board shows nothing of a face-down Pokémon", "[tools][board]")
{
    const test::SmallCards cards;
    const Naming naming = cards.naming();
    View view;
    view.player[1].pokemon[0].present = true;
    view.player[1].pokemon[0].face_down = true;
    const std::string board = draw_board(view, naming, BoardStyle{});
    CHECK_THAT(board, Catch::Matchers::ContainsSubstring("  Active  face-down card\n"));
    CHECK_THAT(board, Catch::Matchers::ContainsSubstring("  Active  (empty)\n"));
    CHECK_THAT(board, Catch::Matchers::ContainsSubstring("Setup\n"));
}

TEST_CASE("Colours take no room and are only there if wanted", "[tools][board]")
{
    const test::SmallCards cards;
    const Naming naming = cards.naming();
    const View view = small_position(cards);
    BoardStyle coloured;
    coloured.paint = Paint(true);
    CHECK(for_screen(draw_board(view, naming, BoardStyle{})).find('\x1b') == std::string::npos);
    const std::string board = draw_board(view, naming, coloured);
    CHECK(for_screen(board).find('\x1b') != std::string::npos);
    check_width(board, 80);
}

}  // namespace ptcg::board_test
