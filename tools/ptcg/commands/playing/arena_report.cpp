#include "commands/playing/arena_report.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "ptcg/hosting/fingerprint.hpp"
#include "screen/json_text.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"

namespace ptcg::tools {
namespace {

using Json = nlohmann::ordered_json;
using ClaimVerdict = SequentialTest::Verdict;

constexpr std::size_t widest_name = 48;

// ---- words

std::string percent(double share)
{
    return fmt::format("{:.1f}", 100 * share);
}

std::string in_percent(const Estimate& share)
{
    return fmt::format("{:>5}% ({} to {})", percent(share.value), percent(share.low),
                       percent(share.high));
}

/// Returns "+120 (+90 to +150)", with what is known if games do not bound it on both sides.
std::string in_elo(const Estimate& elo)
{
    const bool has_low = std::isfinite(elo.low);
    const bool has_high = std::isfinite(elo.high);
    std::string range = "too few games to tell";
    if (has_low && has_high) range = fmt::format("{:+.0f} to {:+.0f}", elo.low, elo.high);
    if (has_low && !has_high) range = fmt::format("more than {:+.0f}", elo.low);
    if (has_high && !has_low) range = fmt::format("less than {:+.0f}", elo.high);
    return std::isfinite(elo.value) ? fmt::format("{:+.0f} ({})", elo.value, range) : range;
}

std::string words_of(const SequentialTest& test, ClaimVerdict verdict, const PairCounts& counts)
{
    const std::string claim =
        fmt::format("at least {}% ({:+.0f} Elo) rather than at most {}% ({:+.0f})",
                    percent(test.high), elo_of(test.high), percent(test.low), elo_of(test.low));
    const std::string ratio =
        fmt::format("{:+.2f}, decided at {:.2f} and {:+.2f}", test.ratio(counts),
                    test.lower_bound(), test.upper_bound());
    const std::string after = fmt::format("after {} games", 2 * counts.pairs());
    switch (verdict) {
        case ClaimVerdict::holds:
            return fmt::format("{}: holds {} ({})", claim, after, ratio);
        case ClaimVerdict::fails:
            return fmt::format("{}: does not hold {} ({})", claim, after, ratio);
        case ClaimVerdict::open:
            break;
    }
    return fmt::format("{}: undecided {} ({})", claim, after, ratio);
}

/// How many of them, unless they are few enough to be named.
std::string names_of(const LeagueTable& table)
{
    constexpr std::size_t most = 2;
    std::vector<std::string> names;
    for (const auto& pair : table.decks) names.push_back(pair[0] + " / " + pair[1]);
    return names.size() <= most ? fmt::format("{}", fmt::join(names, ", "))
                                : fmt::format("{} pairs of decks", names.size());
}

/// Returns the places of the bots, the best first; those without a rating last.
std::vector<std::size_t> order_of(const Ratings& ratings)
{
    std::vector<std::size_t> order(ratings.bots.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        const std::optional<Estimate>& one = ratings.bots[a].elo;
        const std::optional<Estimate>& other = ratings.bots[b].elo;
        if (!one || !other) return one.has_value() && !other;
        return one->value > other->value;
    });
    return order;
}

Ratings ratings_of(const RatedTable& rated)
{
    return rate(rated.table.bots.size(), rated.table.pairs, rated.anchor);
}

void print_ratings(const RatedTable& rated)
{
    const Ratings ratings = ratings_of(rated);
    std::size_t width = 3;
    for (const std::string& bot : rated.table.bots) width = std::max(width, width_of(bot));
    width = std::min(width, widest_name);
    print_out("{}  {:>7}  {:>6}   {}\n", fit("bot", width), "games", "share", "Elo (95%)");
    for (const std::size_t bot : order_of(ratings)) {
        const Rating& rating = ratings.bots[bot];
        std::string elo = bot == rated.anchor ? "0, by definition"
                          : rating.elo        ? in_elo(*rating.elo)
                                              : "has not met the others";
        if (const std::uint64_t forfeits = rated.table.forfeits[bot]; forfeits > 0)
            elo += fmt::format("; forfeited {}", forfeits);
        print_out("{}  {:>7}  {:>5}%   {}\n", fit(rated.table.bots[bot], width), rating.games,
                  percent(rating.points / static_cast<double>(rating.games)), elo);
    }
}

// ---- the rows of an arena

void print_heading(std::string_view what, std::size_t width)
{
    print_out("{}  {:>5}  {:>5}  {:>5}  {:>6} (95%)\n", fit(what, width), "won", "lost", "drawn",
              "share");
}

void print_row(std::string_view name, std::size_t width, const ArenaScore& score)
{
    print_out("{}  {:>5}  {:>5}  {:>5}  {}\n", fit(name, width), score.wins, score.losses,
              score.draws, in_percent(share_of(score.pairs)));
}

void print_two_bots(const ArenaReport& report)
{
    const ArenaScore total = report.result->total();
    print_out("{} against {}\n", report.options->bots[0], report.options->bots[1]);
    std::vector<std::string> names;
    std::size_t width = 5;
    for (const ArenaDecks& pair : report.field->decks) {
        names.push_back(fmt::format("{} / {}", pair.names[0], pair.names[1]));
        width = std::max(width, width_of(names.back()));
    }
    width = std::min(width, widest_name);
    print_heading("decks", width);
    for (std::size_t i = 0; names.size() > 1 && i < names.size(); ++i) {
        print_row(names[i], width, report.result->scores[0][i]);
    }
    print_row(names.size() > 1 ? "all" : names[0], width, total);
    print_forfeits(report.result->forfeits);
    print_out("Elo difference  {}\n", in_elo(elo_of(share_of(total.pairs))));
    print_out("pairs of games  {} with 0, 1/2, 1, 3/2, 2 points",
              fmt::join(total.pairs.counts(), ", "));
    if (const std::optional<double> variance = total.variance_of_pairing()) {
        print_out("; variance {:.0f}% of that of single games", 100 * *variance);
    }
    print_out("\n");
    if (report.test) {
        print_labeled("claim           ", words_of(*report.test, report.verdict, total.pairs));
    }
}

void print_round_robin(const ArenaReport& report)
{
    const std::vector<std::string>& bots = report.options->bots;
    std::vector<std::string> names;
    std::size_t width = 5;
    for (std::size_t i = 0; i < bots.size(); ++i) {
        for (std::size_t j = i + 1; j < bots.size(); ++j) {
            names.push_back(fmt::format("{} - {}", bots[i], bots[j]));
            width = std::max(width, width_of(names.back()));
        }
    }
    width = std::min(width, widest_name);
    print_heading("bots", width);
    for (std::size_t i = 0; i < names.size(); ++i) {
        print_row(names[i], width, report.result->total(i));
    }
    print_forfeits(report.result->forfeits);
}

void print_title(const LeagueTable& table)
{
    const Competition& in = table.competition;
    print_out("{}; {}{}, cards {}, ptcg {} build {}\n", names_of(table), in.ruleset,
              in.format.empty() ? "" : ", format " + in.format, in.cards.substr(0, 8), in.version,
              in.build.substr(0, 8));
}

// ---- JSON

Json number(double value)
{
    // JSON has no infinity, so null represents it.
    return std::isfinite(value) ? Json(value) : Json();
}

Json json_of(const Estimate& estimate)
{
    return {{"value", number(estimate.value)},
            {"low", number(estimate.low)},
            {"high", number(estimate.high)}};
}

Json json_of(const ArenaScore& score)
{
    const Estimate share = share_of(score.pairs);
    Json json{{"games", score.games},         {"wins", score.wins},
              {"losses", score.losses},       {"draws", score.draws},
              {"share", json_of(share)},      {"elo", json_of(elo_of(share))},
              {"pairs", score.pairs.counts()}};
    const std::optional<double> variance = score.variance_of_pairing();
    json["variance"] = variance ? Json(*variance) : Json();
    return json;
}

Json json_of_meeting(const ArenaReport& report, std::size_t meeting)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < report.field->decks.size(); ++i) {
        Json pair = json_of(report.result->scores[meeting][i]);
        pair["decks"] = report.field->decks[i].names;
        list.push_back(std::move(pair));
    }
    return {{"total", json_of(report.result->total(meeting))}, {"pairs", std::move(list)}};
}

