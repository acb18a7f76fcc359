#pragma once

#include <cstdint>

/// How often memory was asked for with `operator new`.
namespace ptcg::tools {

/// How many allocations the calling thread has made. A program that wants them counted links
/// counting_new.cpp, which replaces `operator new`; the libraries do not.
using AllocationCounter = std::uint64_t (*)();

/// Null while nobody counts.
[[nodiscard]] AllocationCounter allocation_counter();
void set_allocation_counter(AllocationCounter counter);

}  // namespace ptcg::tools
