#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "ptcg/scripting/pack_cache.hpp"

namespace ptcg {

/// The images of packs in the folder of a cache. Whatever goes wrong, there is just no image.
class ImageFolder {
public:
    /// `made_under`: what else an image depends on beside its pack and this build of the library.
    ImageFolder(const PackCache& cache, std::string_view made_under);

    /// Whether anything is kept at all.
    [[nodiscard]] bool is_used() const { return !folder_.empty(); }
    /// What was kept of the pack in this folder, when it had this stamp.
    [[nodiscard]] std::optional<std::string> find(const std::filesystem::path& pack,
                                                  std::uint64_t stamp) const;
    /// Puts it in the place of what was there. False if it could not be written.
    bool keep(const std::filesystem::path& pack, std::uint64_t stamp, std::string_view image) const;

private:
    [[nodiscard]] std::filesystem::path file_of(const std::filesystem::path& pack) const;
    /// What the image's first bytes must say.
    [[nodiscard]] std::string heading(const std::filesystem::path& pack, std::uint64_t stamp,
                                      std::string_view image) const;

    std::filesystem::path folder_;
    std::string key_;
};

}  // namespace ptcg
