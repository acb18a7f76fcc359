#include "arguments.hpp"

#include <array>
#include <cstdarg>
#include <cstdio>
#include <exception>

#include "api.hpp"
#include "filter_reader.hpp"
#include "freeze.hpp"

namespace ptcg::script {

namespace {

constexpr const char* left_play = "this Pokémon has left play";

constexpr std::size_t most_arguments = 10;

// ---- checking one value ---------------------------------------------------------------------

[[noreturn]] void wrong_type(const Call& call, const Argument& argument, int index)
{
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
    return exact != 0 && number >= -1'000'000 && number <= 1'000'000;
}

bool has_kind(lua_State* L, int index, HandleKind kind)
{
    return to_handle(L, index).kind == kind;
}

void check_live(const Call& call, int index)
{
    if (!is_live(call.game, to_handle(call.L, index))) call.fail("%s", left_play);
}

/// A list of handles of one kind at `index`, or a single one.
void check_list(const Call& call, const Argument& argument, int index, HandleKind kind)
{
    lua_State* const L = call.L;
    if (has_kind(L, index, kind)) {
        if (kind == HandleKind::pokemon) check_live(call, index);
        return;
    }
    if (!lua_istable(L, index)) wrong_type(call, argument, index);
    lua_pushvalue(L, index);
    unwrap(L);
    lua_replace(L, index);
    const auto count = static_cast<lua_Integer>(lua_rawlen(L, index));
    if (count > static_cast<lua_Integer>(cards_per_player)) call.fail("a list of more than 60");
    for (lua_Integer i = 1; i <= count; ++i) {
        lua_rawgeti(L, index, i);
        if (!has_kind(L, -1, kind)) {
            call.fail("`%.*s` must be a list of %s, got %s in it",
                      static_cast<int>(argument.name.size()), argument.name.data(),
                      kind == HandleKind::card ? "cards" : "Pokémon",
                      describe_value(L, -1).c_str());
        }
        if (kind == HandleKind::pokemon) check_live(call, lua_gettop(L));
        lua_pop(L, 1);
    }
}

/// Replaces a word by its number in `words`.
void check_word(const Call& call, const Argument& argument, int index,
                std::span<const std::string_view> words)
{
    lua_State* const L = call.L;
    if (lua_type(L, index) != LUA_TSTRING) wrong_type(call, argument, index);
    const std::string_view word = lua_tostring(L, index);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] != word) continue;
        lua_pushinteger(L, static_cast<lua_Integer>(i));
        lua_replace(L, index);
        return;
    }
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

/// Makes the table at `index` a filter. Those made once, at the top of a file, cost nothing here.
void check_filter(const Call& call, const Argument& argument, int index)
{
    if (has_kind(call.L, index, HandleKind::filter)) return;
    if (!lua_istable(call.L, index)) wrong_type(call, argument, index);
    CardFilter filter;
    Message text;
    if (!read_filter(call.L, index, call.runtime.library, nullptr, filter, text)) call.fail(text);
}

std::span<const std::string_view> type_words()
{
    static const auto words = [] {
        std::array<std::string_view, type_count> names{};
        for (std::size_t i = 0; i < type_count; ++i) names[i] = name_of(static_cast<Type>(i));
        return names;
    }();
    return words;
}

std::span<const std::string_view> condition_words()
{
    static const auto words = [] {
        std::array<std::string_view, condition_count> names{};
        for (std::size_t i = 0; i < condition_count; ++i) {
            names[i] = name_of(static_cast<Condition>(i));
        }
        return names;
    }();
    return words;
}

void check_handle(const Call& call, const Argument& argument, int index, HandleKind kind)
{
    if (!has_kind(call.L, index, kind)) wrong_type(call, argument, index);
    if (kind == HandleKind::pokemon) check_live(call, index);
}

