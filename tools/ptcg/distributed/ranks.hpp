#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "ptcg/result.hpp"

namespace ptcg::tools {

/// The processes that share a job, perhaps on several machines, and what they say to each other.
/// All of them call `exchange` equally often.
class Ranks {
public:
    virtual ~Ranks() = default;

    /// From 0. The first one tells the result; the others are silent.
    [[nodiscard]] virtual unsigned rank() const = 0;
    [[nodiscard]] virtual unsigned count() const = 0;

    /// The texts of all, in the order of their ranks. Waits for all.
    [[nodiscard]] virtual std::vector<std::string> exchange(const std::string& mine) = 0;

    /// Says how much this one has done. The first one gets the sum of what it has heard from all,
    /// the others what they said. Waits for nobody; for one thread at a time.
    virtual std::uint64_t report(std::uint64_t done) = 0;

    /// Ends the others too, for one that cannot go on. May not return.
    virtual void give_up() = 0;
};

/// How a program finds out with whom it shares a job.
using RanksFinder = Result<std::unique_ptr<Ranks>> (*)();

/// A process of its own.
[[nodiscard]] std::unique_ptr<Ranks> alone();

/// What a program without MPI finds: that it is alone. Refuses if it was started by mpirun with
/// others, all of which would do the whole job.
[[nodiscard]] Result<std::unique_ptr<Ranks>> ranks_without_mpi();

/// How many processes mpirun has started; 0 if it did not start this one.
[[nodiscard]] unsigned started_by_mpirun();

}  // namespace ptcg::tools
