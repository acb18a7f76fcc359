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

/// Hidden cards drawn anew: positions that agree with all one player knows. For searching bots, and
/// for hosts that let bots of strangers look ahead without showing them the table.
namespace ptcg {

/// What a player takes for granted about cards it cannot see.
struct Assumptions {
    /// The opponent's 60 cards, as the player believes; cards seen that are not in it are there all
    /// the same. Empty: see `real_list`.
    std::span<const DefId> opponents_list = {};
    /// The player knows which 60 cards the opponent plays, as it does in a match whose players know
    /// each other's lists (`MatchSetup::lists_known`). Else, and if no list is assumed, it takes
    /// the opponent's list to be like its own.
    bool real_list = false;
    /// No card is hidden from the player; only what chance brings is drawn anew. For measuring what
    /// hidden cards are worth.
    bool sees_everything = false;
    /// How readily the opponent keeps a card in its hand, by what the player sees: from 0, it would
    /// have played the card, to 1. What the player does not know of that hand is dealt accordingly.
    /// Empty: any card may as well be there as another. Asked while an Observation is made.
    std::function<double(const View&, DefId)> keeps = {};
};

/// What one player may know of a match at the open question, and positions that agree with it.
///
/// Known are: public cards, the own hand, each card the player has seen at its place and that has
/// not been shuffled since, and what of the own list is left over. Redrawn are the own deck and
/// Prize cards, the opponent's hand, deck and Prize cards, and the seed of all chance to come. That
/// a player remembers which cards went into a deck that was shuffled then is not part of a match's
/// state, and not known here either.
///
/// Two matches that differ only in what the player cannot know give equal samples for equal seeds,
/// byte by byte: cards are numbered by where they lie. Exceptions are the bytes of an effect in
/// progress: there a sample holds the generator that has tossed the coins seen since the effect
/// began, and those between the parts of an attack also the numbers of cards. No question, event
/// or view of a sample gives them away; who gets the bytes could use them.
class Observation {
public:
    /// `match` is not changed and not needed afterwards, but its library, ruleset and effect host
    /// are. An assumed list is copied.
    Observation(Match& match, PlayerId viewer, const Assumptions& assumptions = {});

    Observation(const Observation&) = delete;
    Observation& operator=(const Observation&) = delete;

    [[nodiscard]] PlayerId viewer() const { return viewer_; }
    /// What the viewer sees.
    [[nodiscard]] const View& view() const { return view_; }
    /// The open question, if it is put to the viewer; else null.
    [[nodiscard]] const Decision* decision() const
    {
        return question_.asked == viewer_ ? &question_ : nullptr;
    }
    [[nodiscard]] const CardLibrary& library() const { return *library_; }

    /// Puts `into`, a match of the same library and ruleset, at a position drawn by `seed`, with
    /// the same view for the viewer, in which the same player is asked for the same purpose and, if
    /// that is the viewer, the same question with the same options.
    /// Fails if no such position is found (an effect in progress used hidden cards in a way that
    /// shows), or if the assumptions contradict what is known; `into` then stands anywhere.
    Result<void> sample(std::uint64_t seed, Match& into) const;
    /// The same in a match of its own, which records no events.
    [[nodiscard]] Result<Match> sample(std::uint64_t seed) const;

private:
    struct Hand {  ///< cards that are dealt among each other
        std::vector<CardIndex> cards;
        std::vector<DefId> pool;     ///< sorted; at least as many
        std::size_t held = 0;        ///< of the cards, the first: those in the opponent's hand
        std::vector<double> kept{};  ///< how readily, for each of the pool; empty: all alike
    };
    /// How much of the course of an effect in progress is kept, if a looser deal contradicts it.
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

    const CardLibrary* library_;
    const Ruleset* rules_;
    EffectHost* effects_;
    PlayerId viewer_;
    std::vector<DefId> list_;
    bool real_list_;
    bool sees_everything_;
    bool in_step_;  ///< the step that asks will be run again with the answers given so far
    MatchState state_;
    View view_;
    std::vector<Option> options_;
    std::vector<std::string> words_;
    Decision question_;
    /// What is dealt, by [owner][careful].
    std::array<std::array<std::vector<Hand>, 2>, players> hands_;
};

/// A match that `player` could be in, given what it knows of this one: see Observation.
[[nodiscard]] Result<Match> determinize(Match& match, PlayerId player, std::uint64_t seed,
                                        const Assumptions& assumptions = {});

}  // namespace ptcg
