#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace ptcg::server {

/// How long something took, counted by limits that are always the same: adding a time allocates
/// nothing.
class Histogram {
public:
    static constexpr std::array<double, 12> limits{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025,
                                                   0.05,   0.1,   0.25,   0.5,   1,    2.5};

    void add(double seconds);
    /// Returns how many took up to `limits[i]`, and all for `i == limits.size()`.
    [[nodiscard]] std::uint64_t up_to(std::size_t i) const;
    [[nodiscard]] double sum() const { return sum_; }

private:
    std::array<std::uint64_t, limits.size() + 1> counts_{};
    double sum_ = 0;
};

/// Why somebody was turned away.
enum class Refusal : std::uint8_t {
    sockets,              ///< the server has as many as it may
    sockets_of_address,   ///< so has this address
    requests_of_address,  ///< too many in a short time
    rooms,                ///< the server has as many as it may
    rooms_of_address,     ///< too many in a short time
    puzzles_of_address,   ///< too many in a short time
    host,                 ///< the request is meant for another server
    origin,               ///< the page is another server's
    message,              ///< it makes no sense
    token,                ///< no such room, or not its token
    crowd,                ///< the room has as many as it may
    silent,               ///< no hello came
    pings,                ///< too many frames of pings in a short time
    slow,                 ///< it reads too slowly
    loading,              ///< the room cannot be read
    count
};

/// What the server counts, for its operator. For the thread of the rooms.
struct Metrics {
    std::array<std::uint64_t, static_cast<std::size_t>(Refusal::count)> refusals{};
    std::uint64_t sockets = 0;           ///< open now
    std::uint64_t queued_bytes = 0;      ///< of frames that wait to be sent
    std::uint64_t bots_thinking = 0;     ///< or waiting to
    std::uint64_t programs_waiting = 0;  ///< questions for bots from outside, without a process
    std::uint64_t rooms = 0;             ///< in memory
    std::uint64_t rooms_created = 0;
    std::uint64_t rooms_lost = 0;        ///< let go because a change could not be written down
    std::uint64_t libraries = 0;         ///< uploaded, whose processes run
    std::uint64_t library_failures = 0;  ///< of their processes
    std::uint64_t moved = 0;             ///< hellos that were sent to another server
    std::uint64_t answers = 0;           ///< acknowledged
    std::uint64_t resumed_by_step = 0, resumed_by_state = 0;
    Histogram answer;  ///< from an answer's arrival to its acknowledgment
    Histogram commit;  ///< one transaction
    std::map<std::string, std::uint64_t, std::less<>> script_failures;  ///< by pack

    void refuse(Refusal why) { ++refusals[static_cast<std::size_t>(why)]; }
};

/// The text format of Prometheus.
[[nodiscard]] std::string write_metrics(const Metrics& metrics);

}  // namespace ptcg::server
