// What scripts of strangers may use, and what happens to a match whose script fails.

#include <algorithm>

#include "c_library.hpp"
#include "support/catch.hpp"

using namespace capi_test;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string last()
{
    return ptcg_last_error();
}

std::vector<ptcg_option> options_of(ptcg_match* match)
{
    std::vector<ptcg_option> options(decision(match).option_count);
    REQUIRE(ptcg_match_options(match, options.data(), options.size(), nullptr) == PTCG_OK);
    return options;
}

const int attack = ptcg_number(PTCG_NAMES_OPTION, "attack");

/// Attaches Energy and attacks as soon as possible. Returns the status of the attack.
ptcg_status attack_at_once(ptcg_match* match)
{
    Lots lots(7);
    while (decision(match).asked != PTCG_NOBODY) {
        const std::vector<ptcg_option> options = options_of(match);
        for (std::uint16_t i = 0; i < options.size(); ++i) {
            if (options[i].kind == attack) return ptcg_match_answer(match, &i, 1);
        }
        const std::vector<std::uint16_t> picks = lots.choose(match);
        REQUIRE(ptcg_match_answer(match, picks.data(), picks.size()) == PTCG_OK);
    }
    FAIL("nobody could attack");
    return PTCG_OK;
}

/// Ends the turn, then attacks as soon as possible.
ptcg_status attack_in_a_later_turn(ptcg_match* match)
{
    REQUIRE(ptcg_match_answer_default(match) == PTCG_OK);
    return attack_at_once(match);
}

ptcg_script_limits no_script_limits()
{
    ptcg_script_limits limits{};
    limits.size = sizeof limits;
    return limits;
}

ptcg_pack_script_limits limits_of(const char* pack)
{
    ptcg_pack_script_limits limits{};
    limits.size = sizeof limits;
    limits.pack = pack;
    return limits;
}

/// Loads a pack whose attack runs `body`. `status` receives the result.
Library load_attack(const std::string& body, const ptcg_script_limits& limits, ptcg_status& status)
{
    ptcg_pack_limits all{};
    all.size = sizeof all;
    all.scripts = &limits;
    return load(pack_with("card.attack[\"Push\"] = { before = function(game) " + body + " end }\n"),
                status, nullptr, &all);
}

/// A pack whose script fails when its card attacks, and a match in which it has just failed.
struct Failed {
    Library library;
    Host host;
    Match match;

    explicit Failed(int policy)
    {
        ptcg_status status = PTCG_OK;
        library = load_attack("assert(false, 'cracked')", no_script_limits(), status);
        REQUIRE(status == PTCG_OK);
        host = host_of(library.get());
        ptcg_setup wanted = walls(5);
        wanted.on_failure = policy;
        match = start(host.get(), wanted);
        REQUIRE(attack_at_once(match.get()) == PTCG_ERROR_SCRIPT);
        CHECK_THAT(last(), ContainsSubstring("sent/x1/001-wall.lua:2: cracked"));
    }
};

}  // namespace

TEST_CASE("A match whose script fails is void, if the host says nothing", "[c][failures]")
{
    const Failed failed(PTCG_FAILURE_VOIDS);
    CHECK(decision(failed.match.get()).outcome == PTCG_VOID);
    // A script's own words may name a hidden card, so they are for the operator alone.
    CHECK_THAT(question_of(failed.match.get()),
               ContainsSubstring("\"script_failed\":true") && !ContainsSubstring("cracked"));
    Text text;
    REQUIRE(ptcg_match_failure_json(failed.match.get(), &text.raw) == PTCG_OK);
    CHECK(text.string() ==
          R"({"message":"sent/x1/001-wall.lua:2: cracked\n  in attack \"Push\" of x1-1",)"
          R"("pack":"x1","card":"x1-1","file":"sent/x1/001-wall.lua","line":2,"limit":""})");
    REQUIRE(ptcg_match_failure_json(start(1).get(), &text.raw) == PTCG_OK);
    CHECK(text.string() == "null");
}

TEST_CASE("A match whose script fails may go on without that option", "[c][failures]")
{
    const Failed failed(PTCG_FAILURE_WITHHOLDS);
    CHECK(decision(failed.match.get()).outcome == PTCG_RUNNING);
    std::uint16_t number = 0;
    bool offered = false;
    for (const ptcg_option& option : options_of(failed.match.get())) {
        if (option.kind == attack) {
            CHECK(option.count == 0);
            offered = true;
        }
        if (!offered) ++number;
    }
    REQUIRE(offered);
    CHECK(ptcg_match_answer(failed.match.get(), &number, 1) == PTCG_ERROR_ANSWER);
    CHECK(last() == "option " + std::to_string(number) +
                        " cannot be picked in this question: its card text failed");
}

