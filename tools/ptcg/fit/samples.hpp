#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "ptcg/random.hpp"

/// How training goes through its samples.
namespace ptcg::tools {

/// In one of so many samples all cards are hidden, so that cards it does not know are average ones.
inline constexpr std::uint32_t samples_per_hidden_one = 10;

/// Puts the samples in another order, all orders equally likely.
inline void shuffle(std::vector<std::size_t>& order, Random& random)
{
    for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
}

}  // namespace ptcg::tools
