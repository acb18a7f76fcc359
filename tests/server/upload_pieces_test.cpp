// What uploaded packs go through: zip files, the messages of a link, and what its process may do.

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <fstream>
#include <thread>

#include "server_world.hpp"
#include "support/zip.hpp"
#include "uploads/link_message.hpp"
#include "uploads/sandbox.hpp"
#include "uploads/zip_folder.hpp"

namespace ptcg::upload_pieces_test {

using namespace ptcg::server;
using namespace ptcg::test;

namespace {

std::string refusal(const std::string& zip, const ZipLimits& limits = {})
{
    const Result<MemoryFolder> folder = unpack_zip(zip, "pack.zip", limits);
    return folder ? std::string() : folder.error().message;
}

bool mentions(const std::string& text, std::string_view word)
{
    INFO(text);
    return text.find(word) != std::string::npos;
}

}  // namespace

TEST_CASE("A zip file is unpacked in memory", "[server][uploads]")
{
    const std::map<std::string, std::string> files{{"own/pack.toml", "id = \"own\""},
                                                   {"own/empty.lua", ""},
                                                   {"own/long.lua", std::string(100'000, 'x')}};
    std::map<std::string, std::string> with_others = files;
    with_others["__MACOSX/own/._pack.toml"] = "x";
    with_others["own/.DS_Store"] = "x";
    const Result<MemoryFolder> folder = unpack_zip(zip_of(with_others), "pack.zip");
    REQUIRE(folder);
    CHECK(folder.value().name == "pack.zip");
    CHECK(folder.value().files == files);
}

TEST_CASE("A zip file that is too much, or leads elsewhere, is refused",
          "[server][uploads][errors]")
{
    CHECK(mentions(refusal(""), "no files in it"));
    CHECK(mentions(refusal("PK\3\4 and more"), "not a zip file"));
    CHECK(mentions(refusal(zip_of({{"a", "1"}, {"b", "2"}}), {.files = 1}), "at most 1 files"));
    // The limit is of all files together, whatever they are packed to.
    const std::string zeros(1000, '0');
    CHECK(refusal(zip_of({{"a", zeros}, {"b", zeros}}), {.bytes = 2000}).empty());
    CHECK(mentions(refusal(zip_of({{"a", zeros}, {"b", zeros}}), {.bytes = 1999}), "too large"));
    for (const std::string name :
         {"/etc/passwd", "../up", "a/../../up", "a//b", "./a", "a\\b", "c:/a", "a\nb", "a/.."}) {
        INFO(name);
        const std::string why = refusal(zip_of({{name, "x"}}));
        CHECK(mentions(why, "its name"));
        CHECK(why.find('\n') == std::string::npos);
    }
    CHECK(mentions(refusal(zip_of({{"a", "/etc/passwd"}}, "a")), "it is a link"));
    std::string damaged = zip_of({{"a", std::string(5000, 'x') + std::string(5000, 'y')}});
    damaged[40] = static_cast<char>(damaged[40] ^ 0x55);
    CHECK(mentions(refusal(damaged), "a: "));
    for (std::size_t length = 0; length < damaged.size(); length += 7) {
        CHECK_FALSE(refusal(damaged.substr(0, length)).empty());
    }
}

TEST_CASE("Messages of a link arrive as they were sent", "[server][uploads]")
{
    LinkMessage record{.kind = LinkKind::append, .id = ~0ull, .number = -1, .texts = {"room"}};
    const RoomRecord kept{RecordKind::answer, std::string("\0\1\2", 3), {-5, 1ll << 40}};
    add_record(record, kept);
    for (const LinkMessage& message :
         {LinkMessage{}, record, LinkMessage{.texts = {"", "x", ""}}}) {
        const std::string bytes = write_link_message(message);
        REQUIRE(link_length(bytes.substr(0, link_head_bytes)) == bytes.size() - link_head_bytes);
        CHECK(read_link_message(bytes.substr(link_head_bytes)) == message);
        // Nothing shorter is a message with as many texts.
        for (std::size_t length = link_head_bytes; length < bytes.size(); ++length) {
            const auto cut =
                read_link_message(bytes.substr(link_head_bytes, length - link_head_bytes));
            CHECK((!cut || cut->texts.size() < message.texts.size()));
        }
    }
    CHECK(record_at(record, 1) == kept);
    CHECK_FALSE(record_at(record, 2));
    record.texts[3] = "5";
    CHECK_FALSE(record_at(record, 1));
    CHECK_FALSE(link_length(std::string("\xff\xff\xff\xff")));
    CHECK_FALSE(read_link_message(std::string(17, '\xff')));
}

TEST_CASE("What a store finds of a room goes over a link", "[server][uploads]")
{
    const Store::StoredRoom room{"plan",
                                 {{RecordKind::answer, "a", {1, 2}}, {RecordKind::other, "", {}}}};
    const auto passed = [](const Result<Store::Found>& found) {
        return found_in(
            *read_link_message(write_link_message(of_found(3, found)).substr(link_head_bytes)));
    };
    const Result<Store::Found> found = passed(Store::Found{room, {}});
    REQUIRE(found);
    REQUIRE(found.value().room);
    CHECK(found.value().room->plan == "plan");
    CHECK(found.value().room->records == room.records);
    CHECK_FALSE(passed(Store::Found{}).value().room);
    CHECK(passed(Store::Found{{}, "https://other.example"}).value().elsewhere ==
          "https://other.example");
    CHECK(passed(Error{"the disk is gone"}).error().message == "the disk is gone");
    CHECK_FALSE(found_in({.kind = LinkKind::found, .texts = {""}}));
    CHECK_FALSE(found_in({.kind = LinkKind::found, .texts = {"", "plan", "1"}}));
}

namespace {

/// Does something in a process of its own, and returns what it returned.
int in_process(int (*work)())
{
    const pid_t process = ::fork();
    if (process == 0) ::_exit(work());
    int status = 0;
    REQUIRE(::waitpid(process, &status, 0) == process);
    REQUIRE(WIFEXITED(status));
    return WEXITSTATUS(status);
}

bool can_open(const char* path, int flags)
{
    const int file = ::open(path, flags, 0600);
    if (file >= 0) ::close(file);
    return file >= 0;
}

/// Whether anything can be done that is not allowed, as a number that tells which.
int reach()
{
    if (can_open("/tmp/ptcg-sandbox-test", O_WRONLY | O_CREAT)) return 1;
    if (can_open("/dev/null", O_RDWR)) return 2;
    if (can_open("/tmp", O_TMPFILE | O_WRONLY)) return 3;
    if (::socket(AF_INET, SOCK_STREAM, 0) >= 0) return 4;
    if (::socket(AF_UNIX, SOCK_STREAM, 0) >= 0) return 5;
    if (::kill(::getppid(), 0) == 0) return 6;
    if (::fork() >= 0) return 7;
    if (::mkdir("/tmp/ptcg-sandbox-folder", 0700) == 0) return 8;
    if (::unlink("/tmp/ptcg-sandbox-nothing") == 0 || errno != EPERM) return 9;
    std::array<char*, 1> none{nullptr};
    ::execv("/bin/true", none.data());
    return errno == EPERM ? 0 : 10;
}

bool can_think()
{
    int sum = 0;
    std::thread other([&] { sum = 1; });
    other.join();
    return sum == 1 && std::string(1'000'000, 'x').size() == 1'000'000;
}

int confined()
{
    if (!limit_process(std::uint64_t{1} << 30)) return 100;
    if (!can_open("/etc/passwd", O_RDONLY)) return 101;  // nothing is shown of what never worked
    if (!confine_process()) return 102;
    if (can_open("/etc/passwd", O_RDONLY) || can_open("/", O_RDONLY)) return 103;
    struct stat facts {};
    if (::stat("/etc/passwd", &facts) == 0) return 104;
    char typed = 'x';
    if (::ioctl(STDERR_FILENO, TIOCSTI, &typed) == 0 || errno != EPERM) return 105;
    return can_think() ? reach() : 106;
}

}  // namespace

TEST_CASE("The process of an uploaded pack may only think", "[server][uploads]")
{
    CHECK(in_process(confined) == 0);
}

}  // namespace ptcg::upload_pieces_test
