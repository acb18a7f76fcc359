#pragma once

#include <memory>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "ptcg/hosting/json_writer.hpp"
#include "ptcg/server/bench.hpp"
#include "repl/session.hpp"
#include "workbench/packs_in_work.hpp"

namespace ptcg::tools {

/// A designer's table: a session of `ptcg repl` that is asked in JSON. Its person is the judge,
/// acts for both sides and moves in time; no request names a file.
class DesignersTable final : public server::BenchTable {
public:
    /// REQUIRES: packs->world() is not null.
    explicit DesignersTable(std::shared_ptr<PacksInWork> packs);

    [[nodiscard]] server::BenchReply answer(std::string_view request) override;

private:
    using Json = nlohmann::json;
    using Reply = server::BenchReply;
    struct Action;  ///< what a request can ask for
    static const Action actions[];

    // Positions
    Reply read(const Json& request);
    Reply open(const Json& request);
    Reply text(const Json& request);
    // Acting and time
    Reply tell_all(const Json& request);
    Reply pick(const Json& request);
    Reply go_to(const Json& request);
    Reply fork(const Json& request);
    Reply switch_to(const Json& request);
    Reply undo(const Json& request);
    Reply redo(const Json& request);
    // Words
    Reply command(const Json& request);
    Reply complete(const Json& request);
    Reply why(const Json& request);
    Reply trace(const Json& request);
    // Cards and files
    Reply cards(const Json& request);
    Reply facts(const Json& request);
    Reply script(const Json& request);
    Reply watch(const Json& request);
    Reply record(const Json& request);

    [[nodiscard]] Reply run(const std::string& line);
    [[nodiscard]] Reply frame(std::string_view said = {});
    void write_frame(JsonWriter& json, std::string_view said);
    void write_log(JsonWriter& json);
    void write_lines(JsonWriter& json);
    [[nodiscard]] std::string use_new_cards();

    std::shared_ptr<PacksInWork> packs_;
    Session session_;
    std::uint32_t version_;  ///< of the packs that the session uses
    std::string problem_;    ///< why it cannot use newer ones
};

}  // namespace ptcg::tools
