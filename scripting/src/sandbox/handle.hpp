#pragma once

#include <cstdint>
#include <lua.hpp>

#include "ptcg/effect.hpp"
#include "ptcg/ids.hpp"
#include "ptcg/resolver.hpp"

/// Handles: tagged values in light userdata, which use no memory and compare with ==.
namespace ptcg::script {

enum class HandleKind : std::uint8_t {
    none,
    game,
    context,
    player,
    pokemon,
    card,
    attack,
    ability,
    filter
};
inline constexpr std::size_t handle_kind_count = 9;

struct Handle {
    HandleKind kind = HandleKind::none;
    std::uint8_t attack = 0;       ///< attack, Ability: its index
    SlotId slot = no_slot;         ///< Pokémon, attack: its slot
    std::uint16_t generation = 0;  ///< of the slot; the handle is stale if the slot's differs
    std::uint16_t index = 0;       ///< player, card, filter, or the DefId of an attack or Ability

    friend bool operator==(const Handle&, const Handle&) = default;
};

/// No handle that scripts get is the null pointer, so a private sentinel cannot be mistaken for
/// one.
[[nodiscard]] inline void* encode(const Handle& handle)
{
    static_assert(sizeof(std::uintptr_t) >= 8, "handles need 64 bits");
    const auto bits = std::uintptr_t{handle.index} | std::uintptr_t{handle.generation} << 16 |
                      std::uintptr_t{at(handle.slot)} << 32 | std::uintptr_t{handle.attack} << 40 |
                      std::uintptr_t{static_cast<std::uint8_t>(handle.kind)} << 56;
    return reinterpret_cast<void*>(bits);
}

[[nodiscard]] inline Handle decode(const void* value)
{
    const auto bits = reinterpret_cast<std::uintptr_t>(value);
    Handle handle;
    const auto kind = static_cast<std::uint8_t>(bits >> 56);
    handle.kind = kind < handle_kind_count ? HandleKind{kind} : HandleKind::none;
    handle.attack = static_cast<std::uint8_t>(bits >> 40);
    handle.slot = SlotId{static_cast<std::uint8_t>(bits >> 32)};
    handle.generation = static_cast<std::uint16_t>(bits >> 16);
    handle.index = static_cast<std::uint16_t>(bits);
    return handle;
}

/// Returns "a Pokémon", "a card" ...
[[nodiscard]] const char* describe(HandleKind kind);

/// Returns the handle at `index`, or one of kind `none`.
[[nodiscard]] inline Handle to_handle(lua_State* L, int index)
{
    return lua_islightuserdata(L, index) ? decode(lua_touserdata(L, index)) : Handle{};
}

inline void push_handle(lua_State* L, const Handle& handle)
{
    lua_pushlightuserdata(L, encode(handle));
}

[[nodiscard]] inline Handle player_handle(PlayerId player)
{
    return {.kind = HandleKind::player, .index = static_cast<std::uint16_t>(at(player))};
}
[[nodiscard]] inline Handle card_handle(CardIndex card)
{
    return {.kind = HandleKind::card, .index = static_cast<std::uint16_t>(at(card))};
}
[[nodiscard]] inline Handle pokemon_handle(SlotId slot, std::uint16_t generation)
{
    return {.kind = HandleKind::pokemon, .slot = slot, .generation = generation};
}
/// A Pokémon that an event was about and that has left play since. Verbs do nothing with it.
/// Reading its fields raises, as with any Pokémon that has left play.
[[nodiscard]] inline Handle gone_pokemon()
{
    return {.kind = HandleKind::pokemon};
}
[[nodiscard]] inline bool is_gone(const Handle& handle)
{
    return handle == gone_pokemon();
}
/// Whether the handle's Pokémon is still in play.
[[nodiscard]] inline bool is_live(const Resolver& game, const Handle& handle)
{
    return at(handle.slot) < slots_per_match &&
           game.slot(handle.slot).generation == handle.generation &&
           !game.slot(handle.slot).empty();
}
[[nodiscard]] inline Handle attack_handle(AttackRef attack, SlotId slot, std::uint16_t generation)
{
    return {.kind = HandleKind::attack,
            .attack = attack.index,
            .slot = slot,
            .generation = generation,
            .index = static_cast<std::uint16_t>(at(attack.def))};
}

[[nodiscard]] inline Handle ability_handle(AbilityRef ability)
{
    return {.kind = HandleKind::ability,
            .attack = ability.index,
            .index = static_cast<std::uint16_t>(at(ability.def))};
}

// One part of an attack passes values to the next as 32 bits: the kind in the upper 4 bits, the
// value in the lower 28.

/// Converts the value at `index` to 32 bits. Returns false if it cannot be kept.
[[nodiscard]] bool to_memo(lua_State* L, int index, std::uint32_t& memo);
void push_memo(lua_State* L, std::uint32_t memo, const Resolver& game);

}  // namespace ptcg::script
