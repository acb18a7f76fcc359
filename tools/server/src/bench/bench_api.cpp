#include "bench/bench_api.hpp"

#include <utility>

#include "rooms/http_pieces.hpp"
#include "rooms/tokens.hpp"

namespace ptcg::server {
namespace {

constexpr std::string_view bench_path = "/api/bench";
constexpr TableSessions::Limits of_puzzles{200, 20 * 60 * 1000, 60 * 1000};
constexpr TableSessions::Limits of_bench{8, 12 * 60 * 60 * 1000, 10 * 60 * 1000};
constexpr std::size_t most_waiting_puzzles = 64;
constexpr std::size_t most_waiting_bench = 32;

/// Returns what follows the path: "" for itself, NAME for path/NAME; nothing for another path.
std::optional<std::string_view> below(std::string_view path, std::string_view base)
{
    if (path == base) return "";
    if (!path.starts_with(base) || path[base.size()] != '/') return std::nullopt;
    return path.substr(base.size() + 1);
}

}  // namespace

BenchApi::Kind::Kind(std::shared_ptr<BenchTables> tables, Loop& loop, TableSessions::Limits limits,
                     std::size_t most_waiting)
    : sessions(
          std::move(tables), loop,
          [this](std::function<void()> task) { thread.post_always(std::move(task)); }, limits),
      thread(most_waiting)
{
}

BenchApi::BenchApi(std::shared_ptr<BenchTables> puzzles, std::shared_ptr<BenchTables> bench,
                   std::string token, Loop& loop)
    : token_(std::move(token))
{
    if (puzzles) {
        puzzles_ =
            std::make_unique<Kind>(std::move(puzzles), loop, of_puzzles, most_waiting_puzzles);
    }
    if (bench) {
        bench_ = std::make_unique<Kind>(std::move(bench), loop, of_bench, most_waiting_bench);
    }
}

bool BenchApi::is_of_bench(std::string_view path)
{
    return below(path, bench_path).has_value();
}

bool BenchApi::has_token(std::string_view authorization) const
{
    constexpr std::string_view scheme = "Bearer ";
    return authorization.starts_with(scheme) &&
           same_secret(authorization.substr(scheme.size()), token_);
}

bool BenchApi::answer(const HttpRequest& request, std::string_view authorization,
                      const std::function<void(HttpReply)>& done)
{
    if (const auto name = below(request.path, puzzles_path); name && puzzles_) {
        ask(*puzzles_, *name, request, done);
        return true;
    }
    const auto name = below(request.path, bench_path);
    if (!name || !bench_) return false;
    if (!has_token(authorization)) {
        done(failure(403, "the bench needs the token that the server printed at its start"));
    } else {
        ask(*bench_, *name, request, done);
    }
    return true;
}

void BenchApi::ask(Kind& kind, std::string_view name, const HttpRequest& request,
                   const std::function<void(HttpReply)>& done)
{
    // A request may also lead to tables that go, which must not be lost.
    if (kind.thread.is_full()) {
        return done(failure(503, "too many requests wait; try again"));
    }
    kind.sessions.answer(request.method, name, request.body, done);
}

}  // namespace ptcg::server
