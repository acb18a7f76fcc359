#pragma once

#include <array>
#include <cstdint>

namespace ptcg {

/// The match's only source of chance: xoshiro256** (Blackman and Vigna), seeded by splitmix64.
/// Plain data, with the same numbers on every platform.
class Random {
public:
    constexpr Random() = default;
    explicit Random(std::uint64_t seed);

    /// Returns the next 64 random bits.
    std::uint64_t next();

    /// Returns a number from 0 to `bound` - 1, each equally likely. REQUIRES: bound > 0.
    std::uint32_t below(std::uint32_t bound);

    /// The generator's state, for saving it; `restore` continues from there.
    using State = std::array<std::uint64_t, 4>;
    [[nodiscard]] const State& state() const { return state_; }
    void restore(const State& state) { state_ = state; }

    friend bool operator==(const Random&, const Random&) = default;

private:
    State state_{};
};

}  // namespace ptcg
