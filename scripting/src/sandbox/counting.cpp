#include "sandbox/counting.hpp"

#include <algorithm>
#include <ctime>
#include <exception>
#include <string>
#include <utility>

#include "sandbox/message.hpp"

namespace ptcg::script {

namespace {

constexpr std::int64_t milliseconds = 1'000'000;  // in nanoseconds

std::int64_t nanoseconds(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return time.tv_sec * std::int64_t{1'000'000'000} + time.tv_nsec;
}

/// Raises the message of `why` for the current account, at the running line.
[[noreturn]] void stop(lua_State* L, std::string (*why)(const Account&), int level)
{
    Message text;
    try {
        text.set("%s", why(*runtime_of(L).charged).c_str());
    } catch (const std::exception& e) {
        text.set("%s", e.what());
    }
    raise(L, text.c_str(), level);
}

void check_clock(lua_State* L, int level)
{
    Runtime& runtime = runtime_of(L);
    if (has_time(runtime)) return;
    runtime.exceeded = "watchdog_ms";
    stop(L, runtime.loading ? too_long_to_load : too_late, level);
}

void check_count(lua_State* L, std::int64_t instructions, int level)
{
    Runtime& runtime = runtime_of(L);
    if (runtime.charged == nullptr || pay(runtime, instructions)) return;
    runtime.exceeded = "instructions";
    if (runtime.loading) runtime.charged->exhausted = true;
    stop(L, runtime.loading ? too_long_to_load : too_many_instructions, level);
}

/// Limits the call depth. Lua's stack keeps the size it has grown to, so a limit by memory would
/// depend on what was run before.
void check_depth(lua_State* L)
{
    constexpr int deepest = 200;
    lua_Debug frame;
    if (lua_getstack(L, deepest, &frame) == 0) return;
    Message text;
    text.set("more than %d nested calls; is this endless recursion?", deepest);
    raise(L, text.c_str(), 0);
}

/// Each instruction with `...` takes time proportional to its number of values.
void check_arguments(lua_State* L)
{
    constexpr int most = 250;
    lua_Debug frame;
    if (lua_getstack(L, 0, &frame) == 0 || lua_getlocal(L, &frame, -most - 1) == nullptr) return;
    Message text;
    text.set("more than %d values in `...`; is this endless recursion?", most);
    raise(L, text.c_str(), 0);
}

void count(lua_State* L, lua_Debug*)
{
    check_depth(L);
    if (runtime_of(L).counting == Counting::slow_instructions) check_arguments(L);
    check_count(L, counted_at_once, 0);
    check_clock(L, 0);
}

}  // namespace

void set_counting(Runtime& runtime, Counting how)
{
    runtime.counting = how;
    const int weight = how == Counting::slow_instructions ? slow_instruction : 1;
    if (how == Counting::nothing)
        lua_sethook(runtime.state(), nullptr, 0, 0);
    else
        lua_sethook(runtime.state(), count, LUA_MASKCOUNT, counted_at_once / weight);
}

void charge(lua_State* L, std::int64_t instructions)
{
    check_count(L, instructions, 1);
}

bool pay(Runtime& runtime, std::int64_t instructions)
{
    Account& account = *runtime.charged;
    const auto copied = static_cast<std::int64_t>(std::exchange(runtime.vm.meter().copied, 0));
    const std::int64_t price = instructions + cost_of_reading(static_cast<std::size_t>(copied));
    account.instructions_left -= price;
    runtime.instructions_left -= price;
    account.all_packs_exhausted = runtime.instructions_left < 0;
    return account.instructions_left >= 0 && runtime.instructions_left >= 0;
}

bool has_time(Runtime& runtime)
{
    if (runtime.charged == nullptr) return true;
    Account& account = *runtime.charged;
    const int limit = runtime.loading ? account.limits.load_ms : account.limits.watchdog_ms;
    Clock& clock = runtime.clock;
    const std::int64_t now = nanoseconds(CLOCK_MONOTONIC);  // cheap, but counts waiting too
    if (clock.looked == 0 || now - clock.looked >= milliseconds) {
        const std::int64_t worked = time_worked();
        if (clock.looked != 0)
            account.nanoseconds += std::max<std::int64_t>(worked - clock.worked, 0);
        clock = {.looked = now, .worked = worked};
    }
    if (limit <= 0 || account.nanoseconds < limit * milliseconds) return true;
    if (!runtime.loading) runtime.stopped_by_clock = true;
    return false;
}

void look_at_clock(lua_State* L)
{
    check_clock(L, 1);
}

std::int64_t time_worked()
{
    return nanoseconds(CLOCK_THREAD_CPUTIME_ID);
}

}  // namespace ptcg::script
