#pragma once

#include "ptcg/scripting/pack_cache.hpp"

namespace ptcg::tools {

/// Returns where this program caches the packs it has read: the folder in PTCG_CACHE or, if that is
/// not set, ptcg/packs in XDG_CACHE_HOME or ~/.cache. Nowhere if PTCG_CACHE is empty or none of
/// these is known.
[[nodiscard]] PackCache pack_cache();

}  // namespace ptcg::tools