void check_argument(const Call& call, const Argument& argument, int index)
{
    lua_State* const L = call.L;
    if (lua_isnil(L, index)) {
        if (argument.required) wrong_type(call, argument, index);
        return;
    }
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
        case ArgumentType::word:
            return check_word(call, argument, index, argument.words);
        case ArgumentType::type:
            return check_word(call, argument, index, type_words());
        case ArgumentType::condition:
            return check_word(call, argument, index, condition_words());
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
        case ArgumentType::filter:
            return check_filter(call, argument, index);
    }
    if (!fits) wrong_type(call, argument, index);
}

// ---- placing ----------------------------------------------------------------------------------

/// Puts the field on top of the stack, whose key is below it, in its place; pops the value.
void place_argument(const Call& call, int first)
{
    lua_State* const L = call.L;
    const std::span<const Argument> arguments = call.member.arguments;
    if (lua_type(L, -2) == LUA_TSTRING) {
        const std::string_view key = lua_tostring(L, -2);
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            if (arguments[i].name == key) {
                lua_replace(L, first + static_cast<int>(i));
                return;
            }
        }
        std::array<std::string_view, most_arguments> known{};
        for (std::size_t i = 0; i < arguments.size(); ++i) known[i] = arguments[i].name;
        Message text;
        text.set("there is no argument \"%.60s\"", key.data());
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
        } else {
            place_argument(call, 3);
        }
    }
    lua_remove(L, 2);
}

// ---- fields and methods of handles --------------------------------------------------------------

/// What is looked up is not there: say what is.
[[noreturn]] void unknown_member(lua_State* L, HandleKind kind)
{
    Message text;
    if (lua_type(L, 2) != LUA_TSTRING) {
        text.set("%s has named fields only, got %s", describe(kind), describe_value(L, 2).c_str());
        raise(L, text);
    }
    const std::string_view key = lua_tostring(L, 2);
    std::array<std::string_view, 64> known{};
    std::size_t count = 0;
    for (const Member& member : api_members()) {
        if (member.owner == kind && count < known.size()) known[count++] = member.name;
    }
    text.set("%s has no \"%.60s\"", describe(kind), key.data());
    text.suggest(key, std::span(known).first(count));
    raise(L, text);
}

[[noreturn]] void refuse(lua_State* L, const Member& member, const char* why)
{
    Message text;
    text.set("%.*s: %s", static_cast<int>(member.name.size()), member.name.data(), why);
    raise(L, text);
}

[[noreturn]] void too_many_calls(lua_State* L, const Runtime& runtime, const Member& member)
{
    Message text;
    text.set("more than %d calls into the engine; is this an endless loop?",
             runtime.limits.engine_calls);
    refuse(L, member, text.c_str());
}

/// Everything that must hold before a script may go on into the engine.
void enter(lua_State* L, Runtime& runtime, const Member& member)
{
    if (runtime.call.game == nullptr) {
        refuse(L, member, "there is no match while scripts are loaded");
    }
    // Nothing can catch an error, but scripts must not go on either if the engine unwinds later.
    if (runtime.pending != Pending::none) unwind(L);
    ++runtime.engine_calls;
    if (--runtime.engine_calls_left < 0) too_many_calls(L, runtime, member);
    if (member.act != Act::reads && (runtime.call.pure || runtime.call.game->in_query())) {
        refuse(L, member, "nothing may change while a query is answered");
    }
}

/// Calls the member's function; no C++ exception may leave it into Lua.
int run_guarded(Call& call)
{
    Message text;
    try {
        return call.member.run(call);
    } catch (const std::exception& e) {  // never `...`: Lua's own errors must pass through
        text.set("%s", e.what());
    }
    call.fail(text);  // outside the catch: it jumps
}

