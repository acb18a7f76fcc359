#pragma once

#include <string>
#include <string_view>

#include "rooms/http_api.hpp"

/// What all requests are read and answered with.
namespace ptcg::server {

[[nodiscard]] HttpReply failure(unsigned status, std::string_view reason);

/// Returns the value of a parameter, or an empty text; names of cards and languages need no
/// decoding but of commas.
[[nodiscard]] std::string parameter(std::string_view query, std::string_view name);

}  // namespace ptcg::server
