#pragma once

#include <array>
#include <string_view>

/// What scripts may use besides the match: parts of Lua, and the table `ptcg`. A test compares
/// these lists with the sandbox.
namespace ptcg::script {

struct LuaFunction {
    std::string_view name;
    std::string_view arguments;  ///< "(value)"; empty if it is not a function
    std::string_view doc;
    std::string_view example{};  ///< see Member::example
};

inline constexpr std::array ptcg_functions = {
    LuaFunction{"filter", " { ... }",
                "makes a filter once, at the top of a file; elsewhere, write just the table",
                R"(local basic = ptcg.filter { "pokemon", stage = "basic" }

card.attack["Example"] = {
  after = function(game, it)
    game:search { basic, to = "bench" }
  end,
})"},
    LuaFunction{
        "require", " \"name\"",
        "what lib/name.lua of this pack, or of a pack it depends on, returned: a table or a "
        "function; write \"pack/name\" if several packs have one; only at the top of a file",
        R"(local heads = ptcg.require "heads"

card.attack["Example"] = {
  damage = function(game, it) return heads.times(game, 2, 20) end,
})"}};

inline constexpr std::array lua_functions = {
    LuaFunction{"assert", "(value, message)", "fails with the message if the value is false"},
    LuaFunction{"ipairs", "(list)", "goes through a list: for i, value in ipairs(list) do"},
    LuaFunction{"pairs", "(table)", "goes through a table: numbers first, then strings, in order"},
    LuaFunction{"select", "(n, ...)", "the arguments from the nth on, or their number with \"#\""},
    LuaFunction{"tonumber", "(value)", "the number that a string represents, or nil"},
    LuaFunction{"tostring", "(value)", "any value as a string"},
    LuaFunction{"type", "(value)", "\"nil\", \"number\", \"table\" ..."},
    LuaFunction{"math.abs", "(x)", "the absolute value"},
    LuaFunction{"math.ceil", "(x)", "rounded up"},
    LuaFunction{"math.floor", "(x)", "rounded down"},
    LuaFunction{"math.fmod", "(x, y)", "the remainder of a division rounded toward zero"},
    LuaFunction{"math.max", "(x, ...)", "the largest"},
    LuaFunction{"math.maxinteger", "", "the largest whole number"},
    LuaFunction{"math.min", "(x, ...)", "the smallest"},
    LuaFunction{"math.mininteger", "", "the smallest whole number"},
    LuaFunction{"math.tointeger", "(x)", "as a whole number, or nil"},
    LuaFunction{"math.type", "(x)", "\"integer\", \"float\" or nil"},
    LuaFunction{"string.format", "(format, ...)", "a string of up to 1000 bytes, with %s %d %%"},
    LuaFunction{"string.len", "(text)", "its length in bytes"},
    LuaFunction{"string.lower", "(text)", "the string with A to Z in lowercase"},
    LuaFunction{"string.sub", "(text, i, j)", "the bytes from i to j"},
    LuaFunction{"string.upper", "(text)", "the string with a to z in uppercase"},
    LuaFunction{"table.concat", "(list, separator)", "the strings of a list joined into one"},
    LuaFunction{"table.insert", "(list, [position,] value)", "puts a value into a list"},
    LuaFunction{"table.remove", "(list, position)", "takes a value out of a list"},
    LuaFunction{"table.sort", "(list, less)", "sorts a list of up to 1000 values"},
    LuaFunction{"table.unpack", "(list)", "the values of a list"}};

}  // namespace ptcg::script
