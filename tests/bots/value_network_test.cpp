#include "value_network.hpp"

#include "support/catch.hpp"

namespace ptcg::value_network_test {

namespace {

/// Two cards; the first hidden unit adds up the vectors of my Active Pokémon.
[[nodiscard]] ValueNetwork small_network()
{
    ValueNetwork::Weights weights;
    weights.cards = {"a-1", "a-2"};
    weights.vectors.resize(2 * pooled_width);
    weights.vectors[0] = 0.5F;           // a-1, active
    weights.vectors[pooled_width] = -2;  // a-2, active
    weights.layer[number_width][0] = 3;  // mine.active.0
    weights.output[0] = 2;
    weights.direct[0] = -1;  // mine.prizes_left
    weights.bias = 0.25F;
    return ValueNetwork(std::move(weights));
}

[[nodiscard]] std::string told(const std::string& text)
{
    const Result<ValueNetwork> read = ValueNetwork::read(text);
    return read ? "fine" : read.error().message;
}

}  // namespace

TEST_CASE("A network adds up vectors of cards, and cuts off what is below zero", "[mcts]")
{
    const ValueNetwork network = small_network();
    ValueInput input;
    CHECK(network.log_odds(input) == 0.25);
    input.numbers[0] = 4;
    CHECK(network.log_odds(input) == -3.75);
    input.cards = {{0, CardPart::active, 0, 1}};
    CHECK(network.log_odds(input) == -0.75);  // 3 * 0.5 * 2 more
    input.cards[0].side = 1;
    CHECK(network.log_odds(input) == -3.75);
    input.cards = {{1, CardPart::active, 0, 1}};
    CHECK(network.log_odds(input) == -3.75);  // below zero
}

TEST_CASE("A network is written and read", "[mcts]")
{
    const std::string text = small_network().text();
    const Result<ValueNetwork> again = ValueNetwork::read("# note\n\n" + text);
    REQUIRE(again);
    CHECK(again.value().text() == text);
    CHECK(again.value().cards() == std::vector<std::string>{"a-1", "a-2"});
    CHECK(told("bias\t0\n") == "it has 1 of 124 lines of inputs");
    CHECK(told("other\t0\n") == "line 1: no input is named other");
    CHECK(told("# x\nbias\t0\t1\n") == "line 2: bias needs 1 numbers");
    CHECK(told("bias\n") == "line 1: bias needs 1 numbers");
    CHECK(told("bias\tmuch\n") == "line 1: bias needs 1 numbers");
    CHECK(told("card x-1\t1\n") == "line 1: card x-1 needs 40 numbers");
}

TEST_CASE("The weights that are built in are read", "[mcts]")
{
    CHECK(built_in_values().cards().size() > 100);
    CHECK(built_in_values().weights().output != ValueNetwork::Hidden{});
}

}  // namespace ptcg::value_network_test
