#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "ptcg/result.hpp"
#include "server_process.hpp"

namespace ptcg::load {

struct Options {
    ServerProcess::Setup server;
    std::array<std::string, 2> decks{"powerhouse", "lava-flow"};
    std::size_t rooms = 0;   ///< 0: as many as the scenario has
    int seconds = 0;         ///< of measuring; 0: as long as the scenario has
    int every = 5000;        ///< milliseconds between two answers of a match
    std::size_t slow = 100;  ///< readers that stop reading
};

/// What was measured, by name.
using Figures = std::vector<std::pair<std::string, double>>;

struct Scenario {
    const char* name;
    const char* what;
    Result<Figures> (*run)(const Options& options);
};
/// In the order in which they run.
[[nodiscard]] const std::vector<Scenario>& scenarios();

}  // namespace ptcg::load
