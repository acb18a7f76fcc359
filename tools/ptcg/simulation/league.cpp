#include "simulation/league.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "system/files.hpp"

namespace ptcg::tools {
namespace {

using Json = nlohmann::ordered_json;

/// Every line begins with it, so that no other file is taken for a league.
constexpr std::string_view line_start = R"({"league":1,)";

std::string line_of(const LeagueEntry& entry)
{
    const Competition& in = entry.competition;
    Json json{{"league", 1},
              {"cards", in.cards},
              {"build", in.build},
              {"version", in.version},
              {"ruleset", in.ruleset}};
    if (!in.format.empty()) json["format"] = in.format;
    json["decks"] = entry.decks;
    json["seed"] = entry.seed;
    json["bots"] = entry.bots;
    json["ends"] = std::string{static_cast<char>(entry.ends[0]), static_cast<char>(entry.ends[1])};
    if (entry.forfeited[0] || entry.forfeited[1]) json["forfeited"] = entry.forfeited;
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::array<std::string, 2> two_words(const Json& json, const char* name)
{
    const Json& list = json.at(name);
    if (!list.is_array() || list.size() != 2) {
        throw std::invalid_argument(fmt::format("\"{}\" must be a list of two", name));
    }
    return {list[0].get<std::string>(), list[1].get<std::string>()};
}

LeagueEntry entry_in(std::string_view line)
{
    const Json json = Json::parse(line);
    LeagueEntry entry;
    entry.competition = {json.at("cards"), json.at("build"), json.at("version"), json.at("ruleset"),
                         json.value("format", std::string())};
    entry.decks = two_words(json, "decks");
    entry.bots = two_words(json, "bots");
    if (entry.bots[0] == entry.bots[1]) throw std::invalid_argument("a bot met itself");
    if (!json.at("seed").is_number_unsigned()) {
        throw std::invalid_argument("\"seed\" must be a whole number");
    }
    entry.seed = json.at("seed");
    const std::string ends = json.at("ends");
    if (ends.size() != 2 || ends.find_first_not_of("12-") != std::string::npos) {
        throw std::invalid_argument("\"ends\" must be two of 1, 2 and -");
    }
    entry.ends = {static_cast<GameEnd>(ends[0]), static_cast<GameEnd>(ends[1])};
    if (json.contains("forfeited")) entry.forfeited = json.at("forfeited");
    for (std::size_t game = 0; game < entry.ends.size(); ++game) {
        if (entry.forfeited[game] && entry.ends[game] == GameEnd::draw)
            throw std::invalid_argument("nobody can have forfeited a draw");
    }
    return entry;
}

/// What two entries of the same pair of games have in common.
std::string key_of(const LeagueEntry& entry)
{
    const auto [first, second] = std::minmax(entry.bots[0], entry.bots[1]);
    const Competition& in = entry.competition;
    return fmt::format("{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}", in.cards, in.build, in.version,
                       in.ruleset, in.format, entry.decks[0], entry.decks[1], entry.seed, first,
                       second);
}

}  // namespace

bool League::take(LeagueEntry entry)
{
    if (!places_.insert({key_of(entry), entries_.size()}).second) return false;
    entries_.push_back(std::move(entry));
    return true;
}

Result<League> League::parsed(const std::filesystem::path& path, std::string_view text)
{
    League league;
    std::size_t number = 0;
    std::size_t repeated = 0;
    while (!text.empty()) {
        ++number;
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        const std::string_view start = line.substr(0, line_start.size());
        const bool is_cut = end == std::string_view::npos;
        if (start != line_start && !(is_cut && line_start.starts_with(start))) {
            return Error{
                fmt::format("{}:{}: not a line of a league; name another file, or remove "
                            "the line",
                            path.string(), number)};
        }
        if (is_cut) {
            league.note_ = fmt::format(
                "{}:{}: the last line was not finished; its games do not "
                "count",
                path.string(), number);
            break;
        }
        try {
            if (!league.take(entry_in(line))) ++repeated;
        } catch (const std::exception& error) {
            return Error{fmt::format("{}:{}: not a result: {}; remove the line", path.string(),
                                     number, error.what())};
        }
        text.remove_prefix(end + 1);
    }
    if (repeated > 0) {
        if (!league.note_.empty()) league.note_ += '\n';
        league.note_ +=
            fmt::format("{}: {} results are there twice and count once", path.string(), repeated);
    }
    return league;
}

Result<League> League::read(const std::filesystem::path& path)
{
    const Result<std::string> text = read_file(path, most_data_bytes);
    if (!text) return text.error();
    return parsed(path, text.value());
}

Result<League> League::open(const std::filesystem::path& path)
{
    Result<AppendedFile> file = AppendedFile::open(path, most_data_bytes);
    if (!file) return file.error();
    Result<League> league = parsed(path, file.value().text());
    if (league) league.value().file_ = std::move(file.value());
    return league;
}

std::optional<std::array<GameEnd, 2>> League::find(const LeagueEntry& pair) const
{
    const auto found = places_.find({key_of(pair), 0});
    if (found == places_.end()) return std::nullopt;
    const LeagueEntry& entry = entries_[found->entry];
    std::array<GameEnd, 2> ends = entry.ends;
    if (entry.bots != pair.bots) std::swap(ends[0], ends[1]);
    return ends;
}

Result<void> League::add(std::span<const LeagueEntry> pairs)
{
    std::string lines;
    for (const LeagueEntry& pair : pairs) {
        if (take(pair)) lines += line_of(pair);
    }
    return file_->append(lines);
}

std::array<std::string, players> in_order(std::array<std::string, players> decks)
{
    std::ranges::sort(decks);
    return decks;
}

std::vector<LeagueTable> tables_of(const League& league)
{
    std::vector<LeagueTable> tables;
    std::map<Competition, std::size_t> known;
    std::map<std::string, std::uint64_t> seats;  // the tables that games were played at
    for (const LeagueEntry& entry : league.entries()) {
        const auto [found, is_new] = known.emplace(entry.competition, tables.size());
        if (is_new) tables.push_back({entry.competition, {}, {}, {}, {}});
        LeagueTable& table = tables[found->second];
        table.decks.insert(in_order(entry.decks));
        std::array<std::size_t, 2> bots{};
        for (std::size_t i = 0; i < bots.size(); ++i) {
            const auto place = std::ranges::find(table.bots, entry.bots[i]);
            bots[i] = static_cast<std::size_t>(place - table.bots.begin());
            if (place == table.bots.end()) {
                table.bots.push_back(entry.bots[i]);
                table.forfeits.push_back(0);
            }
        }
        const PlayedPair pair{0, entry.ends};
        for (std::size_t game = 0; game < entry.ends.size(); ++game) {
            if (entry.forfeited[game]) ++table.forfeits[bots[pair.loser(game)]];
        }
        const auto [wins, draws, losses] = pair.results();
        const std::string key =
            fmt::format("{}\n{}\n{}", entry.decks[0], entry.decks[1], entry.seed);
        const std::uint64_t at = seats.emplace(key, seats.size()).first->second;
        table.pairs.push_back({bots[0], bots[1], wins, draws, losses, at});
    }
    return tables;
}

std::optional<std::size_t> anchor_among(const std::vector<std::string>& bots,
                                        const std::string& named)
{
    const auto found = std::ranges::find(bots, named.empty() ? "greedy" : named);
    if (found != bots.end()) return static_cast<std::size_t>(found - bots.begin());
    return named.empty() ? std::optional<std::size_t>(0) : std::nullopt;
}

}  // namespace ptcg::tools
