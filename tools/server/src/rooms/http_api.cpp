#include "rooms/http_api.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "ptcg/hosting/card_json.hpp"
#include "ptcg/hosting/json_writer.hpp"
#include "rooms/far_libraries.hpp"
#include "rooms/http_pieces.hpp"
#include "rooms/replay_api.hpp"
#include "rooms/seating.hpp"

namespace ptcg::server {
namespace {

using Json = nlohmann::json;
using Done = std::function<void(HttpReply)>;

constexpr std::size_t most_cards = 60;
constexpr int most_games = 9;
constexpr Milliseconds most_time = Milliseconds{24} * 60 * 60 * 1000;

// ---- facts

/// Returns the bots that rooms may seat.
std::vector<std::string> offered_bots(const Services& services)
{
    std::vector<std::string> names = bot_names();
    if (services.programs == nullptr) return names;
    const std::vector<std::string>& programs = services.programs->names();
    names.insert(names.end(), programs.begin(), programs.end());
    return names;
}

HttpReply no_library()
{
    return failure(404, "there is no library of this name; GET /api/info lists them");
}

/// Returns the library that the body of a request names, or null if there is none.
std::shared_ptr<const CardSet> library_of(const Lobby& lobby, const Json& json)
{
    const auto named = json.find("library");
    if (named == json.end() || named->is_null()) return lobby.library("");
    return named->is_string() ? lobby.library(named->get<std::string>()) : nullptr;
}

HttpReply info(const Lobby& lobby, const Services& services, const std::string& library)
{
    const std::shared_ptr<const CardSet> chosen = lobby.library(library);
    if (chosen == nullptr) return no_library();
    const CardSet& cards = *chosen;
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("protocol", 1);
        json.member("uploads", services.far != nullptr);
        json.key("libraries");
        json.begin_array();
        for (const std::string& id : lobby.libraries()) json.value(id);
        json.end_array();
        json.key("formats");
        json.begin_array();
        for (const Format& format : cards.catalogue.formats) {
            const JsonObject entry(json);
            json.member("id", format.id);
            json.member("name", format.name);
            json.member("ruleset", format.ruleset.text);
        }
        json.end_array();
        json.key("rulesets");
        json.begin_array();
        for (const NamedRuleset& ruleset : cards.catalogue.rulesets) {
            const JsonObject entry(json);
            json.member("id", ruleset.id);
            json.member("name", ruleset.name);
        }
        json.end_array();
        json.key("decks");
        json.begin_array();
        for (const NamedDeckText& deck : cards.catalogue.decks) {
            const JsonObject entry(json);
            json.member("id", deck.name);
            json.member("name", deck_title(deck.name));
            const std::optional<FormatName> format = format_named_in(deck.text);
            json.member("format", format ? format->text : std::string());
        }
        json.end_array();
        json.key("bots");
        json.begin_array();
        for (const std::string& bot : offered_bots(services)) json.value(bot);
        json.end_array();
        json.key("languages");
        json.begin_array();
        for (const auto& [code, language] : cards.languages) {
            const JsonObject entry(json);
            json.member("code", code);
            json.member("name", language->name);
        }
        json.end_array();
    }
    return {200, std::string(json.text())};
}

/// Returns the cards that the request names; no_def for one that does not exist.
Result<std::vector<DefId>> cards_named(const CardLibrary& library, std::string_view list)
{
    std::vector<DefId> cards;
    if (list.empty()) return Error{"\"ids\" must name cards, separated by commas"};
    while (!list.empty()) {
        if (cards.size() == most_cards) return Error{"at most 60 cards at a time"};
        const std::string_view id = list.substr(0, list.find(','));
        list.remove_prefix(std::min(list.size(), id.size() + 1));
        cards.push_back(library.find(std::string(id)));
    }
    return cards;
}

/// `write` writes one card.
template <typename Write>
HttpReply card_list(const std::vector<DefId>& cards, bool may_be_kept, const Write& write)
{
    JsonWriter json;
    {
        const JsonObject object(json);
        json.key("cards");
        const JsonArray entries(json);
        for (const DefId card : cards) {
            if (card == no_def) {
                json.value(nullptr);
            } else {
                write(json, card);
            }
        }
    }
    return {.status = 200, .body = std::string(json.text()), .may_be_kept = may_be_kept};
}

/// Texts in other languages are said in the workshop, because the first takes long.
void card_facts(Lobby& lobby, Services services, std::string_view query, const Done& done)
{
    const std::string chosen = parameter(query, "library");
    const std::shared_ptr<const CardSet> found = lobby.library(chosen);
    if (found == nullptr) return done(no_library());
    const CardSet& cards = *found;
    Result<std::vector<DefId>> named = cards_named(cards.library(), parameter(query, "ids"));
    if (!named) return done(failure(400, named.error().message));
    const Language& language = cards.language(parameter(query, "lang"));
    const bool may_be_kept = chosen.empty();  // the files of a library may change
    const std::shared_ptr<TranslatedCards> translations = lobby.translations(chosen);
    if (translations == nullptr || language.code == "en") {
        return done(card_list(named.value(), may_be_kept, [&](JsonWriter& json, DefId card) {
            write_card(json, cards.library(), card, language);
        }));
    }
    const auto work = [said = translations, cards = found, &language,
                       named = std::move(named.value()), may_be_kept,
                       done](Scripts&) -> std::function<void()> {
        HttpReply reply = card_list(named, may_be_kept, [&](JsonWriter& json, DefId card) {
            json.raw(said->facts(card, language));
        });
        return [done, reply = std::move(reply)] { done(reply); };
    };
    if (!services.workshop->run(work)) done(failure(503, "too many ask at this time; try again"));
}

// ---- rooms

/// Reads what a room is to be; the first mistake is the reason of an error.
class PlanReader {
public:
    PlanReader(const Json& json, const CardSet& cards, std::vector<std::string> bots)
        : json_(json), cards_(cards), bots_(std::move(bots))
    {
    }

