#include "data/pack_cache.hpp"

#include <cstdlib>
#include <filesystem>
#include <optional>

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

/// Returns the value of an environment variable, which may be empty; nothing if it is not set.
std::optional<fs::path> named_by(const char* variable)
{
    const char* const value = std::getenv(variable);
    if (value == nullptr) return std::nullopt;
    return fs::path(value);
}

fs::path folder()
{
    if (const auto own = named_by("PTCG_CACHE")) return *own;
    // The XDG Base Directory Specification says to ignore relative paths.
    if (const auto caches = named_by("XDG_CACHE_HOME"); caches && caches->is_absolute()) {
        return *caches / "ptcg" / "packs";
    }
    if (const auto home = named_by("HOME"); home && home->is_absolute()) {
        return *home / ".cache" / "ptcg" / "packs";
    }
    return {};
}

}  // namespace

PackCache pack_cache()
{
    return {.folder = folder()};
}

}  // namespace ptcg::tools
