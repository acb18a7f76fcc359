#pragma once

#include "api/call.hpp"
#include "sandbox/runtime.hpp"

/// Reports to a listener what scripts do (`ScriptHost::on_engine_call`). None of these raises an
/// error.
namespace ptcg::script {

/// A field or verb has been used: its arguments are on the stack, with its `answers` results on
/// top.
void trace_call(const Call& call, int answers);
/// A verb has a question open or has failed, and unwinds.
void trace_unwinding(const Call& call, Status status);
/// A card's text begins (`done`) or has ended.
void trace_text(Runtime& runtime, const ScriptChunk& chunk, const Callback& about,
                const EffectContext& context, bool begins, Status status);

}  // namespace ptcg::script