    [[nodiscard]] Result<RoomPlan> read()
    {
        RoomPlan plan;
        plan.format = text(json_, "format");
        plan.ruleset = text(json_, "ruleset");
        if (!plan.format.empty()) {
            const Result<Format> format = cards_.rules.format(plan.format);
            if (!format) wrong(format.error().message);
        }
        if (!plan.ruleset.empty()) {
            const Result<Ruleset> ruleset = cards_.rules.ruleset(plan.ruleset);
            if (!ruleset) wrong(ruleset.error().message);
        }
        plan.best_of = static_cast<int>(number(json_, "best_of", 1, most_games));
        if (plan.best_of % 2 == 0) wrong("\"best_of\" must be an odd number");
        read_clock(plan);
        const std::string undo = text(json_, "undo");
        plan.takes_back = undo.empty() ? plan.clock.bank == 0 : undo == "consent";
        if (!undo.empty() && undo != "consent" && undo != "off") {
            wrong("\"undo\" must be \"consent\" or \"off\"");
        }
        const Json none = Json::array();
        const auto seats = json_.find("seats");
        const Json& list = seats == json_.end() ? none : *seats;
        if (!list.is_array() || list.size() > players) wrong("\"seats\" must be a list of two");
        for (std::size_t seat = 0; problem_.empty() && seat < list.size(); ++seat) {
            read_seat(plan, seat, list[seat]);
        }
        if (!problem_.empty()) return Error{problem_};
        return plan;
    }

private:
    void wrong(std::string_view problem)
    {
        if (problem_.empty()) problem_ = problem;
    }

    std::string text(const Json& from, const char* key)
    {
        const auto found = from.find(key);
        if (found == from.end() || found->is_null()) return {};
        if (!found->is_string()) return wrong(fmt::format("\"{}\" must be a text", key)), "";
        return found->get<std::string>();
    }

