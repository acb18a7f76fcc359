#include "repl/wanted.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ptcg/resolver.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "repl/card_words.hpp"
#include "repl/explaining.hpp"

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

/// Returns the place of the mover's Pokémon that the words name, by its place or its own name.
std::optional<Spot> pokemon_spot(Session& session, const std::vector<Word>& words)
{
    std::size_t end = 0;
    const PlayerId mover = session.mover();
    const std::optional<Spot> place = read_place(words, end, mover, session.setting().names);
    if (place && end == words.size()) return place;
    const Permissions& game = session.match().rules();
    std::optional<Spot> best;
    NameFit most = NameFit::none;
    for (SlotId id : game.pokemon_of(mover)) {
        const NameFit fit =
            card_fit(session.library(), joined(words), game.def_id(game.slot(id).top));
        if (fit <= most) continue;
        most = fit;
        best = game.spot_of(id);
    }
    return best;
}

/// Returns a card with the name; several of one name are equally good, because the reasons look for
/// the name.
Result<DefId> named_card(Session& session, const std::vector<Word>& words)
{
    const MatchState& state = session.match().state();
    const Permissions& game = session.match().rules();
    DefId best = no_def;
    NameFit most = NameFit::none;
    for (CardIndex card : game.cards_in(session.mover(), Zone::hand)) {
        const NameFit fit = card_fit(session.library(), joined(words), game.def_id(card));
        if (fit > most) best = game.def_id(card);
        most = std::max(most, fit);
    }
    if (most == NameFit::whole) return best;
    const Result<DefId> found = meant_card(session.library(), joined(words), &state);
    for (std::size_t i = 0; !found && best == no_def && i < session.library().size(); ++i) {
        const auto def = static_cast<DefId>(i);
        if (card_fit(session.library(), joined(words), def) == NameFit::whole) best = def;
    }
    return !found && best != no_def ? best : found;
}

/// Completes the action from its parts. Returns false if they are not such an action.
bool takes_parts(Session& session, const std::vector<std::vector<Word>>& parts,
                 WantedAction& wanted)
{
    const bool only_place = wanted.kind == OptionKind::retreat;
    const bool evolves = wanted.kind == OptionKind::evolve;
    if (parts.empty() || parts.size() > (only_place ? 1 : 2)) return false;
    const auto at_place = [&](const std::vector<Word>& part) {
        const std::optional<Spot> spot = pokemon_spot(session, part);
        if (spot) wanted.target = place_for(*spot, session.mover());
        return spot.has_value();
    };
    const auto with_card = [&](const std::vector<Word>& part) {
        if (wanted.kind == OptionKind::use) {
            wanted.what = full_name(session, wanted.kind, joined(part));
            return true;
        }
        const Result<DefId> card = named_card(session, part);
        if (card) wanted.what = session.library().text(card.value()).id;
        return static_cast<bool>(card);
    };
    if (only_place) return at_place(parts[0]);
    if (parts.size() == 2) {
        if (evolves && at_place(parts[0]) && with_card(parts[1])) return true;
        return at_place(parts[1]) && with_card(parts[0]);
    }
    // "evolve mareep" means the Pokémon in play, "evolve flaaffy" the card.
    if (evolves && at_place(parts[0])) return true;
    return with_card(parts[0]);
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
    const std::vector<Word> rest(words.begin() + 1, words.end());
    const bool alone =
        wanted.kind == OptionKind::end_turn || wanted.kind == OptionKind::use_stadium;
    if (wanted.kind == OptionKind::use && is_only(rest, "stadium")) {
        wanted.kind = OptionKind::use_stadium;
        return wanted;
    }
    if (rest.empty()) {
        if (wanted.kind == OptionKind::use) return which_ability(session);
        if (needs_card(wanted.kind)) return which_card(session, *verb);
    }
    if (rest.empty() || alone) return wanted;
    if (wanted.kind == OptionKind::attack) {
        wanted.what = full_name(session, wanted.kind, joined(rest));
        return wanted;
    }
    bool understood = false;
    for (const auto& parts : ways_to_cut(rest, session.mover(), session.setting().names)) {
        WantedAction one = wanted;
        understood = takes_parts(session, parts, one);
        if (understood) {
            wanted = one;
            break;
        }
    }
    if (!understood && wanted.kind == OptionKind::retreat) {
        return Error{fmt::format("you have no Pokémon \"{}\"", joined(rest))};
    }
    if (!understood) return named_card(session, rest).error();
    if (verb->word == "play") {
        const DefId card = session.library().find(wanted.what);
        wanted.kind = kind_for(session.library().def(card));
    }
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

Result<std::vector<JudgedAction>> judged_actions(Session& session, const std::vector<Word>& words)
{
    const Result<WantedAction> wanted = wanted_action(session, words);
    if (!wanted) return wanted.error();
    const std::vector<WantedAction> actions = each_of(session, wanted.value());
    std::vector<JudgedAction> judged;
    for (const WantedAction& action : actions) {
        Result<std::vector<WhyNot>> reasons =
            why_not(session.match(), session.mover(), action, wording(session).me());
        if (!reasons) return reasons.error();
        judged.push_back({actions.size() > 1 ? action.what : "", std::move(reasons.value())});
    }
    return judged;
}

namespace {

/// Returns why no option is what the words say: the reasons, or that a word has no meaning.
Error refused(Session& session, const OpenQuestion& open, const Verb& verb,
              const std::vector<Word>& words)
{
    const std::string said = joined(words);
    const Result<std::vector<JudgedAction>> judged = judged_actions(session, words);
    if (!judged) return Error{judged.error().message + possible_actions(open, verb.kind)};
    std::vector<std::string> lines;
    for (const JudgedAction& action : judged.value()) {
        for (const WhyNot& reason : action.reasons) {
            lines.push_back((action.what.empty() ? "" : action.what + ": ") + to_string(reason));
        }
    }
    if (lines.empty()) {
        return Error{
            fmt::format("\"{}\" is not possible now{}", said, possible_actions(open, verb.kind))};
    }
    if (lines.size() == 1) return Error{fmt::format("\"{}\" is not possible: {}", said, lines[0])};
    return Error{fmt::format("\"{}\" is not possible:\n  {}", said, fmt::join(lines, "\n  "))};
}

}  // namespace

Result<std::vector<std::uint16_t>> meant_picks(Session& session, const std::vector<Word>& words)
{
    const std::optional<OpenQuestion> question = session.question();
    if (!question) return Error{"the match is over; \"undo\" goes back, \"new\" starts another"};
    const OpenQuestion& open = *question;
    const Verb* const verb = verb_of(words);
    if (open.decision.purpose != Purpose::main_phase || verb == nullptr) {
        Result<std::vector<std::uint16_t>> whole = meant_answer(open, words);
        if (whole || verb == nullptr || words.size() == 1 || !asks_to(verb->kind, open)) {
            return whole;
        }
        return meant_answer(open, {words.begin() + 1, words.end()});
    }
    const Result<std::optional<std::uint16_t>> option =
        meant_action(open, verb->kind, {words.begin() + 1, words.end()});
    if (!option) return option.error();
    if (!option.value()) return refused(session, open, *verb, words);
    return std::vector<std::uint16_t>{*option.value()};
}

}  // namespace ptcg::tools
