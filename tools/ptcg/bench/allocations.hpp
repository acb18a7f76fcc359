#pragma once

#include <cstdint>

/// Counts calls of `operator new`.
namespace ptcg::tools {

/// Returns the number of allocations by the calling thread. A program that needs this count links
/// counting_new.cpp, which replaces `operator new`; the libraries do not.
using AllocationCounter = std::uint64_t (*)();

/// Returns null if nothing counts allocations.
[[nodiscard]] AllocationCounter allocation_counter();
void set_allocation_counter(AllocationCounter counter);

}  // namespace ptcg::tools
