#include "support/knowledge.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "ptcg/resolver.hpp"

namespace ptcg::test {
namespace {

/// Returns whether the viewer sees the card's face where it is.
[[nodiscard]] bool in_sight(const Table& table, PlayerId viewer, PlayerId owner, Zone zone)
{
    if (owner == viewer && zone == Zone::hand) return true;
    if (zone == Zone::in_play && table.face_down) return owner == viewer;
    return lies_open(zone);
}

[[nodiscard]] bool includes(Audience audience, PlayerId viewer)
{
    return (audience & seen_by(viewer)) != 0;
}

[[nodiscard]] PlayerId looked_at_whose(const Event& e)
{
    return static_cast<PlayerId>(at(e.spot) / slots_per_player);
}

/// Returns whether a card moved in such a way that this viewer cannot tell which card was or is now
/// in `zone`.
[[nodiscard]] bool mixes(const Event& e, PlayerId viewer, PlayerId owner, Zone zone)
{
    if (e.kind == EventKind::shuffled) return e.player == owner && e.from == zone;
    if (owner == viewer) return false;
    if (e.kind == EventKind::looked_at) {  // while searching it, the owner may take cards unseen
        return e.extra == 1 && e.player == owner && zone == Zone::deck;
    }
    // Face down from the hand: it could be any card of the hand.
    return e.kind == EventKind::card_moved && e.player == owner && e.from == Zone::hand &&
           !lies_open(e.to) && zone == Zone::hand;
}

[[nodiscard]] std::string told(const Match& match, PlayerId viewer, DefId def, const char* where)
{
    return (viewer == PlayerId::one ? "player one" : "player two") +
           std::string(" cannot know of ") + match.library().text(def).id + " in " + where;
}

[[nodiscard]] std::string in_words(const Match& match, const Event& e)
{
    const auto id = [&](DefId def) {
        return def == no_def ? std::string_view("-") : match.library().text(def).id;
    };
    return fmt::format("  {} of player {}: {}, from {} to {}, spot {}, extra {}, by {}, seen by {}",
                       name_of(e.kind), at(e.player) + 1, id(e.def), name_of(e.from), name_of(e.to),
                       at(e.spot), e.extra, id(e.source), e.audience);
}

}  // namespace

std::string Knowledge::look(Match& match)
{
    const std::span<const Event> all = match.events();
    const std::span<const Event> events = all.subspan(next_event_ - match.first_event());
    next_event_ = static_cast<std::uint32_t>(match.first_event() + all.size());
    before_ = known_;
    learn(match, events);
    zone_ = match.state().now.zone;

    std::string leak = leak_to_spectators(match);
    for (const PlayerId viewer : both_players) {
        if (leak.empty()) leak = leak_in_view(match, viewer);
    }
    if (leak.empty()) leak = leak_in_events(match, events);
    if (leak.empty()) leak = leak_in_question(match);
    if (leak.empty()) return leak;
    for (const Event& e : events) leak += '\n' + in_words(match, e);
    return leak;
}

void Knowledge::learn(Match& match, std::span<const Event> events)
{
    const MatchState& state = match.state();
    for (std::size_t i = 0; i < cards_per_match; ++i) {
        const auto card = static_cast<CardIndex>(i);
        const Copy copy{card, owner_of(card), zone_[i], state.now.zone[i], state.defs[i]};
        for (const PlayerId viewer : both_players) {
            known_[at(viewer)][i] = knows_now(state.now, viewer, copy, events);
        }
        face_up_[i] = lies_face_up(copy, events);
    }
}

bool Knowledge::lies_face_up(const Copy& copy, std::span<const Event> events) const
{
    bool up = face_up_[at(copy.card)];
    for (const Event& e : events) {
        if (e.player != copy.owner) continue;
        const bool turned = e.kind == EventKind::card_shown || e.kind == EventKind::card_moved;
        if (e.kind == EventKind::shuffled && e.from == Zone::prizes) up = false;
        if (turned && (e.extra & 4) != 0 && e.def == copy.def) up = true;
    }
    return up && copy.to == Zone::prizes;
}

bool Knowledge::knows_now(const Table& table, PlayerId viewer, const Copy& copy,
                          std::span<const Event> events) const
{
    if (in_sight(table, viewer, copy.owner, copy.to)) return true;
    // Knowledge from before, updated event by event: mixing removes it, seeing adds it.
    bool known = before_[at(viewer)][at(copy.card)];
    Zone zone = copy.from;
    for (const Event& e : events) {
        if (mixes(e, viewer, copy.owner, zone) || mixes(e, viewer, copy.owner, copy.to)) {
            known = false;
        } else if (e.kind == EventKind::looked_at) {
            const bool here =
                looked_at_whose(e) == copy.owner && (e.from == zone || e.from == copy.to);
            if (here && e.player == viewer) known = true;
        } else if (e.player == copy.owner && e.def == copy.def) {
            const bool own_hand = viewer == copy.owner && e.from == Zone::hand;
            const bool arrives = e.to == copy.to && (lies_open(e.from) || own_hand);
            const bool shown = (e.kind == EventKind::card_shown ||
                                e.kind == EventKind::hand_revealed || own_hand || lies_open(e.to));
            if (arrives || (shown && includes(e.audience, viewer))) known = true;
            const bool unseen = e.kind == EventKind::card_moved && (e.extra & 2) != 0;
            if (unseen && e.to == copy.to && copy.from != copy.to) known = false;
            if (e.to == copy.to && e.kind != EventKind::card_shown) zone = copy.to;
        } else if (e.player == copy.owner && e.to == copy.to && lies_open(copy.from) &&
                   (e.kind == EventKind::left_play || e.kind == EventKind::devolved)) {
            known = true;  // the cards under a Pokémon leave with it
        }
    }
    return known;
}

std::string Knowledge::leak_in_pile(Match& match, PlayerId viewer, PlayerId owner, Zone zone,
                                    const PileView& view) const
{
    const MatchState& state = match.state();
    const Pile& pile = match.rules().pile(owner, zone);
    const std::string where(name_of(zone));
    for (std::size_t i = 0; i < view.known_count; ++i) {
        const KnownCard& card = view.known[i];
        if (card.place != 0xff) {
            const CardIndex index = pile.cards[card.place];
            if (state.defs[at(index)] != card.def) return where + " shows a card that is not there";
            if (!known_[at(viewer)][at(index)]) return told(match, viewer, card.def, where.c_str());
            continue;
        }
        const auto shown = std::count_if(view.known.begin(), view.known.begin() + view.known_count,
                                         [&](const KnownCard& k) { return k.def == card.def; });
        const auto known = std::count_if(
            pile.cards.begin(), pile.cards.begin() + pile.count, [&](CardIndex index) {
                return state.defs[at(index)] == card.def && known_[at(viewer)][at(index)];
            });
        if (shown > known) return told(match, viewer, card.def, where.c_str());
    }
    return {};
}

std::string Knowledge::leak_in_view(Match& match, PlayerId viewer)
{
    make_view(match.rules(), seen_by(viewer), view_);
    for (const PlayerId owner : both_players) {
        const PlayerView& side = view_.player[at(owner)];
        for (const auto& [pile, zone] : {std::pair{&side.hand, Zone::hand},
                                         {&side.deck, Zone::deck},
                                         {&side.prizes, Zone::prizes}}) {
            std::string leak = leak_in_pile(match, viewer, owner, zone, *pile);
            if (!leak.empty()) return leak;
        }
        for (const PokemonView& pokemon : side.pokemon) {
            const bool hidden = match.state().now.face_down && owner != viewer;
            if (hidden && pokemon.def != no_def) return told(match, viewer, pokemon.def, "play");
        }
    }
    return {};
}

std::string Knowledge::leak_to_spectators(Match& match)
{
    make_view(match.rules(), seen_by_spectators, view_);
    for (const PlayerId owner : both_players) {
        const PlayerView& side = view_.player[at(owner)];
        if (side.hand.known_count + side.deck.known_count > 0) {
            return "spectators see a hidden card";
        }
        const Pile& prizes = match.rules().pile(owner, Zone::prizes);
        for (std::size_t i = 0; i < side.prizes.known_count; ++i) {
            if (!face_up_[at(prizes.cards[side.prizes.known[i].place])]) {
                return "spectators see a Prize card that is face down";
            }
        }
    }
    return {};
}

bool Knowledge::knows_one(const Match& match, PlayerId viewer, PlayerId owner, Zone zone,
                          DefId def) const
{
    const MatchState& state = match.state();
    for (std::size_t i = 0; i < cards_per_match; ++i) {
        if (owner_of(static_cast<CardIndex>(i)) == owner && state.now.zone[i] == zone &&
            state.defs[i] == def && known_[at(viewer)][i]) {
            return true;
        }
    }
    return false;
}

std::string Knowledge::leak_in_question(Match& match) const
{
    const Decision* const open = match.decision();
    if (open == nullptr) return {};
    for (const Option& option : open->options) {
        const bool names_hidden =
            option.def != no_def && option.zone != Zone::none && !lies_open(option.zone);
        if (!names_hidden) continue;
        if (open->asked == PlayerId::chance) return "chance is told a card";
        const bool known = knows_one(match, open->asked, PlayerId::one, option.zone, option.def) ||
                           knows_one(match, open->asked, PlayerId::two, option.zone, option.def);
        if (!known) return told(match, open->asked, option.def, "a question");
    }
    return {};
}

/// Finds a card that moved between hidden places and was named to a viewer who did not know it and
/// was not shown it on the way.
std::string Knowledge::leak_in_events(Match& match, std::span<const Event> events) const
{
    const MatchState& state = match.state();
    for (const Event& e : events) {
        const bool hidden = (e.kind == EventKind::drew || e.kind == EventKind::prize_taken ||
                             e.kind == EventKind::card_moved) &&
                            !lies_open(e.from) && !lies_open(e.to);
        if (!hidden || e.def == no_def) continue;
        for (const PlayerId viewer : both_players) {
            if (viewer == e.player || !includes(e.audience, viewer)) continue;
            bool known = false;
            for (std::size_t i = 0; i < cards_per_match && !known; ++i) {
                known = state.defs[i] == e.def && owner_of(static_cast<CardIndex>(i)) == e.player &&
                        (before_[at(viewer)][i] || known_[at(viewer)][i]);
            }
            if (!known) return told(match, viewer, e.def, "an event");
        }
    }
    return {};
}

}  // namespace ptcg::test
