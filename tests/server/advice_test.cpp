// Advice: why something cannot be done, what an option leads to, what attacks do; and cards in
// other languages (tools/server/PROTOCOL.md, "Advice").

#include <cmath>

#include "ptcg/determinize.hpp"
#include "server_world.hpp"
#include "support/drawn_games.hpp"
#include "support/neutral_cards.hpp"
#include "support/real_table.hpp"

namespace ptcg::advice_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId one = PlayerId::one;

[[nodiscard]] server::Advisor& advisor()
{
    static const std::unique_ptr<server::Advisor> made = tools::make_advisor({cards_folder()});
    return *made;
}

/// Returns what the advisor writes; {"error"} if it does not.
template <typename Write>
[[nodiscard]] std::string written(const Write& write)
{
    JsonWriter json;
    json.begin_object();
    if (const Result<void> done = write(json); !done) {
        return Json{{"error", done.error().message}}.dump();
    }
    json.end_object();
    return std::string(json.text());
}

[[nodiscard]] Json why(Match& match, const server::WantedMove& wanted,
                       const Language& language = english())
{
    const Observation seen(match, one);
    return Json::parse(
        written([&](JsonWriter& json) { return advisor().why(json, seen, wanted, language); }));
}

[[nodiscard]] Json odds(Match& match, std::uint16_t option)
{
    const Observation seen(match, one);
    return Json::parse(written(
        [&](JsonWriter& json) { return advisor().odds(json, seen, option, match.library()); }));
}

/// Everything that can be asked about a few things of the position.
[[nodiscard]] std::string all_advice(Match& match, PlayerId viewer, std::uint64_t dice)
{
    const Observation seen(match, viewer);
    std::string all;
    const auto add = [&](const auto& write) { all += written(write) + "\n"; };
    for (const char* kind : {"retreat", "end_turn", "use_stadium", "dance"}) {
        add([&](JsonWriter& json) { return advisor().why(json, seen, {kind, "", {}}, english()); });
    }
    const PileView& hand = seen.view().player[at(viewer)].hand;
    for (std::size_t i = 0; i < hand.known_count && i < 3; ++i) {
        const std::string& id = match.library().text(hand.known[i].def).id;
        add([&](JsonWriter& json) {
            return advisor().why(json, seen, {"card", id, {}}, english());
        });
    }
    if (seen.decision() == nullptr) return all;
    add([&](JsonWriter& json) { return advisor().damage(json, seen); });
    const std::size_t options = seen.decision()->options.size();
    if (options == 0) return all;
    const auto option = static_cast<std::uint16_t>(dice % options);
    if (seen.decision()->options[option].count == 0) return all;
    add([&](JsonWriter& json) { return advisor().odds(json, seen, option, match.library()); });
    return all;
}

[[nodiscard]] int sum(const Json& shares)
{
    int all = 0;
    for (const Json& share : shares) all += share["per_mille"].get<int>();
    return all;
}

}  // namespace

TEST_CASE("The reasons name the rule, in the reader's language", "[server][advice]")
{
    RealTable table({.active = "dp3-87", .energy = 1, .bench = {"dp3-94"}, .hand = {"dp3-25"}});
    CHECK(why(table.match(), {"attack", "Thundershock", {}}) ==
          Json{{"possible", true}, {"depends", false}, {"reasons", Json::array()}});
    const Json no = why(table.match(), {"attack", "Thunder", {}});
    CHECK(no["possible"] == false);
    REQUIRE(no["reasons"].size() == 1);
    CHECK(no["reasons"].at(0) ==
          Json{{"rule", "ATK-02"},
               {"text",
                "the attached Energy doesn't cover the attack's cost: it costs 2 Lightning, 1 "
                "Colorless, and your Active Pokémon has 1 Energy"},
               {"by", nullptr}});
    CHECK(why(table.match(), {"card", "dp3-25", {}})["possible"] == true);
    const Json card = why(table.match(), {"card", "dp3-25", spot_at(one, 1)});
    REQUIRE(card["reasons"].size() == 1);
    CHECK(card["reasons"].front()["rule"] == "EVO-01");
    const Language& spanish = own_cards()->language("es");
    CHECK(why(table.match(), {"retreat", "", {}}, spanish)["reasons"].at(0)["text"] ==
          "la Energía unida no paga el Coste de Retirada: cuesta 2, y tu Pokémon Activo tiene 1 de "
          "Energía");
    CHECK(why(table.match(), {"attack", "No such thing", {}}).contains("error"));
    CHECK(why(table.match(), {"dance", "", {}}).contains("error"));
}

