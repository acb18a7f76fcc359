#include "repl/wanted.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

#include "ptcg/resolver.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "repl/card_words.hpp"

namespace ptcg::tools {

namespace {

struct Verb {
    std::string_view word;
    OptionKind kind;
};
constexpr std::array<Verb, 10> verbs = {{{"attack", OptionKind::attack},
                                         {"attach", OptionKind::attach},
                                         {"evolve", OptionKind::evolve},
                                         {"bench", OptionKind::bench},
                                         {"play", OptionKind::play},
                                         {"use", OptionKind::use},
                                         {"stadium", OptionKind::use_stadium},
                                         {"retreat", OptionKind::retreat},
                                         {"end", OptionKind::end_turn},
                                         {"pass", OptionKind::end_turn}}};

/// Returns the verb the words begin with, or null.
const Verb* verb_of(const std::vector<Word>& words)
{
    if (words.empty()) return nullptr;
    const std::string first = fold_name(words.front().text);
    const auto verb = std::ranges::find(verbs, first, &Verb::word);
    return verb == verbs.end() ? nullptr : &*verb;
}

/// Returns "active" or "opponent bench 2", as the acting player says it.
std::string place_for(Spot spot, PlayerId mover)
{
    const std::string place = place_words(spot, owner_of(spot));
    return owner_of(spot) == mover ? place : "opponent " + place;
}

/// Returns the kind of action that `play` means for this card.
OptionKind kind_for(const CardDef& def)
{
    if (def.kind == CardKind::energy) return OptionKind::attach;
    if (def.is_basic_pokemon()) return OptionKind::bench;
    return def.is_pokemon() ? OptionKind::evolve : OptionKind::play;
}

/// Returns the whole name of the visible attack or Ability that begins with the typed text.
std::string full_name(Session& session, OptionKind kind, const std::string& typed)
{
    Match& match = session.match();
    std::string best = typed;
    NameFit most = NameFit::none;
    for (const std::string& name : kind == OptionKind::attack
                                       ? nameable_attacks(match, session.mover())
                                       : nameable_abilities(match, session.mover())) {
        const NameFit fit = name_fit(typed, name);
        if (fit <= most) continue;
        most = fit;
        best = name;
    }
    return best;
}

bool needs_card(OptionKind kind)
{
    return kind == OptionKind::attach || kind == OptionKind::evolve || kind == OptionKind::bench ||
           kind == OptionKind::play;
}

/// Returns what to type if the Ability is missing: an example with one that the mover's Pokémon
/// have.
Error which_ability(Session& session)
{
    const std::vector<std::string> names = nameable_abilities(session.match(), session.mover());
    const std::string name = names.empty() ? "NAME" : names.front();
    return Error{fmt::format("name the Ability, as in \"use {}\"", name)};
}

/// Returns what to type if the card is missing: an example with a suitable card in the mover's
/// hand, if there is one.
Error which_card(Session& session, const Verb& verb)
{
    std::string card = "CARD";
    const Permissions& game = session.match().rules();
    const Pile& hand = game.pile(session.mover(), Zone::hand);
    for (std::size_t i = 0; i < hand.count; ++i) {
        const CardDef& def = game.def(hand.cards[i]);
        if (verb.kind != OptionKind::play && kind_for(def) != verb.kind) continue;
        card = session.library().name(def.name);
        break;
    }
    return Error{fmt::format("name the card, as in \"{0} {1}\"", verb.word, card)};
}

/// Returns the action that "attach fire to bench 2" means.
Result<WantedAction> wanted_action(Session& session, const std::vector<Word>& words)
{
    const Verb* const verb = verb_of(words);
    if (verb == nullptr) {
        return Error{
            fmt::format("\"{}\" is not an action; actions: attack, attach, evolve, bench, play, "
                        "use, retreat, end",
                        words[0].text)};
    }
    WantedAction wanted;
    wanted.kind = verb->kind;
    std::vector<Word> what;
    for (std::size_t i = 1; i < words.size();) {
        const PlayerId mover = session.mover();
        if (const std::optional<Spot> spot = read_place(words, i, mover, session.setting().names)) {
            wanted.target = place_for(*spot, mover);
            continue;
        }
        const std::string& word = words[i].text;
        const bool connects = word == "to" || word == "on" || word == "onto" || word == "into" ||
                              word == "with" || word == "of";
        // A name may contain such a word, but not right before a place.
        std::size_t after = i + 1;
        const bool before_place =
            read_place(words, after, mover, session.setting().names).has_value();
        if (!words[i].quoted && connects && (before_place || what.empty())) {
            ++i;
            continue;
        }
        what.push_back(words[i]);
        ++i;
    }
    wanted.what = joined(what);
    const bool named_text = wanted.kind == OptionKind::attack || wanted.kind == OptionKind::use;
    if (named_text) {
        if (!wanted.what.empty()) wanted.what = full_name(session, wanted.kind, wanted.what);
        if (wanted.what.empty() && wanted.kind == OptionKind::use) return which_ability(session);
        return wanted;
    }
    if (wanted.what.empty()) {
        if (needs_card(wanted.kind)) return which_card(session, *verb);
        return wanted;
    }
    const Result<DefId> card = meant_card(session.library(), wanted.what, &session.match().state());
    if (!card) return card.error();
    wanted.what = session.library().text(card.value()).id;
    if (verb->word == "play") wanted.kind = kind_for(session.library().def(card.value()));
    return wanted;
}

/// Returns one action for each attack if none is named.
std::vector<WantedAction> each_of(Session& session, const WantedAction& wanted)
{
    if (wanted.kind != OptionKind::attack || !wanted.what.empty()) return {wanted};
    const Permissions& game = session.match().rules();
    const SlotId active = game.active(session.mover());
    std::vector<WantedAction> each;
    if (!game.in_play(active)) return each;
    for (const AttackRef& attack : game.attacks_of(active)) {
        const CardDef& def = session.library().def(attack.def);
        each.push_back(wanted);
        each.back().what = session.library().name(def.attacks[attack.index].name);
    }
    return each;
}

/// Returns whether the question itself asks for what the verb does.
bool asks_to(OptionKind verb, const OpenQuestion& open)
{
    if (verb == OptionKind::bench) return open.decision.purpose == Purpose::bench;
    const OptionKind asked = verb == OptionKind::use ? OptionKind::text : verb;
    return std::ranges::any_of(open.decision.options,
                               [asked](const Option& option) { return option.kind == asked; });
}

}  // namespace

bool is_action_verb(std::string_view word)
{
    return std::ranges::find(verbs, fold_name(word), &Verb::word) != verbs.end();
}

std::vector<std::string> action_verbs()
{
    std::vector<std::string> words;
    for (const Verb& verb : verbs) words.emplace_back(verb.word);
    return words;
}

Result<std::vector<WantedAction>> wanted_actions(Session& session, const std::vector<Word>& words)
{
    const Result<WantedAction> wanted = wanted_action(session, words);
    if (!wanted) return wanted.error();
    return each_of(session, wanted.value());
}

Result<std::vector<std::uint16_t>> meant_picks(const OpenQuestion& open,
                                               const std::vector<Word>& words)
{
    const Verb* const verb = verb_of(words);
    if (open.decision.purpose != Purpose::main_phase || verb == nullptr) {
        Result<std::vector<std::uint16_t>> whole = meant_answer(open, words);
        if (whole || verb == nullptr || words.size() == 1 || !asks_to(verb->kind, open)) {
            return whole;
        }
        return meant_answer(open, {words.begin() + 1, words.end()});
    }
    const Result<std::uint16_t> option =
        meant_action(open, verb->kind, {words.begin() + 1, words.end()});
    if (!option) return option.error();
    return std::vector<std::uint16_t>{option.value()};
}

}  // namespace ptcg::tools
