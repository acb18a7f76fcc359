#pragma once

#include <memory>

#include "policy.hpp"
#include "ptcg/bots/bots.hpp"

namespace ptcg {

/// Returns a bot that answers as one would that had searched: questions with one pick by the
/// policy, others as the greedy bot. It never uses a text that can be used again and again unless
/// the greedy bot would. `policy` and the library must outlive it.
[[nodiscard]] std::unique_ptr<Bot> make_taught_bot(const CardLibrary& library,
                                                   const PolicyWeights& policy);

}  // namespace ptcg
