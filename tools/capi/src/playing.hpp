#pragma once

#include <cstdint>
#include <span>

#include "handles.hpp"

/// What a single call and a step of many matches have in common.
namespace ptcg::capi {

/// Answers, and says what is wrong if it cannot.
ptcg_status answer(ptcg_match& match, std::span<const std::uint16_t> picks);
/// How the match stands; asks for the open question.
void describe(ptcg_match& match, ptcg_decision& decision);
/// The options of the open question, empty if the match is over. Valid until the match moves on.
[[nodiscard]] std::span<const ptcg_option> options_of(ptcg_match& match);
void pack_view(ptcg_match& match, Audience audience, ptcg_view& view);

}  // namespace ptcg::capi
