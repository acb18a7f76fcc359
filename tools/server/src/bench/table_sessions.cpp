#include "bench/table_sessions.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "ptcg/hosting/json_writer.hpp"
#include "rooms/http_pieces.hpp"
#include "rooms/tokens.hpp"

namespace ptcg::server {
namespace {

HttpReply http_reply(BenchReply reply)
{
    return {reply.status, std::move(reply.body)};
}

}  // namespace

void TableSessions::answer(std::string_view method, std::string_view name, std::string_view body,
                           const Done& done)
{
    drop_idle(limits_.kept);
    if (method == "GET" && name.empty()) {
        return elsewhere_([tables = tables_, done, &loop = loop_] {
            loop.post([done, reply = tables->list()] { done(http_reply(reply)); });
        });
    }
    if (method != "POST") return done(failure(404, "there is nothing here"));
    if (name.empty()) return open(std::string(body), done);
    ask(std::string(name), std::string(body), done);
}

void TableSessions::open(std::string request, const Done& done)
{
    if (!has_place()) {
        return done(
            failure(503, fmt::format("all tables of this kind are taken; one is free when it "
                                     "was idle for {} min",
                                     limits_.safe / 60'000)));
    }
    ++opening_;
    elsewhere_([this, request = std::move(request), tables = tables_, done, &loop = loop_] {
        Result<std::unique_ptr<BenchTable>> opened = tables->open(request);
        if (!opened) {
            return loop.post([this, done, why = opened.error().message] {
                --opening_;
                done(failure(400, why));
            });
        }
        loop.post([this, done, table = std::shared_ptr(std::move(opened.value()))] {
            --opening_;
            const std::string name = new_token();
            sessions_.emplace(name, Session{table, loop_.now(), false});
            JsonWriter json;
            {
                const JsonObject object(json);
                json.member("table", name);
            }
            done({201, std::string(json.text())});
        });
    });
}

void TableSessions::ask(const std::string& name, std::string request, const Done& done)
{
    const auto found = sessions_.find(name);
    if (found == sessions_.end()) {
        return done(failure(404, "this table is gone; open another one"));
    }
    Session& session = found->second;
    session.used = loop_.now();
    if (session.busy) return done(failure(409, "the table is busy; wait for its last answer"));
    session.busy = true;
    elsewhere_(
        [this, name, request = std::move(request), table = session.table, done, &loop = loop_] {
            loop.post([this, name, done, reply = table->answer(request)] {
                const auto still = sessions_.find(name);
                if (still != sessions_.end()) {
                    still->second.busy = false;
                    still->second.used = loop_.now();
                }
                done(http_reply(reply));
            });
        });
}

void TableSessions::drop_idle(Milliseconds longer_than)
{
    for (auto session = sessions_.begin(); session != sessions_.end();) {
        const auto next = std::next(session);
        const bool idle = loop_.now() - session->second.used > longer_than;
        if (idle && !session->second.busy) drop(session);
        session = next;
    }
}

/// Returns whether another table may be opened; the one that was idle longest may have to go.
bool TableSessions::has_place()
{
    if (sessions_.size() + opening_ < limits_.tables) return true;
    if (sessions_.empty()) return false;
    const auto oldest = std::ranges::min_element(
        sessions_, {}, [](const auto& session) { return session.second.used; });
    if (oldest->second.busy || loop_.now() - oldest->second.used <= limits_.safe) return false;
    drop(oldest);
    return true;
}

/// The table is destroyed where it lives.
void TableSessions::drop(std::map<std::string, Session, std::less<>>::iterator session)
{
    elsewhere_([table = std::move(session->second.table)]() mutable { table.reset(); });
    sessions_.erase(session);
}

}  // namespace ptcg::server