    Milliseconds number(const Json& from, const char* key, Milliseconds missing, Milliseconds most)
    {
        const auto found = from.find(key);
        if (found == from.end() || found->is_null()) return missing;
        const bool fits = found->is_number_unsigned() &&
                          found->get<std::uint64_t>() <= static_cast<std::uint64_t>(most);
        if (fits) return found->get<Milliseconds>();
        wrong(fmt::format("\"{}\" must be a number up to {}", key, most));
        return missing;
    }

    void read_clock(RoomPlan& plan)
    {
        const auto clock = json_.find("clock");
        if (clock == json_.end() || clock->is_null()) return;
        if (!clock->is_object()) return wrong("\"clock\" must be an object");
        plan.clock.bank = number(*clock, "bank", 0, most_time);
        plan.clock.increment = number(*clock, "increment", 0, most_time);
        const std::string at_zero = text(*clock, "at_zero");
        plan.clock.answers_by_default = at_zero == "default";
        if (plan.clock.bank == 0) wrong("\"bank\" must be more than 0");
        if (!at_zero.empty() && at_zero != "default" && at_zero != "lose") {
            wrong("\"at_zero\" must be \"lose\" or \"default\"");
        }
    }

    void read_seat(RoomPlan& plan, std::size_t seat, const Json& json)
    {
        if (!json.is_object()) return wrong("a seat must be an object");
        SeatPlan& mine = plan.seats[seat];
        const std::string kind = text(json, "kind");
        if (!kind.empty() && kind != "human" && kind != "bot") {
            return wrong("the kind of a seat is \"human\" or \"bot\"");
        }
        const Sit sit{text(json, "name"), text(json, "deck")};
        if (kind == "bot") {
            mine.bot = text(json, "bot");
            if (mine.bot.empty()) mine.bot = "greedy";
            const bool is_offered = std::ranges::find(bots_, mine.bot) != bots_.end();
            if (!is_offered) return wrong("there is no bot of this name; GET /api/info lists them");
            if (sit.deck.empty()) return wrong("a bot needs a deck");
        }
        mine.name = clean_name(sit.name);
        if (mine.name.empty()) mine.name = mine.bot.empty() ? "" : clean_name(mine.bot);
        if (sit.deck.empty() || !problem_.empty()) return;
        if (const Result<void> seated = seat_deck(plan, seat, sit, cards_); !seated) {
            wrong(fmt::format("seat {}: {}", seat, seated.error().message));
        }
    }

