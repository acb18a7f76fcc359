// A short run of each fuzz target, without a fuzzer; `tools/dev fuzz` makes long ones.

#include "fuzz/replaying.hpp"
#include "support/catch.hpp"

namespace ptcg::targets_test {

using namespace ptcg::fuzz;

TEST_CASE("fuzz: files of a pack", "[fuzz]")
{
    replay(pack_target, 300);
}

TEST_CASE("fuzz: a card's script", "[fuzz]")
{
    replay(lua_target, 200);
}

TEST_CASE("fuzz: a deck list", "[fuzz]")
{
    replay(deck_target, 300);
}

TEST_CASE("fuzz: a saved match", "[fuzz][save]")
{
    replay(save_target, 300);
}

TEST_CASE("fuzz: a saved match, each field changed in turn", "[fuzz][save]")
{
    replay(save_target, saves_with_a_field_changed());
}

TEST_CASE("fuzz: a position", "[fuzz]")
{
    replay(position_target, 300);
}

TEST_CASE("fuzz: a game with decks of all cards", "[fuzz]")
{
    replay(games_target, 60);
}

}  // namespace ptcg::targets_test
