#pragma once

#include <string>
#include <string_view>

namespace ptcg {

/// A name as it is compared: small letters, without accents, straight apostrophes, single spaces.
[[nodiscard]] std::string fold_name(std::string_view name);

}  // namespace ptcg
