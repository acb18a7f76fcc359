#include "sandbox/freeze.hpp"

#include <vector>

#include "sandbox/bytecode.hpp"
#include "sandbox/message.hpp"
#include "sandbox/runtime.hpp"

namespace ptcg::script {

namespace {

constexpr int deepest_table = 40;

// A key in the registry, by address: table -> its proxy, function -> true.
const char frozen_by_table = 0;

int refuse_write(lua_State* L)
{
    Message text;
    if (lua_type(L, 2) == LUA_TSTRING) {
        text.set(
            "cannot set \"%.60s\": values that a script creates while it loads are frozen after "
            "loading",
            lua_tostring(L, 2));
    } else {
        text.set(
            "cannot change this table: values that a script creates while it loads are frozen "
            "after loading");
    }
    raise(L, text);
}

/// Freezes one value and collects the problems it finds.
class Freezer {
public:
    Freezer(lua_State* L, const ScriptChunk& chunk, Problems& problems)
        : L_(L), runtime_(runtime_of(L)), chunk_(chunk), problems_(problems)
    {
        lua_rawgetp(L, LUA_REGISTRYINDEX, &frozen_by_table);
        done_ = lua_gettop(L);
    }

    /// Replaces the value on top.
    void value(int depth, int line)
    {
        if (full()) return;
        luaL_checkstack(L_, 8, nullptr);
        if (lua_istable(L_, -1))
            table(depth, line);
        else if (lua_isfunction(L_, -1) && lua_iscfunction(L_, -1) == 0)
            function(depth);
    }

private:
    /// A frozen table takes several times the memory of a small plain one. Once the memory is used
    /// up, the rest stays unfrozen and its pack is refused.
    [[nodiscard]] bool full()
    {
        if (full_ || runtime_.vm.meter().used <= runtime_.load_cap) return full_;
        runtime_.vm.collect();
        if (runtime_.vm.meter().used <= runtime_.load_cap) return false;
        full_ = true;
        if (runtime_.loader != nullptr && !runtime_.loader->exhausted) {
            refuse_for_memory(runtime_);
        }
        return true;
    }

    void table(int depth, int line)
    {
        if (lua_getmetatable(L_, -1) != 0) {  // only our own proxies have one
            lua_pop(L_, 1);
            return;
        }
        lua_pushvalue(L_, -1);
        if (lua_rawget(L_, done_) != LUA_TNIL) {
            lua_remove(L_, -2);
            return;
        }
        lua_pop(L_, 1);
        if (depth > deepest_table) {
            problem(line, "tables nested deeper than " + std::to_string(deepest_table));
            return;
        }
        lua_pushvalue(L_, -1);
        push_frozen(L_);  // table, proxy
        lua_pushvalue(L_, -2);
        lua_pushvalue(L_, -2);
        lua_rawset(L_, done_);
        lua_insert(L_, -2);  // proxy, table
        bool told = false;
        lua_pushnil(L_);
        while (lua_next(L_, -2) != 0) {
            const int key = lua_type(L_, -2);
            if (!told && (key == LUA_TTABLE || key == LUA_TFUNCTION)) {
                told = true;
                problem(line, "a table has a table or a function as a key; use strings or numbers");
            }
            const bool replaced = lua_istable(L_, -1);
            value(depth + 1, line);
            if (replaced) {
                lua_pushvalue(L_, -2);
                lua_insert(L_, -2);
                lua_rawset(L_, -4);  // an existing field may be set during traversal
            } else {
                lua_pop(L_, 1);
            }
        }
        lua_pop(L_, 1);
    }

