#include "uploads/hosted_library.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "rooms/http_pieces.hpp"
#include "rooms/plan.hpp"
#include "rooms/refused.hpp"
#include "rooms/tokens.hpp"

namespace ptcg::server {
namespace {

constexpr std::size_t most_calls = 2'000;  ///< more than its rooms can be waiting for
constexpr std::size_t most_lines = 200;
constexpr std::size_t most_line_bytes = 500;

/// A line for the operator, from a process that is not to be trusted.
std::string plain_line(std::string_view line)
{
    std::string plain(line.substr(0, most_line_bytes));
    std::ranges::replace_if(
        plain, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 127; }, ' ');
    return plain;
}

}  // namespace

HostedLibrary::HostedLibrary(std::string id, Services services, Ended ended)
    : id_(std::move(id)),
      services_(std::move(services)),
      ended_(std::move(ended)),
      used_at_(services_.loop.now()),
      waits_since_(services_.loop.now())
{
}

HostedLibrary::~HostedLibrary() = default;

Result<void> HostedLibrary::start(Workers& workers, const std::string& zip)
{
    Result<std::unique_ptr<WorkerLink>> started =
        workers.start({.received = [this](LinkMessage message) { received(std::move(message)); },
                       .ended = [this](const std::string& why) { ended_(why, End::failure); }});
    if (!started) return started.error();
    link_ = std::move(started.value());
    waits_since_ = services_.loop.now();
    link_->send({.kind = LinkKind::load, .texts = {id_, zip}});
    for (const LinkMessage& message : std::exchange(waiting_, {})) link_->send(message);
    return {};
}

void HostedLibrary::send(LinkMessage message)
{
    if (link_ == nullptr) return waiting_.push_back(std::move(message));
    link_->send(message);
}

void HostedLibrary::when_loaded(Done done)
{
    if (is_loaded()) return done({201, summary_});
    loading_.push_back(std::move(done));
}

void HostedLibrary::fail(unsigned status, const std::string& reason)
{
    *is_here_ = false;
    const HttpReply reply = failure(status, reason);
    for (const Done& done : std::exchange(loading_, {})) done(reply);
    for (const auto& [number, done] : std::exchange(requests_, {})) done(reply);
    numbers_.clear();
    for (const auto& [number, connection] : std::exchange(clients_, {})) {
        connection->send(std::make_shared<const std::string>(
            refused_json(RefusalCode::failed, std::nullopt, reason)));
        connection->close(CloseCode::going_away, reason);
    }
}

// ---- from the server to the process ------------------------------------------------------------

void HostedLibrary::ask(const HttpRequest& request, Done done)
{
    used();
    requests_.emplace(++last_number_, std::move(done));
    send({.kind = LinkKind::ask,
          .id = last_number_,
          .texts = {std::string(request.method), std::string(request.path),
                    std::string(request.query), std::string(request.body)}});
}

void HostedLibrary::enter(const std::string& room, Connection& connection, std::string_view hello)
{
    const std::uint64_t number = ++last_number_;
    clients_.emplace(number, &connection);
    numbers_.emplace(&connection, number);
    rooms_.insert(room);
    send({.kind = LinkKind::enter, .id = number, .texts = {std::string(hello)}});
}

void HostedLibrary::received(Connection& connection, std::string_view text)
{
    const auto number = numbers_.find(&connection);
    if (number == numbers_.end()) return;
    send({.kind = LinkKind::text, .id = number->second, .texts = {std::string(text)}});
}

void HostedLibrary::closed(Connection& connection)
{
    const auto number = numbers_.extract(&connection);
    if (number.empty()) return;
    clients_.erase(number.mapped());
    send({.kind = LinkKind::gone, .id = number.mapped()});
}

void HostedLibrary::let_go(std::string_view reason)
{
    rooms_.clear();
    send({.kind = LinkKind::let_go, .texts = {std::string(reason)}});
}

void HostedLibrary::freeze()
{
    send({.kind = LinkKind::freeze});
}

std::vector<Connection*> HostedLibrary::clients() const
{
    std::vector<Connection*> all;
    for (const auto& [connection, number] : numbers_) all.push_back(connection);
    return all;
}

bool HostedLibrary::is_unused() const
{
    return is_loaded() && clients_.empty() && requests_.empty() && calls_ == 0 && busy_rooms_ == 0;
}

void HostedLibrary::ping()
{
    if (!is_loaded() || waits_since_) return;
    waits_since_ = services_.loop.now();
    send({.kind = LinkKind::ping});
}

// ---- from the process --------------------------------------------------------------------------

/// The process asks for what is not its own.
void HostedLibrary::break_off(const std::string& why)
{
    ended_(why, End::failure);
}

