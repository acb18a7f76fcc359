#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

/// Inputs of fuzz targets: arbitrary bytes from a fuzzer or a file.
namespace ptcg::fuzz {

using Bytes = std::span<const std::uint8_t>;

/// Thrown by a target when a required property does not hold. Under libFuzzer it is not caught, so
/// libFuzzer keeps the input. In a test it is a failure.
class Finding : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

inline void expect(bool holds, const char* what)
{
    if (!holds) throw Finding(what);
}
/// `details()` returns more text for the message.
template <typename Details>
void expect(bool holds, const char* what, Details details)
{
    if (!holds) throw Finding(std::string(what) + ": " + std::string(details()));
}

/// Makes choices from the bytes of an input, front to back. When the bytes are used up, the choices
/// come from a generator that they seeded, so that a short input makes a long game too.
class Input {
public:
    explicit Input(Bytes bytes);
    /// For a text whose bytes are not choices.
    [[nodiscard]] static Input seeded_by(std::string_view text);

    [[nodiscard]] bool empty() const { return left_.empty(); }
    std::uint8_t byte();
    /// Returns a number from 0 to `bound` - 1. Reads two bytes if `bound` exceeds 256. REQUIRES:
    /// bound > 0.
    std::size_t below(std::size_t bound);
    std::uint64_t number();
    /// Returns the remaining bytes as text and uses them up.
    std::string_view rest();
    /// Returns the next `size` bytes, or all that remain.
    std::string_view take(std::size_t size);

private:
    Bytes left_;
    std::mt19937_64 random_;
};

[[nodiscard]] inline std::string_view text_of(Bytes bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// FNV-1a, the checksum used in saves.
[[nodiscard]] std::uint64_t fnv(std::string_view bytes);

}  // namespace ptcg::fuzz
