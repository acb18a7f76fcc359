#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "card_tests/played.hpp"

/// Every card test automatically runs again in ways that must not change its result.
namespace ptcg::tools {

enum class Rerun : std::uint8_t {
    forks,     ///< forked at each question; the forks play on in parallel
    saves,     ///< saved and loaded at each question
    undo,      ///< each answer undone and given again, then all of them
    replay,    ///< the position set up again, its answers given to another script host
    shuffles,  ///< shuffles that the test does not script have other results
    seats      ///< "me" is player two
};
inline constexpr std::size_t rerun_count = 6;

/// Returns "forks", the name in --rerun-only.
[[nodiscard]] std::string_view name_of(Rerun rerun);
[[nodiscard]] std::optional<Rerun> rerun_named(std::string_view name);
/// Returns "forked at each question", for "passes, but not when ...".
[[nodiscard]] std::string_view describe(Rerun rerun);

/// What a rerun needs besides what was played. `other` runs the same scripts as `effects`.
struct RerunHosts {
    const CardLibrary* library = nullptr;
    EffectHost* effects = nullptr;
    EffectHost* other = nullptr;
};

/// Plays it again in one of the first four ways. Returns what went differently, with the number of
/// the answer and its words; empty if nothing did.
[[nodiscard]] std::string play_again(Rerun rerun, const Played& played, const RerunHosts& hosts);

/// Returns how the final positions of a test differ between one seat and the other, in the test's
/// words; empty if they do not.
[[nodiscard]] std::string compare_seats(const CardLibrary& library, const Played& one,
                                        const Played& other);

}  // namespace ptcg::tools
