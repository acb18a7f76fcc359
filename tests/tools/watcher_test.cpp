#include "watching/watcher.hpp"

#include <algorithm>

#include "data/pack_finding.hpp"
#include "ptcg/scripting/folder_times.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::watcher_test {

using ptcg::FolderTimes;
using namespace ptcg::tools;
using Catch::Matchers::ContainsSubstring;
namespace test = ptcg::test;
namespace fs = std::filesystem;

namespace {

/// A pack of two Pokémon, each with a script and a test. The second card's test names the first
/// card.
class WatchedPack {
public:
    WatchedPack()
        : pack_(fs::canonical(folder_.path()) / "my1"),
          watcher_({own_cards_folder(), pack_}, {pack_})
    {
        save("pack.toml", "id = \"my1\"\nname = \"My\"\nversion = \"1\"\napi = 2\n");
        for (const std::string number : {"1", "2"}) {
            save("00" + number + "-kit.toml", "id = \"my1-" + number + "\"\nname = \"Kit " +
                                                  number +
                                                  "\"\nkind = \"pokemon\"\nstage = \"basic\"\n"
                                                  "hp = 50\ntypes = [\"fire\"]\nretreat = "
                                                  "1\n[[attack]]\nname = \"Zap\"\ncost = []\n"
                                                  "damage = 10\ntext = \"Ten.\"\n");
            save("00" + number + "-kit.lua", script);
            save("tests/00" + number + "-kit.lua", test_of("my1-" + number, "my1-1", 10));
        }
    }

    fs::path save(const std::string& file, std::string_view text)
    {
        return folder_.write("my1/" + file, text).lexically_normal();
    }
    WatchReport start() { return watcher_.start(); }
    WatchReport changed(const std::string& file)
    {
        const std::vector<fs::path> files = {pack_ / file};
        return watcher_.changed(files);
    }
    WatchReport saved(const std::string& file, std::string_view text)
    {
        save(file, text);
        return changed(file);
    }
    [[nodiscard]] const fs::path& pack() const { return pack_; }
    Watcher& watcher() { return watcher_; }

