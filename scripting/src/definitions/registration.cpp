#include "definitions/registration.hpp"

#include <algorithm>
#include <array>
#include <exception>

#include "sandbox/freeze.hpp"
#include "sandbox/list_length.hpp"
#include "words/definitions.hpp"

namespace ptcg::script {

namespace {

// Keys in the registry, by address.
const char record_key = 0;     ///< section -> table of registered values
const char lines_key = 0;      ///< "section name" -> line
const char functions_key = 0;  ///< list of the functions taken

constexpr std::array<std::string_view, 5> sections = {"ability", "attack", "in_play", "lasting",
                                                      "play"};
static_assert(std::ranges::all_of(card_sections,
                                  [](const Key& section) {
                                      return std::ranges::find(sections, section.name) !=
                                             sections.end();
                                  }) &&
              sections.size() == card_sections.size());
constexpr int deepest_value = 12;
constexpr int most_values = 20'000;          ///< of one card; a table counts each time it is used
constexpr std::size_t most_text = 1u << 20;  ///< bytes in all these values; strings are copied, too

int line_of_caller(lua_State* L)
{
    lua_Debug frame;
    for (int level = 1; lua_getstack(L, level, &frame) != 0; ++level) {
        if (lua_getinfo(L, "l", &frame) != 0 && frame.currentline > 0) return frame.currentline;
    }
    return 0;
}

/// lines["section name"] = the running line.
void note_line(lua_State* L, int lines, const char* section, const char* name)
{
    lua_pushfstring(L, "%s %s", section, name);
    lua_pushinteger(L, line_of_caller(L));
    lua_rawset(L, lines);
}

// __newindex of card.attack, card.ability ...; upvalues: registered values, lines, section
int register_entry(lua_State* L)
{
    Message text;
    const char* const section = lua_tostring(L, lua_upvalueindex(3));
    if (runtime_of(L).open_record != lua_topointer(L, lua_upvalueindex(2))) {
        raise(L, "a card can register only while its file is loaded");
    }
    if (lua_type(L, 2) != LUA_TSTRING) {
        text.set("card.%s[...]: expected a name, got %s", section, describe_value(L, 2).c_str());
        raise(L, text);
    }
    const char* const name = lua_tostring(L, 2);
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) {
        text.set("card.%s[\"%.100s\"] is set twice", section, name);
        raise(L, text);
    }
    lua_settop(L, 3);
    note_line(L, lua_upvalueindex(2), section, name);
    lua_rawset(L, lua_upvalueindex(1));
    return 0;
}

/// card.section = table: registers every entry of it.
void register_section(lua_State* L, const char* section)
{
    if (!lua_istable(L, 3)) {
        Message text;
        text.set("card.%s must be a table, got %s", section, describe_value(L, 3).c_str());
        raise(L, text);
    }
    lua_getfield(L, lua_upvalueindex(1), section);  // the recorder
    lua_pushvalue(L, 3);
    unwrap(L);
    lua_pushnil(L);
    while (lua_next(L, 5) != 0) {
        if (lua_type(L, 6) != LUA_TSTRING) {
            Message text;
            text.set("card.%s: expected names as keys, got %s", section,
                     describe_value(L, 6).c_str());
            raise(L, text);
        }
        lua_pushvalue(L, 6);
        lua_insert(L, 7);
        lua_settable(L, 4);
    }
}

[[noreturn]] void unknown_field(lua_State* L)
{
    std::array<std::string_view, card_sections.size() + 2> known = {"id", "name"};
    for (std::size_t i = 0; i < card_sections.size(); ++i) known[i + 2] = card_sections[i].name;
    Message text;
    const char* const name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?";
    text.set("a card has no \"%.60s\"", name);
    text.suggest(name, known);
    raise(L, text);
}

// __newindex of card; upvalues: its fields, registered values, lines
int register_field(lua_State* L)
{
    const std::string_view name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "";
    if (runtime_of(L).open_record != lua_topointer(L, lua_upvalueindex(3))) {
        raise(L, "a card can register only while its file is loaded");
    }
    if (name == "play") {
        lua_getfield(L, lua_upvalueindex(2), "play");
        if (lua_getfield(L, -1, "play") != LUA_TNIL) raise(L, "card.play is set twice");
        lua_pop(L, 1);
        lua_pushvalue(L, 3);
        lua_setfield(L, -2, "play");
        note_line(L, lua_upvalueindex(3), "play", "play");
        return 0;
    }
    if (std::find(sections.begin(), sections.end(), name) == sections.end()) unknown_field(L);
    register_section(L, name.data());
    return 0;
}

// __index for missing fields of card; upvalue: registered values
int missing_field(lua_State* L)
{
    if (lua_type(L, 2) != LUA_TSTRING || std::string_view(lua_tostring(L, 2)) != "play") {
        unknown_field(L);
    }
    lua_getfield(L, lua_upvalueindex(1), "play");
    lua_getfield(L, -1, "play");
    return 1;
}

/// Pushes card.<section>: an empty table that reads from and records to the table at `record`.
void push_recorder(lua_State* L, int record, int lines, const char* section)
{
    lua_newtable(L);
    lua_createtable(L, 0, 2);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_setfield(L, record, section);
    lua_pushvalue(L, -1);
    lua_setfield(L, -3, "__index");
    lua_pushvalue(L, lines);
    lua_pushstring(L, section);
    lua_pushcclosure(L, register_entry, 3);
    lua_setfield(L, -2, "__newindex");
    lua_setmetatable(L, -2);
}

class Taker {
public:
    Taker(lua_State* L, const ScriptChunk& chunk, Problems& problems)
        : L_(L), chunk_(chunk), problems_(problems)
    {
    }

