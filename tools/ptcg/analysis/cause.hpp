#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "ptcg/match.hpp"

#include "ptcg/hosting/naming.hpp"

/// Finds what led to an event.
namespace ptcg::tools {

/// One link in a chain of causes.
struct Cause {
    enum class Kind : std::uint8_t {
        event,  ///< something that happened; `number` is the event's number
        text,   ///< a card's text that no event announced
        answer  ///< an answer by a player or by chance; `number` counts from 1
    };
    Kind kind = Kind::event;
    std::uint32_t number = 0;
    std::string what;

    friend bool operator==(const Cause&, const Cause&) = default;
};

/// Example: "#41 Emberkit takes 30 damage <- #38 Voltkit attacks with Discharge <- answer 17".
[[nodiscard]] std::string to_string(std::span<const Cause> chain);

/// Returns the chain of causes of `events[at]`, starting with that event, as far as events and
/// texts reveal it. A link's number is the index of its event. `told` returns an event as a
/// sentence.
[[nodiscard]] std::vector<Cause> causes_in(std::span<const Event> events, std::size_t at,
                                           const Naming& naming,
                                           const std::function<std::string(std::size_t)>& told);

/// Returns the chain of causes of the match's event `number`, from that event back to the answer
/// that started it all. Returns an empty list if there is no such event. `answer_text`, if given,
/// describes answer number n.
[[nodiscard]] std::vector<Cause> causes_of(
    const Match& match, std::uint32_t number, const Naming& naming,
    const std::function<std::string(std::uint32_t)>& answer_text = {});

/// Returns, for each event of the match, how many answers had been given when it happened.
[[nodiscard]] std::vector<std::uint32_t> answers_before_events(const Match& match);

}  // namespace ptcg::tools
