#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <thread>
#include <vector>

#include "images/folder_stamp.hpp"
#include "images/image_folder.hpp"
#include "images/pack_image.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/packs.hpp"
#include "support/pool_text.hpp"

namespace ptcg::pack_images_test {

namespace fs = std::filesystem;

namespace {

constexpr std::chrono::milliseconds settling{50};

/// Waits until files count as settled: a file's change time cannot be set back.
void settle()
{
    std::this_thread::sleep_for(settling + settling / 2);
}

std::string card(const std::string& id, const std::string& name)
{
    return "id = \"" + id + "\"\nname = \"" + name +
           "\"\nkind = \"pokemon\"\nstage = \"basic\"\nhp = 90\ntypes = [\"fire\"]\nretreat = 1\n"
           "[[attack]]\nname = \"Hit\"\ncost = [\"fire\"]\ntext = \"Hits.\"\n";
}

const std::string bee_script =
    "local card = ...\nlocal lib = ptcg.require \"lib\"\n"
    "card.attack[\"Hit\"] = { after = lib.after }\n";
const std::string lib_module =
    "return { after = function(game, it) game:draw { count = 1 } end }\n";

/// Pack b depends on a. Pack c has no dependency.
void write_packs(TestPacks& packs)
{
    packs.pack("a").file("a/lib/lib.lua", lib_module).file("a/1.toml", card("a-1", "Ay"));
    packs.file("a/classes/odd.toml", "id = \"odd\"\nname = \"Odd\"\n");
    packs.pack("b", "depends = [\"a\"]\n")
        .file("b/1.toml", "class = \"odd\"\n" + card("b-1", "Bee"));
    packs.file("b/1.lua", bee_script).file("b/tests/1.lua", "-- a test");
    packs.pack("c").file("c/1.toml", card("c-1", "Sea"));
}

struct KeptPacks {
    TestPacks packs;
    test::TemporaryFolder folder;
    PackCache cache{.folder = folder.path() / "packs", .look_into = {}, .settling = settling};

    [[nodiscard]] LoadResult load() const
    {
        return load_packs(std::vector{packs.path()}, {}, cache);
    }
    /// Loads the packs and checks that everything is as without a cache.
    LoadCounts load_as_from_files() const
    {
        const LoadResult kept = load();
        const LoadResult files = packs.load();
        REQUIRE(files.pool);
        REQUIRE(kept.pool);
        CHECK(test::text_of(*kept.pool) == test::text_of(*files.pool));
        return kept.counts;
    }
};

std::vector<fs::path> files_in(const fs::path& folder)
{
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        files.push_back(entry.path());
    }
    return files;
}

}  // namespace

TEST_CASE("A library put together from images is that from files, number for number",
          "[packs][images]")
{
    const test::TemporaryFolder kept;
    const std::vector roots = {test::cards_folder()};
    const PackCache cache{.folder = kept.path() / "packs"};
    const LoadResult files = load_packs(roots);
    REQUIRE(files.pool);
    const std::string wanted = test::text_of(*files.pool);
    CHECK(files.counts.packs_from_images == 0);
    CHECK(files.counts.files_looked_at == 0);
    CHECK(files.counts.scripts_run ==
          files.pool->scripts.shared.size() + files.pool->scripts.cards.size());

    const LoadResult first = load_packs(roots, {}, cache);
    REQUIRE(first.pool);
    CHECK(first.counts.packs_from_images == 0);
    CHECK(first.counts.files_read == files.counts.files_read);
    CHECK(first.counts.images_written == first.pool->packs.size());
    CHECK((test::text_of(*first.pool) == wanted));

    const LoadResult second = load_packs(roots, {}, cache);
    REQUIRE(second.pool);
    CHECK(second.counts.packs_from_images == second.pool->packs.size());
    CHECK(second.counts.files_read == 0);
    CHECK(second.counts.scripts_run == 0);
    CHECK(second.counts.images_written == 0);
    CHECK((test::text_of(*second.pool) == wanted));

    ScriptHost host(second.pool->scripts, second.pool->library);
    const Result<void> ready = host.prepare_all();
    if (!ready) FAIL_CHECK(ready.error().message);
}