/// A method: its description is the first upvalue.
int call_method(lua_State* L)
{
    const Member& member = *static_cast<const Member*>(lua_touserdata(L, lua_upvalueindex(1)));
    Runtime& runtime = runtime_of(L);
    enter(L, runtime, member);
    Call call{L, runtime, member, *runtime.call.game, *runtime.call.context, to_handle(L, 1)};
    if (call.self.kind != member.owner) {
        call.fail("call it with a colon, as in %s:%.*s(...)",
                  member.owner == HandleKind::game ? "game" : "handle",
                  static_cast<int>(member.name.size()), member.name.data());
    }
    if (call.self.kind == HandleKind::pokemon) static_cast<void>(call.own_slot());
    read_arguments(call);
    return run_guarded(call);
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
        case ArgumentType::word:
            return "a word";
        case ArgumentType::player:
            return "a player";
        case ArgumentType::pokemon:
            return "a Pokémon";
        case ArgumentType::pokemon_list:
            return "a list of Pokémon";
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
        check_argument(call, arguments[i], static_cast<int>(i) + 2);
    }
}

int read_member(lua_State* L)
{
    Runtime& runtime = runtime_of(L);
    const Handle self = to_handle(L, 1);
    const Member* const member = lua_type(L, 2) == LUA_TSTRING
                                     ? runtime.members.find(self.kind, lua_tostring(L, 2))
                                     : nullptr;
    if (member == nullptr) unknown_member(L, self.kind);
    if (member->method) {
        lua_rawgeti(L, LUA_REGISTRYINDEX, first_method + (member - api_members().data()));
        return 1;
    }
    enter(L, runtime, *member);
    Call call{L, runtime, *member, *runtime.call.game, *runtime.call.context, self};
    if (self.kind == HandleKind::pokemon) static_cast<void>(call.own_slot());
    return run_guarded(call);
}

void install_methods(lua_State* L)
{
    const std::span<const Member> members = api_members();
    for (std::size_t i = 0; i < members.size(); ++i) {
        lua_pushlightuserdata(L, const_cast<Member*>(&members[i]));
        lua_pushcclosure(L, call_method, 1);
        lua_rawseti(L, LUA_REGISTRYINDEX, first_method + static_cast<lua_Integer>(i));
    }
}

// ---- Call -----------------------------------------------------------------------------------

int Call::integer(int number, int fallback) const
{
    return given(number) ? static_cast<int>(lua_tointeger(L, number + 2)) : fallback;
}

bool Call::boolean(int number, bool fallback) const
{
    return given(number) ? lua_toboolean(L, number + 2) != 0 : fallback;
}

std::size_t Call::word(int number, std::size_t fallback) const
{
    return given(number) ? static_cast<std::size_t>(lua_tointeger(L, number + 2)) : fallback;
}

PlayerId Call::player(int number) const
{
    if (!given(number)) return it.owner;
    return PlayerId{static_cast<std::uint8_t>(to_handle(L, number + 2).index)};
}

SlotId Call::slot(int number) const
{
    return given(number) ? to_handle(L, number + 2).slot : no_slot;
}

SlotList Call::slots(int number) const
{
    const int index = number + 2;
    const Handle handle = to_handle(L, index);
    if (handle.kind == HandleKind::player) {
        return game.pokemon_of(PlayerId{static_cast<std::uint8_t>(handle.index)});
    }
    SlotList list;
    if (handle.kind == HandleKind::pokemon) {
        list.add(handle.slot);
        return list;
    }
    const auto count = static_cast<lua_Integer>(lua_rawlen(L, index));
    for (lua_Integer i = 1; i <= count; ++i) {
        lua_rawgeti(L, index, i);
        const SlotId slot = to_handle(L, -1).slot;
        lua_pop(L, 1);
        bool twice = false;
        for (SlotId other : list) twice = twice || other == slot;
        if (!twice) list.add(slot);
    }
    return list;
}

CardIndex Call::card(int number) const
{
    return given(number) ? CardIndex{static_cast<std::uint8_t>(to_handle(L, number + 2).index)}
                         : no_card;
}

CardList Call::cards(int list) const
{
    const int index = list + 2;
    CardList cards;
    const Handle handle = to_handle(L, index);
    if (handle.kind == HandleKind::card) {
        cards.add(CardIndex{static_cast<std::uint8_t>(handle.index)});
        return cards;
    }
    const auto count = static_cast<lua_Integer>(lua_rawlen(L, index));
    for (lua_Integer i = 1; i <= count; ++i) {
        lua_rawgeti(L, index, i);
        const CardIndex card{static_cast<std::uint8_t>(to_handle(L, -1).index)};
        lua_pop(L, 1);
        bool twice = false;
        for (CardIndex other : cards) twice = twice || other == card;
        if (!twice) cards.add(card);
    }
    return cards;
}