TEST_CASE("A host bounds how many failures are withheld", "[c][failures]")
{
    const Failed failed(PTCG_FAILURE_WITHHOLDS);
    REQUIRE(ptcg_match_withhold_at_most(failed.match.get(), 2) == PTCG_OK);
    CHECK(attack_in_a_later_turn(failed.match.get()) == PTCG_ERROR_SCRIPT);
    CHECK(decision(failed.match.get()).outcome == PTCG_RUNNING);
    CHECK(attack_in_a_later_turn(failed.match.get()) == PTCG_ERROR_SCRIPT);
    CHECK(decision(failed.match.get()).outcome == PTCG_VOID);
}

TEST_CASE("A view whose card text fails says so, and has everything else", "[c][failures][views]")
{
    Files files =
        pack_with("card.ability[\"Trick\"] = { hp = function() assert(false, 'sly') end }");
    files["x1/001-wall.toml"] +=
        "[[ability]]\nname = \"Trick\"\nkind = \"ability\"\ntext = \"x\"\n";
    ptcg_status status = PTCG_OK;
    const Library library = load(files, status);
    INFO(last());
    REQUIRE(status == PTCG_OK);
    const Host host = host_of(library.get());
    ptcg_setup wanted = walls(5);
    wanted.on_failure = PTCG_FAILURE_STOPS;
    const Match match = start(host.get(), wanted);
    Lots lots(3);
    ptcg_view view{};
    ptcg_status seen = PTCG_OK;
    for (int i = 0; i < 20 && seen == PTCG_OK && decision(match.get()).asked != PTCG_NOBODY; ++i) {
        seen = ptcg_match_view(match.get(), PTCG_SEEN_BY_JUDGE, &view);
        play(match.get(), lots, 1);
    }
    CHECK(seen == PTCG_ERROR_SCRIPT);
    CHECK_THAT(last(), ContainsSubstring("sly"));
    const auto is_there = [](const ptcg_pokemon& pokemon) {
        return pokemon.flags == PTCG_PRESENT && pokemon.hp == 60 && pokemon.retreat_cost == 1;
    };
    CHECK(std::ranges::any_of(view.pokemon, is_there));
    CHECK(view.player[0].deck + view.player[1].deck > 0);
    Text text;
    CHECK(ptcg_match_view_json(match.get(), PTCG_SEEN_BY_JUDGE, &text.raw) == PTCG_ERROR_SCRIPT);
    CHECK_THAT(text.string(), ContainsSubstring("\"faulty\":true"));
}

TEST_CASE("A match whose script fails may stand still until the host takes it up", "[c][failures]")
{
    const Failed failed(PTCG_FAILURE_STOPS);
    ptcg_match* const match = failed.match.get();
    const std::uint64_t before = hash(match);
    const ptcg_decision still = decision(match);
    CHECK(still.asked == PTCG_NOBODY);
    CHECK(still.outcome == PTCG_RUNNING);
    CHECK(still.option_count == 0);
    CHECK_THAT(question_of(match), ContainsSubstring("\"outcome\":\"running\"") &&
                                       ContainsSubstring("\"stopped\":true") &&
                                       !ContainsSubstring("cracked"));
    const std::uint16_t pick = 0;
    std::uint64_t code = 0;
    std::size_t count = 0;
    CHECK(ptcg_match_answer(match, &pick, 1) == PTCG_ERROR_STOPPED);
    CHECK_THAT(last(), ContainsSubstring("ptcg_match_go_on") && ContainsSubstring("cracked"));
    CHECK(ptcg_match_answer_default(match) == PTCG_ERROR_STOPPED);
    CHECK(ptcg_match_options(match, nullptr, 0, nullptr) == PTCG_ERROR_STOPPED);
    CHECK(ptcg_match_action_codes(match, &code, 1, &count) == PTCG_ERROR_STOPPED);

    // A fork is not stopped, and neither is a loaded save.
    ptcg_match* made = nullptr;
    REQUIRE(ptcg_match_fork(match, nullptr, &made) == PTCG_OK);
    const Match fork(made);
    CHECK(decision(fork.get()).asked != PTCG_NOBODY);
    CHECK(ptcg_match_determinize(match, 0, 1, nullptr, fork.get()) == PTCG_ERROR_STOPPED);
    Text save;
    REQUIRE(ptcg_match_save(match, &save.raw) == PTCG_OK);
    REQUIRE(ptcg_match_load(failed.host.get(), save.raw.data, save.raw.length, 0,
                            PTCG_FAILURE_STOPS, &made) == PTCG_OK);
    const Match loaded(made);
    CHECK(attack_at_once(loaded.get()) == PTCG_ERROR_SCRIPT);
    CHECK(decision(loaded.get()).asked == PTCG_NOBODY);
    REQUIRE(ptcg_match_void(loaded.get()) == PTCG_OK);
    CHECK(decision(loaded.get()).outcome == PTCG_VOID);

    REQUIRE(ptcg_match_go_on(match) == PTCG_OK);
    REQUIRE(ptcg_match_go_on(match) == PTCG_OK);
    CHECK(hash(match) == before);
    CHECK(decision(match).asked != PTCG_NOBODY);
    REQUIRE(ptcg_match_on_failure(match, PTCG_FAILURE_WITHHOLDS) == PTCG_OK);
    CHECK(attack_at_once(match) == PTCG_ERROR_SCRIPT);
    CHECK(decision(match).asked != PTCG_NOBODY);
}

