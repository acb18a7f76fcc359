#include "simulation/played_cards.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ptcg/hosting/pack_stamps.hpp"

namespace ptcg::tools {

std::string played_cards(const CardPool& pool, const std::array<std::vector<DefId>, players>& decks)
{
    std::array<ReplayDeck, players> ids;
    std::string text;
    for (std::size_t i = 0; i < players; ++i) {
        for (const DefId card : decks[i]) ids[i].cards.push_back(pool.library.text(card).id);
        text += fmt::format(" {}", fmt::join(ids[i].cards, ","));
    }
    for (const PackStamp& pack : stamps_of(pool, ids)) text += ' ' + pack.id + '=' + pack.hash;
    return text;
}

}  // namespace ptcg::tools