    const Json& json_;
    const CardSet& cards_;
    std::vector<std::string> bots_;
    std::string problem_;
};

void create_room(Lobby& lobby, Services services, std::string_view body, const Done& done)
{
    const Json json = Json::parse(body, nullptr, false);
    if (!json.is_object()) return done(failure(400, "the body must be a JSON object"));
    const std::shared_ptr<const CardSet> cards = library_of(lobby, json);
    if (cards == nullptr) return done(no_library());
    Result<RoomPlan> plan = PlanReader(json, *cards, offered_bots(services)).read();
    if (!plan) return done(failure(400, plan.error().message));
    if (json.contains("library") && json["library"].is_string()) {
        plan.value().library = json["library"].get<std::string>();
    }
    if (lobby.is_full()) {
        services.metrics->refuse(Refusal::rooms);
        return done(failure(503, "this server has as many rooms as it may; try again later"));
    }
    lobby.create(std::move(plan.value()), [done](const Result<Lobby::NewRoom>& made) {
        if (!made) return done(failure(503, made.error().message));
        const auto quoted = [](const std::string& token) {
            return token.empty() ? std::string("null") : fmt::format("\"{}\"", token);
        };
        done({201, fmt::format(R"({{"room":"{}","tokens":[{},{}],"spectators":"{}"}})",
                               made.value().id, quoted(made.value().tokens[0]),
                               quoted(made.value().tokens[1]), made.value().spectators)});
    });
}

HttpReply check_deck_list(const Lobby& lobby, std::string_view body)
{
    const Json json = Json::parse(body, nullptr, false);
    const bool has_deck = json.is_object() && json.contains("deck") && json["deck"].is_string();
    if (!has_deck) return failure(400, "the body must be an object with a \"deck\"");
    const std::shared_ptr<const CardSet> library = library_of(lobby, json);
    if (library == nullptr) return no_library();
    const CardSet& cards = *library;
    const ReadDeck read = read_deck(json["deck"].get_ref<const std::string&>(), cards);
    RoomPlan plan;
    if (json.contains("format") && json["format"].is_string()) plan.format = json["format"];
    if (json.contains("ruleset") && json["ruleset"].is_string()) plan.ruleset = json["ruleset"];
    const Result<RulesOfPlay> play = plan.format.empty() && plan.ruleset.empty()
                                         ? rules_for({&read.deck, 1}, cards.library(), cards.rules)
                                         : rules_of(plan, cards);
    if (!play) return failure(400, play.error().message);
    JsonWriter reply;
    {
        const JsonObject object(reply);
        reply.member("cards", read.deck.cards.size());
        reply.key("format");
        if (play.value().format) {
            reply.value(play.value().format->id);
        } else {
            reply.value(nullptr);
        }
        reply.member("ruleset", play.value().ruleset);
        reply.key("problems");
        if (!read.problems.empty()) {
            write_unreadable_lines(reply, read.problems);
        } else {
            write_deck_problems(reply, problems_of(cards.library(), play.value(), read.deck.cards));
        }
    }
    return {200, std::string(reply.text())};
}

/// Returns the id of the library that a request names, or an empty one.
std::string library_named_in(const HttpRequest& request)
{
    if (request.method != "POST") return parameter(request.query, "library");
    const Json json = Json::parse(request.body, nullptr, false);
    const bool names = json.is_object() && json.contains("library") && json["library"].is_string();
    return names ? json["library"].get<std::string>() : std::string();
}

/// Has uploaded libraries answer what concerns them. Returns false if the request does not.
bool ask_far(FarLibraries* far, const HttpRequest& request, const Done& done)
{
    if (request.method == "POST" && request.path == "/api/libraries") {
        if (far == nullptr) {
            done(failure(403,
                         "this server takes no packs; its operator can start it with --uploads"));
        } else {
            far->upload(std::string(request.body), done);
        }
        return true;
    }
    constexpr std::array paths{"/api/info", "/api/cards", "/api/decks", "/api/rooms"};
    if (far == nullptr || std::ranges::find(paths, request.path) == paths.end()) return false;
    const std::string library = library_named_in(request);
    if (!FarLibraries::is_id_of_one(library)) return false;
    far->ask(library, request, done);
    return true;
}

}  // namespace

void answer_request(Lobby& lobby, Services services, const HttpRequest& request, const Done& done)
{
    const bool is_get = request.method == "GET";
    const std::string_view path = request.path;
    if (path == "/health") return done({200, R"({"ok":true})"});
    if (ask_far(services.far, request, done)) return;
    if (is_get && path == "/api/info") {
        return done(info(lobby, services, parameter(request.query, "library")));
    }
    if (is_get && path == "/api/cards") return card_facts(lobby, services, request.query, done);
    if (path.starts_with("/api/replays/")) {
        return answer_replay_request(lobby, services, request, done);
    }
    if (request.method == "POST" && path == "/api/decks") {
        return done(check_deck_list(lobby, request.body));
    }
    if (request.method == "POST" && path == "/api/rooms") {
        return create_room(lobby, services, request.body, done);
    }
    done(failure(404, "there is nothing here"));
}

std::string write_figures(const Services& services)
{
    Metrics& metrics = *services.metrics;
    if (services.programs != nullptr) metrics.programs_waiting = services.programs->waiting();
    return write_metrics(metrics);
}

}  // namespace ptcg::server
