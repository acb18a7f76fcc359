#pragma once

#include <string>
#include <vector>

#include "ptcg/hosting/naming.hpp"
#include "ptcg/table_view.hpp"
#include "ptcg/view.hpp"

namespace ptcg::tools {

/// Returns the lasting effects on Pokémon and players, in the order in which they began, in lines
/// of at most `width` columns: on whom, by which text, until when, and what the text says; or that
/// there are none. What is merely used up for the rest of the game is left out. The views are the
/// reader's.
[[nodiscard]] std::vector<std::string> lasting_lines(const TableView& table, const View& view,
                                                     const Naming& naming, std::size_t width);

}  // namespace ptcg::tools
