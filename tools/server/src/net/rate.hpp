#pragma once

#include <algorithm>

#include "ptcg/hosting/clock.hpp"

namespace ptcg::server {

/// How often something may be done: `burst` times at once, and `per_second` for long.
class Rate {
public:
    Rate(double per_second, double burst) : per_second_(per_second), burst_(burst), left_(burst) {}

    /// Counts it, and returns how long to wait before it is done; 0: it may be done now.
    [[nodiscard]] Milliseconds take(Milliseconds now)
    {
        refill(now);
        left_ -= 1;
        return left_ >= 0 ? 0 : static_cast<Milliseconds>(-left_ / per_second_ * 1000) + 1;
    }
    /// Counts it if it may be done now, and returns whether it may.
    [[nodiscard]] bool may(Milliseconds now)
    {
        refill(now);
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }
    /// Returns whether nothing was done for so long that it does not matter any more.
    [[nodiscard]] bool is_full(Milliseconds now)
    {
        refill(now);
        return left_ >= burst_;
    }

private:
    void refill(Milliseconds now)
    {
        const auto passed = static_cast<double>(std::max<Milliseconds>(now - last_, 0)) / 1000;
        left_ = std::min(burst_, left_ + passed * per_second_);
        last_ = now;
    }

    double per_second_, burst_, left_;
    Milliseconds last_ = 0;
};

}  // namespace ptcg::server
