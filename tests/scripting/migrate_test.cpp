// Migrating scripts from api 1 to api 2.

#include <sstream>

#include "ptcg/scripting/lua_format.hpp"
#include "ptcg/scripting/migrate.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::migrate_test {

namespace {

/// What tests/golden/migrating.txt contains for one rule: a script before and after the line
/// "--->", then its messages, one a line: "! 3: message".
struct Pair {
    std::string name;
    std::string before;
    std::string after;
};

std::vector<Pair> pairs()
{
    std::vector<Pair> all;
    std::istringstream file(
        test::content_of(std::filesystem::path(PTCG_TESTS_DIR) / "golden" / "migrating.txt"));
    bool behind = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("=== ")) {
            all.push_back({line.substr(4), {}, {}});
            behind = false;
        } else if (line == "--->") {
            behind = true;
        } else {
            (behind ? all.back().after : all.back().before) += line + "\n";
        }
    }
    return all;
}

/// Returns the migrated script and the messages, in the format of the file of pairs.
std::string migrated(const std::string& source)
{
    const Migrated result = migrate_script(source, "a.lua");
    std::string text = result.text;
    for (const Problem& problem : result.problems) {
        CHECK(problem.file == "a.lua");
        text += "! " + std::to_string(problem.line) + ": " + problem.message + "\n";
    }
    return text;
}

}  // namespace

TEST_CASE("Each rule of the move to api 2", "[scripting][migrating]")
{
    const std::vector<Pair> all = pairs();
    CHECK(all.size() > 20);
    for (const Pair& pair : all) {
        INFO(pair.name);
        CHECK(migrated(pair.before) == pair.after);
    }
}

TEST_CASE("A rewritten script has the one layout", "[scripting][migrating]")
{
    for (const Pair& pair : pairs()) {
        INFO(pair.name);
        const std::string text = migrate_script(pair.before, "a.lua").text;
        CHECK(format_lua(text) == text);
    }
}

TEST_CASE("Comments stay before what they stood before", "[scripting][migrating]")
{
    CHECK(migrated(R"(-- The card

local card = ...

-- damaged ones
local damaged = ptcg.filter { damaged = true }  -- a word now

-- first
card.attack["Bite"] = {
  -- second
  after = function(game, it)
    -- third
    game:heal { -- fourth
      on = it.attacker, -- fifth
      counters = 1,
    }
    -- sixth
  end,
  -- seventh
}
-- eighth
)") == R"(-- The card

-- damaged ones
-- a word now

-- first
-- second
card.attack["Bite"] = function(game, it)
  -- third
  game:heal(it.attacker, 10)
  -- fourth
  -- fifth
  -- sixth
end
-- seventh
-- eighth
)");
}

TEST_CASE("A script that is not valid Lua is left unchanged", "[scripting][migrating]")
{
    const std::string broken = "card.play = function(game";
    const Migrated result = migrate_script(broken, "a.lua");
    CHECK(result.text == broken);
    REQUIRE(result.problems.size() == 1);
    CHECK_THAT(result.problems[0].message, Catch::Matchers::ContainsSubstring("not valid Lua"));

    const std::string deep = "x = " + std::string(300, '(') + "1" + std::string(300, ')');
    const Migrated too_deep = migrate_script("\n" + deep, "a.lua");
    CHECK(too_deep.text == "\n" + deep);
    REQUIRE(too_deep.problems.size() == 1);
    CHECK(too_deep.problems[0].line == 2);
}

}  // namespace ptcg::migrate_test
