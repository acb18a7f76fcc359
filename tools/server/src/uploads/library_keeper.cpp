#include "uploads/library_keeper.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "rooms/http_pieces.hpp"
#include "rooms/refused.hpp"
#include "rooms/tokens.hpp"

namespace ptcg::server {
namespace {

constexpr std::string_view prefix = "up-";
constexpr std::size_t hash_digits = 32;
constexpr std::string_view digits = "0123456789abcdef";

std::string id_of(std::string_view zip)
{
    return std::string(prefix) + sha256(zip).substr(0, hash_digits);
}

void refuse(Connection& connection, std::string_view reason)
{
    connection.send(std::make_shared<const std::string>(
        refused_json(RefusalCode::failed, std::nullopt, reason)));
    connection.close(CloseCode::going_away, reason);
}

}  // namespace

bool FarLibraries::is_id_of_one(std::string_view library)
{
    return library.size() == prefix.size() + hash_digits && library.starts_with(prefix) &&
           library.find_first_not_of(digits, prefix.size()) == std::string_view::npos;
}

LibraryKeeper::LibraryKeeper(Workers& workers, Services services, const Limits& limits)
    : workers_(workers), services_(std::move(services)), limits_(limits)
{
    look_after_all();
}

LibraryKeeper::~LibraryKeeper() = default;

// ---- processes ---------------------------------------------------------------------------------

/// Ends the process that was used least recently, if there are as many as may be: one that nobody
/// needs or, if there is none, one in whose rooms nothing has happened for a while. Its players may
/// come back.
Result<void> LibraryKeeper::make_room()
{
    if (libraries_.size() < limits_.processes) return {};
    const Milliseconds now = services_.loop.now();
    const auto rank = [](const HostedLibrary& one) {
        return std::pair(!one.is_unused(), one.used_at());
    };
    const HostedLibrary* least = nullptr;
    for (const auto& [id, library] : libraries_) {
        const bool is_idle = library->is_loaded() && now - library->used_at() >= limits_.idle;
        if (!library->is_unused() && !is_idle) continue;
        if (least == nullptr || rank(*library) < rank(*least)) least = library.get();
    }
    if (least == nullptr) {
        return Error{"this server plays with as many uploaded packs as it may; try again later"};
    }
    ended(std::string(least->id()), "others play with their packs now; come back later",
          HostedLibrary::End::unused);
    return {};
}

/// Makes the library; its process is started when its pack is there.
Result<HostedLibrary*> LibraryKeeper::start(const std::string& id)
{
    if (is_frozen_) return Error{"the server stops"};
    std::vector<Milliseconds>& failures = failures_[id];
    std::erase_if(failures,
                  [&](Milliseconds at) { return services_.loop.now() - at >= limits_.penalty; });
    if (failures.size() >= limits_.failures) {
        return Error{fmt::format("this pack ended its process {} times; try again in {} minutes",
                                 failures.size(), limits_.penalty / 60'000)};
    }
    if (failures.empty()) failures_.erase(id);
    if (const Result<void> room = make_room(); !room) return room.error();
    const auto ended_now = [this, id](const std::string& why, HostedLibrary::End end) {
        ended(id, why, end);
    };
    auto made = std::make_unique<HostedLibrary>(id, services_, ended_now);
    services_.metrics->libraries = libraries_.size() + 1;
    return (libraries_[id] = std::move(made)).get();
}

Result<HostedLibrary*> LibraryKeeper::library(const std::string& id)
{
    if (const auto found = libraries_.find(id); found != libraries_.end()) {
        return found->second.get();
    }
    Result<HostedLibrary*> made = start(id);
    if (!made) return made;
    load_pack(id);
    if (libraries_.contains(id)) return made;
    return Error{"its pack cannot be loaded"};
}

void LibraryKeeper::load_pack(const std::string& id)
{
    const HostedLibrary* const wanted = libraries_.at(id).get();
    services_.store.load_pack(id, [this, id,
                                   wanted](const Result<std::optional<std::string>>& found) {
        const auto library = libraries_.find(id);
        if (library == libraries_.end() || library->second.get() != wanted) return;
        if (!found) {
            services_.log(fmt::format("{}: {}", id, found.error().message));
            return ended(id, "its pack cannot be read now; come back", HostedLibrary::End::unused);
        }
        if (!found.value()) return ended(id, "its pack is not here", HostedLibrary::End::no_pack);
        const Result<void> started = library->second->start(workers_, *found.value());
        if (!started) ended(id, started.error().message, HostedLibrary::End::failure);
    });
}

/// The library may be the one that calls: it goes when it has returned.
void LibraryKeeper::ended(const std::string& id, const std::string& why, HostedLibrary::End end)
{
    auto library = libraries_.extract(id);
    if (library.empty()) return;
    const std::shared_ptr<HostedLibrary> gone = std::move(library.mapped());
    std::erase_if(inside_, [&](const auto& entry) { return entry.second == gone.get(); });
    services_.metrics->libraries = libraries_.size();
    const bool is_failure = end == HostedLibrary::End::failure;
    if (is_failure) {
        ++services_.metrics->library_failures;
        failures_[id].push_back(services_.loop.now());
        services_.log(fmt::format("the process of {} ended: {}", id, why));
    }
    constexpr unsigned no_such_thing = 404, not_now = 503;
    gone->fail(end == HostedLibrary::End::no_pack ? no_such_thing : not_now,
               is_failure ? "the process of this pack ended; come back" : why);
    services_.loop.post([gone] {});
}

void LibraryKeeper::look_after_all()
{
    services_.loop.after(limits_.between_pings, [this] {
        const Milliseconds now = services_.loop.now();
        std::vector<std::pair<std::string, std::string>> late;
        std::vector<std::string> unused;
        for (const auto& [id, library] : libraries_) {
            const bool loads = !library->is_loaded();
            const Milliseconds patience = loads ? limits_.loading : limits_.patience;
            if (library->waits_since() && now - *library->waits_since() >= patience) {
                late.emplace_back(id, loads ? "it was not loaded in time" : "it does not answer");
            } else if (library->is_unused() && now - library->used_at() >= limits_.unused) {
                unused.push_back(id);
            } else {
                library->ping();
            }
        }
        for (const auto& [id, why] : late) ended(id, why, HostedLibrary::End::failure);
        for (const std::string& id : unused)
            ended(id, "nobody uses it", HostedLibrary::End::unused);
        std::erase_if(failures_, [&](const auto& entry) {
            return now - entry.second.back() >= limits_.penalty;
        });
        look_after_all();
    });
}

// ---- requests ----------------------------------------------------------------------------------

void LibraryKeeper::upload(std::string zip, std::function<void(HttpReply)> done)
{
    const std::string id = id_of(zip);
    if (const auto found = libraries_.find(id); found != libraries_.end()) {
        return found->second->when_loaded(std::move(done));
    }
    const Result<HostedLibrary*> made = start(id);
    if (!made) return done(failure(503, made.error().message));
    // It is kept once it is known to be a library, and only then told to anyone.
    const auto keep = [this, id, zip, done = std::move(done)](const HttpReply& reply) {
        constexpr unsigned created = 201;
        if (reply.status != created) return done(reply);
        services_.store.keep_pack(id, zip, [done, reply](const Result<void>& kept) {
            done(kept ? reply : failure(503, "the pack cannot be kept now; try again later"));
        });
    };
    made.value()->when_loaded(keep);
    if (const Result<void> started = made.value()->start(workers_, zip); !started) {
        ended(id, started.error().message, HostedLibrary::End::failure);
    }
}

void LibraryKeeper::ask(const std::string& id, const HttpRequest& request,
                        std::function<void(HttpReply)> done)
{
    const Result<HostedLibrary*> found = library(id);
    if (!found) return done(failure(503, found.error().message));
    found.value()->ask(request, std::move(done));
}

// ---- clients -----------------------------------------------------------------------------------

bool LibraryKeeper::has_room(const std::string& room) const
{
    return std::ranges::any_of(libraries_,
                               [&](const auto& entry) { return entry.second->has_room(room); });
}

void LibraryKeeper::enter(const std::string& room, Connection& connection, std::string_view hello)
{
    for (const auto& [id, library] : libraries_) {
        if (library->has_room(room)) return enter(room, id, connection, hello);
    }
}

void LibraryKeeper::enter(const std::string& room, const std::string& id, Connection& connection,
                          std::string_view hello)
{
    const Result<HostedLibrary*> found = library(std::string(id));
    if (!found) return refuse(connection, found.error().message);
    inside_[&connection] = found.value();
    found.value()->enter(room, connection, hello);
}

bool LibraryKeeper::received(Connection& connection, std::string_view text)
{
    const auto found = inside_.find(&connection);
    if (found == inside_.end()) return false;
    found->second->received(connection, text);
    return true;
}

bool LibraryKeeper::closed(Connection& connection)
{
    const auto found = inside_.extract(&connection);
    if (found.empty()) return false;
    found.mapped()->closed(connection);
    return true;
}

// ---- stopping ----------------------------------------------------------------------------------

void LibraryKeeper::let_go_all(std::string_view reason)
{
    for (const auto& [id, library] : libraries_) library->let_go(reason);
}

void LibraryKeeper::freeze()
{
    is_frozen_ = true;
    for (const auto& [id, library] : libraries_) library->freeze();
}

std::vector<Connection*> LibraryKeeper::clients() const
{
    std::vector<Connection*> all;
    for (const auto& [connection, library] : inside_) all.push_back(connection);
    return all;
}

}  // namespace ptcg::server
