#pragma once

#include <cstdint>
#include <vector>

#include "ptcg/decision.hpp"
#include "ptcg/encoding/encoder.hpp"
#include "ptcg/encoding/picking.hpp"
#include "ptcg/random.hpp"
#include "support/catch.hpp"
#include "support/drawn_games.hpp"

namespace ptcg::test {

/// What the asked player of a match sees and may do, as numbers.
struct Seats {
    explicit Seats(std::size_t options = 256)
        : layout(options),
          encoder(encoding::Encoder::make(real_library(), layout).value()),
          mask(layout.actions()),
          legal(layout.actions())
    {
    }

    /// Encodes into numbers that nothing was written to.
    [[nodiscard]] std::vector<std::int16_t> fresh(Match& match, PlayerId seat)
    {
        std::vector<std::int16_t> numbers(layout.size());
        REQUIRE(encode(match, seat, numbers));
        return numbers;
    }
    [[nodiscard]] Result<void> encode(Match& match, PlayerId seat, std::span<std::int16_t> numbers)
    {
        return encoder.encode(match, seat, encoding::lists_of(match), picks_of(match, seat),
                              numbers);
    }
    [[nodiscard]] std::span<const std::uint16_t> picks_of(Match& match, PlayerId seat)
    {
        const Decision* const open = match.decision();
        if (open == nullptr || open->asked != seat) return {};
        return picking.picks();
    }

    /// Takes a random legal action. Returns false when the match is over.
    bool step(Match& match, Random& random)
    {
        const Decision* const open = match.decision();
        if (open == nullptr) return false;
        const std::size_t count = picking.list(*open, layout, mask, legal);
        REQUIRE(count > 0);
        const std::uint16_t action = legal[random.below(static_cast<std::uint32_t>(count))];
        const Result<bool> taken = picking.take(*open, layout, action);
        REQUIRE(taken);
        if (!taken.value()) return true;
        const Result<void> answered = match.answer(picking.picks());
        REQUIRE((answered || answered.error().by_script));
        picking.begin();
        return true;
    }

    encoding::Layout layout;
    encoding::Encoder encoder;
    encoding::Picking picking;
    std::vector<std::uint8_t> mask;
    std::vector<std::uint16_t> legal;
};

#ifdef NDEBUG
inline constexpr std::uint64_t games_drawn = 96;
#else
inline constexpr std::uint64_t games_drawn = 16;
#endif

}  // namespace ptcg::test
