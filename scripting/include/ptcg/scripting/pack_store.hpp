#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <vector>

#include "ptcg/scripting/pack_loader.hpp"

namespace ptcg {

/// The packs a host plays with, read again whenever they have changed, while matches go on with the
/// version they began with.
///
/// A version is a pool, shared: `ScriptHost host(store.current())` keeps it alive, so a match needs
/// no more than its host, and a version is freed with the last host of it. Each thread makes its
/// own hosts; a match stays with hosts of the version it was started with. To take a match along
/// into another version: save it, load it with the other's library and `accept_other_packs`.
///
/// All members may be called from any thread. Reading packs does not hold up `current`.
class PackStore {
public:
    /// Reads nothing yet: `reload` does.
    explicit PackStore(std::vector<std::filesystem::path> roots, PackLimits limits = {},
                       PackCache cache = {});

    /// Reads all packs and puts them in force. With any problem the version in force stays, and the
    /// problems are the answer; none: what `current` answers from now on is new. (Problems of
    /// scripts that spoil their cards alone are answered, too, and keep nothing back: see
    /// FaultyScripts.) Calls of several threads read one after the other, in any order, each what
    /// the files are when its turn comes.
    [[nodiscard]] Problems reload();

    /// The version in force; null until a `reload` has succeeded.
    [[nodiscard]] std::shared_ptr<const CardPool> current() const;

private:
    const std::vector<std::filesystem::path> roots_;
    const PackLimits limits_;
    const PackCache cache_;
    std::mutex reloading_;      ///< one reads at a time, so that what was read last is in force
    mutable std::mutex mutex_;  ///< of what follows
    std::shared_ptr<const CardPool> current_;
};

}  // namespace ptcg
