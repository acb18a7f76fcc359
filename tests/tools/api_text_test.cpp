#include "display/api_text.hpp"

#include <sstream>

#include "ptcg/scripting/api_reference.hpp"
#include "screen/layout.hpp"
#include "support/catch.hpp"

namespace ptcg::api_text_test {

using namespace ptcg::tools;

TEST_CASE("text about the API goes on under its column", "[tools][api]")
{
    const std::string row =
        "  game:flip  flips a coin and says whether it came up heads, which is "
        "what most texts want to know\n";
    CHECK(wrap_api_text(row, 60) ==
          "  game:flip  flips a coin and says whether it came up heads,\n"
          "             which is what most texts want to know\n");
    CHECK(wrap_api_text("short\n", 60) == "short\n");
    const std::string code =
        "    local x = \"a line of Lua that is longer than the terminal is\"\n";
    CHECK(wrap_api_text(code, 40) == code);
}

TEST_CASE("the list of the whole API fits a terminal of 80 columns", "[tools][api]")
{
    std::istringstream lines(wrap_api_text(ptcg::api_overview(), 80));
    for (std::string line; std::getline(lines, line);) {
        INFO(line);
        CHECK(width_of(line) <= 80);
    }
}

}  // namespace ptcg::api_text_test
