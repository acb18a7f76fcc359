#include "repl/watching.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace ptcg::tools {

namespace {

/// A game played by bots runs thousands of texts.
constexpr std::size_t most_heard = 400;

std::string told(const ScriptStep& step)
{
    const std::string indent(static_cast<std::size_t>(std::max(step.depth, 1) * 2), ' ');
    switch (step.kind) {
        case ScriptStep::Kind::text_begins:
            return fmt::format("{}{} of {} ({})", indent, step.what, step.card, step.file);
        case ScriptStep::Kind::text_ends: {
            std::string how = step.result;
            if (step.status == Status::asked) how = "asks";
            if (step.status == Status::failed) how = "fails";
            return fmt::format("{}{} of {} ends{}", indent, step.what, step.card,
                               how.empty() ? "" : ": " + how);
        }
        case ScriptStep::Kind::call:
            break;
    }
    return fmt::format("{}  {:>3}: {}{}{}", indent, step.line, step.what,
                       step.arguments.empty() ? "" : " " + step.arguments,
                       step.result.empty() ? "" : " -> " + step.result);
}

}  // namespace

ScriptWatch::Listening::Listening(ScriptWatch& watch, World& world)
    : host_(watch.listens() ? &world.host : nullptr)
{
    watch.inside_break_ = 0;
    if (host_ != nullptr) {
        host_->on_engine_call([&watch](const ScriptStep& step) { watch.hear(step); });
    }
}

ScriptWatch::Listening::~Listening()
{
    if (host_ != nullptr) host_->on_engine_call({});
}

void ScriptWatch::hear(const ScriptStep& step)
{
    const bool begins = step.kind == ScriptStep::Kind::text_begins;
    if (begins && inside_break_ == 0 && breaks.count(step.card) > 0) {
        inside_break_ = step.depth;
        stopped_ = true;
    }
    if (trace || inside_break_ > 0) {
        if (heard_.size() < most_heard) {
            heard_.push_back(told(step));
        } else {
            ++left_out_;
        }
    }
    if (step.kind == ScriptStep::Kind::text_ends && step.depth == inside_break_) inside_break_ = 0;
}

std::vector<std::string> ScriptWatch::take_heard()
{
    std::vector<std::string> heard = std::exchange(heard_, {});
    const std::size_t more = std::exchange(left_out_, 0);
    if (more > 0) heard.push_back(fmt::format("  ... and {} more lines", more));
    return heard;
}

bool ScriptWatch::take_stopped()
{
    return std::exchange(stopped_, false);
}

std::vector<std::string> ScriptWatch::changed(World& world, Match& match)
{
    std::vector<std::string> lines;
    for (Expression& expression : expressions) {
        const Result<std::string> value =
            world.host.evaluate(match, expression.code, PlayerId::one);
        const std::string text = value ? value.value() : "error: " + value.error().message;
        if (text == expression.value) continue;
        expression.value = text;
        lines.push_back(fmt::format("{} = {}", expression.code, text));
    }
    return lines;
}

}  // namespace ptcg::tools
