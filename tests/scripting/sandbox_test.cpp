// What scripts may not do. Every snippet is a card's file, and loading it must report exactly this.

#include "definitions/loading.hpp"
#include "support/catch.hpp"

namespace ptcg::sandbox_test {

namespace {

/// Returns the problems of a card file with this source. The card has an attack "Hit".
Problems problems_of(const std::string& source, CardLibrary& library)
{
    ScriptBundle bundle;
    bundle.cards.push_back({"cards/test/001.lua", source, "test", "test-1", "", no_def});
    CardFacts facts;
    facts.text.id = "test-1";
    facts.text.name = "Tester";
    facts.attack_names = {"Hit"};
    const CardFacts* const all[] = {&facts};
    Problems problems;
    static_cast<void>(read_definitions(bundle, all, library, problems));
    return problems;
}

Problems problems_of(const std::string& source)
{
    CardLibrary library;
    return problems_of(source, library);
}

std::string first_problem(const std::string& source)
{
    const Problems problems = problems_of(source);
    return problems.empty() ? "no problem" : to_string(problems.front());
}

constexpr const char* registers = "\nlocal card = ...\ncard.attack[\"Hit\"] = { after = f }";

}  // namespace

TEST_CASE("what Lua has and scripts have not is reported by name", "[scripting][sandbox]")
{
    for (const std::string name :
         {"_G",       "_VERSION",   "collectgarbage", "coroutine", "debug",
          "dofile",   "error",      "getmetatable",   "io",        "load",
          "loadfile", "loadstring", "next",           "os",        "package",
          "pcall",    "print",      "rawequal",       "rawget",    "rawlen",
          "rawset",   "require",    "setmetatable",   "utf8",      "warn",
          "xpcall"}) {
        CAPTURE(name);
        const std::string said = first_problem("local x = " + name);
        CHECK(said.rfind("cards/test/001.lua:1: error: \"" + name + "\" is not defined", 0) == 0);
    }
    for (const std::string missing :
         {"string.rep", "string.find", "string.gsub", "string.match", "string.gmatch",
          "string.dump", "string.pack", "string.char", "math.random", "math.randomseed", "math.sin",
          "table.move", "table.pack"}) {
        CAPTURE(missing);
        CHECK_THAT(first_problem("local x = " + missing + "(1)"),
                   Catch::Matchers::ContainsSubstring("attempt to call a nil value"));
    }
}

TEST_CASE("hostile card files are refused with file and line", "[scripting][sandbox]")
{
    struct Hostile {
        const char* source;
        const char* said;
    };
    const Hostile all[] = {
        {"x = 1",
         "1: error: \"x\" is not declared; write `local`: scripts have no global variables"},
        {"function f() end",
         "1: error: \"f\" is not declared; write `local`: scripts have no global variables"},
        {"\nlocal y = stirng", "2: error: \"stirng\" is not defined; did you mean \"string\"?"},
        {"string.upper = nil",
         "1: error: cannot set \"upper\": values that a script creates while it loads are frozen "
         "after loading"},
        {"math[1] = 2",
         "1: error: cannot change this table: values that a script creates while it loads are "
         "frozen after loading"},
        {"ptcg.filter = 1",
         "1: error: cannot set \"filter\": values that a script creates while it loads are frozen "
         "after loading"},
        {"table.insert(string, 1)",
         "1: error: cannot change this table: values that a script creates while it loads are "
         "frozen after loading"},
        {"local s = ('x'):rep(1000000000)", "1: error: attempt to call a nil value (method 'rep')"},
        {"('x').y = 1", "1: error: attempt to index a string value"},
        {"local x = '10' + 1", "1: error: attempt to perform arithmetic on a string value"},
        {"local s = string.format('%p', {})", "1: error: format: only %s, %d and %% are supported"},
        {"local s = string.format('%99999d', 1)",
         "1: error: format: only %s, %d and %% are supported"},
        {"local t = { [{}] = 1 } for k in pairs(t) do end",
         "1: error: pairs: tables and functions as keys have no order; use strings or numbers"},
        {"while true do end", "1: error: this takes too long to load; is this an endless loop?"},
        {"local t = {} while true do t = { t } end", "error: too much memory while loading"},
        {"local t = {} while true do t[#t + 1] = { t } end", "error: "},
        {"local t = {} for i = 1, 2000 do t[i] = i end table.sort(t)",
         "1: error: sort: the list has more than 1000"},
        {"local function f() return f() + 1 end f()", "1: error: more than 200 nested calls"},
        {"local t = {} t.x.y = 1", "1: error: attempt to index a nil value (field 'x')"},
        {"local x <close> = {}", "1: error: variable 'x' got a non-closable value"},
        {"goto nowhere", "1: error: no visible label 'nowhere' for <goto> at line 1"},
        {"local _ENV = {}", "1: error: _ENV may not be used"},
        {"\n_ENV.x = 1", "2: error: _ENV may not be used"},
        {"\x1bLua\x54", "error: unexpected symbol near"},
        {"local n = 0 local f = function() n = n + 1 end"
         " local card = ..."
         " card.attack['Hit'] = { after = f }",
         "1: error: assignment to \"n\", a local from outside the function: a script keeps no "
         "values between calls; use a local inside the function, or game:lasting for a lasting "
         "effect"},
        {"local card = ... card.attack['Hit'].x = 1",
         "1: error: attempt to index a nil value (field 'Hit')"},
        {"ptcg.filter { kind = 'pokemno' }",
         "1: error: filter: unknown kind \"pokemno\"; did you mean \"pokemon\"?"},
        {"ptcg.require 'costs'", "1: error: no pack has a lib/costs.lua"},
        {"ptcg.require(123456789)", "1: error: no pack has a lib/123456789.lua"},
        {"local s = '%%' for i = 1, 10 do s = s .. s end string.format(s)",
         "1: error: format: the string has more than 1000 bytes"},
        {"string.format('%d')", "1: error: bad argument #2 to 'format'"},
        {"local t = {} for i = 1, 1001 do t[i] = i end table.unpack(t)",
         "1: error: unpack: the list has more than 1000"},
        {"local t = {} for i = 1, 1001 do table.insert(t, i) end",
         "1: error: insert: the list already has 1000 values"},
        {"local card = ... card.attack['Hit'] = {} card.attack['Hit\\0'] = { n = 0 }",
         "1: error: a string must not contain a zero byte"},
        {"local t = {} for i = 1, 10 do local u = {} for k = 1, 8 do u['k' .. k] = t end t = u end"
         " local card = ... card.in_play.hp = t",
         "1: error: a card can register at most 20000 values"},
        {"local t = {} t.a = t t.b = t local card = ... card.in_play.hp = t",
         "error: tables nested too deeply"},
        {"local t = { [{}] = 1, [{}] = 2 } local card = ... card.attack['Hit'] = t",
         "error: a table has a table or a function as a key; use strings or numbers"},
        {"if x == nil then end", "1: error: \"x\" is not defined"},
        {"for i = 1, 10, 0 do end", "1: error: 'for' step is zero"},
        {"local x = 1 // 0", "1: error: attempt to divide by zero"},
        {"assert(false, 'no')", "1: error: no"},
    };
    for (const Hostile& hostile : all) {
        CAPTURE(hostile.source);
        const std::string said = first_problem(hostile.source);
        CHECK_THAT(said, Catch::Matchers::ContainsSubstring(std::string(hostile.said)));
        CHECK_THAT(said, Catch::Matchers::StartsWith("cards/test/001.lua:"));
    }
}

TEST_CASE("a function may not carry anything from call to call", "[scripting][sandbox]")
{
    const auto load = [](const std::string& source) { return first_problem(source + registers); };

    SECTION("assignments to captured locals are found wherever they hide")
    {
        const std::string said =
            "; use a local inside the function, or game:lasting for a lasting effect";
        CHECK_THAT(
            load("local n\nlocal function f()\n  n = 1\nend"),
            Catch::Matchers::StartsWith("cards/test/001.lua:3: error: assignment to \"n\"") &&
                Catch::Matchers::ContainsSubstring(said));
        CHECK_THAT(load("local n\nlocal function g() n = 1 end\nlocal function f() g() end"),
                   Catch::Matchers::StartsWith("cards/test/001.lua:2: error: assignment to \"n\""));
        CHECK_THAT(load("local n\nlocal function f()\n  return function()\n    n = 1 end end"),
                   Catch::Matchers::StartsWith("cards/test/001.lua:4: error: assignment to \"n\""));
        CHECK_THAT(load("local n\nlocal t = { { function() n = 1 end } }\n"
                        "local function f() return t[1][1]() end"),
                   Catch::Matchers::StartsWith("cards/test/001.lua:2: error: assignment to \"n\""));
        CHECK_THAT(load("local function counter()\n  local n = 0\n"
                        "  return function() n = n + 1 return n end\nend\nlocal f = counter()"),
                   Catch::Matchers::StartsWith("cards/test/001.lua:3: error: assignment to \"n\""));
    }
    SECTION("a local of the call itself may be assigned, also by a nested function")
    {
        CHECK(load("local function f()\n  local n = 0\n  local function add() n = n + 1 end\n"
                   "  add()\nend") == "no problem");
    }
    SECTION("captured tables are frozen")
    {
        CHECK(load("local t = { a = { 1 } }\nt.self = t\nlocal function f() return t.a[1] end") ==
              "no problem");
    }
}

TEST_CASE("names in filters are numbered in one order", "[scripting][sandbox]")
{
    std::string source = "local f\n";
    for (int i = 0; i < 20; ++i) {
        const std::string n = std::to_string(i);
        source += "f = ptcg.filter { name = 'Zed" + n + "', evolves_from = 'Abe" + n + "' }\n";
    }
    CardLibrary library;
    static_cast<void>(problems_of(source, library));
    for (int i = 0; i < 20; ++i) {
        const std::string n = std::to_string(i);
        REQUIRE(library.find_name("Zed" + n) != no_name);
        CHECK(at(library.find_name("Abe" + n)) < at(library.find_name("Zed" + n)));
    }
}

TEST_CASE("where a number is expected no text of one will do: making it one takes time",
          "[errors][limits]")
{
    for (const std::string call :
         {"math.floor('7')", "math.ceil('7')", "math.abs('7')", "math.fmod(7, '7')",
          "math.max(7, '7')", "math.min('7', 7)", "math.tointeger('7')", "select('1', 7)",
          "string.sub('abc', '2')", "string.sub('abc', 1, '2')", "string.format('%d', '7')",
          "table.insert({}, '1', 7)", "table.remove({ 7 }, '1')"}) {
        INFO(call);
        CHECK(first_problem("local f = " + call).find("number expected, got string") !=
              std::string::npos);
    }
    CHECK(first_problem("local n = select('#', 1, 2) local f = function() return n end" +
                        std::string(registers)) == "no problem");
}

TEST_CASE("what scripts see does not change from run to run", "[scripting][sandbox]")
{
    const std::string said = first_problem(
        "local keys = {}\n"
        "for k in pairs { b = 1, a = 1, [2] = 1, [1.5] = 1, [true] = 1, c = 1 } do\n"
        "  keys[#keys + 1] = tostring(k)\nend\n"
        "assert(false, table.concat(keys, ' '))");
    CHECK(said == "cards/test/001.lua:5: error: 1.5 2 a b c true");

    CHECK(first_problem("assert(false, tostring({}) .. tostring(pairs) .. "
                        "tostring(ptcg.filter { kind = 'pokemon' }))") ==
          "cards/test/001.lua:1: error: tablefunctiona filter");
    CHECK(first_problem("local t = { 1, nil, 3 } t.a = 1 assert(false, #t .. #'four' .. #{} .. "
                        "table.concat(t) .. select('#', table.unpack(t)))") ==
          "cards/test/001.lua:1: error: 14011");
    CHECK_THAT(first_problem("local card = ...\n"
                             "card.attack['Hit'] = { needs = { nil, 'no_condition' }, "
                             "after = function() end }"),
               Catch::Matchers::ContainsSubstring(
                   "a list has a gap: its entry 1 is nil, but others follow it"));
    CHECK(first_problem("\nlocal x = 2 ^ 3") ==
          "cards/test/001.lua:2: error: ^ is not allowed: its last digits differ between machines; "
          "multiply instead");
    CHECK(first_problem("local t = { 3, 1, 2 } table.sort(t, function(a, b) return a > b end) "
                        "table.insert(t, 2, 9) table.remove(t, 1) "
                        "assert(false, table.concat(t, ',') .. ('aBc'):upper() .. #t)") ==
          "cards/test/001.lua:1: error: 9,2,1ABC3");
}

}  // namespace ptcg::sandbox_test
