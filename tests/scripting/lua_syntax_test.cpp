// Parsing Lua without running it.

#include <algorithm>

#include "source/lua_syntax.hpp"

#include "ptcg/scripting/script_analysis.hpp"
#include "support/catch.hpp"

namespace ptcg::lua_syntax_test {

namespace {

using script::LuaNode;
using script::parse_lua;
using Kind = LuaNode::Kind;

/// Returns the tree as text, with enough detail to distinguish two results.
std::string shape(const LuaNode& node)
{
    std::string text = node.text;
    if (node.kind == Kind::number) text = std::to_string(node.number);
    if (node.items.empty()) return text.empty() ? "?" : text;
    text += "(";
    for (std::size_t i = 0; i < node.items.size(); ++i) {
        text += (i > 0 ? " " : "") + shape(node.items[i]);
    }
    return text + ")";
}

std::string expression(const std::string& source)
{
    const auto root = parse_lua("return " + source).root;
    if (!root) return "no Lua";
    return shape(root->items[0].items[0].items[0]);
}

constexpr std::string_view everything = R"lua(#!shebang
local card, ptcg <const> = ... -- a comment
--[==[ a long
one ]==]
local a = { 1, [2] = 0x1F; x = "\65\x41\u{41}\n\z
            b", ["y z"] = [[long
string]] }
function a.b.c:d(...) return self, ... end
local function f(x) if x then return 1e3 elseif not x then goto done else break_ = 1 end ::done:: end
for i = 1, 3 do while true do break end end
for k, v in pairs(a) do repeat local z = -v until z > 2 ^ 3 .. "" end
f "text" { a = 1 } [1].x:y { }
a.x, a["y"] = 1 // 2, 3 << 1 | ~4 & 5
do return end
)lua";

ScriptReport analyze(const std::string& source)
{
    ScriptBundle bundle;
    bundle.cards.push_back({"a.lua", source, "test", "test-1", "", no_def});
    return analyze_scripts(bundle).cards.at(0);
}

std::string first_problem(const std::string& source)
{
    const ScriptReport report = analyze(source);
    return report.problems.empty() ? "no problem" : to_string(report.problems.front());
}

}  // namespace

TEST_CASE("Operators bind as in Lua", "[scripting][check]")
{
    CHECK(expression("1 + 2 * 3") == "+(1 *(2 3))");
    CHECK(expression("1 - 2 - 3") == "-(-(1 2) 3)");
    CHECK(expression("2 ^ 3 ^ 4") == "^(2 ^(3 4))");
    CHECK(expression("a .. b .. c") == "..(a ..(b c))");
    CHECK(expression("-x ^ 2") == "-(^(x 2))");
    CHECK(expression("not a == b") == "==(not(a) b)");
    CHECK(expression("a or b and c < d") == "or(a and(b <(c d)))");
    CHECK(expression("#a.b:c{}.d") == "#(d(c(b(a b) ?) d))");
}

TEST_CASE("Every form of statement is read, and its places are kept", "[scripting][check]")
{
    const auto root = parse_lua(everything).root;
    REQUIRE(root);
    CHECK(root->items.size() == 9);
    const LuaNode& table = root->items[1].items[1].items[0];
    REQUIRE(table.kind == Kind::table);
    CHECK(table.line == 5);
    CHECK(table.column == 11);
    CHECK(table.items.size() == 4);
    CHECK(table.field("y z") != nullptr);
}

