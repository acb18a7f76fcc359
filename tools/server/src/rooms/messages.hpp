#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ptcg/result.hpp"
#include "ptcg/server/advisor.hpp"

/// What clients send: PROTOCOL.md, "From the client".
namespace ptcg::server {

/// How far a client has come.
struct Seen {
    std::uint32_t epoch = 0;
    std::uint32_t seq = 0;
};

struct Hello {
    std::string room;
    std::string token;
    std::optional<Seen> last;
    std::string language;
};
struct Sit {
    std::string name;
    std::string deck;
};
struct Answer {
    std::uint32_t question = 0;
    std::vector<std::uint16_t> picks;
};
struct Concede {};
struct MakeOffer {
    std::string what;
};
struct Reply {
    std::uint32_t offer = 0;
    bool yes = false;
};
/// Takes an offer back.
struct Withdraw {
    std::uint32_t offer = 0;
};
struct Next {
    bool first = false;
};
/// Asks why something cannot be done. `number` comes back with the answer.
struct Why {
    std::uint32_t number = 0;
    WantedMove wanted;
};
/// Asks what an option of an open question leads to.
struct OddsOf {
    std::uint32_t question = 0;
    std::uint16_t option = 0;
};
/// Asks for the damage of the attacks among the options.
struct DamageOf {
    std::uint32_t question = 0;
};
struct Ping {
    std::uint32_t number = 0;
};

using Message = std::variant<Hello, Sit, Answer, Concede, MakeOffer, Reply, Withdraw, Next, Why,
                             OddsOf, DamageOf, Ping>;

/// Reads a message. The error says what is wrong with it.
[[nodiscard]] Result<Message> read_message(std::string_view text);

/// The most characters a name may have.
inline constexpr std::size_t most_name_characters = 40;

/// Returns the name as it is shown to others: without control and direction characters, blanks at
/// its ends, and what exceeds `most_name_characters`.
[[nodiscard]] std::string clean_name(std::string_view name);

}  // namespace ptcg::server