Json json_of(const RatedTable& rated)
{
    const Ratings ratings = ratings_of(rated);
    const Competition& in = rated.table.competition;
    Json json{
        {"cards", in.cards}, {"build", in.build}, {"version", in.version}, {"ruleset", in.ruleset}};
    json["format"] = in.format.empty() ? Json() : Json(in.format);
    json["decks"] = rated.table.decks;
    json["anchor"] = rated.table.bots[rated.anchor];
    json["drawn"] = ratings.drawn;
    json["bots"] = Json::array();
    const std::vector<std::size_t> order = order_of(ratings);
    for (const std::size_t bot : order) {
        const Rating& rating = ratings.bots[bot];
        json["bots"].push_back({{"bot", rated.table.bots[bot]},
                                {"games", rating.games},
                                {"points", rating.points},
                                {"forfeits", rated.table.forfeits[bot]},
                                {"elo", rating.elo ? json_of(*rating.elo) : Json()}});
    }
    json["covariance"] = Json::array();
    for (const std::size_t row : order) {
        Json& numbers = json["covariance"].emplace_back(Json::array());
        for (const std::size_t column : order) numbers.push_back(ratings.covariance[row][column]);
    }
    return json;
}

Json json_of(const SequentialTest& test, ClaimVerdict verdict, const PairCounts& counts)
{
    const char* const word = verdict == ClaimVerdict::holds   ? "holds"
                             : verdict == ClaimVerdict::fails ? "fails"
                                                              : "open";
    return {{"low", test.low},
            {"high", test.high},
            {"alpha", test.alpha},
            {"beta", test.beta},
            {"ratio", number(test.ratio(counts))},
            {"bounds", {test.lower_bound(), test.upper_bound()}},
            {"verdict", word},
            {"games", 2 * counts.pairs()}};
}

}  // namespace

