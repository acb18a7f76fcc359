// An `operator new` that counts, for programs that measure (see allocations.hpp). Linked into a
// program, never into a library: libraries do not decide how their hosts allocate.
//
// The other forms (arrays, nothrow) call these two by default. A sanitizer has its own
// replacements, which find more when they are left in place; nothing is counted then.

#include <cstdint>
#include <cstdlib>
#include <new>

#include "bench/allocations.hpp"

#ifndef PTCG_SANITIZED

namespace {

thread_local std::uint64_t allocations = 0;

std::uint64_t allocations_of_this_thread()
{
    return allocations;
}

[[maybe_unused]] const bool counting = [] {
    ptcg::tools::set_allocation_counter(allocations_of_this_thread);
    return true;
}();

/// Calls `allocate` again as long as the program's new handler frees memory.
template <typename Allocate>
void* counted(Allocate allocate)
{
    ++allocations;
    for (;;) {
        if (void* const memory = allocate()) return memory;
        const std::new_handler handler = std::get_new_handler();
        if (handler == nullptr) throw std::bad_alloc();
        handler();
    }
}

}  // namespace

void* operator new(std::size_t size)
{
    return counted([=] { return std::malloc(size > 0 ? size : 1); });
}

void* operator new(std::size_t size, std::align_val_t alignment)
{
    const auto grain = static_cast<std::size_t>(alignment);
    // aligned_alloc requires a multiple of the alignment.
    const std::size_t whole = (size + grain - 1) / grain * grain;
    return counted([=] { return std::aligned_alloc(grain, whole > 0 ? whole : grain); });
}

void operator delete(void* memory) noexcept
{
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

void operator delete(void* memory, std::align_val_t) noexcept
{
    std::free(memory);
}

void operator delete(void* memory, std::size_t, std::align_val_t) noexcept
{
    std::free(memory);
}

#endif
