#include "authoring/energy_text.hpp"

#include <string>
#include <vector>

#include "support/catch.hpp"

namespace ptcg::energy_text_test {

using namespace ptcg::tools;

using Lines = std::vector<std::string>;

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

}  // namespace ptcg::energy_text_test
