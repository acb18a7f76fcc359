#pragma once

#include <optional>

#include "commands/playing/arena_field.hpp"
#include "simulation/arena.hpp"
#include "simulation/league.hpp"

/// What `ptcg arena` prints.
namespace ptcg::tools {

/// A table of ratings, and which of its bots is rated 0.
struct RatedTable {
    LeagueTable table;
    std::size_t anchor = 0;
};

struct ArenaReport {
    const ArenaOptions* options = nullptr;
    const Field* field = nullptr;
    const ArenaResult* result = nullptr;
    std::optional<SequentialTest> test;
    SequentialTest::Verdict verdict = SequentialTest::Verdict::open;
    std::optional<RatedTable> ratings;  ///< of more than two bots, or of the league
};

void print_text(const ArenaReport& report);
void print_json(const ArenaReport& report);

/// Print the tables of a league.
void print_text(const std::vector<RatedTable>& tables);
void print_json(const std::vector<RatedTable>& tables);

}  // namespace ptcg::tools
