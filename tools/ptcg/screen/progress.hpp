#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include <fmt/format.h>

#include "screen/screen.hpp"
#include "screen/terminal.hpp"

namespace ptcg::tools {

/// A line on the terminal that shows progress; removed at the end or by `clear`. Shows nothing if
/// the error stream is not a terminal.
class Progress {
public:
    Progress() = default;
    ~Progress() { clear(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void show(std::string_view what)
    {
        if (!terminal_) return;
        shown_ = true;
        rewind_line(stderr);
        print_error("{}", what);
    }

    /// "3 of 20 games", at most ten times a second.
    void show(std::uint64_t done, std::uint64_t of, std::string_view what)
    {
        const auto now = std::chrono::steady_clock::now();
        if (now < next_) return;
        next_ = now + std::chrono::milliseconds(100);
        show(fmt::format("{} of {} {}", done, of, what));
    }

    void clear()
    {
        if (shown_) rewind_line(stderr);
        shown_ = false;
    }

private:
    bool terminal_ = stderr_is_terminal();
    bool shown_ = false;
    std::chrono::steady_clock::time_point next_{};
};

}  // namespace ptcg::tools
