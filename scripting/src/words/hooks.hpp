#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ptcg/handler.hpp"

/// The hooks as scripts see them: what `it` holds there, and what a function may answer.
namespace ptcg::script {

/// What a handler's function answers.
enum class Answer : std::uint8_t {
    nothing,
    number,      ///< the new value, or nil to leave it
    boolean,     ///< yes or no, or nil to leave it
    types,       ///< a type, a list of them or "any", or nil to leave it
    attacks,     ///< an attack or a list of them, or nil
    damage,      ///< the damage to go on with, or nil
    cost,        ///< symbols more or less, or a cost instead, or nil to leave it
    ignored,     ///< of weakness, resistance and effects, a word or a list of them, or nil
    affinities,  ///< the same of weakness and resistance
    heads        ///< how many coins count as heads, or nil to leave them
};

struct HookInfo {
    Hook hook;
    Answer answer;
    Subject subject;           ///< of handlers that do not say
    std::string_view doc;      ///< when it is called, or what it asks
    std::string_view holds;    ///< fields of `it` beside `always_held`, separated by spaces
    std::string_view example;  ///< see Member::example
};

/// In the order of Hook.
[[nodiscard]] std::span<const HookInfo> hooks();
[[nodiscard]] const HookInfo& info(Hook hook);

/// What a handler is registered under: a hook, or a word for how often something may be used.
struct HookKey {
    Hook hook = Hook::play;
    Uses uses = Uses::no_limit;
};

/// Names that stand for the hook `use` and how often it may be used.
struct UseKey {
    std::string_view name;
    Uses uses;
};
inline constexpr std::array use_keys = {
    UseKey{"once_per_turn", Uses::once_per_turn},
    UseKey{"once_per_turn_by_name", Uses::once_per_turn_by_name},
    UseKey{"once_per_game", Uses::once_per_game}};

/// Nothing: no handler goes by this name.
[[nodiscard]] std::optional<HookKey> hook_key(std::string_view name);

/// The fields `it` has at every hook.
inline constexpr std::array<std::string_view, 5> always_held = {"self", "owner", "opponent", "card",
                                                                "value"};

/// `it` has this field there. What it does not hold cannot be read there.
[[nodiscard]] bool holds(Hook hook, std::string_view field);
/// The same of the event itself: its `card` is not just that of the text.
[[nodiscard]] bool event_holds(Hook hook, std::string_view field);
/// "self, owner, opponent, target": all fields it has there.
[[nodiscard]] std::string fields_at(Hook hook);

/// What must be answered, for messages: "a whole number or nothing".
[[nodiscard]] const char* describe(Answer answer);

}  // namespace ptcg::script
