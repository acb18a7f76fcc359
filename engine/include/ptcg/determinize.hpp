#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "ptcg/decision.hpp"
#include "ptcg/match.hpp"
#include "ptcg/result.hpp"
#include "ptcg/state.hpp"
#include "ptcg/view.hpp"

/// Hidden cards redrawn: positions that agree with everything one player knows. For bots that
/// search, and for hosts that let bots of strangers look ahead without showing them the table.
namespace ptcg {

/// What a player assumes about cards it cannot see.
struct Assumptions {
    /// The opponent's 60 cards, as the player believes. Cards seen that are not in the list are
    /// there anyway. Empty: see `real_list`.
    std::span<const DefId> opponents_list = {};
    /// The player knows which 60 cards the opponent plays, as in a match whose players know each
    /// other's lists (`MatchSetup::lists_known`). If this is false and no list is assumed, the
    /// player takes the opponent's list to be like its own.
    bool real_list = false;
    /// No card is hidden from the player; only chance is drawn again. For measuring what hidden
    /// cards are worth.
    bool sees_everything = false;
    /// How readily the opponent keeps a card in its hand, given what the player sees: from 0 (it
    /// would have played the card) to 1. The unknown cards of that hand are dealt accordingly.
    /// Empty: all cards are equally likely. Called while an Observation is made.
    std::function<double(const View&, DefId)> keeps = {};
};

/// What the hidden cards of a match are to be, as somebody who searches guesses them. Each list is
/// that of a whole pile in its order: the top card of a deck is the last, Prize cards are in the
/// order of the pile. A list may be left empty if the player knows all cards of the pile.
struct GivenCards {
    struct Side {
        std::span<const DefId> deck = {};
        std::span<const DefId> hand = {};
        std::span<const DefId> prizes = {};
        /// The opponent's Pokémon that are face down in setup: the Active one, then the Bench.
        std::span<const DefId> face_down = {};
    };
    std::array<Side, players> side{};  ///< by PlayerId
    /// If the opponent could not have set up as it has with its hand, cards of the hand change
    /// places with the topmost of its deck that let it. Its Active Pokémon may be any that may
    /// start, whatever is known of the opening hand.
    bool swap_to_set_up = false;
};

/// What one player may know of a match at the open question, and positions that agree with it.
///
/// The player knows the public cards, its own hand, each card it has seen that has not been
/// shuffled since, and which cards of its own list are left. Its own deck and Prize cards, the
/// opponent's hand, deck and Prize cards, and the seed of all future chance are redrawn. A player
/// may remember which cards went into a deck before a shuffle, but that is not part of a match's
/// state, and not known here either.
///
/// Two matches that differ only in what the player cannot know give equal samples for equal seeds,
/// byte by byte, because cards are numbered by where they are. The bytes of an effect in progress
/// are an exception: a sample then contains the generator that tossed the coins seen since the
/// effect began and, between the parts of an attack, also numbers of cards. No question, event or
/// view of a sample reveals them, but code that gets the bytes could use them.
class Observation {
public:
    /// `match` is not changed and not needed afterward, but its library, ruleset and effect host
    /// are. Copies an assumed list.
    Observation(Match& match, PlayerId viewer, const Assumptions& assumptions = {});

    Observation(const Observation&) = delete;
    Observation& operator=(const Observation&) = delete;

    [[nodiscard]] PlayerId viewer() const { return viewer_; }
    /// Returns what the viewer sees.
    [[nodiscard]] const View& view() const { return view_; }
    /// Returns the open question if it is for the viewer, otherwise null.
    [[nodiscard]] const Decision* decision() const
    {
        return question_.asked == viewer_ ? &question_ : nullptr;
    }
    [[nodiscard]] const CardLibrary& library() const { return *library_; }

    /// Sets `into`, a match of the same library and ruleset, to a position drawn with `seed`. The
    /// viewer has the same view there, and the same player is asked for the same purpose. If that
    /// player is the viewer, the question and its options are the same. Fails if no such position
    /// is found (an effect in progress used hidden cards in a way that shows), or if the
    /// assumptions contradict what is known; `into` is then in any position.
    Result<void> sample(std::uint64_t seed, Match& into) const;
    /// The same, in a new match that records no events.
    [[nodiscard]] Result<Match> sample(std::uint64_t seed) const;

