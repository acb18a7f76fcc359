#include "sandbox/accounts.hpp"

#include <algorithm>
#include <limits>

#include "sandbox/vm.hpp"

namespace ptcg {

ScriptLimits ScriptLimits::of(const std::string& pack) const
{
    ScriptLimits limits = *this;
    limits.packs.clear();
    const auto found = packs.find(pack);
    if (found == packs.end()) return limits;
    const PackScriptLimits& own = found->second;
    limits.load_bytes = own.load_bytes.value_or(limits.load_bytes);
    limits.load_instructions = own.load_instructions.value_or(limits.load_instructions);
    limits.load_ms = own.load_ms.value_or(limits.load_ms);
    limits.call_bytes = own.call_bytes.value_or(limits.call_bytes);
    limits.engine_calls = own.engine_calls.value_or(limits.engine_calls);
    limits.instructions = own.instructions.value_or(limits.instructions);
    limits.watchdog_ms = own.watchdog_ms.value_or(limits.watchdog_ms);
    return limits;
}

namespace script {

namespace {

/// Returns `count` times the limit, without overflow.
[[nodiscard]] std::int64_t times(std::int64_t count, std::int64_t limit)
{
    return count * std::min(limit, std::numeric_limits<std::int64_t>::max() / count);
}

}  // namespace

Accounts::Accounts(const ScriptBundle& bundle, const ScriptLimits& limits)
{
    const auto open = [&](const std::string& pack) {
        const bool known = std::ranges::find(all_, pack, &Account::pack) != all_.end();
        if (known) return;
        Account& account = all_.emplace_back();
        account.pack = pack;
        account.limits = limits.of(pack);
    };
    open("");
    for (const ScriptChunk& chunk : bundle.shared) {
        if (chunk.pack != all_.back().pack) open(chunk.pack);
    }
    for (const ScriptChunk& chunk : bundle.cards) {
        if (chunk.pack != all_.back().pack) open(chunk.pack);
    }
    for (const Account& account : all_) {
        together_ = std::max(together_, times(packs_together, account.limits.instructions));
        together_to_load_ =
            std::max(together_to_load_, times(loads_together, account.limits.load_instructions));
    }
}

std::size_t Accounts::number_of(const std::string& pack) const
{
    const auto found = std::ranges::find(all_, pack, &Account::pack);
    return found == all_.end() ? 0 : static_cast<std::size_t>(found - all_.begin());
}

std::string limit_note(const char* limit, const Account& account)
{
    std::string note = std::string(" (ScriptLimits::") + limit;
    if (!account.pack.empty()) note += " of pack \"" + account.pack + "\"";
    return note + ", which the host may raise)";
}

namespace {

std::string too_long_a_text()
{
    return "a string can have at most " + std::to_string(longest_text) + " bytes";
}

}  // namespace

std::string too_much_to_load(const Account& account, bool text_too_long)
{
    if (text_too_long) return too_long_a_text();
    if (account.host_is_full) {
        return "the scripts of all packs use more than " +
               std::to_string(account.limits.host_bytes / 1024) +
               " KiB in total (ScriptLimits::host_bytes, which the host may raise)";
    }
    return "too much memory while loading: more than " +
           std::to_string(account.limits.load_bytes / 1024) + " KiB" +
           limit_note("load_bytes", account);
}

std::string too_long_to_load(const Account& account)
{
    const std::string question = "this takes too long to load; is this an endless loop? ";
    const ScriptLimits& limits = account.limits;
    if (account.all_packs_exhausted && account.instructions_left >= 0) {
        return "all packs together use more than " + std::to_string(loads_together) +
               " times the instructions that one pack may use to load" +
               limit_note("load_instructions", account);
    }
    if (account.instructions_left < 0) {
        return question + "more than " + std::to_string(limits.load_instructions) +
               " instructions" + limit_note("load_instructions", account);
    }
    return question + "more than " + std::to_string(limits.load_ms) + " ms" +
           limit_note("load_ms", account);
}

std::string too_many_instructions(const Account& account)
{
    if (account.all_packs_exhausted && account.instructions_left >= 0) {
        return "more than " + std::to_string(packs_together) +
               " times the instructions that one pack may use, by all packs together in one "
               "answer" +
               limit_note("instructions", account);
    }
    return "more than " + std::to_string(account.limits.instructions) +
           " instructions; is this an endless loop?" + limit_note("instructions", account);
}

std::string too_late(const Account& account)
{
    return "stopped after " + std::to_string(account.limits.watchdog_ms) +
           " ms; is this an endless loop?" + limit_note("watchdog_ms", account);
}

std::string too_much_in_a_call(const Account& account, bool text_too_long)
{
    if (text_too_long) return too_long_a_text();
    return "a call can use at most " + std::to_string(account.limits.call_bytes / 1024) + " KiB" +
           limit_note("call_bytes", account);
}

}  // namespace script

}  // namespace ptcg
