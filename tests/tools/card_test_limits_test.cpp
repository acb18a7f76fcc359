// A file of card tests ends with its time, its memory and its number of tests, whatever it does.

#include <string>

#include "card_test_world.hpp"
#include "support/catch.hpp"
#include "support/seconds_worked.hpp"

namespace ptcg::card_test_limits_test {

using namespace ptcg::tools;
using ptcg::test::seconds_worked;

TEST_CASE("A test without end is stopped, and those after it are run", "[tools][card_tests]")
{
    CardTestBench world;
    CardTestOptions options;
    options.seconds = 1;
    const CardTestResult result = world.run(R"lua(
test("endless", function(t)
  while true do
  end
end)

test("after it", function(t)
  t:position { me = { active = "dp3-87" }, opponent = { active = "dp3-87" } }
end)
)lua",
                                            options);
    REQUIRE(result.tests.size() == 2);
    CHECK(result.tests[0].message ==
          "test.lua:3: stopped after 1 s; is this an endless loop? (--limit)");
    CHECK(result.tests[1].message == "");
    const CardTestResult file = world.run("while true do\nend\n", options);
    REQUIRE(file.tests.size() == 1);
    CHECK(file.tests[0].message ==
          "test.lua:1: stopped after 1 s; is this an endless loop? (--limit)");
}

TEST_CASE("Nothing that a test calls catches the end of its time or memory", "[tools][card_tests]")
{
    const auto [body, message] = GENERATE(table<std::string, std::string>({
        {"while true do t:fails(function() while true do end end, 'e') end", "stopped after 1 s"},
        {"while true do t:fails(function() t:fails(function() while true do end end, 'e') end, "
         "'e') end",
         "stopped after 1 s"},
        {"while true do t:fails(function() t:every_outcome(function() while true do end end) end, "
         "'e') "
         "end",
         "stopped after 1 s"},
        {"local l = {} while true do t:fails(function() while true do l = { l, {} } end end, 'e') "
         "end",
         "at most 64 MiB"},
        {"while true do t:fails(function() local s = 'x' while true do s = s .. s end end, 'e') "
         "end",
         "at most 65536 bytes"},
    }));
    CardTestBench world;
    CardTestOptions options;
    options.seconds = 1;
    const double begun = seconds_worked();
    const CardTestResult result = world.run(
        "test('x', function(t)\n"
        "t:position { me = { active = 'dp3-87' }, opponent = { active = 'dp3-87' } }\n" +
            body + "\nend)",
        options);
    REQUIRE(result.tests.size() == 1);
    INFO(body);
    CHECK_THAT(result.tests[0].message, Catch::Matchers::ContainsSubstring(message));
    CHECK(seconds_worked() - begun < 10);
}

TEST_CASE("What takes long inside Lua ends with a test's time too", "[tools][card_tests]")
{
    const auto body =
        GENERATE(as<std::string>(),
                 "local l = {} for i = 1, 1e6 do l[i] = '0123456789' end "
                 "while true do table.concat(l) end",
                 "local l = {} for i = 1, 1000 do l[i] = string.format('%99d', i) end "
                 "while true do local s = table.concat(l, '', 1, 600) end",
                 "while true do table.unpack({}, 1, 900000) end",
                 "while true do table.concat({}, '', 1, math.maxinteger) end",
                 "local s = 'x' for i = 1, 15 do s = s .. s end local l = {} "
                 "for i = 1, 1000 do l[i] = s end while true do table.sort(l) end",
                 "local s = 'x' for i = 1, 15 do s = s .. s end "
                 "while true do local b = s .. 'a' < s .. 'b' end",
                 // A table without a free slot is searched completely for each new key.
                 "local l = {} for i = 1, 524288 do l['k' .. i] = 1 end local i = 1 "
                 "while true do l['k' .. i] = nil i = i + 1 l['k' .. 524287 + i] = 1 end",
                 // At the largest size, memory is collected again and again.
                 "local l = {} for i = 1, 860000 do l[i] = {} end "
                 "while true do local s = { 1, 2, 3, 4, 5, 6, 7, 8 } end",
                 "local a, b = {}, {} for d = 1, 5 do local x, y = {}, {} "
                 "for i = 1, 900 do x[i] = a y[i] = b end a, b = x, y end t:equal(a, b)");
    CardTestBench world;
    CardTestOptions options;
    options.seconds = 1;
    const double begun = seconds_worked();
    const CardTestResult result = world.run("test('x', function(t)\n" + body + "\nend)", options);
    REQUIRE(result.tests.size() == 1);
    INFO(body << ": " << result.tests[0].message);
    CHECK(!result.tests[0].passed);
    CHECK(seconds_worked() - begun < 10);  // far above the limit: sanitizers are slow
}

TEST_CASE("A test plays so many positions and answers", "[tools][card_tests][limits]")
{
    CardTestBench world;
    CardTestOptions options;
    options.seconds = 100;
    const CardTestResult result = world.run(
        "local p = { me = { active = 'dp3-87' }, opponent = { active = 'dp3-87' } }\n"
        "test('x', function(t) while true do t:position(p) end end)",
        options);
    REQUIRE(result.tests.size() == 1);
    CHECK(result.tests[0].message.find("a test has at most 10000 positions and answers") !=
          std::string::npos);
}

TEST_CASE("A file of tests has so many", "[tools][card_tests]")
{
    CardTestBench world;
    const CardTestResult result =
        world.run("\nfor i = 1, 1e6 do test('t' .. i, function(t) end) end");
    REQUIRE(result.tests.size() == 1);
    CHECK(result.tests[0].message == "test.lua:2: test: a test file may have at most 2000 tests");
    const CardTestResult twice = world.run(
        "for i = 1, 1e6 do test('t' .. i, { rulesets = { 'dp', 'xy' } }, function(t) end) end");
    REQUIRE(twice.tests.size() == 1);
    CHECK(twice.tests[0].message == "test.lua:1: test: a test file may have at most 2000 tests");
}

}  // namespace ptcg::card_test_limits_test
