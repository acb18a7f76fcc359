#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "ptcg/hosting/json_writer.hpp"
#include "ptcg/hosting/language.hpp"
#include "ptcg/hosting/naming.hpp"
#include "ptcg/match.hpp"
#include "ptcg/server/bench.hpp"

/// What tables for one person have in common.
namespace ptcg::tools {

/// Writes "view", "question", "q" and "words" of a table that hides nothing. `number` is the q.
void write_table(JsonWriter& json, Match& match, const Naming& naming, std::uint32_t number);

/// Answers "why", as rooms do: why the player who is asked cannot do what the request wants.
[[nodiscard]] server::BenchReply why_reply(Match& match, const nlohmann::json& request,
                                           const Language& language);

/// Returns a refusal: {"error": ...}.
[[nodiscard]] server::BenchReply refused(std::string_view why, unsigned status = 409);

// Members of a request; of another kind or missing: empty.
[[nodiscard]] std::string text_member(const nlohmann::json& request, const char* name);
[[nodiscard]] std::uint32_t number_member(const nlohmann::json& request, const char* name);
[[nodiscard]] std::vector<std::uint16_t> picks_member(const nlohmann::json& request);

}  // namespace ptcg::tools
