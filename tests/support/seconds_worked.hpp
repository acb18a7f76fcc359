#pragma once

#include <ctime>

namespace ptcg::test {

/// Processor time of this program so far; a busy machine changes it little.
[[nodiscard]] inline double seconds_worked()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

}  // namespace ptcg::test
