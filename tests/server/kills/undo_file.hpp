#pragma once

#include <cstdint>

/// Beside each file of a database that has been written to since it was synced lies FILE.undo: how
/// to take the writes back, oldest first. unsynced.cpp writes it, discarding.cpp obeys it.
namespace ptcg::test {

inline constexpr char undo_ending[] = ".undo";
/// In the database's folder: from now on, syncs do nothing.
inline constexpr char lies_name[] = "syncs-do-nothing";

/// Then follow `bytes` bytes, which were at `offset` before the write.
struct UndoRecord {
    std::uint64_t offset = 0;
    std::uint64_t bytes = 0;
    std::uint64_t size = 0;  ///< of the file before the write
};

}  // namespace ptcg::test
