#pragma once

#include <string>

namespace ptcg {

/// A finding of `ptcg check` that a pack or card declares to be intended: an entry of
/// `[check.allow]`, `code = "reason"`.
struct Allowance {
    std::string card;  ///< id of the card; empty: the whole pack
    std::string code;
    std::string reason;
    std::string file;
    int line = 0;
    int column = 0;
};

}  // namespace ptcg
