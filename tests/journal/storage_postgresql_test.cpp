// What only a server can do: lose its connections, ask for passwords, be set up otherwise.

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <atomic>
#include <cstring>
#include <thread>

#include "ptcg/journal/storage_url.hpp"
#include "storage/sql.hpp"
#include "storage_world.hpp"

namespace ptcg::storage_postgresql_test {

using namespace ptcg::test;
using namespace std::chrono_literals;
using Words = std::vector<std::string>;

namespace {

std::unique_ptr<Sql> connected(const std::string& url)
{
    std::unique_ptr<Sql> sql =
        good(open_postgresql(good(read_storage_url(url)), Durability::program_end));
    good(sql->begin(Sql::Transaction::write));
    return sql;
}

void change(const std::string& url, const std::string& statement)
{
    const std::unique_ptr<Sql> sql = connected(url);
    good(sql->run(statement, {}));
    good(sql->commit());
}

std::string refusal_to_open(const std::string& url)
{
    const auto opened = open_storage(url);
    return opened ? std::string("opened") : opened.error().message;
}

sockaddr_un address_of(const std::filesystem::path& path)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    REQUIRE(path.native().size() < sizeof address.sun_path);
    std::strcpy(address.sun_path, path.c_str());
    return address;
}

/// Stands between a client and the server. Cuts the first connection that commits, after the server
/// has done so and before the client learns of it.
class CuttingProxy {
public:
    CuttingProxy() : listening_(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        const sockaddr_un own = address_of(folder_.path() / ".s.PGSQL.5432");
        REQUIRE(::bind(listening_, reinterpret_cast<const sockaddr*>(&own), sizeof own) == 0);
        REQUIRE(::listen(listening_, 8) == 0);
        thread_ = std::thread([this] { serve(); });
    }
    ~CuttingProxy()
    {
        stopping_ = true;
        thread_.join();
        ::close(listening_);
    }
    CuttingProxy(const CuttingProxy&) = delete;
    CuttingProxy& operator=(const CuttingProxy&) = delete;

    [[nodiscard]] std::string folder() const { return folder_.path().string(); }
    /// From now on.
    void cut_next_commit() { armed_ = true; }
    [[nodiscard]] bool has_cut() const { return has_cut_; }

private:
    /// One client at a time.
    void serve()
    {
        while (!stopping_) {
            pollfd waiting{listening_, POLLIN, 0};
            if (::poll(&waiting, 1, 20) != 1) continue;
            const int client = ::accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC);
            const int server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
            const sockaddr_un there = address_of(postgresql_server().socket());
            if (::connect(server, reinterpret_cast<const sockaddr*>(&there), sizeof there) == 0) {
                forward(client, server);
            }
            ::close(client);
            ::close(server);
        }
    }

    void forward(int client, int server)
    {
        bool committing = false;
        while (!stopping_) {
            std::array<pollfd, 2> both{{{client, POLLIN, 0}, {server, POLLIN, 0}}};
            if (::poll(both.data(), both.size(), 20) <= 0) continue;
            for (const pollfd& each : both) {
                if (each.revents == 0) continue;
                std::array<char, 65536> bytes;
                const ssize_t size = ::read(each.fd, bytes.data(), bytes.size());
                if (size <= 0) return;
                const std::string_view text(bytes.data(), static_cast<std::size_t>(size));
                const bool from_client = each.fd == client;
                if (!from_client && committing) {
                    has_cut_ = true;
                    return;
                }
                if (from_client && armed_ && text.find("COMMIT") != std::string_view::npos) {
                    committing = true;
                    armed_ = false;
                }
                if (::write(from_client ? server : client, text.data(), text.size()) != size)
                    return;
            }
        }
    }

    TemporaryFolder folder_;
    int listening_;
    std::atomic<bool> stopping_ = false;
    std::atomic<bool> armed_ = false;
    std::atomic<bool> has_cut_ = false;
    std::thread thread_;
};

}  // namespace

