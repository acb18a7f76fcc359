#include "ptcg/scripting/script_host.hpp"

#include <array>
#include <charconv>
#include <cstring>
#include <new>
#include <utility>

#include "api/tracing.hpp"
#include "host/answers.hpp"
#include "host/evaluate.hpp"
#include "host/prepared_scripts.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "sandbox/counting.hpp"
#include "sandbox/freeze.hpp"
#include "sandbox/plain_locale.hpp"

namespace ptcg {

using namespace script;

namespace {

/// What earlier calls have left may be at most one part in this many of a call's memory limit.
constexpr std::size_t most_left = 8;

/// The number of values a function may return: one for an attack's damage, four to pass on, and one
/// more to detect too many.
constexpr int most_answers = 6;

/// Reads the file and line with which a message begins: "cards/my1/003.lua:9: ...".
FailurePlace place_in(std::string_view message)
{
    constexpr std::string_view ending = ".lua";
    FailurePlace place;
    const std::size_t end = message.find(".lua:");
    if (end == std::string_view::npos) return place;
    place.file = message.substr(0, end + ending.size());
    message.remove_prefix(place.file.size() + 1);
    std::from_chars(message.data(), message.data() + message.size(), place.line);
    make_printable(place.file);
    return place;
}

}  // namespace

struct ScriptHost::Impl {
    Impl(const ScriptBundle& all, const CardLibrary& library, const ScriptLimits& limits)
        : bundle(all), runtime(library, nullptr, all, limits), scripts(runtime, all, library)
    {
        error.reserve(2000);
    }

    Status call(Resolver& game, CallbackId id, EffectContext& context, bool test);

    void begin(Resolver& game, const Callback& about, EffectContext& context, EngineCall& outer);
    void end(const EngineCall& outer);
    [[nodiscard]] bool may_begin(const Callback& about);
    Status run_text(const Callback& about, EffectContext& context, bool test, const Resolver& game);
    int push_arguments(const Callback& about, const EffectContext& context, const Resolver& game);
    Status finish(int status, const Callback& about, EffectContext& context, int base, bool test);
    Status fail(const Callback& about, const char* what);
    Status fail_answer(const Callback& about, const Misfit& misfit);
    [[nodiscard]] Status pending_status() const
    {
        return runtime.pending == Pending::asked ? Status::asked : Status::failed;
    }

