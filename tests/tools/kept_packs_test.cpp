// Games with packs from the cache are the same as games with packs from files.

#include <array>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "bench/measuring.hpp"
#include "data/data.hpp"
#include "data/deck_finding.hpp"
#include "data/pack_cache.hpp"
#include "ptcg/bots/bots.hpp"
#include "ptcg/save.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "running.hpp"
#include "screen/report.hpp"
#include "simulation/simulation.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/packs.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::kept_packs_test {

using namespace ptcg::tools;

namespace {

Data load(const PackCache& cache)
{
    const std::vector<std::filesystem::path> roots{test::cards_folder()};
    LoadResult loaded = load_packs(roots, {}, cache);
    REQUIRE(loaded.pool);
    return {roots, std::move(loaded.pool)};
}

MatchUp mirror(const std::string& deck, const Data& data)
{
    int code = 0;
    std::optional<MatchUp> decks = load_two_decks({deck, deck}, {}, data, code);
    if (!decks) FAIL("no deck " << deck);
    return std::move(*decks);
}

/// Returns the save of a match after some answers.
std::string saved(const Data& data, const MatchUp& decks)
{
    ScriptHost host(data.pool->scripts, data.library());
    MatchSetup setup;
    setup.deck_one = decks.decks[0].cards;
    setup.deck_two = decks.decks[1].cards;
    setup.seed = 11;
    Result<Match> match = Match::start(data.library(), decks.play.rules, &host, setup);
    if (!match) FAIL(match.error().message);
    const std::unique_ptr<Bot> bot = make_random_bot();
    bot->begin(1);
    std::vector<std::uint16_t> picks;
    for (int i = 0; i < 60; ++i) {
        const Decision* const decision = match.value().decision();
        if (decision == nullptr) break;
        bot->choose(*decision, {}, picks);
        if (!match.value().answer(picks)) FAIL("an answer was refused");
    }
    return save_match(match.value());
}

}  // namespace

TEST_CASE("Games of packs that were kept are those of packs from files", "[tools][images]")
{
    const test::TemporaryFolder folder;
    const PackCache cache{.folder = folder.path()};
    const Data files = load({});
    static_cast<void>(load(cache));
    const Data kept = load(cache);
    for (const NamedDeck& deck : list_decks(files.roots)) {
        INFO(deck.name);
        const MatchUp one = mirror(deck.name, files);
        const MatchUp other = mirror(deck.name, kept);
        CHECK(one.decks[0].cards == other.decks[0].cards);
        const auto games = [](const MatchUp& decks, const Data& data) {
            return simulate(setup_of(decks, *data.pool, {.games = 3, .seed = 5})).signature;
        };
        CHECK(games(one, files) == games(other, kept));
        CHECK(saved(files, one) == saved(kept, other));
    }
}

TEST_CASE("What is kept of packs goes where the environment says", "[tools][images]")
{
    const auto set = [](const char* name, const char* value) {
        if (value == nullptr) {
            unsetenv(name);
        } else {
            setenv(name, value, 1);
        }
    };
    const char* const home = std::getenv("HOME");
    const std::string home_before = home != nullptr ? home : "";
    set("PTCG_CACHE", "/some/where");
    CHECK(pack_cache().folder == "/some/where");
    set("PTCG_CACHE", "");
    CHECK(pack_cache().folder.empty());
    set("PTCG_CACHE", nullptr);
    set("XDG_CACHE_HOME", "/caches");
    CHECK(pack_cache().folder == "/caches/ptcg/packs");
    set("XDG_CACHE_HOME", "relative");
    set("HOME", "/home/me");
    CHECK(pack_cache().folder == "/home/me/.cache/ptcg/packs");
    set("XDG_CACHE_HOME", nullptr);
    set("HOME", nullptr);
    CHECK(pack_cache().folder.empty());
    set("HOME", home == nullptr ? nullptr : home_before.c_str());
    set("PTCG_CACHE", "");
}

TEST_CASE("A script that is wrong keeps only its card from being played", "[tools][errors]")
{
    TestPacks packs;
    packs.pack("wrong1").file("wrong1/001-wall.toml",
                              "id = \"wrong1-1\"\nname = \"Wall\"\nkind = \"pokemon\"\n"
                              "stage = \"basic\"\nhp = 90\ntypes = [\"fire\"]\nretreat = 1\n"
                              "[[attack]]\nname = \"Hit\"\ncost = []\ntext = \"Hits.\"\n");
    packs.file("wrong1/001-wall.lua", "local card = ...\ncard.attack[\"Hit\"] = {\n");
    packs.file("wrong1/decks/walls.txt", "60 wrong1-1\n");
    const std::string folder = packs.path().string();
    const auto plays = [&](const char* one, const char* other) {
        return test::run({"simulate", one, other, "--games", "1", "--unchecked", "--ruleset", "dp",
                          "--packs", folder.c_str()});
    };
    CHECK(plays("powerhouse", "lava-flow") == exit_fine);
    CHECK(plays("powerhouse", "walls") == exit_wrong);
    CHECK(test::run({"check", "--packs", folder.c_str()}) == exit_wrong);
    CHECK(test::run({"check", "dp1", "--packs", folder.c_str()}) == exit_fine);
}

}  // namespace ptcg::kept_packs_test
