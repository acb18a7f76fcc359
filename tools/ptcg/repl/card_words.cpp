#include "repl/card_words.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "ptcg/hosting/naming.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/scripting/problem.hpp"

namespace ptcg::tools {

std::optional<PlayerId> player_word(std::string_view word,
                                    const std::array<std::string, players>& names)
{
    const std::string said = fold_name(word);
    if (said == "me" || said == "my" || said == "mine" || said == "p1") return PlayerId::one;
    if (said == "opp" || said == "opponent" || said == "opponents" || said == "opponent's" ||
        said == "opp's" || said == "p2") {
        return PlayerId::two;
    }
    for (PlayerId player : both_players) {
        if (said == fold_name(names[at(player)])) return player;
    }
    return std::nullopt;
}

std::string_view word_of(PlayerId player)
{
    return player == PlayerId::one ? "me" : "opp";
}

std::string place_words(Spot spot, PlayerId speaker)
{
    const PlayerId owner = owner_of(spot);
    const std::string whose = owner == speaker ? "" : fmt::format("{} ", word_of(owner));
    const std::size_t place = place_of(spot);
    return place == 0 ? whose + "active" : fmt::format("{}bench {}", whose, place);
}

std::optional<Spot> read_place(const std::vector<Word>& words, std::size_t& begin, PlayerId speaker,
                               const std::array<std::string, players>& names)
{
    std::size_t i = begin;
    if (i >= words.size()) return std::nullopt;
    PlayerId owner = speaker;
    if (const std::optional<PlayerId> named = player_word(words[i].text, names)) {
        owner = *named;
        ++i;
    }
    if (i >= words.size() || words[i].quoted) return std::nullopt;
    std::string what = fold_name(words[i++].text);
    std::string number;
    if (what.starts_with("bench") && what.size() > 5) {
        number = what.substr(5);
        what.resize(5);
    } else if (what == "bench" && i < words.size()) {
        number = words[i++].text;
    }
    const std::optional<std::size_t> place = what == "active"  ? std::size_t{0}
                                             : what == "bench" ? as_count(number)
                                                               : std::nullopt;
    if (!place || *place > max_bench || (what == "bench" && *place == 0)) return std::nullopt;
    begin = i;
    return spot_at(owner, *place);
}

namespace {

/// The folded id is the card's own or that of a print.
bool is_id_of(const CardText& text, std::string_view folded)
{
    const auto same = [&](std::string_view id) { return fold_name(id) == folded; };
    return same(text.id) || std::any_of(text.prints.begin(), text.prints.end(), same);
}

}  // namespace

NameFit card_fit(const CardLibrary& library, std::string_view typed, DefId card)
{
    if (card == no_def) return NameFit::none;
    const CardText& text = library.text(card);
    if (is_id_of(text, fold_name(typed))) return NameFit::whole;
    return std::max(name_fit(typed, text.name), name_fit(typed, text.label));
}

std::vector<DefId> cards_in(const MatchState& state)
{
    std::vector<DefId> cards;
    for (DefId def : state.defs) {
        if (std::find(cards.begin(), cards.end(), def) == cards.end()) cards.push_back(def);
    }
    return cards;
}

namespace {

/// Returns the cards that match best.
std::vector<DefId> best_of(const CardLibrary& library, std::string_view typed,
                           const std::vector<DefId>& cards)
{
    std::vector<DefId> best;
    NameFit least = NameFit::part;
    for (DefId card : cards) {
        const NameFit fit = card_fit(library, typed, card);
        if (fit < least) continue;
        if (fit > least) best.clear();
        least = fit;
        best.push_back(card);
    }
    return best;
}

Error no_such_card(const CardLibrary& library, std::string_view typed)
{
    std::vector<std::string> names;
    std::vector<std::string> folded_names;
    for (std::size_t i = 0; i < library.size(); ++i) {
        names.push_back(library.text(static_cast<DefId>(i)).name);
    }
    std::string suggestion = did_you_mean(typed, names);
    if (suggestion.empty()) {
        for (const std::string& name : names) folded_names.push_back(fold_name(name));
        suggestion = did_you_mean(fold_name(typed), folded_names);
    }
    return Error{fmt::format("there is no card \"{}\"{}", typed, suggestion)};
}

/// Returns "Emberkit (my1-1), Sparkit (my1-2)", at most eight.
std::string listed(const CardLibrary& library, const std::vector<DefId>& cards)
{
    constexpr std::size_t most_named = 8;
    std::vector<std::string> named;
    for (DefId card : cards) {
        if (named.size() == most_named) {
            named.push_back(fmt::format("and {} more", cards.size() - most_named));
            break;
        }
        const CardText& text = library.text(card);
        named.push_back(
            fmt::format("{} ({})", text.label.empty() ? text.name : text.label, text.id));
    }
    return fmt::format("{}", fmt::join(named, ", "));
}

Error several_cards(const CardLibrary& library, std::string_view typed,
                    const std::vector<DefId>& cards)
{
    return Error{
        fmt::format("\"{}\" is ambiguous; write the id: {}", typed, listed(library, cards))};
}

/// Returns the card of "NAME ID", as position files have it, or of "NAME SET"; nothing if the last
/// word is neither a card's id nor a set with such a card.
std::optional<Result<DefId>> name_and_id(const CardLibrary& library, std::string_view typed)
{
    const std::size_t space = typed.rfind(' ');
    if (space == std::string_view::npos) return std::nullopt;
    const std::string id = fold_name(typed.substr(space + 1));
    const std::string_view typed_name = typed.substr(0, space);
    std::vector<DefId> of_set, of_name;
    for (std::size_t i = 0; i < library.size(); ++i) {
        const CardText& text = library.text(static_cast<DefId>(i));
        const bool named = name_fit(typed_name, text.name) == NameFit::whole;
        if (named) of_name.push_back(static_cast<DefId>(i));
        if (named && text.id.starts_with(id + "-")) of_set.push_back(static_cast<DefId>(i));
    }
    if (of_set.size() == 1) return of_set.front();
    if (!of_set.empty()) return several_cards(library, typed, of_set);
    DefId card{};
    while (at(card) < library.size() && !is_id_of(library.text(card), id)) {
        card = static_cast<DefId>(at(card) + 1);
    }
    if (at(card) == library.size() && of_name.empty()) return std::nullopt;
    if (at(card) == library.size()) {
        return Error{fmt::format("there is no card \"{}\"; of that name there is {}", typed,
                                 listed(library, of_name))};
    }
    const CardText& text = library.text(card);
    if (std::max(name_fit(typed_name, text.name), name_fit(typed_name, text.label)) ==
        NameFit::whole) {
        return card;
    }
    return Error{
        fmt::format("{} is \"{}\", not \"{}\"", typed.substr(space + 1), text.name, typed_name)};
}

}  // namespace

Result<DefId> meant_card(const CardLibrary& library, std::string_view typed,
                         const MatchState* state)
{
    std::vector<DefId> all(library.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<DefId>(i);
    std::vector<DefId> found = best_of(library, typed, all);
    if (found.empty()) {
        if (const std::optional<Result<DefId>> one = name_and_id(library, typed)) return *one;
    }
    if (found.empty()) return no_such_card(library, typed);
    if (found.size() > 1 && state != nullptr) {
        std::vector<DefId> here = best_of(library, typed, cards_in(*state));
        if (!here.empty()) found = std::move(here);
    }
    if (found.size() > 1) return several_cards(library, typed, found);
    return found.front();
}

}  // namespace ptcg::tools