TEST_CASE("A batch leaves matches that stand still where they are", "[c][failures][batch]")
{
    const Failed failed(PTCG_FAILURE_STOPS);
    ptcg_match* handle = failed.match.get();
    const std::uint64_t before = hash(handle);
    const std::uint16_t pick = 0;
    const std::uint16_t one = 1;
    ptcg_decision still{};
    ptcg_view view{};
    std::int32_t status = PTCG_OK;
    ptcg_batch batch{};
    batch.size = sizeof batch;
    batch.matches = &handle;
    batch.count = 1;
    batch.picks = &pick;
    batch.picks_stride = 1;
    batch.pick_counts = &one;
    batch.decisions = &still;
    batch.views = &view;
    batch.statuses = &status;
    CHECK(ptcg_batch_step(&batch) == PTCG_ERROR_STOPPED);
    CHECK(status == PTCG_ERROR_STOPPED);
    CHECK(still.asked == PTCG_NOBODY);
    CHECK(still.outcome == PTCG_RUNNING);
    CHECK(hash(handle) == before);
}

TEST_CASE("A script that takes too long is stopped", "[c][limits]")
{
    ptcg_status status = PTCG_OK;
    const Library library = load_attack("while true do end", no_script_limits(), status);
    REQUIRE(status == PTCG_OK);
    ptcg_script_limits limits = no_script_limits();
    limits.instructions = 50'000;
    ptcg_host* made = nullptr;
    REQUIRE(ptcg_host_create(library.get(), &limits, &made) == PTCG_OK);
    const Host host(made);
    CHECK(attack_at_once(start(host.get(), walls(5)).get()) == PTCG_ERROR_SCRIPT);
    CHECK_THAT(last(), ContainsSubstring("more than 50000 instructions"));
}

TEST_CASE("Limits of scripts are set where packs are loaded, for all and for each", "[c][limits]")
{
    const std::string reads = "for _ = 1, 150 do local _ = game.turn end";
    ptcg_pack_script_limits own = limits_of("x1");
    ptcg_script_limits limits = no_script_limits();
    limits.packs = &own;
    limits.pack_count = 1;
    const auto outcome = [&](const ptcg_script_limits& at_load, const ptcg_script_limits* of_host) {
        ptcg_status status = PTCG_OK;
        const Library library = load_attack(reads, at_load, status);
        INFO(last());
        REQUIRE(status == PTCG_OK);
        ptcg_host* made = nullptr;
        REQUIRE(ptcg_host_create(library.get(), of_host, &made) == PTCG_OK);
        const Host host(made);
        const ptcg_status attacked = attack_at_once(start(host.get(), walls(5)).get());
        return attacked == PTCG_OK ? std::string("done") : last();
    };
    CHECK(outcome(no_script_limits(), nullptr) == "done");
    limits.engine_calls = 100;
    CHECK_THAT(outcome(limits, nullptr), ContainsSubstring("more than 100 calls"));
    own.engine_calls = 400;
    CHECK(outcome(limits, nullptr) == "done");
    own.engine_calls = 50;
    CHECK_THAT(outcome(limits, nullptr),
               ContainsSubstring("more than 50 calls") && ContainsSubstring("of pack \"x1\""));

    // A host may set other limits. Where it leaves 0, the limits the packs were loaded with apply.
    const ptcg_script_limits silent = no_script_limits();
    CHECK_THAT(outcome(limits, &silent), ContainsSubstring("more than 50 calls"));
    ptcg_pack_script_limits more = limits_of("x1");
    more.engine_calls = 1000;
    ptcg_script_limits of_host = no_script_limits();
    of_host.packs = &more;
    of_host.pack_count = 1;
    CHECK(outcome(limits, &of_host) == "done");
}

