#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "ptcg/match.hpp"
#include "ptcg/packed_view.hpp"
#include "ptcg/view.hpp"

namespace ptcg::test {

/// Three hashes of games: of every question, its answer and what the players saw at it; of every
/// event; and of positions redrawn for a player. They do not depend on wording, on the engine's
/// numbers of cards and steps or on the layout of its state. They depend only on the game, with
/// card IDs and the names of kinds.
class Trace {
public:
    /// For each card number of a library, what identifies the card in all traces: the hash of its
    /// ID.
    using Cards = std::vector<std::uint64_t>;
    [[nodiscard]] static Cards cards_of(const CardLibrary& library);

    /// REQUIRES: `cards` outlives it.
    explicit Trace(const Cards& cards) : cards_(cards) {}

    /// Adds the open question, before it is answered, and what all viewers see.
    void add_question(Match& match);
    void add_answer(std::span<const std::uint16_t> picks);
    /// Adds a finished match and all its events.
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
    std::uint64_t* sum_ = &questions_;  ///< the hash to which values are added
};

}  // namespace ptcg::test
