#pragma once

#include "handles.hpp"

/// Limits as a host gives them.
namespace ptcg::capi {

/// Sets in `limits` what `wanted`, which may be null, does not leave at 0. PTCG_ERROR_ARGUMENT if
/// a limit is out of range, or a pack is named twice or not at all.
ptcg_status read_limits(const ptcg_script_limits* wanted, ScriptLimits& limits);
ptcg_status read_limits(const ptcg_pack_limits* wanted, PackLimits& limits, PackCache& cache);

/// PTCG_ERROR_NAME, with the nearest, if there are limits for a pack that the pool has not: what
/// was meant to be limited would not be.
ptcg_status check_packs_limited(const ScriptLimits& limits, const CardPool& pool);

}  // namespace ptcg::capi
