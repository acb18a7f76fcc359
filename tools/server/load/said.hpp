#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What a server says, as far as a load needs it: see PROTOCOL.md.
namespace ptcg::load {

struct Question {
    std::uint32_t number = 0;
    std::size_t min = 0, max = 0;
    std::vector<std::uint16_t> counts;  ///< how often each option may be picked
};

struct Said {
    enum class Kind : std::uint8_t { welcome, state, step, ack, refused, offer, over, other };
    Kind kind = Kind::other;
    std::uint32_t epoch = 0, seq = 0;
    std::optional<std::uint32_t> number;  ///< of an answer, or of an offer
    std::optional<Question> question;     ///< that this client is asked
    bool is_open_offer = false;
    bool is_series_over = false;
    std::string reason;                ///< of a refusal
    std::vector<std::string> replays;  ///< ids, of `over`
};

/// Reads a message in place: `text` is overwritten. Returns nothing if it is not JSON.
[[nodiscard]] std::optional<Said> read_said(std::string& text);

}  // namespace ptcg::load
