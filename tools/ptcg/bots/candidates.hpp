#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "ptcg/action_code.hpp"
#include "ptcg/random.hpp"

namespace ptcg::tools {

/// Moves that compete for tries. In each pass all are tried in one position with the same chance to
/// come, then the better half in another, and so on down to two: what is common luck does not count
/// between them, and the best get the most tries however long it goes on (sequential halving,
/// Karnin, Koren and Somekh 2013, a pass at a time, so that there is an answer at any time).
class Candidates {
public:
    struct Candidate {
        ActionCode code = enough_picked;
        int rank = 0;  ///< how many were expected to be better
        int visits = 0;
        double sum = 0;
    };
    /// Tries a move with a seed and counts what comes of it; false if there is no time for that.
    using Try = std::function<bool(Candidate&, std::uint64_t)>;

    void clear() { all_.clear(); }
    /// A move that is expected to be worse than those before it.
    void add(ActionCode code);
    [[nodiscard]] std::size_t count() const { return all_.size(); }
    /// One pass; false if it was broken off. REQUIRES: there are candidates.
    bool pass(Random& random, const Try& attempt);
    /// The move to make, of those with many tries; null if none was tried.
    [[nodiscard]] const Candidate* best() const;

private:
    [[nodiscard]] int most_visits() const;
    [[nodiscard]] double average() const;
    bool catch_up(Random& random, const Try& attempt);

    std::vector<Candidate> all_;
    std::vector<std::size_t> order_;
};

}  // namespace ptcg::tools
