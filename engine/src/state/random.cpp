#include "ptcg/random.hpp"

#include <bit>

namespace ptcg {

Random::Random(std::uint64_t seed)
{
    for (std::uint64_t& word : state_) {  // splitmix64, so that similar seeds give different states
        seed += 0x9e3779b97f4a7c15u;
        std::uint64_t z = seed;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        word = z ^ (z >> 31);
    }
}

std::uint64_t Random::next()
{
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return result;
}

std::uint32_t Random::below(std::uint32_t bound)
{
    // Numbers in the last, partial run of `bound` values are discarded: using them would make small
    // results a little more likely than large ones. Finding where that run begins takes a division,
    // which is done only for numbers that may be in it.
    const std::uint32_t sure = UINT32_MAX - bound;
    while (true) {
        const auto value = static_cast<std::uint32_t>(next() >> 32);
        if (value <= sure || value < UINT32_MAX - UINT32_MAX % bound) return value % bound;
    }
}

}  // namespace ptcg
