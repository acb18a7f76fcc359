#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "ptcg/result.hpp"

/// Tables for one person: the designers' bench and puzzles (PROTOCOL.md, "The bench", "Puzzles").
/// The server carries requests to them and knows nothing of what they do; the program provides
/// them.
namespace ptcg::server {

struct BenchReply {
    unsigned status = 200;  ///< of HTTP; 400 and more: nothing has changed
    std::string body;       ///< JSON; of an error {"error": ...}, with more beside it
};

/// A table. All calls come from the thread of its BenchTables, which also destroys it.
class BenchTable {
public:
    virtual ~BenchTable() = default;
    /// Carries out a request: JSON text from a stranger, at most 64 kB.
    [[nodiscard]] virtual BenchReply answer(std::string_view request) = 0;
};

/// Opens tables of one kind. The server gives each BenchTables a thread of its own, from which all
/// calls come, so that nothing in it needs a lock, and a slow answer delays only its own kind.
class BenchTables {
public:
    virtual ~BenchTables() = default;
    /// Returns what there is to open, as JSON.
    [[nodiscard]] virtual BenchReply list() = 0;
    /// Opens a table as the request asks: JSON text. The error is the reason.
    [[nodiscard]] virtual Result<std::unique_ptr<BenchTable>> open(std::string_view request) = 0;
};

}  // namespace ptcg::server
