#pragma once

#include <algorithm>
#include <vector>

namespace ptcg::load {

/// Of latencies in milliseconds.
struct Latencies {
    double p50 = 0, p99 = 0, max = 0;
};

[[nodiscard]] inline Latencies latencies_of(std::vector<float> all)
{
    if (all.empty()) return {};
    std::ranges::sort(all);
    const auto at = [&](double part) {
        return static_cast<double>(
            all[static_cast<std::size_t>(part * static_cast<double>(all.size() - 1))]);
    };
    return {at(0.5), at(0.99), at(1)};
}

}  // namespace ptcg::load