TEST_CASE("A pack is read from its files again where they, or those below it, are others",
          "[packs][images]")
{
    KeptPacks kept;
    write_packs(kept.packs);
    // Too new to distinguish from a later change.
    CHECK(kept.load_as_from_files().images_written == 0);
    settle();
    CHECK(kept.load_as_from_files().images_written == 3);
    CHECK(kept.load_as_from_files().packs_from_images == 3);

    SECTION("facts, texts, scripts: that pack alone")
    {
        kept.packs.file("b/1.toml", card("b-1", "Other"));
        CHECK(kept.load_as_from_files().packs_from_images == 2);
        settle();
        CHECK(kept.load_as_from_files().images_written == 1);
        CHECK(kept.load_as_from_files().packs_from_images == 3);
        kept.packs.file("b/1.lua", bee_script + "local more = 1\n");
        CHECK(kept.load_as_from_files().packs_from_images == 2);
    }
    SECTION("a new file, and one that is gone")
    {
        kept.packs.file("c/2.toml", card("c-2", "New"));
        CHECK(kept.load_as_from_files().packs_from_images == 2);
        fs::remove(kept.packs.path() / "c/2.toml");
        CHECK(kept.load_as_from_files().packs_from_images == 3);
    }
    SECTION("what another stands on")
    {
        kept.packs.file("a/lib/lib.lua", lib_module + "-- changed\n");
        CHECK(kept.load_as_from_files().packs_from_images == 1);
        kept.packs.file("a/lib/lib.lua", "return { after = 1 }\n");
        const LoadResult wrong = kept.load();
        CHECK_FALSE(wrong.pool);
        CHECK(to_string(wrong.problems) == to_string(kept.packs.load().problems));
    }
    SECTION("not for tests and decks")
    {
        kept.packs.file("b/tests/1.lua", "-- another").file("b/decks/1.txt", "60 b-1\n");
        CHECK(kept.load_as_from_files().packs_from_images == 3);
    }
    SECTION("not under other limits of files, or of scripts")
    {
        PackLimits limits;
        limits.pack_files = 4;
        LoadResult loaded = load_packs(std::vector{kept.packs.path()}, limits, kept.cache);
        CHECK(loaded.counts.packs_from_images == 3);
        limits.pack_files = 2;
        loaded = load_packs(std::vector{kept.packs.path()}, limits, kept.cache);
        CHECK(to_string(loaded.problems) == to_string(kept.packs.load(limits).problems));
        CHECK_FALSE(loaded.pool);
        limits = {};
        limits.scripts.packs["b"].load_instructions = 10;
        loaded = load_packs(std::vector{kept.packs.path()}, limits, kept.cache);
        CHECK(loaded.counts.packs_from_images == 0);
        CHECK_FALSE(loaded.pool);
    }
    SECTION("what does not play is looked at where somebody wants to know")
    {
        fs::create_symlink("/", kept.packs.path() / "b/tests/all");
        CHECK(kept.load().pool);
        kept.cache.look_into = [](const fs::path& pack) { return pack.filename() == "a"; };
        CHECK(kept.load().pool);
        kept.cache.look_into = [](const fs::path& pack) { return pack.filename() == "b"; };
        const LoadResult loaded = kept.load();
        CHECK_FALSE(loaded.pool);
        CHECK(loaded.counts.packs_from_images == 3);
        CHECK(to_string(loaded.problems) == to_string(kept.packs.load().problems));
    }
}

TEST_CASE("Packs that came together newly are read from files where they do not fit",
          "[packs][images]")
{
    KeptPacks kept;
    write_packs(kept.packs);
    settle();
    CHECK(kept.load_as_from_files().images_written == 3);
    SECTION("a card of another pack's id")
    {
        kept.packs.file("d/pack.toml", "id = \"d\"\nname = \"D\"\nversion = \"1\"\napi = 1\n");
        kept.packs.file("d/prints.toml", "[[print]]\nid = \"c-1\"\nof = \"c-1\"\n");
    }
    SECTION("a class of another pack's id")
    {
        kept.packs.file("d/pack.toml", "id = \"d\"\nname = \"D\"\nversion = \"1\"\napi = 1\n");
        kept.packs.file("d/classes/odd.toml", "id = \"odd\"\n");
    }
    SECTION("a pack of another's id")
    {
        kept.packs.file("d/pack.toml", "id = \"c\"\nname = \"D\"\nversion = \"1\"\napi = 1\n");
    }
    SECTION("one that is missing")
    {
        fs::remove_all(kept.packs.path() / "a");
    }
    const LoadResult wrong = kept.load();
    CHECK_FALSE(wrong.pool);
    CHECK(to_string(wrong.problems) == to_string(kept.packs.load().problems));
    CHECK(wrong.counts.images_written == 0);
}

