#pragma once

namespace ptcg {

/// The version of the Lua API a pack's `api` is compared with. There is only one so far.
inline constexpr int api_version = 1;

}  // namespace ptcg
