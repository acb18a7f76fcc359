#pragma once

#include "ptcg/match.hpp"
#include "ptcg/view.hpp"

namespace ptcg::test {

/// Returns what the audience may know of the match now.
[[nodiscard]] inline View seen(Match& match, Audience audience)
{
    View view;
    make_view(match.rules(), audience, view);
    return view;
}

}  // namespace ptcg::test
