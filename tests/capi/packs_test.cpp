// Packs from memory and from folders.

#include <filesystem>
#include <string>

#include "c_library.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

using namespace capi_test;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("A pack from memory is played like any other", "[c][memory]")
{
    ptcg_status status = PTCG_OK;
    Library library = load(small_pack(), status);
    INFO(ptcg_last_error());
    REQUIRE(status == PTCG_OK);
    Text text;
    REQUIRE(ptcg_library_list(library.get(), PTCG_PACKS, &text.raw) == PTCG_OK);
    CHECK_THAT(text.string(), ContainsSubstring("\"id\":\"x1\""));
    REQUIRE(ptcg_library_list(library.get(), PTCG_DECKS, &text.raw) == PTCG_OK);
    CHECK(text.string() == R"([{"name":"walls","format":null}])");
    REQUIRE(ptcg_library_list(library.get(), PTCG_RULESETS, &text.raw) == PTCG_OK);
    CHECK(text.string() == R"([{"id":"x","name":"X"}])");
    REQUIRE(ptcg_library_list(library.get(), PTCG_FORMATS, &text.raw) == PTCG_OK);
    CHECK(text.string() == "[]");
    REQUIRE(ptcg_library_list(library.get(), PTCG_CARDS, &text.raw) == PTCG_OK);
    CHECK(text.string() == R"([{"id":"x1-1","name":"Wall"},{"id":"x1-2","name":"Fire Energy"}])");
    uint16_t card = 0;
    REQUIRE(ptcg_library_find_card(library.get(), "x1-1", &card) == PTCG_OK);
    REQUIRE(ptcg_library_card_json(library.get(), card, &text.raw) == PTCG_OK);
    CHECK_THAT(text.string(), ContainsSubstring(R"("attacks":[{"name":"Push",)"));
    CHECK(ptcg_library_find_card(library.get(), "x1-3", &card) == PTCG_ERROR_NAME);
    CHECK(ptcg_library_card_json(library.get(), 2, &text.raw) == PTCG_ERROR_ARGUMENT);

    Host host = host_of(library.get());
    const Match match = start(host.get(), walls(1));
    host.reset();  // the match keeps what it needs
    library.reset();
    Lots lots(1);
    play(match.get(), lots);
    CHECK(decision(match.get()).outcome == PTCG_WON);
}

TEST_CASE("Packs with problems are refused with all of them", "[c][memory][errors]")
{
    Files files = small_pack();
    files["x1/001-wall.toml"] += "color = \"red\"\n";
    files["x1/003-other.toml"] = "id = ";
    files["rulesets/y.toml"] = "id = \"y\"\n";
    ptcg_status status = PTCG_OK;
    Text problems;
    const Library library = load(files, status, &problems.raw);
    CHECK(status == PTCG_ERROR_PACKS);
    CHECK(library == nullptr);
    for (const char* place :
         {"sent/x1/001-wall.toml", "sent/x1/003-other.toml", "sent/rulesets/y.toml"}) {
        CHECK_THAT(problems.string(), ContainsSubstring(place));
        CHECK_THAT(std::string(ptcg_last_error()), ContainsSubstring(place));
    }
}

TEST_CASE("A pack with problems may be left out, with those that depend on it",
          "[c][memory][errors]")
{
    const auto manifest = [](const std::string& id, const std::string& more = {}) {
        return "id = \"" + id + "\"\nname = \"X\"\nversion = \"1\"\napi = 2\n" + more;
    };
    Files files = small_pack();
    files["y1/pack.toml"] = manifest("y1", "color = 1\n");
    files["z1/pack.toml"] = manifest("z1", "depends = [\"y1\"]\n");
    files["rulesets/broken.toml"] = "id = ";
    ptcg_pack_limits limits{};
    limits.size = sizeof limits;
    ptcg_status status = PTCG_OK;
    Text problems;
    CHECK(load(files, status, &problems.raw, &limits) == nullptr);
    CHECK(status == PTCG_ERROR_PACKS);
    limits.leave_out = 1;
    const Library library = load(files, status, &problems.raw, &limits);
    INFO(ptcg_last_error());
    REQUIRE(status == PTCG_OK);
    CHECK_THAT(problems.string(), ContainsSubstring(R"("pack":"y1","source":"sent")") &&
                                      ContainsSubstring(R"("pack":"z1","source":"sent")") &&
                                      ContainsSubstring("broken.toml") &&
                                      !ContainsSubstring(R"("pack":"x1")"));
    const Host host = host_of(library.get());
    CHECK(decision(start(host.get(), walls(1)).get()).asked != PTCG_NOBODY);
    limits.leave_out = 2;
    CHECK(load(files, status, &problems.raw, &limits) == nullptr);
    CHECK(status == PTCG_ERROR_ARGUMENT);
}

