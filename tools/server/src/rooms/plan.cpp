#include "rooms/plan.hpp"

#include <nlohmann/json.hpp>

#include "ptcg/hosting/json_writer.hpp"

namespace ptcg::server {
namespace {

using Json = nlohmann::json;

void write_seat(JsonWriter& json, const SeatPlan& seat)
{
    const JsonObject object(json);
    json.member("name", seat.name);
    json.member("token", seat.token_hash);
    json.member("bot", seat.bot);
    json.member("deck", seat.deck_name);
    json.member("format", seat.format);
    json.key("cards");
    const JsonArray cards(json);
    for (const std::string& card : seat.cards) json.value(card);
}

SeatPlan read_seat(const Json& json)
{
    SeatPlan seat;
    json.at("name").get_to(seat.name);
    json.at("token").get_to(seat.token_hash);
    json.at("bot").get_to(seat.bot);
    json.at("deck").get_to(seat.deck_name);
    json.at("format").get_to(seat.format);
    json.at("cards").get_to(seat.cards);
    return seat;
}

}  // namespace

std::string write_plan(const RoomPlan& plan)
{
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("id", plan.id);
        if (!plan.library.empty()) json.member("library", plan.library);
        json.member("format", plan.format);
        json.member("ruleset", plan.ruleset);
        json.member("best_of", plan.best_of);
        json.member("bank", plan.clock.bank);
        json.member("increment", plan.clock.increment);
        json.member("answers_by_default", plan.clock.answers_by_default);
        json.member("takes_back", plan.takes_back);
        json.key("seats");
        {
            const JsonArray seats(json);
            for (const SeatPlan& seat : plan.seats) write_seat(json, seat);
        }
        json.member("spectators", plan.spectators_hash);
    }
    return std::string(json.text());
}

Result<RoomPlan> read_plan(std::string_view text)
{
    try {
        const Json json = Json::parse(text);
        RoomPlan plan;
        json.at("id").get_to(plan.id);
        plan.library = json.value("library", std::string());
        json.at("format").get_to(plan.format);
        json.at("ruleset").get_to(plan.ruleset);
        json.at("best_of").get_to(plan.best_of);
        json.at("bank").get_to(plan.clock.bank);
        json.at("increment").get_to(plan.clock.increment);
        json.at("answers_by_default").get_to(plan.clock.answers_by_default);
        json.at("takes_back").get_to(plan.takes_back);
        for (std::size_t i = 0; i < players; ++i) {
            plan.seats[i] = read_seat(json.at("seats").at(i));
        }
        json.at("spectators").get_to(plan.spectators_hash);
        return plan;
    } catch (const Json::exception& error) {
        return Error{std::string("the plan of the room cannot be read: ") + error.what()};
    }
}

}  // namespace ptcg::server
