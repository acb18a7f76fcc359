#include "ptcg/scripting/pack_loader.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/packs.hpp"

namespace ptcg::pack_loader_test {

namespace {

using Found = std::vector<std::string>;

std::string card(const std::string& id, const std::string& name = "Wall")
{
    return "id = \"" + id + "\"\nname = \"" + name +
           "\"\nkind = \"pokemon\"\nstage = \"basic\"\nhp = 90\ntypes = [\"fire\"]\nretreat = 1\n";
}

Found ids_of(const CardPool& pool)
{
    Found ids;
    for (const PackInfo& pack : pool.packs) ids.push_back(pack.id);
    return ids;
}

}  // namespace

TEST_CASE("Packs come after those they depend on, otherwise by id", "[packs]")
{
    TestPacks packs;
    packs.pack("a", "depends = [\"c\"]\n").pack("b").pack("c").pack("d");
    packs.file("a/2.toml", card("a-2")).file("a/1.toml", card("a-1")).file("c/1.toml", card("c-1"));
    const LoadResult result = packs.load();
    REQUIRE(result.pool);
    CHECK(ids_of(*result.pool) == Found{"b", "c", "a", "d"});
    CHECK(result.pool->packs[2].cards == Found{"a-1", "a-2"});
    CHECK(result.pool->packs[2].shown == "cards/a");
    CHECK(result.pool->packs[2].depends == Found{"c"});
    CHECK(result.pool->library.text(DefId{0}).id == "c-1");
    CHECK(result.pool->library.text(DefId{2}).id == "a-2");
}

TEST_CASE("A root is a folder of packs, or a pack", "[packs]")
{
    TestPacks packs;
    packs.pack("a").pack("b").file("rulesets/dp.toml", "").file("readme.txt", "");
    const std::vector both = {packs.path() / "b", packs.path()};
    const LoadResult result = load_packs(both);
    REQUIRE(result.pool);
    CHECK(ids_of(*result.pool) == Found{"a", "b"});

    const std::vector none = {packs.path() / "nowhere", packs.path() / "rulesets"};
    const LoadResult failed = load_packs(none);
    CHECK_FALSE(failed.pool);
    REQUIRE(failed.problems.size() == 2);
    CHECK(failed.problems[0].message == "no such folder");
    CHECK(failed.problems[1].message == "no pack found: there is no folder with a pack.toml");
}

TEST_CASE("The stamp of a pack changes with what plays, and with nothing else", "[packs]")
{
    const std::string script = "local card = ...\ncard.play = function() end\n";
    const std::string item =
        "id = \"a-2\"\nname = \"Nothing\"\nkind = \"trainer\"\ntrainer = \"item\"\n";
    struct Change {
        std::string file, content;
        bool plays;
    };
    const std::vector<Change> changes = {
        {"a/1.toml", card("a-1") + "# a comment\n", false},
        {"a/1.toml", card("a-1") + "[names]\npt = \"Muro\"\n", false},
        {"a/2.toml", item + "text = \"Nothing at all.\"\n", false},
        {"a/pack.toml", "id = \"a\"\nname = \"Other\"\nversion = \"2\"\napi = 2\n", false},
        {"a/tests/1.lua", "-- a test", false},
        {"a/decks/one.txt", "60 Wall a-1", false},
        {"a/1.toml", card("a-1", "Fence"), true},
        {"a/2.lua", script + "local _ = 1\n", true},
        {"a/lib/more.lua", "return {}", true},
        {"a/3.toml", card("a-3"), true},
    };
    const auto stamps = [&](const Change& change) {
        TestPacks packs;
        packs.pack("a").file("a/1.toml", card("a-1"));
        packs.file("a/2.toml", item + "text = \"Nothing.\"\n").file("a/2.lua", script);
        if (!change.file.empty()) packs.file(change.file, change.content);
        packs.pack("b", "depends = [\"a\"]\n").file("b/1.toml", card("b-1"));
        packs.pack("c").file("c/1.toml", card("c-1"));
        const LoadResult loaded = packs.load();
        for (const Problem& problem : loaded.problems) UNSCOPED_INFO(to_string(problem));
        REQUIRE(loaded.pool);
        std::vector<CardPack> found;
        const DefId of_b = loaded.pool->library.find("b-1");
        for (const CardPack* stamp : loaded.pool->library.packs_of(std::array{of_b})) {
            found.push_back(*stamp);
        }
        return found;
    };
    const std::vector<CardPack> before = stamps({});
    REQUIRE(before.size() == 2);  // what b-1 needs, which is not c
    CHECK(before[0].id == "a");
    CHECK(before[1].id == "b");
    for (const Change& change : changes) {
        INFO(change.file << "\n" << change.content);
        const std::vector<CardPack> after = stamps(change);
        REQUIRE(after.size() == 2);
        CHECK((after[0].hash != before[0].hash) == change.plays);
        CHECK(after[1].hash == before[1].hash);
    }
}

TEST_CASE("All problems of all packs are reported", "[packs][errors]")
{
    TestPacks packs;
    packs.pack("a", "cod = \"A\"\n").pack("b", "depends = [\"aa\"]\n");
    packs.file("a/1.toml", "id = \"a-1\"\n").file("b/1.toml", "x = ");
    const Found found = packs.problems();
    REQUIRE(found.size() == 5);
    CHECK(found[0] == "cards/a/pack.toml:5:1: error: unknown key \"cod\"; did you mean \"code\"?");
    CHECK(found[1] ==
          "cards/b/pack.toml:5:12: error: this pack depends on \"aa\", which is not loaded; did "
          "you mean \"a\"?");
    CHECK(found[2] == "cards/a/1.toml:1:1: error: missing key \"name\"");
    CHECK(found[3] == "cards/a/1.toml:1:1: error: missing key \"kind\"");
    CHECK_THAT(found[4], Catch::Matchers::StartsWith("cards/b/1.toml:1:"));
    CHECK_FALSE(packs.load().pool);
}

TEST_CASE("A pack for another version of the API is refused", "[packs][errors]")
{
    TestPacks packs;
    packs.file("a/pack.toml", "id = \"a\"\nname = \"A\"\nversion = \"1\"\napi = 3\n");
    CHECK(packs.problems() ==
          Found{"cards/a/pack.toml:4:7: error: this pack needs API version 3, but this program "
                "only supports version 2; update the program"});
    packs.file("a/pack.toml", "id = \"a\"\nname = \"A\"\nversion = \"1\"\napi = 1\n");
    CHECK(packs.problems() ==
          Found{"cards/a/pack.toml:4:7: error: this pack is written for API version 1, but this "
                "program has version 2; run `ptcg migrate` to update its scripts"});
    packs.file("a/pack.toml", "id = \"A B\"\nname = \"A\"\nversion = \"1\"\n");
    CHECK(packs.problems() ==
          Found{"cards/a/pack.toml:1:1: error: missing key \"api\"",
                "cards/a/pack.toml:1:6: error: a pack id may contain only lowercase letters, "
                "digits, \"-\" and \"_\", and must begin with a letter or digit"});
}

TEST_CASE("Dependencies must not run in a circle", "[packs][errors]")
{
    TestPacks packs;
    packs.pack("a", "depends = [\"b\"]\n").pack("b", "depends = [\"c\"]\n");
    packs.pack("c", "depends = [\"b\"]\n");
    CHECK(
        packs.problems() ==
        Found{"cards/c/pack.toml:5:12: error: packs depend on each other in a cycle: b -> c -> b"});
    packs.pack("c", "depends = [\"c\"]\n");
    CHECK(packs.problems() ==
          Found{"cards/c/pack.toml:5:12: error: a pack cannot depend on itself"});
}

TEST_CASE("An id belongs to one thing", "[packs][errors]")
{
    TestPacks packs;
    packs.pack("a").file("a/1.toml", card("a-1")).file("a/2.toml", card("a-1"));
    packs.file("a/prints.toml", "[[print]]\nid = \"a-1\"\nof = \"a-1\"\n");
    packs.file("b/pack.toml", "id = \"a\"\nname = \"A\"\nversion = \"1\"\napi = 2\n");
    CHECK(packs.problems() ==
          Found{"cards/b/pack.toml: error: pack id \"a\" is already used in cards/a",
                "cards/a/2.toml:1:6: error: id \"a-1\" is already used in cards/a/1.toml",
                "cards/a/prints.toml:2:6: error: id \"a-1\" is already used in cards/a/1.toml"});
}

TEST_CASE("A pack that is given twice is one problem, not one for each card", "[packs][errors]")
{
    TestPacks packs;
    packs.pack("a");
    packs.file("b/pack.toml", "id = \"a\"\nname = \"Pack a\"\nversion = \"1\"\napi = 2\n");
    for (const std::string folder : {"a/", "b/"}) {
        packs.file(folder + "1.toml", card("a-1")).file(folder + "2.toml", card("a-2"));
        packs.file(folder + "classes/c.toml", "id = \"c\"\nname = \"C\"\n");
    }
    CHECK(packs.problems() ==
          Found{"cards/b/pack.toml: error: pack id \"a\" is already used in cards/a"});
}

TEST_CASE("Packs of one id that look alike are told by where they lie", "[packs][errors]")
{
    TestPacks one;
    TestPacks two;
    one.pack("a");
    two.pack("a");
    const std::vector<std::filesystem::path> roots = {one.path(), two.path()};
    const LoadResult loaded = load_packs(roots);
    REQUIRE(loaded.problems.size() == 1);
    const std::string& message = loaded.problems.front().message;
    CAPTURE(message);
    for (const std::filesystem::path& root : roots) {
        CHECK(message.find((root / "a").string()) != std::string::npos);
    }
}

TEST_CASE("A problem names its pack and source, and of two the later source is blamed",
          "[packs][errors]")
{
    const auto source = [](const std::string& name, const std::string& pack,
                           const std::string& folder) {
        return MemoryFolder{.name = name,
                            .files = {{folder + "/pack.toml", "id = \"" + pack +
                                                                  "\"\nname = \"X\"\nversion = "
                                                                  "\"1\"\napi = 2\n"},
                                      {folder + "/classes/c.toml", "id = \"c\"\nname = \"C\"\n"}}};
    };
    const auto blamed = [](const std::vector<MemoryFolder>& sources, FaultyPacks faulty) {
        PackLimits limits;
        limits.faulty_packs = faulty;
        LoadResult result = load_packs({}, sources, limits);
        Found found;
        for (const Problem& problem : result.problems) {
            found.push_back(problem.pack + " of " + problem.source);
        }
        if (result.pool != nullptr) {
            for (const PackInfo& pack : result.pool->packs) found.push_back("loaded " + pack.id);
        }
        return found;
    };
    // The folders' names sort the other way, and look alike in the last.
    CHECK(blamed({source("z", "p", "b"), source("a", "p", "a")}, FaultyPacks::stop_all).front() ==
          "p of a");
    CHECK(blamed({source("z", "q", "b"), source("a", "p", "a")}, FaultyPacks::stop_all) ==
          Found{"p of a"});
    CHECK(blamed({source("z", "q", "b"), source("a", "p", "a")}, FaultyPacks::leave_out) ==
          Found{"p of a", "loaded q"});
    CHECK(blamed({source("z", "p", "b"), source("a", "p", "a")}, FaultyPacks::leave_out).back() ==
          "loaded p");
    CHECK(blamed({MemoryFolder{.name = "none"}}, FaultyPacks::leave_out) == Found{" of none"});
}

TEST_CASE("Limits for a pack that does not exist are a problem", "[packs][errors]")
{
    TestPacks packs;
    packs.pack("abc");
    PackLimits limits;
    limits.scripts.packs["abd"].call_bytes = 1;
    const LoadResult result = packs.load(limits);
    CHECK(result.pool == nullptr);
    REQUIRE(result.problems.size() == 1);
    CHECK(result.problems[0].message == "there is no pack \"abd\"; did you mean \"abc\"?");
    CHECK(result.problems[0].code == "limits");
}

TEST_CASE("A print is another id of a card in the pack or its dependencies", "[packs]")
{
    TestPacks packs;
    packs.pack("a").file("a/1.toml", card("a-1"));
    packs.pack("b", "depends = [\"a\"]\n");
    packs.file("b/prints.toml", "[[print]]\nid = \"pop7-1\"\nof = \"a-1\"\n");
    {
        const LoadResult result = packs.load();
        REQUIRE(result.pool);
        CHECK(result.pool->library.find("pop7-1") == result.pool->library.find("a-1"));
        CHECK(result.pool->library.text(DefId{0}).prints == Found{"pop7-1"});
    }
    packs.file("b/prints.toml", "[[print]]\nid = \"pop7-1\"\nof = \"a-2\"\n");
    CHECK(packs.problems() ==
          Found{"cards/b/prints.toml:3:6: error: no card \"a-2\" in this pack or those it depends "
                "on; did you mean \"a-1\"?\n  in print \"pop7-1\""});
    packs.pack("b").file("b/prints.toml", "[[print]]\nid = \"pop7-1\"\nof = \"a-1\"\n");
    CHECK(packs.problems() ==
          Found{"cards/b/prints.toml:3:6: error: no card \"a-1\" in this pack or those it depends "
                "on\n  in print \"pop7-1\""});
}

TEST_CASE("Scripts stand beside their cards and shared ones in lib", "[packs]")
{
    TestPacks packs;
    packs.pack("a").file("a/1.toml",
                         card("a-1") + "[[attack]]\nname = \"Hit\"\ncost = []\ntext = \"t\"\n");
    packs.file("a/1.lua", "local card = ...\ncard.attack.Hit = { after = function() end }\n");
    packs.file("a/lib/costs.lua", "return {}\n").file("a/2.lua", "").file("a/tests/1.lua", "x");
    const LoadResult result = packs.load();
    for (const Problem& problem : result.problems) FAIL_CHECK(to_string(problem));
    REQUIRE(result.pool);
    const ScriptBundle& scripts = result.pool->scripts;
    REQUIRE(scripts.cards.size() == 1);
    CHECK(scripts.cards[0].path == "cards/a/1.lua");
    CHECK(scripts.cards[0].card == "a-1");
    CHECK(scripts.cards[0].pack == "a");
    CHECK(scripts.cards[0].def == result.pool->library.find("a-1"));
    REQUIRE(scripts.shared.size() == 1);
    CHECK(scripts.shared[0].module == "costs");
    CHECK(scripts.shared[0].source == "return {}\n");
    CHECK(result.pool->library.text(DefId{0}).has_script);
    CHECK(result.pool->packs[0].stray_scripts == Found{"cards/a/2.lua"});
}

TEST_CASE("A stranger's pack cannot be too large or reach outside its folder", "[packs][errors]")
{
    TestPacks packs;
    packs.pack("a").file("a/1.toml", card("a-1"));
    SECTION("size of a file")
    {
        packs.file("a/big.toml", std::string(2000, '#'));
        CHECK(packs.problems({.file_bytes = 1000}) ==
              Found{"cards/a/big.toml: error: a file can have at most 1000 bytes"});
    }
    SECTION("size of a pack and number of files")
    {
        CHECK(packs.problems({.pack_bytes = 100}) ==
              Found{"cards/a: error: a pack can have at most 100 bytes"});
        CHECK(packs.problems({.pack_files = 1}) ==
              Found{"cards/a: error: a pack can have at most 1 files"});
    }
    SECTION("symbolic links")
    {
        packs.file("secret.toml", card("a-9"));
        std::filesystem::create_symlink(packs.path() / "secret.toml", packs.path() / "a/9.toml");
        CHECK(packs.problems() ==
              Found{"cards/a/9.toml: error: symbolic link leads outside the pack's folder"});
        std::filesystem::remove(packs.path() / "a/9.toml");
        std::filesystem::create_symlink("1.toml", packs.path() / "a/0.txt");
        CHECK(packs.problems().empty());
    }
}

TEST_CASE("The packs in cards/ load, each card under its number", "[packs]")
{
    const std::vector roots = {ptcg::test::cards_folder()};
    const LoadResult result = load_packs(roots);
    for (const Problem& problem : result.problems) FAIL_CHECK(to_string(problem));
    REQUIRE(result.pool);
    const CardLibrary& library = result.pool->library;
    const DefId electivire = library.find("dp3-25");
    REQUIRE(electivire != no_def);
    CHECK(library.text(electivire).name == "Electivire");
    CHECK(library.find("pop7-1") == library.find("dp3-1"));
}

TEST_CASE("a file requires from its own pack and those it depends on only", "[packs]")
{
    const std::string script =
        "local card = ...\nlocal lib = ptcg.require \"lib\"\n"
        "card.attack[\"Hit\"] = { after = lib.after }\n";
    const std::string facts =
        "id = \"b-1\"\nname = \"Bee\"\nkind = \"pokemon\"\nstage = \"basic\"\n"
        "hp = 50\ntypes = [\"grass\"]\nretreat = 1\n\n[[attack]]\n"
        "name = \"Hit\"\ncost = []\ntext = \"Hits.\"\n";
    const std::string lib = "return { after = function() end }\n";
    TestPacks packs;
    packs.pack("a").file("a/lib/lib.lua", lib).file("b/001-bee.toml", facts);
    SECTION("one it depends on")
    {
        packs.pack("b", "depends = [\"a\"]\n").file("b/001-bee.lua", script);
        CHECK(packs.problems().empty());
    }
    SECTION("another: which to add is told")
    {
        packs.pack("b").file("b/001-bee.lua", script);
        REQUIRE(packs.problems().size() == 1);
        CHECK_THAT(
            packs.problems()[0],
            Catch::Matchers::Contains("\"lib\" belongs to the pack \"a\", which this pack does not "
                                      "depend on; add \"a\" to `depends`"));
    }
    SECTION("what a stranger's pack calls its modules is no matter")
    {
        packs.pack("c").file("c/lib/lib.lua", lib);
        packs.pack("b", "depends = [\"a\"]\n").file("b/001-bee.lua", script);
        CHECK(packs.problems().empty());
    }
}

namespace {

const std::string manifest = "id = \"a\"\nname = \"A\"\nversion = \"1\"\napi = 2\n";

std::vector<std::string> problems_of(const MemoryFolder& folder, const PackLimits& limits = {})
{
    std::vector<std::string> shown;
    for (const Problem& problem : load_packs({}, std::vector{folder}, limits).problems) {
        shown.push_back(to_string(problem));
    }
    return shown;
}

}  // namespace

TEST_CASE("A pack from memory is the pack from a folder", "[packs][memory]")
{
    TestPacks packs;
    MemoryFolder memory{"cards", {}};
    const auto both = [&](const std::string& name, const std::string& content) {
        packs.file(name, content);
        memory.files[name] = content;
    };
    both("a/pack.toml", manifest);
    both("a/1.toml", card("a-1"));
    both("a/tests/1.lua", "-- a test");
    both("a/.hidden", "no part of the pack");
    both("sets.toml", "AA = \"a\"\n");
    const LoadResult one = packs.load();
    const LoadResult other = load_packs({}, std::vector{memory});
    REQUIRE(one.pool);
    REQUIRE(other.pool);
    CHECK(one.pool->packs[0].play_hash == other.pool->packs[0].play_hash);
    const auto stamp = [](const LoadResult& loaded) {
        const DefId card = loaded.pool->library.find("a-1");
        return *loaded.pool->library.packs_of(std::array{card}).at(0);
    };
    CHECK(stamp(one) == stamp(other));
    CHECK(other.pool->packs[0].shown == "cards/a");
    CHECK(other.pool->packs[0].path.empty());
    CHECK(other.pool->library.set_codes().size() == 1);

    memory.files["a/1.toml"] += "\n";
    const LoadResult changed = load_packs({}, std::vector{memory});
    REQUIRE(changed.pool);
    CHECK(one.pool->packs[0].play_hash == changed.pool->packs[0].play_hash);
    CHECK(stamp(one) == stamp(changed));  // play is not affected
}

TEST_CASE("Packs from memory and from folders may depend on each other", "[packs][memory]")
{
    TestPacks packs;
    packs.pack("b").file("b/1.toml", card("b-1"));
    const MemoryFolder one{
        "sent", {{"pack.toml", manifest + "depends = [\"b\"]\n"}, {"1.toml", card("a-1")}}};
    const LoadResult loaded = load_packs(std::vector{packs.path()}, std::vector{one});
    REQUIRE(loaded.pool);
    CHECK(ids_of(*loaded.pool) == Found{"b", "a"});
    CHECK(loaded.pool->packs[1].shown == "sent");
    const LoadResult twice = load_packs(std::vector{packs.path()},
                                        std::vector{MemoryFolder{"x", {{"b/pack.toml", ""}}}});
    REQUIRE_FALSE(twice.pool);
    CHECK_THAT(to_string(twice.problems), Catch::Matchers::ContainsSubstring("x/b/pack.toml"));
}

TEST_CASE("What lies in memory is held to the limits of packs", "[packs][memory][errors]")
{
    CHECK(problems_of({"m", {}}) ==
          Found{"m: error: no pack found: there is no folder with a pack.toml"});
    MemoryFolder folder{"m", {{"a/pack.toml", manifest}, {"a/1.toml", card("a-1")}}};
    CHECK(problems_of(folder).empty());
    CHECK(problems_of(folder, {.pack_files = 1}).front() ==
          "m/a: error: a pack can have at most 1 files");
    CHECK(problems_of(folder, {.pack_bytes = 20}).front() ==
          "m/a: error: a pack can have at most 20 bytes");
    CHECK(problems_of(folder, {.file_bytes = 60}).front() ==
          "m/a/1.toml: error: a file can have at most 60 bytes");
    for (const char* name : {"", "/a", "a//b", "../a", "a/../b", "a/.", "a\\b", "a\x01", "a/"}) {
        MemoryFolder wrong = folder;
        wrong.files[name] = "";
        INFO(name);
        REQUIRE(problems_of(wrong).size() == 1);
        CHECK_THAT(problems_of(wrong)[0],
                   Catch::Matchers::ContainsSubstring("this is not a valid name for a file"));
    }
}

}  // namespace ptcg::pack_loader_test