TEST_CASE("A pack in memory may stand on packs of a folder", "[c][memory]")
{
    const std::string manifest =
        "id = \"mine\"\nname = \"Mine\"\nversion = \"1\"\napi = 2\ndepends = [\"dp1\"]\n";
    const std::string list = "60 dp1-123\n";
    const ptcg_file files[] = {{"mine/pack.toml", manifest.data(), manifest.size()},
                               {"decks/mine.txt", list.data(), list.size()}};
    ptcg_source sources[2] = {};
    sources[0].size = sources[1].size = sizeof(ptcg_source);
    sources[0].folder = PTCG_SOURCE_CARDS_DIR;
    sources[1].files = files;
    sources[1].file_count = 2;
    ptcg_library* made = nullptr;
    const ptcg_status status = ptcg_library_load(sources, 2, nullptr, &made, nullptr);
    INFO(ptcg_last_error());
    REQUIRE(status == PTCG_OK);
    const Library library(made);
    size_t count = 0;
    CHECK(ptcg_deck_read(library.get(), "mine", nullptr, 0, &count) == PTCG_ERROR_ROOM);
    CHECK(count == 60);
    uint64_t with = 0;
    uint64_t without = 0;
    REQUIRE(ptcg_library_hash(library.get(), &with) == PTCG_OK);
    REQUIRE(ptcg_library_hash(real_library(), &without) == PTCG_OK);
    CHECK(with != without);

    sources[0].file_count = 1;
    CHECK(ptcg_library_load(sources, 2, nullptr, &made, nullptr) == PTCG_ERROR_ARGUMENT);
    sources[0].file_count = 0;
    // What a newer header might define.
    struct {
        ptcg_source source;
        uint64_t unknown = 1;
    } newer{sources[1]};
    newer.source.size = sizeof newer;
    CHECK(ptcg_library_load(&newer.source, 1, nullptr, &made, nullptr) == PTCG_ERROR_ARGUMENT);
    const ptcg_file same[] = {files[0], files[0]};
    sources[1].files = same;
    CHECK(ptcg_library_load(sources, 2, nullptr, &made, nullptr) == PTCG_ERROR_ARGUMENT);
    const ptcg_file no_data = {"x/pack.toml", nullptr, 5};
    sources[1].files = &no_data;
    sources[1].file_count = 1;
    CHECK(ptcg_library_load(sources, 2, nullptr, &made, nullptr) == PTCG_ERROR_ARGUMENT);
    sources[0].folder = "/nowhere";
    CHECK(ptcg_library_load(sources, 1, nullptr, &made, nullptr) == PTCG_ERROR_PACKS);
    CHECK_THAT(std::string(ptcg_last_error()),
               ContainsSubstring("/nowhere: error: no such folder"));
    sources[0].folder = PTCG_SOURCE_CARDS_DIR "/sets.toml";
    CHECK(ptcg_library_load(sources, 1, nullptr, &made, nullptr) == PTCG_ERROR_PACKS);
    CHECK_THAT(std::string(ptcg_last_error()), ContainsSubstring("sets.toml: error: not a folder"));
}