    /// Takes the value on top of the stack and pops it.
    Node take(int depth)
    {
        Node node;
        if (++taken_ > most_values || text_ > most_text) {
            lua_pop(L_, 1);
            return node;
        }
        switch (lua_type(L_, -1)) {
            case LUA_TNIL:
                break;
            case LUA_TBOOLEAN:
                node.kind = Node::Kind::boolean;
                node.boolean = lua_toboolean(L_, -1) != 0;
                break;
            case LUA_TNUMBER: {
                int exact = 0;
                node.kind = Node::Kind::number;
                node.number = lua_tointegerx(L_, -1, &exact);
                node.whole = exact != 0;
                break;
            }
            case LUA_TSTRING:
                node.kind = Node::Kind::text;
                text_ += lua_rawlen(L_, -1);
                if (text_ <= most_text) node.text = lua_tostring(L_, -1);
                break;
            case LUA_TFUNCTION:
                take_function(node);
                break;
            case LUA_TTABLE:
                take_table(node, depth);
                break;
            default: {
                const Handle handle = to_handle(L_, -1);
                node.kind =
                    handle.kind == HandleKind::filter ? Node::Kind::filter : Node::Kind::other;
                node.filter = handle.index;
                node.text = describe_value(L_, -1).c_str();
            }
        }
        lua_pop(L_, 1);
        return node;
    }

    /// Whether there was more than the limits allow.
    [[nodiscard]] bool overflowed() const { return taken_ > most_values || text_ > most_text; }

private:
    void take_function(Node& node)
    {
        lua_Debug about{};
        lua_pushvalue(L_, -1);
        lua_getinfo(L_, ">S", &about);
        node.kind = Node::Kind::function;
        node.line = about.linedefined > 0 ? about.linedefined : 0;
        lua_pushvalue(L_, -1);
        node.function = keep_registered_function(L_);
    }

    void take_table(Node& node, int depth)
    {
        node.kind = Node::Kind::table;
        if (depth > deepest_value) {
            if (!too_deep_) {
                problems_.push_back({chunk_.path, 0, 0, "tables nested too deeply", {}});
            }
            too_deep_ = true;
            return;
        }
        luaL_checkstack(L_, 6, nullptr);
        unwrap(L_);
        const lua_Integer count = list_length(L_, -1);
        for (lua_Integer i = 1; i <= count && i <= 1000; ++i) {
            lua_rawgeti(L_, -1, i);
            node.items.push_back(take(depth + 1));
        }
        lua_pushnil(L_);
        while (lua_next(L_, -2) != 0) {
            if (lua_type(L_, -2) == LUA_TSTRING) {
                text_ += lua_rawlen(L_, -2);
                std::string name = text_ <= most_text ? lua_tostring(L_, -2) : "";
                node.fields.push_back({std::move(name), take(depth + 1)});
            } else {
                if (lua_isinteger(L_, -2) != 0 && lua_tointeger(L_, -2) > count) note_hole(count);
                lua_pop(L_, 1);
            }
        }
        std::ranges::sort(node.fields, {}, &Node::Field::name);
    }

    /// Reports a nil in a list: values after it would be lost silently.
    void note_hole(lua_Integer count)
    {
        if (holed_) return;
        holed_ = true;
        problems_.push_back({chunk_.path,
                             0,
                             0,
                             "a list has a gap: its entry " + std::to_string(count + 1) +
                                 " is nil, but others follow it",
                             {}});
    }

