#pragma once

namespace ptcg {

/// The version of the Lua API that a pack's `api` must name. `ptcg migrate` rewrites packs of the
/// previous version.
inline constexpr int api_version = 2;

}  // namespace ptcg
