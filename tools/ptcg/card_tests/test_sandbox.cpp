#include "card_tests/test_sandbox.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <new>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ptcg::tools {

namespace {

using namespace std::string_view_literals;

constexpr std::array base = {"assert"sv, "error"sv,    "ipairs"sv,   "next"sv, "pairs"sv,
                             "select"sv, "tonumber"sv, "tostring"sv, "type"sv};
constexpr std::array of_string = {"byte"sv,  "char"sv, "format"sv, "len"sv,
                                  "lower"sv, "sub"sv,  "upper"sv};
constexpr std::array list = {"concat"sv, "insert"sv, "remove"sv, "sort"sv, "unpack"sv};
constexpr std::array number = {"abs"sv, "ceil"sv,       "floor"sv,      "huge"sv,     "max"sv,
                               "min"sv, "maxinteger"sv, "mininteger"sv, "tointeger"sv};

/// Leaves in the table on top of the stack only these fields.
void keep_only(lua_State* L, std::span<const std::string_view> kept)
{
    std::vector<std::string> others;
    lua_pushnil(L);
    while (lua_next(L, -2) != 0) {
        lua_pop(L, 1);
        const std::string name = lua_tostring(L, -1);  // all of them are texts
        if (std::ranges::find(kept, name) == kept.end()) others.push_back(name);
    }
    for (const std::string& name : others) {
        lua_pushnil(L);
        lua_setfield(L, -2, name.c_str());
    }
}

}  // namespace

void* TestSandbox::allocate(void* data, void* block, std::size_t old_size, std::size_t new_size)
{
    auto& sandbox = *static_cast<TestSandbox*>(data);
    if (block == nullptr) old_size = 0;
    if (new_size == 0) {
        sandbox.used_ -= old_size;
        std::free(block);
        return nullptr;
    }
    const bool too_much = sandbox.used_ - old_size + new_size > most_bytes;
    if (sandbox.limited_ && new_size > old_size && too_much) return nullptr;
    void* const grown = std::realloc(block, new_size);
    if (grown != nullptr) sandbox.used_ += new_size - old_size;
    return grown;
}

TestSandbox::TestSandbox() : state_(lua_newstate(allocate, this))
{
    if (state_ == nullptr) throw std::bad_alloc();
    struct Library {
        const char* name;
        lua_CFunction open;
        std::span<const std::string_view> kept;
    };
    for (const Library& library : {Library{LUA_GNAME, luaopen_base, base},
                                   Library{LUA_STRLIBNAME, luaopen_string, of_string},
                                   Library{LUA_TABLIBNAME, luaopen_table, list},
                                   Library{LUA_MATHLIBNAME, luaopen_math, number}}) {
        luaL_requiref(state_, library.name, library.open, 0);
        keep_only(state_, library.kept);
        if (library.open == luaopen_base) {
            lua_pop(state_, 1);
        } else {
            lua_setglobal(state_, library.name);
        }
    }
}

TestSandbox::Limit::Limit(lua_State* L, bool on)
    : sandbox_([L]() -> TestSandbox& {
          void* data = nullptr;
          lua_getallocf(L, &data);
          return *static_cast<TestSandbox*>(data);
      }()),
      before_(std::exchange(sandbox_.limited_, on))
{
}

TestSandbox::Limit::~Limit()
{
    sandbox_.limited_ = before_;
}

int call_limited(lua_State* L, int arguments, int results, int handler)
{
    const TestSandbox::Limit on(L, true);
    return lua_pcall(L, arguments, results, handler);
}

TestSandbox::~TestSandbox()
{
    lua_close(state_);
}

}  // namespace ptcg::tools
