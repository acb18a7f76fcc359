#pragma once

#include <cstddef>
#include <string_view>

#include "definitions/context.hpp"
#include "definitions/registration.hpp"
#include "ptcg/filter.hpp"
#include "ptcg/ids.hpp"

namespace ptcg::script {

/// Which part of a table is the filter.
struct FilterPart {
    std::size_t first_item = 0;  ///< of the list part; earlier items are something else
    std::string_view skip = {};  ///< a field that is not part of the filter
};

/// Reads a filter that a card registers: a word, an existing filter, or a table of words and
/// fields. Reports problems. Returns `no_filter` if it restricts nothing.
[[nodiscard]] FilterId read_filter(const DefinitionContext& where, const Node& node,
                                   const FilterPart& part = {});

/// Reads the same as a filter of this Lua state.
[[nodiscard]] CardFilter filter_of(const DefinitionContext& where, const Node& node,
                                   const FilterPart& part);

}  // namespace ptcg::script
