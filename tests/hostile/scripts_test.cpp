// Hostile scripts. Each is played in a host that it shares with an unrelated match.

#include "hostile/hostile_game.hpp"
#include "hostile/hostile_pack.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "support/catch.hpp"
#include "support/seconds_worked.hpp"

namespace ptcg::scripts_test {

namespace {

using namespace ptcg::test;
using Catch::Matchers::ContainsSubstring;

// An answer has 300,000 instructions here, which is a few milliseconds. The rest is for debug
// builds, sanitizers and the rules around the calls.
constexpr double longest_answer = 0.5;
constexpr double longest_load = 5;
/// What Lua may keep: its stack and its name tables may have grown to this size.
constexpr std::size_t kept_bytes = 48 * 1024;

/// Plays a harmless game to its end in a separate host.
std::uint64_t fresh_hash(const CardPool& pool)
{
    ScriptHost host(pool.scripts, pool.library);
    Game game(pool, host, harmless_deck(pool.library), 5);
    while (game.step()) {
    }
    CHECK(game.take_failure().empty());
    return game.state_hash();
}

/// Hashes everything that a library says about its cards.
std::uint64_t library_hash(const CardLibrary& library)
{
    std::uint64_t hash = 0xcbf29ce484222325u;
    const auto add = [&](const void* bytes, std::size_t size) {
        for (std::size_t i = 0; i < size; ++i) {
            hash = (hash ^ static_cast<const unsigned char*>(bytes)[i]) * 0x100000001b3u;
        }
    };
    for (std::size_t i = 0; i < library.size(); ++i) {
        const DefId id = static_cast<DefId>(i);
        add(&library.def(id), sizeof(CardDef));
        add(library.text(id).name.data(), library.text(id).name.size());
        const auto handlers = library.handlers(library.def(id));
        add(handlers.data(), handlers.size_bytes());
    }
    return hash;
}

/// Plays the attack until it has failed a few times or some games have ended.
std::vector<std::string> play(const CardPool& pool, ScriptHost& host, Game& other)
{
    constexpr std::size_t enough = 3;
    std::vector<std::string> failures;
    const std::vector<DefId> deck = hostile_deck(pool.library);
    for (std::uint64_t seed = 1; seed <= 4 && failures.size() < enough; ++seed) {
        Game game(pool, host, deck, seed);
        bool going = true;
        while (going && failures.size() < enough) {
            const double begun = seconds_worked();
            going = game.step();
            CHECK(seconds_worked() - begun < longest_answer);
            if (std::string failure = game.take_failure(); !failure.empty()) {
                failures.push_back(std::move(failure));
            }
            other.step();  // two matches in one host, turn by turn
        }
    }
    return failures;
}

void check_refused(const Attack& attack, const LoadResult& loaded)
{
    REQUIRE(loaded.pool == nullptr);
    REQUIRE_FALSE(loaded.problems.empty());
    bool said = false;
    std::string all;
    for (const Problem& problem : loaded.problems) {
        const std::string text = to_string(problem);
        all += text + '\n';
        CHECK(text.rfind("cards/h/", 0) == 0);
        said = said || text.find(attack.says) != std::string::npos;
    }
    INFO(all);
    CHECK(said);
}

void check_playing(const Attack& attack, const CardPool& pool)
{
    const std::uint64_t library = library_hash(pool.library);
    const std::uint64_t alone = fresh_hash(pool);
    ScriptHost host(pool.scripts, pool.library);
    REQUIRE(host.problems().empty());
    const std::size_t bytes = host.collect_garbage();

    Game other(pool, host, harmless_deck(pool.library), 5);
    const std::vector<std::string> failures = play(pool, host, other);
    for (const std::string& failure : failures) UNSCOPED_INFO(failure);
    if (attack.expected == Expected::harmless) {
        CHECK(failures.empty());
    } else {
        REQUIRE_FALSE(failures.empty());
        for (const std::string& failure : failures) {
            CHECK_THAT(failure, ContainsSubstring(attack.says));
            if (attack.placed) CHECK_THAT(failure, ContainsSubstring("cards/h/1.lua:"));
            CHECK_THAT(failure, ContainsSubstring(" of h-1"));
        }
    }

    while (other.step()) {
    }
    CHECK(other.take_failure().empty());
    CHECK(other.state_hash() == alone);
    CHECK(library_hash(pool.library) == library);
    CHECK(host.collect_garbage() <= bytes + kept_bytes);
    if (!attack.says.starts_with("stopped after")) {  // that depends on the machine's speed
        ScriptHost fresh(pool.scripts, pool.library);
        CHECK(game_hash(pool, host, 7) == game_hash(pool, fresh, 7));
    }
}

}  // namespace

TEST_CASE("a hostile script harms nothing", "[hostile][scripting]")
{
    for (const Attack& attack : attacks_in("scripts")) {
        DYNAMIC_SECTION(attack.name)
        {
            const HostilePack pack(attack);
            const double begun = seconds_worked();
            const LoadResult loaded = pack.load();
            CHECK(seconds_worked() - begun < longest_load);
            if (attack.expected == Expected::load) {
                check_refused(attack, loaded);
            } else {
                for (const Problem& problem : loaded.problems) UNSCOPED_INFO(to_string(problem));
                REQUIRE(loaded.pool != nullptr);
                check_playing(attack, *loaded.pool);
            }
        }
    }
}

}  // namespace ptcg::scripts_test