TEST_CASE("What a pack keeps, and how long it takes to load, is limited for it alone",
          "[c][limits]")
{
    ptcg_pack_script_limits own = limits_of("x1");
    ptcg_script_limits limits = no_script_limits();
    limits.packs = &own;
    limits.pack_count = 1;
    ptcg_pack_limits all{};
    all.size = sizeof all;
    all.scripts = &limits;
    const auto problem = [&](const std::string& script) {
        ptcg_status status = PTCG_OK;
        const Library library = load(pack_with(script), status, nullptr, &all);
        return status == PTCG_ERROR_PACKS ? last() : std::string(ptcg_status_name(status));
    };
    const std::string keeps =
        "local kept = {}\nfor i = 1, 2000 do\n  local t = 'x' .. i\n"
        "  for _ = 1, 9 do t = t .. t end\n  kept[i] = t\nend\n"
        "card.attack['Push'] = { before = function() return kept[1] and nil end }\n";
    CHECK(problem(keeps) == "PTCG_OK");
    own.load_bytes = 1u << 20;
    CHECK_THAT(problem(keeps), ContainsSubstring("more than 1024 KiB (ScriptLimits::load_bytes of "
                                                 "pack \"x1\""));
    own.load_bytes = 0;
    own.load_instructions = 10'000;
    CHECK_THAT(problem("for _ = 1, 100000 do end\n" + keeps),
               ContainsSubstring("more than 10000 instructions"));
    own.load_instructions = 0;
    own.call_bytes = 100u << 10;
    CHECK(problem(keeps) == "PTCG_OK");
    limits.host_bytes = 1u << 20;
    ptcg_status status = PTCG_OK;
    const Library library = load(pack_with(keeps), status, nullptr, &all);
    CHECK(status == PTCG_ERROR_PACKS);
}

TEST_CASE("Limits that cannot be meant are refused", "[c][limits][errors]")
{
    ptcg_pack_script_limits own[] = {limits_of("x1"), limits_of("x1")};
    ptcg_script_limits limits = no_script_limits();
    limits.packs = own;
    limits.pack_count = 1;
    ptcg_status status = PTCG_OK;
    const auto load_status = [&] {
        const Library library = load_attack("", limits, status);
        CHECK((library == nullptr) == (status != PTCG_OK));
        return status;
    };
    REQUIRE(load_status() == PTCG_OK);
    own[0].pack = "x2";  // would limit no pack
    CHECK(load_status() == PTCG_ERROR_NAME);
    CHECK(last() == "there is no pack \"x2\"; did you mean \"x1\"?");
    own[0].pack = nullptr;
    CHECK(load_status() == PTCG_ERROR_ARGUMENT);
    own[0].pack = "x1";
    own[0].watchdog_ms = -2;
    CHECK(load_status() == PTCG_ERROR_ARGUMENT);
    own[0].watchdog_ms = -1;
    CHECK(load_status() == PTCG_OK);
    limits.pack_count = 2;
    CHECK(load_status() == PTCG_ERROR_ARGUMENT);
    CHECK_THAT(last(), ContainsSubstring("\"x1\" has limits twice"));
    own[1].size = 8;
    CHECK(load_status() == PTCG_ERROR_ARGUMENT);
    CHECK_THAT(last(), ContainsSubstring("all need the same `size`"));
    limits.packs = nullptr;
    CHECK(load_status() == PTCG_ERROR_ARGUMENT);

    limits = no_script_limits();
    limits.engine_calls = 0xffffffffu;
    CHECK(load_status() == PTCG_ERROR_ARGUMENT);
    const Library library = load(small_pack(), status);
    ptcg_host* host = nullptr;
    CHECK(ptcg_host_create(library.get(), &limits, &host) == PTCG_ERROR_ARGUMENT);
    limits = no_script_limits();
    limits.packs = own;
    limits.pack_count = 1;
    own[0].pack = "x3";
    CHECK(ptcg_host_create(library.get(), &limits, &host) == PTCG_ERROR_NAME);
    CHECK(host == nullptr);

    // An older host's struct ends before the newer fields.
    limits = no_script_limits();
    limits.size = offsetof(ptcg_script_limits, host_bytes);
    limits.load_ms = -5;  // beyond its size: not read
    CHECK(ptcg_host_create(library.get(), &limits, &host) == PTCG_OK);
    ptcg_host_free(host);
}
