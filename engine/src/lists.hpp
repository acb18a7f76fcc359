#pragma once

#include <span>

#include "ptcg/state.hpp"

namespace ptcg {

/// The lasting effects there are, in the order in which they began.
[[nodiscard]] inline std::span<const Lasting> lasting_of(const Table& t)
{
    return {t.lasting.data(), t.lasting_count};
}

/// What is remembered, the oldest first.
[[nodiscard]] inline std::span<const MemoRecord> memos_of(const Table& t)
{
    return {t.memos.data(), t.memo_count};
}

}  // namespace ptcg
