#pragma once

#include <ctime>

namespace ptcg::test {

/// Returns this program's processor time so far. A busy machine affects it little.
[[nodiscard]] inline double seconds_worked()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

}  // namespace ptcg::test
