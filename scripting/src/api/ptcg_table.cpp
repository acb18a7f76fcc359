// The global table `ptcg`: what files use at the top level, while they are loaded.

#include <exception>

#include "api/filter_reader.hpp"
#include "api/member.hpp"
#include "sandbox/shared_modules.hpp"

namespace ptcg::script {

namespace {

constexpr std::size_t most_filters = 60'000;  // a handle has 16 bits
constexpr std::size_t most_filters_of_pack = 2'000;

/// Stores the filter and returns its number; -1, with a message, if it is not valid.
int keep_filter(lua_State* L, Message& text)
{
    Runtime& runtime = runtime_of(L);
    try {
        CardFilter filter;
        lua_getfield(L, 1, except_field.data());
        const bool except = !lua_isnil(L, -1);
        lua_pop(L, 1);
        if (except) {
            text.set(
                "filter: write `except` where the filter is used: "
                "game:choose(\"own_pokemon\", { filter, except = pokemon })");
            return -1;
        }
        if (!read_filter({.L = L, .index = 1}, runtime.library, runtime.writable, filter, text))
            return -1;
        runtime.filters.push_back(filter);
        return static_cast<int>(runtime.filters.size()) - 1;
    } catch (const std::exception& e) {
        text.set("%s", e.what());
        return -1;
    }
}

// ptcg.filter { ... }
int make_filter(lua_State* L)
{
    Message text;
    Runtime& runtime = runtime_of(L);
    if (!runtime.loading && !runtime.evaluating)
        raise(L, "filter: allowed only at the top of a file; here, write just the table");
    if (!lua_istable(L, 1)) {
        text.set("filter: expected a table, got %s", describe_value(L, 1).c_str());
        raise(L, text);
    }
    if (runtime.loader != nullptr && ++runtime.loader->filters > most_filters_of_pack) {
        text.set("filter: a pack can make at most %zu filters", most_filters_of_pack);
        raise(L, text);
    }
    if (runtime.filters.size() >= most_filters) {
        text.set("filter: all packs together can make at most %zu filters", most_filters);
        raise(L, text);
    }
    const int number = keep_filter(L, text);
    if (number < 0) {
        Message full;
        full.set("filter: %s", text.c_str());
        raise(L, full);
    }
    push_handle(L, {.kind = HandleKind::filter, .index = static_cast<std::uint16_t>(number)});
    return 1;
}

}  // namespace

void push_ptcg_table(lua_State* L)
{
    const luaL_Reg functions[] = {
        {"filter", make_filter}, {"require", require_module}, {nullptr, nullptr}};
    luaL_newlib(L, functions);
}

}  // namespace ptcg::script