CardList Call::cards(int single, int list) const
{
    if (given(single) == given(list)) fail("give either `card` or `cards`");
    return given(single) ? cards(single) : cards(list);
}

AttackRef Call::attack(int number) const
{
    const Handle handle = to_handle(L, number + 2);
    return {DefId{handle.index}, handle.attack};
}

CardFilter Call::filter(int number) const
{
    if (!given(number)) return {};
    const Handle handle = to_handle(L, number + 2);
    if (handle.kind == HandleKind::filter) return runtime.filters[handle.index];
    CardFilter filter;
    Message text;  // it was read before: there can be none
    static_cast<void>(read_filter(L, number + 2, runtime.library, nullptr, filter, text));
    return filter;
}

Type Call::type(int number) const
{
    return static_cast<Type>(word(number));
}

Condition Call::condition(int number) const
{
    return static_cast<Condition>(word(number));
}

SlotId Call::own_slot() const
{
    if (!is_live(game, self)) fail("%s", left_play);
    return self.slot;
}

void Call::fail(const Message& message) const
{
    Message text;
    text.set("%.*s: %s", static_cast<int>(member.name.size()), member.name.data(), message.c_str());
    raise(L, text);
}

void Call::fail(const char* format, ...) const
{
    std::array<char, 600> buffer{};
    std::va_list values;
    va_start(values, format);
    std::vsnprintf(buffer.data(), buffer.size(), format, values);
    va_end(values);
    Message text;
    text.set("%s", buffer.data());
    fail(text);
}

void Call::spend() const
{
    if (--runtime.engine_calls_left < 0) too_many_calls(L, runtime, member);
}

void Call::stop(Status status) const
{
    if (status == Status::asked) {
        runtime.pending = Pending::asked;
        unwind(L);
    }
    // The engine's own reason, if it is not a script's that was called on the way.
    if (runtime.pending != Pending::failed) {
        const char* const why = game.failure();
        fail("%s", why != nullptr && why[0] != '\0' ? why : "the engine could not do this");
    }
    unwind(L);
}

// ---- answers --------------------------------------------------------------------------------

int push(lua_State* L, int number)
{
    lua_pushinteger(L, number);
    return 1;
}

int push(lua_State* L, bool yes)
{
    lua_pushboolean(L, yes ? 1 : 0);
    return 1;
}

int push(lua_State* L, std::string_view text)
{
    lua_pushlstring(L, text.data(), text.size());
    return 1;
}

int push(const Call& call, PlayerId player)
{
    if (at(player) < players)
        push_handle(call.L, player_handle(player));
    else
        lua_pushnil(call.L);
    return 1;
}

int push(const Call& call, SlotId slot)
{
    if (slot == no_slot)
        lua_pushnil(call.L);
    else
        push_handle(call.L, pokemon_handle(slot, call.game.slot(slot).generation));
    return 1;
}

int push(const Call& call, CardIndex card)
{
    if (card == no_card)
        lua_pushnil(call.L);
    else
        push_handle(call.L, card_handle(card));
    return 1;
}

int push(const Call& call, const SlotList& slots)
{
    lua_createtable(call.L, slots.count, 0);
    for (std::size_t i = 0; i < slots.count; ++i) {
        push(call, slots.slot[i]);
        lua_rawseti(call.L, -2, static_cast<lua_Integer>(i) + 1);
    }
    return 1;
}

int push(const Call& call, const CardList& cards)
{
    lua_createtable(call.L, cards.count, 0);
    for (std::size_t i = 0; i < cards.count; ++i) {
        push(call, cards.card[i]);
        lua_rawseti(call.L, -2, static_cast<lua_Integer>(i) + 1);
    }
    return 1;
}

}  // namespace ptcg::script
