#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "data/deck_finding.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "support/catch.hpp"

namespace ptcg::test {

struct NamedList {
    std::string name;
    std::string text;
    std::vector<DefId> cards;
};

/// Returns all decks in the folders, parsed.
inline std::vector<NamedList> all_lists(const CardPool& pool,
                                        std::span<const std::filesystem::path> roots)
{
    std::vector<NamedList> lists;
    for (const tools::NamedDeck& deck : tools::list_decks(roots)) {
        const std::string text = tools::read_deck_text(deck.path).value();
        const DeckText list = DeckTextReader(pool.library).read(text);
        REQUIRE(list.problems.empty());
        lists.push_back({deck.name, text, list.cards()});
    }
    return lists;
}

}  // namespace ptcg::test
