#include "ptcg/hosting/pack_stamps.hpp"

#include <algorithm>
#include <set>
#include <string>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ptcg/hosting/fingerprint.hpp"

namespace ptcg {
namespace {

PackStamp stamp_of(const PackInfo& pack)
{
    return {pack.id, pack.version, hex(pack.play_hash)};
}

const PackStamp* find_pack(const std::vector<PackStamp>& packs, const std::string& id)
{
    const auto found = std::find_if(packs.begin(), packs.end(),
                                    [&](const PackStamp& pack) { return pack.id == id; });
    return found == packs.end() ? nullptr : &*found;
}

}  // namespace

std::vector<PackStamp> all_stamps(const CardPool& pool)
{
    std::vector<PackStamp> stamps;
    for (const PackInfo& pack : pool.packs) stamps.push_back(stamp_of(pack));
    return stamps;
}

std::vector<PackStamp> stamps_of(const CardPool& pool, const std::array<ReplayDeck, players>& decks)
{
    std::set<std::string> cards;
    for (const ReplayDeck& deck : decks) cards.insert(deck.cards.begin(), deck.cards.end());
    std::set<std::string> wanted;
    // From the last: a pack comes after those it depends on.
    std::vector<PackStamp> stamps;
    for (auto pack = pool.packs.rbegin(); pack != pool.packs.rend(); ++pack) {
        const bool used = std::any_of(pack->cards.begin(), pack->cards.end(),
                                      [&](const std::string& id) { return cards.count(id) > 0; });
        if (!used && wanted.count(pack->id) == 0) continue;
        wanted.insert(pack->depends.begin(), pack->depends.end());
        stamps.push_back(stamp_of(*pack));
    }
    std::reverse(stamps.begin(), stamps.end());
    return stamps;
}

Result<void> packs_match(const std::vector<PackStamp>& saved, const std::vector<PackStamp>& loaded)
{
    std::vector<std::string> differences;
    for (const PackStamp& pack : saved) {
        const PackStamp* now = find_pack(loaded, pack.id);
        if (now == nullptr) {
            differences.push_back(fmt::format("pack {} is missing", pack.id));
        } else if (now->hash != pack.hash && now->version != pack.version) {
            differences.push_back(fmt::format("pack {} was version {} and is version {} now",
                                              pack.id, pack.version, now->version));
        } else if (now->hash != pack.hash) {
            differences.push_back(fmt::format("pack {} has changed since", pack.id));
        }
    }
    if (differences.empty()) return {};
    return Error{
        fmt::format("the game was played with other cards: {}", fmt::join(differences, "; "))};
}

}  // namespace ptcg