    static std::string test_of(const std::string& me, const std::string& opponent, int damage)
    {
        return "test(\"Zap\", function(t)\n  t:position { me = { active = \"" + me +
               "\" }, opponent = { active = \"" + opponent +
               "\" } }\n  t:attack \"Zap\"\n  t:equal(t.opponent.active.damage, " +
               std::to_string(damage) + ")\nend)\n";
    }
    static constexpr std::string_view script =
        "local card = ...\ncard.attack[\"Zap\"] = { after = function(game, it) end }\n";

private:
    test::TemporaryFolder folder_;
    fs::path pack_;
    Watcher watcher_;
};

/// Returns the stems of the test files that were run.
std::vector<std::string> run_files(const WatchReport& report)
{
    std::vector<std::string> names;
    for (const auto& result : report.tests) {
        for (const auto& one : result.tests) names.push_back(fs::path(one.file).stem().string());
    }
    return names;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("Watching begins with all tests", "[tools][designing]")
{
    WatchedPack pack;
    const WatchReport report = pack.start();
    CHECK(report.check.findings.empty());
    CHECK(report.check.cards == 2);
    CHECK(report.passed() == 2);
    CHECK(report.failed() == 0);
}

TEST_CASE("A save runs the tests of what changed", "[tools][designing]")
{
    WatchedPack pack;
    (void)pack.start();
    CHECK(run_files(pack.changed("tests/001-kit.lua")) == Names{"001-kit"});
    CHECK(run_files(pack.changed("002-kit.lua")) == Names{"002-kit"});
    CHECK(run_files(pack.changed("002-kit.toml")) == Names{"002-kit"});
    CHECK(run_files(pack.changed("001-kit.lua")) == Names{"001-kit", "002-kit"});  // it names my1-1
    CHECK(run_files(pack.changed("lib/shared.lua")) == Names{"001-kit", "002-kit"});
    CHECK(run_files(pack.changed("pack.toml")) == Names{"001-kit", "002-kit"});
    CHECK(run_files(pack.changed("decks/new.txt")).empty());
    CHECK(run_files(pack.changed("../../rulesets/dp.toml")) == Names{"001-kit", "002-kit"});
}

TEST_CASE("While a pack has problems, nothing is tested and changes are remembered",
          "[tools][designing]")
{
    WatchedPack pack;
    (void)pack.start();
    const WatchReport broken = pack.saved("002-kit.lua", "local card = \n");
    REQUIRE(broken.check.errors() == 1);
    CHECK_FALSE(broken.check.playable);
    CHECK(broken.tests.empty());
    CHECK(pack.changed("tests/001-kit.lua").tests.empty());
    CHECK(run_files(pack.saved("002-kit.lua", WatchedPack::script)) == Names{"001-kit", "002-kit"});
}

TEST_CASE("What failed is run again until it passes", "[tools][designing]")
{
    WatchedPack pack;
    (void)pack.start();
    const WatchReport wrong =
        pack.saved("tests/002-kit.lua", WatchedPack::test_of("my1-2", "my1-2", 20));
    CHECK(wrong.failed() == 1);
    const WatchReport other = pack.changed("tests/001-kit.lua");
    CHECK(run_files(other) == Names{"001-kit", "002-kit"});
    CHECK(other.failed() == 1);
    CHECK(pack.saved("tests/002-kit.lua", WatchedPack::test_of("my1-2", "my1-2", 10)).passed() ==
          1);
    CHECK(run_files(pack.changed("tests/001-kit.lua")) == Names{"001-kit"});
    fs::remove(pack.pack() / "tests/001-kit.lua");
    CHECK(run_files(pack.changed("tests/001-kit.lua")).empty());
}

TEST_CASE("After a save, watching says how the card's texts are read", "[tools][designing]")
{
    WatchedPack pack;
    CHECK(pack.start().readings.empty());
    const std::string facts =
        "id = \"my1-1\"\nname = \"Kit 1\"\nkind = \"pokemon\"\nstage = \"basic\"\n"
        "hp = 50\ntypes = [\"fire\"]\nretreat = 1\n[[attack]]\nname = \"Zap\"\ncost = []\n"
        "damage = 10\ntext = ";
    using Lines = std::vector<std::string>;
    CHECK(pack.saved("001-kit.toml", facts + "\"Draw a card. Then weep.\"\n").readings ==
          Lines{"my1-1, Zap: text not read: no wording goes on from \"weep.\""});
    const WatchReport other = pack.saved("001-kit.toml", facts + "\"Draw 2 cards.\"\n");
    CHECK(other.readings ==
          Lines{"my1-1: text read; another script is written for it: ptcg draft my1-1"});
    CHECK(other.failed() == 1);
    CHECK_THAT(watch_text(other, "12:00:00", Paint(), 80),
               ContainsSubstring("the script does not do what the text says"));
    const WatchReport same =
        pack.saved("001-kit.lua", "card.attack[\"Zap\"] = function(game) game:draw(2) end\n");
    CHECK(same.readings == Lines{"my1-1: text read; the script is what it says"});
    CHECK(same.failed() == 0);
    CHECK_THAT(watch_text(same, "12:00:00", Paint(), 80),
               ContainsSubstring("\nmy1-1: text read; the script is what it says\ntests: "));
    CHECK(pack.changed("tests/001-kit.lua").readings.empty());
    CHECK(pack.changed("pack.toml").readings.empty());
}

TEST_CASE("What watching says", "[tools][designing]")
{
    WatchReport report;
    report.changed = {"my1/001-kit.lua"};
    report.check.cards = 2;
    report.check.packs = 1;
    report.check_ms = 12.3;
    report.test_ms = 4.5;
    report.check.playable = true;
    CHECK(watch_text(report, "12:00:00", Paint(), 80) ==
          "12:00:00 changed: my1/001-kit.lua\n\n"
          "2 cards in 1 pack: 0 errors, 0 warnings\n"
          "tests: 0 passed, 0 failed; checked in 12 ms, tested in 4 ms\n");
    report.check.playable = false;
    report.check.findings.push_back(
        {.code = "lua-syntax", .file = "my1/001-kit.lua", .line = 3, .message = "no such thing"});
    CHECK(watch_text(report, "12:00:00", Paint(), 80) ==
          "12:00:00 changed: my1/001-kit.lua\n\n"
          "my1/001-kit.lua:3: error: no such thing [lua-syntax]\n\n"
          "2 cards in 1 pack: 1 error, 0 warnings\n"
          "ptcg check --explain lua-syntax says more\nno test was run\n");
}

TEST_CASE("Folders tell which files changed", "[tools][designing]")
{
    const test::TemporaryFolder folder;
    const fs::path same = folder.write("a/same.txt", "1");
    const fs::path longer = folder.write("a/b/longer.txt", "1");
    const fs::path gone = folder.write("gone.txt", "1");
    const fs::path touched = folder.write("touched.txt", "1");
    const std::vector<fs::path> folders = {folder.path()};
    const FolderTimes before = FolderTimes::of(folders);
    CHECK(FolderTimes::of(folders).changed_since(before).empty());
    folder.write("a/b/longer.txt", "12");
    fs::remove(gone);
    fs::last_write_time(touched, fs::last_write_time(touched) + std::chrono::seconds(1));
    const fs::path fresh = folder.write("new.txt", "1");
    folder.write(".hidden", "1");
    CHECK(FolderTimes::of(folders).changed_since(before) ==
          std::vector<fs::path>{longer, gone, fresh, touched});
}

}  // namespace ptcg::watcher_test
