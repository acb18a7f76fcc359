// JSON as hosts send it: what the writer writes, and what stands for a match.

#include <new>

#include <nlohmann/json.hpp>

#include "ptcg/hosting/json_writer.hpp"
#include "ptcg/hosting/match_json.hpp"
#include "support/catch.hpp"
#include "support/duel.hpp"
#include "support/neutral_cards.hpp"
#include "support/profiles.hpp"

namespace ptcg::json_writer_test {

namespace {

template <typename Value>
std::string written(const Value& value)
{
    JsonWriter json;
    json.value(value);
    return std::string(json.text());
}

/// Reads it with another library.
nlohmann::json read(const JsonWriter& json)
{
    return nlohmann::json::parse(json.text());
}

}  // namespace

TEST_CASE("members are written in order, and scopes end what they began", "[hosting]")
{
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("none", nullptr);
        json.member("yes", true);
        json.member("number", -7);
        json.key("list");
        const JsonArray list(json);
        json.value("a");
        json.raw(R"({"ready":1})");
        json.value(std::uint8_t{255});
    }
    CHECK(json.text() == R"({"none":null,"yes":true,"number":-7,"list":["a",{"ready":1},255]})");
    json.clear();
    json.value(1);
    CHECK(json.text() == "1");
}

TEST_CASE("any text becomes a string that every reader takes", "[hosting][errors]")
{
    CHECK(written("Pokémon") == "\"Pokémon\"");
    CHECK(written("a\"b\\c\n\t\x01") == R"("a\"b\\c\n\t\u0001")");
    CHECK(written("\xff") == "\"\xef\xbf\xbd\"");
    CHECK(written("a\xc3") == "\"a\xef\xbf\xbd\"");  // a character that is cut off
    for (int byte = 0; byte < 256; ++byte) {
        const std::string text{'x', static_cast<char>(byte), 'y'};
        const std::string json = written(text);
        CAPTURE(byte);
        CHECK(nlohmann::json::accept(json));
        if (byte < 0x80) CHECK(nlohmann::json::parse(json).get<std::string>() == text);
    }
}

TEST_CASE("a view and a question are whole, and of hidden cards there is only the number",
          "[hosting]")
{
    test::NeutralCards cards;
    test::Duel duel(cards, test::profile("sv"));
    duel.add_to_bench(PlayerId::one, "Bystander");
    duel.set_damage(duel.match.state().now.player[0].active, 20);
    duel.add_to_hand(PlayerId::two, "Bystander");
    REQUIRE(duel.next() != nullptr);
    JsonWriter json;
    View view;
    REQUIRE(make_view(duel.match.rules(), seen_by(PlayerId::one), view));
    write_view(json, duel.match.library(), view);
    const nlohmann::json seen = read(json);
    CHECK(seen["players"][0]["active"]["card"]["name"] == "Bystander");
    CHECK(seen["players"][0]["active"]["damage"] == 20);
    CHECK(seen["players"][0]["bench"].size() == 1);
    CHECK(seen["players"][1]["hand"]["count"] == 1);
    CHECK(seen["players"][1]["hand"]["cards"].empty());
    CHECK_FALSE(seen.contains("faulty"));
    json.clear();
    write_decision(json, duel.match, seen_by(PlayerId::one));
    const nlohmann::json asked = read(json);
    CHECK(asked["purpose"] == "main_phase");
    CHECK(asked["options"].size() == duel.match.decision()->options.size());
    CHECK(asked["options"].back()["kind"] == "end_turn");
    json.clear();
    write_decision(json, duel.match, seen_by(PlayerId::two));
    CHECK(read(json).size() == 4);
    CHECK_FALSE(read(json).contains("options"));
}

}  // namespace ptcg::json_writer_test
