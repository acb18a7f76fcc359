#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

/// Inputs of fuzz targets: any bytes, from a fuzzer or from a file.
namespace ptcg::fuzz {

using Bytes = std::span<const std::uint8_t>;

/// What a target throws when something that must hold does not. Nobody catches it under libFuzzer,
/// which keeps the input; a test fails with it.
class Finding : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

inline void expect(bool holds, const char* what)
{
    if (!holds) throw Finding(what);
}
/// `details()` answers what more there is to say, as text.
template <typename Details>
void expect(bool holds, const char* what, Details details)
{
    if (!holds) throw Finding(std::string(what) + ": " + std::string(details()));
}

/// Choices made by the bytes of an input, front to back. Once they are used up, the choices come
/// from a generator that they have seeded, so that a short input makes a long game too.
class Input {
public:
    explicit Input(Bytes bytes);
    /// Of a text that is not read as choices itself.
    [[nodiscard]] static Input seeded_by(std::string_view text);

    [[nodiscard]] bool empty() const { return left_.empty(); }
    std::uint8_t byte();
    /// A number from 0 to `bound` - 1; of two bytes if `bound` is beyond 256. REQUIRES: bound > 0.
    std::size_t below(std::size_t bound);
    std::uint64_t number();
    /// The bytes that are left, as text; there are none afterwards.
    std::string_view rest();
    /// The next `size` bytes, or as many as are left.
    std::string_view take(std::size_t size);

private:
    Bytes left_;
    std::mt19937_64 random_;
};

[[nodiscard]] inline std::string_view text_of(Bytes bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// FNV-1a, the checksum of saves.
[[nodiscard]] std::uint64_t fnv(std::string_view bytes);

}  // namespace ptcg::fuzz
