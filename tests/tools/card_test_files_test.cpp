// Files of card tests: which they are, what they may read, their results on several threads and for
// machines.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "card_test_world.hpp"
#include "card_tests/test_output.hpp"
#include "card_tests/test_runner.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::card_test_files_test {

using namespace ptcg::tools;

TEST_CASE("The tests of a folder are its files of tests", "[tools][card_tests]")
{
    namespace fs = std::filesystem;
    const test::TemporaryFolder folder{"breaks"};
    const auto names = [&](const fs::path& in) {
        std::string all;
        for (const CardTestFile& file : find_card_tests(std::vector{in})) {
            all += file.path.filename().string() + " ";
        }
        return all;
    };
    fs::create_directory_symlink("self", folder.path() / "self");
    std::ofstream(folder.path() / "a.lua") << "";
    CHECK(names(folder.path()) == "a.lua ");
    CHECK(names(folder.path() / "self") == "self ");

    // The scripts of a pack are not tests.
    std::ofstream(folder.path() / "pack.toml") << "";
    fs::create_directories(folder.path() / "lib");
    std::ofstream(folder.path() / "lib/b.lua") << "";
    CHECK(names(folder.path()).empty());
    CHECK(names(folder.path() / "lib").empty());
    fs::create_directories(folder.path() / "tests/more");
    std::ofstream(folder.path() / "tests/c.lua") << "";
    std::ofstream(folder.path() / "tests/more/d.lua") << "";
    fs::create_symlink("e.lua", folder.path() / "tests/e.lua");
    CHECK(names(folder.path()) == "c.lua ");
    CHECK(names(folder.path() / "tests") == "c.lua ");
    CHECK(names(folder.path() / "tests/more") == "d.lua ");
    std::ofstream(folder.path() / "tests/x\n9 passed.lua") << "";
    CHECK(find_card_tests(std::vector{folder.path()}).back().shown.find('\n') == std::string::npos);
}

TEST_CASE("A test reads positions beside it and no other file", "[tools][card_tests]")
{
    namespace fs = std::filesystem;
    CardTestBench world;
    const test::TemporaryFolder folder{"breaks"};
    const fs::path puzzle = test::cards_folder() / "puzzles/jammed.toml";
    fs::create_directories(folder.path() / "tests/more");
    for (const char* copy : {"outside.toml", "tests/a.toml", "tests/more/b.toml"}) {
        fs::copy_file(puzzle, folder.path() / copy);
    }
    fs::create_symlink("a.toml", folder.path() / "tests/in.toml");
    fs::create_symlink("../outside.toml", folder.path() / "tests/out.toml");
    fs::create_directory_symlink("..", folder.path() / "tests/up");
    CardTestOptions options;
    options.folder = folder.path() / "tests";
    options.reruns.fill(false);
    const auto message = [&](const std::string& file) {
        return world.run("test('x', function(t) t:position '" + file + "' end)", options)
            .tests.at(0)
            .message;
    };
    for (const char* file : {"a.toml", "more/b.toml", "./a.toml", "in.toml"}) {
        CHECK(message(file) == "");
    }
    for (const std::string& file :
         {puzzle.string(), (folder.path() / "tests/a.toml").string(),
          std::string("../outside.toml"), std::string("more/../a.toml"), std::string("out.toml"),
          std::string("up/outside.toml"), std::string("up/nothing.toml"),
          std::string("/dev/zero.toml")}) {
        INFO(file);
        CHECK_THAT(message(file),
                   Catch::Matchers::ContainsSubstring("is not next to the test's file"));
    }
    CHECK_THAT(message("nothing.toml"), Catch::Matchers::ContainsSubstring("nothing.toml: "));
}

TEST_CASE("Files of tests run on several threads, with their results in order",
          "[tools][card_tests][threads]")
{
    CardTestBench world;
    const std::filesystem::path folder = test::cards_folder() / "dp3";
    TestWork work{
        .pool = world.data->pool.get(),
        .files = find_card_tests(std::vector{folder}),
        .options = {},
        .jobs = 3,
        .ruleset = [](std::string_view name) { return &test::profile(std::string(name)); },
        .progress = {}};
    REQUIRE(work.files.size() > 10);
    std::size_t last = 0;
    work.progress = [&](std::size_t done) { last = std::max(last, done); };
    const std::vector<CardTestResult> results = run_test_files(work);
    CHECK(last == work.files.size());
    REQUIRE(results.size() == work.files.size());
    for (std::size_t i = 0; i < results.size(); ++i) {
        CHECK(results[i].report() == "");
        REQUIRE_FALSE(results[i].tests.empty());
        CHECK(results[i].tests.front().file == work.files[i].shown);
    }
}

TEST_CASE("Results for machines", "[tools][card_tests]")
{
    const std::vector<CardTestResult> results = {
        {.tests = {{.file = "cards/a.lua",
                    .name = "fine",
                    .line = 3,
                    .passed = true,
                    .milliseconds = 1.5,
                    .rulesets = {"dp", "sv"}},
                   {.file = "cards/a.lua",
                    .name = "\"<wrong>\"",
                    .line = 9,
                    .milliseconds = 2.5,
                    .message = "cards/a.lua:10: 1 & 2\nand more",
                    .report = "FAILED  \x1b[1m<wrong>\n"}}},
        {}};
    CHECK(
        to_junit(results) ==
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<testsuites name=\"ptcg test\" tests=\"2\" failures=\"1\" errors=\"0\" time=\"0.0040\">\n"
        "  <testsuite name=\"cards/a.lua\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\" "
        "time=\"0.0040\">\n"
        "    <testcase classname=\"cards.a\" name=\"fine\" file=\"cards/a.lua\" line=\"3\" "
        "time=\"0.0015\"/>\n"
        "    <testcase classname=\"cards.a\" name=\"&quot;&lt;wrong&gt;&quot;\" "
        "file=\"cards/a.lua\" line=\"9\" time=\"0.0025\">\n"
        "      <failure type=\"failure\" message=\"cards/a.lua:10: 1 &amp; 2 and more\">"
        "FAILED  ?[1m&lt;wrong&gt;\n</failure>\n"
        "    </testcase>\n"
        "  </testsuite>\n"
        "</testsuites>\n");
    CHECK(to_json(results) == R"({
  "passed": 1,
  "failed": 1,
  "tests": [
    {
      "file": "cards/a.lua",
      "name": "fine",
      "line": 3,
      "result": "passed",
      "milliseconds": 1.5,
      "rulesets": [
        "dp",
        "sv"
      ]
    },
    {
      "file": "cards/a.lua",
      "name": "\"<wrong>\"",
      "line": 9,
      "result": "failed",
      "milliseconds": 2.5,
      "rulesets": [],
      "message": "cards/a.lua:10: 1 & 2\nand more"
    }
  ]
}
)");
}

}  // namespace ptcg::card_test_files_test
