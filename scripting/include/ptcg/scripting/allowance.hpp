#pragma once

#include <string>

namespace ptcg {

/// A finding of `ptcg check` that a pack or card says is right as it is: an entry of
/// `[check.allow]`, `code = "reason"`.
struct Allowance {
    std::string card;  ///< its id; empty: the whole pack
    std::string code;
    std::string reason;
    std::string file;
    int line = 0;
    int column = 0;
};

}  // namespace ptcg
