// A stranger's server: a room in a file, with installed headers only.

#include <cstdio>

#include <ptcg/journal/storage.hpp>

int main(int argc, char** argv)
{
    if (argc != 2) return 2;
    std::remove(argv[1]);
    const auto storage = ptcg::open_storage(argv[1]);
    if (!storage) {
        std::puts(storage.error().message.c_str());
        return 1;
    }
    ptcg::RoomWrite write;
    write.room = "a";
    write.create = ptcg::NewRoom{"two players", {}};
    write.records.push_back({ptcg::RecordKind::other, "hello", {}});
    const auto refused = storage.value()->write("this-server", {&write, 1});
    if (!refused || !refused.value().empty()) return 1;
    const auto room = storage.value()->load("a");
    std::puts(room.value()->log[0].data.c_str());
    return room.value()->setup == "two players" ? 0 : 1;
}
