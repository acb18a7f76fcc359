#include "api/arguments.hpp"

#include <array>

#include "api/call.hpp"
#include "api/filter_reader.hpp"
#include "sandbox/freeze.hpp"

namespace ptcg::script {

namespace {

// ---- checking one value ---------------------------------------------------------------------

/// What a verb takes lies between this and its negative.
constexpr lua_Integer largest_number = 1'000'000;

[[noreturn]] void wrong_type(const Call& call, const Argument& argument, int index)
{
    const bool number =
        argument.type == ArgumentType::integer || argument.type == ArgumentType::integer_or_all;
    if (number && lua_isinteger(call.L, index) != 0) {
        call.fail("`%.*s`: numbers go from %lld to %lld, got %s",
                  static_cast<int>(argument.name.size()), argument.name.data(), -largest_number,
                  largest_number, describe_value(call.L, index).c_str());
    }
    if (call.member.positional) {
        call.fail("expected %s, got %s", describe(argument.type),
                  describe_value(call.L, index).c_str());
    }
    call.fail("`%.*s` must be %s, got %s", static_cast<int>(argument.name.size()),
              argument.name.data(), describe(argument.type), describe_value(call.L, index).c_str());
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

/// A single Pokémon: one in play, or one of the event that is gone.
void check_live(Call& call, int index)
{
    const Handle handle = to_handle(call.L, index);
    if (is_gone(handle)) {
        call.about_gone = true;
    } else if (!is_live(call.game, handle)) {
        call.fail(left_play);
    }
}

/// The same in a list, from which `Given::slots` leaves out those that are gone.
void check_listed(const Call& call, int index)
{
    const Handle handle = to_handle(call.L, index);
    if (!is_gone(handle) && !is_live(call.game, handle)) call.fail(left_play);
}

/// A list of handles of one kind at `index`, or a single one.
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
        if (i > static_cast<lua_Integer>(cards_per_player)) call.fail("a list of more than 60");
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

/// The number of the word in `list`, or its size.
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
    if (!call.member.positional) {
        text.add("`%.*s` must be ", static_cast<int>(argument.name.size()), argument.name.data());
    } else {
        text.add("expected ");
    }
    text.list(words);
    text.add(", got \"%.60s\"", word.data());
    text.suggest(word, words);
    call.fail(text);
}

/// Replaces a word by its number in `list`.
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

/// Makes the table at `index` a filter. Those made once, at the top of a file, cost nothing here.
void check_filter(const Call& call, const Argument& argument, int index)
{
    if (has_kind(call.L, index, HandleKind::filter)) return;
    if (!lua_istable(call.L, index)) wrong_type(call, argument, index);
    CardFilter filter;
    Message text;
    if (!read_filter(call.L, index, call.runtime.library, nullptr, filter, text)) call.fail(text);
}

void check_handle(Call& call, const Argument& argument, int index, HandleKind kind)
{
    if (!has_kind(call.L, index, kind)) wrong_type(call, argument, index);
    if (kind == HandleKind::pokemon) check_live(call, index);
}

/// A value that is not nil.
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
        case ArgumentType::pokemon_or_player:
            if (has_kind(L, index, HandleKind::player)) return;
            return check_handle(call, argument, index, HandleKind::pokemon);
        case ArgumentType::filter_or_function:
            if (lua_isfunction(L, index)) return;
            return check_filter(call, argument, index);
        case ArgumentType::filter:
            return check_filter(call, argument, index);
    }
    if (!fits) wrong_type(call, argument, index);
}

// ---- placing ----------------------------------------------------------------------------------

/// Puts the field on top of the stack, whose key is below it, in its place; pops the value.
void place_argument(Call& call, int first)
{
    lua_State* const L = call.L;
    const std::span<const Argument> arguments = call.member.arguments;
    if (lua_type(L, -2) == LUA_TSTRING) {
        const char* const key = lua_tostring(L, -2);
        const std::span<const char* const> names =
            call.runtime.members.arguments_of(call.member.number);
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (names[i] == key) {
                lua_replace(L, first + static_cast<int>(i));
                call.present |= static_cast<std::uint16_t>(1u << i);
                return;
            }
        }
        std::array<std::string_view, most_arguments> known{};
        for (std::size_t i = 0; i < arguments.size(); ++i) known[i] = arguments[i].name;
        Message text;
        text.set("there is no argument \"%.60s\"", key);
        text.suggest(key, std::span(known).first(arguments.size()));
        call.fail(text);
    }
    call.fail("arguments have names, as in game:%.*s { %.*s = ... }",
              static_cast<int>(call.member.name.size()), call.member.name.data(),
              static_cast<int>(arguments.empty() ? 0 : arguments[0].name.size()),
              arguments.empty() ? "" : arguments[0].name.data());
}

void place_arguments(Call& call)
{
    lua_State* const L = call.L;
    const auto count = static_cast<int>(call.member.arguments.size());
    if (call.member.positional) {
        lua_settop(L, 1 + count);
        for (int i = 0; i < count; ++i) {
            if (!lua_isnil(L, 2 + i)) call.present |= static_cast<std::uint16_t>(1u << i);
        }
        return;
    }
    lua_settop(L, 2);
    if (lua_isnil(L, 2)) {
        lua_settop(L, 1 + count);
        return;
    }
    if (!lua_istable(L, 2)) {
        call.fail("expected a table of named arguments, got %s", describe_value(L, 2).c_str());
    }
    unwrap(L);
    lua_settop(L, 2 + count);
    lua_pushnil(L);
    while (lua_next(L, 2) != 0) {
        // Fields 1, 2 ... are the verb's own business, if its first argument is called "...".
        if (lua_type(L, -2) == LUA_TNUMBER && count > 0 && call.member.arguments[0].name == "...") {
            lua_pop(L, 1);
            lua_pushvalue(L, 2);
            lua_replace(L, 3);
            call.present |= 1u;
        } else {
            place_argument(call, 3);
        }
    }
    lua_remove(L, 2);
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
            return "a text";
        case ArgumentType::texts:
            return "a list of texts";
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
        case ArgumentType::filter_or_function:
            return "a filter or a function";
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
        if (arguments[i].name == "...") continue;
        const int index = static_cast<int>(i) + 2;
        if (call.given(static_cast<int>(i))) {
            check_argument(call, arguments[i], index);
        } else if (arguments[i].required) {
            wrong_type(call, arguments[i], index);
        }
    }
}

}  // namespace ptcg::script
