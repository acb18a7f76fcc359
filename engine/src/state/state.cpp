#include "ptcg/state.hpp"

#include <bit>

namespace ptcg {

std::uint64_t hash(const MatchState& state)
{
    static_assert(sizeof(MatchState) % 8 == 0);
    // Four lanes keep the multiplier busy; the mixing is that of wyhash's finisher.
    constexpr std::uint64_t prime = 0x9fb21c651e98df25u;
    std::uint64_t lane[4] = {0x243f6a8885a308d3u, 0x13198a2e03707344u, 0xa4093822299f31d0u,
                             0x082efa98ec4e6c89u};
    std::uint64_t words[sizeof(MatchState) / 8];
    std::memcpy(words, &state, sizeof state);
    std::size_t index = 0;
    for (std::uint64_t word : words) {
        lane[index % 4] = (std::rotl(lane[index % 4], 27) ^ word) * prime;
        ++index;
    }
    std::uint64_t result =
        lane[0] ^ std::rotl(lane[1], 17) ^ std::rotl(lane[2], 31) ^ std::rotl(lane[3], 47);
    result = (result ^ (result >> 32)) * prime;
    return result ^ (result >> 29);
}

}  // namespace ptcg
