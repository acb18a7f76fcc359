#include "distributed/range_result.hpp"

#include <stdexcept>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "ptcg/hosting/fingerprint.hpp"
#include "simulation/bot_print.hpp"
#include "simulation/played_cards.hpp"

namespace ptcg::tools {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view format_name = "ptcg-range";
constexpr int newest_version = 1;

Json to_json(const GameFault& fault)
{
    return {{"game", fault.game},
            {"seed", fault.seed},
            {"decision", fault.decision},
            {"message", fault.message}};
}

/// Reads a number of 64 bits; the JSON library would also accept fractions and negative numbers.
template <typename Key>
std::uint64_t whole(const Json& json, Key key)
{
    const Json& value = json.at(key);
    if (!value.is_number_unsigned()) {
        throw std::invalid_argument(fmt::format("\"{}\" must be a whole number", key));
    }
    return value.get<std::uint64_t>();
}

std::vector<GameFault> faults_in(const Json& list)
{
    std::vector<GameFault> faults;
    for (const Json& fault : list) {
        faults.push_back({whole(fault, "game"), whole(fault, "seed"), whole(fault, "decision"),
                          fault.at("message")});
    }
    return faults;
}

/// A character for each game of the range.
std::string text_of(const std::vector<GameOutcome>& outcomes)
{
    std::string text;
    for (const GameOutcome& outcome : outcomes) text += static_cast<char>(outcome.end);
    return text;
}

std::vector<GameOutcome> outcomes_in(const std::string& text, const GameRange& range)
{
    if (text.size() != range.count) {
        throw std::invalid_argument("\"outcomes\" must have a character for each game");
    }
    std::vector<GameOutcome> outcomes;
    for (const char end : text) {
        outcomes.push_back({range.first + outcomes.size(), static_cast<GameEnd>(end)});
    }
    return outcomes;
}

RangeResult from_json(const Json& json)
{
    RangeResult read{
        json.at("job"), whole(json, "part"), {whole(json, "first"), whole(json, "count")}, {}};
    SimulationResult& result = read.result;
    result.games = whole(json, "games");
    const Json& wins = json.at("wins");
    if (wins.size() != result.wins.size())
        throw std::invalid_argument("\"wins\" must have two entries");
    for (std::size_t i = 0; i < result.wins.size(); ++i) result.wins[i] = whole(wins, i);
    result.draws = whole(json, "draws");
    result.capped = whole(json, "capped");
    result.turns = whole(json, "turns");
    result.decisions = whole(json, "decisions");
    result.signature = whole(json, "signature");
    result.seconds = json.at("seconds");
    result.faults = faults_in(json.at("faults"));
    if (json.contains("forfeits")) result.forfeits = faults_in(json.at("forfeits"));
    if (json.contains("outcomes")) result.outcomes = outcomes_in(json.at("outcomes"), read.range);
    return read;
}

/// Everything in a setup that affects its games: not the number of threads.
std::string text_of(const SimulationSetup& setup)
{
    // Names every field, so that a new one cannot be forgotten here.
    const auto& [pool, rules, decks, bot, second_bot, games, seed, threads, decision_cap, check,
                 packed_views, ruleset, format, plan] = setup;
    static_cast<void>(threads);
    static_cast<void>(packed_views);  // their cost is measured, but they change no game
    static_cast<void>(ruleset);       // names of `rules`, which is in the text
    static_cast<void>(format);
    std::string text =
        fmt::format("{} {} {} {}", hex(fingerprint(*rules)), games, decision_cap, check);
    if (plan == nullptr) {
        text += fmt::format(" {}\n{}\n{}", bot_print(bot),
                            bot_print(second_bot.empty() ? bot : second_bot), seed);
        return text + played_cards(*pool, decks) + '\n';
    }
    text += fmt::format(" plan {}", plan->seed);
    for (const std::string& name : plan->bots) text += '\n' + bot_print(name);
    for (const ArenaDecks& pair : plan->decks) text += played_cards(*pool, pair.cards);
    return text + '\n';
}

}  // namespace

std::string to_text(const RangeResult& range)
{
    const SimulationResult& result = range.result;
    Json json{{"format", format_name},
              {"version", newest_version},
              {"job", range.job},
              {"part", range.part},
              {"first", range.range.first},
              {"count", range.range.count},
              {"games", result.games},
              {"wins", result.wins},
              {"draws", result.draws},
              {"capped", result.capped},
              {"turns", result.turns},
              {"decisions", result.decisions},
              {"signature", result.signature},
              {"seconds", result.seconds},
              {"faults", Json::array()}};
    for (const GameFault& fault : result.faults) json["faults"].push_back(to_json(fault));
    if (!result.outcomes.empty()) json["outcomes"] = text_of(result.outcomes);
    for (const GameFault& forfeit : result.forfeits) json["forfeits"].push_back(to_json(forfeit));
    const std::string line = json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
    return fmt::format("{}{}\n", line, hex(hash_of(line)));
}

Result<RangeResult> range_result_in(std::string_view text)
{
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return Error{"it is cut off"};
    const std::string_view line = text.substr(0, end + 1);
    if (text.substr(end + 1) != hex(hash_of(line)) + '\n') return Error{"it is damaged"};
    try {
        const Json json = Json::parse(line);
        if (json.at("format") != format_name || json.at("version") != newest_version) {
            return Error{"it belongs to another program"};
        }
        return from_json(json);
    } catch (const std::exception& error) {
        return Error{error.what()};
    }
}

std::string job_print(std::span<const SimulationSetup> parts)
{
    std::string text;
    for (const SimulationSetup& part : parts) text += text_of(part);
    return hex(hash_of(text));
}

}  // namespace ptcg::tools
