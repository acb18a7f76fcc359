#pragma once

#include <time.h>

namespace ptcg::tools {

/// Returns the seconds of processor time the calling thread has used. Other programs on the machine
/// disturb it less than they disturb a clock.
[[nodiscard]] inline double processor_seconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// Counts processor time from its construction.
class ProcessorTime {
public:
    [[nodiscard]] double seconds() const { return processor_seconds() - start_; }

private:
    double start_ = processor_seconds();
};

}  // namespace ptcg::tools