    lua_State* L_;
    const ScriptChunk& chunk_;
    Problems& problems_;
    bool holed_ = false;
    int taken_ = 0;
    std::size_t text_ = 0;
    bool too_deep_ = false;
};

/// Returns the names registered in the section table on top of the stack, sorted.
std::vector<std::string> names_in(lua_State* L)
{
    std::vector<std::string> names;
    lua_pushnil(L);
    while (lua_next(L, -2) != 0) {
        lua_pop(L, 1);
        names.emplace_back(lua_tostring(L, -1));
    }
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace

const Node* Node::field(std::string_view name) const
{
    const auto found = std::ranges::lower_bound(fields, name, {}, &Field::name);
    return found != fields.end() && found->name == name ? &found->value : nullptr;
}

std::string Node::describe() const
{
    switch (kind) {
        case Kind::nil:
            return "nil";
        case Kind::boolean:
            return boolean ? "true" : "false";
        case Kind::number:
            return whole ? std::to_string(number) : "a fraction";
        case Kind::text:
            return "\"" + text.substr(0, 60) + "\"";
        case Kind::function:
            return "a function";
        case Kind::filter:
            return "a filter";
        case Kind::table:
            return "a table";
        case Kind::other:
            return text;
    }
    return {};
}

void push_card(lua_State* L, std::string_view id, std::string_view name)
{
    luaL_checkstack(L, 20, nullptr);
    lua_newtable(L);  // registered values
    const int record = lua_gettop(L);
    lua_newtable(L);
    const int lines = lua_gettop(L);
    runtime_of(L).open_record = lua_topointer(L, lines);
    lua_pushvalue(L, record);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &record_key);
    lua_pushvalue(L, lines);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &lines_key);
    lua_newtable(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &functions_key);
    lua_newtable(L);
    lua_setfield(L, record, "play");

    lua_newtable(L);  // readable fields
    const int fields = lua_gettop(L);
    for (const std::string_view section : sections) {
        if (section == "play") continue;
        push_recorder(L, record, lines, section.data());
        lua_setfield(L, fields, section.data());
    }
    lua_pushlstring(L, id.data(), id.size());
    lua_setfield(L, fields, "id");
    lua_pushlstring(L, name.data(), name.size());
    lua_setfield(L, fields, "name");
    lua_createtable(L, 0, 1);
    lua_pushvalue(L, record);
    lua_pushcclosure(L, missing_field, 1);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, fields);

    lua_newtable(L);  // the card
    lua_createtable(L, 0, 2);
    lua_pushvalue(L, fields);
    lua_setfield(L, -2, "__index");
    lua_pushvalue(L, fields);
    lua_pushvalue(L, record);
    lua_pushvalue(L, lines);
    lua_pushcclosure(L, register_field, 3);
    lua_setfield(L, -2, "__newindex");
    lua_setmetatable(L, -2);
    lua_replace(L, record);
    lua_settop(L, record);
}

std::vector<Registered> take_registered(lua_State* L, const ScriptChunk& chunk, Problems& problems)
{
    runtime_of(L).open_record = nullptr;
    std::vector<Registered> all;
    const int top = lua_gettop(L);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &record_key);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &lines_key);
    const int record = top + 1;
    const int lines = top + 2;
    Taker taker(L, chunk, problems);
    for (const std::string_view section : sections) {
        lua_getfield(L, record, section.data());
        for (const std::string& name : names_in(L)) {
            Registered entry;
            entry.section = section;
            entry.name = name;
            lua_getfield(L, lines, (entry.section + " " + name).c_str());
            entry.line = static_cast<int>(lua_tointeger(L, -1));
            lua_pop(L, 1);
            lua_getfield(L, -1, name.c_str());
            freeze_deeply(L, chunk, problems);
            lua_pushvalue(L, -1);
            lua_setfield(L, -3, name.c_str());  // the card stays readable, frozen
            entry.value = taker.take(0);
            if (taker.overflowed()) {
                problems.push_back({chunk.path,
                                    entry.line,
                                    0,
                                    "a card can register at most " + std::to_string(most_values) +
                                        " values, with 1 MiB of strings in total",
                                    {}});
                lua_settop(L, top);
                return {};
            }
            all.push_back(std::move(entry));
        }
        lua_pop(L, 1);
    }
    lua_settop(L, top);
    return all;
}

int keep_registered_function(lua_State* L)
{
    lua_rawgetp(L, LUA_REGISTRYINDEX, &functions_key);
    lua_insert(L, -2);
    const int number = static_cast<int>(lua_rawlen(L, -2)) + 1;
    lua_rawseti(L, -2, number);
    lua_pop(L, 1);
    return number;
}

void push_registered_function(lua_State* L, int number)
{
    lua_rawgetp(L, LUA_REGISTRYINDEX, &functions_key);
    lua_rawgeti(L, -1, number);
    lua_remove(L, -2);
}

}  // namespace ptcg::script
