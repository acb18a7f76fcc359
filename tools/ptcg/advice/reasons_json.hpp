#pragma once

#include <span>

#include "analysis/legality.hpp"
#include "ptcg/card_library.hpp"
#include "ptcg/hosting/json_writer.hpp"
#include "ptcg/result.hpp"
#include "ptcg/server/advisor.hpp"

/// The question "why not?" as the protocol has it.
namespace ptcg::tools {

/// Returns the action of a turn that the viewer would like to take; fails if there is none of that
/// kind.
[[nodiscard]] Result<WantedAction> action_of(const CardLibrary& library,
                                             const server::WantedMove& wanted, PlayerId viewer);

/// Writes "possible", "depends" and "reasons" into an object that has been begun. `depends`: it
/// also depends on what is hidden.
void write_reasons(JsonWriter& json, std::span<const WhyNot> reasons, bool depends = false);

}  // namespace ptcg::tools
