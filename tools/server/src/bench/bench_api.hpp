#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "bench/table_sessions.hpp"
#include "threads/task_thread.hpp"

namespace ptcg::server {

/// The requests of PROTOCOL.md, "The bench" and "Puzzles".
class BenchApi {
public:
    /// Each kind that is not null gets a thread. Whoever has the token may use the bench. It is
    /// asked of clients on this machine, too: a proxy's clients all seem to be on it, and so are
    /// programs of its other users.
    BenchApi(std::shared_ptr<BenchTables> puzzles, std::shared_ptr<BenchTables> bench,
             std::string token, Loop& loop);

    /// Puzzles are listed, and opened by POST, at this path.
    static constexpr std::string_view puzzles_path = "/api/puzzles";

    /// Returns whether this is a path of the bench: asked only under a name of this server, and
    /// by no page of strangers.
    [[nodiscard]] static bool is_of_bench(std::string_view path);
    /// Answers a request with this Authorization header; `done` is called later, on the thread of
    /// the rooms. Returns false, and does nothing, if the request is not one of these.
    [[nodiscard]] bool answer(const HttpRequest& request, std::string_view authorization,
                              const std::function<void(HttpReply)>& done);
    /// Returns the token of the bench; empty if there is none.
    [[nodiscard]] const std::string& token() const { return token_; }

private:
    struct Kind {
        Kind(std::shared_ptr<BenchTables> tables, Loop& loop, TableSessions::Limits limits,
             std::size_t most_waiting);

        TableSessions sessions;
        TaskThread thread;  ///< gone before what its tasks use
    };
    static void ask(Kind& kind, std::string_view name, const HttpRequest& request,
                    const std::function<void(HttpReply)>& done);

    [[nodiscard]] bool has_token(std::string_view authorization) const;

    std::string token_;
    std::unique_ptr<Kind> puzzles_;
    std::unique_ptr<Kind> bench_;
};

}  // namespace ptcg::server
