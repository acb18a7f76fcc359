// The capacity of a card library: as much as its numbers can distinguish, then an error.

#include "ptcg/card_library.hpp"

#include <array>
#include <stdexcept>
#include <string>

#include "support/catch.hpp"

namespace ptcg::card_library_test {

namespace {

/// The reserved number, which is above all valid ones.
constexpr std::size_t most_numbers = 0xffff;

CardText text_of(std::size_t number)
{
    CardText text;
    text.id = "x-" + std::to_string(number);
    return text;
}

}  // namespace

TEST_CASE("a library takes as many names, classes and limits as have a number", "[library]")
{
    CardLibrary library;
    for (std::size_t i = 0; i < most_numbers; ++i) {
        if (library.intern("name " + std::to_string(i)) != static_cast<NameId>(i)) FAIL(i);
    }
    CHECK_THROWS_AS(library.intern("one more"), std::length_error);
    CHECK(library.intern("name 65534") == static_cast<NameId>(65534));

    for (std::size_t i = 0; i < ClassSet::most; ++i) {
        CHECK(library.add_class({.id = std::to_string(i)}) == static_cast<ClassId>(i));
    }
    CHECK_THROWS_AS(library.add_class({.id = "one more"}), std::length_error);
    CHECK(library.class_count() == ClassSet::most);

    for (std::size_t i = 0; i < max_game_limits; ++i) {
        CHECK(library.add_limit({.id = std::to_string(i)}) == i);
    }
    CHECK_THROWS_AS(library.add_limit({.id = "one more"}), std::length_error);
    CHECK(library.add_limit({.id = "7"}) == 7);
}

TEST_CASE("a library takes as many cards and texts as have a number", "[library]")
{
    CardLibrary library;
    const std::vector<Handler> handlers(most_numbers - 2);
    const DefId first = library.add({}, text_of(0), handlers);
    const std::vector<Handler> two_more(2), three_more(3);
    CHECK_THROWS_AS(library.add({}, text_of(1), three_more), std::length_error);
    library.add_lasting(first, "effect", two_more);
    CHECK(library.handler_count() == most_numbers);
    CHECK_THROWS_AS(library.add_lasting(first, "another", std::span(two_more).first(1)),
                    std::length_error);

    while (library.size() < most_numbers) library.add({}, text_of(library.size() + 100), {});
    CHECK_THROWS_AS(library.add({}, text_of(50), {}), std::length_error);
    CHECK(library.find("x-" + std::to_string(most_numbers + 99)) != no_def);
    CHECK(library.has(static_cast<DefId>(most_numbers - 1)));
}

TEST_CASE("sixty thousand cards, each with a filter of its own, keep their numbers", "[library]")
{
    constexpr std::size_t many = 60'000;
    CardLibrary library;
    for (std::size_t i = 0; i < many; ++i) {
        CardFilter filter;
        filter.names[0] = library.intern("card " + std::to_string(i));
        const FilterId id = library.add_filter(filter);
        const std::array handlers{Handler{.hook = Hook::play, .filter = id}};
        CardDef def;
        def.name = filter.names[0];
        if (library.add(def, text_of(i), handlers) != static_cast<DefId>(i)) FAIL(i);
    }
    CHECK(library.size() == many);
    for (const std::size_t i : {std::size_t{0}, std::size_t{32'768}, many - 1}) {
        const DefId card = library.find("x-" + std::to_string(i));
        REQUIRE(card == static_cast<DefId>(i));
        const CardDef& def = library.def(card);
        CHECK(library.name(def.name) == "card " + std::to_string(i));
        REQUIRE(library.handlers(def).size() == 1);
        const CardFilter& filter = library.filter(library.handlers(def)[0].filter);
        CHECK(filter.names[0] == def.name);
        CHECK(library.add_filter(filter) == library.handlers(def)[0].filter);
    }
    CardFilter other;
    for (std::size_t i = many; i < most_numbers; ++i) {
        other.hp_at_most = static_cast<std::int16_t>(i - many + 1);
        library.add_filter(other);
    }
    other.lacks = CardFilter::basic;
    CHECK_THROWS_WITH(library.add_filter(other), "too many filters in a card library");
}

TEST_CASE("LEG-01, VUN-02: a further class without parts leaves a card its parts", "[library]")
{
    CardLibrary library;
    CardClass in_parts;
    in_parts.id = "four-parts";
    in_parts.parts = 4;
    in_parts.parts_from = Zone::discard;
    CardClass other;
    other.id = "other";
    const ClassId first = library.add_class(in_parts);
    const ClassId second = library.add_class(other);
    CardDef def;
    library.put_in_class(def, first);
    library.put_in_class(def, second);
    CHECK(def.parts == 4);
    CHECK(def.parts_from == Zone::discard);
}

TEST_CASE("a card may define as many lasting effects as have a number", "[library]")
{
    CardLibrary library;
    const DefId card = library.add({}, text_of(0));
    for (int i = 0; i < 256; ++i) library.add_lasting(card, std::to_string(i), {});
    CHECK_THROWS_WITH(library.add_lasting(card, "one more", {}),
                      "too many lasting effects of one card");
}

}  // namespace ptcg::card_library_test
