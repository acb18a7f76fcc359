#include "distributed/ranks.hpp"

#include <charconv>
#include <cstdlib>
#include <cstring>

#include <fmt/format.h>

namespace ptcg::tools {
namespace {

class Alone final : public Ranks {
public:
    [[nodiscard]] unsigned rank() const override { return 0; }
    [[nodiscard]] unsigned count() const override { return 1; }
    [[nodiscard]] std::vector<std::string> exchange(const std::string& mine) override
    {
        return {mine};
    }
    std::uint64_t report(std::uint64_t done) override { return done; }
    void give_up() override {}
};

}  // namespace

std::unique_ptr<Ranks> alone()
{
    return std::make_unique<Alone>();
}

unsigned started_by_mpirun()
{
    // Open MPI; MPICH and its derivatives.
    for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE"}) {
        const char* const size = std::getenv(name);
        if (size == nullptr) continue;
        unsigned number = 0;
        const auto [end, error] = std::from_chars(size, size + std::strlen(size), number);
        if (error == std::errc{} && *end == '\0' && number > 0) return number;
    }
    return 0;
}

Result<std::unique_ptr<Ranks>> ranks_without_mpi()
{
    const unsigned started = started_by_mpirun();
    if (started <= 1) return alone();
    return Error{
        fmt::format("this program was built without MPI: each of the {} processes that "
                    "mpirun started would play all games. Install libopenmpi-dev and "
                    "configure with -DPTCG_MPI=ON",
                    started)};
}

}  // namespace ptcg::tools
