#include "bench/showing.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "ptcg/hosting/fingerprint.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {
namespace {

constexpr double ms_per_second = 1000;

/// Returns the time to start a match: the median over all pairs.
Sample start_us(const BenchFigures& figures)
{
    std::vector<Sample> all;
    for (const PairFigures& pair : figures.pairs) all.push_back(pair.start_us);
    if (all.empty()) return {};
    std::sort(all.begin(), all.end(),
              [](const Sample& a, const Sample& b) { return a.median < b.median; });
    return all[all.size() / 2];
}

std::string title_of_pair(const PairFigures& pair)
{
    if (pair.decks[0] == pair.decks[1]) return pair.decks[0] + ", mirror";
    return fmt::format("{} - {}", pair.decks[0], pair.decks[1]);
}

std::string percent(double share)
{
    return fmt::format("{:.0f}%", 100 * share);
}

/// Judges a figure that every pair should reach.
class AllPairs {
public:
    AllPairs(const BenchFigures& figures, std::vector<Judgment>& judgments)
        : figures_(figures), judgments_(judgments)
    {
    }

    /// `figure` returns the figure to judge; `show` formats it. `counts` says which pairs are
    /// judged.
    template <typename Figure, typename Show, typename Counts>
    void judge(const std::string& what, std::optional<int> goal, bool more_is_better,
               Figure&& figure, Show&& show, Counts&& counts)
    {
        if (!goal || figures_.pairs.empty()) return;
        const auto better = [&](double a, double b) { return more_is_better ? a > b : a < b; };
        const PairFigures* worst = nullptr;
        std::size_t judged = 0;
        std::size_t reached = 0;
        for (const PairFigures& pair : figures_.pairs) {
            if (!counts(pair)) continue;
            const std::optional<double> value = figure(pair);
            if (!value) return;
            ++judged;
            if (!better(*goal, *value)) ++reached;
            if (worst == nullptr || better(*figure(*worst), *value)) worst = &pair;
        }
        if (worst == nullptr) return;
        const bool all = reached == judged;
        judgments_.push_back(
            {fmt::format("{}, {} of {} pair{}", what, reached, judged, plural(judged)),
             fmt::format("{} {}", more_is_better ? "from" : "up to", show(*figure(*worst))),
             show(*goal), all});
    }

