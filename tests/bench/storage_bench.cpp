// How many answers a second are durable: alone, and in groups of 64 rooms. The time is mostly the
// disk's.

#include <benchmark/benchmark.h>

#include <memory>
#include <stdexcept>

#include "ptcg/journal/storage.hpp"
#include "support/postgresql_server.hpp"
#include "support/temporary_folder.hpp"

namespace {

using namespace ptcg;

/// Rooms whose answers are all written by one commit.
class Rooms {
public:
    Rooms(const std::string& url, std::size_t size) : group_(size)
    {
        auto opened = open_storage(url);
        if (!opened) throw std::runtime_error(opened.error().message);
        storage_ = std::move(opened.value());
        for (std::size_t i = 0; i < size; ++i) {
            group_[i].room = "room" + std::to_string(i);
            group_[i].create = NewRoom{std::string(4000, 's'), {}};
        }
        write();
        for (RoomWrite& each : group_) {
            each.create.reset();
            each.records.assign(
                1,
                {RecordKind::answer, data_of(std::vector<std::uint16_t>{7}), {900'000, 899'000}});
        }
    }

    /// An answer in each room; every 64th comes with a snapshot.
    void answer()
    {
        for (RoomWrite& each : group_) {
            each.snapshot = each.first % 64 == 63 ? std::string(8'300, 's') : std::string();
        }
        write();
        for (RoomWrite& each : group_) ++each.first;
    }

private:
    void write()
    {
        const auto refused = storage_->write("bench", group_);
        if (!refused) throw std::runtime_error(refused.error().message);
        if (!refused.value().empty()) throw std::runtime_error(refused.value()[0].message);
    }

    std::unique_ptr<Storage> storage_;
    std::vector<RoomWrite> group_;
};

void measure(benchmark::State& state, const std::string& url)
{
    Rooms rooms(url, static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) rooms.answer();
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void durable_answers_sqlite(benchmark::State& state)
{
    const test::TemporaryFolder folder;
    measure(state, "sqlite:" + (folder.path() / "rooms").string());
}
BENCHMARK(durable_answers_sqlite)->Arg(1)->Arg(64)->Arg(512)->UseRealTime();

void durable_answers_postgresql(benchmark::State& state)
{
    try {
        static test::PostgresqlServer server;
        measure(state, server.empty_database());
    } catch (const std::exception& error) {
        state.SkipWithError(error.what());
    }
}
BENCHMARK(durable_answers_postgresql)->Arg(1)->Arg(64)->Arg(512)->UseRealTime();

}  // namespace
