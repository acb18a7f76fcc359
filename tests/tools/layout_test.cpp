#include "screen/layout.hpp"

#include "ptcg/hosting/texts.hpp"
#include "screen/terminal.hpp"
#include "support/catch.hpp"

namespace ptcg::layout_test {

using namespace ptcg::tools;

TEST_CASE("Text is measured in columns", "[tools][layout]")
{
    CHECK(width_of("Pokémon") == 7);
    CHECK(width_of(Paint(true)(Tint::red, "red")) == 3);
    CHECK(fit("Pokémon", 9) == "Pokémon  ");
    CHECK(fit("Pokémon", 5) == "Poké…");
    CHECK(fit_right("7", 3) == "  7");
}

TEST_CASE("Long lines are broken between words", "[tools][layout]")
{
    CHECK(wrap("  one two three four", 11, 4) ==
          std::vector<std::string>{"  one two", "    three", "    four"});
    CHECK(wrap("", 10) == std::vector<std::string>{""});
    CHECK(wrap_items({"one two", "three", "four"}, " · ", 15) ==
          std::vector<std::string>{"one two · three", "four"});
}

TEST_CASE("Names are compared without capitals, accents and spaces", "[tools][layout]")
{
    CHECK(folded("Lava Flow") == "lava-flow");
    CHECK(folded("Poké Ball") == "poke-ball");
}

TEST_CASE("Places in a text are filled in by name", "[tools][layout]")
{
    const auto values = [](std::string_view name) -> std::optional<std::string> {
        if (name == "player") return "Powerhouse";
        if (name == "card") return "it";
        return std::nullopt;
    };
    CHECK(fill("{player} draws {card}", values) == "Powerhouse draws it");
    CHECK(fill("{card}{card}.", values) == "itit.");
    CHECK(fill("no places", values) == "no places");
}

TEST_CASE("wrap_lines breaks only lines that are too long", "[tools][layout]")
{
    CHECK(wrap_lines("short\n  also\n", 10) == "short\n  also\n");
    CHECK(wrap_lines("one two three four", 10) == "one two\n  three\n  four");
    CHECK(wrap_lines("  one two three", 10) == "  one two\n    three");
    CHECK(wrap_lines("  12  one two three", 12) == "  12  one\n      two\n      three");
    CHECK(wrap_lines("   7  two  spaces stay", 80) == "   7  two  spaces stay");
}

}  // namespace ptcg::layout_test
