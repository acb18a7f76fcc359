#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/bots/bots.hpp"
#include "ptcg/hosting/clock.hpp"
#include "ptcg/result.hpp"

/// Programs of others as bots: OUTSIDE.md describes what they are told and how they answer.
namespace ptcg {

/// How a program is started, and what it may use. A program that takes more is ended.
struct BotProgram {
    std::vector<std::string> command;            ///< the program and its arguments; no shell
    std::map<std::string, std::string> options;  ///< what it is told with each game
    Milliseconds budget = 5'000;                 ///< for an answer
    Milliseconds start_budget = 20'000;          ///< until it is ready
    std::filesystem::path folder;                ///< where it works; empty: where the host does
    std::uint64_t processor_seconds = 3'600;     ///< of each process
    std::uint64_t memory_bytes = 4ull << 30;     ///< address space
    std::uint64_t file_bytes = 64ull << 20;      ///< of each file that it writes
    /// Asked several times a second while an answer is waited for: whether to give up. Empty: no.
    std::function<bool()> gives_up = {};
};

/// Returns whether the name of a bot is that of a program: it has a slash.
[[nodiscard]] bool names_program(std::string_view name);

/// Reads "./mine --fast:ms=500:depth=3": words separated by spaces, then options. `ms` is the time
/// for an answer; all others are passed on. The error says what is wrong; that the program can be
/// run is checked too.
[[nodiscard]] Result<BotProgram> read_bot_program(std::string_view text);

/// Returns the bot that the program is. It is started with its first question.
[[nodiscard]] std::unique_ptr<Bot> make_program_bot(BotProgram program, const CardLibrary& library);

/// Returns what a bot is told of a game: its cards are those of the deck.
[[nodiscard]] BotGame game_of(PlayerId seat, std::span<const DefId> deck,
                              const CardLibrary& library, std::string ruleset, std::string format);

/// Returns the bot of this name: one of ours (see make_bot) or, if the name has a slash, a program.
/// Never for names that strangers send.
[[nodiscard]] Result<std::unique_ptr<Bot>> make_any_bot(std::string_view name,
                                                        const CardLibrary& library);
/// Returns what is wrong with such a name; empty if nothing is. Used to validate arguments.
[[nodiscard]] std::string any_bot_problem(const std::string& name);

/// For help texts, after `bot_name_help`.
inline constexpr std::string_view bot_program_help =
    "; or a program that plays by tools/bots/OUTSIDE.md: ./mine:ms=500";

}  // namespace ptcg
