#include "ptcg/encoding/picking.hpp"

#include <algorithm>
#include <string>

namespace ptcg::encoding {

int Picking::left(const Decision& open, std::uint16_t option) const
{
    const auto picked = std::ranges::count(picks(), option);
    return open.options[option].count - static_cast<int>(picked);
}

bool Picking::is_complete(const Decision& open) const
{
    if (count_ >= std::min<std::size_t>(open.max, picked_.size())) return true;
    for (std::size_t i = 0; i < open.options.size(); ++i) {
        if (left(open, static_cast<std::uint16_t>(i)) > 0) return false;
    }
    return true;
}

std::size_t Picking::list(const Decision& open, const Layout& layout, std::span<std::uint8_t> mask,
                          std::span<std::uint16_t> legal) const
{
    std::ranges::fill(mask, std::uint8_t{0});
    std::size_t count = 0;
    const auto add = [&](std::size_t action) {
        mask[action] = 1;
        legal[count++] = static_cast<std::uint16_t>(action);
    };
    for (std::size_t i = 0; i < open.options.size() && open.max > 0; ++i) {
        if (open.options[i].count == 0) continue;
        if (count_ == 0 || left(open, static_cast<std::uint16_t>(i)) > 0) add(i);
    }
    if (may_stop(open)) add(layout.enough());
    return count;
}

Result<bool> Picking::take(const Decision& open, const Layout& layout, std::size_t action)
{
    if (action == layout.enough()) {
        if (may_stop(open)) return true;
        return Error{"\"enough\" is not legal yet: the question needs " + std::to_string(open.min) +
                     " picks, and " + std::to_string(count_) + " have been made"};
    }
    if (open.options.empty()) {
        return Error{"action " + std::to_string(action) + " is not legal; only " +
                     std::to_string(layout.enough()) + ", \"enough\", is"};
    }
    if (action >= open.options.size()) {
        return Error{"action " + std::to_string(action) + " is not legal; the question has " +
                     std::to_string(open.options.size()) + " options, counted from 0, and " +
                     std::to_string(layout.enough()) + " is \"enough\""};
    }
    const auto option = static_cast<std::uint16_t>(action);
    if (open.max == 0 || left(open, option) <= 0) {
        const bool withheld = open.options[option].count == 0;
        return Error{"action " + std::to_string(action) + " is not legal: " +
                     (withheld ? "its card text failed" : "the option cannot be picked again")};
    }
    picked_[count_++] = option;
    return is_complete(open);
}

}  // namespace ptcg::encoding
