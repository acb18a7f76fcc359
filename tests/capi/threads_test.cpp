// Threads: a step of many matches on a machine that runs out of resources, and two threads that use
// one match.

#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "c_library.hpp"
#include "failing_machine.hpp"
#include "support/catch.hpp"

using namespace capi_test;

namespace {

/// Four hosts with three matches each, and buffers for a step of all of them.
struct Fixture {
    static constexpr std::size_t count = 12;
    std::vector<Host> hosts;
    std::vector<Match> matches;
    std::vector<ptcg_match*> handles;
    std::vector<uint16_t> picks = std::vector<uint16_t>(count, 0);
    std::vector<uint16_t> pick_counts = std::vector<uint16_t>(count, 1);
    std::vector<int32_t> statuses = std::vector<int32_t>(count, -1);
    std::vector<ptcg_decision> decisions = std::vector<ptcg_decision>(count);
    ptcg_batch batch{};

    Fixture()
    {
        for (std::size_t i = 0; i < 4; ++i) hosts.push_back(host_of(real_library()));
        for (std::size_t i = 0; i < count; ++i) {
            matches.push_back(start(hosts[i % hosts.size()].get(), setup(i)));
            handles.push_back(matches.back().get());
            static_cast<void>(decision(handles.back()));
        }
        batch.size = sizeof batch;
        batch.matches = handles.data();
        batch.count = count;
        batch.picks = picks.data();
        batch.picks_stride = 1;
        batch.pick_counts = pick_counts.data();
        batch.decisions = decisions.data();
        batch.statuses = statuses.data();
        batch.threads = 4;
        machine().threads_started = 0;
    }
    ~Fixture()
    {
        machine().threads_left = -1;
        machine().one_at_a_time = false;
        machine().news_elsewhere = -1;
    }
    Fixture(const Fixture&) = delete;
    Fixture& operator=(const Fixture&) = delete;

    /// Checks that each match took its answer.
    void check_all_taken() const
    {
        for (std::size_t i = 0; i < count; ++i) {
            CAPTURE(i);
            CHECK(statuses[i] == PTCG_OK);
            CHECK(decisions[i].number == 1);
        }
    }
};

}  // namespace

TEST_CASE("Where a thread cannot be started, the others do its work", "[c][batch][threads]")
{
    for (const int most : {0, 1, 2}) {
        CAPTURE(most);
        Fixture f;
        machine().threads_left = most;
        CHECK(ptcg_batch_step(&f.batch) == PTCG_OK);
        CHECK(machine().threads_started == most);
        f.check_all_taken();
    }
}

TEST_CASE("What goes wrong on another thread is told to the caller", "[c][batch][threads]")
{
    Fixture f;
    machine().one_at_a_time = true;
    // These picks are refused with a message, and the message takes memory.
    f.picks.assign(Fixture::count, 999);
    machine().news_elsewhere = 0;
    CHECK(ptcg_batch_step(&f.batch) == PTCG_ERROR_MEMORY);
    machine().news_elsewhere = -1;
    CHECK(std::string(ptcg_last_error()).starts_with("match 0"));
    CHECK(machine().threads_started > 0);
    for (std::size_t i = 0; i < Fixture::count; ++i) {
        CAPTURE(i);
        CHECK(f.statuses[i] != PTCG_OK);
        CHECK(f.decisions[i].number == 0);
    }
    // Nothing is broken afterward.
    f.picks.assign(Fixture::count, 0);
    CHECK(ptcg_batch_step(&f.batch) == PTCG_OK);
    f.check_all_taken();
}

TEST_CASE("Wherever memory runs out on another thread, the caller is told", "[c][batch][threads]")
{
    Fixture f;
    machine().one_at_a_time = true;
    std::vector<Match> before;
    for (ptcg_match* const match : f.handles) before.push_back(fork_of(match));
    bool ran_out = true;
    for (long news = 0; ran_out; ++news) {
        CAPTURE(news);
        for (std::size_t i = 0; i < Fixture::count; ++i) {
            REQUIRE(ptcg_match_copy(f.handles[i], before[i].get()) == PTCG_OK);
        }
        machine().ran_out_elsewhere = false;
        machine().news_elsewhere = news;
        const ptcg_status status = ptcg_batch_step(&f.batch);
        machine().news_elsewhere = -1;
        ran_out = machine().ran_out_elsewhere;
        bool all = true;
        for (std::size_t i = 0; i < Fixture::count; ++i) {
            CAPTURE(i);
            if (f.statuses[i] == PTCG_OK) continue;
            all = false;
            CHECK(f.statuses[i] == PTCG_ERROR_MEMORY);
            // Either nothing has changed, or only reporting the change failed.
            const std::uint64_t now = hash(f.handles[i]);
            if (decision(f.handles[i]).number == 0) CHECK(now == hash(before[i].get()));
        }
        CHECK((status == PTCG_OK) == all);
        CHECK((ran_out || all));
    }
    f.check_all_taken();
}

namespace {

/// A match whose player has a slow attack.
struct Slow {
    Slow()
    {
        ptcg_status status = PTCG_OK;
        library = load(pack_with("card.attack[\"Push\"] = { after = function(game)\n"
                                 "  local n = 0 for i = 1, 15000000 do n = n + i end end }\n"),
                       status);
        REQUIRE(status == PTCG_OK);
        ptcg_script_limits limits{};
        limits.size = sizeof limits;
        limits.watchdog_ms = -1;
        ptcg_host* made = nullptr;
        REQUIRE(ptcg_host_create(library.get(), &limits, &made) == PTCG_OK);
        host = Host(made);
        match = start(host.get(), walls(1));
        const int attacks = ptcg_number(PTCG_NAMES_OPTION, "attack");
        Lots lots(7);
        while (true) {
            std::vector<ptcg_option> options(decision(match.get()).option_count);
            REQUIRE(ptcg_match_options(match.get(), options.data(), options.size(), nullptr) ==
                    PTCG_OK);
            for (attack = 0; attack < options.size(); ++attack) {
                if (options[attack].kind == attacks) return;
            }
            play(match.get(), lots, 1);
        }
    }

