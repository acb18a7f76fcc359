// What was meant by a word that is not a misspelling of it.

#include "ptcg/scripting/problem.hpp"
#include "support/catch.hpp"

namespace ptcg::other_words_test {

TEST_CASE("a word from elsewhere finds the name that means the same", "[scripting][errors]")
{
    const std::vector<std::string> verbs = {"damage", "discard", "draw", "flip",
                                            "flips",  "heal",    "hp",   "set_condition"};
    CHECK(did_you_mean("poison", verbs) == "; did you mean \"set_condition\"?");
    CHECK(did_you_mean("addCondition", verbs) == "; did you mean \"set_condition\"?");
    CHECK(did_you_mean("flip_coins", verbs) == "; did you mean \"flips\"?");
    CHECK(did_you_mean("health", verbs) == "; did you mean \"hp\"?");
    // Only where that name exists.
    CHECK(did_you_mean("poison", {"draw"}).empty());
}

TEST_CASE("a longer word finds the name that is a part of it", "[scripting][errors]")
{
    const std::vector<std::string> verbs = {"damage", "discard", "discard_energy", "heal", "hp"};
    CHECK(did_you_mean("maxHp", verbs) == "; did you mean \"hp\"?");
    CHECK(did_you_mean("heal_damage", verbs) == "; did you mean \"heal\"?");
    CHECK(did_you_mean("discard_energy_cards_of", verbs) == "; did you mean \"discard_energy\"?");
    CHECK(did_you_mean("healthy", verbs).empty());
}

TEST_CASE("a number or boolean in quotes is written without them", "[scripting][errors]")
{
    CHECK(write_unquoted("-20") == "; write -20 without quotes");
    CHECK(write_unquoted("true") == "; write true without quotes");
    CHECK(write_unquoted("all").empty());
    CHECK(write_unquoted("").empty());
}

}  // namespace ptcg::other_words_test
