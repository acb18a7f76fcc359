#include "host/answers.hpp"

#include <optional>
#include <string_view>

#include "sandbox/freeze.hpp"
#include "sandbox/handle.hpp"
#include "sandbox/list_length.hpp"
#include "words/hooks.hpp"
#include "words/word_lists.hpp"

namespace ptcg::script {

namespace {

/// Takes an integer from -`most` to `most`.
bool take_number(lua_State* L, EffectContext& context, int index, lua_Integer most)
{
    int exact = 0;
    const lua_Integer number = lua_tointegerx(L, index, &exact);
    if (exact == 0 || lua_type(L, index) != LUA_TNUMBER || number > most || number < -most) {
        return false;
    }
    context.amount = static_cast<int>(number);
    return true;
}

bool take_damage(lua_State* L, EffectContext& context, int index)
{
    return take_number(L, context, index, 9990);
}

bool keep_for_later(lua_State* L, PartMemo& memo, int first, int last)
{
    for (int i = first; i <= last; ++i) {
        if (memo.count >= memo.value.size()) return false;
        if (!to_memo(L, i, memo.value[memo.count])) return false;
        ++memo.count;
    }
    return true;
}

/// Calls `take` with the stack index of one value, or of each value of a list, as long as it fits.
template <typename Take>
bool take_one_or_each(lua_State* L, int index, const Take& take)
{
    if (!lua_istable(L, index)) return take(index);
    lua_pushvalue(L, index);
    unwrap(L);
    const lua_Integer count = list_length(L, -1);
    bool fits = true;
    for (lua_Integer i = 1; fits && i <= count; ++i) {
        lua_rawgeti(L, -1, i);
        fits = take(-1);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return fits;
}

/// Takes an attack, or a list of them.
bool take_attacks(lua_State* L, EffectContext& context, int index)
{
    return take_one_or_each(L, index, [&](int place) {
        const Handle handle = to_handle(L, place);
        if (handle.kind != HandleKind::attack) return false;
        if (context.lent != nullptr) context.lent->add_new({DefId{handle.index}, handle.attack});
        return true;
    });
}

/// Takes "fire", { "fire", "water" }, {}, "any", or the number that `it.amount` was.
bool take_types(lua_State* L, EffectContext& context, int index)
{
    TypeSet types;
    if (lua_type(L, index) == LUA_TNUMBER) {
        return lua_tointeger(L, index) == context.amount;
    }
    if (lua_type(L, index) == LUA_TSTRING) {
        const std::string_view word = lua_tostring(L, index);
        const auto type = type_named(word);
        if (!type && word != "any") return false;
        types = type ? TypeSet{*type} : TypeSet::every_type();
    } else if (lua_istable(L, index)) {
        lua_pushvalue(L, index);
        unwrap(L);
        const lua_Integer count = list_length(L, -1);
        for (lua_Integer i = 1; i <= count && i <= 20; ++i) {
            const bool text = lua_rawgeti(L, -1, i) == LUA_TSTRING;
            const auto type = text ? type_named(lua_tostring(L, -1)) : std::optional<Type>{};
            lua_pop(L, 1);
            if (!type) return false;
            types.add(*type);
        }
        lua_pop(L, 1);
    } else {
        return false;
    }
    context.amount = types.bits();
    return true;
}

/// Takes the number at the top of the stack as symbols of the type named below it, or of any.
bool take_symbols(lua_State* L, CostChanges& cost)
{
    constexpr lua_Integer most = 99;
    int exact = 0;
    const lua_Integer number = lua_tointegerx(L, -1, &exact);
    if (exact == 0 || lua_type(L, -1) != LUA_TNUMBER || number > most || number < -most) {
        return false;
    }
    if (lua_type(L, -2) != LUA_TSTRING) return false;
    const std::string_view word = lua_tostring(L, -2);
    if (const auto type = type_named(word)) {
        cost.more[at(*type)] += static_cast<int>(number);
        return true;
    }
    if (word != "any" || number > 0) return false;
    cost.spared -= static_cast<int>(number);
    return true;
}

/// Takes the list of types at the top of the stack as a cost.
bool take_cost_list(lua_State* L, lua_Integer count, Cost& cost)
{
    constexpr lua_Integer most = 20;
    if (count > most) return false;
    for (lua_Integer i = 1; i <= count; ++i) {
        const bool text = lua_rawgeti(L, -1, i) == LUA_TSTRING;
        const auto type = text ? type_named(lua_tostring(L, -1)) : std::optional<Type>{};
        lua_pop(L, 1);
        if (!type) return false;
        cost.add(*type);
    }
    return true;
}

/// Takes 1, { "fire", "colorless" }, {}, { water = -1 } or { any = -1 }.
bool take_cost(lua_State* L, EffectContext& context, int index)
{
    constexpr lua_Integer most = 99;
    if (!lua_istable(L, index)) return take_number(L, context, index, most);
    if (context.cost == nullptr) return true;
    CostChanges changed = *context.cost;
    lua_pushvalue(L, index);
    unwrap(L);
    const lua_Integer count = list_length(L, -1);
    lua_pushnil(L);
    bool fits = true, by_type = false;
    while (lua_next(L, -2) != 0) {
        const bool entry = lua_isinteger(L, -2) != 0;
        by_type = by_type || !entry;
        fits = fits && (entry || take_symbols(L, changed));
        lua_pop(L, 1);
    }
    if (!by_type) {
        Cost instead;
        fits = fits && take_cost_list(L, count, instead);
        changed.base = instead;
    }
    lua_pop(L, 1);
    if (!fits || (by_type && count > 0)) return false;
    *context.cost = changed;
    return true;
}

/// Takes one or more of the first `count` words of the list of what damage is affected by.
bool take_ignored(lua_State* L, EffectContext& context, int index, std::size_t count)
{
    return take_one_or_each(L, index, [&](int place) {
        if (lua_type(L, place) != LUA_TSTRING) return false;
        const std::string_view word = lua_tostring(L, place);
        for (std::size_t i = 0; i < count; ++i) {
            if (ignores_words[i].name != word) continue;
            context.amount |= 1 << i;
            return true;
        }
        return false;
    });
}

bool take_query_answer(lua_State* L, Hook hook, EffectContext& context, int index)
{
    if (lua_isnil(L, index)) return true;
    const Answer expected = info(hook).answer;
    if (expected == Answer::boolean) {
        if (!lua_isboolean(L, index)) return false;
        context.allowed = lua_toboolean(L, index) != 0;
        return true;
    }
    if (expected == Answer::types) return take_types(L, context, index);
    if (expected == Answer::attacks) return take_attacks(L, context, index);
    if (expected == Answer::cost) return take_cost(L, context, index);
    if (expected == Answer::ignored) return take_ignored(L, context, index, ignores_words.size());
    if (expected == Answer::affinities) {
        return take_ignored(L, context, index, affinity_list.words.size());
    }
    return take_number(L, context, index, 99'990);
}

/// `more` adds nothing for false, so a condition may be its whole result.
bool take_form_of_damage(lua_State* L, DamageForm form, EffectContext& context, int index)
{
    if (lua_isnil(L, index)) return true;
    if (form == DamageForm::whole) return take_damage(L, context, index);
    const AttackRef attack = context.attack;
    const int printed = runtime_of(L).library.def(attack.def).attacks[attack.index].damage;
    const bool nothing =
        form == DamageForm::more && lua_isboolean(L, index) != 0 && lua_toboolean(L, index) == 0;
    if (nothing) {
        context.amount = printed;
        return true;
    }
    if (!take_damage(L, context, index)) return false;
    context.amount = form == DamageForm::more ? printed + context.amount : printed * context.amount;
    return true;
}

Misfit take_part_answers(lua_State* L, const Callback& about, EffectContext& context, int first)
{
    switch (about.part) {
        case AttackPart::require:
            if (lua_isboolean(L, first)) {
                context.allowed = lua_toboolean(L, first) != 0;
                if (!context.allowed) return {};
                ++first;
            }
            break;
        case AttackPart::damage:
            if (!take_form_of_damage(L, about.form, context, first)) {
                return {describe(Answer::damage), first};
            }
            ++first;
            break;
        case AttackPart::after:
            return {};
        default:
            break;
    }
    int last = lua_gettop(L);
    while (last >= first && lua_isnil(L, last)) --last;
    if (keep_for_later(L, context.memo, first, last)) return {};
    int odd = first;
    std::uint32_t ignored = 0;
    while (odd < last && to_memo(L, odd, ignored)) ++odd;
    return {"at most four numbers, booleans or handles for the later parts", odd};
}

}  // namespace

Misfit take_answers(lua_State* L, const Callback& about, EffectContext& context, int first,
                    bool test)
{
    if (about.kind == Callback::Kind::condition || test) {
        if (!lua_isboolean(L, first) && !lua_isnil(L, first)) return {"true or false", first};
        context.allowed = lua_toboolean(L, first) != 0;
        return {};
    }
    if (about.kind != Callback::Kind::handler) return take_part_answers(L, about, context, first);
    const Answer expected = info(about.hook).answer;
    bool fits = true;
    if (is_query(about.hook)) {
        fits = take_query_answer(L, about.hook, context, first);
    } else if ((expected == Answer::damage || expected == Answer::heads) && !lua_isnil(L, first)) {
        fits = take_damage(L, context, first);
    }
    if (fits) return {};
    const bool too_large = expected == Answer::number && lua_isinteger(L, first) != 0;
    return {too_large ? "a number from -99990 to 99990" : describe(expected), first};
}

}  // namespace ptcg::script
