#include "rooms/replay_api.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "rooms/far_libraries.hpp"
#include "rooms/http_pieces.hpp"
#include "rooms/tokens.hpp"

namespace ptcg::server {
namespace {

using Done = std::function<void(HttpReply)>;

constexpr std::size_t usual_steps = 16;

/// Reads a number of a query. Returns `missing` for none, and nothing for one that cannot be read.
std::optional<std::size_t> number(std::string_view query, std::string_view name,
                                  std::size_t missing)
{
    const std::string text = parameter(query, name);
    if (text.empty()) return missing;
    std::size_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    constexpr std::size_t most = 1'000'000;
    if (error != std::errc() || stop != end || value > most) return std::nullopt;
    return value;
}

/// Reads what is to be told, without the game; `what` is the end of the path.
Result<ReplayRequest> read_request(std::string_view what, std::string_view query)
{
    ReplayRequest request;
    if (what == "steps") request.what = ReplayRequest::What::steps;
    const std::string seat = parameter(query, "seat");
    if (seat == "0" || seat == "1") {
        request.audience = seen_by(seat == "0" ? PlayerId::one : PlayerId::two);
    } else if (!seat.empty() && seat != "all") {
        return Error{"\"seat\" must be 0, 1 or all"};
    }
    const auto from = number(query, "from", 0);
    const auto count = number(query, "count", usual_steps);
    if (!from || !count) return Error{"\"from\" and \"count\" must be numbers"};
    request.from = *from;
    request.count = *count;
    request.language = parameter(query, "lang");
    return request;
}

void load(Services services, std::string_view id, const Done& done,
          const std::function<void(std::string)>& use)
{
    if (!is_id(id)) return done(failure(404, "there is no such saved game"));
    services.store.load_replay(
        std::string(id), [done, use](const Result<std::optional<std::string>>& found) {
            if (!found) return done(failure(503, "the saved game cannot be read; try again"));
            if (!found.value()) return done(failure(404, "there is no such saved game"));
            use(*found.value());
        });
}

/// What is to be told, as it was read and as it was asked.
struct Wanted {
    ReplayRequest request;
    std::string what;   ///< "about"
    std::string query;  ///< still encoded
};

/// Has the game told with the cards of its library.
void tell(const Lobby& lobby, Services services, const std::string& game, const Wanted& wanted,
          bool may_be_kept, const Done& done)
{
    Result<Replay> replay = read_replay(game);
    if (!replay) return done(failure(400, replay.error().message));
    ReplayRequest request = wanted.request;
    request.game = std::move(replay.value());
    const std::string& library = request.game.library;
    if (services.far != nullptr && FarLibraries::is_id_of_one(library)) {
        const std::string path = "/api/replays/" + wanted.what;
        return services.far->ask(library, {"POST", path, wanted.query, game},
                                 [done, may_be_kept](HttpReply told) {
                                     told.may_be_kept = may_be_kept && told.status == 200;
                                     done(std::move(told));
                                 });
    }
    std::shared_ptr<const CardSet> cards = lobby.library(library);
    if (cards == nullptr) {
        return done(failure(409, fmt::format("the game was played with the library \"{}\", which "
                                             "is not here; GET /api/info lists those that are",
                                             library)));
    }
    services.replays.tell(std::move(request), std::move(cards),
                          [done, may_be_kept](const ReplayReply& told) {
                              done({.status = told.status,
                                    .body = told.json,
                                    .may_be_kept = may_be_kept && told.status == 200});
                          });
}

}  // namespace

void answer_replay_request(const Lobby& lobby, Services services, const HttpRequest& request,
                           const Done& done)
{
    constexpr std::string_view folder = "/api/replays/";
    const std::string_view rest = request.path.substr(folder.size());
    const std::size_t slash = rest.find('/');
    const bool is_get = request.method == "GET";
    const bool is_sent = request.method == "POST" && slash == std::string_view::npos;
    if (is_get && slash == std::string_view::npos) {
        return load(services, rest, done, [done](std::string game) {
            done({.status = 200, .body = std::move(game), .may_be_kept = true});
        });
    }
    const std::string_view what = is_sent ? rest : rest.substr(std::min(slash + 1, rest.size()));
    const bool is_known = (is_get || is_sent) && (what == "about" || what == "steps");
    if (!is_known) return done(failure(404, "there is nothing here"));
    Result<ReplayRequest> read = read_request(what, request.query);
    if (!read) return done(failure(400, read.error().message));
    const Wanted wanted{std::move(read.value()), std::string(what), std::string(request.query)};
    if (is_sent) return tell(lobby, services, std::string(request.body), wanted, false, done);
    load(services, rest.substr(0, slash), done,
         [&lobby, services, wanted, done](const std::string& game) {
             tell(lobby, services, game, wanted, true, done);
         });
}

}  // namespace ptcg::server
