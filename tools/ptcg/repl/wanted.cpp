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

/// The verb the words begin with, or null.
const Verb* verb_of(const std::vector<Word>& words)
{
    if (words.empty()) return nullptr;
    const std::string first = fold_name(words.front().text);
    const auto verb = std::ranges::find(verbs, first, &Verb::word);
    return verb == verbs.end() ? nullptr : &*verb;
}

/// "active", "bench 2": as the player who acts says it.
std::string own_place(Spot spot)
{
    return place_words(spot, owner_of(spot));
}

/// What `play` means of this card.
OptionKind kind_for(const CardDef& def)
{
    if (def.kind == CardKind::energy) return OptionKind::attach;
    if (def.is_basic_pokemon()) return OptionKind::bench;
    return def.is_pokemon() ? OptionKind::evolve : OptionKind::play;
}

/// The whole name of the attack or Ability of a Pokémon of the mover that begins like this.
std::string full_name(Session& session, OptionKind kind, const std::string& typed)
{
    const Permissions& game = session.match().rules();
    std::string best = typed;
    NameFit most = NameFit::none;
    const auto offer = [&](NameId name) {
        const NameFit fit = name_fit(typed, session.library().name(name));
        if (fit <= most) return;
        most = fit;
        best = session.library().name(name);
    };
    for (SlotId id : game.pokemon_of(session.mover())) {
        const CardDef& def = game.def(id);
        for (std::size_t i = 0; kind == OptionKind::attack && i < def.attack_count; ++i) {
            offer(def.attacks[i].name);
        }
        for (std::size_t i = 0; kind == OptionKind::use && i < def.ability_count; ++i) {
            offer(def.abilities[i].name);
        }
    }
    for (const Zone zone : {Zone::hand, Zone::discard}) {
        const Pile& pile = game.pile(session.mover(), zone);
        for (std::size_t i = 0; kind == OptionKind::use && i < pile.count; ++i) {
            const CardDef& def = game.def(pile.cards[i]);
            if (def.speaks_from_pile) offer(def.abilities[0].name);
        }
    }
    return best;
}

bool needs_card(OptionKind kind)
{
    return kind == OptionKind::attach || kind == OptionKind::evolve || kind == OptionKind::bench ||
           kind == OptionKind::play;
}

/// What to type where the Ability is left out: with one the mover's Pokémon have.
Error which_ability(Session& session)
{
    const Permissions& game = session.match().rules();
    std::string name = "NAME";
    for (SlotId id : game.pokemon_of(session.mover())) {
        const CardDef& def = game.def(id);
        if (def.ability_count == 0) continue;
        name = session.library().name(def.abilities[0].name);
        break;
    }
    return Error{fmt::format("use which Ability? Name it: use {}", name)};
}

/// What to type where the card is left out: with one of the mover's hand, if it has one for this.
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
    return Error{fmt::format("{0} which card? Name it: {0} {1}", verb.word, card)};
}

/// "attach fire to bench 2" as what is wanted.
Result<WantedAction> wanted_action(Session& session, const std::vector<Word>& words)
{
    const Verb* const verb = verb_of(words);
    if (verb == nullptr) {
        return Error{
            fmt::format("\"{}\" is no action: attack, attach, evolve, bench, play, use, "
                        "retreat or end",
                        words[0].text)};
    }
    WantedAction wanted;
    wanted.kind = verb->kind;
    std::vector<Word> what;
    for (std::size_t i = 1; i < words.size();) {
        const PlayerId mover = session.mover();
        if (const std::optional<Spot> spot = read_place(words, i, mover, session.setting().names)) {
            wanted.target = own_place(*spot);
            continue;
        }
        const std::string& word = words[i].text;
        const bool connects = word == "to" || word == "on" || word == "onto" || word == "into" ||
                              word == "with" || word == "of";
        // A name may have such a word in it; before a place, and after one, it has none.
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

/// One of each attack where none is named.
std::vector<WantedAction> each_of(Session& session, const WantedAction& wanted)
{
    if (wanted.kind != OptionKind::attack || !wanted.what.empty()) return {wanted};
    const Permissions& game = session.match().rules();
    const SlotId active = game.active(session.mover());
    std::vector<WantedAction> each;
    if (!game.in_play(active)) return each;
    const CardDef& def = game.def(active);
    for (std::size_t i = 0; i < def.attack_count; ++i) {
        each.push_back(wanted);
        each.back().what = session.library().name(def.attacks[i].name);
    }
    return each;
}

}  // namespace

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
        return meant_answer(open, words);
    }
    const Result<std::uint16_t> option =
        meant_action(open, verb->kind, {words.begin() + 1, words.end()});
    if (!option) return option.error();
    return std::vector<std::uint16_t>{option.value()};
}

}  // namespace ptcg::tools
