// ptcg format and ptcg migrate: files that are overwritten.

#include "authoring/migrating.hpp"
#include "authoring/lua_files.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"
#include "tools/running.hpp"

namespace ptcg::migrating_test {

using namespace ptcg::tools;
using Catch::Matchers::ContainsSubstring;
namespace fs = std::filesystem;
using ptcg::test::content_of;
using ptcg::test::run;

namespace {

constexpr std::string_view old_manifest =
    "id      = \"x1\"  # the set\nname    = \"X\"\nversion = \"0.1.0\"\napi     = 1  # so far\n";
constexpr std::string_view old_script =
    "local card = ...\n\ncard.play = { effect = function(game) game:draw { count = 3 } end }\n";
constexpr std::string_view new_script = "card.play = function(game) game:draw(3) end\n";
constexpr std::string_view old_test = "test(  \"a test\", function(t) t:play { count = 1 } end)\n";

/// A pack of api 1.
struct Pack {
    test::TemporaryFolder folder;
    fs::path root = folder.path() / "x1";
    fs::path manifest = folder.write("x1/pack.toml", old_manifest);
    fs::path script = folder.write("x1/001-draw.lua", old_script);
    fs::path shared = folder.write("x1/lib/heal.lua",
                                   "return function(game, it)\n"
                                   "  game:heal { on = it.self, counters = 2 }\nend\n");
    fs::path of_class = folder.write("x1/classes/shiny.lua",
                                     "local card = ...\n\ncard.passive.hp = { value = 10 }\n");
    fs::path test = folder.write("x1/tests/001-draw.lua", old_test);