    void function(int depth)
    {
        lua_pushvalue(L_, -1);
        if (lua_rawget(L_, done_) != LUA_TNIL) {
            lua_pop(L_, 1);
            return;
        }
        lua_pop(L_, 1);
        lua_pushvalue(L_, -1);
        lua_pushboolean(L_, 1);
        lua_rawset(L_, done_);

        lua_Debug about{};
        lua_pushvalue(L_, -1);
        lua_getinfo(L_, ">S", &about);
        if (depth > deepest_table) {
            problem(about.linedefined, "functions nested too deeply");
            return;
        }
        refuse_captured_assignments(about);
        for (int i = 1; lua_getupvalue(L_, -1, i) != nullptr; ++i) {
            const bool replaced = lua_istable(L_, -1);
            value(depth + 1, about.linedefined);
            if (replaced)
                lua_setupvalue(L_, -2, i);
            else
                lua_pop(L_, 1);
        }
    }

    void refuse_captured_assignments(const lua_Debug& about)
    {
        const std::optional<Bytecode>& code = runtime_.bytecode.of(L_);
        if (!code) {
            problem(about.linedefined, "this function cannot be checked with this version of Lua");
            return;
        }
        for (const CapturedAssignment& assignment : code->assignments) {
            const char* name = lua_getupvalue(L_, -1, assignment.upvalue);
            if (name != nullptr) lua_pop(L_, 1);
            problem(
                assignment.line,
                "assignment to \"" + std::string(name != nullptr ? name : "?") +
                    "\", a local from outside the function: a script keeps no values between "
                    "calls; use a local inside the function, or game:lasting for a lasting effect");
        }
    }

    void problem(int line, std::string message)
    {
        if (problems_.size() >= most_problems) return;
        problems_.push_back({chunk_.path, line, 0, std::move(message), {}});
    }

    lua_State* L_;
    Runtime& runtime_;
    bool full_ = false;
    const ScriptChunk& chunk_;
    Problems& problems_;
    int done_ = 0;
};

}  // namespace

void install_freezing(lua_State* L)
{
    end_freezing(L);
}

void end_freezing(lua_State* L)
{
    lua_newtable(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &frozen_by_table);
}

void push_frozen(lua_State* L)
{
    lua_newtable(L);           // table, proxy
    lua_createtable(L, 1, 2);  // table, proxy, metatable
    lua_pushvalue(L, -3);
    lua_setfield(L, -2, "__index");
    lua_pushcfunction(L, refuse_write);
    lua_setfield(L, -2, "__newindex");
    lua_pushvalue(L, -3);
    lua_rawseti(L, -2, 1);  // for `unwrap`
    lua_setmetatable(L, -2);
    lua_remove(L, -2);
}

void unwrap(lua_State* L)
{
    if (!lua_istable(L, -1) || lua_getmetatable(L, -1) == 0) return;
    lua_rawgeti(L, -1, 1);
    if (lua_istable(L, -1)) {
        lua_replace(L, -3);
        lua_pop(L, 1);
    } else {
        lua_pop(L, 2);
    }
}

void freeze_deeply(lua_State* L, const ScriptChunk& chunk, Problems& problems)
{
    Freezer freezer(L, chunk, problems);
    lua_pushvalue(L, -2);
    freezer.value(0, 0);
    lua_replace(L, -3);
    lua_pop(L, 1);
}

bool capture_check_works(lua_State* L)
{
    constexpr const char* probe =
        "local a, b = 0, 0\n"
        "return function(x)\n"
        "  local c = 0\n"
        "  return function() c = x; return function()\n"
        "    b = 1 end end\n"
        "end, function() return a + b end";
    if (luaL_loadstring(L, probe) != LUA_OK) {
        lua_pop(L, 1);
        return false;
    }
    lua_call(L, 0, 2);
    const std::optional<Bytecode> none = read_bytecode(L);
    lua_pop(L, 1);
    const std::optional<Bytecode> one = read_bytecode(L);
    lua_pop(L, 1);
    std::optional<Bytecode> length;
    if (luaL_loadstring(L, "return function(x) return #x end") == LUA_OK) length = read_bytecode(L);
    lua_pop(L, 1);
    return none && none->assignments.empty() && !none->measures && one &&
           one->assignments.size() == 1 && one->assignments[0].line == 5 &&
           one->assignments[0].upvalue == 1 && length && length->measures;
}

}  // namespace ptcg::script