void print_text(const ArenaReport& report)
{
    const ArenaResult& result = *report.result;
    if (report.options->bots.size() == 2) {
        print_two_bots(report);
    } else {
        print_round_robin(report);
    }
    print_out("time            {:.1f} s, {} decisions\n", result.seconds, result.decisions);
    print_out("signature       {}\n", hex(result.signature));
    if (!report.ratings) return;
    print_out("\n");
    print_ratings(*report.ratings);
}

void print_json(const ArenaReport& report)
{
    const ArenaResult& result = *report.result;
    const std::vector<std::string>& bots = report.options->bots;
    Json json;
    json["bots"] = bots;
    json["ruleset"] = report.field->play.ruleset;
    if (report.field->play.format) json["format"] = report.field->play.format->id;
    json["seed"] = report.options->seed;
    if (bots.size() == 2) {
        json.update(json_of_meeting(report, 0));
    } else {
        json["meetings"] = Json::array();
        for (std::size_t i = 0, meeting = 0; i < bots.size(); ++i) {
            for (std::size_t j = i + 1; j < bots.size(); ++j, ++meeting) {
                Json met = json_of_meeting(report, meeting);
                met["bots"] = {bots[i], bots[j]};
                json["meetings"].push_back(std::move(met));
            }
        }
    }
    if (report.test) {
        json["claim"] = json_of(*report.test, report.verdict, result.total().pairs);
    }
    if (report.ratings) json["ratings"] = json_of(*report.ratings);
    json["faults"] = result.faults.size();
    json["forfeits"] = result.forfeits.size();
    json["decisions"] = result.decisions;
    json["seconds"] = result.seconds;
    json["signature"] = hex(result.signature);
    write_text(stdout, json_text(json));
}

void print_text(const std::vector<RatedTable>& tables)
{
    for (std::size_t i = 0; i < tables.size(); ++i) {
        if (i > 0) print_out("\n");
        print_title(tables[i].table);
        print_ratings(tables[i]);
    }
}

void print_json(const std::vector<RatedTable>& tables)
{
    Json json = Json::array();
    for (const RatedTable& table : tables) json.push_back(json_of(table));
    write_text(stdout, json_text(Json{{"tables", std::move(json)}}));
}

}  // namespace ptcg::tools
