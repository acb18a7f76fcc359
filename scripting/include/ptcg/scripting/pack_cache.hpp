#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <string>

namespace ptcg {

/// Where what reading packs has brought is kept, so that the next program need not read all their
/// files and run all their scripts again. What is loaded is the same either way, to the last
/// number.
///
/// What was kept of a pack counts while names, sizes and times of its files that play (facts,
/// scripts, classes, shared Lua) are those they had, the same holds for all packs it depends on,
/// and the same build of this library asks under the same limits. Other files of a pack, its tests
/// and decks, are not looked at. Nothing that goes wrong in the folder is a problem: packs are read
/// from their files then. It is as trustworthy as the packs: whoever may write in it can change
/// what cards do.
struct PackCache {
    std::filesystem::path folder;  ///< made where it is missing; empty: nothing is kept
    /// Whether all of the pack in this folder is to be looked at, for somebody who wants to know
    /// what is wrong with it: also what does not play, such as a link in the folder of its tests
    /// that leaves the pack. Empty: no pack is.
    std::function<bool(const std::filesystem::path& pack)> look_into = {};
    /// Nothing is kept of files that have changed since so lately: they could change once more
    /// without anybody seeing it by their times, which file systems keep in steps of up to this.
    std::chrono::milliseconds settling{2000};
};

}  // namespace ptcg
