#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/result.hpp"

namespace ptcg {

/// Where a storage is, taken apart.
struct StorageUrl {
    enum class Kind : std::uint8_t { sqlite, postgresql };

    Kind kind{};
    std::string target;  ///< the file, or the whole URL
    std::string shown;   ///< the same without a password, for messages
    bool has_password =
        false;  ///< a program refuses one among its arguments, which others can read

    /// Returns `text` with each password of the URL replaced by `***`.
    [[nodiscard]] std::string without_password(std::string text) const;

    std::vector<std::string> secrets;  ///< as they are written in the URL, and as they are meant
};

/// Refuses another scheme, and a file without a name.
[[nodiscard]] Result<StorageUrl> read_storage_url(std::string_view url);

}  // namespace ptcg
