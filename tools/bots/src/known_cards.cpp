#include "known_cards.hpp"

namespace ptcg {

KnownCards::KnownCards(const CardLibrary& library, const std::vector<std::string>& ids)
{
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const DefId card = library.find(ids[i]);
        if (card == no_def) continue;
        if (slots_.size() <= at(card)) slots_.resize(at(card) + 1);
        slots_[at(card)] = static_cast<std::uint16_t>(i + 1);
    }
}

}  // namespace ptcg
