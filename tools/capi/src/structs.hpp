#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "status.hpp"

/// Structs with a `size`, which a host may have in another version.
namespace ptcg::capi {

/// The ends of a struct's members. A version of it can only have ended there: a size within a
/// member would leave half a pointer.
template <typename Struct>
inline constexpr std::array<std::size_t, 0> member_ends{};

#define PTCG_END(Struct, member) (offsetof(Struct, member) + sizeof(Struct::member))

template <>
inline constexpr std::array member_ends<ptcg_source> = {
    PTCG_END(ptcg_source, size), PTCG_END(ptcg_source, folder), PTCG_END(ptcg_source, name),
    PTCG_END(ptcg_source, files), PTCG_END(ptcg_source, file_count)};

template <>
inline constexpr std::array member_ends<ptcg_pack_script_limits> = {
    PTCG_END(ptcg_pack_script_limits, size),
    PTCG_END(ptcg_pack_script_limits, pack),
    PTCG_END(ptcg_pack_script_limits, load_bytes),
    PTCG_END(ptcg_pack_script_limits, call_bytes),
    PTCG_END(ptcg_pack_script_limits, load_instructions),
    PTCG_END(ptcg_pack_script_limits, engine_calls),
    PTCG_END(ptcg_pack_script_limits, load_ms),
    PTCG_END(ptcg_pack_script_limits, watchdog_ms),
    PTCG_END(ptcg_pack_script_limits, reserved),
    PTCG_END(ptcg_pack_script_limits, instructions)};

template <>
inline constexpr std::array member_ends<ptcg_script_limits> = {
    PTCG_END(ptcg_script_limits, size),
    PTCG_END(ptcg_script_limits, load_bytes),
    PTCG_END(ptcg_script_limits, call_bytes),
    PTCG_END(ptcg_script_limits, engine_calls),
    PTCG_END(ptcg_script_limits, call_depth),
    PTCG_END(ptcg_script_limits, watchdog_ms),
    PTCG_END(ptcg_script_limits, count_instructions),
    PTCG_END(ptcg_script_limits, host_bytes),
    PTCG_END(ptcg_script_limits, load_instructions),
    PTCG_END(ptcg_script_limits, load_ms),
    PTCG_END(ptcg_script_limits, reserved),
    PTCG_END(ptcg_script_limits, packs),
    PTCG_END(ptcg_script_limits, pack_count),
    PTCG_END(ptcg_script_limits, instructions)};

template <>
inline constexpr std::array member_ends<ptcg_pack_limits> = {
    PTCG_END(ptcg_pack_limits, size),        PTCG_END(ptcg_pack_limits, file_bytes),
    PTCG_END(ptcg_pack_limits, pack_bytes),  PTCG_END(ptcg_pack_limits, pack_files),
    PTCG_END(ptcg_pack_limits, scripts),     PTCG_END(ptcg_pack_limits, cache),
    PTCG_END(ptcg_pack_limits, lone_faults), PTCG_END(ptcg_pack_limits, reserved),
    PTCG_END(ptcg_pack_limits, leave_out),   PTCG_END(ptcg_pack_limits, reserved_2)};

template <>
inline constexpr std::array member_ends<ptcg_setup> = {
    PTCG_END(ptcg_setup, size),       PTCG_END(ptcg_setup, deck),
    PTCG_END(ptcg_setup, cards),      PTCG_END(ptcg_setup, card_count),
    PTCG_END(ptcg_setup, ruleset),    PTCG_END(ptcg_setup, format),
    PTCG_END(ptcg_setup, seed),       PTCG_END(ptcg_setup, decision_cap),
    PTCG_END(ptcg_setup, on_failure), PTCG_END(ptcg_setup, flags),
    PTCG_END(ptcg_setup, reserved)};

template <>
inline constexpr std::array member_ends<ptcg_teller_setup> = {
    PTCG_END(ptcg_teller_setup, size), PTCG_END(ptcg_teller_setup, language),
    PTCG_END(ptcg_teller_setup, names), PTCG_END(ptcg_teller_setup, audience),
    PTCG_END(ptcg_teller_setup, flags)};

template <>
inline constexpr std::array member_ends<ptcg_assumptions> = {
    PTCG_END(ptcg_assumptions, size),
    PTCG_END(ptcg_assumptions, opponents_deck),
    PTCG_END(ptcg_assumptions, opponents_cards),
    PTCG_END(ptcg_assumptions, opponents_card_count),
    PTCG_END(ptcg_assumptions, flags),
    PTCG_END(ptcg_assumptions, reserved)};

template <>
inline constexpr std::array member_ends<ptcg_given_cards> = {
    PTCG_END(ptcg_given_cards, size), PTCG_END(ptcg_given_cards, deck),
    PTCG_END(ptcg_given_cards, hand), PTCG_END(ptcg_given_cards, prizes),
    PTCG_END(ptcg_given_cards, face_down)};

template <>
inline constexpr std::array member_ends<ptcg_cabt_guess> = {
    PTCG_END(ptcg_cabt_guess, size),
    PTCG_END(ptcg_cabt_guess, your_deck),
    PTCG_END(ptcg_cabt_guess, your_prize),
    PTCG_END(ptcg_cabt_guess, opponent_deck),
    PTCG_END(ptcg_cabt_guess, opponent_prize),
    PTCG_END(ptcg_cabt_guess, opponent_hand),
    PTCG_END(ptcg_cabt_guess, opponent_active),
    PTCG_END(ptcg_cabt_guess, manual_coin),
    PTCG_END(ptcg_cabt_guess, reserved)};

template <>
inline constexpr std::array member_ends<ptcg_env_setup> = {
    PTCG_END(ptcg_env_setup, size), PTCG_END(ptcg_env_setup, match), PTCG_END(ptcg_env_setup, bot),
    PTCG_END(ptcg_env_setup, options), PTCG_END(ptcg_env_setup, reserved)};

template <>
inline constexpr std::array member_ends<ptcg_env_buffers> = {
    PTCG_END(ptcg_env_buffers, size),         PTCG_END(ptcg_env_buffers, observation_count),
    PTCG_END(ptcg_env_buffers, action_count), PTCG_END(ptcg_env_buffers, observation),
    PTCG_END(ptcg_env_buffers, mask),         PTCG_END(ptcg_env_buffers, legal),
    PTCG_END(ptcg_env_buffers, state)};

template <>
inline constexpr std::array member_ends<ptcg_vector_setup> = {
    PTCG_END(ptcg_vector_setup, size), PTCG_END(ptcg_vector_setup, games),
    PTCG_END(ptcg_vector_setup, count), PTCG_END(ptcg_vector_setup, threads),
    PTCG_END(ptcg_vector_setup, flags)};

template <>
inline constexpr std::array member_ends<ptcg_vector_buffers> = {
    PTCG_END(ptcg_vector_buffers, size),
    PTCG_END(ptcg_vector_buffers, count),
    PTCG_END(ptcg_vector_buffers, observation_count),
    PTCG_END(ptcg_vector_buffers, action_count),
    PTCG_END(ptcg_vector_buffers, observations),
    PTCG_END(ptcg_vector_buffers, masks),
    PTCG_END(ptcg_vector_buffers, legal),
    PTCG_END(ptcg_vector_buffers, states),
    PTCG_END(ptcg_vector_buffers, actions),
    PTCG_END(ptcg_vector_buffers, statuses)};

template <>
inline constexpr std::array member_ends<ptcg_batch> = {
    PTCG_END(ptcg_batch, size),           PTCG_END(ptcg_batch, matches),
    PTCG_END(ptcg_batch, count),          PTCG_END(ptcg_batch, picks),
    PTCG_END(ptcg_batch, picks_stride),   PTCG_END(ptcg_batch, pick_counts),
    PTCG_END(ptcg_batch, decisions),      PTCG_END(ptcg_batch, options),
    PTCG_END(ptcg_batch, options_stride), PTCG_END(ptcg_batch, views),
    PTCG_END(ptcg_batch, statuses),       PTCG_END(ptcg_batch, threads),
    PTCG_END(ptcg_batch, reserved)};

#undef PTCG_END

/// More than any version will ever have.
inline constexpr std::size_t most_struct_bytes = 4096;

/// Returns whether the struct can have this size in some version, this one or a later one.
template <typename Struct>
[[nodiscard]] constexpr bool is_size_of(std::size_t size)
{
    constexpr auto& ends = member_ends<Struct>;
    static_assert(!ends.empty() && ends.back() == sizeof(Struct), "the last member is missing");
    static_assert(std::ranges::is_sorted(ends));
    if (size % alignof(Struct) != 0 || size > most_struct_bytes) return false;
    return size > sizeof(Struct) || std::ranges::find(ends, size) != ends.end();
}

/// Copies a host's struct of any version into `own` and sets the rest to zero. PTCG_ERROR_ARGUMENT:
/// its size cannot be right, or it uses members that this version does not know.
template <typename Struct>
ptcg_status read_struct(const Struct* theirs, Struct& own, std::string_view name)
{
    static_assert(std::is_trivially_copyable_v<Struct>);
    own = Struct{};
    if (theirs == nullptr) return PTCG_OK;
    std::size_t size = 0;
    std::memcpy(&size, theirs, sizeof size);
    if (!is_size_of<Struct>(size)) {
        return fail(PTCG_ERROR_ARGUMENT,
                    std::string(name) + ": `size` must be the size of the struct, " +
                        std::to_string(sizeof own) + ", not " + std::to_string(size));
    }
    std::memcpy(&own, theirs, std::min(size, sizeof own));
    const char* const bytes = reinterpret_cast<const char*>(theirs);
    for (std::size_t i = sizeof own; i < size; ++i) {
        if (bytes[i] != 0) {
            return fail(PTCG_ERROR_ARGUMENT,
                        std::string(name) + ": has members that this library does not know");
        }
    }
    return PTCG_OK;
}

/// Copies `own` to a host's struct, as much of it as the host knows. REQUIRES: its size was read.
template <typename Struct>
void write_struct(const Struct& own, Struct* theirs)
{
    std::memcpy(theirs, &own, std::min(own.size, sizeof own));
}

/// Reads an array of such structs, which must all have the same `size`, and passes each to `take`,
/// which returns a status. PTCG_ERROR_ARGUMENT: the array is NULL though `count` is not 0.
template <typename Struct, typename Take>
ptcg_status read_structs(const Struct* first, std::size_t count, std::string_view name, Take&& take)
{
    if (count == 0) return PTCG_OK;
    if (first == nullptr) {
        return fail(PTCG_ERROR_ARGUMENT, std::string(name) + ": the array is NULL");
    }
    const char* at = reinterpret_cast<const char*>(first);
    std::size_t size = 0;  // of the first: the host's, which may differ from ours
    for (std::size_t i = 0; i < count; ++i, at += size) {
        Struct own;
        const ptcg_status status = read_struct(reinterpret_cast<const Struct*>(at), own, name);
        if (status != PTCG_OK) return status;
        if (i > 0 && own.size != size) {
            return fail(PTCG_ERROR_ARGUMENT, std::string(name) + ": all need the same `size`");
        }
        size = own.size;
        const ptcg_status taken = take(std::as_const(own));
        if (taken != PTCG_OK) return taken;
    }
    return PTCG_OK;
}

}  // namespace ptcg::capi