TEST_CASE(
    "a connection lost in the middle of a group is reported, and the group given again"
    " - Postgresql",
    "[storage]")
{
    const Postgresql database;
    const auto storage = open(database.url());
    write(*storage, "me", {new_room("a"), new_room("b")});
    const std::vector<RoomWrite> group{more("a", 0, {said("1")}), more("b", 0, {said("1")})};

    // Somebody has room b, so that the group stops on its way.
    const std::unique_ptr<Sql> other = connected(database.url());
    good(other->run("SELECT id FROM room WHERE id = 'b' FOR UPDATE", {}));
    std::string lost = "nothing";
    std::thread thread([&] {
        const auto refused = storage->write("me", group);
        lost = refused ? "nothing" : refused.error().message;
    });
    const char* const cut =
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND wait_event_type = 'Lock'";
    while (good(other->run(cut, {})).empty()) std::this_thread::sleep_for(1ms);
    thread.join();
    other->roll_back();
    CHECK(lost != "nothing");
    CHECK(lost.starts_with(storage->name() + ": "));
    CHECK(load(*open(database.url()), "a").log.empty());
    write(*storage, "me", group);
    CHECK(words_in(load(*storage, "a")) == Words{"1"});
    CHECK(words_in(load(*storage, "b")) == Words{"1"});
}

TEST_CASE("a commit that nobody confirms may be given again - Postgresql", "[storage]")
{
    const Postgresql database;
    CuttingProxy proxy;
    std::string url = database.url();
    const std::size_t host = url.find("host=") + 5;
    url.replace(host, url.find('&') - host, proxy.folder());
    const auto storage = open(url);
    write(*storage, "me", {new_room("a"), new_room("b")});
    std::vector<RoomWrite> group{more("a", 0, {said("1"), said("2")}),
                                 more("b", 0, {{RecordKind::take_back, "0", {}}})};
    group[0].snapshot = "bytes";
    proxy.cut_next_commit();
    const auto in_doubt = storage->write("me", group);
    REQUIRE(proxy.has_cut());
    REQUIRE_FALSE(in_doubt);
    CHECK_THAT(in_doubt.error().message,
               Catch::Matchers::ContainsSubstring("it may have been written or not"));
    CHECK(load(*open(database.url()), "a").records == 2);
    write(*storage, "me", group);
    const StoredRoom room = load(*storage, "a");
    CHECK(words_in(room) == Words{"1", "2"});
    CHECK(room.snapshot == "bytes");
    CHECK(load(*storage, "b").epoch == 2);
}

TEST_CASE("a password is in no message - Postgresql", "[storage][errors]")
{
    const Postgresql database;
    const std::string place = database.url().substr(database.url().find('?') + 1);
    const std::string host = place.substr(0, place.find('&'));
    ::unsetenv("PGPASSWORD");
    const auto check = [&](const std::string& url, const std::string& shown) {
        INFO(url);
        const std::string message = refusal_to_open(url);
        CHECK_THAT(message, Catch::Matchers::StartsWith(shown));
        CHECK(message.find("s3cr") == std::string::npos);
        CHECK(message.size() > shown.size() + 10);
    };
    check("postgresql://ptcg:s3cr3t@/postgres?" + host, "postgresql://ptcg:***@/postgres?" + host);
    check("postgres://ptcg:s3cr%40et@/postgres?" + host, "postgres://ptcg:***@/postgres?" + host);
    check("postgresql:///postgres?" + host + "&user=ptcg&password=s3cr3t&application_name=a",
          "postgresql:///postgres?" + host + "&user=ptcg&password=***&application_name=a");
    check("postgresql://ptcg:s3cr3t@[bad", "postgresql://ptcg:***@[bad");
    check("postgresql://ptcg:s3cr%zz@host/", "postgresql://ptcg:***@host/");
    // libpq would take what comes before the sign for a port, and say so.
    for (const char* const sign : {"/", ":", "@", "?", "#", "["}) {
        check("postgresql://ptcg:s3cr" + std::string(sign) + "3t@nowhere.invalid/",
              "the URL of the storage has a password with a sign that means something in a URL");
    }
    check("postgresql:/ptcg:s3cr3t@host/a", "there is no storage \"postgresql:\"");
    check("mysql://ptcg:s3cr3t@host/a", "there is no storage \"mysql:\"");
    check("postgresql:///postgres?user=ptcg&" + host, "postgresql:///postgres?user=ptcg&" + host);

    // A password in a file that only its user can read, as libpq does it.
    const TemporaryFolder folder;
    const auto file =
        folder.write("pgpass", std::string("*:*:*:ptcg:") + PostgresqlServer::password + "\n");
    std::filesystem::permissions(file, std::filesystem::perms::owner_read);
    ::setenv("PGPASSFILE", file.c_str(), 1);
    CHECK(refusal_to_open(database.url()) == "opened");
    ::unsetenv("PGPASSFILE");
    // Or in the URL.
    CHECK(refusal_to_open("postgresql://ptcg:open%20sesame@/" +
                          database.url().substr(std::string("postgresql:///").size())) == "opened");
    ::setenv("PGPASSWORD", PostgresqlServer::password, 1);
}

