#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "ptcg/decision.hpp"
#include "ptcg/resolver_values.hpp"
#include "ptcg/state.hpp"

/// The answers given since the open step began, as a state stores them, and chance redrawn in the
/// middle of a step. A step runs again from its checkpoint, so what it has drawn so far must come
/// out as before; what it draws after the open question need not. A mark among the answers says
/// from where on another seed applies. A player's secret answer also has a mark, and is drawn again
/// in a position for the other player.
namespace ptcg {

/// Replaces the number of picks of an answer; no answer has that many. Two numbers follow: the low
/// and the high half of the seed.
inline constexpr std::uint16_t reseed_mark = 0xffff;

/// Precedes an answer that only one player knows; the player's number follows.
inline constexpr std::uint16_t secret_mark = 0xfffe;

/// Replaces such an answer if it is not known; a seed follows, as above, from which it is drawn.
inline constexpr std::uint16_t unknown_mark = 0xfffd;

/// Reads the seed after a mark at `cursor`, which moves on. Returns false if there is none.
[[nodiscard]] bool read_seed(const Answers& answers, std::uint16_t& cursor, std::uint32_t& seed);

/// Makes everything drawn after the open question come from `seed`. Returns false and adds nothing
/// if there is no room.
[[nodiscard]] bool add_reseed(Answers& answers, std::uint32_t seed);

/// Adds an answer that nobody knows, drawn from `seed`. Returns false and adds nothing if there is
/// no room.
[[nodiscard]] bool add_unknown(Answers& answers, std::uint32_t seed);

/// One record among the answers: the picks of an answer, or a mark with its seed.
struct RecordedAnswer {
    std::optional<std::uint32_t> reseed;
    std::optional<std::uint32_t> unknown;  ///< nobody knows the picks; the seed they are drawn from
    PlayerId secret_of = PlayerId::none;   ///< who alone knows the picks; none: both players
    std::vector<std::uint16_t> picks;
};

/// Returns all records in their order, up to the first that is not whole.
[[nodiscard]] std::vector<RecordedAnswer> recorded_answers(const Answers& answers);

/// Adds picks that only `secret_of` may know, or both players with PlayerId::none. Returns false if
/// there is no room.
[[nodiscard]] bool add_picks(Answers& answers, std::span<const std::uint16_t> picks,
                             PlayerId secret_of);

/// Returns a legal answer, drawn with `seed`, to a question with these options.
[[nodiscard]] Picks drawn_picks(std::uint32_t seed, std::span<const Option> options, int min,
                                int max);

/// Makes the other player's secret answers unknown, each with a seed from `random`. Returns false
/// if there is no room.
[[nodiscard]] bool forget_secrets(Answers& answers, PlayerId viewer, Random& random);

}  // namespace ptcg
