#include "uploads/worker_rooms.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "ptcg/hosting/json_writer.hpp"
#include "rooms/http_api.hpp"
#include "rooms/problems_json.hpp"
#include "uploads/zip_folder.hpp"

namespace ptcg::server {
namespace {

constexpr std::size_t most_packs = 20;
constexpr std::size_t most_name_bytes = 100, most_text_bytes = 4'000;
constexpr std::size_t most_told_problems = 50;
constexpr Milliseconds between_cleanings = 60'000;
/// What the uploaded file is called in problems, whatever its sender calls it.
constexpr std::string_view shown_name = "pack.zip";

Problem problem_of_file(std::string message)
{
    Problem problem;
    problem.file = problem.source = shown_name;
    problem.message = std::move(message);
    return problem;
}

bool is_uploaded(const PackInfo& pack)
{
    return pack.shown.starts_with(shown_name);
}

/// What a stranger's packs may not have, although they could be loaded.
Problems too_much(const MemoryFolder& folder)
{
    const auto is_manifest = [](const auto& file) {
        return file.first == "pack.toml" || file.first.ends_with("/pack.toml");
    };
    if (std::ranges::count_if(folder.files, is_manifest) <= std::ptrdiff_t{most_packs}) return {};
    return {problem_of_file(fmt::format("there are more than {} packs in it", most_packs))};
}

/// Returns names and texts that are longer than any page can show.
Problems too_long(const CardSet& cards)
{
    Problems problems;
    const auto check = [&](const std::string& whose, std::size_t bytes, std::size_t most) {
        if (bytes <= most || problems.size() >= most_told_problems) return;
        problems.push_back(problem_of_file(
            fmt::format("{} has a name or text of more than {} bytes", whose, most)));
    };
    for (const PackInfo& pack : cards.pool->packs) {
        if (!is_uploaded(pack)) continue;
        check("the pack " + pack.id.substr(0, most_name_bytes), pack.name.size(), most_name_bytes);
        for (const std::string& id : pack.cards) {
            const CardText& text = cards.library().text(cards.library().find(id));
            const std::string whose = "the card " + id.substr(0, most_name_bytes);
            check(whose, std::max(id.size(), text.name.size()), most_name_bytes);
            check(whose, text.text.size(), most_text_bytes);
            for (const auto* const texts : {&text.attack_text, &text.ability_text}) {
                for (const std::string& each : *texts) check(whose, each.size(), most_text_bytes);
            }
        }
    }
    return problems;
}

/// Returns the problems in the uploaded files: those of the server's own packs say where they are.
Problems of_upload(const Problems& all)
{
    const auto is_own = [](const Problem& problem) {
        return problem.source == shown_name || problem.file.starts_with(shown_name);
    };
    Problems own;
    std::ranges::copy_if(all, std::back_inserter(own), is_own);
    return own;
}

/// Tells what the library has besides the server's own packs.
std::string describe(const std::string& id, const CardPool& pool)
{
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("library", id);
        json.key("packs");
        const JsonArray packs(json);
        for (const PackInfo& pack : pool.packs) {
            if (!is_uploaded(pack)) continue;
            const JsonObject entry(json);
            json.member("id", pack.id);
            json.member("name", pack.name);
            json.member("cards", pack.cards.size());
        }
    }
    return std::string(json.text());
}

}  // namespace

/// A client at the other end of the link.
class WorkerRooms::FarClient final : public Connection {
public:
    FarClient(std::uint64_t id, const Send& send, std::size_t most_bytes)
        : id_(id), send_(send), most_bytes_(most_bytes)
    {
    }
    void send(Frame frame) override
    {
        // A pack may make its room's story longer than a message may be; that is its own affair.
        if (frame->size() > most_bytes_) {
            return close(CloseCode::policy, "what has happened is too long to be told");
        }
        send_({.kind = LinkKind::send, .id = id_, .texts = {*frame}});
    }
    void close(CloseCode code, std::string_view reason) override
    {
        send_({.kind = LinkKind::close,
               .id = id_,
               .number = static_cast<std::int64_t>(code),
               .texts = {std::string(reason)}});
    }

private:
    std::uint64_t id_;
    const Send& send_;
    std::size_t most_bytes_;
};

