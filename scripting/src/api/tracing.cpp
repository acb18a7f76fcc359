#include "api/tracing.hpp"

#include <string>

#include "api/showing.hpp"
#include "words/hooks.hpp"
#include "words/word_lists.hpp"

namespace ptcg::script {

namespace {

/// Returns a Showing for the owner of the running text, who is "me".
[[nodiscard]] Showing showing_for(const Runtime& runtime)
{
    const EngineCall& call = runtime.call;
    return {call.game, call.context != nullptr ? call.context->owner : PlayerId::one};
}

void add_line(lua_State* L, ScriptStep& step)
{
    lua_Debug frame;
    for (int level = 0; lua_getstack(L, level, &frame) != 0; ++level) {
        if (lua_getinfo(L, "Sl", &frame) == 0 || frame.currentline <= 0) continue;
        step.file = frame.source[0] == '@' ? frame.source + 1 : frame.short_src;
        step.line = frame.currentline;
        return;
    }
}

/// Returns the text of a checked argument: words are on the stack as their numbers.
[[nodiscard]] std::string argument_text(const Call& call, const Showing& showing,
                                        const Argument& argument, int index)
{
    const bool number = lua_isinteger(call.L, index) != 0;
    const auto value = static_cast<std::size_t>(number ? lua_tointeger(call.L, index) : 0);
    const auto quoted = [](std::string_view word) { return "\"" + std::string(word) + "\""; };
    if (number && argument.words != nullptr && value < argument.words->words.size()) {
        return quoted(argument.words->words[value].name);
    }
    if (number && argument.type == ArgumentType::type && value < type_count) {
        return quoted(name_of(static_cast<Type>(value)));
    }
    if (number && argument.type == ArgumentType::condition && value < condition_count) {
        return quoted(name_of(static_cast<Condition>(value)));
    }
    return showing.value(call.L, index);
}

/// Lists the arguments given by place, then those with names. A filter that is part of a table is
/// shown with everything in the table.
[[nodiscard]] std::string arguments_text(const Call& call, const Showing& showing)
{
    std::string text, named;
    for (std::size_t i = 0; i < call.member.arguments.size(); ++i) {
        const Argument& argument = call.member.arguments[i];
        const int index = static_cast<int>(i) + 2;
        if (lua_isnoneornil(call.L, index)) continue;
        const std::string value = argument_text(call, showing, argument, index);
        const bool whole = argument.type == ArgumentType::filter && lua_istable(call.L, index);
        if (argument.by_place || (whole && value.starts_with('{'))) {
            text += (text.empty() ? "" : ", ") + value;
            if (!argument.by_place) return text;
        } else {
            named += (named.empty() ? "" : ", ") + std::string(argument.name) + " = " + value;
        }
    }
    return text + (text.empty() || named.empty() ? "" : ", ") + named;
}

[[nodiscard]] ScriptStep step_of(const Call& call)
{
    const Showing showing = showing_for(call.runtime);
    ScriptStep step;
    step.kind = ScriptStep::Kind::call;
    step.depth = call.runtime.depth;
    step.changes = call.member.act != Act::reads;
    step.what = showing.handle(call.self) + (call.member.method ? ":" : ".") +
                std::string(call.member.name);
    if (call.member.method) step.arguments = arguments_text(call, showing);
    add_line(call.L, step);
    return step;
}

}  // namespace

void trace_call(const Call& call, int answers)
{
    ScriptStep step = step_of(call);
    const Showing showing = showing_for(call.runtime);
    for (int i = answers; i >= 1; --i) {
        if (!step.result.empty()) step.result += ", ";
        step.result += showing.value(call.L, -i);
    }
    (*call.runtime.listener)(step);
}

void trace_unwinding(const Call& call, Status status)
{
    ScriptStep step = step_of(call);
    step.status = status;
    step.result = status == Status::asked ? "asks" : "fails";
    (*call.runtime.listener)(step);
}

void trace_text(Runtime& runtime, const ScriptChunk& chunk, const Callback& about,
                const EffectContext& context, bool begins, Status status)
{
    ScriptStep step;
    step.kind = begins ? ScriptStep::Kind::text_begins : ScriptStep::Kind::text_ends;
    step.depth = runtime.depth;
    step.what = about.where;
    step.card =
        context.source.def != no_def ? runtime.library.text(context.source.def).name : chunk.card;
    step.file = chunk.path;
    step.status = status;
    const bool answered = !begins && status == Status::done;
    if (answered && about.kind == Callback::Kind::condition) {
        step.result = context.allowed ? "true" : "false";
    } else if (answered && about.kind == Callback::Kind::handler && is_query(about.hook)) {
        step.result = info(about.hook).answer == Answer::boolean
                          ? (context.allowed ? "true" : "false")
                          : std::to_string(context.amount);
    } else if (answered && about.kind == Callback::Kind::attack_part &&
               about.part == AttackPart::damage) {
        step.result = std::to_string(context.amount);
    } else if (!begins && status != Status::done) {
        step.result = status == Status::asked ? "asks" : "fails";
    }
    (*runtime.listener)(step);
}

}  // namespace ptcg::script
