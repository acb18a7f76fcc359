#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ptcg/decision.hpp"
#include "ptcg/encoding/fields.hpp"
#include "ptcg/packed_view.hpp"
#include "ptcg/table_view.hpp"

namespace ptcg::encoding {

/// What an encoded position tells: everything that was in the Scene.
struct Decoded {
    PackedView view;
    TableMarks marks;
    Decision decision;  ///< `asked` is none if no question is open; without options and words
    std::vector<Option> options;
    std::vector<std::int16_t> words;  ///< of each option, the number of its word
    std::vector<std::uint16_t> picks;
    bool may_stop = false;  ///< "enough" is offered
};

/// Returns what the numbers tell. `seat`: for whom they were encoded, which they do not tell.
/// REQUIRES: an encoder of this layout wrote them.
[[nodiscard]] Decoded decode(std::span<const std::int16_t> numbers, const Layout& layout,
                             PlayerId seat);

}  // namespace ptcg::encoding
