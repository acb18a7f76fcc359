#include "program/ranks_mpi.hpp"

#include <numeric>

#define OMPI_SKIP_MPICXX 1  // the C interface; the C++ one was removed from the standard
#define MPICH_SKIP_MPICXX 1
#include <mpi.h>

namespace ptcg::tools {
namespace {

constexpr int report_tag = 1;

class MpiRanks final : public Ranks {
public:
    MpiRanks()
    {
        int number = 0;
        MPI_Comm_rank(MPI_COMM_WORLD, &number);
        rank_ = static_cast<unsigned>(number);
        MPI_Comm_size(MPI_COMM_WORLD, &number);
        done_.resize(static_cast<std::size_t>(number));
    }
    ~MpiRanks() override { MPI_Finalize(); }
    MpiRanks(const MpiRanks&) = delete;
    MpiRanks& operator=(const MpiRanks&) = delete;

    [[nodiscard]] unsigned rank() const override { return rank_; }
    [[nodiscard]] unsigned count() const override { return static_cast<unsigned>(done_.size()); }

    [[nodiscard]] std::vector<std::string> exchange(const std::string& mine) override
    {
        const int length = static_cast<int>(mine.size());
        std::vector<int> lengths(done_.size()), starts(done_.size());
        MPI_Allgather(&length, 1, MPI_INT, lengths.data(), 1, MPI_INT, MPI_COMM_WORLD);
        std::exclusive_scan(lengths.begin(), lengths.end(), starts.begin(), 0);
        std::string all(static_cast<std::size_t>(starts.back() + lengths.back()), '\0');
        MPI_Allgatherv(mine.data(), length, MPI_CHAR, all.data(), lengths.data(), starts.data(),
                       MPI_CHAR, MPI_COMM_WORLD);
        std::vector<std::string> texts;
        for (std::size_t i = 0; i < done_.size(); ++i) {
            texts.push_back(all.substr(static_cast<std::size_t>(starts[i]),
                                       static_cast<std::size_t>(lengths[i])));
        }
        return texts;
    }

    std::uint64_t report(std::uint64_t done) override
    {
        if (rank_ != 0) {
            MPI_Send(&done, 1, MPI_UINT64_T, 0, report_tag, MPI_COMM_WORLD);
            return done;
        }
        done_[0] = done;
        hear();
        return std::accumulate(done_.begin(), done_.end(), std::uint64_t{0});
    }

    void give_up() override { MPI_Abort(MPI_COMM_WORLD, 1); }

private:
    /// Receives all reports that have arrived.
    void hear()
    {
        for (;;) {
            int there = 0;
            MPI_Status status;
            MPI_Iprobe(MPI_ANY_SOURCE, report_tag, MPI_COMM_WORLD, &there, &status);
            if (there == 0) return;
            const int from = status.MPI_SOURCE;
            MPI_Recv(&done_[static_cast<std::size_t>(from)], 1, MPI_UINT64_T, from, report_tag,
                     MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        }
    }

    unsigned rank_ = 0;
    std::vector<std::uint64_t> done_;  ///< by rank; only the first rank has the values of the
                                       ///< others
};

}  // namespace

Result<std::unique_ptr<Ranks>> ranks_of_mpi()
{
    if (started_by_mpirun() == 0) return alone();
    int provided = 0;
    // Reports come from whichever thread has just finished a game, one at a time.
    if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_SERIALIZED, &provided) != MPI_SUCCESS ||
        provided < MPI_THREAD_SERIALIZED) {
        return Error{"this MPI does not allow several threads to take turns"};
    }
    return std::unique_ptr<Ranks>(std::make_unique<MpiRanks>());
}

}  // namespace ptcg::tools
