// The standard layout of Lua.

#include <random>

#include "ptcg/scripting/lua_format.hpp"
#include "source/lua_syntax.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::lua_format_test {

namespace {

using script::LuaNode;
using script::parse_lua;

/// Returns the whole tree as text, without source positions.
std::string shape(const LuaNode& node)
{
    std::string text = std::to_string(static_cast<int>(node.kind)) + node.text;
    if (node.kind == LuaNode::Kind::number) text += std::to_string(node.number);
    for (const LuaNode& below : node.items) text += "(" + shape(below) + ")";
    return text;
}

/// Returns the comments in order, without trailing blanks.
std::string comments_of(std::string_view source)
{
    std::string text;
    for (const script::LuaComment& comment : parse_lua(source).comments) {
        text += source.substr(comment.begin, comment.end - comment.begin);
        text.erase(text.find_last_not_of(" \t\r\n") + 1);
        text += '\n';
    }
    return text;
}

/// Checks that formatting keeps the meaning and every comment, and that formatting again changes
/// nothing.
void check_layout(std::string_view source)
{
    const script::LuaTree before = parse_lua(source);
    if (!before.root) return;
    const std::optional<std::string> text = format_lua(source);
    REQUIRE(text);
    const script::LuaTree after = parse_lua(*text);
    REQUIRE(after.root);
    const bool same = shape(*after.root) == shape(*before.root);
    CHECK(same);
    CHECK(comments_of(*text) == comments_of(source));
    CHECK(format_lua(*text) == text);
}

std::vector<std::string> scripts_of_repository()
{
    std::vector<std::string> texts;
    for (const char* const folder : {PTCG_SOURCE_CARDS_DIR, PTCG_TESTS_DIR}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
            if (entry.path().extension() == ".lua") {
                texts.push_back(test::content_of(entry.path()));
            }
        }
    }
    return texts;
}

/// Returns the script with comments, blanks and newlines between its tokens.
std::string scattered(const std::string& source, std::mt19937& random)
{
    static constexpr std::array<std::string_view, 7> between = {
        " ", "\n", "\n\n\n", " --[[ one ]] ", " -- two\n", " --[==[ three\nlines ]==] ", "\t"};
    std::vector<script::LuaToken> tokens;
    if (!script::read_lua_tokens(source, tokens)) return {};
    std::string text;
    for (const script::LuaToken& token : tokens) {
        text += source.substr(token.begin, token.end - token.begin);
        text += between[random() % between.size()];
    }
    return text;
}

struct Laid {
    std::string_view source;
    std::string_view text;
};

constexpr std::array laid = {
    Laid{"", ""},
    Laid{"-- alone", "-- alone\n"},
    Laid{"local   a,b=1,  2;", "local a, b = 1, 2\n"},
    Laid{"local a <const>, b<close> = 'x', 'say \"x\"'",
         "local a <const>, b <close> = \"x\", 'say \"x\"'\n"},
    Laid{"f({ 1 }) f('x') f('x'..y) o:m({a=1})",
         "f { 1 }\nf \"x\"\nf(\"x\" .. y)\no:m { a = 1 }\n"},
    Laid{"x = { }  y = {1;2, [3]=4, ['a b']=5, ['c']=6,}",
         "x = {}\ny = { 1, 2, [3] = 4, [\"a b\"] = 5, c = 6 }\n"},
    Laid{"x = a[ [[b c]] ] y = { [ [[b c]] ] = 1 }", "x = a[ [[b c]] ]\ny = { [ [[b c]] ] = 1 }\n"},
    Laid{"card.attack[\"Bite\"] = a . b", "card.attack[\"Bite\"] = a.b\n"},
    Laid{"x = - 5 - -5 - - -x ^ -2", "x = -5 - -5 - - -x^-2\n"},
    Laid{"f();(g or h)()", "f()\n;(g or h)()\n"},
    Laid{"if a then\nb()\nend", "if a then b() end\n"},
    Laid{"if a then if b then c() end end", "if a then\n  if b then c() end\nend\n"},
    Laid{"if a then b() else c() end", "if a then\n  b()\nelse\n  c()\nend\n"},
    Laid{"for i=1,3 do\nf(i)\nend", "for i = 1, 3 do f(i) end\n"},
    Laid{"while true do break end", "while true do break end\n"},
    Laid{"repeat f() until x", "repeat\n  f()\nuntil x\n"},
    Laid{"local function f(a,...)\nreturn ...\nend", "local function f(a, ...) return ... end\n"},
    Laid{"function a.b:c(d) end", "function a.b:c(d) end\n"},
    Laid{"local function f()\n\n\nlocal a = 1\n\n\n\nreturn a\n\nend",
         "local function f()\n  local a = 1\n\n  return a\nend\n"},
    Laid{"f() -- one\n-- two\n\n-- three\ng()", "f()  -- one\n-- two\n\n-- three\ng()\n"},
    Laid{"x = {\n-- one\n1, -- two\n}", "x = {\n  -- one\n  1,  -- two\n}\n"},
    Laid{"if a then -- why\nb() end", "if a then\n  -- why\n  b()\nend\n"},
    Laid{"goto   out ::out::", "goto out\n::out::\n"},
};

}  // namespace

TEST_CASE("How Lua is laid out", "[scripting][format]")
{
    for (const Laid& one : laid) {
        INFO(one.source);
        CHECK(format_lua(one.source) == one.text);
        check_layout(one.source);
    }
}

TEST_CASE("What does not fit on a line of 100 columns goes on over several", "[scripting][format]")
{
    const std::string name(33, 'n');
    CHECK(format_lua("x = { a = " + name + ", b = " + name + ", c = 1, ddd = 2 }") ==
          "x = { a = " + name + ", b = " + name + ", c = 1, ddd = 2 }\n");
    CHECK(format_lua("x = { a = " + name + ", b = " + name + ", c = 1, dddd = 2 }") ==
          "x = {\n  a = " + name + ",\n  b = " + name + ",\n  c = 1,\n  dddd = 2,\n}\n");
    CHECK(format_lua("return " + name + " and " + name + " and " + name) ==
          "return " + name + "\n  and " + name + "\n  and " + name + "\n");
    CHECK(format_lua("test(\"" + name + "\", function(t) f() g() end)") ==
          "test(\"" + name + "\", function(t)\n  f()\n  g()\nend)\n");
    const std::string names = name + ", " + name + ", " + name;
    CHECK(format_lua("test(" + names + ", function(t, more) f() g() end)") ==
          "test(\n  " + name + ",\n  " + name + ",\n  " + name +
              ",\n  function(t, more)\n    f()\n    g()\n  end\n)\n");
    // A character is one column, whatever its number of bytes.
    const std::string accented = "x = \"" + std::string(80, 'x') + "ééééé\", \"ééééé\"";
    CHECK(format_lua(accented) == accented + "\n");
}

TEST_CASE("Every script here says the same once it is laid out", "[scripting][format]")
{
    for (const std::string& text : scripts_of_repository()) check_layout(text);
}

TEST_CASE("Comments anywhere are kept", "[scripting][format]")
{
    std::mt19937 random(7);
    const std::vector<std::string> texts = scripts_of_repository();
    for (std::size_t i = 0; i < texts.size(); i += 8) check_layout(scattered(texts[i], random));
}

TEST_CASE("What is no Lua is not laid out", "[scripting][format]")
{
    CHECK_FALSE(format_lua("x = = 1"));
    CHECK_FALSE(format_lua("x = " + std::string(300, '(') + "1" + std::string(300, ')')));
}

}  // namespace ptcg::lua_format_test
