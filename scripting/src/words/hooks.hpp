#pragma once

#include <span>
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
    std::string_view holds;    ///< fields of `it` beside those it always has, separated by spaces
    std::string_view example;  ///< see Member::example
};

/// In the order of Hook.
[[nodiscard]] std::span<const HookInfo> hooks();
[[nodiscard]] const HookInfo& info(Hook hook);

/// `it` has this field there, beside those it always has.
[[nodiscard]] bool holds(Hook hook, std::string_view field);

/// What must be answered, for messages: "a whole number or nothing".
[[nodiscard]] const char* describe(Answer answer);

}  // namespace ptcg::script
