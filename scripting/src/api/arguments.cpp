#include "api/arguments.hpp"

#include <algorithm>
#include <array>

#include "api/call.hpp"
#include "api/filter_reader.hpp"
#include "ptcg/scripting/problem.hpp"
#include "sandbox/freeze.hpp"

namespace ptcg::script {

namespace {

// ---- checking one value ---------------------------------------------------------------------

/// Numbers that a verb takes are between this and its negative.
constexpr lua_Integer largest_number = 1'000'000;

[[noreturn]] void wrong_type(const Call& call, const Argument& argument, int index)
{
    const bool number =
        argument.type == ArgumentType::integer || argument.type == ArgumentType::integer_or_all;
    if (number && lua_isinteger(call.L, index) != 0) {
        call.fail("`%.*s` must be from %lld to %lld, got %s",
                  static_cast<int>(argument.name.size()), argument.name.data(), -largest_number,
                  largest_number, describe_value(call.L, index).c_str());
    }
    Message text;
    if (call.member.arguments.size() == 1) {
        text.add("expected ");
    } else {
        text.add("`%.*s` must be ", static_cast<int>(argument.name.size()), argument.name.data());
    }
    text.add("%s, got %s", describe(argument.type), describe_value(call.L, index).c_str());
    if ((number || argument.type == ArgumentType::boolean) &&
        lua_type(call.L, index) == LUA_TSTRING) {
        text.add("%s", write_unquoted(lua_tostring(call.L, index)).c_str());
    }
    call.fail(text);
}

bool is_integer(lua_State* L, int index)
{
    if (lua_type(L, index) != LUA_TNUMBER) return false;
    int exact = 0;
    const lua_Integer number = lua_tointegerx(L, index, &exact);
    return exact != 0 && number >= -largest_number && number <= largest_number;
}

bool has_kind(lua_State* L, int index, HandleKind kind)
{
    return to_handle(L, index).kind == kind;
}

/// Checks a single Pokémon: one in play, or one of the event that has left play.
void check_live(Call& call, int index)
{
    const Handle handle = to_handle(call.L, index);
    if (is_gone(handle)) {
        call.about_gone = true;
    } else if (!is_live(call.game, handle)) {
        call.fail(left_play);
    }
}

/// Checks a Pokémon in a list. `Given::slots` leaves out those that have left play.
void check_listed(const Call& call, int index)
{
    const Handle handle = to_handle(call.L, index);
    if (!is_gone(handle) && !is_live(call.game, handle)) call.fail(left_play);
}

/// Checks a list of handles of one kind at `index`, or a single handle.
void check_list(const Call& call, const Argument& argument, int index, HandleKind kind)
{
    lua_State* const L = call.L;
    if (has_kind(L, index, kind)) {
        if (kind == HandleKind::pokemon) check_listed(call, index);
        return;
    }
    if (!lua_istable(L, index)) wrong_type(call, argument, index);
    lua_pushvalue(L, index);
    unwrap(L);
    lua_replace(L, index);
    for (lua_Integer i = 1; lua_rawgeti(L, index, i) != LUA_TNIL; ++i) {
        if (i > static_cast<lua_Integer>(cards_per_player))
            call.fail("the list has more than 60 values");
        if (!has_kind(L, -1, kind)) {
            call.fail("`%.*s` must be a list of %s, got %s in it",
                      static_cast<int>(argument.name.size()), argument.name.data(),
                      kind == HandleKind::card ? "cards" : "Pokémon",
                      describe_value(L, -1).c_str());
        }
        if (kind == HandleKind::pokemon) check_listed(call, lua_gettop(L));
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/// Returns the number of the word in `list`, or the size of `list`.
std::size_t find_word(std::string_view word, const WordList& list)
{
    std::size_t i = 0;
    while (i < list.words.size() && list.words[i].name != word) ++i;
    return i;
}

[[noreturn]] void unknown_word(const Call& call, const Argument& argument, std::string_view word,
                               const WordList& list)
{
    std::array<std::string_view, most_words> buffer{};
    const std::span<const std::string_view> words = names_of(list, buffer);
    Message text;
    if (call.member.arguments.size() > 1) {
        text.add("`%.*s` must be ", static_cast<int>(argument.name.size()), argument.name.data());
    } else {
        text.add("expected ");
    }
    text.list(words);
    text.add(", got \"%.60s\"", word.data());
    text.suggest(word, words);
    call.fail(text);
}

/// Replaces a word with its number in `list`.
void check_word(const Call& call, const Argument& argument, int index, const WordList& list)
{
    lua_State* const L = call.L;
    if (lua_type(L, index) != LUA_TSTRING) wrong_type(call, argument, index);
    const std::string_view word = lua_tostring(L, index);
    const std::size_t number = find_word(word, list);
    if (number == list.words.size()) unknown_word(call, argument, word, list);
    lua_pushinteger(L, static_cast<lua_Integer>(number));
    lua_replace(L, index);
}

/// Checks a word, a function, or a table that contains these as well as fields. Filters made once,
/// at the top of a file, cost nothing here. The table may be that of the named arguments.
void check_filter(Call& call, const Argument& argument, int index)
{
    lua_State* const L = call.L;
    if (has_kind(L, index, HandleKind::filter) || lua_isfunction(L, index)) return;
    if (lua_istable(L, index)) {
        lua_pushvalue(L, index);
        unwrap(L);
        lua_replace(L, index);
    } else if (lua_type(L, index) != LUA_TSTRING) {
        wrong_type(call, argument, index);
    }
    if (lua_type(L, index) == LUA_TSTRING) {
        if (const CardFilter* const known = filter_of_word(lua_tostring(L, index))) {
            *call.filter = *known;
            return;
        }
    }
    Message text;
    const FilterSource source{L, index, call.runtime.members.arguments_of(call.member.number),
                              true};
    if (!read_filter(source, call.runtime.library, nullptr, *call.filter, text)) call.fail(text);
}

void check_handle(Call& call, const Argument& argument, int index, HandleKind kind)
{
    if (!has_kind(call.L, index, kind)) wrong_type(call, argument, index);
    if (kind == HandleKind::pokemon) check_live(call, index);
}

/// Checks cards or Pokémon: a list, a single one, a player, or a word for a group.
void check_things(Call& call, const Argument& argument, int index)
{
    lua_State* const L = call.L;
    if (lua_type(L, index) == LUA_TSTRING)
        return check_word(call, argument, index, *argument.words);
    if (has_kind(L, index, HandleKind::player) || has_kind(L, index, HandleKind::card)) return;
    if (has_kind(L, index, HandleKind::pokemon)) return check_listed(call, index);
    if (!lua_istable(L, index)) wrong_type(call, argument, index);
    lua_rawgeti(L, index, 1);
    const HandleKind kind = to_handle(L, -1).kind;
    lua_pop(L, 1);
    check_list(call, argument, index, kind == HandleKind::card ? kind : HandleKind::pokemon);
}

/// Checks a value that is not nil.
void check_argument(Call& call, const Argument& argument, int index)
{
    lua_State* const L = call.L;
    bool fits = true;
    switch (argument.type) {
        case ArgumentType::integer:
            fits = is_integer(L, index);
            break;
        case ArgumentType::integer_or_all:
            fits = is_integer(L, index) || (lua_type(L, index) == LUA_TSTRING &&
                                            std::string_view(lua_tostring(L, index)) == "all");
            break;
        case ArgumentType::boolean:
            fits = lua_isboolean(L, index);
            break;
        case ArgumentType::text:
            fits = lua_type(L, index) == LUA_TSTRING;
            break;
        case ArgumentType::texts:
            fits = lua_istable(L, index);
            if (!fits) break;
            lua_pushvalue(L, index);
            unwrap(L);
            lua_replace(L, index);
            break;
        case ArgumentType::word:
            return check_word(call, argument, index, *argument.words);
        case ArgumentType::word_or_pokemon:
            if (has_kind(L, index, HandleKind::pokemon)) return check_live(call, index);
            return check_word(call, argument, index, *argument.words);
        case ArgumentType::type:
            return check_word(call, argument, index, type_list);
        case ArgumentType::condition:
            return check_word(call, argument, index, condition_list);
        case ArgumentType::player:
            return check_handle(call, argument, index, HandleKind::player);
        case ArgumentType::pokemon:
            return check_handle(call, argument, index, HandleKind::pokemon);
        case ArgumentType::card:
            return check_handle(call, argument, index, HandleKind::card);
        case ArgumentType::attack:
            return check_handle(call, argument, index, HandleKind::attack);
        case ArgumentType::attack_or_name:
            fits = lua_type(L, index) == LUA_TSTRING || has_kind(L, index, HandleKind::attack);
            break;
        case ArgumentType::pokemon_list:
            return check_list(call, argument, index, HandleKind::pokemon);
        case ArgumentType::cards:
            return check_list(call, argument, index, HandleKind::card);
        case ArgumentType::pokemon_source:
            if (has_kind(L, index, HandleKind::player)) return;
            return check_list(call, argument, index, HandleKind::pokemon);
        case ArgumentType::filter:
            return check_filter(call, argument, index);
        case ArgumentType::things:
            return check_things(call, argument, index);
        case ArgumentType::anchor:
            if (has_kind(L, index, HandleKind::game)) return;
            [[fallthrough]];
        case ArgumentType::pokemon_or_player:
            if (has_kind(L, index, HandleKind::player)) return;
            return check_handle(call, argument, index, HandleKind::pokemon);
        case ArgumentType::effect_table:
            fits = lua_type(L, index) == LUA_TSTRING || lua_istable(L, index);
            break;
    }
    if (!fits) wrong_type(call, argument, index);
}

// ---- placing ----------------------------------------------------------------------------------

[[noreturn]] void unknown_argument(const Call& call, const char* key)
{
    const std::span<const Argument> arguments = call.member.arguments;
    std::array<std::string_view, most_arguments> known{};
    std::size_t count = 0;
    for (const Argument& argument : arguments) {
        if (!argument.by_place) known[count++] = argument.name;
    }
    Message text;
    text.set("there is no argument \"%.60s\"", key);
    text.suggest(key, std::span(known).first(count));
    call.fail(text);
}

/// Returns the place of the member's named filter argument, or -1.
int place_of_filter(const Member& member)
{
    for (std::size_t i = member.places; i < member.arguments.size(); ++i) {
        if (member.arguments[i].type == ArgumentType::filter) return static_cast<int>(i);
    }
    return -1;
}

void put_argument(Call& call, int place)
{
    lua_replace(call.L, place + 2);
    call.present |= static_cast<std::uint16_t>(1u << place);
}

/// Moves the field on top of the stack, whose key is below it, to its place; pops the value.
/// Returns false, with only the key left, if the field must be part of the filter.
bool place_field(Call& call)
{
    lua_State* const L = call.L;
    if (lua_type(L, -2) != LUA_TSTRING) {
        lua_pop(L, 1);
        return false;
    }
    const char* const key = lua_tostring(L, -2);
    const std::span<const char* const> names =
        call.runtime.members.arguments_of(call.member.number);
    for (std::size_t i = call.member.places; i < names.size(); ++i) {
        if (names[i] != key || call.member.arguments[i].type == ArgumentType::filter) continue;
        put_argument(call, static_cast<int>(i));
        return true;
    }
    lua_pop(L, 1);
    return false;
}

/// Takes the named arguments from the table on top of the stack.
void place_fields(Call& call)
{
    lua_State* const L = call.L;
    unwrap(L);
    const int table = lua_gettop(L);
    const int filter = place_of_filter(call.member);
    lua_pushnil(L);
    while (lua_next(L, table) != 0) {
        if (place_field(call)) continue;
        const bool item = lua_type(L, -1) == LUA_TNUMBER;
        if (filter < 0 && !item) unknown_argument(call, luaL_tolstring(L, -1, nullptr));
        if (filter < 0) call.fail("arguments in a table must have names");
        if (call.given(filter)) continue;
        lua_pushvalue(L, table);
        put_argument(call, filter);
    }
}

/// Returns whether this is a table that is not a list.
bool has_names(lua_State* L, int index)
{
    lua_pushnil(L);
    if (lua_next(L, index) == 0) return false;
    const bool named = lua_type(L, -2) == LUA_TSTRING;
    lua_pop(L, 2);
    return named;
}

/// Returns whether `index`, the last argument given, is the table of named arguments in the place
/// of another argument.
bool is_early_table(const Call& call, int index)
{
    if (!lua_istable(call.L, index)) return false;
    switch (call.member.arguments[static_cast<std::size_t>(index - 2)].type) {
        case ArgumentType::integer:
        case ArgumentType::integer_or_all:
        case ArgumentType::word:
        case ArgumentType::player:
        case ArgumentType::pokemon:
        case ArgumentType::pokemon_or_player:
        case ArgumentType::card:
        case ArgumentType::condition:
            return call.member.takes_table();
        case ArgumentType::pokemon_source:
            return call.member.takes_table() && has_names(call.L, index);
        default:
            return false;
    }
}

/// Returns whether nil in a required place is allowed: a choice with no options was made, so there
/// is nothing to do.
bool is_about_nobody(const Argument& argument)
{
    switch (argument.type) {
        case ArgumentType::pokemon:
        case ArgumentType::pokemon_list:
        case ArgumentType::pokemon_or_player:
        case ArgumentType::card:
        case ArgumentType::cards:
        case ArgumentType::attack:
        case ArgumentType::anchor:
            return argument.by_place;
        case ArgumentType::pokemon_source:
            return argument.by_place && argument.required;
        default:
            return false;
    }
}

/// Reads what comes after the places: the table of named arguments, or just the filter.
void place_rest(Call& call)
{
    lua_State* const L = call.L;
    if (lua_isnil(L, -1)) return;
    const int filter = place_of_filter(call.member);
    if (lua_istable(L, -1)) {
        place_fields(call);
    } else if (filter >= 0) {
        put_argument(call, filter);
    } else {
        call.fail("expected a table of named arguments, got %s", describe_value(L, -1).c_str());
    }
}

/// Raises an error if all arguments are in one table, as verbs took them before they had places.
[[noreturn]] void refuse_table(const Call& call)
{
    Message text;
    text.set("pass its arguments by position, in parentheses: (");
    for (std::size_t i = 0; i < call.member.places; ++i) {
        const std::string_view name = call.member.arguments[i].name;
        text.add("%s%.*s", i == 0 ? "" : ", ", static_cast<int>(name.size()), name.data());
    }
    text.add(")");
    call.fail(text);
}

void place_arguments(Call& call)
{
    lua_State* const L = call.L;
    const int count = static_cast<int>(call.member.arguments.size());
    int places = call.member.places;
    const int given = lua_gettop(L) - 1;
    const int most = places + (call.member.takes_table() ? 1 : 0);
    if (given > most) {
        call.fail("takes %d value%s, got %d", most, most == 1 ? "" : "s", given);
    }
    if (given > 0 && given <= places && is_early_table(call, given + 1)) {
        places = given - 1;
    } else if (given == 1 && places > 0 && call.member.owner == HandleKind::game &&
               lua_istable(L, 2) && has_names(L, 2)) {
        refuse_table(call);
    }
    for (int i = 0; i < std::min(given, places); ++i) {
        if (!lua_isnil(L, 2 + i)) {
            call.present |= static_cast<std::uint16_t>(1u << i);
        } else if (is_about_nobody(call.member.arguments[static_cast<std::size_t>(i)])) {
            call.about_gone = true;
        }
    }
    lua_settop(L, 1 + count);
    if (given <= places) return;
    // Moves the rest to the top, which frees its place for an argument.
    lua_pushvalue(L, 2 + places);
    lua_pushnil(L);
    lua_replace(L, 2 + places);
    place_rest(call);
    lua_settop(L, 1 + count);
}

}  // namespace

const char* describe(ArgumentType type)
{
    switch (type) {
        case ArgumentType::integer:
            return "a whole number";
        case ArgumentType::integer_or_all:
            return "a whole number or \"all\"";
        case ArgumentType::boolean:
            return "true or false";
        case ArgumentType::text:
            return "a string";
        case ArgumentType::texts:
            return "a list of strings";
        case ArgumentType::word:
            return "a word";
        case ArgumentType::word_or_pokemon:
            return "a word or a Pokémon";
        case ArgumentType::player:
            return "a player";
        case ArgumentType::pokemon:
            return "a Pokémon";
        case ArgumentType::pokemon_list:
            return "a Pokémon or a list of them";
        case ArgumentType::pokemon_or_player:
            return "a Pokémon or a player";
        case ArgumentType::pokemon_source:
            return "a list of Pokémon or a player";
        case ArgumentType::card:
            return "a card";
        case ArgumentType::cards:
            return "a list of cards";
        case ArgumentType::attack:
            return "an attack";
        case ArgumentType::attack_or_name:
            return "an attack or its name";
        case ArgumentType::filter:
            return "a filter";
        case ArgumentType::things:
            return "a place, a player, or a list of cards or Pokémon";
        case ArgumentType::anchor:
            return "a Pokémon, a player or `game`";
        case ArgumentType::effect_table:
            return "a word, a name or a table as in { damage_taken = -20 }";
        case ArgumentType::type:
            return "a type";
        case ArgumentType::condition:
            return "a Special Condition";
    }
    return "a value";
}

void read_arguments(Call& call)
{
    place_arguments(call);
    const std::span<const Argument> arguments = call.member.arguments;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const int index = static_cast<int>(i) + 2;
        if (call.given(static_cast<int>(i))) {
            check_argument(call, arguments[i], index);
        } else if (arguments[i].required && !call.about_gone) {
            wrong_type(call, arguments[i], index);
        }
    }
}

}  // namespace ptcg::script
