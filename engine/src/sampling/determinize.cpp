// Redraws what a player cannot know. Cards stay in their places, but which printed cards they are
// is dealt again, so that one deal fits both the table and the checkpoint of an effect in progress.

#include "ptcg/determinize.hpp"

#include <algorithm>
#include <tuple>

#include "ptcg/note_card.hpp"
#include "ptcg/recorded_answers.hpp"
#include "ptcg/resolver.hpp"
#include "sampling/attacks_meant.hpp"
#include "sampling/renumbering.hpp"
#include "sampling/setup_repair.hpp"

namespace ptcg {
namespace {

[[nodiscard]] bool by_number(DefId a, DefId b)
{
    return at(a) < at(b);
}

void shuffle(std::vector<DefId>& cards, Random& random)
{
    for (auto i = static_cast<std::uint32_t>(cards.size()); i > 1; --i) {
        std::swap(cards[i - 1], cards[random.below(i)]);
    }
}

[[nodiscard]] CardIndex first_card_of(PlayerId owner)
{
    return static_cast<CardIndex>(at(owner) * cards_per_player);
}

}  // namespace

Observation::Observation(Match& match, PlayerId viewer, const Assumptions& assumptions)
    : library_(&match.library()),
      rules_(&match.ruleset()),
      effects_(match.effects()),
      viewer_(viewer),
      list_(assumptions.opponents_list.begin(), assumptions.opponents_list.end()),
      real_list_(list_.empty() && (assumptions.real_list || match.state().lists_known)),
      sees_everything_(assumptions.sees_everything)
{
    if (const Decision* open = match.decision(); open != nullptr) {
        options_.assign(open->options.begin(), open->options.end());
        words_.assign(open->words.begin(), open->words.end());
        question_ = *open;
        question_.options = options_;
        question_.words = words_;
    }
    state_ = match.state();
    in_step_ = state_.checkpointed || state_.answers.used > 0;
    make_view(match.rules(), seen_by(viewer), view_);
    if (list_.empty() && !real_list_) {
        const auto own =
            state_.defs.begin() + static_cast<std::ptrdiff_t>(at(first_card_of(viewer)));
        list_.assign(own, own + cards_per_player);
    }
    for (std::size_t i = 0; i < numbers_.size(); ++i) numbers_[i] = static_cast<CardIndex>(i);
    if (sees_everything_) return;
    if (!in_step_) gather_opponents_hand();
    numbers_ = renumber_cards(state_);
    for (PlayerId owner : both_players) {
        for (const bool careful : {false, true}) {
            if (careful && !in_step_) continue;
            hands_[at(owner)][careful ? 1 : 0] = hands(owner, careful);
        }
    }
    if (!assumptions.keeps) return;
    for (std::vector<Hand>& some : hands_[at(opponent_of(viewer_))]) {
        for (Hand& hand : some) weigh(hand, assumptions.keeps);
    }
}

void Observation::weigh(Hand& hand, const std::function<double(const View&, DefId)>& keeps) const
{
    const auto rest = std::stable_partition(
        hand.cards.begin(), hand.cards.end(),
        [&](CardIndex card) { return state_.now.zone[at(card)] == Zone::hand; });
    hand.held = static_cast<std::size_t>(rest - hand.cards.begin());
    for (const DefId id : hand.pool) hand.kept.push_back(keeps(view_, id));
}

bool Observation::is_hidden(const Table& table, CardIndex card) const
{
    const bool own = owner_of(card) == viewer_;
    switch (table.zone[at(card)]) {
        case Zone::hand:
            if (own) return false;
            break;
        case Zone::deck:
        case Zone::prizes:
            break;
        case Zone::in_play:
            if (own || !table.face_down) return false;
            break;
        default:
            return false;
    }
    return (table.seen[at(card)] & seen_by(viewer_)) == 0;
}

/// The viewer does not know where in the opponent's hand the cards that it knows are, so sorts the
/// hand.
void Observation::gather_opponents_hand()
{
    Table& t = state_.now;
    Pile& hand = t.player[at(opponent_of(viewer_))].pile(Zone::hand);
    const auto end = hand.cards.begin() + hand.count;
    const auto rank = [&](CardIndex card) {
        const bool hidden = is_hidden(t, card);
        return std::tuple(hidden, hidden ? 0 : at(state_.defs[at(card)]), t.seen[at(card)]);
    };
    std::stable_sort(hand.cards.begin(), end,
                     [&](CardIndex a, CardIndex b) { return rank(a) < rank(b); });
    for (std::size_t i = 0; i < hand.count; ++i) {
        t.place[at(hand.cards[i])] = static_cast<std::uint8_t>(i);
    }
}

/// Returns the hidden cards of `owner`, and what may be dealt to them. If `careful`, what the
/// viewer knew when the effect in progress began does not change, and each zone keeps the cards
/// that it had then: the effect may have shown them.
std::vector<Observation::Hand> Observation::hands(PlayerId owner, bool careful) const
{
    careful = careful && state_.checkpointed;
    std::array<std::vector<CardIndex>, pile_count + 1> by_zone;
    for (std::size_t i = 0; i < cards_per_player; ++i) {
        const auto card = static_cast<CardIndex>(at(first_card_of(owner)) + i);
        if (!is_hidden(state_.now, card)) continue;
        if (careful && !is_hidden(state_.checkpoint, card)) continue;
        const std::size_t zone = careful ? at(state_.checkpoint.zone[at(card)]) : 0;
        by_zone[std::min(zone, pile_count)].push_back(card);
    }
    if (owner != viewer_ && !real_list_) {
        std::vector<CardIndex> cards;
        for (const auto& some : by_zone) cards.insert(cards.end(), some.begin(), some.end());
        return assumed_hands(cards);
    }
    std::vector<Hand> result;
    for (std::vector<CardIndex>& cards : by_zone) {
        if (cards.empty()) continue;
        Hand hand{std::move(cards), {}};
        for (CardIndex card : hand.cards) hand.pool.push_back(state_.defs[at(card)]);
        std::sort(hand.pool.begin(), hand.pool.end(), by_number);
        result.push_back(std::move(hand));
    }
    return result;
}

/// Returns the rest of the assumed list without the cards that the viewer knows.
std::vector<Observation::Hand> Observation::assumed_hands(const std::vector<CardIndex>& cards) const
{
    if (cards.empty()) return {};
    Hand hand{cards, list_};
    for (std::size_t i = 0; i < cards_per_player; ++i) {
        const auto card = static_cast<CardIndex>(at(first_card_of(opponent_of(viewer_))) + i);
        if (std::find(cards.begin(), cards.end(), card) != cards.end()) continue;
        const auto same = std::find(hand.pool.begin(), hand.pool.end(), state_.defs[at(card)]);
        if (same != hand.pool.end()) hand.pool.erase(same);
    }
    std::sort(hand.pool.begin(), hand.pool.end(), by_number);
    return {std::move(hand)};
}

/// Deals the opponent's hand again card by card, until each card is one that would have been kept.
/// If there are almost none left that would be, accepts any.
void Observation::hold_what_is_kept(const Hand& hand, std::vector<DefId>& pool, Random& random)
{
    if (hand.kept.empty()) return;
    constexpr int most_deals = 30;
    constexpr std::uint32_t certain = 1u << 20;
    const auto stays = [&](DefId id) {
        const auto card = std::lower_bound(hand.pool.begin(), hand.pool.end(), id, by_number);
        const double kept = hand.kept[static_cast<std::size_t>(card - hand.pool.begin())];
        return random.below(certain) < kept * certain;
    };
    for (std::size_t i = 0; i < hand.held; ++i) {
        const auto left = static_cast<std::uint32_t>(pool.size() - i);
        for (int n = 0; n < most_deals && !stays(pool[i]); ++n) {
            std::swap(pool[i], pool[i + random.below(left)]);
        }
    }
}

/// Whether a hand can start the game becomes known when player one must decide, then player two:
/// while the first is asked, it does not know about the second.
bool Observation::opponents_start_is_known() const
{
    const Table& t = state_.now;
    return t.depth == 0 || t.frames[t.depth - 1u].step != Step::setup_shared_mulligans ||
           question_.asked != viewer_ || viewer_ != PlayerId::one;
}

/// Returns which cards the viewer does not know, by number; after the setup, none.
std::array<bool, cards_per_match> Observation::hidden_in_setup() const
{
    std::array<bool, cards_per_match> hidden{};
    for (std::size_t i = 0; state_.now.face_down && i < cards_per_match; ++i)
        hidden[i] = is_hidden(state_.now, static_cast<CardIndex>(i));
    return hidden;
}

/// Records again what the cards of both decks can do.
void Observation::note_cards(MatchState& state) const
{
    state.parts_from_discard = state.restricted_energy = state.texts_in_piles = false;
    for (const DefId id : state.defs) note_card(state, library_->def(id));
}

/// Returns false if the assumptions leave too few cards, or none that could be where they must be.
bool Observation::deal(std::uint64_t seed, const Care& care, MatchState& state) const
{
    Random random(seed);
    std::vector<DefId> pool;
    for (PlayerId owner : both_players) {
        const bool careful = owner == viewer_ ? care.own : care.opponents;
        for (const Hand& hand : hands_[at(owner)][careful ? 1 : 0]) {
            pool = hand.pool;
            if (pool.size() < hand.cards.size()) return false;
            shuffle(pool, random);
            hold_what_is_kept(hand, pool, random);
            for (std::size_t i = 0; i < hand.cards.size(); ++i) {
                state.defs[at(hand.cards[i])] = pool[i];
            }
        }
    }
    if (!real_list_) note_cards(state);
    const std::array<bool, cards_per_match> hidden = hidden_in_setup();
    SetupRepair setup(*library_, *rules_, opponent_of(viewer_), hidden, SetupSwaps::any, random,
                      state);
    if (state.now.face_down && !setup.agree_with(state_, opponents_start_is_known())) return false;
    if (!keep_attacks_meant(state_, state)) return false;
    if (in_step_ || sees_everything_) return true;
    // The known cards of the opponent's hand can be anywhere in it.
    Pile& hand = state.now.player[at(opponent_of(viewer_))].pile(Zone::hand);
    for (std::uint32_t i = hand.count; i > 1; --i) {
        std::swap(hand.cards[i - 1], hand.cards[random.below(i)]);
    }
    for (std::size_t i = 0; i < hand.count; ++i) {
        state.now.place[at(hand.cards[i])] = static_cast<std::uint8_t>(i);
    }
    return !state.now.face_down || setup.keep_question();
}

/// Returns whether what is being played or used could have begun where its step began: its player
/// had cards for it that the viewer may not see. Leaves `sample` in that state.
bool Observation::could_begin(MatchState state, Match& sample) const
{
    if (state.checkpointed) state.now = state.checkpoint;
    if (state.now.depth == 0) return true;
    sample.restore(state);
    const Permissions& game = sample.rules();
    const Frame& frame = game.frame();
    const auto may_use = [&](const Handler& handler) {
        EffectContext context;
        game.identify(context, handler, frame.def, frame.card, frame.slot, frame.player);
        context.player = frame.player;
        return game.may_use(handler, context).allowed();
    };
    if (frame.step == Step::use_text) return may_use(library_->handler(frame.handler));
    if (frame.step != Step::play_trainer) return true;
    const std::span<const Handler> texts = library_->handlers(game.def(frame.card));
    return std::all_of(texts.begin(), texts.end(), [&](const Handler& text) {
        return text.hook != Hook::play || may_use(text);
    });
}

/// Returns whether the same player is asked the same question, and the viewer sees the same.
bool Observation::agrees(Match& sample) const
{
    const Decision* open = sample.decision();
    if (open == nullptr || open->asked != question_.asked || open->purpose != question_.purpose) {
        return false;
    }
    if (open->asked == viewer_) {
        const bool same =
            open->source == question_.source && open->effect == question_.effect &&
            open->min == question_.min && open->max == question_.max &&
            std::equal(open->options.begin(), open->options.end(), options_.begin(),
                       options_.end()) &&
            std::equal(open->words.begin(), open->words.end(), words_.begin(), words_.end());
        if (!same) return false;
    }
    View view;
    make_view(sample.rules(), seen_by(viewer_), view);
    return view == view_;
}

/// Redraws what chance will bring, and what only the opponent knows that it has answered.
Result<void> Observation::redraw_chance(Random& random, MatchState& state) const
{
    state.now.random = Random(random.next());
    if (!in_step_) return {};
    const bool room = (sees_everything_ || forget_secrets(state.answers, viewer_, random)) &&
                      (state.explicit_chance ||
                       add_reseed(state.answers, static_cast<std::uint32_t>(random.next())));
    if (!room) return Error{"one effect has asked more than can be remembered"};
    return {};
}

Result<void> Observation::sample(std::uint64_t seed, Match& into) const
{
    constexpr std::array<Care, 3> cares{Care{}, Care{.own = true}, Care{true, true}};
    constexpr std::size_t tries = 4;  // with each care
    // The viewer's own question depends only on what it knows. Another question may depend on what
    // was dealt, as may the course of an effect.
    const bool certain =
        !in_step_ && (question_.asked == viewer_ || question_.asked == PlayerId::none);
    Random random(seed);
    MatchState state;
    const std::size_t attempts = certain ? 1 : in_step_ ? cares.size() * tries : tries;
    for (std::size_t attempt = 0; attempt < attempts; ++attempt) {
        state = state_;
        if (Result<void> chance = redraw_chance(random, state); !chance) return chance;
        if (!deal(random.next(), cares[attempt / tries], state)) {
            return Error{"the assumed list does not match the cards seen"};
        }
        if (in_step_ && !could_begin(state, into)) continue;
        into.restore(state);
        if (certain || agrees(into)) return {};
    }
    return Error{in_step_ ? "no position was found that matches what the current effect has shown"
                          : "no position was found in which the same question is asked"};
}

Result<Match> Observation::sample(std::uint64_t seed) const
{
    Result<Match> match = Match::resume(*library_, *rules_, effects_, state_);
    if (!match) return match;
    match.value().record_events(false);
    if (Result<void> drawn = sample(seed, match.value()); !drawn) return drawn.error();
    return match;
}

Result<Match> determinize(Match& match, PlayerId player, std::uint64_t seed,
                          const Assumptions& assumptions)
{
    return Observation(match, player, assumptions).sample(seed);
}

}  // namespace ptcg
