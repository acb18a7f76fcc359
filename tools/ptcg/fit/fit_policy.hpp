#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "data/data.hpp"

namespace ptcg::tools {

/// What `ptcg_fit policy` is told.
struct PolicyFit {
    std::uint64_t games = 4, seed = 1, threads = 2, rounds = 1;
    int epochs = 4;
    double rate = 0.05;
    std::string bot = "mcts:iterations=200", to;
    bool goes_on = false;
    std::vector<std::string> tables;
};

/// Fits the policy to searches in games of the tables. Returns the exit code.
int fit_policy(const PolicyFit& told, const Data& data);

}  // namespace ptcg::tools