TEST_CASE("What a text needs, and what forbids something, are told in the reader's language",
          "[server][advice]")
{
    RealTable potion({.active = "dp3-87", .bench = {"dp3-94"}, .hand = {"dp3-127"}});
    const Json card = why(potion.match(), {"card", "dp3-127", {}}, own_cards()->language("pt"));
    REQUIRE(card["reasons"].size() == 1);
    CHECK(card["reasons"].front()["text"] ==
          "um card de Treinador faz o que diz, e isso não é possível agora: precisa de 1 Pokémon "
          "de certo tipo em jogo do seu lado");
    RealTable motor({.active = "dp3-25", .energy = 1, .bench = {"dp3-87"}});
    const Json use = why(motor.match(), {"use", "Motor Drive", {}}, own_cards()->language("it"));
    REQUIRE(use["reasons"].size() == 1);
    CHECK(use["reasons"].front()["text"] ==
          "il testo dice quando può essere usato, e non è questo il momento: serve 1 carta di un "
          "certo tipo nella tua pila degli scarti");
    CHECK(use["reasons"].front()["by"] == "Poké-Power Motor Drive di Electivire");
}

TEST_CASE("Coins have exact odds, cards of the deck what redrawn positions tell",
          "[server][advice]")
{
    RealTable table({.active = "dp3-87", .energy = 3});
    const Json coin = odds(table.match(), table.attack("Thunder").front());
    CHECK(coin["exact"] == true);
    CHECK(coin["coins"] ==
          Json{{{"heads", 0}, {"per_mille", 500}}, {{"heads", 1}, {"per_mille", 500}}});
    CHECK(coin["damage"] == Json{{{"damage", 60}, {"per_mille", 1000}}});
    CHECK(coin["knock_out"] == 0);
    CHECK(coin["draws"].empty());
    const Json sure = odds(table.match(), table.attack("Thundershock").front());
    CHECK(sum(sure["coins"]) == 1000);
    CHECK(sure["damage"].at(0)["damage"] == 10);
}

TEST_CASE("The damage of an attack is a range where chance or a choice decides", "[server][advice]")
{
    RealTable table({.active = "dp3-87", .energy = 3});
    const Observation seen(table.match(), one);
    const Json damage =
        Json::parse(written([&](JsonWriter& json) { return advisor().damage(json, seen); }));
    REQUIRE(damage["attacks"].size() == 2);
    CHECK(damage["attacks"].at(0) == Json{{"option", table.attack("Thundershock").front()},
                                          {"min", 10},
                                          {"max", 10},
                                          {"more", false},
                                          {"knock_out", "no"}});
    CHECK(damage["attacks"][1]["max"] == 60);
}

TEST_CASE("Hidden cards change no byte of an advice", "[server][advice][secrets]")
{
#ifdef NDEBUG
    constexpr std::uint64_t games = 24;
#else
    constexpr std::uint64_t games = 4;
#endif
    std::size_t compared = 0;
    for (std::uint64_t number = 0; number < games; ++number) {
        CAPTURE(number);
        Match match = drawn_game(number);
        Random random(number);
        while (match.decision() != nullptr && match.state().decisions < 200) {
            if (random.below(25) == 0) {
                for (const PlayerId viewer : both_players) {
                    Match other = resumed_game(number, match.state());
                    if (!Observation(match, viewer).sample(random.next(), other)) continue;
                    REQUIRE(all_advice(other, viewer, number) == all_advice(match, viewer, number));
                    ++compared;
                }
            }
            REQUIRE(match.answer(random_answer(*match.decision(), random)));
        }
    }
    CHECK(compared > games * 5);
}

