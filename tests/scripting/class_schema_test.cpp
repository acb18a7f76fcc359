#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/packs.hpp"

namespace ptcg::class_schema_test {

namespace {

using Found = std::vector<std::string>;

std::string basic(const std::string& id, const std::string& more)
{
    return "id = \"test-" + id + "\"\nname = \"Card " + id +
           "\"\nkind = \"pokemon\"\nstage = \"basic\"\nhp = 50\ntypes = [\"fire\"]\nretreat = 1\n" +
           more;
}

}  // namespace

TEST_CASE("A card may be of several classes: the most Prizes, and the rules of all", "[schema]")
{
    TestPacks packs;
    packs.pack("test")
        .file("test/classes/big.toml", "id = \"big\"\nprizes = 2\nrule_box = true\n")
        .file("test/classes/team.toml", "id = \"team\"\nprizes = 3\ncounts_as = [\"old\"]\n")
        .file("test/classes/old.toml", "id = \"old\"\ncounts_as = [\"oldest\"]\n")
        .file("test/classes/oldest.toml", "id = \"oldest\"\ndeck_limit = 1\n")
        .file("test/1.toml", basic("1", "class = [\"big\", \"team\"]\n"));
    const LoadResult result = packs.load();
    REQUIRE(result.pool);
    const CardLibrary& library = result.pool->library;
    const CardDef& def = library.def(library.find("test-1"));
    CHECK(def.prizes == 3);
    CHECK(def.rule_box);
    for (const char* of : {"big", "team", "old", "oldest"}) {
        CHECK(def.classes.has(library.find_class(of)));
    }
}

TEST_CASE("A pack may hold classes alone, for packs that depend on it", "[schema]")
{
    TestPacks packs;
    packs
        .file("shared/pack.toml",
              "id = \"shared\"\nname = \"Shared\"\nversion = \"1\"\napi = 2\nholds = \"classes\"\n")
        .file("shared/big.toml", "id = \"big\"\nprizes = 2\n")
        .file("test/pack.toml",
              "id = \"test\"\nname = \"Test\"\nversion = \"1\"\napi = 2\ndepends = [\"shared\"]\n")
        .file("test/1.toml", basic("1", "class = \"big\"\n"));
    const LoadResult result = packs.load();
    REQUIRE(result.pool);
    CHECK(result.pool->library.def(DefId{0}).prizes == 2);

    packs.file("test/pack.toml", "id = \"test\"\nname = \"Test\"\nversion = \"1\"\napi = 2\n");
    CHECK(
        packs.problems() ==
        Found{"cards/test/1.toml:8:9: error: unknown class \"big\"; it belongs to pack \"shared\": "
              "write depends = [\"shared\"] in pack.toml"});
    packs.file("shared/big.toml", "id = \"bigger\"\nprizes = 2\n");
    CHECK(
        packs.problems() ==
        Found{"cards/test/1.toml:8:9: error: unknown class \"big\"; a pack may use its own classes "
              "and those of packs it depends on: depends = [\"classes\"]"});
}

TEST_CASE("What a class names must exist", "[schema]")
{
    TestPacks packs;
    packs.pack("test")
        .file("test/classes/max.toml", "id = \"max\"\ncounts_as = [\"bigg\"]\n")
        .file("test/classes/big.toml", "id = \"big\"\n[[limit]]\nid = \"big-attack\"\n")
        .file("test/1.toml", basic("1",
                                   "class = \"big\"\n[[attack]]\nname = \"Bang\"\ncost = []\n"
                                   "damage = 10\nlimit = \"big-atack\"\n"));
    CHECK(packs.problems() ==
          Found{"cards/test/classes/max.toml:2:14: error: unknown class \"bigg\"; did you mean "
                "\"big\"?",
                "cards/test/1.toml:13:9: error: none of the card's classes has the limit "
                "\"big-atack\"; did you mean \"big-attack\"?\n  in attack \"Bang\""});
}

TEST_CASE("A class's script gives its text to every card of the class", "[schema]")
{
    TestPacks packs;
    packs.pack("test")
        .file("test/classes/big.toml", "id = \"big\"\n")
        .file("test/classes/big.lua",
              "local card = ...\n"
              "card.in_play.allow_damage = { where = \"bench\",\n"
              "  effect = function() return false end }\n")
        .file("test/1.toml", basic("1", "class = \"big\"\n"))
        .file("test/2.toml", basic("2", ""));
    const LoadResult result = packs.load();
    REQUIRE(result.pool);
    const CardLibrary& library = result.pool->library;
    const auto handlers = library.handlers(library.def(library.find("test-1")));
    REQUIRE(handlers.size() == 1);
    CHECK(handlers[0].hook == Hook::allow_damage);
    CHECK(handlers[0].of_class);
    CHECK(library.handlers(library.def(library.find("test-2"))).empty());

    packs.file("test/classes/big.lua", "local card = ...\ncard.play = function(game) end\n");
    CHECK(packs.problems() ==
          Found{"cards/test/classes/big.lua: error: a class can register only card.in_play texts"});
}

TEST_CASE("sets.toml beside the packs says what sets are called in deck lists", "[schema]")
{
    TestPacks packs;
    packs.pack("test").file("test/1.toml", basic("1", ""));
    packs.file("sets.toml", "SVI = \"sv1\"\nSIT = [\"swsh12\", \"swsh12tg\"]\n");
    const LoadResult result = packs.load();
    REQUIRE(result.pool);
    const auto codes = result.pool->library.set_codes();
    REQUIRE(codes.size() == 3);
    CHECK(codes[1] == std::pair<std::string, std::string>{"SIT", "swsh12tg"});

    packs.file("sets.toml", "SVI = 1\n");
    CHECK(packs.problems() ==
          Found{"cards/sets.toml:1:7: error: \"SVI\" must be a string, not a whole number"});
}

}  // namespace ptcg::class_schema_test
