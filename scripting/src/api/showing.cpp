#include "api/showing.hpp"

#include <array>
#include <charconv>
#include <map>
#include <string_view>

#include "ptcg/scripting/lua_values.hpp"
#include "sandbox/freeze.hpp"
#include "sandbox/list_length.hpp"

namespace ptcg::script {

namespace {

constexpr int deepest = 4;
constexpr std::size_t most_shown = 100;  ///< of one table

[[nodiscard]] std::string quoted(std::string_view text)
{
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        if (c == '\n') {
            result += "\\n";
        } else {
            result += c;
        }
    }
    return result + '"';
}

[[nodiscard]] std::string number_text(lua_State* L, int index)
{
    if (lua_isinteger(L, index) != 0) return std::to_string(lua_tointeger(L, index));
    std::array<char, 40> buffer{};
    const auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(),
                                       lua_tonumber(L, index), std::chars_format::general, 14);
    return std::string(buffer.data(), written.ptr);
}

}  // namespace

std::string Showing::value(lua_State* L, int index, int depth) const
{
    index = lua_absindex(L, index);
    switch (lua_type(L, index)) {
        case LUA_TNIL:
            return "nil";
        case LUA_TBOOLEAN:
            return lua_toboolean(L, index) != 0 ? "true" : "false";
        case LUA_TNUMBER:
            return number_text(L, index);
        case LUA_TSTRING:
            return quoted(text_at(L, index));
        case LUA_TLIGHTUSERDATA:
            return handle(to_handle(L, index));
        case LUA_TTABLE:
            return table(L, index, depth);
        default:
            return std::string("a ") + luaL_typename(L, index);
    }
}

std::string Showing::table(lua_State* L, int index, int depth) const
{
    if (depth >= deepest || lua_checkstack(L, 8) == 0) return "{ ... }";
    const int top = lua_gettop(L);
    lua_pushvalue(L, index);
    unwrap(L);
    const int inner = lua_gettop(L);
    std::string text;
    const auto add = [&](const std::string& item) { text += (text.empty() ? "" : ", ") + item; };
    const lua_Integer length = list_length(L, inner);
    std::size_t shown = 0;
    bool more = false;
    for (lua_Integer i = 1; i <= length && !more; ++i) {
        lua_rawgeti(L, inner, i);
        add(value(L, -1, depth + 1));
        lua_pop(L, 1);
        more = ++shown >= most_shown;
    }
    std::map<std::string, std::string> fields;  // Lua's order differs from run to run
    lua_pushnil(L);
    while (!more && lua_next(L, inner) != 0) {
        const bool listed = lua_isinteger(L, -2) != 0 && lua_tointeger(L, -2) >= 1 &&
                            lua_tointeger(L, -2) <= length;
        if (!listed) {
            const std::string key =
                lua_type(L, -2) == LUA_TSTRING ? text_at(L, -2) : "[" + value(L, -2, deepest) + "]";
            fields[key] = value(L, -1, depth + 1);
            more = ++shown >= most_shown;
        }
        lua_pop(L, 1);
    }
    for (const auto& [key, field] : fields) add(key + " = " + field);
    if (more) add("...");
    lua_settop(L, top);
    return text.empty() ? "{}" : "{ " + text + " }";
}

std::string Showing::player(PlayerId id) const
{
    return id == me_ ? "me" : "opponent";
}

std::string Showing::place(SlotId id) const
{
    const PlayerId owner = owner_of(id);
    const PlayerTable& side = game_->player(owner);
    if (side.active == id) return player(owner) + " active";
    for (std::size_t i = 0; i < side.bench_count; ++i) {
        if (side.bench[i] == id) return player(owner) + " bench " + std::to_string(i + 1);
    }
    return player(owner);
}

std::string Showing::pokemon(const Handle& handle) const
{
    if (!is_live(*game_, handle)) return "a Pokémon that has left play";
    const Slot& slot = game_->slot(handle.slot);
    std::string text =
        game_->library().text(game_->def_id(slot.top)).name + " (" + place(handle.slot);
    if (slot.damage > 0) text += ", " + std::to_string(slot.damage) + " damage";
    for (std::size_t i = 0; i < condition_count; ++i) {
        const auto condition = static_cast<Condition>(i);
        if (slot.has(condition)) text += ", " + std::string(name_of(condition));
    }
    return text + ")";
}

std::string Showing::card(CardIndex card) const
{
    if (at(card) >= cards_per_match) return "no card";
    const std::string& name = game_->library().text(game_->def_id(card)).name;
    if (const SlotId id = game_->slot_of(card); id != no_slot) {
        return name + " (on " + place(id) + ")";
    }
    std::string zone(name_of(game_->table().zone[at(card)]));
    if (zone == "lost_zone") zone = "lost zone";
    return name + " (" + player(owner_of(card)) + " " + zone + ")";
}

std::string Showing::attack(const Handle& handle) const
{
    const CardLibrary& library = game_->library();
    const DefId def{handle.index};
    if (at(def) >= library.size() || handle.attack >= library.def(def).attack_count) {
        return "an attack";
    }
    return std::string(library.name(library.def(def).attacks[handle.attack].name)) +
           " (attack of " + library.text(def).name + ")";
}

std::string Showing::ability(const Handle& handle) const
{
    const CardLibrary& library = game_->library();
    const DefId def{handle.index};
    if (at(def) >= library.size() || handle.attack >= library.def(def).ability_count) {
        return "an Ability";
    }
    return std::string(library.name(library.def(def).abilities[handle.attack].name)) +
           " (Ability of " + library.text(def).name + ")";
}

std::string Showing::handle(const Handle& handle) const
{
    if (game_ == nullptr) return describe(handle.kind);
    switch (handle.kind) {
        case HandleKind::player:
            return player(PlayerId{static_cast<std::uint8_t>(handle.index)});
        case HandleKind::pokemon:
            return pokemon(handle);
        case HandleKind::card:
            return card(CardIndex{static_cast<std::uint8_t>(handle.index)});
        case HandleKind::attack:
            return attack(handle);
        case HandleKind::ability:
            return ability(handle);
        default:
            return describe(handle.kind);
    }
}

}  // namespace ptcg::script

namespace ptcg {

std::string text_at(lua_State* L, int index)
{
    std::size_t size = 0;
    const char* const text = lua_tolstring(L, index, &size);
    return {text, size};
}

std::string shown_value(lua_State* L, int index)
{
    return script::Showing(nullptr, PlayerId::one).value(L, index);
}

}  // namespace ptcg
