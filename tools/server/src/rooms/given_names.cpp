#include "rooms/given_names.hpp"

#include <fmt/format.h>

namespace ptcg::server {

Result<void> check_given_name(std::string_view name)
{
    constexpr std::string_view allowed = "abcdefghijklmnopqrstuvwxyz0123456789-_";
    constexpr std::size_t most_bytes = 40;
    if (!name.empty() && name.size() <= most_bytes &&
        name.find_first_not_of(allowed) == std::string_view::npos) {
        return {};
    }
    return Error{
        fmt::format("a name has 1 to {} small letters, digits, \"-\" and \"_\"", most_bytes)};
}

}  // namespace ptcg::server
