#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "data/data.hpp"

namespace ptcg::tools {

/// What `ptcg_fit values` is told.
struct ValueFit {
    std::uint64_t games = 1000, seed = 1;
    int epochs = 3;
    double rate = 0.002, share = 0.25;
    std::string bot = "greedy", to;
    bool goes_on = false;
    std::vector<std::string> tables;
};

/// Fits the evaluation to games of the tables. Returns the exit code.
int fit_values(const ValueFit& told, const Data& data);

}  // namespace ptcg::tools
