#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>

#include "handles.hpp"

/// Functions that single calls and batches share.
namespace ptcg::capi {

/// Returns the open question; PTCG_ERROR_OVER or PTCG_ERROR_STOPPED if there is none. Valid until
/// the match changes.
[[nodiscard]] Checked<const Decision*> question_of(ptcg_match& match);
/// Returns the status of an answer.
ptcg_status tell(const Result<void>& taken);
/// Answers the open question, or reports why that is not possible.
ptcg_status answer(ptcg_match& match, std::span<const std::uint16_t> picks);
/// Fills in the status of the match, and asks the next question if it is not yet open.
void describe(ptcg_match& match, ptcg_decision& decision);
/// Returns the options of a question; none if it is null. Valid until the match changes.
[[nodiscard]] std::span<const ptcg_option> options_of(const Decision* open);
/// Copies `from` to the host's array and returns how many there are; PTCG_ERROR_ROOM if they do not
/// fit. `count` may be null.
template <typename Entry>
ptcg_status copy_out(std::span<const Entry> from, Entry* to, std::size_t capacity,
                     std::size_t* count, const char* what)
{
    if (count != nullptr) *count = from.size();
    if (from.size() > capacity) {
        return fail(PTCG_ERROR_ROOM, "there are " + std::to_string(from.size()) + " " + what +
                                         ", but room for only " + std::to_string(capacity));
    }
    std::ranges::copy(from, to);
    return PTCG_OK;
}
/// Returns false if a card text failed: see ptcg_match_view.
bool pack_view(ptcg_match& match, Audience audience, ptcg_view& view);
/// Reports that a card text failed while a view was made.
ptcg_status tell_faulty_view(const Match& match);

}  // namespace ptcg::capi
