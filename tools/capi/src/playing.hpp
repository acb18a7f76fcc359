#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>

#include "handles.hpp"

/// What a single call and a step of many matches have in common.
namespace ptcg::capi {

/// The open question; PTCG_ERROR_OVER or PTCG_ERROR_STOPPED if there is none. Valid until the match
/// moves on.
[[nodiscard]] Checked<const Decision*> question_of(ptcg_match& match);
/// What came of an answer.
ptcg_status tell(const ptcg_match& match, const Result<void>& taken);
/// Answers, and says what is wrong if it cannot.
ptcg_status answer(ptcg_match& match, std::span<const std::uint16_t> picks);
/// How the match stands; asks for the open question.
void describe(ptcg_match& match, ptcg_decision& decision);
/// The options of a question, none if it is null. Valid until the match moves on.
[[nodiscard]] std::span<const ptcg_option> options_of(const Decision* open);
/// Copies `from` to the host's array and says how many there are; PTCG_ERROR_ROOM if they do not
/// fit. `count` may be null.
template <typename Entry>
ptcg_status copy_out(std::span<const Entry> from, Entry* to, std::size_t capacity,
                     std::size_t* count, const char* what)
{
    if (count != nullptr) *count = from.size();
    if (from.size() > capacity) {
        return fail(PTCG_ERROR_ROOM, "there are " + std::to_string(from.size()) + " " + what +
                                         ", and room for " + std::to_string(capacity));
    }
    std::ranges::copy(from, to);
    return PTCG_OK;
}
void pack_view(ptcg_match& match, Audience audience, ptcg_view& view);

}  // namespace ptcg::capi
