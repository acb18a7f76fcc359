#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "ptcg/scripting/script_bundle.hpp"

/// Who may use what, and has used it: an account for each pack.
namespace ptcg::script {

/// So many times what the pack with most may take in an answer, all packs may take together.
inline constexpr std::int64_t packs_together = 4;
/// The same of what a pack may take to load.
inline constexpr std::int64_t loads_together = 20;

/// So often, in calls into the engine, somebody looks at the clock.
inline constexpr int calls_between_looks = 256;

/// `used` and `more`, but no more than `most`.
[[nodiscard]] constexpr std::size_t most_with(std::size_t used, std::size_t more, std::size_t most)
{
    return more > most - std::min(used, most) ? most : used + more;
}

/// What the scripts of one pack may use up, and have used.
struct Account {
    std::string pack;     ///< its id; empty: what a person types
    ScriptLimits limits;  ///< without those of other packs

    // Loading
    std::size_t loaded = 0;     ///< bytes kept
    bool exhausted = false;     ///< has gone beyond a limit: the rest of its files is not run
    bool host_is_full = false;  ///< it may load less than its own limit says: others have taken it
    std::size_t filters = 0;    ///< made by its files

    // While it is loaded; then within the answer of this number
    std::int64_t instructions_left = 0;
    std::int64_t nanoseconds = 0;      ///< worked, as far as somebody has looked at the clock
    std::uint64_t answer = 0;          ///< 0: none yet, since files were run
    bool all_packs_exhausted = false;  ///< nothing is left of what all packs may take together
    int engine_calls_left = 0;
    int next_look = 0;  ///< at the clock: when fewer calls are left

    // Since it was loaded
    std::uint64_t calls = 0;

    // Within the outermost call of this number
    std::uint64_t outermost = 0;
    std::size_t grown = 0;  ///< bytes, by its texts that wait for others they have set off

    /// Files are going to be run, with everything the limits allow for that.
    void begin_loading()
    {
        exhausted = false;
        answer = 0;  // the next call begins with what an answer may take
        instructions_left = limits.load_instructions;
        all_packs_exhausted = false;
        nanoseconds = 0;
    }
    /// The answer of this number begins, with everything the limits allow.
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

/// The accounts of all packs of a bundle. The first is for what a person types.
class Accounts {
public:
    explicit Accounts(const ScriptBundle& bundle, const ScriptLimits& limits);

    [[nodiscard]] Account& operator[](std::size_t number) { return all_[number]; }
    [[nodiscard]] const std::vector<Account>& all() const { return all_; }
    [[nodiscard]] std::size_t number_of(const std::string& pack) const;
    /// What all packs may take in an answer, and to load.
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

/// ` (ScriptLimits::call_bytes of pack "a", which the host may raise)`.
[[nodiscard]] std::string limit_note(const char* limit, const Account& account);
/// "too much memory while loading", or that a text is too long; and "this takes too long to load",
/// with the limit and its value.
[[nodiscard]] std::string too_much_to_load(const Account& account, bool text_too_long);
[[nodiscard]] std::string too_long_to_load(const Account& account);
/// The same of an answer that takes too many instructions, or too long by the clock.
[[nodiscard]] std::string too_many_instructions(const Account& account);
[[nodiscard]] std::string too_late(const Account& account);
/// "a call may use no more than ...", or that a text is too long.
[[nodiscard]] std::string too_much_in_a_call(const Account& account, bool text_too_long);

}  // namespace ptcg::script
