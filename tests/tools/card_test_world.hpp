#pragma once

#include <optional>
#include <string_view>

#include "card_tests/card_test.hpp"
#include "data/data.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "support/profiles.hpp"

namespace ptcg::tools {

/// The shipped cards under the ruleset dp.
struct CardTestBench {
    std::optional<Data> data = load_data({});
    Ruleset rules = test::profile("dp");
    ScriptHost scripts{data->pool->scripts, data->library()};
    CardTestWorld world{.library = &data->library(),
                        .effects = &scripts,
                        .other_effects = nullptr,
                        .ruleset = [this](std::string_view) { return &rules; }};

    [[nodiscard]] CardTestResult run(std::string_view source, const CardTestOptions& options = {})
    {
        return run_card_tests(world, source, "test.lua", options);
    }
};

}  // namespace ptcg::tools
