#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "card_tests/played.hpp"

/// Every card test runs again by itself, in ways that may not change anything.
namespace ptcg::tools {

enum class Rerun : std::uint8_t {
    forks,     ///< forked at each question, the forks played on in step
    saves,     ///< saved and loaded at each question
    undo,      ///< each answer taken back and given again, then all of them
    replay,    ///< the position set up anew, its answers given to another script host
    shuffles,  ///< shuffles the test does not script come out otherwise
    seats      ///< "me" is player two
};
inline constexpr std::size_t rerun_count = 6;

/// "forks", as --rerun-only names it.
[[nodiscard]] std::string_view name_of(Rerun rerun);
[[nodiscard]] std::optional<Rerun> rerun_named(std::string_view name);
/// "forked at each question", for "passes, but not when ...".
[[nodiscard]] std::string_view describe(Rerun rerun);

/// What a rerun needs besides what was played. `other` runs the same scripts as `effects`.
struct RerunHosts {
    const CardLibrary* library = nullptr;
    EffectHost* effects = nullptr;
    EffectHost* other = nullptr;
};

/// Plays it again, in one of the first four ways. Answers what went differently, with the number of
/// the answer and its words; empty if nothing did.
[[nodiscard]] std::string play_again(Rerun rerun, const Played& played, const RerunHosts& hosts);

/// What is not the same at the end of what a test played in one seat and in the other, in its own
/// words; empty if nothing is.
[[nodiscard]] std::string compare_seats(const CardLibrary& library, const Played& one,
                                        const Played& other);

}  // namespace ptcg::tools
