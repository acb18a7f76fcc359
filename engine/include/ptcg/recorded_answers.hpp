#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "ptcg/state.hpp"

/// The answers given since the open step began, as a state keeps them, and chance drawn anew in the
/// middle of a step. A step runs again from its checkpoint, so what it has drawn so far must come
/// out as before; what it draws after the open question need not. A mark among its answers says
/// from where on another seed counts.
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

/// One record among the answers: the picks of an answer or a mark, which has the seed.
struct RecordedAnswer {
    std::optional<std::uint32_t> reseed;
    std::vector<std::uint16_t> picks;
};

/// All records in their order, as far as they are whole.
[[nodiscard]] inline std::vector<RecordedAnswer> recorded_answers(const Answers& answers)
{
    std::vector<RecordedAnswer> all;
    std::uint16_t cursor = 0, count = 0, number = 0;
    while (answers.read(cursor, count)) {
        RecordedAnswer record;
        const std::size_t numbers = count == reseed_mark ? 2 : count;
        while (record.picks.size() < numbers && answers.read(cursor, number)) {
            record.picks.push_back(number);
        }
        if (record.picks.size() < numbers) break;
        if (count == reseed_mark) {
            record.reseed = std::uint32_t{record.picks[1]} << 16 | record.picks[0];
            record.picks.clear();
        }
        all.push_back(std::move(record));
    }
    return all;
}

}  // namespace ptcg
