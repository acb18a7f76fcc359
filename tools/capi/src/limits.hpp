#pragma once

#include "handles.hpp"

/// Limits given by a host.
namespace ptcg::capi {

/// Sets those members of `limits` that `wanted`, which may be null, does not leave at 0.
/// PTCG_ERROR_ARGUMENT: a limit is out of range, or a pack is named twice or not at all.
ptcg_status read_limits(const ptcg_script_limits* wanted, ScriptLimits& limits);
ptcg_status read_limits(const ptcg_pack_limits* wanted, PackLimits& limits, PackCache& cache);

/// Returns PTCG_ERROR_NAME and suggests the nearest name if there are limits for a pack that the
/// pool does not have: what they were meant for would not be limited.
ptcg_status check_packs_limited(const ScriptLimits& limits, const CardPool& pool);

}  // namespace ptcg::capi
