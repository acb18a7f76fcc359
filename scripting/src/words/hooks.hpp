#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ptcg/handler.hpp"

/// The hooks as scripts see them: the fields of `it`, and what a function may return.
namespace ptcg::script {

/// What a handler's function returns.
enum class Answer : std::uint8_t {
    nothing,
    number,      ///< the new value, or nil to keep it
    boolean,     ///< yes or no, or nil to keep it
    types,       ///< a type, a list of them or "any", or nil to keep it
    attacks,     ///< an attack or a list of them, or nil
    damage,      ///< the damage to continue with, or nil
    cost,        ///< a change in symbols, or a new cost, or nil to keep it
    ignored,     ///< one or more of weakness, resistance and effects, or nil
    affinities,  ///< one or more of weakness and resistance, or nil
    heads        ///< how many coins count as heads, or nil to keep them
};

struct HookInfo {
    Hook hook;
    Answer answer;
    Subject subject;           ///< the default of handlers
    std::string_view doc;      ///< when it is called, or what it asks
    std::string_view holds;    ///< fields of `it` besides `always_held`, separated by spaces
    std::string_view example;  ///< see Member::example
};

/// In the order of Hook.
[[nodiscard]] std::span<const HookInfo> hooks();
[[nodiscard]] const HookInfo& info(Hook hook);

/// What a handler's key means: a hook, or a word for how often it may be used.
struct HookKey {
    Hook hook = Hook::play;
    Uses uses = Uses::no_limit;
};

/// A name for the hook `use` with a limit on how often it may be used.
struct UseKey {
    std::string_view name;
    Uses uses;
};
inline constexpr std::array use_keys = {
    UseKey{"once_per_turn", Uses::once_per_turn},
    UseKey{"once_per_turn_by_name", Uses::once_per_turn_by_name},
    UseKey{"once_per_game", Uses::once_per_game}};

/// Returns nothing if there is no handler with this name.
[[nodiscard]] std::optional<HookKey> hook_key(std::string_view name);

/// The fields that `it` has at every hook.
inline constexpr std::array<std::string_view, 5> always_held = {"self", "owner", "opponent", "card",
                                                                "value"};

/// Whether `it` has this field at this hook. Other fields cannot be read there.
[[nodiscard]] bool holds(Hook hook, std::string_view field);
/// Whether the event itself has this field: its `card` is not just the card with the handler.
[[nodiscard]] bool event_holds(Hook hook, std::string_view field);
/// Returns all fields of `it` at this hook: "self, owner, opponent, target".
[[nodiscard]] std::string fields_at(Hook hook);

/// Describes the expected value for messages: "a whole number or nothing".
[[nodiscard]] const char* describe(Answer answer);

}  // namespace ptcg::script
