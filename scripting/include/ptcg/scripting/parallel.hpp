#pragma once

#include <cstddef>
#include <functional>

namespace ptcg {

/// Calls `work` with each number below `count`, on as many threads as the machine has cores, but no
/// more than `most_threads`; in which order, and on which thread, nobody knows. Returns when all is
/// done. What a call throws is thrown here, once all threads have ended; it may keep further calls
/// from being made.
void for_all(std::size_t count, std::size_t most_threads,
             const std::function<void(std::size_t)>& work);

}  // namespace ptcg
