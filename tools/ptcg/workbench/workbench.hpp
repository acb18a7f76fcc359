#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "ptcg/server/bench.hpp"

/// The tables for one person that `ptcg serve` offers: see "The bench" and "Puzzles" in
/// tools/server/PROTOCOL.md.
namespace ptcg::tools {

/// Returns the designers' bench. `roots` are all folders of packs that are needed, `folders` those
/// that are worked on, among them: packs or folders of packs. They are read when the first table
/// is opened, on the thread that opens it.
[[nodiscard]] std::shared_ptr<server::BenchTables> designers_bench(
    std::vector<std::filesystem::path> roots, std::vector<std::filesystem::path> folders);

/// Returns the puzzles in the folders "puzzles" of these folders of packs, likewise.
[[nodiscard]] std::shared_ptr<server::BenchTables> puzzle_tables(
    std::vector<std::filesystem::path> roots);

}  // namespace ptcg::tools