    [[nodiscard]] bool is_untouched() const
    {
        return content_of(manifest) == old_manifest && content_of(script) == old_script &&
               content_of(test) == old_test && files() == 5;
    }
    [[nodiscard]] std::size_t files() const
    {
        std::size_t count = 0;
        for (const auto& entry : fs::recursive_directory_iterator(root)) {
            if (!entry.is_directory()) ++count;
        }
        return count;
    }
};

}  // namespace

TEST_CASE("A pack is rewritten, but not its tests", "[tools][migrating]")
{
    const Pack pack;
    CHECK(run({"migrate", pack.root.c_str()}) == 0);
    CHECK(content_of(pack.script) == new_script);
    CHECK(content_of(pack.shared) == "return function(game, it) game:heal(it.self, 20) end\n");
    CHECK(content_of(pack.of_class) == "card.in_play.hp = 10\n");
    CHECK(content_of(pack.test) == old_test);
    // Every other byte of the file is unchanged.
    std::string manifest(old_manifest);
    manifest.replace(manifest.find("= 1  #"), 6, "= 2  #");
    CHECK(content_of(pack.manifest) == manifest);
    CHECK(pack.files() == 5);
}

TEST_CASE("A folder of packs is as good as each of them, and an id as the folder",
          "[tools][migrating]")
{
    const Pack pack;
    CHECK(run({"migrate", "x1", "--packs", pack.folder.path().c_str(), "--dry-run"}) == 0);
    CHECK(pack.is_untouched());
    CHECK(run({"migrate", pack.folder.path().c_str()}) == 0);
    CHECK(content_of(pack.script) == new_script);
}

TEST_CASE("A dry run changes nothing", "[tools][migrating]")
{
    const Pack pack;
    CHECK(run({"migrate", "--dry-run", pack.root.c_str()}) == 0);
    CHECK(pack.is_untouched());
}

TEST_CASE("A pack of api 2 stays as it is", "[tools][migrating]")
{
    const Pack pack;
    CHECK(run({"migrate", pack.root.c_str()}) == 0);
    pack.folder.write("x1/001-draw.lua", "card.play  =  f\n");
    CHECK(run({"migrate", pack.root.c_str()}) == 0);
    CHECK(content_of(pack.script) == "card.play  =  f\n");
    const Result<MigratedPack> again = migrate_pack(pack.root);
    REQUIRE(again);
    CHECK(again.value().is_new);
    CHECK(again.value().files.empty());
}

TEST_CASE("What cannot be rewritten is told with its line, and all else is rewritten",
          "[tools][migrating]")
{
    const Pack pack;
    pack.folder.write("x1/002-more.lua", "\ngame:draw(3)\ngame:flips { count = 2 }\n");
    const Result<MigratedPack> migrated = migrate_pack(pack.root);
    REQUIRE(migrated);
    REQUIRE(migrated.value().problems.size() == 1);
    CHECK_THAT(migrated.value().problems[0].file, ContainsSubstring("x1/002-more.lua"));
    CHECK(migrated.value().problems[0].line == 2);
    CHECK(run({"migrate", pack.root.c_str()}) == 1);
    CHECK(content_of(pack.root / "002-more.lua") == "game:draw(3)\ngame:flips(2)\n");
    CHECK(content_of(pack.script) == new_script);
}

TEST_CASE("A pack with a file that cannot be read is left alone", "[tools][migrating]")
{
    const Pack pack;
    fs::create_symlink(pack.root / "nowhere", pack.root / "002-gone.lua");
    CHECK(run({"migrate", pack.root.c_str()}) == 1);
    fs::remove(pack.root / "002-gone.lua");
    CHECK(pack.is_untouched());
}

TEST_CASE("When one file cannot be written, none is", "[tools][migrating]")
{
    const Pack pack;
    fs::create_directory(pack.root / "lib" / ".heal.lua.new");
    CHECK(run({"migrate", pack.root.c_str()}) == 1);
    CHECK(pack.is_untouched());
}

TEST_CASE("Whoever names no pack of api 1 is told so", "[tools][migrating]")
{
    const Pack pack;
    CHECK(run({"migrate", "no-such-pack"}) == 2);
    fs::create_directory(pack.folder.path() / "empty");
    CHECK(run({"migrate", (pack.folder.path() / "empty").c_str()}) == 2);
    pack.folder.write("x1/pack.toml", "api = 7\n");
    const Result<MigratedPack> other = migrate_pack(pack.root);
    REQUIRE_FALSE(other);
    CHECK_THAT(other.error().message, ContainsSubstring("`api` = 1"));
    pack.folder.write("x1/pack.toml", "api = \n");
    CHECK_FALSE(migrate_pack(pack.root));
    CHECK(run({"migrate", pack.root.c_str()}) == 1);
}

TEST_CASE("Lua is laid out in its files, or named only", "[tools][format]")
{
    const test::TemporaryFolder folder;
    const fs::path untidy = folder.write("a/untidy.lua", "x  =  1\n");
    const fs::path tidy = folder.write("a/tidy.lua", "x = 1\n");
    folder.write("a/notes.txt", "x  =  1\n");
    CHECK(run({"format", "--check", tidy.c_str()}) == 0);
    CHECK(run({"format", "--check", folder.path().c_str()}) == 1);
    CHECK(content_of(untidy) == "x  =  1\n");
    CHECK(run({"format", folder.path().c_str()}) == 0);
    CHECK(content_of(untidy) == "x = 1\n");
    CHECK(content_of(folder.path() / "a/notes.txt") == "x  =  1\n");
    CHECK(run({"format", "--check", folder.path().c_str()}) == 0);
}

TEST_CASE("What is no Lua, or not there, is told, and the other files are laid out all the same",
          "[tools][format]")
{
    const test::TemporaryFolder folder;
    const fs::path broken = folder.write("broken.lua", "x  =\n");
    const fs::path untidy = folder.write("untidy.lua", "x  =  1\n");
    const fs::path gone = folder.path() / "gone.lua";
    CHECK(run({"format", gone.c_str(), broken.c_str(), untidy.c_str()}) == 1);
    CHECK(content_of(broken) == "x  =\n");
    CHECK(content_of(untidy) == "x = 1\n");
}

TEST_CASE("Scripts are measured by lines and tokens", "[tools][format]")
{
    const ScriptLengths none = measure_scripts({});
    CHECK(none.scripts == 0);
    const ScriptLengths lengths =
        measure_scripts({"x = 1\n", "-- x\n\nx = f(1)\ny = 2\n", "a.b = { 1 }\n\n"});
    CHECK(lengths.scripts == 3);
    CHECK(lengths.lines == 2);
    CHECK(lengths.tokens == 7);

    const Pack pack;
    CHECK(is_card_script(pack.script));
    CHECK_FALSE(is_card_script(pack.test));
    CHECK_FALSE(is_card_script(pack.shared));
    CHECK(lua_files(pack.root).size() == 4);
    CHECK(lua_files(pack.root, "tests").size() == 3);
    CHECK(run({"format", "--measure", pack.root.c_str()}) == 0);
}

}  // namespace ptcg::migrating_test
