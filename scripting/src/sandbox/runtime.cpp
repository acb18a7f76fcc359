#include "sandbox/runtime.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <limits>

namespace ptcg::script {

namespace {

const char sentinel = 0;

/// The stack levels that a trace goes through.
constexpr int deepest_trace = 12;

}  // namespace

Runtime::Runtime(const CardLibrary& cards, LibraryWriter* writer, const ScriptBundle& scripts,
                 const ScriptLimits& limits_in)
    : vm(limits_in.host_bytes),
      library(cards),
      writable(writer),
      limits(limits_in),
      accounts(scripts, limits_in)
{
    *static_cast<Runtime**>(lua_getextraspace(state())) = this;
}

namespace {

/// Returns the account that has used most of the instructions, or of the memory.
[[nodiscard]] const Account& greediest(const Runtime& runtime, bool of_instructions)
{
    const std::vector<Account>& all = runtime.accounts.all();
    std::size_t known = 0;
    for (const Account& account : all) known += account.loaded;
    const auto taken = [&](const Account& account) {
        if (of_instructions) return account.limits.load_instructions - account.instructions_left;
        // The loading pack has tried to take all that was left.
        const std::size_t left = runtime.load_cap - std::min(runtime.load_cap, known);
        const std::size_t more = &account == runtime.loader ? left : 0;
        return static_cast<std::int64_t>(account.loaded + more);
    };
    return *std::ranges::max_element(all, {}, taken);
}

[[nodiscard]] std::string first_file_of(const ScriptBundle& bundle, const std::string& pack)
{
    for (const auto* chunks : {&bundle.cards, &bundle.shared}) {
        const auto first = std::ranges::find(*chunks, pack, &ScriptChunk::pack);
        if (first != chunks->end()) return first->path;
    }
    return {};
}

enum class Shared : std::uint8_t { nothing, memory, instructions };

void refuse_loader(Runtime& runtime, std::string message, Shared used_up)
{
    const bool told = std::ranges::any_of(runtime.accounts.all(), [&](const Account& account) {
        return account.exhausted && &account != runtime.loader;
    });
    runtime.loader->exhausted = true;
    std::string file = runtime.chunk->path;
    if (used_up != Shared::nothing) {
        runtime.all_exhausted = true;
        if (told) return;
        const Account& most = greediest(runtime, used_up == Shared::instructions);
        file = first_file_of(*runtime.bundle, most.pack);
        message += "; pack \"" + most.pack + "\" uses the most";
    }
    runtime.problems->push_back({file, 0, 0, std::move(message), {}, "script-fails"});
}

}  // namespace

void refuse_for_memory(Runtime& runtime, bool text_too_long)
{
    const Account& account = *runtime.loader;
    const bool shared = account.host_is_full && !text_too_long;
    refuse_loader(runtime, too_much_to_load(account, text_too_long),
                  shared ? Shared::memory : Shared::nothing);
}

void refuse_for_time(Runtime& runtime)
{
    const Account& account = *runtime.loader;
    const bool shared = account.all_packs_exhausted && account.instructions_left >= 0;
    refuse_loader(runtime, too_long_to_load(account),
                  shared ? Shared::instructions : Shared::nothing);
}

void Runtime::begin_loading()
{
    loading = true;
    all_exhausted = false;
    instructions_left = accounts.instructions_to_load();
    accounts.begin_loading();
}

void Runtime::end_loading()
{
    loading = false;
    instructions_left = accounts.instructions_together();
    chunk = nullptr;
    loader = nullptr;
    charged = nullptr;
    load_cap = Meter::no_limit;
    vm.meter().refusals_left = std::numeric_limits<int>::max();
}

void Runtime::begin_answer()
{
    ++answer;
    clock = {};
    vm.meter().copied = 0;  // from before this answer
    stopped_by_clock = false;
    exceeded = "";
    instructions_left = accounts.instructions_together();
}

void Runtime::begin_account(EngineCall& beginning, EngineCall& outer, Account& account)
{
    Meter& meter = vm.meter();
    beginning.account = &account;
    charged = &account;
    if (account.answer != answer) account.begin_answer(answer);
    if (outer.account == nullptr) {
        ++outermost;
        account.outermost = outermost;
        account.grown = 0;
        beginning.used_before = meter.used;
        // Garbage of earlier calls is collected before anything is refused.
        beginning.memory_limit = vm.most_used(account.limits.call_bytes);
    } else if (outer.account == &account) {
        beginning.used_before = outer.used_before;
        beginning.memory_limit = outer.memory_limit;
        return;
    } else {
        outer.account->grown += meter.used - std::min(meter.used, outer.used_before);
        if (account.outermost != outermost) {
            account.outermost = outermost;
            account.grown = 0;
        }
        beginning.used_before = meter.used;
        const std::size_t left =
            account.limits.call_bytes - std::min(account.limits.call_bytes, account.grown);
        beginning.memory_limit = most_with(meter.used, left, limits.host_bytes);
    }
    meter.limit = beginning.memory_limit;
}

void Runtime::end_account(const EngineCall& ending, const EngineCall& outer)
{
    charged = outer.account;
    if (outer.account == ending.account) return;
    if (outer.account == nullptr) {
        vm.meter().limit = vm.most_used(limits.call_bytes);
        return;
    }
    // Undoes the addition in begin_account: this growth counts under the outer call's own limit
    // again. Whatever the ended call kept alive is garbage now.
    outer.account->grown -= std::min(
        outer.account->grown, ending.used_before - std::min(ending.used_before, outer.used_before));
    vm.meter().limit = outer.memory_limit;
}

void unwind(lua_State* L)
{
    lua_pushlightuserdata(L, const_cast<char*>(&sentinel));
    lua_error(L);
    std::abort();  // lua_error does not return, but does not say so
}

int add_trace(lua_State* L)
{
    if (lua_type(L, 1) != LUA_TSTRING) return 1;  // unwinding
    Message& text = runtime_of(L).error;
    const char* message = lua_tostring(L, 1);
    text.clear();

    lua_Debug frame;
    bool first = true;
    for (int level = 1; level < deepest_trace && lua_getstack(L, level, &frame) != 0; ++level) {
        if (lua_getinfo(L, "Sl", &frame) == 0 || frame.currentline <= 0) {
            if (!first && frame.what[0] == 'C') break;  // the frames below are of another effect
            continue;
        }
        const char* const file = frame.source[0] == '@' ? frame.source + 1 : frame.short_src;
        if (!first) {
            text.add("\n  called from %.200s:%d", file, frame.currentline);
            continue;
        }
        first = false;
        const std::size_t shown = std::strlen(frame.short_src);
        if (std::strncmp(message, frame.short_src, shown) == 0 && message[shown] == ':') {
            text.set("%.200s%.600s", file, message + shown);
        } else {
            text.set("%.800s", message);
        }
        text.join_lines();
    }
    if (first) {
        text.set("%.800s", message);
        text.join_lines();
    }
    return 1;
}

}  // namespace ptcg::script
