#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ptcg/match.hpp"

#include "language/naming.hpp"

namespace ptcg::tools {

/// A line of the story of a game.
struct StoryLine {
    std::string text;
    bool heading = false;   ///< begins a turn, or the step between turns
    std::size_t first = 0;  ///< which of the events told is the first it is about

    friend bool operator==(const StoryLine&, const StoryLine&) = default;
};

/// Tells events as sentences. Tell it the events in order, as its reader may know them.
///
/// Events point at places; the story remembers which Pokémon stands where.
class Story {
public:
    explicit Story(Naming naming) : naming_(std::move(naming)) { forget(); }

    /// Nothing is known of who stands where (before the first event, after an undo).
    void forget();
    /// Takes from a view who stands where.
    void look_at(const View& view);

    /// The lines for the events. Equal things in a row are one line: cards drawn or moved together,
    /// coins that fall alike.
    [[nodiscard]] std::vector<StoryLine> tell(std::span<const Event> events);

    /// "Powerhouse wins: the last Prize card is taken", which the events do not tell.
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
    std::vector<Spot> knocked_out_;     ///< still among the others until what follows is told
    DefId speaking_ = no_def;           ///< whose text is being told
    std::optional<StoryLine> pending_;  ///< a heading, told with the first line under it
    bool revealing_ = false;            ///< the Pokémon of the setup are being turned up
};

}  // namespace ptcg::tools
