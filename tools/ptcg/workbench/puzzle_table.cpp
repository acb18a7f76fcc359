#include "workbench/puzzle_table.hpp"

#include <algorithm>
#include <utility>

#include <nlohmann/json.hpp>

#include "analysis/solution_text.hpp"
#include "workbench/table_json.hpp"

namespace ptcg::tools {
namespace {

/// What one search and one request may cost: some 0.3 and 1 s. The puzzles of this repository
/// take 200 at most.
constexpr std::uint64_t most_nodes_of_search = 20'000;
constexpr std::uint64_t most_nodes_of_request = 60'000;
constexpr int most_replies = 1'000;

std::string_view verdict_word(Verdict verdict)
{
    switch (verdict) {
        case Verdict::win:
            return "win";
        case Verdict::none:
            return "none";
        default:
            return "unknown";
    }
}

/// The person is the hero.
Naming naming_of(const World& world, const Setting& setting, PlayerId hero,
                 const Language& language)
{
    Naming naming;
    naming.you = hero;
    naming.library = &world.library();
    naming.names = setting.names;
    naming.language = &language;
    return naming;
}

}  // namespace

PuzzleTable::PuzzleTable(std::shared_ptr<World> world, ReadTable table, const Language& language)
    : world_(std::move(world)),
      setting_(std::move(table.setting)),
      title_(std::move(table.position.title)),
      note_(std::move(table.position.note)),
      match_(std::move(*table.position.match)),
      hero_(match_.state().now.turn_player),
      turn_(match_.turn()),
      naming_(naming_of(*world_, *setting_, hero_, language)),
      narrator_(naming_, seen_by_all)
{
    narrator_.catch_up(match_);
}

server::BenchReply PuzzleTable::answer(std::string_view text)
{
    const Json request = Json::parse(text, nullptr, false);
    if (!request.is_object()) return refused("the body must be a JSON object", 400);
    nodes_ = most_nodes_of_request;
    const std::string wanted = text_member(request, "do");
    if (wanted == "state") return frame();
    if (wanted == "answer") return pick(request);
    if (wanted == "undo") {
        return past_.empty() ? refused("there is nothing to take back") : go_back(past_.size() - 1);
    }
    if (wanted == "restart") return past_.empty() ? frame() : go_back(0);
    if (wanted == "why") return why_reply(match_, request, *naming_.language);
    if (wanted == "hint") return hint();
    if (wanted == "solution") return solution();
    return refused("there is no such request", 400);
}

// ---- playing --------------------------------------------------------------------------------

PuzzleTable::Standing PuzzleTable::standing()
{
    const bool is_over = match_.decision() == nullptr;
    if (match_.turn() != turn_) return Standing::lost;
    if (!is_over) return Standing::open;
    const bool won = match_.outcome() == Outcome::won && match_.winner() == hero_;
    return won ? Standing::solved : Standing::lost;
}

server::BenchReply PuzzleTable::pick(const Json& request)
{
    if (number_member(request, "q") != question_) return refused("the table has moved on");
    if (standing() != Standing::open) return refused("the puzzle is over; take back or restart");
    Moment before{match_.state(), log_.size()};
    if (const Result<void> taken = match_.answer(picks_member(request)); !taken) {
        return refused(taken.error().message);
    }
    past_.push_back(std::move(before));
    let_others_answer();
    tell();
    ++question_;
    return frame();
}

void PuzzleTable::let_others_answer()
{
    for (int i = 0; i < most_replies && standing() == Standing::open; ++i) {
        if (match_.decision()->asked == hero_) return;
        if (!match_.answer(worst_answer())) return;
    }
}

/// Returns an answer of the opponent or of chance after which the person cannot win or, if there is
/// none, the first one.
std::vector<std::uint16_t> PuzzleTable::worst_answer()
{
    const std::vector<std::vector<std::uint16_t>> answers = different_answers(match_);
    if (answers.size() == 1) return answers.front();
    const MatchState here = match_.state();
    const auto worst = std::ranges::find_if(answers, [&](const auto& answer) {
        const bool wins = wins_after(answer);
        match_.restore(here);
        return !wins;
    });
    return worst == answers.end() ? answers.front() : *worst;
}

/// Also if the search found nothing within its limit: it may be so.
bool PuzzleTable::wins_after(const std::vector<std::uint16_t>& answer)
{
    if (!match_.answer(answer)) return true;  // it cannot be given
    const Standing now = standing();
    return now == Standing::open ? solve_within().verdict != Verdict::none
                                 : now == Standing::solved;
}

Solution PuzzleTable::solve_within()
{
    const SolverOptions options{.nodes = std::clamp<std::uint64_t>(nodes_, 1, most_nodes_of_search),
                                .progress = {}};
    Solution found = solve(match_, options);
    nodes_ -= std::min(nodes_, found.nodes);
    return found;
}

void PuzzleTable::tell()
{
    for (const StoryLine& line : narrator_.tell(match_).lines) {
        log_.push_back({line.text, line.heading});
    }
}

server::BenchReply PuzzleTable::go_back(std::size_t moment)
{
    match_.restore(past_[moment].state);
    log_.resize(past_[moment].lines);
    past_.resize(moment);
    narrator_.catch_up(match_);
    ++question_;
    return frame();
}

// ---- telling --------------------------------------------------------------------------------

server::BenchReply PuzzleTable::hint()
{
    if (standing() != Standing::open) return refused("the puzzle is over; take back or restart");
    const Solution found = solve_within();
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("verdict", verdict_word(found.verdict));
        const bool wins = found.verdict == Verdict::win;
        json.member("hint", wins ? found.line.front()->text : "");
        json.key("picks");
        const JsonArray picks(json);
        if (wins) {
            for (const std::uint16_t pick : found.line.front()->picks) json.value(pick);
        }
    }
    return {200, std::string(json.text())};
}

server::BenchReply PuzzleTable::solution()
{
    const MatchState here = match_.state();
    if (!past_.empty()) match_.restore(past_.front().state);
    const Solution found = solve_within();
    match_.restore(here);
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("verdict", verdict_word(found.verdict));
        json.member("text", solution_text(found));
    }
    return {200, std::string(json.text())};
}

server::BenchReply PuzzleTable::frame()
{
    constexpr std::string_view words[] = {"open", "solved", "lost"};
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("title", title_);
        json.member("note", note_);
        json.member("standing", words[static_cast<std::size_t>(standing())]);
        json.member("hero", static_cast<int>(hero_));
        json.member("undo", !past_.empty());
        write_table(json, match_, naming_, question_);
        json.key("names");
        {
            const JsonArray names(json);
            for (const std::string& name : setting_->names) json.value(name);
        }
        json.key("log");
        const JsonArray log(json);
        for (const Line& line : log_) {
            const JsonObject entry(json);
            json.member("text", line.text);
            json.member("heading", line.heading);
        }
    }
    return {200, std::string(json.text())};
}

}  // namespace ptcg::tools
