// A step of many matches when the machine has no threads or no memory to give.

#include <dlfcn.h>
#include <pthread.h>

#include <atomic>
#include <cstdlib>
#include <memory>
#include <new>

#include "c_library.hpp"
#include "support/catch.hpp"

using namespace capi_test;

namespace {

/// How many more threads may be started; below zero: any number.
std::atomic<int> threads_left{-1};
/// A thread that is started is done before whoever started it goes on.
std::atomic<bool> one_at_a_time{false};
std::atomic<int> threads_started{0};
/// `operator new` fails on all threads but this program's first.
std::atomic<bool> no_memory_elsewhere{false};
thread_local bool elsewhere = false;

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

}  // namespace

// Stands before the C library's, also for libptcg.so.
extern "C" int pthread_create(pthread_t* thread, const pthread_attr_t* attributes,
                              void* (*body)(void*), void* argument)
{
    using Create = int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
    static const auto create = reinterpret_cast<Create>(dlsym(RTLD_NEXT, "pthread_create"));
    if (threads_left == 0) return EAGAIN;
    if (threads_left > 0) --threads_left;
    ++threads_started;
    if (!one_at_a_time) return create(thread, attributes, body, argument);
    Started started{body, argument};
    const int result = create(thread, attributes, run_started, &started);
    if (result == 0) started.done.wait(false);
    return result;
}

// All that go with this `operator delete`: the address sanitizer has its own of each.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    return no_memory_elsewhere && elsewhere ? nullptr : std::malloc(size);
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

namespace {

/// Four hosts with three matches each, and room for a step of all of them.
struct Fixture {
    static constexpr std::size_t count = 12;
    std::vector<Host> hosts;
    std::vector<Match> matches;
    std::vector<ptcg_match*> handles;
    std::vector<uint16_t> picks = std::vector<uint16_t>(count, 0);
    std::vector<uint16_t> pick_counts = std::vector<uint16_t>(count, 1);
    std::vector<int32_t> statuses = std::vector<int32_t>(count, -1);
    std::vector<ptcg_decision> decisions = std::vector<ptcg_decision>(count);
    ptcg_batch batch{};

    Fixture()
    {
        for (std::size_t i = 0; i < 4; ++i) hosts.push_back(host_of(real_library()));
        for (std::size_t i = 0; i < count; ++i) {
            matches.push_back(start(hosts[i % hosts.size()].get(), setup(i)));
            handles.push_back(matches.back().get());
            static_cast<void>(decision(handles.back()));
        }
        batch.size = sizeof batch;
        batch.matches = handles.data();
        batch.count = count;
        batch.picks = picks.data();
        batch.picks_stride = 1;
        batch.pick_counts = pick_counts.data();
        batch.decisions = decisions.data();
        batch.statuses = statuses.data();
        batch.threads = 4;
        threads_started = 0;
    }
    ~Fixture()
    {
        threads_left = -1;
        one_at_a_time = false;
        no_memory_elsewhere = false;
    }
    Fixture(const Fixture&) = delete;
    Fixture& operator=(const Fixture&) = delete;

    /// Each match has taken its answer.
    void check_all_taken() const
    {
        for (std::size_t i = 0; i < count; ++i) {
            CAPTURE(i);
            CHECK(statuses[i] == PTCG_OK);
            CHECK(decisions[i].number == 1);
        }
    }
};

}  // namespace

TEST_CASE("Where a thread cannot be started, the others do its work", "[c][batch][threads]")
{
    for (const int most : {0, 1, 2}) {
        CAPTURE(most);
        Fixture f;
        threads_left = most;
        CHECK(ptcg_batch_step(&f.batch) == PTCG_OK);
        CHECK(threads_started == most);
        f.check_all_taken();
    }
}

TEST_CASE("What goes wrong on another thread is told to the caller", "[c][batch][threads]")
{
    Fixture f;
    one_at_a_time = true;
    f.picks.assign(Fixture::count, 999);  // to be refused, which takes words, and those memory
    no_memory_elsewhere = true;
    CHECK(ptcg_batch_step(&f.batch) == PTCG_ERROR_MEMORY);
    no_memory_elsewhere = false;
    CHECK(std::string(ptcg_last_error()).starts_with("match 0"));
    CHECK(threads_started > 0);
    for (std::size_t i = 0; i < Fixture::count; ++i) {
        CAPTURE(i);
        CHECK(f.statuses[i] != PTCG_OK);
        CHECK(f.decisions[i].number == 0);
    }
    // Nothing is broken by it.
    f.picks.assign(Fixture::count, 0);
    CHECK(ptcg_batch_step(&f.batch) == PTCG_OK);
    f.check_all_taken();
}