WorkerRooms::WorkerRooms(const std::function<Services(Store& store)>& services, Load load,
                         Send send, const Limits& limits)
    : send_(std::move(send)),
      limits_(limits),
      store_(send_),
      services_(services(store_)),
      load_(std::move(load))
{
}

WorkerRooms::~WorkerRooms() = default;

void WorkerRooms::received(const LinkMessage& message)
{
    const auto text = [&](std::size_t place) {
        return place < message.texts.size() ? std::string_view(message.texts[place])
                                            : std::string_view();
    };
    if (message.kind == LinkKind::load) return load(std::string(text(0)), text(1));
    if (!lobby_) return;
    const auto client = clients_.find(message.id);
    switch (message.kind) {
        case LinkKind::enter:
            return enter(message.id, text(0));
        case LinkKind::text:
            if (client != clients_.end()) lobby_->received(*client->second, text(0));
            return;
        case LinkKind::gone:
            if (client == clients_.end()) return;
            lobby_->closed(*client->second);
            clients_.erase(client);
            return;
        case LinkKind::ask:
            return ask(message);
        case LinkKind::done:
        case LinkKind::found:
            return store_.answered(message);
        case LinkKind::ping:
            return send_({.kind = LinkKind::pong,
                          .id = message.id,
                          .number = static_cast<std::int64_t>(lobby_->busy_rooms())});
        case LinkKind::freeze:
            return lobby_->freeze();
        case LinkKind::let_go:
            return lobby_->let_go_all(text(0));
        default:
            return;
    }
}

void WorkerRooms::not_loaded(const Problems& problems)
{
    JsonWriter json;
    {
        const JsonObject object(json);
        json.member("error", "the packs have problems");
        json.key("problems");
        write_problems(json, problems, most_told_problems);
    }
    send_({.kind = LinkKind::not_loaded, .texts = {std::string(json.text())}});
}

void WorkerRooms::load(const std::string& id, std::string_view zip)
{
    const Result<MemoryFolder> folder = unpack_zip(zip, shown_name);
    if (!folder) return not_loaded({problem_of_file(folder.error().message)});
    if (const Problems much = too_much(folder.value()); !much.empty()) return not_loaded(much);
    Problems all;
    std::shared_ptr<const CardSet> cards = load_(folder.value(), all);
    Problems problems = of_upload(all);
    const bool has_packs = cards != nullptr && std::ranges::any_of(cards->pool->packs, is_uploaded);
    if (problems.empty() && cards != nullptr && !has_packs) {
        problems.push_back(problem_of_file("there is no pack in it: a folder with a pack.toml"));
    } else if (problems.empty() && cards == nullptr) {
        problems.push_back(problem_of_file("the server's own packs cannot be loaded"));
    }
    if (problems.empty()) problems = too_long(*cards);
    if (!problems.empty()) return not_loaded(problems);
    lobby_.emplace(cards, services_);
    lobby_->put_library(id, cards);
    lobby_->may_have(limits_.rooms);
    clean();
    send_({.kind = LinkKind::loaded, .texts = {describe(id, *cards->pool)}});
}

void WorkerRooms::enter(std::uint64_t client, std::string_view hello)
{
    std::unique_ptr<FarClient>& made = clients_[client];
    if (made == nullptr) made = std::make_unique<FarClient>(client, send_, limits_.frame_bytes);
    lobby_->received(*made, hello);
}

void WorkerRooms::ask(const LinkMessage& message)
{
    constexpr std::size_t texts = 4;
    if (message.texts.size() != texts) return;
    const HttpRequest request{message.texts[0], message.texts[1], message.texts[2],
                              message.texts[3]};
    answer_request(*lobby_, services_, request,
                   [send = send_, id = message.id](const HttpReply& reply) {
                       send({.kind = LinkKind::reply,
                             .id = id,
                             .number = reply.status,
                             .texts = {reply.body, reply.may_be_kept ? "kept" : ""}});
                   });
}

void WorkerRooms::clean()
{
    services_.loop.after(between_cleanings, [this] {
        lobby_->put_away_idle();
        clean();
    });
}

}  // namespace ptcg::server
