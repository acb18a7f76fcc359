#pragma once

#include <cstddef>

#include "ptcg/hosting/json_writer.hpp"
#include "ptcg/scripting/problem.hpp"

namespace ptcg::server {

/// Writes what is wrong with packs as a list of "file", "line" and "message", at most `most`.
void write_problems(JsonWriter& json, const Problems& problems, std::size_t most);

}  // namespace ptcg::server
