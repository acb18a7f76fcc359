#include "rooms/translated_cards.hpp"

#include "ptcg/hosting/card_json.hpp"

namespace ptcg::server {

TranslatedCards::TranslatedCards(std::shared_ptr<const CardSet> cards, Advisor& advisor)
    : cards_(std::move(cards)), advisor_(advisor)
{
}

const std::string& TranslatedCards::facts(DefId card, const Language& language)
{
    std::string& facts = facts_[language.code][card];
    if (!facts.empty()) return facts;
    Language speaking = language;
    speaking.card_text = [this, &language](const CardLibrary& library, DefId which) {
        return advisor_.card_text(library, which, language.code);
    };
    JsonWriter json;
    write_card(json, cards_->library(), card, speaking);
    facts = json.text();
    return facts;
}

}  // namespace ptcg::server
