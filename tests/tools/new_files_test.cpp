#include "authoring/new_files.hpp"

#include <fstream>
#include <iterator>
#include <vector>

#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::new_files_test {

using namespace ptcg::tools;
using Catch::Matchers::ContainsSubstring;
namespace fs = std::filesystem;
using ptcg::test::content_of;

namespace {

std::size_t entries_below(const fs::path& folder)
{
    return static_cast<std::size_t>(std::distance(fs::recursive_directory_iterator(folder), {}));
}

}  // namespace

TEST_CASE("New files are written with the folders they need", "[tools][designing]")
{
    const test::TemporaryFolder folder;
    const std::vector<NewFile> files = {{folder.path() / "a" / "b" / "one.txt", "1"},
                                        {folder.path() / "two.txt", "2"}};
    REQUIRE(write_new_files(files, false));
    CHECK(content_of(files[0].path) == "1");
    CHECK(content_of(files[1].path) == "2");
    CHECK(entries_below(folder.path()) == 4);
}

TEST_CASE("Files that are there stay as they are, unless they are to be written over",
          "[tools][designing]")
{
    const test::TemporaryFolder folder;
    const std::vector<NewFile> files = {{folder.path() / "one.txt", "new"},
                                        {folder.write("two.txt", "old"), "new"},
                                        {folder.write("three.txt", "old"), "new"}};
    const Result<void> refused = write_new_files(files, false);
    REQUIRE_FALSE(refused);
    CHECK_THAT(refused.error().message, ContainsSubstring("two.txt"));
    CHECK_THAT(refused.error().message, ContainsSubstring("three.txt"));
    CHECK_THAT(refused.error().message, ContainsSubstring("--force"));
    CHECK(entries_below(folder.path()) == 2);
    CHECK(content_of(files[1].path) == "old");
    REQUIRE(write_new_files(files, true));
    for (const NewFile& file : files) CHECK(content_of(file.path) == "new");
}

TEST_CASE("When one new file cannot be written, none is left behind", "[tools][designing]")
{
    const test::TemporaryFolder folder;
    folder.write("file", "");
    const std::vector<NewFile> files = {{folder.path() / "new" / "one.txt", "1"},
                                        {folder.path() / "file" / "two.txt", "2"}};
    const Result<void> refused = write_new_files(files, true);
    REQUIRE_FALSE(refused);
    CHECK_THAT(refused.error().message, ContainsSubstring("two.txt: cannot be written"));
    CHECK(entries_below(folder.path()) == 1);
    const std::vector<NewFile> on_folder = {{folder.path(), "x"}};
    CHECK_FALSE(write_new_files(on_folder, true));
}

}  // namespace ptcg::new_files_test