void HostedLibrary::received(LinkMessage message)
{
    if (!*is_here_) return;  // it is about to be dropped
    if (message.texts.empty() && message.kind != LinkKind::pong) {
        return break_off("it sent an empty message");
    }
    switch (message.kind) {
        case LinkKind::loaded:
            return loaded(std::move(message.texts.front()));
        case LinkKind::not_loaded: {
            for (const Done& done : std::exchange(loading_, {})) {
                done({422, message.texts.front()});
            }
            return ended_("its packs have problems", End::faulty);
        }
        case LinkKind::pong:
            waits_since_.reset();
            busy_rooms_ = message.number;
            return;
        case LinkKind::send:
        case LinkKind::close:
            return to_client(std::move(message));
        case LinkKind::reply:
            return reply(std::move(message));
        case LinkKind::log:
            if (++lines_ <= most_lines) {
                services_.log(fmt::format("{}: {}", id_, plain_line(message.texts.front())));
            }
            return;
        default:
            return received_of_store(std::move(message));
    }
}

void HostedLibrary::loaded(std::string summary)
{
    summary_ = std::move(summary);
    waits_since_.reset();
    used();
    for (const Done& done : std::exchange(loading_, {})) done({201, summary_});
}

/// A client may have left meanwhile.
void HostedLibrary::to_client(LinkMessage message)
{
    const auto client = clients_.find(message.id);
    if (client == clients_.end()) return;
    if (message.kind == LinkKind::send) {
        return client->second->send(
            std::make_shared<const std::string>(std::move(message.texts.front())));
    }
    const auto code = static_cast<CloseCode>(message.number);
    const bool is_known = code == CloseCode::going_away || code == CloseCode::policy;
    client->second->close(is_known ? code : CloseCode::policy, message.texts.front());
}

void HostedLibrary::reply(LinkMessage message)
{
    const auto request = requests_.extract(message.id);
    if (request.empty()) return;
    used();
    constexpr std::int64_t first_status = 200, last_status = 599;
    if (message.number < first_status || message.number > last_status) {
        return break_off("it replied with no status of HTTP");
    }
    request.mapped()({.status = static_cast<unsigned>(message.number),
                      .body = std::move(message.texts.front()),
                      .may_be_kept = message.texts.size() > 1 && message.texts[1] == "kept"});
}

// ---- what it asks of the store -----------------------------------------------------------------

std::function<void(Result<void>)> HostedLibrary::answers(std::uint64_t call)
{
    ++calls_;
    return [this, call, is_here = is_here_](const Result<void>& done) {
        if (!*is_here) return;
        --calls_;
        LinkMessage answer{.kind = LinkKind::done, .id = call};
        if (!done) answer.texts = {done.error().message};
        send(std::move(answer));
    };
}

void HostedLibrary::received_of_store(LinkMessage message)
{
    if (calls_ >= most_calls) return break_off("it writes too much");
    used();
    const std::string room = message.texts.front();
    if (message.kind == LinkKind::find_room) return find_room(message.id, room);
    if (message.kind == LinkKind::create_room) return create_room(std::move(message));
    if (!rooms_.contains(room)) return break_off("it wrote to a room that is not its own");
    if (message.kind == LinkKind::append) {
        std::optional<RoomRecord> record = record_at(message, 1);
        if (!record || message.number < 0) return break_off("it wrote no record");
        return services_.store.append(room, static_cast<std::uint64_t>(message.number),
                                      std::move(*record), answers(message.id));
    }
    const bool is_replay = message.kind == LinkKind::keep_replay && message.texts.size() == 3 &&
                           is_id(message.texts[1]);
    if (!is_replay) return break_off("it sent what cannot be read");
    services_.store.keep_replay(room, message.texts[1], std::move(message.texts[2]), {id_},
                                answers(message.id));
}

void HostedLibrary::create_room(LinkMessage message)
{
    const std::string room = message.texts.front();
    const Result<RoomPlan> plan =
        message.texts.size() == 2 ? read_plan(message.texts[1]) : Error{"there is no plan"};
    const bool is_own = plan && plan.value().id == room && plan.value().library == id_;
    if (!is_id(room) || !is_own) return break_off("it made a room that is not its own");
    rooms_.insert(room);
    ++services_.metrics->rooms_created;
    services_.store.create_room(room, std::move(message.texts[1]), {id_}, answers(message.id));
}

/// A room of another library is none.
void HostedLibrary::find_room(std::uint64_t call, const std::string& room)
{
    ++calls_;
    services_.store.load_room(room, [this, call, room,
                                     is_here = is_here_](const Result<Store::Found>& found) {
        if (!*is_here) return;
        --calls_;
        const Result<RoomPlan> plan = found && found.value().room
                                          ? read_plan(found.value().room->plan)
                                          : Error{"there is none"};
        const bool is_own = plan && plan.value().library == id_;
        const bool is_elsewhere = found && !found.value().elsewhere.empty();
        if (is_own) {
            rooms_.insert(room);
        } else {
            rooms_.erase(room);
        }
        send(!found || is_own || is_elsewhere ? of_found(call, found)
                                              : LinkMessage{.kind = LinkKind::found, .id = call});
    });
}

}  // namespace ptcg::server
