#include "policy.hpp"

#include <algorithm>

#include "support/catch.hpp"
#include "support/small_cards.hpp"

namespace ptcg::policy_test {

namespace {

constexpr std::uint16_t attaching = question_number(Purpose::main_phase, OptionKind::attach);

/// A weight for each thing that can count.
[[nodiscard]] PolicyWeights small_policy()
{
    PolicyWeights weights;
    weights.cards = {"a-1", "a-2"};
    weights.general[attaching].position[0] = 0.5F;
    weights.general[attaching].option[1] = 4;
    weights.of_card[{1, attaching, 2}] = {8};
    weights.of_target[{2, attaching, 0}] = {0, 16};
    weights.of_asker[{1, attaching, 3}] = {0, 0, 32};
    return weights;
}

[[nodiscard]] std::string told(const std::string& text)
{
    const Result<PolicyWeights> read = PolicyWeights::read(text);
    return read ? "fine" : read.error().message;
}

[[nodiscard]] float number_of(const OptionInput& option, std::string_view name)
{
    return option.numbers[static_cast<std::size_t>(std::ranges::find(option_numbers, name) -
                                                   option_numbers.begin())];
}

[[nodiscard]] float number_of(const QuestionInput& question, std::string_view name)
{
    return question.position[static_cast<std::size_t>(std::ranges::find(position_numbers, name) -
                                                      position_numbers.begin())];
}

/// Player one may attach a Fire Energy to a Magmar or a Mareep, or do nothing.
struct Attaching {
    test::SmallCards cards;
    View view;
    std::vector<Option> options;
    Decision decision;

    Attaching()
    {
        put(spot_at(PlayerId::one, 0), cards.magmar, 70);
        put(spot_at(PlayerId::one, 1), cards.mareep, 50);
        put(spot_at(PlayerId::two, 0), cards.magmar, 70);
        PokemonView& theirs = view.player[1].pokemon[0];
        theirs.attached_count = 2;
        theirs.attached[0] = theirs.attached[1] = {cards.fire, Role::energy};
        theirs.types = cards.library.def(cards.magmar).types;
        for (const std::size_t place : {0U, 1U}) {
            options.push_back({.kind = OptionKind::attach,
                               .spot = spot_at(PlayerId::one, place),
                               .def = cards.fire});
        }
        decision.asked = PlayerId::one;
        decision.min = 0;
        decision.options = options;
    }

    void put(Spot spot, DefId card, std::int16_t hp)
    {
        PokemonView& pokemon = view.player[at(owner_of(spot))].pokemon[place_of(spot)];
        pokemon.present = true;
        pokemon.def = card;
        pokemon.hp = hp;
    }

