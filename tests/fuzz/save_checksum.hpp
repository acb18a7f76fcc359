#pragma once

#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

#include "fuzz/input.hpp"

namespace ptcg::fuzz {

/// Returns where the part of a save begins that the checksum covers: after the second line.
[[nodiscard]] inline std::size_t body_at(std::string_view save)
{
    return save.find('\n', save.find('\n') + 1) + 1;
}

/// Updates the checksum after a change in the body.
inline void make_checksum_right(std::string& save)
{
    constexpr std::size_t digits = 16;
    char text[digits + 1];
    const std::uint64_t checksum = fnv(std::string_view(save).substr(body_at(save)));
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(checksum));
    save.replace(body_at(save) - digits - 2, digits, text);
}

}  // namespace ptcg::fuzz
