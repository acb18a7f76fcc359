#pragma once

#include <cstddef>

namespace ptcg::server {

/// How many files a server keeps open besides its sockets: databases, packs, logs.
inline constexpr std::size_t other_files = 64;

/// Lets this program open as many files as the system allows it, and returns how many those are.
std::size_t raise_open_files();

}  // namespace ptcg::server
