#pragma once

#include <pthread.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <ctime>
#include <lua.hpp>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace ptcg::script {

/// Stops a script that runs too long, also one that calls nothing.
///
/// A hook that counts instructions would make every script twice as slow, so it is set only when a
/// call is overdue. Lua allows that from a signal handler but not from another thread; so a timer
/// thread sends SIGURG (ignored by default) to the thread that is running the script. It can only
/// abort a call, never decide what a call answers. What counts is the time the thread has worked:
/// on a machine with too much to do, a call may wait for its turn as long as it takes.
class Watchdog {
public:
    struct Limit {
        int milliseconds = 0;  ///< 0: never
        std::string note{};    ///< ends the message
    };

    /// What runs is one or another's text, each with a limit of its own; `limits` is by number and
    /// not empty. `normal_hook` is what is set again after a stop, with its count; null: none.
    Watchdog(lua_State* L, std::vector<Limit> limits, lua_Hook normal_hook, int normal_count);
    ~Watchdog();
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;

    /// The outermost call begins, with this one's text; the same thread ends it.
    void begin(std::size_t whose = 0);
    void end();
    /// From here on it is this one's text that runs, and its time that counts.
    void change(std::size_t whose) { whose_.store(whose, std::memory_order_relaxed); }

private:
    void watch();
    /// By the thread that is running the script, since it began.
    [[nodiscard]] std::chrono::nanoseconds time_worked() const;
    static void install_handler();
    static void on_signal(int signal);
    static void stop_script(lua_State* L, lua_Debug*);
    void disarm();

    lua_State* state_;
    std::vector<Limit> limits_;
    lua_Hook normal_hook_;
    int normal_count_;

    std::uint64_t calls_ = 0;
    std::atomic<std::uint64_t> running_{0};      ///< number of the call in progress; 0: none
    std::atomic<std::uint64_t> overdue_{0};      ///< number of the call to be stopped
    std::atomic<std::size_t> whose_{0};          ///< text is running
    std::atomic<std::size_t> overdue_whose_{0};  ///< time is up
    std::atomic<bool> armed_{false};
    std::atomic<pthread_t> worker_{};
    std::atomic<clockid_t> clock_{};  ///< counts the time `worker_` has worked

    std::mutex mutex_;
    std::condition_variable wake_;
    bool quit_ = false;
    std::thread timer_;
};

}  // namespace ptcg::script
