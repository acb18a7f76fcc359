#include <array>
#include <charconv>
#include <limits>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "ptcg/hosting/json_writer.hpp"
#include "ptcg/hosting/match_room.hpp"

namespace ptcg {
namespace {

using Kind = RoomChange::Kind;
using Json = nlohmann::json;

constexpr std::array<std::string_view, 7> kind_names = {
    "begin", "answer", "concede", "out_of_time", "take_back", "rematch", "forfeit"};

/// Reads the members of a record; an empty problem means that all fit.
class ChangeReader {
public:
    explicit ChangeReader(const Json& json) : json_(json) {}

    [[nodiscard]] const std::string& problem() const { return problem_; }

    std::uint64_t number(const char* key, std::uint64_t most)
    {
        const auto found = json_.find(key);
        if (found == json_.end()) return 0;
        if (!found->is_number_unsigned() || found->get<std::uint64_t>() > most) return misfit(key);
        return found->get<std::uint64_t>();
    }

    Kind kind()
    {
        const auto found = json_.find("kind");
        if (found != json_.end() && found->is_string()) {
            for (std::size_t i = 0; i < kind_names.size(); ++i) {
                if (found->get_ref<const std::string&>() == kind_names[i]) {
                    return static_cast<Kind>(i);
                }
            }
        }
        misfit("kind");
        return Kind::answer;
    }

    PlayerId who()
    {
        if (!json_.contains("who")) return PlayerId::none;
        return static_cast<PlayerId>(number("who", players - 1));
    }

    std::vector<std::uint16_t> picks()
    {
        std::vector<std::uint16_t> picks;
        for (const Json& pick : list("picks")) {
            constexpr unsigned most = std::numeric_limits<std::uint16_t>::max();
            if (!pick.is_number_unsigned() || pick.get<std::uint64_t>() > most) {
                misfit("picks");
                return {};
            }
            picks.push_back(pick.get<std::uint16_t>());
        }
        return picks;
    }

    std::string words()
    {
        const auto found = json_.find("words");
        if (found == json_.end()) return {};
        if (found->is_string()) return found->get<std::string>();
        misfit("words");
        return {};
    }

    std::array<Milliseconds, players> left()
    {
        std::array<Milliseconds, players> left{};
        const Json& list_of_two = list("left");
        if (list_of_two.empty()) return left;
        if (list_of_two.size() != players) return misfit("left"), left;
        for (std::size_t i = 0; i < players; ++i) {
            if (!list_of_two[i].is_number_unsigned()) return misfit("left"), left;
            left[i] = list_of_two[i].get<Milliseconds>();
        }
        return left;
    }

private:
    const Json& list(const char* key)
    {
        static const Json none = Json::array();
        const auto found = json_.find(key);
        if (found == json_.end()) return none;
        if (!found->is_array()) return misfit(key), none;
        return *found;
    }

    std::uint64_t misfit(const char* key)
    {
        if (problem_.empty()) problem_ = fmt::format("\"{}\" does not fit", key);
        return 0;
    }

    const Json& json_;
    std::string problem_;
};

}  // namespace

std::string write_change(const RoomChange& record)
{
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("kind", kind_names[static_cast<std::size_t>(record.kind)]);
        if (record.who != PlayerId::none) json.member("who", at(record.who));
        if (record.kind == Kind::answer) {
            json.key("picks");
            const JsonArray picks(json);
            for (const std::uint16_t pick : record.picks) json.value(pick);
        }
        // As text: many readers of JSON keep only 53 bits of a number.
        if (record.kind == Kind::begin) json.member("seed", fmt::format("{}", record.seed));
        if (record.kind == Kind::take_back) json.member("answers", record.answers);
        if (!record.words.empty()) json.member("words", record.words);
        if (record.left != std::array<Milliseconds, players>{}) {
            json.key("left");
            const JsonArray left(json);
            for (const Milliseconds each : record.left) json.value(each);
        }
    }
    return std::string(json.text());
}

Result<RoomChange> read_change(std::string_view line)
{
    const Json json = Json::parse(line, nullptr, false);
    if (!json.is_object()) return Error{"a record must be a JSON object"};
    ChangeReader reader(json);
    RoomChange record;
    record.kind = reader.kind();
    record.who = reader.who();
    record.picks = reader.picks();
    record.answers = reader.number("answers", std::numeric_limits<std::uint64_t>::max());
    record.left = reader.left();
    record.words = reader.words();
    if (const auto seed = json.find("seed"); seed != json.end() && seed->is_string()) {
        const auto& digits = seed->get_ref<const std::string&>();
        const char* const end = digits.data() + digits.size();
        if (std::from_chars(digits.data(), end, record.seed).ptr != end) {
            return Error{"\"seed\" does not fit"};
        }
    }
    if (!reader.problem().empty()) return Error{reader.problem()};
    return record;
}

}  // namespace ptcg
