#include "repl/state_delta.hpp"

#include <cstring>

namespace ptcg::tools {

namespace {

/// So many equal bytes are cheaper to repeat than to begin a new run for.
constexpr std::size_t least_gap = 4;

const unsigned char* bytes_of(const MatchState& state)
{
    return reinterpret_cast<const unsigned char*>(&state);
}

}  // namespace

StateDelta::StateDelta(const MatchState& from, const MatchState& to)
{
    const unsigned char* a = bytes_of(from);
    const unsigned char* b = bytes_of(to);
    constexpr std::size_t size = sizeof(MatchState);
    for (std::size_t i = 0; i < size; ++i) {
        if (a[i] == b[i]) continue;
        std::size_t end = i + 1;
        for (std::size_t j = end; j < size && j - end < least_gap; ++j) {
            if (a[j] != b[j]) end = j + 1;
        }
        runs_.push_back({static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(end - i)});
        bytes_.insert(bytes_.end(), b + i, b + end);
        i = end;
    }
    runs_.shrink_to_fit();
    bytes_.shrink_to_fit();
}

void StateDelta::apply(MatchState& state) const
{
    auto* bytes = reinterpret_cast<unsigned char*>(&state);
    std::size_t next = 0;
    for (const Run& run : runs_) {
        std::memcpy(bytes + run.begin, bytes_.data() + next, run.length);
        next += run.length;
    }
}

}  // namespace ptcg::tools
