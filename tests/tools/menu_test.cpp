#include "play/menu.hpp"

#include "screen/layout.hpp"
#include "support/catch.hpp"
#include "support/small_cards.hpp"

namespace ptcg::menu_test {

using namespace ptcg::tools;

namespace {

using Lines = std::vector<std::string>;
using Picks = std::vector<std::uint16_t>;

/// A main phase with a full Bench of Mareep: Energy for any of them, and an attack.
struct MainPhase {
    test::SmallCards cards;
    Naming naming = cards.naming();
    View view;
    std::vector<Option> options;
    Decision decision;

    MainPhase()
    {
        view.audience = seen_by(PlayerId::one);
        view.player[0].bench_count = 5;
        for (std::size_t place = 0; place < 6; ++place) {
            PokemonView& there = view.player[0].pokemon[place];
            there.present = true;
            there.def = cards.mareep;
            there.hp = 50;
            for (const DefId energy : {cards.lightning, cards.fire}) {
                options.push_back({.kind = OptionKind::attach,
                                   .spot = spot_at(PlayerId::one, place),
                                   .def = energy});
            }
        }
        for (std::size_t place = 1; place < 6; ++place) {
            options.push_back({.kind = OptionKind::retreat,
                               .spot = spot_at(PlayerId::one, place),
                               .def = cards.mareep});
        }
        options.push_back({.kind = OptionKind::attack,
                           .spot = spot_at(PlayerId::one, 0),
                           .value = 0,
                           .def = cards.mareep});
        options.push_back({.kind = OptionKind::end_turn});
        decision.options = options;
    }
};

constexpr ScreenSize endless{80, 0};
constexpr ScreenSize small{80, 16};

Lines drawn(Menu& menu, ScreenSize size)
{
    return menu.draw({}, size, Paint());
}

}  // namespace

TEST_CASE("Without a limit to the screen every option is a choice", "[tools][play][menu]")
{
    const MainPhase game;
    Menu menu(game.decision, game.view, game.naming);
    const Lines lines = drawn(menu, endless);
    REQUIRE(menu.shown().size() == game.options.size());
    CHECK(lines.size() == game.options.size() + 2);
    CHECK(lines[2] == "  1  attach Lightning Energy to Mareep (Active, 50 HP)");
    CHECK(lines[lines.size() - 2] == " 18  attack with Gnaw (10) [L]");
    CHECK(menu.read("18").value() == Picks{17});
    CHECK_FALSE(menu.read("20"));
}

TEST_CASE("On a small screen first comes what to do, then where", "[tools][play][menu]")
{
    const MainPhase game;
    Menu menu(game.decision, game.view, game.naming);
    CHECK(drawn(menu, small) == Lines{"", "What do you want to do?",
                                      "  1  attach Lightning Energy to …",
                                      "  2  attach Fire Energy to …", "  3  retreat to …",
                                      "  4  attack with Gnaw (10) [L]", "  5  end the turn"});
    SECTION("one after the other")
    {
        CHECK_FALSE(menu.read("2").value());
        REQUIRE(menu.is_open());
        const Lines targets = drawn(menu, small);
        CHECK(targets[1] == "Attach Fire Energy to … (0 to go back)");
        CHECK(targets[4] == "  3  attach Fire Energy to Mareep (Bench 2, 50 HP)");
        CHECK(menu.options_of(3) == Picks{5});
        CHECK_FALSE(menu.read("7"));
        CHECK(menu.read("3").value() == Picks{5});
    }
    SECTION("both in a line")
    {
        CHECK(menu.read("2 3").value() == Picks{5});
    }
    SECTION("a target that is not there changes nothing")
    {
        CHECK_FALSE(menu.read("2 9"));
        CHECK_FALSE(menu.is_open());
        CHECK(menu.read("5").value() == Picks{18});
    }
    SECTION("what has no target takes one number")
    {
        CHECK_FALSE(menu.read("5 1"));
        CHECK_FALSE(menu.read("0 1"));
        CHECK_FALSE(menu.read("0"));
        CHECK_FALSE(menu.is_open());
    }
    SECTION("and back")
    {
        CHECK_FALSE(menu.read("3").value());
        menu.close();
        CHECK(menu.shown().size() == 5);
    }
}

TEST_CASE("A list that cannot shrink has pages with numbers that go on", "[tools][play][menu]")
{
    const test::SmallCards cards;
    const Naming naming = cards.naming();
    const View view;
    std::vector<std::string> words;
    for (int i = 0; i < 40; ++i) words.push_back(std::string(60, static_cast<char>('a' + i % 26)));
    std::vector<Option> options;
    for (std::uint8_t i = 0; i < 40; ++i) options.push_back({.kind = OptionKind::word, .value = i});
    Decision decision;
    decision.options = options;
    decision.words = words;
    decision.min = 0;
    decision.max = 3;
    Menu menu(decision, view, naming);
    Lines lines = drawn(menu, small);
    CHECK(lines.size() == 15);
    CHECK(lines.back() == "(1 to 12 of 40; + for more, - for the ones before)");
    menu.next_page();
    lines = drawn(menu, small);
    CHECK(lines[2].starts_with(" 13  mmm"));
    CHECK(menu.read("1 13 40").value() == Picks{0, 12, 39});
    menu.previous_page();
    CHECK(drawn(menu, small)[2].starts_with("  1  aaa"));
    for (int page = 0; page < 4; ++page) {
        menu.next_page();
        lines = drawn(menu, small);
    }
    CHECK(lines[2].starts_with("  1  aaa"));
    CHECK(menu.has_pages());
}

TEST_CASE("Where nothing fits, the question says what to press", "[tools][play][menu]")
{
    const test::SmallCards cards;
    const Naming naming = cards.naming();
    const View view;
    Decision decision;
    decision.purpose = Purpose::search;
    decision.min = 0;
    decision.max = 0;
    Menu menu(decision, view, naming);
    CHECK(drawn(menu, small) ==
          Lines{"", "Which card do you take? (nothing to choose; Enter to continue)",
                "There is nothing to choose. Press Enter to continue."});
}

TEST_CASE("Short choices stand in columns where they would outgrow the screen",
          "[tools][play][menu]")
{
    const test::SmallCards cards;
    const Naming naming = cards.naming();
    const View view;
    const std::vector<Option> options(30, {.kind = OptionKind::card, .def = cards.mareep});
    Decision decision;
    decision.options = options;
    Menu menu(decision, view, naming);
    const Lines lines = drawn(menu, small);
    CHECK(lines.size() < 15);
    CHECK_FALSE(menu.has_pages());
    CHECK(lines[2].find(" 11  Mareep") != std::string::npos);
}

TEST_CASE("The effect of an attack stands below it, or is cut", "[tools][play][menu]")
{
    const std::vector<Choice> choices{
        {"attack with Gnaw (10) [L]", std::string(30, 'x') + " " + std::string(60, 'y'), {0}},
        {"end the turn", "", {1}}};
    ScreenFrame frame;
    frame.question = "What do you want to do?";
    const PickingTexts& texts = english().texts.picking;
    CHECK(lay_out(frame, choices, 0, endless, texts, Paint()).lines ==
          Lines{"", "What do you want to do?", "  1  attack with Gnaw (10) [L]",
                "       " + std::string(30, 'x'), "       " + std::string(60, 'y'),
                "  2  end the turn"});
    frame.board.assign(10, "board");
    frame.compact.assign(9, "board");
    const QuestionScreen dense = lay_out(frame, choices, 0, small, texts, Paint());
    CHECK(dense.all);
    CHECK(dense.lines.size() == 15);
    CHECK(dense.lines[13] == "  1  attack with Gnaw (10) [L]: " + std::string(30, 'x') + " " +
                                 std::string(16, 'y') + "…");
}

}  // namespace ptcg::menu_test