TEST_CASE("A cache that cannot be used is not an error", "[packs][images]")
{
    KeptPacks kept;
    write_packs(kept.packs);
    settle();
    SECTION("a file stands in its place")
    {
        kept.folder.write("packs", "");
        CHECK(kept.load_as_from_files().images_written == 0);
    }
    SECTION("other things lie in it")
    {
        CHECK(kept.load_as_from_files().images_written == 3);
        for (const fs::path& file : files_in(kept.cache.folder)) {
            fs::remove(file);
            fs::create_directory(file);
        }
        CHECK(kept.load_as_from_files().packs_from_images == 0);
    }
    SECTION("files are damaged: each byte matters")
    {
        CHECK(kept.load_as_from_files().images_written == 3);
        for (const fs::path& file : files_in(kept.cache.folder)) {
            std::fstream damaged(file, std::ios::in | std::ios::out | std::ios::binary);
            damaged.seekp(static_cast<std::streamoff>(fs::file_size(file) / 2));
            damaged.put('\x7f');
        }
        CHECK(kept.load_as_from_files().packs_from_images == 0);
        CHECK(kept.load_as_from_files().packs_from_images == 3);  // they were written again
    }
}

TEST_CASE("A script that has changed since its pack was loaded is not run", "[packs][images]")
{
    KeptPacks kept;
    write_packs(kept.packs);
    settle();
    CHECK(kept.load_as_from_files().images_written == 3);
    const LoadResult loaded = kept.load();
    REQUIRE(loaded.pool);
    REQUIRE(loaded.counts.packs_from_images == 3);
    const std::array cards = {loaded.pool->library.find("b-1")};
    {
        ScriptHost host(loaded.pool->scripts, loaded.pool->library);
        CHECK(host.prepare(cards));
    }
    const auto refusal = [&] {
        ScriptHost host(loaded.pool->scripts, loaded.pool->library);
        const Result<void> ready = host.prepare(cards);
        return ready ? std::string() : ready.error().message;
    };
    kept.packs.file("b/1.lua", bee_script + "\n");
    CHECK(refusal() ==
          "cards/b/1.lua: error: this file has changed since the packs were loaded; load them "
          "again");
    kept.packs.file("b/1.lua", bee_script).file("a/lib/lib.lua", lib_module + "\n");
    CHECK_THAT(refusal(), Catch::Matchers::Contains(
                              "cards/a/lib/lib.lua: this file has changed since the packs were "
                              "loaded; load them again"));
    fs::remove(kept.packs.path() / "a/lib/lib.lua");
    CHECK_THAT(refusal(), Catch::Matchers::Contains("there is no such file"));
}

TEST_CASE("A script that is wrong may spoil its card alone", "[packs][images][errors]")
{
    KeptPacks kept;
    write_packs(kept.packs);
    kept.packs.file("b/2.toml", card("b-2", "Wrong")).file("b/3.toml", card("b-3", "Fails"));
    kept.packs.file("b/2.lua", "local card = ...\ncard.attack[\"Hit\"] = {\n");
    kept.packs.file("b/3.lua", "local card = ...\nlocal _ = nothing.at_all\n");
    PackLimits limits;
    limits.faulty_scripts = FaultyScripts::spoil_their_cards;
    const auto load = [&] {
        return load_packs(std::vector{kept.packs.path()}, limits, kept.cache);
    };
    const LoadResult strict = kept.packs.load();
    CHECK_FALSE(strict.pool);
    REQUIRE(strict.problems.size() == 2);
    const auto refusal = [](const LoadResult& loaded, const std::string& id) {
        ScriptHost host(loaded.pool->scripts, loaded.pool->library);
        const Result<void> ready = host.prepare(std::array{loaded.pool->library.find(id)});
        return ready ? std::string() : ready.error().message;
    };

    const LoadResult loaded = load();
    REQUIRE(loaded.pool);
    CHECK(to_string(loaded.problems) == to_string(strict.problems));
    CHECK(refusal(loaded, "b-1").empty());
    CHECK(refusal(loaded, "b-2") == to_string(strict.problems[0]));
    CHECK(refusal(loaded, "b-3") == to_string(strict.problems[1]));
    const CardDef& wrong = loaded.pool->library.def(loaded.pool->library.find("b-2"));
    CHECK(wrong.attack_count == 1);
    CHECK(wrong.attacks[0].of(AttackPart::after) == no_callback);

    SECTION("its pack is not kept; the others are, and it is the same with them")
    {
        settle();
        // On a busy machine, the first load may have found one of them settled.
        CHECK(loaded.counts.images_written + load().counts.images_written == 2);
        const LoadResult again = load();
        REQUIRE(again.pool);
        CHECK(again.counts.packs_from_images == 2);
        CHECK(to_string(again.problems) == to_string(strict.problems));
        CHECK(test::text_of(*again.pool) == test::text_of(*loaded.pool));
        CHECK(refusal(again, "b-1").empty());
        CHECK(refusal(again, "b-2") == to_string(strict.problems[0]));
    }
    SECTION("a file that others require spoils those that do")
    {
        kept.packs.file("a/lib/lib.lua", "return 1 +\n");
        const LoadResult without = load();
        REQUIRE(without.pool);
        CHECK_THAT(refusal(without, "b-1"), Catch::Matchers::Contains("lib.lua"));
        CHECK(refusal(without, "a-1").empty());
    }
    SECTION("one of a class spoils all its cards")
    {
        kept.packs.file("a/classes/odd.lua", "local class = ...\nclass.play = function() end\n");
        const LoadResult without = load();
        REQUIRE(without.pool);
        CHECK_THAT(refusal(without, "b-1"), Catch::Matchers::Contains("odd.lua"));
        CHECK(refusal(without, "c-1").empty());
    }
    SECTION("once a pack has used up what it may, none of its further scripts counts")
    {
        limits.scripts.packs["b"].load_instructions = 10;
        const LoadResult without = load();
        REQUIRE(without.pool);
        for (const char* id : {"b-1", "b-2", "b-3"}) CHECK_FALSE(refusal(without, id).empty());
        CHECK(refusal(without, "a-1").empty());
    }
    SECTION("other problems spoil all")
    {
        kept.packs.file("c/2.toml", "id = \"c-2\"\n");
        CHECK_FALSE(load().pool);
    }
}

