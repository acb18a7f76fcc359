#pragma once

#include <filesystem>

namespace ptcg::test {

/// Takes back all writes to the files of a folder that were not synced, as noted by the library
/// `ptcg_unsynced`. Returns how many there were.
std::size_t discard_unsynced(const std::filesystem::path& folder);

}  // namespace ptcg::test
