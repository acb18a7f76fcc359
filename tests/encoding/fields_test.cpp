// The tables of fields, the document made from them, and the features of cards.

#include "ptcg/encoding/fields.hpp"

#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "ptcg/encoding/card_features.hpp"
#include "seats.hpp"
#include "support/folders.hpp"

namespace ptcg::fields_test {

using namespace ptcg::encoding;

TEST_CASE("Another meaning of the numbers has another version", "[encoding][fields]")
{
    // If this fails, the fields have changed: raise `encoding_version`, and set both here.
    CHECK(encoding_version == 2);
    CHECK(fields_hash() == 1760109188374785768u);
}

TEST_CASE("The document has the fields of the tables", "[encoding][fields]")
{
    std::ifstream file(test::tests_folder() / "../tools/encoding/FIELDS.md");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    INFO("`tools/dev fields` writes it");
    CHECK(text == fields_document());
}

TEST_CASE("Sections follow one another, and no name is there twice", "[encoding][fields]")
{
    const Layout layout(10);
    std::size_t next = 0, number = 0;
    for (const Section& section : sections()) {
        CHECK(layout.offset(number++) == next);
        next += layout.rows(section) * section.fields.size();
        std::set<std::string_view> names;
        for (const Field& field : section.fields) {
            CHECK(names.insert(field.name).second);
            CHECK(field.least < field.most);
            CHECK_FALSE(field.meaning.empty());
        }
    }
    CHECK(layout.size() == next);
    CHECK(sections().back().name == "options");
    CHECK(layout.rows(sections().back()) == 11);
    CHECK(layout.enough() == 10);
}

TEST_CASE("The features of cards are what is printed on them", "[encoding][fields]")
{
    const CardLibrary& library = test::real_library();
    const CardFeatures features(library);
    const auto width = features.columns().size();
    const auto column = [&](std::string_view name) {
        const auto found = std::ranges::find(features.columns(), name, &CardFeature::name);
        REQUIRE(found != features.columns().end());
        return static_cast<std::size_t>(found - features.columns().begin());
    };
    const auto value = [&](std::size_t card, std::size_t of) {
        return features.numbers()[(1 + card) * width + of];
    };
    std::set<std::string> names;
    for (const CardFeature& feature : features.columns()) CHECK(names.insert(feature.name).second);
    const std::size_t hp = column("hp"), basic = column("basic"), water = column("type_water"),
                      cost = column("attack_0_cost"), name = column("name"),
                      supporter = column("supporter"), weak = column("weak_to_fire"),
                      first_class = width - library.class_count();
    REQUIRE(features.rows() >= 1 + library.size());
    for (std::size_t i = 0; i < width; ++i) CHECK(features.numbers()[i] == 0);  // no card
    for (std::size_t i = 0; i < library.size(); ++i) {
        const CardDef& card = library.def(static_cast<DefId>(i));
        INFO(library.text(static_cast<DefId>(i)).id);
        REQUIRE(value(i, hp) == card.hp);
        REQUIRE(value(i, basic) == (card.stage == Stage::basic ? 1 : 0));
        REQUIRE(value(i, water) == (card.types.has(Type::water) ? 1 : 0));
        REQUIRE(value(i, cost) == (card.attack_count > 0 ? card.attacks[0].cost.total : 0));
        REQUIRE(value(i, name) == static_cast<std::int16_t>(at(card.name) + 1));
        REQUIRE(value(i, supporter) == (card.trainer == TrainerKind::supporter ? 1 : 0));
        const bool weak_to_fire =
            card.weakness[0].types.has(Type::fire) || card.weakness[1].types.has(Type::fire);
        REQUIRE(value(i, weak) == (weak_to_fire ? 1 : 0));
        for (std::size_t c = 0; c < library.class_count(); ++c) {
            REQUIRE(value(i, first_class + c) ==
                    (card.classes.has(static_cast<ClassId>(c)) ? 1 : 0));
        }
        for (std::size_t of = 0; of < width; ++of) {
            INFO(features.columns()[of].name);
            REQUIRE(value(i, of) >= features.columns()[of].least);
            REQUIRE(value(i, of) <= features.columns()[of].most);
        }
    }
}

}  // namespace ptcg::fields_test