TEST_CASE("values are in no message - Postgresql", "[storage][errors]")
{
    const Postgresql database;
    const auto storage = open(database.url());
    good(storage->put_pack("s3cr3t", "bytes"));
    const std::unique_ptr<Sql> sql = connected(database.url());
    const auto twice = sql->run("INSERT INTO pack (hash, bytes) VALUES ($1, $2)",
                                {SqlText{"s3cr3t"}, SqlBytes{"bytes"}});
    REQUIRE_FALSE(twice);
    CHECK(sql->in_conflict());
    CHECK_THAT(twice.error().message, Catch::Matchers::ContainsSubstring("duplicate key"));
    CHECK(twice.error().message.find("s3cr3t") == std::string::npos);
}

TEST_CASE("a database that is another's or does not wait for its disk is refused - Postgresql",
          "[storage][errors]")
{
    const Postgresql database;
    SECTION("with another table of a name")
    {
        change(database.url(), "CREATE TABLE snapshot (x int)");
        CHECK_THAT(refusal_to_open(database.url()),
                   Catch::Matchers::ContainsSubstring("relation \"snapshot\" already exists") &&
                       Catch::Matchers::ContainsSubstring("; give ptcg a database of its own"));
        const auto sql = connected(database.url());
        CHECK(good(sql->run("SELECT to_regclass('room')::text", {}))[0][0].bytes.empty());
    }
    SECTION("of a newer program")
    {
        static_cast<void>(open(database.url()));
        change(database.url(), "UPDATE ptcg_storage SET version = 2");
        CHECK_THAT(refusal_to_open(database.url()),
                   Catch::Matchers::ContainsSubstring("it has format version 2"));
    }
    SECTION("with synchronous_commit off")
    {
        const std::string url = postgresql_server().new_database();
        change(url,
               "DO $$ BEGIN EXECUTE 'ALTER DATABASE ' || current_database() ||"
               " ' SET synchronous_commit = off'; END $$");
        CHECK_THAT(refusal_to_open(url),
                   Catch::Matchers::ContainsSubstring(
                       "synchronous_commit is off: answers that were acknowledged could be lost"));
        CHECK(open_storage(url, Durability::program_end));
    }
    SECTION("that does not exist")
    {
        CHECK_THAT(refusal_to_open(postgresql_server().url("none")),
                   Catch::Matchers::ContainsSubstring("database \"none\" does not exist"));
    }
}

TEST_CASE("several servers may begin with an empty database - Postgresql", "[storage]")
{
    const Postgresql database;
    std::atomic<int> opened = 0;
    std::vector<std::thread> servers;
    for (int i = 0; i < 4; ++i) {
        servers.emplace_back([&] {
            if (open_storage(database.url())) ++opened;
        });
    }
    for (std::thread& each : servers) each.join();
    CHECK(opened == 4);
    const auto refused = open(database.url())->back_up("copy");
    REQUIRE_FALSE(refused);
    CHECK_THAT(refused.error().message,
               Catch::Matchers::ContainsSubstring("pg_dump --format=custom --file=copy URL"));
}

}  // namespace ptcg::storage_postgresql_test