    std::shared_ptr<const CardPool> pool;  ///< null: the creator of the host owns it
    const ScriptBundle& bundle;
    Runtime runtime;
    PreparedScripts scripts;
    EngineCallListener listener;
    CallbackId running = no_callback;
    bool failed_before = false;  ///< the step had failed when the running callback began
    std::string error;
    FailurePlace place;  ///< of that error
};

ScriptHost::ScriptHost(const ScriptBundle& bundle, const CardLibrary& library)
    : ScriptHost(bundle, library, bundle.limits)
{
}

ScriptHost::ScriptHost(const ScriptBundle& bundle, const CardLibrary& library,
                       const ScriptLimits& limits)
    : impl_(std::make_unique<Impl>(bundle, library, limits))
{
}

ScriptHost::ScriptHost(std::shared_ptr<const CardPool> pool)
    : ScriptHost(pool->scripts, pool->library)
{
    impl_->pool = std::move(pool);
}

ScriptHost::~ScriptHost() = default;

Status ScriptHost::run(Resolver& game, CallbackId callback, EffectContext& context)
{
    const PlainLocale plain(impl_->runtime.depth == 0);
    return impl_->call(game, callback, context, false);
}

Status ScriptHost::answer(const Queries& game, CallbackId callback, EffectContext& context)
{
    const PlainLocale plain(impl_->runtime.depth == 0);
    return impl_->call(whole_of(game), callback, context, false);
}

Status ScriptHost::test(const Queries& game, CallbackId callback, EffectContext& context)
{
    const PlainLocale plain(impl_->runtime.depth == 0);
    return impl_->call(whole_of(game), callback, context, true);
}

Result<void> ScriptHost::prepare(std::span<const DefId> cards)
{
    return impl_->scripts.prepare(cards);
}

Result<void> ScriptHost::prepare_all()
{
    std::vector<DefId> all(impl_->runtime.library.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<DefId>(i);
    return prepare(all);
}

void ScriptHost::begin_answer()
{
    impl_->runtime.begin_answer();
    impl_->error.clear();
    impl_->place = {};
}

bool ScriptHost::stopped_by_clock() const
{
    return impl_->runtime.stopped_by_clock;
}

const char* ScriptHost::last_error() const
{
    return impl_->error.c_str();
}

FailurePlace ScriptHost::failure_place() const
{
    return impl_->place;
}

Result<std::string> ScriptHost::evaluate(Match& match, std::string_view code, PlayerId me,
                                         bool may_change)
{
    const PlainLocale plain;
    impl_->scripts.run_shared();
    return script::evaluate(impl_->runtime, match, code, me, may_change);
}

void ScriptHost::on_engine_call(EngineCallListener listener)
{
    impl_->listener = std::move(listener);
    impl_->runtime.listener = impl_->listener ? &impl_->listener : nullptr;
}

const Problems& ScriptHost::problems() const
{
    return impl_->scripts.problems();
}

ScriptHost::Usage ScriptHost::usage() const
{
    const Runtime& runtime = impl_->runtime;
    return {.calls = runtime.calls,
            .engine_calls = runtime.engine_calls,
            .scripts_run = impl_->scripts.files_run(),
            .bytes_allocated = runtime.vm.meter().total,
            .bytes_in_use = runtime.vm.meter().used};
}

std::vector<ScriptHost::PackUsage> ScriptHost::usage_by_pack() const
{
    std::vector<PackUsage> packs;
    for (const Account& account : impl_->runtime.accounts.all()) {
        if (account.pack.empty()) continue;
        packs.push_back({account.pack, account.loaded, account.calls});
    }
    return packs;
}

std::size_t ScriptHost::collect_garbage()
{
    // Each pass shrinks a little of what has grown for a call: the stack and the table of strings.
    Vm& vm = impl_->runtime.vm;
    for (std::size_t before = Meter::no_limit; vm.meter().used < before;) {
        before = vm.meter().used;
        vm.collect();
    }
    return vm.meter().used;
}

// ---- one call -----------------------------------------------------------------------------------

Status ScriptHost::Impl::call(Resolver& game, CallbackId id, EffectContext& context, bool test)
{
    if (!scripts.has(id)) {
        error = "no script has the function number " + std::to_string(at(id));
        return Status::failed;
    }
    const Callback& about = scripts.about(id);
    if (runtime.depth > 0 && runtime.pending != Pending::none) return pending_status();
    const bool outer_failed = std::exchange(failed_before, game.failed());
    lua_State* const L = runtime.state();
    if (runtime.depth >= runtime.limits.call_depth || lua_checkstack(L, 24) == 0) {
        runtime.exceeded = "call_depth";
        const Status failed = fail(about, "card texts trigger each other endlessly");
        failed_before = outer_failed;
        return failed;
    }

    EngineCall outer = runtime.call;
    const CallbackId outer_running = running;
    running = id;
    begin(game, about, context, outer);
    runtime.call.pure =
        outer.pure || test || (about.kind == Callback::Kind::handler && is_query(about.hook));

    const ScriptChunk& chunk = bundle.cards[about.card];
    if (runtime.listener != nullptr) trace_text(runtime, chunk, about, context, true, Status::done);
    const Status ended = may_begin(about) ? run_text(about, context, test, game) : Status::failed;
    if (runtime.listener != nullptr) trace_text(runtime, chunk, about, context, false, ended);

    end(outer);
    running = outer_running;
    failed_before = outer_failed;
    // A verb could not throw this through Lua, so the outermost call does.
    if (runtime.depth == 0 && std::exchange(runtime.no_memory, false)) throw std::bad_alloc();
    return ended;
}

/// Whether the callback's pack has anything left in this answer. Charges it for the call.
bool ScriptHost::Impl::may_begin(const Callback& about)
{
    constexpr std::uint64_t calls_between = 64;
    constexpr std::int64_t price_of_a_call = 32;
    const Account& account = runtime.accounts[about.account];
    if (!pay(runtime, about.price + price_of_a_call)) {
        runtime.exceeded = "instructions";
        static_cast<void>(fail(about, too_many_instructions(account).c_str()));
    } else if (account.calls % calls_between == 0 && !has_time(runtime)) {
        runtime.exceeded = "watchdog_ms";
        static_cast<void>(fail(about, too_late(account).c_str()));
    } else {
        return true;
    }
    return false;
}

Status ScriptHost::Impl::run_text(const Callback& about, EffectContext& context, bool test,
                                  const Resolver& game)
{
    lua_State* const L = runtime.state();
    const int base = lua_gettop(L);
    lua_pushcfunction(L, add_trace);
    if (!scripts.push_function(running)) {
        lua_settop(L, base);
        return fail(about, "the card is not in the match: its script has not been run");
    }
    const int arguments = push_arguments(about, context, game);
    const Counting outer = runtime.counting;
    if (about.counting > outer) set_counting(runtime, about.counting);
    const int status = lua_pcall(L, arguments, most_answers, base + 1);
    if (about.counting > outer) set_counting(runtime, outer);
    Status ended = Status::failed;
    try {
        ended = finish(status, about, context, base, test);
    } catch (const std::bad_alloc&) {
        runtime.no_memory = true;
        runtime.pending = Pending::failed;
    }
    lua_settop(L, base);
    return ended;
}

void ScriptHost::Impl::begin(Resolver& game, const Callback& about, EffectContext& context,
                             EngineCall& outer)
{
    Account& account = runtime.accounts[about.account];
    if (runtime.depth == 0) {
        if (std::exchange(runtime.vm.meter().stack_grown, false)) runtime.vm.shrink_stack();
        runtime.vm.tidy(account.limits.call_bytes / most_left);
        runtime.pending = Pending::none;
        runtime.no_memory = false;
    }
    ++account.calls;
    ++runtime.depth;
    ++runtime.calls;
    const auto generation = [&](SlotId slot) {
        return slot == no_slot ? std::uint16_t{0} : game.slot(slot).generation;
    };
    runtime.call = {.game = &game,
                    .context = &context,
                    .callback = &about,
                    .self_generation = generation(context.self),
                    .attacker_generation = generation(context.attacker),
                    .target_generation = generation(context.target)};
    runtime.begin_account(runtime.call, outer, account);
}

void ScriptHost::Impl::end(const EngineCall& outer)
{
    runtime.end_account(runtime.call, outer);
    --runtime.depth;
    runtime.call = outer;
}

int ScriptHost::Impl::push_arguments(const Callback& about, const EffectContext& context,
                                     const Resolver& game)
{
    lua_State* const L = runtime.state();
    push_handle(L, {.kind = HandleKind::game});
    push_handle(L, {.kind = HandleKind::context});
    if (about.kind != Callback::Kind::attack_part) return 2;
    for (std::size_t i = 0; i < context.memo.count; ++i) push_memo(L, context.memo.value[i], game);
    return 2 + context.memo.count;
}

Status ScriptHost::Impl::finish(int status, const Callback& about, EffectContext& context, int base,
                                bool test)
{
    lua_State* const L = runtime.state();
    if (status == LUA_OK) {
        if (runtime.pending != Pending::none) return pending_status();
        if (runtime.call.game->failed() && !failed_before) {
            return fail(about, runtime.call.game->failure());
        }
        const Misfit misfit = take_answers(L, about, context, base + 2, test);
        return misfit.expected == nullptr ? Status::done : fail_answer(about, misfit);
    }
    // An unwinding error has no message. A script that failed earlier has left its own.
    const bool unwinding = status == LUA_ERRRUN && lua_islightuserdata(L, -1);
    if (unwinding || runtime.pending == Pending::failed) return pending_status();
    if (status == LUA_ERRMEM) {
        const Account& account = runtime.accounts[about.account];
        const bool text_too_long = runtime.vm.meter().text_too_long;
        if (!text_too_long) runtime.exceeded = "call_bytes";
        return fail(about, too_much_in_a_call(account, text_too_long).c_str());
    }
    if (status == LUA_ERRERR) return fail(about, "too many nested calls");
    return fail(about, runtime.error.c_str());
}

Status ScriptHost::Impl::fail(const Callback& about, const char* what)
{
    runtime.pending = Pending::failed;
    if (failed_before) return Status::failed;  // the first failure of a step is the one reported
    const ScriptChunk& chunk = bundle.cards[about.card];
    error = what;
    if (error.find(".lua:") == std::string::npos) error = chunk.path + ": " + error;
    place = place_in(error);
    place.pack = chunk.pack;
    if (chunk.of_class == no_class) place.card = chunk.card;
    place.limit = std::exchange(runtime.exceeded, "");
    error += "\n  in " + about.where + " of " + chunk.card;
    make_printable(error);
    return Status::failed;
}

/// Reports that the function's return value does not fit, with the line where the function begins.
Status ScriptHost::Impl::fail_answer(const Callback& about, const Misfit& misfit)
{
    lua_State* const L = runtime.state();
    const Message got = describe_value(L, misfit.index);
    lua_Debug function{};
    static_cast<void>(scripts.push_function(running));
    lua_getinfo(L, ">S", &function);
    Message text;
    text.set("%.300s:%d: this function must return %s, got %.100s",
             function.source[0] == '@' ? function.source + 1 : function.short_src,
             function.linedefined, misfit.expected, got.c_str());
    return fail(about, text.c_str());
}

}  // namespace ptcg
