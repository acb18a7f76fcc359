#pragma once

#include <cstdint>

#include "ptcg/state.hpp"

/// Chance drawn anew in the middle of a step. A step runs again from its checkpoint, so what it has
/// drawn so far must come out as before; what it draws after the open question need not. A mark
/// among its answers says from where on another seed counts.
namespace ptcg {

/// Stands where else the number of picks of an answer does; two numbers follow, the seed's low and
/// high half. No answer has as many picks.
inline constexpr std::uint16_t reseed_mark = 0xffff;

/// What is drawn once the open question is answered comes from `seed`. False, with nothing added
/// that counts, if there is no room.
[[nodiscard]] inline bool add_reseed(Answers& answers, std::uint32_t seed)
{
    const Answers before = answers;
    const bool room = answers.add(reseed_mark) &&
                      answers.add(static_cast<std::uint16_t>(seed & 0xffffu)) &&
                      answers.add(static_cast<std::uint16_t>(seed >> 16));
    if (!room) answers = before;
    return room;
}

}  // namespace ptcg