    /// Sets `into`, as `sample` does, to the position in which the hidden cards are the given ones.
    /// They need not be those of any list, and copies are not counted. Future chance comes from
    /// `seed`, so a deck stays in the given order until it is shuffled. Everything else is as in
    /// the match, and nothing of its hidden cards is in the position. If no effect is in progress,
    /// the opponent's hand has the given order; otherwise the cards that the player knows of it
    /// keep their places.
    ///
    /// Fails, with the pile and the card, if a list has more or fewer cards than the pile, has one
    /// that the library lacks, or has another card where the player knows which one it is; if the
    /// player who sets up could not have done so with the given cards (SETUP-07); or if an effect
    /// in progress has used hidden cards in a way that shows. `into` is then in any position.
    Result<void> give(const GivenCards& given, std::uint64_t seed, Match& into) const;

    /// Returns the number that a card of the match has in all these positions.
    [[nodiscard]] CardIndex number_of(CardIndex card) const { return numbers_[at(card)]; }

private:
    struct Hand {  ///< cards that are dealt among themselves
        std::vector<CardIndex> cards;
        std::vector<DefId> pool;  ///< sorted; at least as many as `cards`
        std::size_t held = 0;  ///< how many of `cards`, from the first, are in the opponent's hand
        std::vector<double> kept{};  ///< how readily each of `pool` is kept; empty: all alike
    };
    /// Whose cards keep what the viewer knew, and the zones they were in, when the effect in
    /// progress began. Used if a looser deal contradicts the effect.
    struct Care {
        bool own = false;
        bool opponents = false;
    };

    [[nodiscard]] bool is_hidden(const Table& table, CardIndex card) const;
    [[nodiscard]] std::vector<Hand> hands(PlayerId owner, bool careful) const;
    [[nodiscard]] std::vector<Hand> assumed_hands(const std::vector<CardIndex>& cards) const;
    void gather_opponents_hand();
    void weigh(Hand& hand, const std::function<double(const View&, DefId)>& keeps) const;
    static void hold_what_is_kept(const Hand& hand, std::vector<DefId>& pool, Random& random);
    [[nodiscard]] bool opponents_start_is_known() const;
    [[nodiscard]] bool deal(std::uint64_t seed, const Care& care, MatchState& state) const;
    [[nodiscard]] bool could_begin(MatchState state, Match& sample) const;
    [[nodiscard]] bool agrees(Match& sample) const;
    void note_cards(MatchState& state) const;
    [[nodiscard]] std::array<bool, cards_per_match> hidden_in_setup() const;
    [[nodiscard]] Result<void> set_up(bool swaps, Random& random, MatchState& state) const;
    void put_taken_first(MatchState& state) const;
    [[nodiscard]] bool answer_alike(MatchState& state, Match& sample) const;
    [[nodiscard]] Result<void> redraw_chance(Random& random, MatchState& state) const;
    [[nodiscard]] Result<void> give_pile(PlayerId owner, Zone zone, std::span<const DefId> given,
                                         MatchState& state) const;
    [[nodiscard]] Result<void> give_hand(std::span<const DefId> given, MatchState& state) const;
    [[nodiscard]] Result<void> give_face_down(std::span<const DefId> given,
                                              MatchState& state) const;
    [[nodiscard]] Result<void> give_all(const GivenCards& given, MatchState& state) const;

    const CardLibrary* library_;
    const Ruleset* rules_;
    EffectHost* effects_;
    PlayerId viewer_;
    std::vector<DefId> list_;
    bool real_list_;
    bool sees_everything_;
    bool in_step_;  ///< the step that asks will be run again with the answers given so far
    MatchState state_;
    std::array<CardIndex, cards_per_match> numbers_{};  ///< by those in the match
    View view_;
    std::vector<Option> options_;
    std::vector<std::string> words_;
    Decision question_;
    /// The groups that are dealt, by [owner][careful].
    std::array<std::array<std::vector<Hand>, 2>, players> hands_;
};

/// Returns a match that `player` could be in, given what it knows of this one: see Observation.
[[nodiscard]] Result<Match> determinize(Match& match, PlayerId player, std::uint64_t seed,
                                        const Assumptions& assumptions = {});

}  // namespace ptcg
