#include "bench/allocations.hpp"

namespace ptcg::tools {
namespace {

AllocationCounter installed = nullptr;

}  // namespace

AllocationCounter allocation_counter()
{
    return installed;
}

void set_allocation_counter(AllocationCounter counter)
{
    installed = counter;
}

}  // namespace ptcg::tools
