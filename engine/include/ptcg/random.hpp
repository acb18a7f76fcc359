#pragma once

#include <array>
#include <cstdint>

namespace ptcg {

/// The match's only source of chance: xoshiro256** (Blackman and Vigna), seeded by splitmix64.
/// Plain data, the same numbers on every platform.
class Random {
public:
    constexpr Random() = default;
    explicit Random(std::uint64_t seed);

    /// The next 64 random bits.
    std::uint64_t next();

    /// A number from 0 to `bound` - 1, each equally likely. REQUIRES: bound > 0.
    std::uint32_t below(std::uint32_t bound);

    /// What it stands at, for putting it away; `restore` goes on from there.
    using State = std::array<std::uint64_t, 4>;
    [[nodiscard]] const State& state() const { return state_; }
    void restore(const State& state) { state_ = state; }

    friend bool operator==(const Random&, const Random&) = default;

private:
    State state_{};
};

}  // namespace ptcg
