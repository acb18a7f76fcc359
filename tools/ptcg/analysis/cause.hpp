#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "ptcg/match.hpp"

#include "language/naming.hpp"

/// What led to an event.
namespace ptcg::tools {

/// One link of a chain of causes.
struct Cause {
    enum class Kind : std::uint8_t {
        event,  ///< something that happened; `number` is the event's
        text,   ///< the text of a card that was not announced by an event
        answer  ///< a player's (or chance's) answer; `number` counts from 1
    };
    Kind kind = Kind::event;
    std::uint32_t number = 0;
    std::string what;

    friend bool operator==(const Cause&, const Cause&) = default;
};

/// "#41 Emberkit takes 30 damage <- #38 Voltkit attacks with Discharge <- answer 17".
[[nodiscard]] std::string to_string(std::span<const Cause> chain);

/// The chain of causes of event number `at` of `events`, itself first, as far as events and texts
/// tell it; the number of a link is its event's index. `told` says an event as a sentence.
[[nodiscard]] std::vector<Cause> causes_in(std::span<const Event> events, std::size_t at,
                                           const Naming& naming,
                                           const std::function<std::string(std::size_t)>& told);

/// The chain of causes of event `number` of the match, itself first, the answer that set it all off
/// last; empty if there is no such event. `answer_text`, if given, says what answer n was.
[[nodiscard]] std::vector<Cause> causes_of(
    const Match& match, std::uint32_t number, const Naming& naming,
    const std::function<std::string(std::uint32_t)>& answer_text = {});

/// For each of the match's events, how many answers had been given when it happened.
[[nodiscard]] std::vector<std::uint32_t> answers_before_events(const Match& match);

}  // namespace ptcg::tools
