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
    std::size_t first_item = 0;  ///< of the list part; those before are something else
    std::string_view skip = {};  ///< a field that is none of its
};

/// The filter a card registers: a word, one made before, or a table of words and fields. What is
/// wrong with it goes to the problems. `no_filter`: nothing is asked for.
[[nodiscard]] FilterId read_filter(const DefinitionContext& where, const Node& node,
                                   const FilterPart& part = {});

/// The same as a filter of this Lua state.
[[nodiscard]] CardFilter filter_of(const DefinitionContext& where, const Node& node,
                                   const FilterPart& part);

}  // namespace ptcg::script
