#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <string>

namespace ptcg {

/// Where the results of loading packs are saved, so that the next program does not have to read all
/// their files and run all their scripts again. The loaded data is exactly the same either way.
///
/// What was saved for a pack is valid if the names, sizes and times of the files that affect play
/// (facts, scripts, classes, shared Lua) are unchanged, if the same is true of all packs it depends
/// on, and if it is loaded by the same build of this library under the same limits. The pack's
/// other files, its tests and decks, are not checked. A failure in the folder is not a problem:
/// packs are then read from their files. The folder must be as trusted as the packs: anyone who can
/// write to it can change what cards do.
struct PackCache {
    std::filesystem::path folder;  ///< created if it is missing; empty: nothing is saved
    /// Returns whether to check everything in the pack in this folder, for a caller that wants to
    /// know what is wrong with it: also what does not affect play, such as a link in its tests
    /// folder that leads out of the pack. Empty: no pack is checked this way.
    std::function<bool(const std::filesystem::path& pack)> look_into = {};
    /// Files that changed more recently than this are not saved. They could change again without a
    /// difference in their times, which file systems record in steps of up to this length.
    std::chrono::milliseconds settling{2000};
};

}  // namespace ptcg
