#pragma once

#include "ptcg/cabt/chronicle.hpp"

namespace ptcg::cabt {

/// Writes an entry as this viewer sees it; none: all of it, with its type as a word.
void write_entry(JsonWriter& json, const LogEntry& entry, std::optional<PlayerId> viewer);

}  // namespace ptcg::cabt
