#pragma once

#include <array>
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
    TableView table;    ///< without the kinds of Energy, which are printed
    Decision decision;  ///< `asked` is none if no question is open; without options and words
    std::vector<Option> options;
    std::vector<std::int16_t> words;  ///< of each option, the number of its word
    std::vector<std::uint16_t> picks;
    bool may_stop = false;                          ///< "enough" is offered
    std::array<std::vector<DefId>, players> lists;  ///< by player; empty if not known
    bool faulty = false;                            ///< as in a Scene
    bool stopped = false;
    bool script_failed = false;
};

/// Returns what the numbers tell. `seat`: for whom they were encoded, which they do not tell.
/// REQUIRES: an encoder of this layout wrote them.
[[nodiscard]] Decoded decode(std::span<const std::int16_t> numbers, const Layout& layout,
                             PlayerId seat);

}  // namespace ptcg::encoding
