// Nouns: which Pokémon and cards are meant, and which of them are chosen.

#include <algorithm>

#include <fmt/format.h>

#include "text_tests/expectations/telling.hpp"

namespace ptcg::tools {

/// Returns how many a noun means, if there are enough; `there`: all.
std::size_t Telling::wanted(const NounMeaning& meaning, std::size_t there)
{
    if (meaning.most == "\"all\"") return there;
    if (meaning.most == "$n") return static_cast<std::size_t>(*meaning.counted->number("n"));
    if (meaning.most != "$count") return 1;
    const Form* const count = meaning.counted->part("count");
    if (count == nullptr) throw NotExpected("a number that is not said");
    return static_cast<std::size_t>(std::max(number(*count), 0));
}

/// Returns how many of `there` a noun means.
Telling::Amount Telling::amount(const NounMeaning& meaning, std::size_t there)
{
    const std::size_t most = std::min(wanted(meaning, there), there);
    const std::size_t least = meaning.least.empty() ? most : meaning.least == "0" ? 0 : 1;
    return {std::min(least, most), most};
}

Slots Telling::pokemon(const Form& noun)
{
    if (const auto known = chosen_.find(&noun); known != chosen_.end()) return known->second;
    Slots found = find_pokemon(noun);
    chosen_.emplace(&noun, found);
    that_ = found;
    return found;
}

Slots Telling::find_pokemon(const Form& noun)
{
    const NounMeaning meaning = meaning_of(noun);
    if (meaning.frame == "fixed") return fixed(meaning.lua);
    if (meaning.frame == "that") return that_;
    if (meaning.side.empty()) throw NotExpected("Pokémon of no side");
    Slots all = table_.pokemon_of(meaning.side == "own" ? subject_.player : opponent());
    std::erase_if(all, [&](SlotId one) {
        return !is_meant(table_, noun, one) || (meaning.is_another && one == subject_.self);
    });
    if (meaning.frame == "each") return all;
    if (meaning.frame != "chosen") throw NotExpected(fmt::format("a noun \"{}\"", meaning.frame));
    if (!is_target(noun)) std::erase_if(all, [&](SlotId one) { return !is_demanded(one); });
    const auto [least, most] = amount(meaning, all.size());
    return choices_.choose(all, least, most, [&](SlotId one) { return table_.label(one); });
}

Slots Telling::fixed(std::string_view lua) const
{
    const SlotId mine = table_.active(subject_.player);
    const SlotId theirs = table_.active(opponent());
    if (lua == "it.attacker" && event_ != nullptr) return {event_->attacker};
    if (lua == "$self" || lua == "it.attacker") return {subject_.self};
    if (lua == "$defender") return {theirs};
    if (lua == "$new_active") return newly_active();
    if (lua == "it.owner.active") return {mine};
    if (lua == "{ $own_active, $defender }") return {mine, theirs};
    throw NotExpected(fmt::format("a Pokémon \"{}\"", lua));
}

/// Returns whether the noun is where the clause puts what it takes from another.
bool Telling::is_target(const Form& noun) const
{
    return clause_ != nullptr && clause_->part("from") != nullptr && clause_->part("to") == &noun;
}

/// Returns whether the clause can do anything with the Pokémon.
bool Telling::is_demanded(SlotId one) const
{
    if (clause_ == nullptr) return true;
    for (const std::string& demand : clause_->row->filter) {
        if (demand == "\"damaged\"" && table_.pokemon(one).damage == 0) return false;
        if (demand == "\"has_condition\"" && table_.pokemon(one).conditions == 0) return false;
        if (demand == "$e.energized" && words_.attached({one}, *clause_->part("e")).empty()) {
            return false;
        }
    }
    return true;
}

/// Returns cards that a noun with its place means: "a card from your hand".
Cards Telling::cards_there(const Form& noun)
{
    const NounMeaning meaning = meaning_of(noun);
    const bool hand = meaning.place == "hand";
    if (!hand && meaning.place != "discard") throw NotExpected("cards of nowhere");
    Cards all = meant(noun, table_.pile(subject_.player, hand ? Zone::hand : Zone::discard));
    for (const CardIndex card : all) {  // CARD-13
        if (table_.def(card).stays_in_discard) throw NotHere("a card that stays where it is");
    }
    lacking_ = 0;
    if (meaning.frame == "each") return all;
    auto [least, most] = amount(meaning, all.size());
    lacking_ = static_cast<int>(wanted(meaning, all.size()) - most);
    // QTY-01: what the player can see has to be taken.
    if (meaning.most != "\"all\"") least = std::min(std::max<std::size_t>(least, 1), most);
    return choices_.choose(all, least, most, [&](CardIndex card) { return words_.label(card); });
}

Cards Telling::meant(const Form& noun, const Cards& from) const
{
    Cards all;
    std::ranges::copy_if(from, std::back_inserter(all),
                         [&](CardIndex card) { return is_meant(table_, noun, card); });
    return all;
}

/// Returns cards found in a hidden pile: nobody can be made to find what only its facts tell
/// (GAP-19).
Cards Telling::searched(const Form& noun, const Cards& from, std::size_t room)
{
    const Cards all = meant(noun, from);
    auto [least, most] = amount(meaning_of(noun), all.size());
    most = std::min(most, room);
    least = names_kind(noun) ? 0 : std::min(std::max<std::size_t>(least, 1), most);
    return choices_.choose(all, least, most, [&](CardIndex card) { return words_.label(card); });
}

}  // namespace ptcg::tools
