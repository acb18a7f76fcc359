#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "analysis/solver.hpp"
#include "ptcg/hosting/narrator.hpp"
#include "ptcg/server/bench.hpp"
#include "repl/table_text.hpp"
#include "repl/world.hpp"

namespace ptcg::tools {

/// A puzzle: to win this turn, whatever the coins, shuffles and the opponent do. These answer so
/// that the person does not win, if there is such an answer.
class PuzzleTable final : public server::BenchTable {
public:
    /// REQUIRES: the position was read with this world, and has a match.
    PuzzleTable(std::shared_ptr<World> world, ReadTable table, const Language& language);

    [[nodiscard]] server::BenchReply answer(std::string_view request) override;

private:
    using Json = nlohmann::json;
    using Reply = server::BenchReply;
    enum class Standing : std::uint8_t { open, solved, lost };

    [[nodiscard]] Standing standing();
    [[nodiscard]] Reply pick(const Json& request);
    [[nodiscard]] Reply go_back(std::size_t moment);
    [[nodiscard]] Reply hint();
    [[nodiscard]] Reply solution();
    [[nodiscard]] Reply frame();
    void let_others_answer();
    [[nodiscard]] std::vector<std::uint16_t> worst_answer();
    [[nodiscard]] bool wins_after(const std::vector<std::uint16_t>& answer);
    [[nodiscard]] Solution solve_within();
    void tell();

    struct Line {
        std::string text;
        bool heading;
    };
    struct Moment {
        MatchState state;
        std::size_t lines;  ///< of the log
    };

    std::shared_ptr<World> world_;
    std::shared_ptr<const Setting> setting_;
    std::string title_;
    std::string note_;
    Match match_;
    PlayerId hero_;
    int turn_;
    Naming naming_;
    Narrator narrator_;
    std::vector<Line> log_;
    std::vector<Moment> past_;    ///< before each answer
    std::uint32_t question_ = 1;  ///< q of the open question
    std::uint64_t nodes_ = 0;     ///< that this request may still search
};

}  // namespace ptcg::tools
