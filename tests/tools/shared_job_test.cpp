#include "distributed/shared_job.hpp"

#include <cstdlib>
#include <fstream>

#include "distributed/build_id.hpp"
#include "distributed/range_result.hpp"
#include "support/catch.hpp"
#include "support/small_cards.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::shared_job_test {

using namespace ptcg::tools;

namespace {

struct Fixture {
    test::SmallCards cards;
    std::vector<DefId> deck = cards.deck();
    CardPool pool;
    Ruleset rules;
    std::vector<SimulationSetup> parts;
    test::TemporaryFolder folder;
    std::unique_ptr<Ranks> one = alone();
    std::vector<std::string> told;
    std::string build = "b1";

    /// Two parts, as in an arena.
    Fixture()
    {
        pool.library = std::move(cards.library);
        for (const std::uint64_t games : {250u, 7u}) {
            SimulationSetup& setup = parts.emplace_back();
            setup.pool = &pool;
            setup.rules = &rules;
            setup.decks = {deck, deck};
            setup.games = games;
            setup.seed = games;
        }
    }

    Result<SharedResult> play()
    {
        Distribution distribution;
        distribution.ranks = one.get();
        distribution.folder = folder.path() / "ranges";
        distribution.build = build;
        distribution.tell = [this](const std::string& news) { told.push_back(news); };
        return play_shared(parts, distribution);
    }

    [[nodiscard]] std::filesystem::path file(const std::string& name) const
    {
        return folder.path() / "ranges" / name;
    }
};

}  // namespace

TEST_CASE("The ranges of a number of games hold each game once", "[tools][distributed]")
{
    for (const std::uint64_t games : {1u, 7u, 99u, 100u, 101u, 1000u, 123456u}) {
        const std::vector<GameRange> ranges = ranges_of(games);
        CHECK(ranges.size() == std::min<std::uint64_t>(games, 100));
        std::uint64_t next = 0;
        for (const GameRange& range : ranges) {
            CHECK(range.first == next);
            CHECK(range.count >= games / 100);
            CHECK(range.count <= games / 100 + 1);
            next += range.count;
        }
        CHECK(next == games);
    }
}

TEST_CASE("A job in ranges adds up to what is played at once", "[tools][distributed]")
{
    Fixture f;
    const Result<SharedResult> shared = f.play();
    REQUIRE(shared);
    REQUIRE(shared.value().parts.size() == 2);
    CHECK(shared.value().kept == 0);
    CHECK(f.told.empty());
    for (std::size_t i = 0; i < f.parts.size(); ++i) {
        const SimulationResult whole = simulate(f.parts[i]);
        CHECK(shared.value().parts[i].signature == whole.signature);
        CHECK(shared.value().parts[i].wins == whole.wins);
        CHECK(shared.value().parts[i].decisions == whole.decisions);
        CHECK(shared.value().parts[i].games == whole.games);
    }
}

TEST_CASE("A job started again plays only what is missing", "[tools][distributed]")
{
    Fixture f;
    const SharedResult first = std::move(f.play().value());
    std::filesystem::remove(f.file("part-0-games-3-5.json"));
    std::filesystem::remove(f.file("part-0-games-6-8.json"));
    std::filesystem::remove(f.file("part-1-games-2-2.json"));
    std::ofstream(f.file("part-1-games-6-6.json")) << "{}\n";
    std::ofstream(f.file("part-0-games-9-11.json.part")) << "unfinished";
    const SharedResult second = std::move(f.play().value());
    CHECK(second.kept == 257 - 8);
    REQUIRE(f.told.size() == 2);
    CHECK(f.told[0] ==
          f.file("part-1-games-6-6.json").string() + ": it is damaged; its games are played again");
    CHECK(f.told[1] ==
          "249 of 257 games are done; missing: 3 to 8 of part 1, 2 of part 2, 6 of part 2");
    const SharedResult third = std::move(f.play().value());
    CHECK(f.told.back() == "all 257 games are done");
    for (std::size_t i = 0; i < f.parts.size(); ++i) {
        CHECK(second.parts[i].signature == first.parts[i].signature);
        CHECK(third.parts[i].signature == first.parts[i].signature);
        CHECK(third.parts[i].turns == first.parts[i].turns);
    }
}