    [[nodiscard]] QuestionInput read(const std::vector<std::uint16_t>& greedy) const
    {
        QuestionInput input;
        OptionReader(cards.library, {"test-3", "test-5"}).read(decision, view, greedy, input);
        return input;
    }
};

}  // namespace

TEST_CASE("A policy adds up what counts for an option", "[mcts]")
{
    const PolicyWeights policy = small_policy();
    QuestionInput question;
    question.position[0] = 1;
    OptionInput option;
    option.question = attaching;
    CHECK(policy.score(question, option) == 0.5);
    option.numbers[1] = 1;
    CHECK(policy.score(question, option) == 4.5);
    option.card = {1, attaching, 2};
    CHECK(policy.score(question, option) == 12.5);
    option.about = {0, 1, 1};
    option.target = {2, attaching, 0};
    CHECK(policy.score(question, option) == 28.5);
    option.asker = {1, attaching, 3};
    CHECK(policy.score(question, option) == 60.5);
    // Other attacks, other cards and unknown ones have no weights.
    option.card.number = 1;
    option.target.card = 1;
    option.asker.card = 0;
    CHECK(policy.score(question, option) == 4.5);
}

TEST_CASE("A policy is written and read", "[mcts]")
{
    const std::string text = small_policy().text();
    const Result<PolicyWeights> again = PolicyWeights::read("# note\n\n" + text);
    REQUIRE(again);
    CHECK(again.value().text() == text);
    CHECK(again.value().general == small_policy().general);
    CHECK(std::ranges::count(text, '\n') == 7);  // three explain the columns
    CHECK(told("main_phase attach\t0\n") == "line 1: main_phase attach needs 59 numbers");
    CHECK(told("# x\nmain_phase dance\t0\n") == "line 2: no input is named main_phase dance");
    for (const std::string name :
         {"attach", "main_phase attach card a-1", "main_phase attach card a-1 x",
          "main_phase attach card a-1 1x", "main_phase attach card a-1 256",
          "main_phase attach deck a-1 1", "main_phase attach card a-1 1 1"}) {
        CHECK(told(name + "\t0\n") == "line 1: no input is named " + name);
    }
}

TEST_CASE("The policy that is built in is read", "[mcts]")
{
    CHECK(built_in_policy().cards.size() > 100);
    CHECK(built_in_policy().general != PolicyWeights{}.general);
    CHECK(built_in_policy().of_card.size() > 1000);
}

TEST_CASE("Options are read as the asked player sees them", "[mcts]")
{
    Attaching attaching_fire;
    const QuestionInput input = attaching_fire.read({1});
    REQUIRE(input.options.size() == 3);
    const OptionInput& to_magmar = input.options[0];
    CHECK(to_magmar.question == attaching);
    CHECK(to_magmar.card == CardUse{2, attaching, 0});
    CHECK(to_magmar.target == CardUse{1, attaching, 0});
    CHECK(to_magmar.asker == CardUse{});
    CHECK(number_of(to_magmar, "greedy") == 0);
    CHECK(number_of(to_magmar, "energy") == 1);
    CHECK(number_of(to_magmar, "active") == 1);
    CHECK(number_of(to_magmar, "mine") == 1);
    CHECK(number_of(to_magmar, "gain") == 1);      // Ember needs a Fire Energy
    CHECK(number_of(to_magmar, "in_reach") == 0);  // 30 of 70 HP
    const OptionInput& to_mareep = input.options[1];
    CHECK(to_mareep.target == CardUse{0, attaching, 0});  // the table does not know it
    CHECK(number_of(to_mareep, "greedy") == 1);
    CHECK(number_of(to_mareep, "active") == 0);
    CHECK(number_of(to_mareep, "gain") == 0);
    CHECK(input.options[2].question == question_number(Purpose::main_phase, OptionKind::stop));
    CHECK(number_of(input, "one") == 1);
    CHECK(number_of(input, "ready") == 0);
    CHECK(number_of(input, "in_danger") == 0);

    attaching_fire.view.player[0].pokemon[0].damage = 50;
    const QuestionInput hurt = attaching_fire.read({});
    CHECK(number_of(hurt.options[0], "in_reach") == 1);
    CHECK(number_of(hurt.options[2], "greedy") == 1);
    CHECK(number_of(hurt, "in_danger") == 1);
}

TEST_CASE("What asks counts where an option has no card, and where it is about a Pokemon", "[mcts]")
{
    Attaching about;
    about.decision.purpose = Purpose::damage;
    about.decision.source = about.cards.fire;
    about.decision.effect = 1;
    about.options = {{.kind = OptionKind::pokemon, .spot = spot_at(PlayerId::two, 0)},
                     {.kind = OptionKind::number, .value = 2}};
    about.decision.options = about.options;
    const QuestionInput input = about.read({0});
    const std::uint16_t damaging = question_number(Purpose::damage, OptionKind::pokemon);
    CHECK(input.options[0].asker == CardUse{2, damaging, 1});
    CHECK(input.options[0].target == CardUse{1, damaging, 0});
    CHECK(input.options[0].about[2] == 0);  // the opponent's
    CHECK(input.options[1].asker == CardUse{});
    CHECK(input.options[1].card ==
          CardUse{2, question_number(Purpose::damage, OptionKind::number), 2});
    CHECK(number_of(input.options[1], "value") == 0.5);
}

}  // namespace ptcg::policy_test
