#include "rooms/refused.hpp"

#include <array>

#include "ptcg/hosting/json_writer.hpp"

namespace ptcg::server {
namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(RefusalCode::count)> code_names = {
    "unreadable",    "no_such_room",      "room_full",    "not_a_seat", "not_begun",
    "game_over",     "not_your_question", "old_question", "bad_picks",  "bad_deck",
    "no_such_offer", "not_possible_now",  "busy",         "failed"};

}  // namespace

std::string_view name_of(RefusalCode code)
{
    return code_names[static_cast<std::size_t>(code)];
}

std::string refused_json(RefusalCode code, std::optional<std::uint32_t> question,
                         std::string_view reason)
{
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("t", "refused");
        json.member("code", name_of(code));
        json.key("q");
        if (question) {
            json.value(*question);
        } else {
            json.value(nullptr);
        }
        json.member("reason", reason);
    }
    return std::string(json.text());
}

void refuse_and_close(Connection& connection, RefusalCode code, std::string_view reason,
                      CloseCode close)
{
    connection.send(std::make_shared<const std::string>(refused_json(code, std::nullopt, reason)));
    connection.close(close, reason);
}

}  // namespace ptcg::server
