// Two versions of the packs in use at the same time.

#include "ptcg/scripting/pack_store.hpp"

#include <atomic>
#include <memory>
#include <thread>

#include "hostile/hostile_pack.hpp"
#include "ptcg/match.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "support/catch.hpp"
#include "support/packs.hpp"
#include "support/profiles.hpp"

namespace ptcg::pack_store_test {

namespace {

using namespace ptcg::test;

std::string draws(int count)
{
    return "local card = ...\ncard.play = function(game) game:draw(" + std::to_string(count) +
           ") end\n";
}

/// A match that keeps its host alive, and so its cards.
struct HostedMatch {
    std::unique_ptr<ScriptHost> host;
    std::unique_ptr<Match> match;
};

HostedMatch started(const std::shared_ptr<const CardPool>& pool)
{
    HostedMatch table{std::make_unique<ScriptHost>(pool), nullptr};
    const std::vector<DefId> deck = harmless_deck(pool->library);
    Result<Match> made = Match::start(pool->library, profile("sv"), table.host.get(),
                                      {.deck_one = deck, .deck_two = deck, .seed = 5});
    REQUIRE(made);
    table.match = std::make_unique<Match>(std::move(made.value()));
    return table;
}

/// Plays the first card offered, else gives the default answer.
void step(Match& match)
{
    const Decision* open = match.decision();
    for (std::size_t i = 0; i < open->options.size(); ++i) {
        if (open->options[i].kind == OptionKind::play && open->options[i].count > 0) {
            static_cast<void>(match.answer(static_cast<std::uint16_t>(i)));
            return;
        }
    }
    static_cast<void>(match.answer_by_default());
}

std::uint64_t played(Match& match)
{
    while (match.decision() != nullptr && match.state().decisions < 300) step(match);
    return hash(match.state());
}

}  // namespace

TEST_CASE("a match ends with the version of the packs it began with", "[packs][store]")
{
    TestPacks packs;
    add_harmless_pack(packs);
    PackStore store({packs.path()});
    CHECK(store.current() == nullptr);
    REQUIRE(store.reload().empty());
    const std::uint64_t alone = played(*started(store.current()).match);

    HostedMatch old = started(store.current());
    for (int i = 0; i < 10; ++i) step(*old.match);
    std::weak_ptr<const CardPool> old_pool = store.current();
    packs.file("n/2.lua", draws(3));
    REQUIRE(store.reload().empty());
    CHECK(store.current() != old_pool.lock());
    CHECK(store.current()->packs.front().play_hash != old_pool.lock()->packs.front().play_hash);

    HostedMatch young = started(store.current());
    CHECK(played(*young.match) != alone);
    CHECK(played(*old.match) == alone);
    CHECK_FALSE(old_pool.expired());
    old = {};  // the last match with the old version
    CHECK(old_pool.expired());
    CHECK(young.match->state().decisions > 0);
}

TEST_CASE("a reload with problems leaves the version in force", "[packs][store]")
{
    TestPacks packs;
    add_harmless_pack(packs);
    PackStore store({packs.path()});
    REQUIRE(store.reload().empty());
    const auto before = store.current();
    packs.file("n/2.lua", "local card = ...\ncard.play = function(");
    const Problems problems = store.reload();
    REQUIRE(problems.size() == 1);
    CHECK(problems.front().file == "cards/n/2.lua");
    CHECK(store.current() == before);
    packs.file("n/2.lua", draws(2));
    CHECK(store.reload().empty());
    CHECK(store.current() != before);
}

TEST_CASE("versions change under threads that play", "[packs][store][threads]")
{
    TestPacks packs;
    add_harmless_pack(packs);
    PackStore store({packs.path()});
    REQUIRE(store.reload().empty());
    const std::uint64_t one = played(*started(store.current()).match);
    packs.file("n/2.lua", draws(3));
    REQUIRE(store.reload().empty());
    const std::uint64_t three = played(*started(store.current()).match);
    REQUIRE(one != three);

    const Ruleset& rules = profile("sv");  // fetched here: the cache of the tests is not shared
    std::atomic<int> odd{0};
    std::atomic<int> games{0};
    std::atomic<bool> quit{false};
    std::vector<std::thread> threads;
    for (int i = 0; i < 3; ++i) {
        threads.emplace_back([&] {
            while (!quit || games < 3) {
                const std::shared_ptr<const CardPool> pool = store.current();
                ScriptHost host(pool);
                const std::vector<DefId> deck = harmless_deck(pool->library);
                Result<Match> made = Match::start(pool->library, rules, &host,
                                                  {.deck_one = deck, .deck_two = deck, .seed = 5});
                if (!made) {
                    ++odd;
                    return;
                }
                const std::uint64_t end = played(made.value());
                if (end != one && end != three) ++odd;
                ++games;
            }
        });
    }
    bool reloaded = true;
    for (int i = 0; i < 8; ++i) {
        packs.file("n/2.lua", draws(i % 2 == 0 ? 1 : 3));
        reloaded = reloaded && store.reload().empty();
    }
    quit = true;
    for (std::thread& thread : threads) thread.join();
    CHECK(reloaded);
    CHECK(odd == 0);
    CHECK(games >= 3);
}

}  // namespace ptcg::pack_store_test
