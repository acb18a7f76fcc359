#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "ptcg/server/bench.hpp"

#include "rooms/http_api.hpp"
#include "rooms/services.hpp"

namespace ptcg::server {

/// Runs tasks that may be slow, one after another, elsewhere than on the thread of the rooms.
using RunElsewhere = std::function<void(std::function<void()>)>;

/// The open tables of one kind, by secret names. Lives on the thread of the rooms; the tables
/// themselves are only touched elsewhere.
class TableSessions {
public:
    struct Limits {
        std::size_t tables = 16;             ///< open at a time
        Milliseconds kept = 30 * 60 * 1000;  ///< an idle one, where there is room
        Milliseconds safe = 60 * 1000;       ///< an idle one, where others want its place
    };

    TableSessions(std::shared_ptr<BenchTables> tables, Loop& loop, RunElsewhere elsewhere,
                  Limits limits)
        : tables_(std::move(tables)), loop_(loop), elsewhere_(std::move(elsewhere)), limits_(limits)
    {
    }

    using Done = std::function<void(HttpReply)>;
    /// Answers "GET" (what there is), "POST" without a name (opens a table), and "POST" with one.
    void answer(std::string_view method, std::string_view name, std::string_view body,
                const Done& done);
    [[nodiscard]] std::size_t open_tables() const { return sessions_.size(); }

private:
    struct Session {
        std::shared_ptr<BenchTable> table;
        Milliseconds used = 0;
        bool busy = false;
    };

    void open(std::string request, const Done& done);
    void ask(const std::string& name, std::string request, const Done& done);
    void drop_idle(Milliseconds longer_than);
    [[nodiscard]] bool has_place();
    void drop(std::map<std::string, Session, std::less<>>::iterator session);

    std::shared_ptr<BenchTables> tables_;
    Loop& loop_;
    RunElsewhere elsewhere_;
    Limits limits_;
    std::map<std::string, Session, std::less<>> sessions_;
    std::size_t opening_ = 0;
};

}  // namespace ptcg::server
