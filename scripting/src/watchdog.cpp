#include "watchdog.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>

namespace ptcg::script {

namespace {

thread_local Watchdog* current = nullptr;
struct sigaction previous_action {};

}  // namespace

Watchdog::Watchdog(lua_State* L, int milliseconds, lua_Hook normal_hook, int normal_count)
    : state_(L), milliseconds_(milliseconds), normal_hook_(normal_hook), normal_count_(normal_count)
{
    if (milliseconds_ <= 0) return;
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

void Watchdog::begin()
{
    if (milliseconds_ <= 0) return;
    current = this;
    worker_ = pthread_self();
    pthread_getcpuclockid(worker_, &clock_);
    running_.store(++calls_, std::memory_order_release);
}

void Watchdog::end()
{
    if (milliseconds_ <= 0) return;
    running_.store(0, std::memory_order_release);
    if (armed_.load(std::memory_order_relaxed)) {
        armed_.store(false, std::memory_order_relaxed);
        lua_sethook(state_, normal_hook_, normal_hook_ != nullptr ? LUA_MASKCOUNT : 0,
                    normal_count_);
    }
    current = nullptr;
}

std::chrono::nanoseconds Watchdog::time_worked() const
{
    timespec time{};
    clock_gettime(clock_, &time);  // leaves 0 if the thread has ended, and the call with it
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

void Watchdog::watch()
{
    const std::chrono::milliseconds limit(milliseconds_);
    const auto pause = std::max(limit / 4, std::chrono::milliseconds(1));

    std::uint64_t seen = 0;
    std::chrono::nanoseconds since{0};
    std::unique_lock lock(mutex_);
    while (!wake_.wait_for(lock, pause, [this] { return quit_; })) {
        const std::uint64_t running = running_.load(std::memory_order_acquire);
        if (running == 0) {
            seen = 0;
        } else if (running != seen) {
            seen = running;
            since = time_worked();
        } else if (time_worked() - since >= limit) {
            overdue_.store(running, std::memory_order_relaxed);
            // Sent again at every look until the call has ended, in case it was in C code.
            pthread_kill(worker_, SIGURG);
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
    if (running == 0 || running != dog->overdue_.load(std::memory_order_relaxed)) return;
    dog->armed_.store(true, std::memory_order_relaxed);
    lua_sethook(dog->state_, stop_script, LUA_MASKCOUNT | LUA_MASKCALL | LUA_MASKRET, 1);
}

void Watchdog::stop_script(lua_State* L, lua_Debug* frame)
{
    if (lua_getinfo(L, "Sl", frame) == 0 || frame->currentline <= 0)
        luaL_where(L, 1);
    else
        lua_pushfstring(L, "%s:%d: ", frame->short_src, frame->currentline);
    lua_pushfstring(L, "stopped after %d ms; is this an endless loop?",
                    current != nullptr ? current->milliseconds_ : 0);
    lua_concat(L, 2);
    lua_error(L);
}

}  // namespace ptcg::script
