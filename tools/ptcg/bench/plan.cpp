#include "bench/plan.hpp"

#include <algorithm>
#include <limits>
#include <set>
#include <system_error>

#include "data/deck_finding.hpp"
#include "data/formats.hpp"
#include "ptcg/scripting/files.hpp"
#include "ptcg/scripting/toml_reader.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

constexpr Range any_count{0, std::numeric_limits<int>::max()};

Goals read_goals(const toml::table& table, const std::string& file, Problems& problems)
{
    TableReader in(table, file, problems, "in [goals]");
    Goals goals;
    goals.decisions_per_second = in.integer("decisions_per_second", any_count);
    goals.decisions_per_second_with_views =
        in.integer("decisions_per_second_with_views", any_count);
    goals.copy_ns = in.integer("copy_ns", any_count);
    goals.allocations_per_decision = in.integer("allocations_per_decision", any_count);
    goals.load_ms = in.integer("load_ms", any_count);
    goals.start_us = in.integer("start_us", any_count);
    in.finish();
    return goals;
}

void read_pair(const toml::table& table, const std::string& file, Problems& problems,
               BenchPlan& plan)
{
    TableReader in(table, file, problems, "in [[pair]]");
    const std::size_t before = problems.size();
    const std::vector<std::string> decks = in.need("decks").strings("decks");
    PlannedPair pair;
    pair.games_per_second = in.integer("games_per_second", any_count);
    pair.decisions_per_second = in.integer("decisions_per_second", any_count);
    in.finish();
    if (!sound_since(problems, before)) return;
    if (decks.size() != players) return in.report("\"decks\" must name two decks");
    std::copy(decks.begin(), decks.end(), pair.decks.begin());
    plan.pairs.push_back(std::move(pair));
}

bool has(const PlannedPair& pair, const std::string& deck)
{
    return std::find(pair.decks.begin(), pair.decks.end(), deck) != pair.decks.end();
}

/// Returns the decks of each format; formats and decks are sorted by name.
std::map<std::string, std::vector<std::string>> by_format(const std::vector<DeckInFormat>& decks)
{
    std::map<std::string, std::vector<std::string>> formats;
    for (const DeckInFormat& deck : decks) {
        if (!deck.format.empty()) formats[deck.format].push_back(deck.name);
    }
    return formats;
}

bool plays_in(const PlannedPair& pair, const std::vector<std::string>& decks)
{
    return std::all_of(pair.decks.begin(), pair.decks.end(), [&](const std::string& deck) {
        return std::find(decks.begin(), decks.end(), deck) != decks.end();
    });
}

}  // namespace

Result<BenchPlan> read_bench_plan(const std::string& text, const std::string& file)
{
    BenchPlan plan;
    Problems problems;
    if (const auto table = parse_toml(text, file, problems)) {
        TableReader in(*table, file, problems);
        if (const toml::table* goals = in.table("goals")) {
            plan.goals = read_goals(*goals, file, problems);
        }
        for (const toml::table* pair : in.tables("pair")) read_pair(*pair, file, problems, plan);
        in.finish();
    }
    sort_by_place(problems);
    if (!problems.empty()) return Error{to_string(problems)};
    return plan;
}

Result<BenchPlan> find_bench_plan(const std::vector<fs::path>& roots)
{
    for (const fs::path& root : roots) {
        const fs::path file = root / "bench.toml";
        std::error_code ignored;
        if (!fs::exists(file, ignored)) continue;
        const Result<std::string> text = read_regular_file(file, most_text_bytes);
        if (!text) return Error{to_string(Problem{file.string(), 0, 0, text.error().message, {}})};
        return read_bench_plan(text.value(), file.string());
    }
    return BenchPlan{};
}

std::vector<DeckInFormat> decks_in_formats(const std::vector<fs::path>& roots)
{
    std::vector<DeckInFormat> decks;
    for (const NamedDeck& deck : list_decks(roots)) {
        const Result<std::string> text = read_deck_text(deck.path);
        if (!text) continue;
        const std::optional<FormatName> format = format_named_in(text.value());
        decks.push_back({deck.name, format ? format->text : std::string()});
    }
    return decks;
}

std::vector<PlannedPair> default_pairs(const BenchPlan& plan,
                                       const std::vector<DeckInFormat>& decks)
{
    std::vector<PlannedPair> pairs = plan.pairs;
    for (const auto& [format, names] : by_format(decks)) {
        const bool planned = std::any_of(
            plan.pairs.begin(), plan.pairs.end(), [&names = names](const PlannedPair& pair) {
                return pair.decks[0] != pair.decks[1] && plays_in(pair, names);
            });
        if (planned) continue;
        std::vector<std::string> free;
        std::copy_if(
            names.begin(), names.end(), std::back_inserter(free), [&](const std::string& name) {
                return std::none_of(plan.pairs.begin(), plan.pairs.end(),
                                    [&](const PlannedPair& pair) { return has(pair, name); });
            });
        if (free.size() >= players) pairs.push_back({.decks = {free[0], free[1]}});
    }
    return pairs;
}

std::vector<PlannedPair> all_pairs(const BenchPlan& plan, const std::vector<DeckInFormat>& decks)
{
    std::vector<PlannedPair> pairs;
    for (const auto& [format, names] : by_format(decks)) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            for (std::size_t j = i; j < names.size(); ++j) {
                PlannedPair pair{.decks = {names[i], names[j]}};
                for (const PlannedPair& planned : plan.pairs) {
                    if (has(planned, names[i]) && has(planned, names[j]) &&
                        (i == j) == (planned.decks[0] == planned.decks[1])) {
                        pair = planned;
                    }
                }
                pairs.push_back(std::move(pair));
            }
        }
    }
    return pairs;
}

}  // namespace ptcg::tools
