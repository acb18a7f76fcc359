#pragma once

#include <string_view>

#include "ptcg/result.hpp"

namespace ptcg::server {

/// Checks a name that the operator gives to a bot or a library, and rooms call it by.
[[nodiscard]] Result<void> check_given_name(std::string_view name);

}  // namespace ptcg::server
