#include "ptcg/hosting/prompt.hpp"
#include "ptcg/hosting/deck.hpp"

#include "data/data.hpp"
#include "support/catch.hpp"
#include "support/small_cards.hpp"

namespace ptcg::prompt_test {

using namespace ptcg::tools;

namespace {

using Lines = std::vector<std::string>;
using Picks = std::vector<std::uint16_t>;

std::string refusal(std::string_view typed, const Decision& decision)
{
    const Result<Picks> picks = parse_picks(typed, decision);
    return picks ? "accepted" : picks.error().message;
}

}  // namespace

TEST_CASE("Options that are words are shown as they are", "[tools][prompt]")
{
    const test::SmallCards cards;
    const std::vector<std::string> words = {"Draw", "Heal"};
    const std::vector<Option> options = {{.kind = OptionKind::word, .value = 0},
                                         {.kind = OptionKind::word, .value = 1}};
    Decision decision;
    decision.purpose = Purpose::mode;
    decision.options = options;
    decision.words = words;
    CHECK(question_text(decision, cards.naming()) == "What do you choose?");
    CHECK(option_texts(decision, View{}, cards.naming()) == Lines{"Draw", "Heal"});
}

TEST_CASE("Options are put in words", "[tools][prompt]")
{
    const test::SmallCards cards;
    View view;
    view.audience = seen_by(PlayerId::one);
    for (PlayerView& player : view.player) {
        player.pokemon[0].present = true;
        player.pokemon[0].def = cards.magmar;
        player.pokemon[0].hp = 70;
        player.pokemon[1] = player.pokemon[0];
        player.pokemon[1].damage = 30;
    }
    const Spot active = spot_at(PlayerId::one, 0);
    const Spot benched = spot_at(PlayerId::one, 1);
    const std::vector<Option> options = {
        {.kind = OptionKind::attach, .spot = active, .def = cards.fire},
        {.kind = OptionKind::bench, .def = cards.mareep},
        {.kind = OptionKind::retreat, .spot = benched, .def = cards.magmar},
        {.kind = OptionKind::attack, .value = 0, .def = cards.magmar},
        {.kind = OptionKind::pokemon, .spot = spot_at(PlayerId::two, 1), .def = cards.magmar},
        {.kind = OptionKind::card, .count = 3, .zone = Zone::deck, .def = cards.fire},
        {.kind = OptionKind::face_down, .zone = Zone::prizes, .place = 2},
        {.kind = OptionKind::end_turn}};
    Decision decision;
    decision.options = options;
    CHECK(option_texts(decision, view, cards.naming()) ==
          Lines{"attach Fire Energy to Magmar (Active, 70 HP)", "put Mareep onto the Bench",
                "retreat to Magmar (Bench 1, 40 of 70 HP)", "attack with Ember (30)",
                "Lava Flow's Magmar (Bench 1, 40 of 70 HP)", "Fire Energy (×3)", "Prize card 3",
                "end the turn"});
}

TEST_CASE("Texts to be put in order say where they are", "[tools][prompt]")
{
    const test::SmallCards cards;
    View view;
    view.audience = seen_by(PlayerId::one);
    for (std::size_t place = 0; place < 2; ++place) {
        PokemonView& pokemon = view.player[0].pokemon[place];
        pokemon.present = true;
        pokemon.def = cards.magmar;
        pokemon.hp = 70;
    }
    const std::vector<Option> options = {
        {.kind = OptionKind::text,
         .spot = spot_at(PlayerId::one, 0),
         .value = 0xff,
         .def = cards.fire},
        {.kind = OptionKind::text,
         .spot = spot_at(PlayerId::one, 1),
         .value = 0xff,
         .def = cards.fire},
        {.kind = OptionKind::text,
         .spot = spot_at(PlayerId::one, 1),
         .value = 0xff,
         .def = cards.magmar},
        {.kind = OptionKind::text, .value = 0xff, .def = cards.mareep}};
    Decision decision;
    decision.purpose = Purpose::trigger_order;
    decision.options = options;
    CHECK(option_texts(decision, view, cards.naming()) ==
          Lines{"Fire Energy on Magmar (Active, 70 HP)", "Fire Energy on Magmar (Bench 1, 70 HP)",
                "Magmar (Bench 1, 70 HP)", "Mareep"});
}

TEST_CASE("The question says who asks and how many picks it wants", "[tools][prompt]")
{
    const test::SmallCards cards;
    Decision decision;
    decision.purpose = Purpose::choose_card;
    CHECK(question_text(decision, cards.naming()) == "Which card?");
    decision.source = cards.cape;
    decision.min = 0;
    decision.max = 2;
    CHECK(question_text(decision, cards.naming()) ==
          "Expert Cape: Which cards? (up to 2; 0 for none)");
    SECTION("where nothing may be picked")
    {
        decision.max = 0;
        CHECK(question_text(decision, cards.naming()) ==
              "Expert Cape: Which card? (nothing to choose; Enter to continue)");
        decision.max = 2;
    }
    SECTION("with an answer such as one might type")
    {
        const std::vector<Option> options = {{.kind = OptionKind::card, .count = 4},
                                             {.kind = OptionKind::card}};
        decision.options = options;
        decision.max = 3;
        CHECK(question_text(decision, cards.naming()) ==
              "Expert Cape: Which cards? (up to 3, such as 1 1 2; 0 for none)");
        decision.max = 1;
        CHECK(question_text(decision, cards.naming()) ==
              "Expert Cape: Which card? (1, or 0 for none)");
        decision.max = 2;
        decision.options = {};
    }
    decision.source = cards.magmar;
    decision.origin_attack = true;
    decision.effect = 0;
    decision.min = 2;
    decision.ordered = true;
    CHECK(question_text(decision, cards.naming()) ==
          "Magmar, Ember: Which cards? (pick 2, the order counts)");
}

TEST_CASE("A question for yes or no asks whether, not which", "[tools][prompt]")
{
    const test::SmallCards cards;
    const std::vector<Option> options = {{.kind = OptionKind::yes}, {.kind = OptionKind::no}};
    Decision decision;
    decision.options = options;
    decision.min = 1;
    decision.max = 1;
    const auto asked = [&](Purpose purpose) {
        decision.purpose = purpose;
        return question_text(decision, cards.naming());
    };
    CHECK(asked(Purpose::discard_energy) == "Do you want to discard Energy?");
    CHECK(asked(Purpose::start_first) == "Do you want to go first?");
    CHECK(asked(Purpose::choose_card) == "Do you want to do this?");
    for (std::size_t i = 0; i < at(Purpose::count); ++i) {
        CHECK(asked(static_cast<Purpose>(i)).starts_with("Do "));
    }
    CHECK(asked(Purpose::checkup_order) == "Do Special Conditions come first?");
    decision.source = cards.cape;
    CHECK(asked(Purpose::checkup_order) == "Expert Cape: Do you want to use it now?");
}

TEST_CASE("A Trainer card an attack performs asks by its own name alone", "[tools][prompt]")
{
    const test::SmallCards cards;
    Decision decision;
    decision.purpose = Purpose::choose_card;
    decision.source = cards.cape;
    decision.origin_attack = true;
    decision.effect = 0;
    CHECK(question_text(decision, cards.naming()) == "Expert Cape: Which card?");
}

TEST_CASE("A deck's title keeps its small words small", "[tools][prompt]")
{
    CHECK(deck_title("mind-and-flame") == "Mind and Flame");
    CHECK(deck_title("the_end") == "The End");
    CHECK(deck_title("2-seas") == "2 Seas");
}

TEST_CASE("What is typed becomes picks, or is refused with the reason", "[tools][prompt]")
{
    const std::vector<Option> options = {{.kind = OptionKind::card, .count = 2},
                                         {.kind = OptionKind::card}};
    Decision decision;
    decision.options = options;

    SECTION("one pick")
    {
        CHECK(parse_picks(" 2 ", decision).value() == Picks{1});
        CHECK(refusal("3", decision) == "\"3\" is not a choice; the choices are 1 to 2");
        CHECK(refusal("0", decision) == "\"0\" is not a choice; the choices are 1 to 2");
        CHECK(refusal("x", decision) == "\"x\" is not a number; ? lists the commands");
        CHECK(refusal("99999999999999999999", decision) ==
              "\"99999999999999999999\" is not a choice; the choices are 1 to 2");
        CHECK(refusal("-1", decision) == "\"-1\" is not a choice; the choices are 1 to 2");
        CHECK(refusal("1 2", decision) == "2 choices picked, 1 needed");
    }
    SECTION("several picks")
    {
        decision.min = 0;
        decision.max = 3;
        CHECK(parse_picks("", decision).value().empty());
        CHECK(parse_picks("0", decision).value().empty());
        CHECK(refusal("0 1", decision) == "\"0\" is not a choice; the choices are 1 to 2");
        CHECK(parse_picks("1, 1,2", decision).value() == Picks{0, 0, 1});
        CHECK(refusal("2 2", decision) == "choice 2 can be picked only 1 time");
        CHECK(refusal("1 1 1 1", decision) == "4 choices picked, 0 to 3 needed");
    }
}

}  // namespace ptcg::prompt_test
