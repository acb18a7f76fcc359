#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/server/advisor.hpp"

#include "rooms/card_set.hpp"

namespace ptcg::server {

/// Facts of cards with their texts in other languages. Each is said once. For one thread at a time.
class TranslatedCards {
public:
    TranslatedCards(std::shared_ptr<const CardSet> cards, Advisor& advisor);

    /// Returns the card as write_card writes it. REQUIRES: the library has it.
    [[nodiscard]] const std::string& facts(DefId card, const Language& language);

private:
    std::shared_ptr<const CardSet> cards_;
    Advisor& advisor_;
    std::map<std::string, std::map<DefId, std::string>, std::less<>> facts_;  ///< by language
};

}  // namespace ptcg::server
