#include "authoring/text_guess.hpp"

#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

#include "ptcg/scripting/pack_loader.hpp"

using namespace ptcg;
using namespace ptcg::tools;

namespace {

using Lines = std::vector<std::string>;
using Words = std::vector<std::string_view>;

/// Returns the problems of a card with this script.
std::string problems_of(const std::string& script)
{
    const ptcg::test::TemporaryFolder folder{"cards"};
    folder.write("test/pack.toml", "id = \"test\"\nname = \"Test\"\nversion = \"1\"\napi = 2\n");
    folder.write("test/001-sprout.toml",
                 "id = \"test-1\"\nname = \"Sprout\"\nkind = \"pokemon\"\nstage = \"basic\"\n"
                 "hp = 50\ntypes = [\"grass\"]\nretreat = 1\n"
                 "[[ability]]\nname = \"Grow\"\nkind = \"ability\"\ntext = \"\"\n"
                 "[[attack]]\nname = \"Leaf\"\ncost = []\ntext = \"\"\n");
    folder.write("test/001-sprout.lua", "local card = ...\n" + script);
    std::string text;
    const std::vector<std::filesystem::path> roots = {folder.path()};
    for (const Problem& problem : load_packs(roots).problems) text += to_string(problem) + "\n";
    return text;
}

}  // namespace

TEST_CASE("Guesses: lines for what a text says, in its order", "[tools][designing]")
{
    CHECK(guess_lines("Flip 2 coins. Draw 3 cards.") ==
          Lines{"local heads = game:flips(2)", "game:draw(3)"});
    CHECK(guess_lines("Flip a coin until you get tails.") ==
          Lines{"local heads = game:flips_until_tails()"});
    CHECK(guess_lines("Heal 30 damage from this Pokémon.") == Lines{"game:heal(it.self, 30)"});
    CHECK(guess_lines("Discard a Fire Energy from it. Discard a Fire Energy again.") ==
          Lines{"game:discard_energy(it.attacker)"});
    CHECK(guess_lines("Nothing that is known.").empty());
    CHECK(guess_lines("").empty());
    CHECK(guess_lines("Overdraw 3 cards.").empty());
}

TEST_CASE("Guesses: every suggested line is one that a script may say", "[tools][designing]")
{
    for (const Hint& hint : hints()) {
        std::string phrase;
        for (const char c : hint.phrase)
            phrase += c == '#' ? "20" : c == '*' ? "fire" : std::string{c};
        const Lines lines = guess_lines(phrase);
        CAPTURE(phrase);
        REQUIRE(lines.size() == 1);
        CHECK(problems_of("card.attack.Leaf = { after = function(game, it)\n" + lines[0] +
                          "\nend }\n") == "");
    }
}

TEST_CASE("Guesses: parts of an attack", "[tools][designing]")
{
    CHECK(guess_parts("The Defending Pokémon is now Asleep.", DamageMark::none) == Words{"after"});
    CHECK(guess_parts("Flip a coin. If tails, this attack does nothing.", DamageMark::none) ==
          Words{"fails_unless"});
    CHECK(guess_parts("Flip a coin. If tails, this attack does nothing. Draw 2 cards after that.",
                      DamageMark::none) == Words{"fails_unless", "after"});
    CHECK(guess_parts("10 damage for each of them.", DamageMark::times) == Words{"times"});
    CHECK(guess_parts("Flip 2 coins. 20 damage times the number of heads.", DamageMark::none) ==
          Words{"times"});
    CHECK(guess_parts("10 more for each of them.", DamageMark::plus) == Words{"more"});
    CHECK(guess_parts("Choose 1 of your opponent's Pokémon.", DamageMark::none) ==
          Words{"choose", "after"});
}

TEST_CASE("Guesses: hooks of Abilities, all of which exist", "[tools][designing]")
{
    REQUIRE(guess_hook("Once during your turn, you may draw.") != nullptr);
    CHECK(guess_hook("Once during your turn, you may draw.")->hook == "once_per_turn");
    CHECK(guess_hook("You can't use more than 1 Grow once during your turn.")->hook ==
          "once_per_turn_by_name");
    CHECK(guess_hook("It takes 20 less damage.")->hook == "damage_taken");
    CHECK(guess_hook("Something new.") == nullptr);
    CHECK(guess_hook("When you attach this card from your hand, heal 10.")->keys.empty());
    CHECK(says_may("When you attach this, you may draw a card."));
    CHECK(!says_may("Dismay your foes: when you attach this, draw a card."));
    for (const HookGuess& guess : hook_guesses()) {
        CAPTURE(guess.phrase);
        const std::string hook(guess.hook);
        const std::string function = "function(game, it) end";
        CHECK(problems_of("card.ability.Grow = { " + hook + " = " +
                          (guess.query
                               ? function
                               : "{ " + std::string(guess.keys) + " effect = " + function + " }") +
                          " }\n") == "");
    }
}

TEST_CASE("Guesses: what Energy provides", "[tools][designing]")
{
    CHECK(guess_provides("This card provides Colorless Energy.") == Lines{"colorless"});
    CHECK(guess_provides("It provides 2 Colorless Energy.") == Lines{"colorless", "colorless"});
    CHECK(guess_provides("It provides Fire Water Energy.") == Lines{"fire", "water"});
    CHECK(guess_provides("It provides every type of Energy.") == Lines{"any"});
    CHECK(guess_provides("It is unusual.").empty());
    CHECK(only_provides("Provides Colorless Energy. (Doesn't count as a basic Energy card.)"));
    CHECK_FALSE(only_provides("Provides Colorless Energy. Draw a card."));
    CHECK_FALSE(only_provides("If it is old, it provides Fire Energy."));
    CHECK_FALSE(only_provides(""));
}