    /// The same for every pair.
    template <typename Figure, typename Show>
    void judge(const std::string& what, std::optional<int> goal, bool more_is_better,
               Figure&& figure, Show&& show)
    {
        judge(what, goal, more_is_better, figure, show, [](const PairFigures&) { return true; });
    }

private:
    const BenchFigures& figures_;
    std::vector<Judgment>& judgments_;
};

nlohmann::ordered_json spread_json(const Sample& sample)
{
    return {{"median", sample.median}, {"low", sample.low}, {"high", sample.high}};
}

template <typename Value>
nlohmann::ordered_json or_null(const std::optional<Value>& value)
{
    return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json(nullptr);
}

nlohmann::ordered_json pair_json(const PairFigures& pair)
{
    nlohmann::ordered_json json;
    json["decks"] = {pair.decks[0], pair.decks[1]};
    json["ruleset"] = pair.ruleset;
    if (!pair.format.empty()) json["format"] = pair.format;
    json["decisions_per_second"] = pair.decisions_per_second.median;
    json["games_per_second"] = pair.games_per_second.median;
    json["decisions_per_second_with_views"] = pair.decisions_per_second_with_views.median;
    json["copy_ns"] = pair.copy_ns.median;
    json["allocations_per_decision"] = or_null(pair.allocations_per_decision);
    json["allocations_per_game"] = or_null(pair.allocations_per_game);
    json["lua_bytes_per_decision"] = pair.lua_bytes_per_decision;
    json["script_calls_per_decision"] = pair.script_calls_per_decision;
    json["instructions_per_decision"] = or_null(pair.instructions_per_decision);
    json["view_bytes"] = pair.view_bytes;
    json["signature"] = hex(pair.signature);
    json["games"] = pair.games;
    json["seed"] = pair.seed;
    json["decisions"] = pair.decisions;
    json["faults"] = pair.faults;
    json["repetitions"] = pair.repetitions;
    json["spread"] = {
        {"decisions_per_second", spread_json(pair.decisions_per_second)},
        {"decisions_per_second_with_views", spread_json(pair.decisions_per_second_with_views)},
        {"copy_ns", spread_json(pair.copy_ns)}};
    for (const ThreadFigure& figure : pair.threads) {
        json["threads"][std::to_string(figure.threads)] = figure.decisions_per_second;
    }
    return json;
}

/// The width of a pair's figures; its name gets the rest.
constexpr std::size_t figure_columns = 54;
constexpr std::size_t narrowest = 80;

std::string pair_line(const PairFigures& pair, const Goals& goals, const Paint& paint,
                      std::size_t name_width)
{
    const auto figure = [&](double value, std::optional<int> goal, bool more_is_better,
                            std::string text, std::size_t width) {
        const bool missed = goal && (more_is_better ? value < *goal : value > *goal);
        return paint(missed ? Tint::red : Tint::plain, fit_right(text, width));
    };
    const double rate = pair.decisions_per_second.median;
    const double viewed = pair.decisions_per_second_with_views.median;
    const double games = pair.games_per_second.median;
    std::string line = fit(title_of_pair(pair), name_width);
    const std::optional<int> own_goal = pair.decisions_per_second_goal;
    line +=
        figure(rate, own_goal ? own_goal : goals.decisions_per_second, true, with_commas(rate), 10);
    line += fit_right("±" + percent(pair.decisions_per_second.spread()), 5);
    line += figure(viewed, goals.decisions_per_second_with_views, true, with_commas(viewed), 10);
    line += figure(games, pair.games_per_second_goal, true, with_commas(games), 8);
    line += figure(pair.copy_ns.median, goals.copy_ns, false,
                   fmt::format("{:.0f} ns", pair.copy_ns.median), 8);
    const double allocations = pair.allocations_per_decision.value_or(0);
    line += figure(allocations, goals.allocations_per_decision, false,
                   pair.allocations_per_decision ? fmt::format("{:.3f}", allocations) : "-", 7);
    line += fit_right(fmt::format("{:.0f}", pair.lua_bytes_per_decision), 6);
    return line;
}

/// Returns lines that only some measurements have: several threads, instructions.
std::string more_lines(const BenchFigures& figures, std::size_t name_width)
{
    std::string text;
    for (const PairFigures& pair : figures.pairs) {
        if (pair.threads.empty() && !pair.instructions_per_decision) continue;
        text += fit(title_of_pair(pair), name_width);
        if (pair.instructions_per_decision) {
            text += fmt::format("  {} instructions a decision",
                                with_commas(*pair.instructions_per_decision));
        }
        for (const ThreadFigure& figure : pair.threads) {
            text += fmt::format(
                "\n    {:>2} thread{}  {:>10} decisions/s, {:.2f} times the first", figure.threads,
                figure.threads == 1 ? " " : "s", with_commas(figure.decisions_per_second),
                figure.decisions_per_second / pair.threads.front().decisions_per_second);
        }
        text += '\n';
    }
    return text.empty() ? text : '\n' + text;
}

}  // namespace

std::string with_commas(double number)
{
    const std::string digits = fmt::format("{:.0f}", number);
    std::string grouped;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && digits[i - 1] != '-' && (digits.size() - i) % 3 == 0) grouped += ',';
        grouped += digits[i];
    }
    return grouped;
}