TEST_CASE("What is no Lua is refused, cut off anywhere", "[scripting][check]")
{
    CHECK_FALSE(parse_lua("x = ").root);
    CHECK_FALSE(parse_lua("x =").root);
    CHECK_FALSE(parse_lua("if x then").root);
    CHECK_FALSE(parse_lua("f").root);
    CHECK_FALSE(parse_lua("x = 'a").root);
    CHECK_FALSE(parse_lua("x = [[a").root);
    CHECK_FALSE(parse_lua("x = !y").root);
    CHECK_FALSE(parse_lua(std::string(100'000, '(')).root);
    for (std::size_t length = 0; length < everything.size(); ++length) {
        (void)parse_lua(everything.substr(0, length));  // must return
    }
}

TEST_CASE("However a script nests or chains, checking it comes back", "[scripting][check]")
{
    struct Form {
        const char* before;
        const char* link;
        const char* middle;
        const char* close;
        const char* after;
        bool deep = true;
    };
    const Form form = GENERATE(
        Form{"x = it", ".b", "", "", ""}, Form{"x = it", "[1]", "", "", ""},
        Form{"x = it", ":b()", "", "", ""}, Form{"x = f", "()", "", "", ""},
        Form{"x = f", "{}", "", "", ""}, Form{"x = f", "'a'", "", "", ""},
        Form{"it", ".b", "", "", " = 1"}, Form{"it", ".b", "", "", "()"},
        Form{"function it", ".b", "", "", "() end"}, Form{"x = 1", " + 1", "", "", ""},
        Form{"x = 1", " and 1", "", "", ""}, Form{"x = 1", " or 1", "", "", ""},
        Form{"x = 1", " == 1", "", "", ""}, Form{"x = ''", " .. 'a'", "", "", ""},
        Form{"x = 1", " ^ 1", "", "", ""}, Form{"x = ", "not ", "1", "", ""},
        Form{"x = ", "- ", "1", "", ""}, Form{"x = ", "# ", "y", "", ""},
        Form{"x = ", "-~", "1", "", ""}, Form{"x = ", "(", "1", ")", ""},
        Form{"x = ", "{", "1", "}", ""}, Form{"x = ", "{a=", "1", "}", ""},
        Form{"x = ", "{[", "1", "]=1}", ""}, Form{"x = ", "f(", "1", ")", ""},
        Form{"x = ", "f{", "1", "}", ""}, Form{"x = ", "a[", "1", "]", ""},
        Form{"x = ", "function() return ", "1", " end", ""}, Form{"", "do ", "", " end", ""},
        Form{"", "if x then ", "", " end", ""}, Form{"", "if x then else ", "", " end", ""},
        Form{"", "while x do ", "", " end", ""}, Form{"", "repeat ", "", " until x", ""},
        Form{"", "for i = 1, 2 do ", "", " end", ""}, Form{"", "for i in x do ", "", " end", ""},
        Form{"", "local function f() ", "", " end", ""}, Form{"", "f(function() ", "", " end)", ""},
        Form{"if x then ", "elseif x then ", "", "", " end", false},
        Form{"x = 1 ", "x = 1 ", "", "", "", false}, Form{"x = {", "1,", "", "", "}", false},
        Form{"f(1", ",1", "", "", ")", false}, Form{"local a", ",a", "", "", "", false},
        Form{"", ";", "", "", "", false});
    const auto script = [&](std::size_t links) {
        std::string text = "local card = ...\ncard.play = function(game, it)\n";
        text += form.before;
        for (std::size_t i = 0; i < links; ++i) text += form.link;
        text += form.middle;
        for (std::size_t i = 0; i < links; ++i) text += form.close;
        return text + form.after + "\nend\n";
    };
    const std::string text = script(16'000);
    CAPTURE(text.substr(0, 120));
    CHECK(parse_lua(script(50)).root);
    const ScriptReport report = analyze(text);
    const bool told = std::ranges::count(report.problems, "too-deep", &Problem::code) > 0;
    CHECK(told == form.deep);
    if (form.deep) {
        REQUIRE(report.problems.size() == 1);
        CHECK(report.problems.front().file == "a.lua");
        CHECK(report.problems.front().line == 3);
    }
}

TEST_CASE("Deep chains inside deep nesting are bounded together", "[scripting][check]")
{
    std::string links;
    for (int i = 0; i < 190; ++i) links += ".b";
    std::string text;
    for (int i = 0; i < 150; ++i) text += "(";
    text += "it";
    for (int i = 0; i < 150; ++i) text += ")" + links;
    CHECK(parse_lua("x = " + text).too_deep == 1);
    CHECK_FALSE(parse_lua("x = it" + links + ")").root);
    CHECK(parse_lua("x = it" + links).root);
}

TEST_CASE("Tables that stand for each other, or themselves, are looked at once",
          "[scripting][check]")
{
    const auto use = GENERATE(
        as<std::string>{}, "card.play = t\n", "card.in_play['on_damage'] = t\n",
        "card.in_play['on_damage'] = { t, t }\n", "card.ability['a'] = { on_damage = t }\n",
        "card.lasting['a'] = { on_damage = { t, t } }\n");
    std::string chain = "local card = ...\nlocal t = { effect = function(game, it) end }\n";
    for (int i = 0; i < 16'000; ++i) chain += "t = { t, t, t }\n";
    (void)analyze(chain + use);
    chain = "local card = ...\nlocal m = { t0 = { function(game, it) end } }\n";
    for (int i = 1; i < 16'000; ++i) {
        const std::string last = "m.t" + std::to_string(i - 1);
        chain += "m.t" + std::to_string(i) + " = { " + last + ", " + last + ".x }\n";
    }
    (void)analyze(chain + "local t = m.t15999\n" + use);
    (void)analyze("local card = ...\nlocal t\nt = { t, t, t, t, t, x = t }\n" + use);
    (void)analyze(
        "local card = ...\nlocal t\nlocal function f() return t end\nt = { t, f, f() }\n" + use);
}

TEST_CASE("Functions that call each other in a long row are looked at", "[scripting][check]")
{
    std::string text = "local card = ...\nlocal m = { f0 = function(game) game:draw() end }\n";
    for (int i = 1; i < 16'000; ++i) {
        text += "m.f" + std::to_string(i) + " = function(game) m.f" + std::to_string(i - 1) +
                "(game) end\n";
    }
    text += "card.in_play['hp'] = function(game, it) m.f15999(game) return 1 end\n";
    const ScriptReport report = analyze(text);
    CHECK(std::ranges::count(report.problems, "query-changes", &Problem::code) == 1);
}

TEST_CASE("A helper's parameters are what it is called with", "[scripting][check]")
{
    CHECK(first_problem(R"(
local card = ...
local function hurt(match, who) match:damage(who.actve, 10) end
card.attack["Zap"] = { after = function(game, it) hurt(game, it.opponent) end }
)") == "a.lua:3:50: error: a player has no \"actve\"; did you mean \"active\"?");
    // Called with two kinds of handle, it may be either: no warning.
    CHECK(first_problem(R"(
local card = ...
local function name_of(thing) return thing.name .. thing.nonsense end
card.attack["Zap"] = { after = function(game, it)
  local both = name_of(it.owner) .. name_of(it.attacker)
  return game:choose("own_pokemon", { purpose = both })
end }
)") == "no problem");
}

TEST_CASE("What a verb answers is followed through variables and loops", "[scripting][check]")
{
    const auto after = [](const std::string& body) {
        return "local card = ...\ncard.attack[\"Zap\"] = { after = function(game, it)\n" + body +
               "\nend }\n";
    };
    CHECK(first_problem(after("for _, p in ipairs(it.owner.bench) do game:heal(p, p.damge) end")) ==
          "a.lua:3:54: error: a Pokémon has no \"damge\"; did you mean \"damage\"?");
    CHECK(first_problem(after("local c = game:choose(\"hand\")\nif c then "
                              "game:heal(c, 10) end")) ==
          "a.lua:4:21: error: heal: `on` must be a Pokémon or a list of them, got a card");
    CHECK(first_problem(after("local list = game:choose_up_to(2, \"hand\")\nfor _, "
                              "c in ipairs(list) do game:discard(c) end")) == "no problem");
    CHECK(first_problem(after("local p = it.attacker\np = it.owner\ngame:show(p.x)")) ==
          "no problem");
}

TEST_CASE("A query that changes something through a helper is found", "[scripting][check]")
{
    CHECK(first_problem(R"(
local card = ...
local function bonus(game) return game:flips(2) end
card.in_play.damage_dealt = function(game, it) return it.amount + bonus(game) end
)") == "a.lua:3:40: error: game:flips asks or changes something, but the query `damage_dealt` "
       "may only return a value");
}

TEST_CASE("The facts of a text include those of what it uses", "[scripting][check]")
{
    const ScriptReport report = analyze(R"(
local card = ...
local fire = ptcg.filter { kind = "energy", type = "fire" }
local function burn(game, it) game:set_condition(it.defender, "burned") end
card.attack["Zap"] = {
  needs = { { "discard", count = 3, filter = fire } },
  after = function(game, it) if game:flip() then burn(game, it) end end,
}
)");
    REQUIRE(report.texts.size() == 1);
    const ScriptText& text = report.texts.front();
    for (const char* fact : {"verb:flip", "verb:set_condition", "set_condition.condition=burned",
                             "word:fire", "need:discard", "field:defender", "key:after"}) {
        CAPTURE(fact);
        CHECK(text.facts.count(fact) == 1);
    }
    REQUIRE(text.numbers.size() == 1);
    CHECK(text.numbers.front().value == 3);
    CHECK(text.numbers.front().key == "needs");
}

}  // namespace ptcg::lua_syntax_test
