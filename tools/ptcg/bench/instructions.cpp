#include "bench/instructions.hpp"

#include <charconv>
#include <filesystem>
#include <system_error>

#include <fmt/format.h>

#include "bench/child_process.hpp"
#include "bench/scratch_folder.hpp"
#include "ptcg/hosting/replay_file.hpp"
#include "system/files.hpp"

namespace fs = std::filesystem;
using ptcg::tools::SimulationSetup;

/// valgrind selects this function by name: it must remain one function with exactly this name.
extern "C" [[gnu::noinline, gnu::used, gnu::visibility("hidden")]] void ptcg_bench_counted(
    const SimulationSetup& setup)
{
    const ptcg::tools::SimulationResult result = ptcg::tools::simulate(setup);
    volatile std::uint64_t played = result.decisions;  // keeps the compiler from removing the call
    (void)played;
}

namespace ptcg::tools {

std::optional<std::uint64_t> callgrind_summary(std::string_view text)
{
    constexpr std::string_view key = "\nsummary: ";
    const std::size_t found = text.find(key);
    if (found == std::string_view::npos) return std::nullopt;
    const std::string_view number = text.substr(found + key.size());
    std::uint64_t value = 0;
    const auto [rest, error] = std::from_chars(number.data(), number.data() + number.size(), value);
    return error == std::errc{} ? std::optional(value) : std::nullopt;
}

void play_for_counting(const SimulationSetup& setup)
{
    SimulationSetup counted = setup;
    counted.games = 1;
    ptcg_bench_counted(counted);
    counted.games = setup.games + 1;
    ptcg_bench_counted(counted);
}

Result<std::vector<std::uint64_t>> count_instructions(const CountingRun& run)
{
    if (run_quietly({"valgrind", "--version"}).exit_code != 0) {
        return Error{"valgrind is not installed; its Debian package is valgrind"};
    }
    const ScratchFolder folder;
    if (folder.path().empty()) return Error{"cannot create a temporary folder"};
    const std::string out = (folder.path() / "counted").string();
    std::error_code error;
    const fs::path self = fs::read_symlink("/proc/self/exe", error);
    std::vector<std::string> words{"valgrind",
                                   "--tool=callgrind",
                                   "--toggle-collect=ptcg_bench_counted",
                                   "--dump-after=ptcg_bench_counted",
                                   "--callgrind-out-file=" + out,
                                   self.string()};
    words.insert(words.end(), run.arguments.begin(), run.arguments.end());
    if (const int code = run_quietly(words).exit_code; code != 0) {
        return Error{fmt::format("valgrind could not run the games (exit code {})", code)};
    }
    std::vector<std::uint64_t> counts;
    for (std::size_t pair = 0; pair < run.pairs; ++pair) {
        std::array<std::uint64_t, 2> parts{};
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const Result<std::string> part =
                read_file(fmt::format("{}.{}", out, 2 * pair + i + 1), most_data_bytes);
            const auto sum = part ? callgrind_summary(part.value()) : std::nullopt;
            if (!sum || *sum == 0)
                return Error{"valgrind found no games; has ptcg been stripped of its symbols"};
            parts[i] = *sum;
        }
        counts.push_back(parts[1] - parts[0]);
    }
    return counts;
}

}  // namespace ptcg::tools
