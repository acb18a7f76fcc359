// Runs code that a person types like a card's script.

#include "host/evaluate.hpp"

#include <memory>

#include "api/showing.hpp"
#include "ptcg/scripting/problem.hpp"
#include "sandbox/counting.hpp"
#include "sandbox/sandbox.hpp"
#include "sandbox/script_source.hpp"

namespace ptcg::script {

namespace {

constexpr std::size_t longest_code = 64'000;

/// The names that the code can use, which are its arguments. They are on its first line, so that
/// the line numbers in messages are those of the code.
constexpr std::string_view prologue = "local me, opp, game = ... ";

/// Pushes the code as a function, or a message. Returns the result of lua_load.
int push_code(lua_State* L, const std::string& source)
{
    const int status = load_script(L, source, "=input");
    if (status != LUA_OK) return status;
    push_environment(L);
    lua_setupvalue(L, -2, 1);
    return LUA_OK;
}

[[nodiscard]] bool ends_early(lua_State* L)
{
    const char* const message = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
    return std::string_view(message).ends_with("near <eof>");
}

/// Pushes the code as an expression if it is one, else as statements. An incomplete expression
/// gives its own message.
int push_expression_or_chunk(lua_State* L, std::string_view code)
{
    const std::string start(prologue);
    const int as_expression = push_code(L, start + "return " + std::string(code));
    if (as_expression == LUA_OK) return LUA_OK;
    const bool cut_off = ends_early(L);
    const int as_statements = push_code(L, start + std::string(code));
    if (as_statements == LUA_OK || !cut_off) {
        lua_remove(L, -2);
        return as_statements;
    }
    lua_pop(L, 1);
    return as_expression;
}

/// One evaluation, and what it has set in the runtime until it ends.
class Evaluation {
public:
    Evaluation(Runtime& runtime, Resolver& game, PlayerId me, bool may_change)
        : runtime_(runtime), game_(game), me_(me)
    {
        const SlotId active = game.active(me);
        context_.owner = me;
        context_.player = me;
        context_.self = active;
        context_.attacker = active;
        context_.target = game.active(opponent_of(me));
        context_.source = {no_def, Origin::rule, 0xff, active, me};
        const auto generation = [&](SlotId slot) {
            return slot == no_slot ? std::uint16_t{0} : game.slot(slot).generation;
        };
        filters_ = runtime.filters.size();
        runtime.pending = Pending::none;
        runtime.evaluating = true;
        runtime.depth = 1;
        runtime.call = {.game = &game,
                        .context = &context_,
                        .callback = nullptr,
                        .pure = !may_change,
                        .self_generation = generation(context_.self),
                        .attacker_generation = generation(context_.attacker),
                        .target_generation = generation(context_.target)};
        EngineCall nobody;
        runtime.begin_answer();
        runtime.begin_account(runtime.call, nobody, runtime.accounts[0]);
        set_counting(runtime, Counting::slow_instructions);
    }
    ~Evaluation()
    {
        set_counting(runtime_, Counting::nothing);
        lua_settop(runtime_.state(), top_);
        runtime_.end_account(runtime_.call, {});
        runtime_.call = {};
        runtime_.depth = 0;
        runtime_.evaluating = false;
        runtime_.filters.resize(filters_);
    }
    Evaluation(const Evaluation&) = delete;
    Evaluation& operator=(const Evaluation&) = delete;

    [[nodiscard]] Result<std::string> run(std::string_view code);

private:
    [[nodiscard]] Error failure(int status) const;
    [[nodiscard]] Error question() const;

    Runtime& runtime_;
    Resolver& game_;
    PlayerId me_;
    EffectContext context_;
    std::size_t filters_ = 0;
    int top_ = lua_gettop(runtime_.state());
};

Result<std::string> Evaluation::run(std::string_view code)
{
    lua_State* const L = runtime_.state();
    if (lua_checkstack(L, 24) == 0) return Error{"input: too many nested calls"};
    lua_pushcfunction(L, add_trace);
    const int handler = lua_gettop(L);
    const int compiled = push_expression_or_chunk(L, code);
    if (compiled == LUA_ERRMEM) return failure(compiled);
    if (compiled != LUA_OK) {
        return Error{lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "input: not valid Lua"};
    }
    push_handle(L, player_handle(me_));
    push_handle(L, player_handle(opponent_of(me_)));
    push_handle(L, {.kind = HandleKind::game});
    const int status = lua_pcall(L, 3, LUA_MULTRET, handler);
    if (status != LUA_OK || runtime_.pending != Pending::none) return failure(status);
    if (game_.failed()) return Error{std::string("input: ") + game_.failure()};
    const Showing showing(&game_, me_);
    std::string text;
    for (int i = handler + 1; i <= lua_gettop(L); ++i) {
        text += (i == handler + 1 ? "" : ", ") + showing.value(L, i);
    }
    make_printable(text);
    return text;
}

Error Evaluation::failure(int status) const
{
    if (runtime_.pending == Pending::asked) return question();
    if (status == LUA_ERRMEM) {
        return Error{"input: " +
                     too_much_in_a_call(runtime_.accounts[0], runtime_.vm.meter().text_too_long)};
    }
    if (status == LUA_ERRERR) return Error{"input: too many nested calls"};
    std::string text = runtime_.error.c_str();
    make_printable(text);
    return Error{text};
}

Error Evaluation::question() const
{
    const Decision& open = game_.question();
    if (open.asked == PlayerId::chance) {
        return Error{"input: a coin flip or another random event would decide here (" +
                     std::string(name_of(open.purpose)) +
                     "), and this match asks for every random event; answer it in the game"};
    }
    return Error{"input: this would ask a player (" + std::string(name_of(open.purpose)) +
                 "); name the choice instead, or play the card in the game"};
}

}  // namespace

Result<std::string> evaluate(Runtime& runtime, Match& match, std::string_view code, PlayerId me,
                             bool may_change)
{
    if (code.size() > longest_code) return Error{"input: more than 64000 characters"};
    if (code.find("_ENV") != std::string_view::npos) {
        return Error{"input: _ENV may not be used"};
    }
    if (!may_change) {
        return Evaluation(runtime, whole_of(match.rules()), me, false).run(code);
    }
    const auto before = std::make_unique<MatchState>(match.state());
    Result<std::string> result = Error{"input: nothing was run"};
    match.edit([&](Resolver& game) {
        result = Evaluation(runtime, game, me, true).run(code);
        if (!result) return;
        // The rules check the results, as they do after every action.
        Frame settle;
        settle.step = Step::settle_trigger;
        const bool in_turn = game.table().depth > 0 && game.frame().step == Step::main_phase;
        if (in_turn && game.push(settle) != Status::done) {
            result = Error{std::string("input: ") + game.failure()};
        }
    });
    if (!result) match.restore(*before);
    return result;
}

}  // namespace ptcg::script
