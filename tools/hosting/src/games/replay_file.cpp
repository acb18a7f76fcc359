#include "ptcg/hosting/replay_file.hpp"

#include <algorithm>
#include <cerrno>
#include <limits>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "ptcg/hosting/fingerprint.hpp"
#include "ptcg/hosting/naming.hpp"
#include "ptcg/scripting/characters.hpp"

namespace ptcg {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view format_name = "ptcg-replay";
constexpr int oldest_version = 2, newest_version = 3;
constexpr std::string_view checksum_line = "  \"checksum\": \"";
constexpr std::size_t checksum_length = 16;

// ---- writing -----------------------------------------------------------------------------------

Json to_json(const PackStamp& pack)
{
    return {{"id", pack.id}, {"version", pack.version}, {"hash", pack.hash}};
}

Json to_json(const ReplayDeck& deck)
{
    return {{"name", deck.name}, {"cards", deck.cards}};
}

Json to_json(const Replay& replay)
{
    Json json;
    json["format"] = format_name;
    // An older program can read a game in which nobody was named to begin.
    const bool names_first = replay.goes_first != PlayerId::none;
    json["version"] = names_first ? newest_version : oldest_version;
    if (!replay.library.empty()) json["library"] = replay.library;
    json["ruleset"] = replay.ruleset;
    json["ruleset_hash"] = replay.ruleset_hash;
    // As text: many readers of JSON keep only 53 bits of a number.
    json["seed"] = fmt::format("{}", replay.seed);
    if (names_first) json["goes_first"] = at(replay.goes_first);
    json["packs"] = Json::array();
    for (const PackStamp& pack : replay.packs) json["packs"].push_back(to_json(pack));
    json["decks"] = Json::array();
    for (const ReplayDeck& deck : replay.decks) json["decks"].push_back(to_json(deck));
    if (replay.names != std::array<std::string, players>{}) json["players"] = replay.names;
    json["answers"] = replay.answers;
    if (replay.conceded != PlayerId::none) json["conceded"] = at(replay.conceded);
    if (replay.out_of_time != PlayerId::none) json["out_of_time"] = at(replay.out_of_time);
    if (replay.forfeited != PlayerId::none) json["forfeited"] = at(replay.forfeited);
    json["final_hash"] = replay.final_hash;
    return json;
}

// ---- reading -----------------------------------------------------------------------------------

/// Reads fields and remembers the first that does not fit. All reads after that return empty
/// values.
class Reader {
public:
    explicit Reader(const Json& json) : json_(json) {}

    [[nodiscard]] const std::string& problem() const { return problem_; }

    /// In one line, because it may be part of a message.
    std::string text(const Json& from, const char* key)
    {
        const Json* value = field(from, key);
        if (value == nullptr) return {};
        if (!value->is_string()) return misfit(key, "text"), std::string{};
        return in_one_line(value->get<std::string>());
    }

    /// Returns an empty text if the field is missing.
    std::string text_if_any(const char* key)
    {
        return json_.contains(key) ? text(json_, key) : std::string();
    }

    std::uint64_t seed(const char* key)
    {
        const std::string digits = text(json_, key);
        if (!problem_.empty()) return 0;
        const bool numeric = !digits.empty() && digits.size() <= 20 &&
                             digits.find_first_not_of("0123456789") == std::string::npos;
        errno = 0;
        const std::uint64_t value = numeric ? std::strtoull(digits.c_str(), nullptr, 10) : 0;
        if (!numeric || errno == ERANGE) misfit(key, "a number");
        return value;
    }

    std::vector<PackStamp> packs()
    {
        std::vector<PackStamp> result;
        for (const Json& pack : list(json_, "packs")) {
            result.push_back({text(pack, "id"), text(pack, "version"), text(pack, "hash")});
        }
        return result;
    }

    std::array<ReplayDeck, players> decks()
    {
        std::array<ReplayDeck, players> result;
        const Json& decks = list(json_, "decks");
        if (decks.size() != players) return misfit("decks", "a list of two"), result;
        for (std::size_t i = 0; i < players; ++i) {
            result[i].name = text(decks[i], "name");
            for (const Json& card : list(decks[i], "cards")) {
                if (!card.is_string()) return misfit("cards", "a list of card ids"), result;
                result[i].cards.push_back(in_one_line(card.get<std::string>()));
            }
        }
        return result;
    }

    /// Returns the players' names; empty ones if the field is missing.
    std::array<std::string, players> names(const char* key)
    {
        std::array<std::string, players> result;
        if (!json_.contains(key)) return result;
        const Json& names = list(json_, key);
        if (names.size() != players) return misfit(key, "a list of two"), result;
        for (std::size_t i = 0; i < players; ++i) {
            if (!names[i].is_string()) return misfit(key, "a list of names"), result;
            result[i] = in_one_line(names[i].get<std::string>());
        }
        return result;
    }