std::vector<Judgment> judge(const BenchFigures& figures)
{
    const Goals& goals = figures.goals;
    std::vector<Judgment> judgments;
    AllPairs all(figures, judgments);
    using Figure = std::optional<double>;
    all.judge(
        "decisions/s", goals.decisions_per_second, true,
        [](const PairFigures& pair) -> Figure { return pair.decisions_per_second.median; },
        with_commas, [](const PairFigures& pair) { return !pair.decisions_per_second_goal; });
    all.judge(
        "with packed views", goals.decisions_per_second_with_views, true,
        [](const PairFigures& pair) -> Figure {
            return pair.decisions_per_second_with_views.median;
        },
        with_commas);
    const auto judge_pair = [&](const char* what, const PairFigures& pair, const Sample& sample,
                                std::optional<int> goal) {
        if (!goal) return;
        judgments.push_back({what + title_of_pair(pair), with_commas(sample.median),
                             with_commas(*goal), sample.median >= *goal});
    };
    for (const PairFigures& pair : figures.pairs) {
        judge_pair("decisions/s, ", pair, pair.decisions_per_second,
                   pair.decisions_per_second_goal);
        judge_pair("games/s, ", pair, pair.games_per_second, pair.games_per_second_goal);
    }
    all.judge(
        "copy of a match", goals.copy_ns, false,
        [](const PairFigures& pair) -> Figure { return pair.copy_ns.median; },
        [](double value) { return fmt::format("{:.0f} ns", value); });
    all.judge(
        "allocations a decision", goals.allocations_per_decision, false,
        [](const PairFigures& pair) -> Figure { return pair.allocations_per_decision; },
        [](double value) { return fmt::format("{:.3g}", value); });
    if (goals.load_ms) {
        const double ms = ms_per_second * figures.load_seconds.median;
        judgments.push_back({"all packs loaded", fmt::format("{:.0f} ms", ms),
                             fmt::format("{} ms", *goals.load_ms), ms <= *goals.load_ms});
    }
    if (goals.start_us && !figures.pairs.empty()) {
        const double us = start_us(figures).median;
        judgments.push_back({"a match started", fmt::format("{:.1f} µs", us),
                             fmt::format("{} µs", *goals.start_us), us <= *goals.start_us});
    }
    return judgments;
}

std::string bench_table(const BenchFigures& figures, const Paint& paint, std::size_t width)
{
    // A name column wider than the longest name would only push the figures away.
    std::size_t longest = 0;
    for (const PairFigures& pair : figures.pairs) {
        longest = std::max(longest, width_of(title_of_pair(pair)));
    }
    const std::size_t narrow = narrowest - figure_columns;
    const std::size_t room = std::max(width, narrowest) - figure_columns;
    const std::size_t name_width = std::clamp(longest, narrow, room);
    std::string text =
        paint(Tint::bold, fit("one thread", name_width) + fit_right("decisions/s", 12) +
                              fit_right("w. views", 13) + fit_right("games/s", 8) +
                              fit_right("copy", 8) + fit_right("alloc.", 7) +
                              fit_right("Lua B", 6)) +
        '\n';
    for (const PairFigures& pair : figures.pairs) {
        text += pair_line(pair, figures.goals, paint, name_width) + '\n';
    }
    text += more_lines(figures, name_width);
    const std::vector<Judgment> judgments = judge(figures);
    const std::size_t goal_width = name_width - narrow + 41;
    if (!judgments.empty()) {
        text += '\n' +
                paint(Tint::bold, fit("goals", goal_width + 2) + fit_right("figure", 13) +
                                      fit_right("goal", 10)) +
                '\n';
    }
    for (const Judgment& judgment : judgments) {
        text += fit(judgment.what, goal_width) + fit_right(judgment.figure, 15) +
                fit_right(judgment.goal, 10) + "  " +
                paint(judgment.reached ? Tint::green : Tint::red,
                      judgment.reached ? "reached" : "not reached") +
                '\n';
    }
    text +=
        "\nw. views: with the packed view of every decision. alloc.: `operator new` a\n"
        "decision, steady state. Lua B: bytes Lua allocates a decision.\n";
    if (!figures.note.empty()) text += figures.note + '\n';
    return text;
}

nlohmann::ordered_json bench_json(const BenchFigures& figures)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const PairFigures& pair : figures.pairs) list.push_back(pair_json(pair));
    if (list.empty()) return list;
    nlohmann::ordered_json& first = list.front();
    first["load_seconds"] = figures.load_seconds.median;
    first["start_us"] = start_us(figures).median;
    for (const Judgment& judgment : judge(figures)) {
        first["goals"].push_back({{"what", judgment.what},
                                  {"figure", judgment.figure},
                                  {"goal", judgment.goal},
                                  {"reached", judgment.reached}});
    }
    return list;
}

}  // namespace ptcg::tools
