#pragma once

#include <array>
#include <cstdint>
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
    bool heading = false;      ///< begins a turn, or the step between turns
    std::size_t first = 0;     ///< index of the first event the line is about
    std::uint8_t depth = 0;    ///< 0: what a player or the rules do; 1: what came of it; 2: see
                               ///< StoryForm::battle_log
    std::vector<DefId> cards;  ///< those named in the text, each once
    std::vector<Spot> spots;   ///< those that the events are about, each once

    friend bool operator==(const StoryLine&, const StoryLine&) = default;
};

/// How a story is told.
enum class StoryForm : std::uint8_t {
    story,      ///< one sentence after another
    battle_log  ///< in sections, "Setup" and "Lava Flow's Turn". Several cards drawn are counted;
                ///< those that the reader may know are in a line of their own, one deeper
};

/// Turns events into sentences. Pass it the events in order, as its reader may know them.
///
/// Events refer to places; the story remembers which Pokémon is where.
class Story {
public:
    explicit Story(Naming naming, StoryForm form = StoryForm::story)
        : naming_(std::move(naming)), form_(form)
    {
        forget();
    }

    /// Forgets which Pokémon is where (before the first event, after an undo).
    void forget();
    /// Takes from a view which Pokémon is where.
    void look_at(const View& view);

    /// Calls the step between turns as these rules do.
    void follow(const Ruleset& rules) { naming_.has_checkup = has_checkup(rules); }

    /// Returns the lines for the events. Equal events in a row make one line: cards drawn or moved
    /// together, coins that land alike.
    [[nodiscard]] std::vector<StoryLine> tell(std::span<const Event> events);

    /// Returns "Powerhouse wins: the last Prize card was taken", which the events do not say.
    [[nodiscard]] std::string result(const Match& match) const;
    [[nodiscard]] std::string result(Outcome outcome, PlayerId winner, WinReason reason,
                                     int turn) const;

    [[nodiscard]] const Naming& naming() const { return naming_; }
    [[nodiscard]] StoryForm form() const { return form_; }

private:
    friend struct Teller;

    [[nodiscard]] DefId pokemon(Spot spot) const;
    void stand(Spot spot, DefId def);
    void leave(Spot spot);
    void become_active(const Event& event);
    void bury();
    void follow(const Event& event);
    void listen(const Event& event);
    [[nodiscard]] std::uint8_t depth_of(const Event& event) const;
    [[nodiscard]] StoryLine line_of(std::span<const Event> together, std::string text,
                                    std::size_t first) const;
    [[nodiscard]] bool is_counted(std::span<const Event> together) const;
    [[nodiscard]] std::string cards_counted(std::size_t count) const;
    void add_drawn_cards(std::span<const Event> together, std::vector<StoryLine>& lines) const;
    [[nodiscard]] std::string with_source(std::string sentence, const Event& event) const;

    Naming naming_;
    StoryForm form_;
    std::array<DefId, slots_per_match> at_spot_{};
    std::vector<Spot> knocked_out_;     ///< still in their spots until the events that follow are
                                        ///< described
    DefId speaking_ = no_def;           ///< the card whose text is being carried out
    std::optional<StoryLine> pending_;  ///< a heading, shown with the first line under it
    bool in_turn_ = false;
    bool acting_ = false;     ///< what follows may come of a player's action
    bool revealing_ = false;  ///< the Pokémon of the setup are being turned face up
};

/// Returns the lines as a text: sections apart, what came of an action after "- ".
[[nodiscard]] std::string battle_log_text(std::span<const StoryLine> lines);

}  // namespace ptcg
