#pragma once

#include "ptcg/scripting/pack_cache.hpp"

namespace ptcg::tools {

/// Where this program keeps what it has read of packs: the folder PTCG_CACHE names; without that,
/// ptcg/packs in XDG_CACHE_HOME or ~/.cache. Nowhere if PTCG_CACHE is empty, or none of these is
/// known.
[[nodiscard]] PackCache pack_cache();

}  // namespace ptcg::tools
