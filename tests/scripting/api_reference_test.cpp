// The description of the API is complete, matches the engine and the sandbox, and is well formed
// for terminals and editors.

#include "ptcg/scripting/api_reference.hpp"

#include <algorithm>
#include <memory>
#include <regex>
#include <set>
#include <sstream>

#include <lua.hpp>

#include "reference/entries.hpp"
#include "sandbox/runtime.hpp"
#include "support/catch.hpp"
#include "support/packs.hpp"
#include "words/facts.hpp"
#include "words/hooks.hpp"
#include "words/lua_library.hpp"

namespace ptcg::api_reference_test {

namespace {

using namespace ptcg::script;
using Catch::Matchers::ContainsSubstring;

std::vector<std::string> lines_of(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

std::vector<std::string_view> names_in(const WordList& list)
{
    std::vector<std::string_view> names;
    for (const Word& word : list.words) names.push_back(word.name);
    return names;
}

}  // namespace

TEST_CASE("every part of the API is described, once, and shows a use", "[scripting][api]")
{
    std::set<std::string> keys;
    for (const ApiChapter& chapter : api_chapters()) {
        REQUIRE(!chapter.entries.empty());
        const bool explained_in_words = chapter.title == "Words" || chapter.title == "Lua";
        for (const ApiEntry& entry : chapter.entries) {
            INFO(entry.key);
            CHECK(keys.insert(entry.key).second);
            CHECK(!entry.doc.empty());
            CHECK(entry.example.empty() == explained_in_words);
            for (const ApiDetail& word : entry.words) CHECK(!word.text.empty());
        }
    }
}

TEST_CASE("the methods of the API have room in the registry", "[scripting][api]")
{
    CHECK(api_members().size() <= static_cast<std::size_t>(first_callback - first_method));
    for (const Member& member : api_members()) {
        INFO(member.name);
        CHECK(&api_members()[member.number] == &member);
        CHECK(member.run != nullptr);
        CHECK(member.arguments.size() <= most_arguments);
    }
}

TEST_CASE("words of scripts are the engine's where they mean the same", "[scripting][api]")
{
    std::vector<std::string_view> types;
    for (std::size_t i = 0; i < type_count; ++i) types.push_back(name_of(static_cast<Type>(i)));
    CHECK(names_in(type_list) == types);
    std::vector<std::string_view> conditions;
    for (std::size_t i = 0; i < condition_count; ++i) {
        conditions.push_back(name_of(static_cast<Condition>(i)));
    }
    CHECK(names_in(condition_list) == conditions);
    for (std::size_t i = 0; i < zone_words.size(); ++i) {
        CHECK(zone_words[i].name == name_of(zone_values[i]));
    }
    for (std::size_t i = 0; i < purpose_words.size(); ++i) {
        CHECK(purpose_words[i].name == name_of(purpose_values[i]));
    }
}

TEST_CASE("what `it` holds at a hook are fields of it", "[scripting][api]")
{
    std::set<std::string> fields;
    for (const Member& member : api_members()) {
        if (member.owner == HandleKind::context) fields.insert(std::string(member.name));
    }
    for (const HookInfo& hook : hooks()) {
        std::istringstream holds{std::string(hook.holds)};
        for (std::string field; holds >> field;) {
            INFO(name_of(hook.hook) << " " << field);
            CHECK(fields.count(field) == 1);
        }
        if (hook.answer == Answer::number || hook.answer == Answer::damage) {
            CHECK(hook.holds.find("amount") != std::string_view::npos);
        }
    }
}

TEST_CASE("the sandbox has what the reference says of Lua, and no more", "[scripting][api]")
{
    std::string source = "local card = ...\nlocal listed = {\n";
    for (const LuaFunction& function : ptcg_functions) {
        source += "[\"ptcg." + std::string(function.name) + "\"] = 1, ";
    }
    for (const LuaFunction& function : lua_functions) {
        source += "[\"" + std::string(function.name) + "\"] = 1, ";
    }
    source +=
        "}\nfor name, library in pairs { math = math, ptcg = ptcg, string = string, "
        "table = table } do\n"
        "  for key in pairs(library) do assert(listed[name .. '.' .. key], key) end\nend\n";
    for (const LuaFunction& function : lua_functions) {
        source += "assert(" + std::string(function.name) + " ~= nil)\n";
    }
    source += "card.attack['Hit'] = { after = function() end }\n";
    TestPacks packs;
    packs.pack("x")
        .file("x/001-a.toml",
              "id = \"x-1\"\nname = \"A\"\nkind = \"pokemon\"\nstage = \"basic\"\n"
              "hp = 50\ntypes = [\"fire\"]\nretreat = 1\n"
              "[[attack]]\nname = \"Hit\"\ncost = []\ntext = \"-\"\n")
        .file("x/001-a.lua", source);
    CHECK(packs.problems() == std::vector<std::string>{});
}

TEST_CASE("a word of the API is looked up", "[scripting][api]")
{
    const std::string flip =
        "game:flip(player) -> boolean\n"
        "  flips a coin; returns true for heads\n"
        "  player: a player; default: it.owner\n"
        "  when: not in queries and conditions; the effect may wait for an answer\n"
        "\n"
        "    if game:flip() then game:set_condition(it.defender, \"paralyzed\")"
        " end\n";
    for (const char* word : {"flip", "game:flip", "game.flip", "game:flip()", "game:flip { x }"}) {
        INFO(word);
        REQUIRE(describe_api(word).ok());
        CHECK(describe_api(word).value() == flip);
    }
    CHECK_THAT(describe_api("it.defender").value(),
               ContainsSubstring("it.defender -> Pokemon|nil\n"));
    CHECK_THAT(describe_api("on_attach").value(), ContainsSubstring("  subject: \"self\""));
    CHECK_THAT(describe_api("instead").value(), ContainsSubstring("only in a replacement"));
    CHECK_THAT(describe_api("Until").value(),
               ContainsSubstring("\n  \"turn\": at the end of this turn\n"));
}

TEST_CASE("a fact of a card is looked up", "[scripting][api]")
{
    for (const char* word : {"only_by", "fact.only_by"}) {
        INFO(word);
        CHECK(describe_api(word).value() ==
              "only_by: string\n"
              "  the Ability, attack or Trainer card that alone puts it into play, by name\n"
              "  of: Pokémon\n"
              "\n"
              "    only_by = \"Zero to Hero\"\n");
    }
    for (const CardFact& fact : card_facts) {
        const Result<std::string> text = describe_api("fact." + std::string(fact.name));
        REQUIRE(text.ok());
        CHECK_THAT(text.value(), ContainsSubstring("\n    " + std::string(fact.name)) ||
                                     ContainsSubstring("\n    [" + std::string(fact.name)));
    }
}

TEST_CASE("several things by one name are shown in full, or many by a line each",
          "[scripting][api]")
{
    const std::string choose = describe_api("choose").value();
    CHECK(choose.starts_with("choose\n  choices the attack requires"));
    CHECK_THAT(choose, ContainsSubstring("\n\ngame:choose(from"));
    CHECK_THAT(choose, ContainsSubstring("\n    local target = game:choose("));
    const std::string use = describe_api("once_per_turn").value();
    CHECK(use.starts_with("use\n"));
    CHECK_THAT(use, ContainsSubstring("\n    card.ability[\"Example\"]"));
    CHECK_THAT(use, ContainsSubstring("\nalso\n  Uses \"once_per_turn\""));
    const std::string name = describe_api("name").value();
    CHECK_THAT(name, ContainsSubstring("\n  attack.name   its name\n"));
    CHECK(name.ends_with("each in full: ptcg api filter.name\n"));
}

TEST_CASE("of words in several lists and things in a table each has its line", "[scripting][api]")
{
    CHECK(describe_api("deck_top").value() ==
          "  Place \"deck_top\"      on top of the owner's deck\n"
          "  PilePlace \"deck_top\"  on top of the owner's deck\n"
          "  Rest \"deck_top\"       on top of the deck, in any order\n"
          "  DeckEnd \"deck_top\"    on top of the deck\n");
    const std::string needs = describe_api("needs").value();
    CHECK_THAT(needs, ContainsSubstring("\n    card.attack"));
    CHECK_THAT(needs, ContainsSubstring("  needs.opponent_bench"));
}

TEST_CASE("a thing that shares its name with words of lists is described, and they are named",
          "[scripting][api]")
{
    const std::string text = describe_api("discard_energy").value();
    CHECK(text.starts_with("game:discard_energy(from, units, {"));
    CHECK_THAT(text, ContainsSubstring("\nalso\n  Purpose \"discard_energy\"  which"));
}

TEST_CASE("a word that is not a name finds the entries that mention it", "[scripting][api]")
{
    const std::string text = describe_api("Look").value();
    CHECK(text.starts_with("no entry has that name; the word occurs in\n"));
    CHECK_THAT(text, ContainsSubstring("  game:top"));
    CHECK_THAT(text, ContainsSubstring("lets a player look at the top cards"));
    // Only at the beginning of a word, and not for a few letters.
    CHECK(!describe_api("nergy").ok());
    CHECK(!describe_api("loo").ok());
}

TEST_CASE("a word the API does not know is refused with the one probably meant", "[scripting][api]")
{
    REQUIRE(!describe_api("flpi").ok());
    CHECK(describe_api("flpi").error().message ==
          "the API has no \"flpi\"; did you mean \"flip\"?");
    CHECK(describe_api("opponents_next_trun").error().message ==
          "the API has no \"opponents_next_trun\"; did you mean \"opponents_next_turn\"?");
    CHECK(!describe_api("").ok());
}

TEST_CASE("the stubs for editors are Lua", "[scripting][api]")
{
    const std::unique_ptr<lua_State, decltype(&lua_close)> state(luaL_newstate(), lua_close);
    const std::string stubs = api_stubs();
    const int status = luaL_loadbuffer(state.get(), stubs.data(), stubs.size(), "@stubs");
    INFO((status == LUA_OK ? "" : lua_tostring(state.get(), -1)));
    CHECK(status == LUA_OK);
}

TEST_CASE("each annotation of the stubs is one LuaCATS knows, of types that are declared",
          "[scripting][api]")
{
    const std::regex annotation(
        R"re(---@(meta ptcg|class [A-Z]\w*(: [A-Z]\w*)?|)re"
        R"re(alias [A-Z]\w*( [A-Z].*)?|)re"
        R"re(field (\w+|\[1\])\??( [^ ].*)|param \w+\?? [^ ].*|return [^ ].*|)re"
        R"re(field \[integer\] [^ ].*))re");
    const std::regex choice(R"re(---\| "[^"]+" # .+)re");
    const std::regex declared(R"re(---@(?:class|alias) (\w+).*)re");
    const std::regex used(R"re(\b[A-Z]\w*\b)re");
    std::set<std::string> types;
    for (const std::string& line : lines_of(api_stubs())) {
        std::smatch match;
        if (std::regex_match(line, match, declared)) {
            INFO(line);
            CHECK(types.insert(match[1]).second);
        }
    }
    for (const std::string& line : lines_of(api_stubs())) {
        INFO(line);
        if (line.starts_with("---@")) CHECK(std::regex_match(line, annotation));
        if (line.starts_with("---|")) CHECK(std::regex_match(line, choice));
        if (!line.starts_with("---@param") && !line.starts_with("---@overload") &&
            !line.starts_with("---@return")) {
            continue;
        }
        for (std::sregex_iterator i(line.begin(), line.end(), used), end; i != end; ++i) {
            CHECK(types.count(i->str()) == 1);
        }
    }
}

TEST_CASE("the stubs have every field, method and hook", "[scripting][api]")
{
    const std::string stubs = api_stubs();
    for (const Member& member : api_members()) {
        const std::string name(member.name);
        CHECK_THAT(stubs, ContainsSubstring(member.method ? ":" + name + "(" : " " + name + " "));
    }
    for (const HookInfo& hook : hooks()) {
        if (hook.hook == Hook::play) continue;
        CHECK_THAT(stubs, ContainsSubstring("---@field " + std::string(name_of(hook.hook)) + "?"));
    }
}

TEST_CASE("the reference lists at each hook all that `it` holds there", "[scripting][api]")
{
    for (const HookInfo& hook : hooks()) {
        const std::string name(name_of(hook.hook));
        INFO(name);
        REQUIRE(describe_api("hooks." + name).ok());
        const std::string text = describe_api("hooks." + name).value();
        CHECK_THAT(text, ContainsSubstring("\n  it: " + fields_at(hook.hook) + "\n"));
        for (const Member& member : api_members()) {
            if (member.owner != HandleKind::context) continue;
            const std::string listed = ", " + fields_at(hook.hook) + ",";
            CHECK(holds(hook.hook, member.name) ==
                  (listed.find(" " + std::string(member.name) + ",") != std::string::npos));
        }
    }
    CHECK(holds(Hook::prizes, "cause"));
    CHECK(holds(Hook::prizes, "attacker"));
}

}  // namespace ptcg::api_reference_test
