#pragma once

#include <cstddef>
#include <span>

#include "images/image_folder.hpp"
#include "packs/loading.hpp"
#include "ptcg/scripting/pack_cache.hpp"
#include "ptcg/scripting/pack_loader.hpp"

namespace ptcg {

/// The cached images of packs while these are loaded. Opens those that are still valid and writes
/// those that are not.
class PackImages {
public:
    /// `reads`: false where images are only to be made. All must outlive it.
    PackImages(const PackCache& cache, const PackLimits& limits, bool reads = true);

    /// Whether images are used at all.
    [[nodiscard]] bool are_used() const { return folder_.is_used(); }
    /// Checks the packs' folders and opens their images where these are to be used.
    void open(std::span<PackDraft> packs) const;
    /// Whether all problems of the pack are wanted.
    [[nodiscard]] bool look_into(const PackDraft& pack) const
    {
        return cache_.look_into && cache_.look_into(pack.folder.path);
    }
    /// Whether all packs it depends on are the same as when the image was made.
    [[nodiscard]] static bool holds(std::size_t pack, const Loading& all);

    /// Writes images of the packs that were read from files without problems. Returns how many were
    /// written.
    std::size_t keep(const Loading& all) const;

private:
    void open(PackDraft& pack) const;

    const PackCache& cache_;
    const PackLimits& limits_;
    bool reads_;
    ImageFolder folder_;
};

}  // namespace ptcg
