#include "data/deck_finding.hpp"

#include <array>

#include "data/pack_finding.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::deck_finding_test {

using namespace ptcg::tools;
namespace fs = std::filesystem;

TEST_CASE("Decks are found by name in the folder of packs and in each pack", "[tools][deck]")
{
    const test::TemporaryFolder cards;
    cards.write("decks/across.txt", "");
    cards.write("dp3/decks/powerhouse.txt", "");
    cards.write("dp3/decks/notes.md", "");
    const std::array roots = {cards.path()};

    CHECK(find_deck("across", roots).value() == cards.path() / "decks/across.txt");
    CHECK(find_deck("Powerhouse", roots).value() == cards.path() / "dp3/decks/powerhouse.txt");
    CHECK(list_decks(roots).size() == 2);

    SECTION("the folder named first wins")
    {
        const test::TemporaryFolder other;
        other.write("decks/powerhouse.txt", "");
        const std::array both = {cards.path(), other.path()};
        CHECK(find_deck("powerhouse", both).value() == cards.path() / "dp3/decks/powerhouse.txt");
    }
    SECTION("what looks like a path is one")
    {
        const std::string path = (cards.path() / "decks/across.txt").string();
        CHECK(find_deck(path, roots).value() == path);
    }
}

TEST_CASE("A deck that is not found is refused with the decks there are", "[tools][deck]")
{
    const test::TemporaryFolder cards;
    cards.write("decks/lava-flow.txt", "");
    cards.write("decks/powerhouse.txt", "");
    const std::array roots = {cards.path()};

    CHECK(find_deck("powerhuose", roots).error().message ==
          "there is no deck \"powerhuose\"; did you mean \"powerhouse\"?\n"
          "  decks: lava-flow, powerhouse");
    CHECK(find_deck("xyzzy", roots).error().message ==
          "there is no deck \"xyzzy\"\n  decks: lava-flow, powerhouse");
    CHECK(find_deck("./none.txt", roots).error().message == "./none.txt: there is no such file");
    CHECK(find_deck("/tmp/", roots).error().message == "/tmp/: is a folder, not a deck list");
    CHECK(find_deck("any", {}).error().message ==
          "there is no deck \"any\": no folder of packs has decks");
}

TEST_CASE("A deck list is text", "[tools][deck]")
{
    const test::TemporaryFolder folder;
    const fs::path good = folder.write("good.txt", "4 Pokémon\n");
    CHECK(read_deck_text(good).value() == "4 Pokémon\n");
    const fs::path bad = folder.write("bad.txt", "4 Pok\xe9mon\n");
    CHECK(read_deck_text(bad).error().message ==
          bad.string() + ": this is not a text file (UTF-8)");
    const fs::path binary = folder.write("binary.txt", std::string("\x7f"
                                                                   "ELF\0\1",
                                                                   6));
    CHECK_FALSE(read_deck_text(binary));
    CHECK_FALSE(read_deck_text(folder.write("cut.txt", "\xc3")));
}

TEST_CASE("Folders of packs are listed with colons between them", "[tools][packs]")
{
    CHECK(split_paths("/a:/b") == std::vector<fs::path>{"/a", "/b"});
    CHECK(split_paths(":/a::") == std::vector<fs::path>{"/a"});
    CHECK(split_paths("").empty());
}

TEST_CASE("An installed program finds the cards installed with it", "[tools][packs]")
{
    CHECK(installed_cards_folder("/opt/ptcg/bin/ptcg") == "/opt/ptcg/share/ptcg/cards");
}

TEST_CASE("The pack around a file is found", "[tools][packs]")
{
    const test::TemporaryFolder folder;
    const fs::path pack = fs::canonical(folder.write("mine/pack.toml", "").parent_path());
    const fs::path file = folder.write("mine/tests/001-card.lua", "");
    CHECK(enclosing_pack(file) == pack);
    CHECK(enclosing_pack(file.parent_path()) == pack);
    CHECK(enclosing_pack(pack) == pack);
    CHECK(enclosing_pack(folder.path()).empty());
}

TEST_CASE("Each folder of packs is looked into once", "[tools][packs]")
{
    const test::TemporaryFolder packs;
    const std::string path = packs.path().string();
    const std::vector<fs::path> roots = pack_roots({path, path});
    CHECK(std::count(roots.begin(), roots.end(), packs.path()) == 1);
}

}  // namespace ptcg::deck_finding_test