TEST_CASE("A folder of ranges takes no other job", "[tools][distributed][errors]")
{
    Fixture f;
    f.parts[0].games = 5;
    REQUIRE(f.play());
    f.parts[0].threads = 2;
    REQUIRE(f.play());  // that is not another job
    f.parts[0].seed = 99;
    const Result<SharedResult> other = f.play();
    REQUIRE_FALSE(other);
    CHECK_THAT(other.error().message,
               Catch::Matchers::ContainsSubstring("contains ranges of another job"));
    f.parts[0].seed = 250;
    CHECK(f.play());
    f.parts[1].bot = "greedy";
    CHECK_FALSE(f.play());
}

TEST_CASE("A folder of ranges takes no other build of the program", "[tools][distributed][errors]")
{
    Fixture f;
    REQUIRE(f.play());
    f.build = "b2";
    const Result<SharedResult> other = f.play();
    REQUIRE_FALSE(other);
    CHECK_THAT(other.error().message,
               Catch::Matchers::ContainsSubstring("another build of ptcg has played"));
    f.build = "b1";
    CHECK(f.play().value().kept == 257);
    // Nor are its ranges those of another job, wherever they come from.
    std::ofstream(f.file("job.txt")) << job_print(f.parts) << " b2\n";
    f.build = "b2";
    CHECK(f.play().value().kept == 0);
    CHECK_THAT(f.told.at(1), Catch::Matchers::ContainsSubstring("it belongs to another job"));
}

TEST_CASE("The program knows its build", "[tools][distributed]")
{
    const std::string id = build_id();
    CHECK(id.size() >= 16);
    CHECK(id.size() % 2 == 0);
    CHECK(id.find_first_not_of("0123456789abcdef") == std::string::npos);
    CHECK(build_id() == id);
}

TEST_CASE("The text of a range's result is read as it was written", "[tools][distributed]")
{
    RangeResult range{"0123", 4, {30, 10}, {}};
    range.result.games = 10;
    range.result.wins = {4, 5};
    range.result.draws = 1;
    range.result.signature = ~0ull;
    range.result.forfeits = {{30, 7, 2, "./mine forfeited: did not answer within 5 s"}};
    range.result.faults = {{31, 18446744073709551615u, 7, "\"quoted\"\nand broken"}};
    const std::string text = to_text(range);
    const RangeResult read = std::move(range_result_in(text).value());
    CHECK(read.job == "0123");
    CHECK(read.range == range.range);
    CHECK(read.result.wins == range.result.wins);
    CHECK(read.result.signature == range.result.signature);
    REQUIRE(read.result.faults.size() == 1);
    CHECK(read.result.faults[0].seed == range.result.faults[0].seed);
    CHECK(read.result.faults[0].message == range.result.faults[0].message);
    REQUIRE(read.result.forfeits.size() == 1);
    CHECK(read.result.forfeits[0].message == range.result.forfeits[0].message);
    for (std::size_t length = 0; length < text.size(); ++length) {
        if (range_result_in(text.substr(0, length))) FAIL("cut to " << length);
    }
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::string damaged = text;
        damaged[at] = static_cast<char>(damaged[at] ^ 4);
        if (range_result_in(damaged)) FAIL("changed at " << at);
    }
}

TEST_CASE("A program without MPI does not play everything twice under mpirun",
          "[tools][distributed]")
{
    for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE"}) {
        ::unsetenv(name);
        REQUIRE(ranks_without_mpi());
        ::setenv(name, "1", 1);
        CHECK(ranks_without_mpi());
        ::setenv(name, "2", 1);
        const Result<std::unique_ptr<Ranks>> ranks = ranks_without_mpi();
        ::unsetenv(name);
        REQUIRE_FALSE(ranks);
        CHECK_THAT(ranks.error().message,
                   Catch::Matchers::ContainsSubstring("this program was built without MPI: each of "
                                                      "the 2 processes"));
    }
}

}  // namespace ptcg::shared_job_test
