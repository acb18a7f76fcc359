#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "ptcg/action_code.hpp"
#include "ptcg/random.hpp"

namespace ptcg {

/// Moves that compete for tries. Each pass tries all of them in one position with the same future
/// chance, then the better half in another position, and so on down to two. Luck that they share
/// does not count between them, and the best get the most tries however long the search lasts. This
/// is sequential halving (Karnin, Koren and Somekh 2013), one pass at a time, so that an answer is
/// available at any time.
class Candidates {
public:
    struct Candidate {
        ActionCode code = enough_picked;
        int rank = 0;  ///< how many were expected to be better
        int visits = 0;
        double sum = 0;
    };
    /// Tries a move with a seed and counts the result. Returns false if there is no time for it.
    using Try = std::function<bool(Candidate&, std::uint64_t)>;

    void clear() { all_.clear(); }
    /// Adds a move that is expected to be worse than those before it.
    void add(ActionCode code);
    [[nodiscard]] const std::vector<Candidate>& all() const { return all_; }
    /// Makes one pass. Returns false if it was interrupted. REQUIRES: there are candidates.
    bool pass(Random& random, const Try& attempt);
    /// Returns the best move among those with many tries; null if none was tried.
    [[nodiscard]] const Candidate* best() const;

private:
    [[nodiscard]] int most_visits() const;
    [[nodiscard]] double average() const;
    bool catch_up(Random& random, const Try& attempt);

    std::vector<Candidate> all_;
    std::vector<std::size_t> order_;
};

}  // namespace ptcg
