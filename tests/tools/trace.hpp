#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "ptcg/match.hpp"
#include "ptcg/packed_view.hpp"
#include "ptcg/view.hpp"

namespace ptcg::test {

/// What three hashes say of games: one of every question, its answer and what the players saw at
/// it; one of every event; one of positions redrawn for a player. They depend neither on words nor
/// on how the engine numbers cards and steps or lays out its state: on the game alone, told by ids
/// of cards and by the names of kinds.
class Trace {
public:
    /// What stands for each card of a library in all traces: the hash of its id, by its number.
    using Cards = std::vector<std::uint64_t>;
    [[nodiscard]] static Cards cards_of(const CardLibrary& library);

    /// `cards` must outlive it.
    explicit Trace(const Cards& cards) : cards_(cards) {}

    /// Takes in the open question and what all see at it, before it is answered.
    void add_question(Match& match);
    void add_answer(std::span<const std::uint16_t> picks);
    /// Takes in a match that is over, and all its events.
    void add_end(Match& match);

    [[nodiscard]] std::uint64_t questions() const { return questions_; }
    [[nodiscard]] std::uint64_t events() const { return events_; }
    [[nodiscard]] std::uint64_t samples() const { return samples_; }

private:
    void put(std::uint64_t value);
    void put(std::string_view name);
    void put(DefId def);
    void add_view(const View& view);
    void add_side(const PlayerView& side);
    void add_pile(const PileView& pile);
    void add_event(const Event& event);
    void add_sample(Match& match);

    const Cards& cards_;
    View view_;
    PackedView packed_;
    std::uint64_t questions_ = 0, events_ = 0, samples_ = 0;
    std::uint64_t* sum_ = &questions_;  ///< the one that is being added to
};

}  // namespace ptcg::test
