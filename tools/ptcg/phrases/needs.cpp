#include "phrases/needs.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "phrases/noun_filters.hpp"

namespace ptcg::tools::phrases {
namespace {

/// Returns whether it asks for cards of the hand, whatever they are.
bool is_any_card(const std::string& need)
{
    return need == "\"hand\"" || need.starts_with("{ \"hand\", count");
}

/// Returns the elements of a need that lists several, or the need itself.
std::string alternatives(const std::string& need)
{
    constexpr std::string_view begin = "{ any = { ";
    constexpr std::string_view end = " } }";
    if (!need.starts_with(begin)) return need;
    return need.substr(begin.size(), need.size() - begin.size() - end.size());
}

constexpr std::string_view hand_at_most = "{ \"hand_at_most\", count = ";

/// Returns how many cards of the hand a need asks for.
int cards_of_hand(const std::string& need)
{
    if (need == "\"hand\"") return 1;
    if (!need.starts_with("{ \"hand\",")) return 0;
    constexpr std::string_view count = "count = ";
    const std::size_t at = need.find(count);
    return at == std::string::npos ? 1 : std::stoi(need.substr(at + count.size()));
}

/// Returns a word without more as a word: it needs no table.
std::string without_table(std::string need)
{
    const bool word = need.starts_with("{ \"") && need.find(',') == std::string::npos &&
                      need.find('=') == std::string::npos && need.find('{', 1) == std::string::npos;
    return word ? need.substr(2, need.size() - 4) : need;
}

}  // namespace

void Needs::add(std::string need)
{
    if (need == "{ \"own_pokemon\" }" || need == "{ \"opponent_pokemon\" }") return;
    need = without_table(std::move(need));
    if (from_hand_ > 0 && need.starts_with(hand_at_most)) {
        // The price leaves fewer cards in hand.
        const int count = std::stoi(need.substr(hand_at_most.size()));
        need = fmt::format("{}{} }}", hand_at_most, count + from_hand_);
    }
    std::vector<std::string>& needs = state_.script.needs;
    if (std::find(needs.begin(), needs.end(), need) == needs.end()) {
        needs.push_back(std::move(need));
    }
}

void Needs::add_choice(Noun noun)
{
    // A need does not know this Pokémon: "another" is one more.
    const bool other = std::erase_if(noun.filter, [](const std::string& element) {
                           return element.find("it.") != std::string::npos ||
                                  element.find('@') != std::string::npos;
                       }) > 0;
    if (other && noun.filter.empty() && place_word(noun) == "own_pokemon") noun.place = "bench";
    const std::string place = fmt::format("\"{}\"", place_word(noun));
    if (fills_discard_ && place == "\"discard\"") return;
    const std::string filter = named_filter(state_, noun);
    // Of Pokémon, as many as there are; of cards, as many as the text says.
    const bool in_play = noun.pile() == "pokemon" || noun.place == "bench";
    const bool many = noun.several() && noun.least == noun.most && !in_play;
    if (filter.empty() && !many) {
        if (place != "\"own_pokemon\"" && place != "\"opponent_pokemon\"") add(place);
        return;
    }
    add(fmt::format("{{ {}{}{}{} }}", place, filter.empty() ? "" : ", ", filter,
                    many ? ", count = " + noun.most : ""));
}

void Needs::end_clause(const std::string& lua, bool conditional)
{
    const std::vector<std::string>& needs = state_.script.needs;
    // What has to be paid must be there.
    if (paying_ && conditional && needs.size() <= before_clause_) state_.incomplete = true;
    if (paying_ || !state_.decides_use()) return;
    if (needs.size() <= before_clause_) {
        if (possible_.empty()) free_ = state_.facts.place == Place::ability;
        return;
    }
    const bool whole_hand = lua == "game:discard(it.owner.hand)";
    if (!whole_hand && lua.starts_with("game:discard(") &&
        needs.back().find("\"hand\"") != std::string::npos) {
        // Cards of one's hand are a price, even where a card does not say so.
        fills_discard_ |= is_any_card(needs.back());
        return;
    }
    // What goes on with a result of what was said before needs that, too.
    if (possible_.empty() || !state_.uses_result(lua)) possible_.emplace_back();
    possible_.back().insert(possible_.back().end(),
                            needs.begin() + static_cast<std::ptrdiff_t>(before_clause_),
                            needs.end());
}

void Needs::end_price()
{
    paying_ = false;
    // Any card that is discarded may be the one that the text asks for in the discard pile.
    const std::vector<std::string>& needs = state_.script.needs;
    fills_discard_ = std::any_of(needs.begin(), needs.end(), is_any_card);
    for (const std::string& need : needs) from_hand_ += cards_of_hand(need);
}

void Needs::forget_price()
{
    fills_discard_ = false;
    from_hand_ = 0;
}

void Needs::settle()
{
    const auto groups = std::exchange(possible_, {});
    const bool free = std::exchange(free_, false);
    if (!free && groups.size() < 2) return;
    bool single = true;
    std::vector<std::string> any;
    for (const std::vector<std::string>& group : groups) {
        single &= group.size() == 1;
        for (const std::string& need : group) {
            std::erase(state_.script.needs, need);
            any.push_back(alternatives(need));
        }
    }
    if (free || !single) return;
    state_.script.needs.push_back(fmt::format("{{ any = {{ {} }} }}", fmt::join(any, ", ")));
}

}  // namespace ptcg::tools::phrases
