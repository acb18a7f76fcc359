#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "ptcg/result.hpp"

namespace ptcg::tools {

/// The processes that share a job, perhaps on several machines, and the messages between them. All
/// of them make the same number of calls to `exchange`.
class Ranks {
public:
    virtual ~Ranks() = default;

    /// From 0. The first rank reports the result; the others print nothing.
    [[nodiscard]] virtual unsigned rank() const = 0;
    [[nodiscard]] virtual unsigned count() const = 0;

    /// Returns the texts of all ranks, in order. Waits for all.
    [[nodiscard]] virtual std::vector<std::string> exchange(const std::string& mine) = 0;

    /// Reports how much this rank has done. Returns, on the first rank, the sum of what it has
    /// received from all; on the others, `done`. Does not wait; for one thread at a time.
    virtual std::uint64_t report(std::uint64_t done) = 0;

    /// Ends the other ranks too, when this one cannot go on. May not return.
    virtual void give_up() = 0;
};

/// Finds the processes with which the program shares a job.
using RanksFinder = Result<std::unique_ptr<Ranks>> (*)();

/// One process alone.
[[nodiscard]] std::unique_ptr<Ranks> alone();

/// Returns `alone`, for a program without MPI. Refuses if mpirun started it together with others,
/// all of which would do the whole job.
[[nodiscard]] Result<std::unique_ptr<Ranks>> ranks_without_mpi();

/// Returns how many processes mpirun has started; 0 if it did not start this one.
[[nodiscard]] unsigned started_by_mpirun();

}  // namespace ptcg::tools
