#pragma once

#include <span>

#include "ptcg/state.hpp"

namespace ptcg {

// What the table holds of each, without the room that is left. As `Table` is const or not, so is
// what comes back.

/// The lasting effects, in the order in which they began.
template <typename T>
[[nodiscard]] auto lasting_of(T& table)
{
    return std::span(table.lasting).first(table.lasting_count);
}

/// What is remembered, the oldest first.
template <typename T>
[[nodiscard]] auto memos_of(T& table)
{
    return std::span(table.memos).first(table.memo_count);
}

/// What waits to be carried out.
template <typename T>
[[nodiscard]] auto waiting_of(T& table)
{
    return std::span(table.waiting).first(table.waiting_count);
}

}  // namespace ptcg
