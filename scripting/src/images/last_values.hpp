#pragma once

#include <concepts>

#include "ptcg/card_def.hpp"
#include "sandbox/runtime.hpp"

namespace ptcg {

/// The last enumerator of each enumeration stored in archives. Larger values are invalid. An
/// enumeration that is not listed here does not compile, so that none is forgotten.
template <typename Enum>
inline constexpr Enum last_value = [] { static_assert(!std::same_as<Enum, Enum>); }();

template <>
inline constexpr CardKind last_value<CardKind> = CardKind::unknown;
template <>
inline constexpr Stage last_value<Stage> = Stage::class_stage;
template <>
inline constexpr TrainerKind last_value<TrainerKind> = TrainerKind::tool;
template <>
inline constexpr EnergyKind last_value<EnergyKind> = EnergyKind::special;
template <>
inline constexpr Zone last_value<Zone> = Zone::none;
template <>
inline constexpr DamageMark last_value<DamageMark> = DamageMark::times;
template <>
inline constexpr AbilityKind last_value<AbilityKind> = AbilityKind::rule;
template <>
inline constexpr AttackPart last_value<AttackPart> = AttackPart::after;
template <>
inline constexpr Hook last_value<Hook> = static_cast<Hook>(hook_count - 1);
template <>
inline constexpr Where last_value<Where> = Where::discard;
template <>
inline constexpr Subject last_value<Subject> = Subject::this_card;
template <>
inline constexpr Uses last_value<Uses> = Uses::once_per_game;
template <>
inline constexpr By last_value<By> = By::opponent;
template <>
inline constexpr CameFrom last_value<CameFrom> = CameFrom::play;
template <>
inline constexpr Need last_value<Need> = Need::knocked_out_by_attack_last_turn;
template <>
inline constexpr script::Callback::Kind last_value<script::Callback::Kind> =
    script::Callback::Kind::condition;
template <>
inline constexpr script::DamageForm last_value<script::DamageForm> = script::DamageForm::times;
template <>
inline constexpr script::Counting last_value<script::Counting> =
    script::Counting::slow_instructions;

}  // namespace ptcg
