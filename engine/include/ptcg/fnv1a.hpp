#pragma once

#include <cstdint>
#include <string_view>

namespace ptcg {

/// A 64-bit FNV-1a hash of successive bytes. It is the same on every machine and fast on short
/// texts, but does not protect against deliberate collisions.
class Fnv1a {
public:
    constexpr void add(char byte)
    {
        value_ = (value_ ^ static_cast<unsigned char>(byte)) * 0x100000001b3u;
    }
    constexpr void add(std::string_view bytes)
    {
        for (const char byte : bytes) add(byte);
    }
    [[nodiscard]] constexpr std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xcbf29ce484222325u;
};

[[nodiscard]] constexpr std::uint64_t fnv1a(std::string_view bytes)
{
    Fnv1a hash;
    hash.add(bytes);
    return hash.value();
}

}  // namespace ptcg
