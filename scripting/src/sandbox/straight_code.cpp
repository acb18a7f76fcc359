#include "sandbox/straight_code.hpp"

#include <optional>
#include <set>

#include "sandbox/sandbox.hpp"

namespace ptcg::script {

namespace {

/// Returns the code of the Lua function on top of the stack. Unreadable code may do anything.
const Bytecode& read_code(lua_State* L, BytecodeCache& bytecode)
{
    static const Bytecode anything{
        .assignments = {}, .texts = {}, .loops = true, .has_functions = true, .slow = true};
    const std::optional<Bytecode>& code = bytecode.of(L);
    return code ? *code : anything;
}

/// Finds the Lua functions that a function can reach through what it captures.
class Reach {
public:
    Reach(lua_State* L, BytecodeCache& bytecode) : L_(L), bytecode_(bytecode)
    {
        push_environment(L);
        seen_.insert(lua_topointer(L, -1));  // has no Lua functions
        lua_pop(L, 1);
    }

    /// Visits what the function on top of the stack captures. It may be a C function.
    void function()
    {
        for (int i = 1; lua_getupvalue(L_, -1, i) != nullptr; ++i) {
            value();
            lua_pop(L_, 1);
        }
    }

    [[nodiscard]] bool holds_functions() const { return holds_functions_; }
    [[nodiscard]] bool slow() const { return slow_; }

private:
    /// Visits the value on top of the stack.
    void value()
    {
        if (!lua_isfunction(L_, -1) && !lua_istable(L_, -1)) return;
        if (!seen_.insert(lua_topointer(L_, -1)).second) return;
        if (lua_checkstack(L_, 8) == 0) {
            holds_functions_ = true;
            slow_ = true;
        } else if (lua_istable(L_, -1)) {
            table();
        } else {
            if (lua_iscfunction(L_, -1) == 0) {
                holds_functions_ = true;
                slow_ = slow_ || read_code(L_, bytecode_).slow;
            }
            function();
        }
    }

    /// A metatable may lead to the table behind this one: a frozen table, the registering card.
    void table()
    {
        if (lua_getmetatable(L_, -1) != 0) {
            value();
            lua_pop(L_, 1);
        }
        lua_pushnil(L_);
        while (lua_next(L_, -2) != 0) {
            value();
            lua_pop(L_, 1);
        }
    }

    lua_State* L_;
    BytecodeCache& bytecode_;
    std::set<const void*> seen_;
    bool holds_functions_ = false;
    bool slow_ = false;
};

}  // namespace

CallCost cost_of_call(lua_State* L, BytecodeCache& bytecode)
{
    const Bytecode& code = read_code(L, bytecode);
    Reach reach(L, bytecode);
    reach.function();
    return {.straight = !code.loops && !code.has_functions && !reach.holds_functions(),
            .slow = code.slow || reach.slow(),
            .instructions = code.instructions};
}

bool straight_code_works(lua_State* L)
{
    constexpr const char* straight[] = {"if a then b() elseif c then return d() end return a or b",
                                        "a { b = 1 } a:b(1) return a .. b, #a, a < b, not a",
                                        "a() for _, b in ipairs(a.b(1) or c) do b() end",
                                        "if a then b() end for k in pairs(a) do b() end"};
    constexpr const char* other[] = {"for i = 1, 2 do a() end",
                                     "a() for k in a do b() end",
                                     "a() for k in type, 1 do b() end",
                                     "a() for k in a(ipairs) do b() end",
                                     "a() for k in a.pairs(1) do b() end",
                                     "a() for k in (a or pairs)(1) do b() end",
                                     "a() for k in (pairs and a)(1) do b() end",
                                     "local pairs = a for k in pairs(1) do b() end",
                                     "local c = a pairs(b) for k in c(1) do b() end",
                                     "while a do b() end",
                                     "repeat a() until b",
                                     "::a:: b() goto a",
                                     "for k in pairs(a) do goto a end ::a:: for i = 1, 2 do end",
                                     "return function() end"};
    constexpr const char* slow[] = {"return a(...)", "return a % b", "return a % 3",
                                    "return 3 % a"};
    const auto cost = [L] {
        BytecodeCache unused;
        return cost_of_call(L, unused);
    };
    const auto is_straight = [&](const char* source) {
        if (luaL_loadstring(L, source) != LUA_OK) return std::optional<bool>{};
        lua_pushnil(L);
        lua_setupvalue(L, -2, 1);
        return std::optional<bool>{cost().straight};
    };
    const int top = lua_gettop(L);
    bool works = true;
    for (const char* source : straight) works = works && is_straight(source) == true;
    for (const char* source : other) works = works && is_straight(source) == false;
    for (const char* source : slow) {
        works = works && luaL_loadstring(L, source) == LUA_OK && cost().slow;
    }
    works = works && luaL_loadstring(L, "return a(b)") == LUA_OK && !cost().slow;
    lua_settop(L, top);
    return works;
}

}  // namespace ptcg::script
