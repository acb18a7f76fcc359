#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "card_tests/card_test.hpp"
#include "ptcg/result.hpp"
#include "repl/session.hpp"

/// What was done in a session as a card test.
namespace ptcg::tools {

/// Returns the source of a test of what happened from the last change by hand, or from this entry
/// of the log, until now. It was run and passes. The error says what cannot be recorded, or why the
/// test does not pass. REQUIRES: session.at_table().
[[nodiscard]] Result<std::string> recorded_test(Session& session, const std::string& name,
                                                std::optional<std::size_t> from = std::nullopt);

/// Runs the tests in a text with the session's cards.
[[nodiscard]] CardTestResult run_tests(Session& session, std::string_view source,
                                       const CardTestOptions& options);

}  // namespace ptcg::tools