namespace {

/// Returns a library with only the classes and limits that the image names.
CardLibrary words_of(const PackHead& head, const CardLibrary& all)
{
    CardLibrary words;
    for (const std::string& id : head.class_ids) {
        words.add_class(all.card_class(all.find_class(id)));
    }
    for (const std::string& id : head.limit_ids) {
        static_cast<void>(words.add_limit({.id = id, .rule = {}}));
    }
    return words;
}

/// Reads an image as loading does, into a library that knows its names.
void read_whole(std::string_view image, const CardLibrary& known)
{
    CardLibrary library = known;
    PackImageReader reader(image);
    reader.find_words(library);
    reader.notes(library);
    reader.notes(library);
    reader.notes(library);
    const auto range = [](const ScriptImage& script) {
        return FunctionRange{0, static_cast<std::uint16_t>(script.functions.size())};
    };
    for (const ClassImage& made : reader.head().classes) {
        if (made.script) static_cast<void>(reader.class_handlers(range(*made.script)));
    }
    reader.notes(library);
    std::size_t script = 0;
    for (std::uint32_t i = 0; i < reader.head().cards; ++i) {
        CardImage card;
        reader.begin_card(card);
        FunctionRange functions;
        if (card.text.has_script) {
            if (script == reader.head().scripts.size()) throw BrokenArchive();
            functions = range(reader.head().scripts[script++]);
        }
        reader.end_card(card, functions);
        if (library.find(card.text.id) != no_def) throw BrokenArchive();
        const DefId def = library.add(card.def, card.text, card.handlers);
        for (const ScriptedCard::Lasting& lasting : card.lasting) {
            library.add_lasting(def, lasting.name, lasting.handlers);
        }
    }
    reader.end();
}

}  // namespace

TEST_CASE("An image that is cut off or altered does no harm, even where its checksum fits",
          "[packs][images][hostile]")
{
    const test::TemporaryFolder kept;
    const std::vector roots = {test::cards_folder()};
    const PackCache cache{.folder = kept.path()};
    const LoadResult loaded = load_packs(roots, {}, cache);
    REQUIRE(loaded.pool);
    constexpr std::size_t heading = 32;
    constexpr std::size_t largest = 4'000;
    constexpr int most_packs = 3;
    int packs = 0;
    for (const fs::path& file : files_in(kept.path())) {
        const std::string bytes = test::content_of(file).substr(heading);
        if (bytes.size() < largest / 3 || bytes.size() > largest || ++packs > most_packs) continue;
        const CardLibrary words = words_of(PackImageReader(bytes).head(), loaded.pool->library);
        CHECK_NOTHROW(read_whole(bytes, words));
        for (std::size_t size = 0; size < bytes.size(); ++size) {
            CHECK_THROWS_AS(read_whole(std::string_view(bytes).substr(0, size), words),
                            BrokenArchive);
        }
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            for (const unsigned flip : {1u, 0x80u}) {
                std::string altered = bytes;
                altered[i] = static_cast<char>(static_cast<unsigned char>(altered[i]) ^ flip);
                try {
                    read_whole(altered, words);
                } catch (const BrokenArchive&) {  // NOLINT(bugprone-empty-catch): expected
                } catch (const std::length_error&) {
                }
            }
        }
    }
    CHECK(packs >= most_packs);
}

}  // namespace ptcg::pack_images_test
