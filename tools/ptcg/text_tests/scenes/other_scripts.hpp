#pragma once

#include <functional>
#include <memory>
#include <string>

#include "ptcg/result.hpp"
#include "ptcg/scripting/pack_loader.hpp"

namespace ptcg::tools {

/// Returns the same packs with some scripts changed, in memory. `change` gets the Lua file of each
/// card that has one, and may change it. Every card has the same number as in `pool`. `faulty`
/// says what a faulty one makes unusable; the error says what is wrong.
[[nodiscard]] Result<std::unique_ptr<CardPool>> with_other_scripts(
    const CardPool& pool, const std::function<void(DefId card, std::string& source)>& change,
    FaultyScripts faulty = FaultyScripts::spoil_all);

}  // namespace ptcg::tools
