#pragma once

#include <span>
#include <string_view>

namespace ptcg {

/// A set's code in deck lists and its id in card data: "SVI" and "sv1".
struct SetCode {
    std::string_view code;
    std::string_view set;
};

/// The codes that the official client and tournament sites write. Needed only for reprints in sets
/// that no pack provides: a pack brings its own code.
[[nodiscard]] std::span<const SetCode> public_set_codes();

}  // namespace ptcg
