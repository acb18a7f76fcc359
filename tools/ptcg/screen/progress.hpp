#pragma once

#include <chrono>
#include <cstdint>

#include <fmt/format.h>

namespace ptcg::tools {

/// A line on the terminal that counts the games, at most ten times a second; gone in the end.
class Progress {
public:
    explicit Progress(std::uint64_t games) : games_(games) {}
    ~Progress()
    {
        if (shown_) fmt::print(stderr, "\r\x1b[K");
    }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void show(std::uint64_t done)
    {
        const auto now = std::chrono::steady_clock::now();
        if (now < next_) return;
        next_ = now + std::chrono::milliseconds(100);
        shown_ = true;
        fmt::print(stderr, "\r\x1b[K{} of {} games", done, games_);
    }

private:
    std::uint64_t games_;
    bool shown_ = false;
    std::chrono::steady_clock::time_point next_{};
};

}  // namespace ptcg::tools
