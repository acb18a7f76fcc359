#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "ptcg/ids.hpp"

/// The data of records, read again: see `data_of`. Nothing if it is not such data.
namespace ptcg {

[[nodiscard]] std::optional<std::vector<std::uint16_t>> picks_in(std::string_view data);
[[nodiscard]] std::optional<std::uint64_t> number_in(std::string_view data);
[[nodiscard]] std::optional<PlayerId> player_in(std::string_view data);

struct ForfeitData {
    PlayerId who;
    std::string_view words;  ///< within the data
};
[[nodiscard]] std::optional<ForfeitData> forfeit_in(std::string_view data);

}  // namespace ptcg
