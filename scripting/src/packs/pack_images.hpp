#pragma once

#include <cstddef>
#include <span>

#include "images/image_folder.hpp"
#include "packs/loading.hpp"
#include "ptcg/scripting/pack_cache.hpp"
#include "ptcg/scripting/pack_loader.hpp"

namespace ptcg {

/// The images of packs while these are loaded: opens those that hold, and makes those that do not.
class PackImages {
public:
    /// `reads`: false where images are only to be made. All must outlive it.
    PackImages(const PackCache& cache, const PackLimits& limits, bool reads = true);

    /// Whether any are wanted at all.
    [[nodiscard]] bool are_used() const { return folder_.is_used(); }
    /// Looks at the packs' folders, and opens what was kept of them, where that is to be used.
    void open(std::span<PackDraft> packs) const;
    /// Whether somebody wants to know of all that is wrong with the pack.
    [[nodiscard]] bool look_into(const PackDraft& pack) const
    {
        return cache_.look_into && cache_.look_into(pack.folder.path);
    }
    /// Whether all packs below it are as they were when the image was made.
    [[nodiscard]] static bool holds(std::size_t pack, const Loading& all);

    /// Keeps what was read from files, all of it sound. Answers how many images were written.
    std::size_t keep(const Loading& all) const;

private:
    void open(PackDraft& pack) const;

    const PackCache& cache_;
    const PackLimits& limits_;
    bool reads_;
    ImageFolder folder_;
};

}  // namespace ptcg
