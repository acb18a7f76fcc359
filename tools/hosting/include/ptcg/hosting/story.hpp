#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ptcg/match.hpp"

#include "ptcg/hosting/naming.hpp"

namespace ptcg {

/// A line of the story of a game.
struct StoryLine {
    std::string text;
    bool heading = false;   ///< begins a turn, or the step between turns
    std::size_t first = 0;  ///< index of the first event the line is about

    friend bool operator==(const StoryLine&, const StoryLine&) = default;
};

/// Turns events into sentences. Pass it the events in order, as its reader may know them.
///
/// Events refer to places; the story remembers which Pokémon is where.
class Story {
public:
    explicit Story(Naming naming) : naming_(std::move(naming)) { forget(); }

    /// Forgets which Pokémon is where (before the first event, after an undo).
    void forget();
    /// Takes from a view which Pokémon is where.
    void look_at(const View& view);

    /// Returns the lines for the events. Equal events in a row make one line: cards drawn or moved
    /// together, coins that land alike.
    [[nodiscard]] std::vector<StoryLine> tell(std::span<const Event> events);

    /// Returns "Powerhouse wins: the last Prize card was taken", which the events do not say.
    [[nodiscard]] std::string result(const Match& match) const;
    [[nodiscard]] std::string result(Outcome outcome, PlayerId winner, WinReason reason,
                                     int turn) const;

    [[nodiscard]] const Naming& naming() const { return naming_; }

private:
    friend struct Teller;

    [[nodiscard]] DefId pokemon(Spot spot) const;
    void stand(Spot spot, DefId def);
    void leave(Spot spot);
    void become_active(const Event& event);
    void bury();
    void follow(const Event& event);
    void listen(const Event& event);
    [[nodiscard]] std::string with_source(std::string sentence, const Event& event) const;

    Naming naming_;
    std::array<DefId, slots_per_match> at_spot_{};
    std::vector<Spot> knocked_out_;     ///< still in their spots until the events that follow are
                                        ///< described
    DefId speaking_ = no_def;           ///< the card whose text is being carried out
    std::optional<StoryLine> pending_;  ///< a heading, shown with the first line under it
    bool revealing_ = false;            ///< the Pokémon of the setup are being turned face up
};

}  // namespace ptcg
