#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <vector>

#include "ptcg/scripting/pack_loader.hpp"

namespace ptcg {

/// The packs that a host plays with. They can be reloaded when they change, while running matches
/// keep the version they began with.
///
/// A version is a shared pool: `ScriptHost host(store.current())` keeps it alive, and a version is
/// freed with its last host. A match only refers to its host, which must outlive it. Each thread
/// makes its own hosts. A match stays with hosts of the version it was started with. To move a
/// match to another version, save it, and load it with the other version's library and
/// `SaveOptions::accept_other_packs`.
///
/// Only packs are reloaded. For decks, formats and rulesets call `read_catalogue` again.
///
/// All members may be called from any thread. Loading packs does not block `current`.
class PackStore {
public:
    /// Reads nothing yet: see `reload`.
    explicit PackStore(std::vector<std::filesystem::path> roots, PackLimits limits = {},
                       PackCache cache = {});

    /// Reads all packs and makes them the current version. If there is a problem, the current
    /// version stays, and the problems are returned. If there are none, `current` returns the new
    /// version from now on. (Problems in scripts that make only their own cards unusable are
    /// returned, too, but do not prevent this: see FaultyScripts.) Concurrent calls run one after
    /// another in any order. Each reads the files as they are when its turn comes.
    [[nodiscard]] Problems reload();

    /// Returns the current version; null until a `reload` has succeeded.
    [[nodiscard]] std::shared_ptr<const CardPool> current() const;

private:
    const std::vector<std::filesystem::path> roots_;
    const PackLimits limits_;
    const PackCache cache_;
    std::mutex reloading_;      ///< one reads at a time, so that what was read last is current
    mutable std::mutex mutex_;  ///< guards the members below
    std::shared_ptr<const CardPool> current_;
};

}  // namespace ptcg
