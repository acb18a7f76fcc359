#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

#include "ptcg/result.hpp"
#include "ptcg/server/advisor.hpp"

namespace ptcg::server {

struct WorkerOptions {
    std::vector<std::filesystem::path> packs;  ///< the server's own
    std::shared_ptr<Advisor> advisor;          ///< see ServerOptions::advisor
    std::uint64_t memory_bytes = std::uint64_t{1} << 30;
};

/// Hosts the rooms of one uploaded library for a server that has started this program
/// (UploadOptions::worker) and is connected to its standard input. Gives up all rights that this
/// does not need before it reads the first byte of the upload. Returns when the server is gone; the
/// error says why it cannot work.
[[nodiscard]] Result<void> run_library_worker(WorkerOptions options);

}  // namespace ptcg::server
