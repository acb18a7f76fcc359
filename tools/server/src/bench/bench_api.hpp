#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "bench/bench_gate.hpp"
#include "bench/table_sessions.hpp"
#include "threads/task_thread.hpp"

namespace ptcg::server {

/// The requests of PROTOCOL.md, "The bench" and "Puzzles".
class BenchApi {
public:
    /// Each kind that is not null gets a thread.
    BenchApi(std::shared_ptr<BenchTables> puzzles, std::shared_ptr<BenchTables> bench,
             BenchGate gate, Loop& loop);

    /// Answers a request; `done` is called later, on the thread of the rooms. Returns false, and
    /// does nothing, if the request is not one of these.
    [[nodiscard]] bool answer(const HttpRequest& request, const Asker& asker,
                              const std::function<void(HttpReply)>& done);
    /// Returns the token of the bench; empty if there is none.
    [[nodiscard]] const std::string& token() const { return gate_.token(); }

private:
    struct Kind {
        Kind(std::shared_ptr<BenchTables> tables, Loop& loop, TableSessions::Limits limits,
             std::size_t most_waiting);

        TableSessions sessions;
        std::size_t most_waiting;
        TaskThread thread;  ///< gone before what its tasks use
    };
    static void ask(Kind& kind, std::string_view name, const HttpRequest& request,
                    const std::function<void(HttpReply)>& done);

    BenchGate gate_;
    std::unique_ptr<Kind> puzzles_;
    std::unique_ptr<Kind> bench_;
};

}  // namespace ptcg::server