TEST_CASE("The host limits what a pack may be", "[c][memory][limits]")
{
    const Files files = small_pack();
    const std::string& manifest = files.at("x1/pack.toml");
    const ptcg_file file = {"x1/pack.toml", manifest.data(), manifest.size()};
    ptcg_source source{};
    source.size = sizeof source;
    source.files = &file;
    source.file_count = 1;
    ptcg_pack_limits limits{};
    limits.size = sizeof limits;
    limits.file_bytes = 10;
    ptcg_library* made = nullptr;
    CHECK(ptcg_library_load(&source, 1, &limits, &made, nullptr) == PTCG_ERROR_PACKS);
    CHECK_THAT(std::string(ptcg_last_error()), ContainsSubstring("at most 10 bytes"));
    limits.file_bytes = 0;
    CHECK(ptcg_library_load(&source, 1, &limits, &made, nullptr) == PTCG_OK);
    ptcg_library_free(made);
}

TEST_CASE("What is wrong with a pack is sound JSON, whatever bytes are in it", "[c][errors]")
{
    Files files = small_pack();
    files["x1/\"\\\b\x01\x7f\xc3\xa9\xff\xed\xa0\x80\xf0\x9f\n.toml"] = "?";
    ptcg_status status = PTCG_OK;
    Text problems;
    CHECK(load(files, status, &problems.raw) == nullptr);
    CHECK(status == PTCG_ERROR_PACKS);
    const std::string unknown = "\xef\xbf\xbd";  // the replacement character
    CHECK_THAT(problems.string(),
               ContainsSubstring("\\\"\\\\\\b\\u0001\x7f\xc3\xa9" + unknown + unknown + unknown +
                                 unknown + unknown + unknown + "\\n.toml\",\"line\":0"));
}

TEST_CASE("What reading packs has brought is kept where a host wants it", "[c][memory]")
{
    const ptcg::test::TemporaryFolder folder;
    const std::string kept = (folder.path() / "kept").string();
    ptcg_source source{};
    source.size = sizeof source;
    source.folder = PTCG_SOURCE_CARDS_DIR;
    ptcg_pack_limits limits{};
    limits.size = sizeof limits;
    limits.cache = kept.c_str();
    uint64_t wanted = 0;
    REQUIRE(ptcg_library_hash(real_library(), &wanted) == PTCG_OK);
    for (int round = 0; round < 2; ++round) {
        ptcg_library* made = nullptr;
        REQUIRE(ptcg_library_load(&source, 1, &limits, &made, nullptr) == PTCG_OK);
        const Library library(made);
        uint64_t hash = 0;
        REQUIRE(ptcg_library_hash(library.get(), &hash) == PTCG_OK);
        CHECK(hash == wanted);
        const Host host = host_of(library.get());
        const Match match = start(host.get(), setup(1));
        const Match other = start(1);
        CHECK(capi_test::hash(match.get()) == capi_test::hash(other.get()));
        CHECK_FALSE(std::filesystem::is_empty(kept));
    }
}

TEST_CASE("A script that is wrong spoils matches with its cards alone where a host wants that",
          "[c][memory][errors]")
{
    Files files = pack_with("local card = ...\ncard.attack[\"Push\"] = {\n");
    ptcg_pack_limits limits{};
    limits.size = sizeof limits;
    ptcg_status status = PTCG_OK;
    Text problems;
    CHECK(load(files, status, &problems.raw, &limits) == nullptr);
    CHECK(status == PTCG_ERROR_PACKS);
    limits.lone_faults = 2;
    CHECK(load(files, status, &problems.raw, &limits) == nullptr);
    CHECK(status == PTCG_ERROR_ARGUMENT);
    limits.lone_faults = 1;
    const Library library = load(files, status, &problems.raw, &limits);
    REQUIRE(status == PTCG_OK);
    CHECK_THAT(problems.string(), ContainsSubstring("lua-syntax"));
    const Host host = host_of(library.get());
    const ptcg_setup decks = walls(1);
    ptcg_match* made = nullptr;
    CHECK(ptcg_match_create(host.get(), &decks, &made) == PTCG_ERROR_DECK);
    CHECK(made == nullptr);
    CHECK_THAT(std::string(ptcg_last_error()), ContainsSubstring(".lua:"));
}