    Library library;
    Host host;
    Match match;
    uint16_t attack = 0;
};

}  // namespace

TEST_CASE("A match that two threads use at once tells the second one", "[c][threads]")
{
    Slow slow;
    ptcg_match* const match = slow.match.get();
    const Match other = start(slow.host.get(), walls(2));
    const Host elsewhere = host_of(slow.library.get());
    const Match free_match = fork_of(match, elsewhere.get());
    std::atomic<bool> begun{false}, over{false};
    ptcg_status answered = PTCG_ERROR_INTERNAL;
    std::thread first([&] {
        begun = true;
        begun.notify_all();
        answered = ptcg_match_answer(match, &slow.attack, 1);
        over = true;
    });
    begun.wait(false);
    std::uint64_t number = 0;
    while (!over && ptcg_match_hash(match, &number) != PTCG_ERROR_BUSY) std::this_thread::yield();
    REQUIRE(!over);
    CHECK(std::string(ptcg_last_error()).starts_with("another thread is using this host"));
    // All calls that would touch the match, or another match on its host.
    Text text;
    ptcg_decision open{};
    ptcg_view view{};
    ptcg_event event{};
    size_t count = 0;
    uint32_t next = 0;
    uint16_t pick = 0;
    ptcg_match* made = nullptr;
    const ptcg_setup wanted = walls(3);
    ptcg_match* const both[] = {match, free_match.get()};
    ptcg_batch batch{};
    batch.size = sizeof batch;
    batch.matches = both;
    batch.count = 2;
    batch.decisions = nullptr;
    for (ptcg_match* const used : {match, other.get()}) {
        CHECK(ptcg_match_decision(used, &open) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_options(used, nullptr, 0, &count) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_decision_json(used, &text.raw) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_answer(used, &pick, 1) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_answer_default(used) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_concede(used, 0) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_run_out_of_time(used, 0) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_forfeit(used, 0) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_void(used) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_chance_cards(used, nullptr, 0, &count) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_answer_by_cards(used, &pick, 1) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_position(used, 0, 0, nullptr, nullptr, &text.raw) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_on_failure(used, PTCG_FAILURE_VOIDS) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_go_on(used) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_view(used, 1, &view) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_view_json(used, 1, &text.raw) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_events(used, 1, 0, &event, 1, &count, &next) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_events_json(used, 1, 0, &text.raw) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_fork(used, nullptr, &made) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_fork(used, elsewhere.get(), &made) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_copy(used, free_match.get()) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_copy(free_match.get(), used) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_save(used, &text.raw) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_determinize(used, 0, 1, nullptr, free_match.get()) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_determinize(free_match.get(), 0, 1, nullptr, used) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_action_codes(used, &number, 1, &count) == PTCG_ERROR_BUSY);
        CHECK(ptcg_match_find_action(used, 0, &pick) == PTCG_ERROR_BUSY);
    }
    CHECK(ptcg_match_fork(free_match.get(), slow.host.get(), &made) == PTCG_ERROR_BUSY);
    CHECK(ptcg_match_create(slow.host.get(), &wanted, &made) == PTCG_ERROR_BUSY);
    CHECK(ptcg_match_load(slow.host.get(), "x", 1, 0, 0, &made) == PTCG_ERROR_BUSY);
    CHECK(ptcg_match_from_position(slow.host.get(), "", nullptr, 0, 0, &made, nullptr, nullptr) ==
          PTCG_ERROR_BUSY);
    CHECK(ptcg_batch_step(&batch) == PTCG_ERROR_BUSY);
    CHECK(std::string(ptcg_last_error()).starts_with("match 0: another thread"));
    ptcg_match_free(match);  // does nothing
    CHECK(made == nullptr);
    CHECK(decision(free_match.get()).asked != PTCG_NOBODY);
    REQUIRE_FALSE(over);
    first.join();
    // The first call was not disturbed. (It may have exceeded a limit.)
    CHECK((answered == PTCG_OK || answered == PTCG_ERROR_SCRIPT));
    CHECK(ptcg_match_decision(match, &open) == PTCG_OK);
    CHECK(ptcg_match_decision(other.get(), &open) == PTCG_OK);
    CHECK(ptcg_batch_step(&batch) == PTCG_OK);
}

TEST_CASE("Two threads that race for one match break nothing", "[c][threads]")
{
    const Host host = host_of(real_library());
    const Match match = start(host.get(), setup(1));
    std::atomic<std::uint32_t> taken{0}, refused{0}, wrong{0};
    const auto race = [&] {
        for (int i = 0; i < 400; ++i) {
            const ptcg_status status = ptcg_match_answer_default(match.get());
            ++(status == PTCG_OK ? taken : status == PTCG_ERROR_BUSY ? refused : wrong);
            ptcg_view view;
            if (ptcg_match_view(match.get(), 1, &view) == PTCG_OK && view.version != 1) ++wrong;
        }
    };
    std::thread other(race);
    race();
    other.join();
    const ptcg_decision open = decision(match.get());
    CHECK(open.number == taken);
    if (open.asked != PTCG_NOBODY) CHECK(wrong == 0);
    CHECK(taken + refused + wrong >= 800);
}
