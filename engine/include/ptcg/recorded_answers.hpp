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

/// The answers given since the open step began, as a state keeps them, and chance drawn anew in the
/// middle of a step. A step runs again from its checkpoint, so what it has drawn so far must come
/// out as before; what it draws after the open question need not. A mark among its answers says
/// from where on another seed counts. What a player has answered in secret has a mark, too, and is
/// drawn anew in a position for another one.
namespace ptcg {

/// Stands where else the number of picks of an answer does; two numbers follow, the seed's low and
/// high half. No answer has as many picks.
inline constexpr std::uint16_t reseed_mark = 0xffff;

/// Stands before an answer that one player alone knows; the player's number follows.
inline constexpr std::uint16_t secret_mark = 0xfffe;

/// Stands in place of such an answer where it is not known; a seed follows, as above, by which it
/// is drawn.
inline constexpr std::uint16_t unknown_mark = 0xfffd;

/// The seed behind a mark at `cursor`, which moves on. False if there is none.
[[nodiscard]] bool read_seed(const Answers& answers, std::uint16_t& cursor, std::uint32_t& seed);

/// What is drawn once the open question is answered comes from `seed`. False, with nothing added
/// that counts, if there is no room.
[[nodiscard]] bool add_reseed(Answers& answers, std::uint32_t seed);

/// One record among the answers: the picks of an answer, or a mark with its seed.
struct RecordedAnswer {
    std::optional<std::uint32_t> reseed;
    std::optional<std::uint32_t> unknown;  ///< nobody knows the picks; the seed they come from
    PlayerId secret_of = PlayerId::none;   ///< who alone knows the picks; none: both players
    std::vector<std::uint16_t> picks;
};

/// All records in their order, as far as they are whole.
[[nodiscard]] std::vector<RecordedAnswer> recorded_answers(const Answers& answers);

/// Adds picks that `secret_of` alone may know, or with PlayerId::none both players. False if there
/// is no room.
[[nodiscard]] bool add_picks(Answers& answers, std::span<const std::uint16_t> picks,
                             PlayerId secret_of);

/// Some legal answer to a question with these options.
[[nodiscard]] Picks drawn_picks(std::uint32_t seed, std::span<const Option> options, int min,
                                int max);

/// Secret answers of the other player become unknown, each with a seed from `random`. False if
/// there is no room.
[[nodiscard]] bool forget_secrets(Answers& answers, PlayerId viewer, Random& random);

}  // namespace ptcg
