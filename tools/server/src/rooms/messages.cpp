#include "rooms/messages.hpp"

#include <algorithm>
#include <limits>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "ptcg/scripting/characters.hpp"
#include "ptcg/view.hpp"

namespace ptcg::server {
namespace {

using Json = nlohmann::json;

/// Reads members; the first that does not fit is the problem.
class Members {
public:
    explicit Members(const Json& json) : json_(json) {}

    [[nodiscard]] const std::string& problem() const { return problem_; }

    std::string text(const char* key, bool needed = true)
    {
        const Json* const value = find(key, needed);
        if (value == nullptr) return {};
        if (!value->is_string()) return misfit(key, "a text"), std::string();
        return value->get<std::string>();
    }

    std::uint32_t number(const char* key) { return number_in(json_, key); }

    bool truth(const char* key)
    {
        const Json* const value = find(key, true);
        if (value == nullptr) return false;
        if (!value->is_boolean()) return misfit(key, "true or false"), false;
        return value->get<bool>();
    }

    std::vector<std::uint16_t> picks()
    {
        std::vector<std::uint16_t> picks;
        const Json* const value = find("picks", true);
        if (value == nullptr) return picks;
        if (!value->is_array()) return misfit("picks", "a list"), picks;
        for (const Json& pick : *value) {
            constexpr unsigned most = std::numeric_limits<std::uint16_t>::max();
            if (!pick.is_number_unsigned() || pick.get<std::uint64_t>() > most) {
                misfit("picks", "a list of option numbers");
                return {};
            }
            picks.push_back(pick.get<std::uint16_t>());
        }
        return picks;
    }

    WantedMove wanted()
    {
        WantedMove move;
        const Json* const value = find("what", true);
        if (value == nullptr) return move;
        if (!value->is_object()) return misfit("what", "an object"), move;
        Members in(*value);
        move.kind = in.text("kind");
        move.name = in.text("name", false);
        if (const Json* const spot = in.find("spot", false); spot && !spot->is_null()) {
            move.spot = in.spot(*spot);
        }
        if (problem_.empty()) problem_ = in.problem();
        return move;
    }

    std::optional<Seen> last()
    {
        const auto found = json_.find("last");
        if (found == json_.end() || found->is_null()) return std::nullopt;
        if (!found->is_object()) return misfit("last", "an object"), std::nullopt;
        return Seen{number_in(*found, "epoch"), number_in(*found, "seq")};
    }

private:
    std::optional<Spot> spot(const Json& json)
    {
        const auto below = [&](const char* key, std::size_t bound) -> std::optional<std::size_t> {
            const auto found = json.is_object() ? json.find(key) : json.end();
            if (!json.is_object() || found == json.end() || !found->is_number_unsigned() ||
                found->get<std::uint64_t>() >= bound) {
                return std::nullopt;
            }
            return found->get<std::size_t>();
        };
        const auto player = below("player", players);
        const auto place = below("place", slots_per_player);
        if (!player || !place) return misfit("spot", "a player and a place"), std::nullopt;
        return spot_at(static_cast<PlayerId>(*player), *place);
    }

    const Json* find(const char* key, bool needed)
    {
        const auto found = json_.find(key);
        if (found != json_.end()) return &*found;
        if (needed && problem_.empty()) problem_ = fmt::format("\"{}\" is missing", key);
        return nullptr;
    }

    std::uint32_t number_in(const Json& from, const char* key)
    {
        constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
        const auto found = from.find(key);
        const bool fits = found != from.end() && found->is_number_unsigned() &&
                          found->get<std::uint64_t>() <= most;
        if (!fits) return misfit(key, "a number"), 0u;
        return found->get<std::uint32_t>();
    }

    void misfit(const char* key, std::string_view wanted)
    {
        if (problem_.empty()) problem_ = fmt::format("\"{}\" must be {}", key, wanted);
    }

    const Json& json_;
    std::string problem_;
};

std::optional<Message> read_members(std::string_view type, Members& in)
{
    if (type == "answer") return Answer{in.number("q"), in.picks()};
    if (type == "ping") return Ping{in.number("n")};
    if (type == "hello") {
        return Hello{in.text("room"), in.text("token"), in.last(), in.text("lang", false)};
    }
    if (type == "sit") return Sit{in.text("name"), in.text("deck")};
    if (type == "concede") return Concede{};
    if (type == "offer") return MakeOffer{in.text("what")};
    if (type == "reply") return Reply{in.number("offer"), in.truth("yes")};
    if (type == "withdraw") return Withdraw{in.number("offer")};
    if (type == "why") {
        const std::uint32_t number = in.number("n");
        return Why{number, in.wanted()};
    }
    if (type == "odds") {
        const std::uint32_t question = in.number("q"), option = in.number("option");
        constexpr std::uint32_t most = std::numeric_limits<std::uint16_t>::max();
        return OddsOf{question, static_cast<std::uint16_t>(std::min(option, most))};
    }
    if (type == "damage") return DamageOf{in.number("q")};
    if (type == "next") return Next{in.truth("first")};
    return std::nullopt;
}

}  // namespace

Result<Message> read_message(std::string_view text)
{
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return Error{"a message must be a JSON object"};
    const auto type = json.find("t");
    if (type == json.end() || !type->is_string()) return Error{"\"t\" must name the message"};
    Members in(json);
    const auto& name = type->get_ref<const std::string&>();
    std::optional<Message> message = read_members(name, in);
    if (!message) return Error{fmt::format("there is no message \"{}\"", in_one_line(name))};
    if (!in.problem().empty()) return Error{fmt::format("{}: {}", name, in.problem())};
    return std::move(*message);
}

std::string clean_name(std::string_view name)
{
    std::string clean;
    std::size_t count = 0;
    while (!name.empty() && count < most_name_characters) {
        const Character first = first_character(name);
        const std::string_view character = name.substr(0, first.length);
        name.remove_prefix(first.length);
        const bool leading_blank = character == " " && clean.empty();
        if (first.hidden || leading_blank) continue;
        clean += character;
        ++count;
    }
    while (clean.ends_with(' ')) clean.pop_back();
    return clean;
}

}  // namespace ptcg::server
