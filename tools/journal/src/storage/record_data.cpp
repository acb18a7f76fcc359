#include "storage/record_data.hpp"

#include <algorithm>
#include <charconv>

namespace ptcg {

std::optional<std::vector<std::uint16_t>> picks_in(std::string_view data)
{
    if (data.size() % 2 != 0) return std::nullopt;
    std::vector<std::uint16_t> picks;
    for (std::size_t i = 0; i < data.size(); i += 2) {
        const auto low = static_cast<unsigned char>(data[i]);
        const auto high = static_cast<unsigned char>(data[i + 1]);
        picks.push_back(static_cast<std::uint16_t>(low | (high << 8u)));
    }
    return picks;
}

std::optional<std::uint64_t> number_in(std::string_view data)
{
    std::uint64_t number = 0;
    const char* const end = data.data() + data.size();
    const auto read = std::from_chars(data.data(), end, number);
    if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
    return number;
}

std::optional<PlayerId> player_in(std::string_view data)
{
    if (data == "1") return PlayerId::one;
    if (data == "2") return PlayerId::two;
    return std::nullopt;
}

std::optional<ForfeitData> forfeit_in(std::string_view data)
{
    const std::optional<PlayerId> who = player_in(data.substr(0, data.find(' ')));
    if (!who) return std::nullopt;
    return ForfeitData{*who, data.substr(std::min<std::size_t>(data.size(), 2))};
}

}  // namespace ptcg