    std::vector<std::vector<std::uint16_t>> answers()
    {
        std::vector<std::vector<std::uint16_t>> result;
        for (const Json& answer : list(json_, "answers")) {
            if (!answer.is_array()) return misfit("answers", "a list of lists"), result;
            std::vector<std::uint16_t>& picks = result.emplace_back();
            for (const Json& pick : answer) {
                constexpr unsigned most = std::numeric_limits<std::uint16_t>::max();
                if (!pick.is_number_unsigned() || pick.get<std::uint64_t>() > most) {
                    return misfit("answers", "option numbers"), result;
                }
                picks.push_back(pick.get<std::uint16_t>());
            }
        }
        return result;
    }

    /// Returns the player; none if the field is missing.
    PlayerId player(const char* key)
    {
        if (!json_.contains(key)) return PlayerId::none;
        const Json& value = json_[key];
        if (!value.is_number_unsigned() || value.get<std::uint64_t>() >= players) {
            misfit(key, "0 or 1");
            return PlayerId::none;
        }
        return static_cast<PlayerId>(value.get<std::uint8_t>());
    }

private:
    const Json* field(const Json& from, const char* key)
    {
        if (!problem_.empty()) return nullptr;
        if (from.is_object() && from.contains(key)) return &from[key];
        problem_ = fmt::format("\"{}\" is missing", key);
        return nullptr;
    }

    const Json& list(const Json& from, const char* key)
    {
        static const Json none = Json::array();
        const Json* value = field(from, key);
        if (value == nullptr) return none;
        if (!value->is_array()) return misfit(key, "a list"), none;
        return *value;
    }

    void misfit(const char* key, const char* wanted)
    {
        if (problem_.empty()) problem_ = fmt::format("\"{}\" must be {}", key, wanted);
    }

    const Json& json_;
    std::string problem_;
};

/// Checks that the checksum, the last field, matches everything before it.
Result<void> check_sum(std::string_view text)
{
    const std::size_t start = text.rfind(checksum_line);
    if (start == std::string_view::npos) {
        if (text.find(format_name) == std::string_view::npos) {
            return Error{"this is not a saved game of ptcg"};
        }
        return Error{
            "its last field is not the checksum: the file is cut off, or another "
            "program has written it again"};
    }
    const std::string_view end = text.substr(start + checksum_line.size());
    const std::size_t digits = std::min(end.find('"'), end.size());
    if (end.find('}') == std::string_view::npos) {
        return Error{"the file is cut off: its checksum is incomplete"};
    }
    if (digits != checksum_length || end.substr(0, digits) != hex(hash_of(text.substr(0, start)))) {
        return Error{"the file is damaged: its checksum does not match its content"};
    }
    return {};
}

Result<Json> parse(std::string_view content)
{
    Json json = Json::parse(content, nullptr, false);
    if (json.is_discarded() || !json.is_object()) return Error{"this is not a JSON object"};
    if (!json.contains("format") || json["format"] != format_name) {
        return Error{"this is not a saved game of ptcg"};
    }
    if (!json.contains("version")) return Error{"\"version\" is missing"};
    // Compared as JSON: there, a number has 64 bits.
    if (const Json& version = json["version"]; !version.is_number_integer()) {
        return Error{"\"version\" must be a whole number"};
    } else if (version < oldest_version || version > newest_version) {
        return Error{fmt::format("it has format version {}, but this program reads version {}",
                                 version.dump(), newest_version)};
    }
    return json;
}

}  // namespace

std::array<std::string, players> player_names(const Replay& replay)
{
    std::array<std::string, players> names = replay.names;
    for (std::size_t i = 0; i < players; ++i) {
        if (names[i].empty()) names[i] = replay.decks[i].name;
    }
    return told_apart(std::move(names));
}

std::string write_replay(const Replay& replay)
{
    const Json json = to_json(replay);
    // One line per field: easy to diff, and answers do not take a line each.
    std::string text = "{\n";
    for (auto field = json.begin(); field != json.end(); ++field) {
        const std::string value =
            field.value().dump(-1, ' ', false, Json::error_handler_t::replace);
        text += fmt::format("  \"{}\": {},\n", field.key(), value);
    }
    return fmt::format("{}{}{}\"\n}}\n", text, checksum_line, hex(hash_of(text)));
}

Result<Replay> read_replay(std::string_view text)
{
    if (const Result<void> sum = check_sum(text); !sum) return sum.error();
    const Result<Json> json = parse(text);
    if (!json) return json.error();
    Reader reader(json.value());
    Replay replay;
    replay.library = reader.text_if_any("library");
    replay.ruleset = reader.text(json.value(), "ruleset");
    replay.ruleset_hash = reader.text(json.value(), "ruleset_hash");
    replay.seed = reader.seed("seed");
    replay.packs = reader.packs();
    replay.decks = reader.decks();
    replay.names = reader.names("players");
    replay.answers = reader.answers();
    replay.conceded = reader.player("conceded");
    replay.goes_first = reader.player("goes_first");
    replay.out_of_time = reader.player("out_of_time");
    replay.forfeited = reader.player("forfeited");
    replay.final_hash = reader.text(json.value(), "final_hash");
    if (!reader.problem().empty()) return Error{reader.problem()};
    return replay;
}

}  // namespace ptcg
