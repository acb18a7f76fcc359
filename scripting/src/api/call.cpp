#include "api/call.hpp"

#include <array>
#include <cstdarg>
#include <cstdio>

#include "api/filter_reader.hpp"
#include "api/tracing.hpp"
#include "sandbox/list_length.hpp"

namespace ptcg::script {

namespace {

/// The registry key of the metatable that marks a list as made of this player's cards. It has no
/// fields and changes nothing that a script can see.
constexpr char owned_list[players] = {};

/// Returns the Pokémon, if it is still the one that was there when the text began.
SlotId if_still_there(const Call& call, SlotId slot, std::uint16_t generation)
{
    return call.game.in_play(slot) && call.game.slot(slot).generation == generation ? slot
                                                                                    : no_slot;
}

}  // namespace

int Given::integer(int fallback) const
{
    return given() ? static_cast<int>(lua_tointeger(call_.L, index())) : fallback;
}

bool Given::boolean(bool fallback) const
{
    return given() ? lua_toboolean(call_.L, index()) != 0 : fallback;
}

std::size_t Given::word(std::size_t fallback) const
{
    return given() ? static_cast<std::size_t>(lua_tointeger(call_.L, index())) : fallback;
}

PlayerId Given::player() const
{
    if (!given()) return call_.it.owner;
    return PlayerId{static_cast<std::uint8_t>(handle().index)};
}

SlotId Given::slot() const
{
    return given() ? handle().slot : no_slot;
}

SlotList Given::slots() const
{
    const Handle held = handle();
    if (held.kind == HandleKind::player) {
        return call_.game.pokemon_of(PlayerId{static_cast<std::uint8_t>(held.index)});
    }
    SlotList list;
    if (held.kind == HandleKind::pokemon) {
        if (!is_gone(held)) list.add(held.slot);
        return list;
    }
    for (lua_Integer i = 1; lua_rawgeti(call_.L, index(), i) != LUA_TNIL; ++i) {
        const SlotId slot = to_handle(call_.L, -1).slot;
        lua_pop(call_.L, 1);
        bool twice = slot == no_slot;
        for (SlotId other : list) twice = twice || other == slot;
        if (!twice) list.add(slot);
    }
    lua_pop(call_.L, 1);
    return list;
}

CardIndex Given::card() const
{
    return given() ? CardIndex{static_cast<std::uint8_t>(handle().index)} : no_card;
}

CardList Given::cards() const
{
    CardList cards;
    const Handle held = handle();
    if (held.kind == HandleKind::card) {
        cards.add(CardIndex{static_cast<std::uint8_t>(held.index)});
        return cards;
    }
    for (lua_Integer i = 1; lua_rawgeti(call_.L, index(), i) != LUA_TNIL; ++i) {
        const CardIndex card{static_cast<std::uint8_t>(to_handle(call_.L, -1).index)};
        lua_pop(call_.L, 1);
        bool twice = false;
        for (CardIndex other : cards) twice = twice || other == card;
        if (!twice) cards.add(card);
    }
    lua_pop(call_.L, 1);
    return cards;
}

PlayerId Given::owner_of_list() const
{
    PlayerId owner = PlayerId::none;
    if (!given() || lua_getmetatable(call_.L, index()) == 0) return owner;
    for (PlayerId id : both_players) {
        lua_rawgetp(call_.L, LUA_REGISTRYINDEX, &owned_list[at(id)]);
        if (lua_rawequal(call_.L, -1, -2) != 0) owner = id;
        lua_pop(call_.L, 1);
    }
    lua_pop(call_.L, 1);
    return owner;
}

AttackRef Given::attack() const
{
    const Handle held = handle();
    return {DefId{held.index}, held.attack};
}

Selector Given::selector() const
{
    Selector selector(call_);
    if (!given()) return selector;
    lua_State* const L = call_.L;
    const Handle held = handle();
    if (held.kind == HandleKind::filter) {
        selector.filter_ = &call_.runtime.filters[held.index];
        return selector;
    }
    if (lua_isfunction(L, index())) {
        selector.function_ = index();
        return selector;
    }
    if (!(*call_.filter == CardFilter{})) selector.filter_ = call_.filter;
    if (!lua_istable(L, index())) return selector;
    const lua_Integer count = list_length(L, index());
    for (lua_Integer i = 1; i <= count; ++i) {
        const int type = lua_rawgeti(L, index(), i);
        const Handle made = to_handle(L, -1);
        lua_pop(L, 1);
        // A single existing filter makes it unnecessary to walk through the table for each card.
        if (count == 1 && selector.filter_ == nullptr && made.kind == HandleKind::filter) {
            selector.filter_ = &call_.runtime.filters[made.index];
        } else if (type != LUA_TSTRING) {
            selector.table_ = index();
        }
    }
    selector.items_ = selector.table_ != 0 ? static_cast<int>(count) : 0;
    if (lua_getfield(L, index(), except_field.data()) != LUA_TNIL) {
        selector.table_ = index();
        selector.excepts_ = true;
    }
    lua_pop(L, 1);
    return selector;
}

CardFilter Given::printed() const
{
    const Selector all = selector();
    if (all.function_ != 0 || all.table_ != 0) {
        call_.fail("here, the filter must consist of words and fields");
    }
    return all.filter_ == nullptr ? CardFilter{} : *all.filter_;
}

template <class What>
bool Selector::says_yes(int function, What what) const
{
    lua_State* const L = call_.L;
    bool& pure = call_.runtime.call.pure;
    const bool outer = pure;
    lua_pushvalue(L, function);
    push(call_, what);
    pure = true;  // an error ends the whole text, which resets this
    lua_call(L, 1, 1);
    pure = outer;
    if (!lua_isboolean(L, -1) && !lua_isnil(L, -1)) {
        call_.fail("a filter function must return true or false, got %s",
                   describe_value(L, -1).c_str());
    }
    const bool yes = lua_toboolean(L, -1) != 0;
    lua_pop(L, 1);
    return yes;
}

/// Returns whether the value on top of the stack is this thing, or a list that contains it.
template <class What>
bool Selector::names(What what) const
{
    lua_State* const L = call_.L;
    const auto is_it = [&](const Handle& held) {
        if constexpr (std::is_same_v<What, SlotId>) {
            return held.kind == HandleKind::pokemon && held.slot == what &&
                   is_live(call_.game, held);
        } else {
            return held.kind == HandleKind::card && held.index == at(what);
        }
    };
    if (!lua_istable(L, -1)) {
        const Handle held = to_handle(L, -1);
        if (held.kind != HandleKind::pokemon && held.kind != HandleKind::card) {
            call_.fail("`except` must be a card, a Pokémon or a list of them, got %s",
                       describe_value(L, -1).c_str());
        }
        return is_it(held);
    }
    bool found = false;
    for (lua_Integer i = 1; !found && lua_rawgeti(L, -1, i) != LUA_TNIL; ++i) {
        found = is_it(to_handle(L, -1));
        lua_pop(L, 1);
    }
    if (!found) lua_pop(L, 1);
    return found;
}

template <class What>
bool Selector::fits_all(What what) const
{
    if (filter_ != nullptr && !call_.game.matches(what, *filter_)) return false;
    if (function_ != 0) return says_yes(function_, what);
    lua_State* const L = call_.L;
    bool fits = true;
    for (int i = 1; fits && i <= items_; ++i) {
        const int type = lua_rawgeti(L, table_, i);
        if (type == LUA_TFUNCTION) {
            fits = says_yes(lua_gettop(L), what);
        } else if (type != LUA_TSTRING) {
            fits = call_.game.matches(what, call_.runtime.filters[to_handle(L, -1).index]);
        }
        lua_pop(L, 1);
    }
    if (fits && excepts_) {
        lua_getfield(L, table_, except_field.data());
        fits = !names(what);
        lua_pop(L, 1);
    }
    return fits;
}

bool Selector::fits(CardIndex card) const
{
    return fits_all(card);
}

bool Selector::fits(SlotId pokemon) const
{
    return fits_all(pokemon);
}

int Selector::count(PlayerId owner, Zone zone) const
{
    if (function_ == 0 && table_ == 0) {
        static const CardFilter any;
        return call_.game.count_matching(owner, zone, filter_ == nullptr ? any : *filter_);
    }
    const Pile& pile = call_.game.pile(owner, zone);
    int count = 0;
    for (std::size_t i = 0; i < pile.count; ++i) count += fits(pile.cards[i]) ? 1 : 0;
    return count;
}

Type Given::type() const
{
    return static_cast<Type>(word());
}

Condition Given::condition() const
{
    return static_cast<Condition>(word());
}

SlotId Call::own_slot() const
{
    if (!is_live(game, self)) fail(left_play);
    return self.slot;
}

SlotId Call::attacker() const
{
    const EngineCall& begun = runtime.call;
    if (it.attacker != no_slot)
        return if_still_there(*this, it.attacker, begun.attacker_generation);
    return if_still_there(*this, it.self, begun.self_generation);
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
    count_engine_call(L, runtime, member);
}

void Call::stop(Status status) const
{
    if (runtime.listener != nullptr) trace_unwinding(*this, status);
    if (status == Status::asked) {
        runtime.pending = Pending::asked;
        unwind(L);
    }
    // The engine's own reason, unless it comes from a script that was called on the way.
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

int push(const Call& call, const CardList& cards, PlayerId owner)
{
    push(call, cards);
    lua_rawgetp(call.L, LUA_REGISTRYINDEX, &owned_list[at(owner)]);
    lua_setmetatable(call.L, -2);
    return 1;
}

void install_owned_lists(lua_State* L)
{
    for (const char& key : owned_list) {
        lua_newtable(L);
        lua_rawsetp(L, LUA_REGISTRYINDEX, &key);
    }
}

int push_nothing_done(const Call& call)
{
    const std::string_view answers = call.member.answers;
    if (answers == "integer") return push(call.L, 0);
    if (answers == "boolean") return push(call.L, false);
    if (answers.ends_with("[]")) return push(call, CardList{});
    lua_pushnil(call.L);
    return 1;
}

}  // namespace ptcg::script
