#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "ptcg/scripting/pack_cache.hpp"

namespace ptcg {

/// The images of packs in a cache folder. Errors are not reported: there is just no image.
class ImageFolder {
public:
    /// `made_under`: what an image depends on besides its pack and this build of the library.
    ImageFolder(const PackCache& cache, std::string_view made_under);

    /// Whether images are stored at all.
    [[nodiscard]] bool is_used() const { return !folder_.empty(); }
    /// Returns the image of the pack in this folder, if it has this stamp.
    [[nodiscard]] std::optional<std::string> find(const std::filesystem::path& pack,
                                                  std::uint64_t stamp) const;
    /// Stores the image, replacing the old one. Returns false if it could not be written.
    bool keep(const std::filesystem::path& pack, std::uint64_t stamp, std::string_view image) const;

private:
    [[nodiscard]] std::filesystem::path file_of(const std::filesystem::path& pack) const;
    /// Returns the expected first bytes of the image.
    [[nodiscard]] std::string heading(const std::filesystem::path& pack, std::uint64_t stamp,
                                      std::string_view image) const;

    std::filesystem::path folder_;
    std::string key_;
};

}  // namespace ptcg
