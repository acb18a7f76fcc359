#include "failing_machine.hpp"

#include <dlfcn.h>
#include <pthread.h>

#include <cerrno>
#include <cstdlib>
#include <new>

namespace capi_test {
namespace {

thread_local bool elsewhere = false;
thread_local long news_left = -1;  ///< below zero: unlimited
thread_local bool out = false;

struct Started {
    void* (*body)(void*);
    void* argument;
    std::atomic<bool> done{false};
};

void* run_started(void* given)
{
    Started& started = *static_cast<Started*>(given);
    elsewhere = true;
    void* const result = started.body(started.argument);
    started.done = true;
    started.done.notify_all();
    return result;
}

[[nodiscard]] bool has_memory()
{
    FailingMachine& here = machine();
    if (elsewhere && here.news_elsewhere >= 0) {
        if (here.news_elsewhere.fetch_sub(1) > 0) return true;
        here.news_elsewhere = 0;
        here.ran_out_elsewhere = true;
        return false;
    }
    if (news_left < 0) return true;
    if (news_left == 0) {
        out = true;
        return false;
    }
    --news_left;
    return true;
}

}  // namespace

FailingMachine& machine()
{
    static FailingMachine machine;
    return machine;
}

LittleMemory::LittleMemory(long count)
{
    out = false;
    news_left = count;
}

LittleMemory::~LittleMemory()
{
    news_left = -1;
}

bool LittleMemory::ran_out() const
{
    return out;
}

}  // namespace capi_test

extern "C" int pthread_create(pthread_t* thread, const pthread_attr_t* attributes,
                              void* (*body)(void*), void* argument)
{
    using namespace capi_test;
    using Create = int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
    static const auto create = reinterpret_cast<Create>(dlsym(RTLD_NEXT, "pthread_create"));
    FailingMachine& here = machine();
    if (here.threads_left == 0) return EAGAIN;
    if (here.threads_left > 0) --here.threads_left;
    ++here.threads_started;
    if (!here.one_at_a_time) return create(thread, attributes, body, argument);
    Started started{body, argument};
    const int result = create(thread, attributes, run_started, &started);
    if (result == 0) started.done.wait(false);
    return result;
}

// All operators that belong with this `operator delete`: the address sanitizer has its own version
// of each.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    return capi_test::has_memory() ? std::malloc(size) : nullptr;
}
void* operator new(std::size_t size)
{
    void* const memory = operator new(size, std::nothrow);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}
