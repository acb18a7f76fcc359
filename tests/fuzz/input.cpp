#include "fuzz/input.hpp"

#include <algorithm>

namespace ptcg::fuzz {

Input::Input(Bytes bytes) : left_(bytes), random_(fnv(text_of(bytes))) {}

Input Input::seeded_by(std::string_view text)
{
    Input input{Bytes{}};
    input.random_.seed(fnv(text));
    return input;
}

std::uint8_t Input::byte()
{
    if (left_.empty()) return static_cast<std::uint8_t>(random_());
    const std::uint8_t value = left_.front();
    left_ = left_.subspan(1);
    return value;
}

std::size_t Input::below(std::size_t bound)
{
    std::size_t value = byte();
    if (bound > 256) value = value << 8u | byte();
    return value % bound;
}

std::uint64_t Input::number()
{
    std::uint64_t value = 0;
    for (int i = 0; i < 8; ++i) value = value << 8u | byte();
    return value;
}

std::string_view Input::rest()
{
    return take(left_.size());
}

std::string_view Input::take(std::size_t size)
{
    const Bytes taken = left_.first(std::min(size, left_.size()));
    left_ = left_.subspan(taken.size());
    return text_of(taken);
}

std::uint64_t fnv(std::string_view bytes)
{
    std::uint64_t value = 0xcbf29ce484222325u;
    for (const char c : bytes) {
        value = (value ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    }
    return value;
}

}  // namespace ptcg::fuzz
