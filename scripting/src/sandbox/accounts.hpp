#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "ptcg/scripting/script_bundle.hpp"

/// The resource limits and usage of each pack's scripts.
namespace ptcg::script {

/// In one answer, all packs together may use this multiple of the largest pack's limit.
inline constexpr std::int64_t packs_together = 4;
/// The same multiple for loading.
inline constexpr std::int64_t loads_together = 20;

/// The number of engine calls between two readings of the clock.
inline constexpr int calls_between_looks = 256;

/// Returns `used` + `more`, but at most `most`.
[[nodiscard]] constexpr std::size_t most_with(std::size_t used, std::size_t more, std::size_t most)
{
    return more > most - std::min(used, most) ? most : used + more;
}

/// What the scripts of one pack may use and have used.
struct Account {
    std::string pack;     ///< its id; empty: input typed by a person
    ScriptLimits limits;  ///< without the `packs` map

    // Loading
    std::size_t loaded = 0;     ///< bytes kept
    bool exhausted = false;     ///< exceeded a limit: the rest of its files is not run
    bool host_is_full = false;  ///< other packs have taken some of what it may load
    std::size_t filters = 0;    ///< created by its files

    // While it is loaded, then within the answer with this number
    std::int64_t instructions_left = 0;
    std::int64_t nanoseconds = 0;      ///< worked, as of the last reading of the clock
    std::uint64_t answer = 0;          ///< 0: none since its files were run
    bool all_packs_exhausted = false;  ///< the limit for all packs together is used up
    int engine_calls_left = 0;
    int next_look = 0;  ///< the clock is read when fewer engine calls than this are left

    // Since it was loaded
    std::uint64_t calls = 0;

    // Within the outermost call of this number
    std::uint64_t outermost = 0;
    std::size_t grown = 0;  ///< bytes, by its callbacks that wait for others they have triggered

    /// Called before files are run. Resets the account to the full loading limits.
    void begin_loading()
    {
        exhausted = false;
        answer = 0;  // the next call starts with the limits of an answer
        instructions_left = limits.load_instructions;
        all_packs_exhausted = false;
        nanoseconds = 0;
    }
    /// Starts the answer with this number. Resets the account to the full limits of an answer.
    void begin_answer(std::uint64_t number)
    {
        answer = number;
        instructions_left = limits.instructions;
        all_packs_exhausted = false;
        nanoseconds = 0;
        engine_calls_left = limits.engine_calls;
        next_look = std::max(engine_calls_left - calls_between_looks, 0);
    }
};

/// The accounts of all packs of a bundle. The first is for input typed by a person.
class Accounts {
public:
    explicit Accounts(const ScriptBundle& bundle, const ScriptLimits& limits);

    [[nodiscard]] Account& operator[](std::size_t number) { return all_[number]; }
    [[nodiscard]] const std::vector<Account>& all() const { return all_; }
    [[nodiscard]] std::size_t number_of(const std::string& pack) const;
    /// What all packs together may use in an answer, and while loading.
    [[nodiscard]] std::int64_t instructions_together() const { return together_; }
    [[nodiscard]] std::int64_t instructions_to_load() const { return together_to_load_; }
    void begin_loading()
    {
        for (Account& account : all_) account.begin_loading();
    }
    [[nodiscard]] Account& of(const std::string& pack) { return all_[number_of(pack)]; }

private:
    std::vector<Account> all_;
    std::int64_t together_ = 0, together_to_load_ = 0;
};

/// Returns ` (ScriptLimits::call_bytes of pack "a", which the host may raise)`.
[[nodiscard]] std::string limit_note(const char* limit, const Account& account);
/// Return "too much memory while loading" (or that a string is too long) and "this takes too long
/// to load", with the limit and its value.
[[nodiscard]] std::string too_much_to_load(const Account& account, bool text_too_long);
[[nodiscard]] std::string too_long_to_load(const Account& account);
/// Return the messages for an answer that exceeds its instructions or its time.
[[nodiscard]] std::string too_many_instructions(const Account& account);
[[nodiscard]] std::string too_late(const Account& account);
/// Returns "a call may use no more than ...", or that a string is too long.
[[nodiscard]] std::string too_much_in_a_call(const Account& account, bool text_too_long);

}  // namespace ptcg::script