TEST_CASE("A seat asks about its own question and is told in its language", "[server][advice]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    std::map<std::string, int> told;
    for (int i = 0; i < 60 && table.answer(); ++i) {
        const std::size_t seat = table.asked();
        if (seat == 2) break;
        Client& client = table.clients[seat];
        const Json question = client.question();
        world.send(client, {{"t", "damage"}, {"q", question["q"]}});
        const Json damage = client.last("damage");
        REQUIRE(damage["q"] == question["q"]);
        for (const Json& attack : damage["attacks"]) {
            ++told["attack"];
            CHECK(question["options"][attack["option"].get<std::size_t>()]["kind"] == "attack");
            CHECK(attack["min"] <= attack["max"]);
        }
        world.send(client, {{"t", "odds"}, {"q", question["q"]}, {"option", 0}});
        const Json chances = client.last("odds");
        if (chances.is_object() && chances["q"] == question["q"]) {
            ++told["odds"];
            for (const char* list : {"coins", "damage"}) {
                // Coins may fall only in some of the positions.
                if (!chances[list].empty()) CHECK(sum(chances[list]) <= 1004);
            }
        }
        world.send(client, {{"t", "why"}, {"n", i}, {"what", {{"kind", "retreat"}}}});
        REQUIRE(client.last("why")["n"] == i);
        if (question["purpose"] == "main_phase") {
            bool offered = false;
            for (const Json& option : question["options"]) {
                offered = offered || option["kind"] == "retreat";
            }
            CHECK(client.last("why")["possible"] == offered);
            ++told["retreat"];
        }
    }
    CHECK(told["attack"] > 3);
    CHECK(told["odds"] > 20);
    CHECK(told["retreat"] > 10);
}

TEST_CASE("Advice is for seats, about what is asked, and one at a time", "[server][advice][errors]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    table.play(6);
    const std::size_t seat = table.asked();
    const Json q = table.clients[seat].question()["q"];
    const auto code_of = [&](std::size_t who, const Json& message) {
        world.send(table.clients[who], message);
        return table.clients[who].last("refused")["code"];
    };
    const Json retreat{{"t", "why"}, {"n", 1}, {"what", {{"kind", "retreat"}}}};
    CHECK(code_of(2, retreat) == "not_a_seat");
    CHECK(code_of(2, {{"t", "odds"}, {"q", q}, {"option", 0}}) == "not_a_seat");
    CHECK(code_of(seat, {{"t", "odds"}, {"q", q}, {"option", 60'000}}) == "bad_picks");
    CHECK(code_of(seat, {{"t", "damage"}, {"q", 999}}) == "old_question");
    const Json others = table.clients[1 - seat].last("state")["question"];
    CHECK(code_of(1 - seat, {{"t", "odds"}, {"q", 999}, {"option", 0}}) == "old_question");
    CHECK(code_of(seat, {{"t", "why"}, {"n", 1}, {"what", {{"kind", "dance"}}}}) ==
          "not_possible_now");
    CHECK(code_of(seat, {{"t", "why"},
                         {"n", 1},
                         {"what", {{"kind", "card"}, {"name", std::string(81, 'x')}}}}) ==
          "not_possible_now");
    world.lobby.received(table.clients[seat], retreat.dump());
    world.lobby.received(table.clients[seat], retreat.dump());
    CHECK(table.clients[seat].last("refused")["code"] == "busy");
    world.loop.run();
    CHECK(table.clients[seat].count("why") == 1);
    world.workshop.is_full = true;
    CHECK(code_of(seat, retreat) == "busy");
    world.workshop.is_full = false;
    world.send(table.clients[seat], retreat);
    CHECK(table.clients[seat].count("why") == 2);
    // A spot that is none is unreadable.
    CHECK(code_of(seat, {{"t", "why"},
                         {"n", 1},
                         {"what", {{"kind", "use"}, {"spot", {{"player", 5}, {"place", 0}}}}}}) ==
          "unreadable");
}

TEST_CASE("Cards are said in the reader's language", "[server][advice]")
{
    ServerWorld world;
    const auto card = [&](const std::string& language) {
        return world.request("GET", "/api/cards", nullptr, 200,
                             "ids=no-such,sv8-76&lang=" + language)["cards"][1];
    };
    CHECK(card("en")["abilities"].at(0)["text"] == "Retreating is free for your Basic Pokémon.");
    const Json said = card("pt");
    CHECK(said["abilities"].at(0)["text"] == "Os seus Pokémon Básicos não têm Custo para Recuar.");
    CHECK(said["attacks"].at(0)["text"] ==
          "Este Pokémon não pode atacar na sua próxima vez de jogar.");
    CHECK(card("pt") == said);
    CHECK(card("xx") == card("en"));
    world.workshop.is_full = true;
    world.request("GET", "/api/cards", nullptr, 503, "ids=sv8-76&lang=pt");
}

}  // namespace ptcg::advice_test
