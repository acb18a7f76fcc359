#include "watchdog.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <utility>

namespace ptcg::script {

namespace {

thread_local Watchdog* current = nullptr;
struct sigaction previous_action {};

}  // namespace

Watchdog::Watchdog(lua_State* L, std::vector<Limit> limits, lua_Hook normal_hook, int normal_count)
    : state_(L), limits_(std::move(limits)), normal_hook_(normal_hook), normal_count_(normal_count)
{
    const auto limited = [](const Limit& limit) { return limit.milliseconds > 0; };
    if (!std::ranges::any_of(limits_, limited)) return;
    static std::once_flag installed;
    std::call_once(installed, install_handler);
    timer_ = std::thread([this] { watch(); });
}

Watchdog::~Watchdog()
{
    if (!timer_.joinable()) return;
    {
        const std::lock_guard lock(mutex_);
        quit_ = true;
    }
    wake_.notify_one();
    timer_.join();
}

void Watchdog::begin(std::size_t whose)
{
    if (!timer_.joinable()) return;
    current = this;
    clockid_t clock{};
    pthread_getcpuclockid(pthread_self(), &clock);
    worker_.store(pthread_self(), std::memory_order_relaxed);
    clock_.store(clock, std::memory_order_relaxed);
    whose_.store(whose, std::memory_order_relaxed);
    running_.store(++calls_, std::memory_order_release);
}

void Watchdog::end()
{
    if (!timer_.joinable()) return;
    running_.store(0, std::memory_order_release);
    disarm();
    current = nullptr;
}

void Watchdog::disarm()
{
    if (!armed_.load(std::memory_order_relaxed)) return;
    armed_.store(false, std::memory_order_relaxed);
    lua_sethook(state_, normal_hook_, normal_hook_ != nullptr ? LUA_MASKCOUNT : 0, normal_count_);
}

std::chrono::nanoseconds Watchdog::time_worked() const
{
    timespec time{};
    clock_gettime(clock_.load(std::memory_order_relaxed),
                  &time);  // leaves 0 if the thread has ended, and the call with it
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

void Watchdog::watch()
{
    int shortest = 0;
    for (const Limit& limit : limits_) {
        const bool shorter = shortest == 0 || limit.milliseconds < shortest;
        if (limit.milliseconds > 0 && shorter) shortest = limit.milliseconds;
    }
    const auto pause = std::chrono::milliseconds(std::max(shortest / 4, 1));

    std::uint64_t seen = 0;
    std::chrono::nanoseconds last{0};
    std::vector<std::chrono::nanoseconds> worked(limits_.size());  // in the call seen
    std::unique_lock lock(mutex_);
    while (!wake_.wait_for(lock, pause, [this] { return quit_; })) {
        const std::uint64_t running = running_.load(std::memory_order_acquire);
        if (running == 0 || running != seen) {
            seen = running;
            std::ranges::fill(worked, std::chrono::nanoseconds{0});
            if (running != 0) last = time_worked();
            continue;
        }
        const std::chrono::nanoseconds now = time_worked();
        const std::size_t whose = whose_.load(std::memory_order_relaxed);
        worked[whose] += now - last;
        last = now;
        const std::chrono::milliseconds limit(limits_[whose].milliseconds);
        if (limit.count() > 0 && worked[whose] >= limit) {
            overdue_whose_.store(whose, std::memory_order_relaxed);
            overdue_.store(running, std::memory_order_release);
            // Sent again at every look until the call has ended, in case it was in C code.
            pthread_kill(worker_.load(std::memory_order_relaxed), SIGURG);
        }
    }
}

void Watchdog::install_handler()
{
    struct sigaction action {};
    action.sa_handler = on_signal;
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
    sigaction(SIGURG, &action, &previous_action);
}

void Watchdog::on_signal(int signal)
{
    Watchdog* const dog = current;
    if (dog == nullptr) {
        if ((previous_action.sa_flags & SA_SIGINFO) == 0 && previous_action.sa_handler != SIG_DFL &&
            previous_action.sa_handler != SIG_IGN) {
            previous_action.sa_handler(signal);
        }
        return;
    }
    const std::uint64_t running = dog->running_.load(std::memory_order_relaxed);
    if (running == 0 || running != dog->overdue_.load(std::memory_order_acquire)) return;
    dog->armed_.store(true, std::memory_order_relaxed);
    lua_sethook(dog->state_, stop_script, LUA_MASKCOUNT | LUA_MASKCALL | LUA_MASKRET, 1);
}

void Watchdog::stop_script(lua_State* L, lua_Debug* frame)
{
    if (current == nullptr) return;
    const std::size_t whose = current->overdue_whose_.load(std::memory_order_relaxed);
    if (whose != current->whose_.load(std::memory_order_relaxed)) {
        current->disarm();  // it has gone back to another's text, which may go on
        return;
    }
    if (lua_getinfo(L, "Sl", frame) == 0 || frame->currentline <= 0)
        luaL_where(L, 1);
    else
        lua_pushfstring(L, "%s:%d: ", frame->short_src, frame->currentline);
    const Limit& limit = current->limits_[whose];
    lua_pushfstring(L, "stopped after %d ms; is this an endless loop?%s", limit.milliseconds,
                    limit.note.c_str());
    lua_concat(L, 2);
    lua_error(L);
}

}  // namespace ptcg::script
