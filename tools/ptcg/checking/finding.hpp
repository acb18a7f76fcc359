#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/scripting/problem.hpp"

/// The findings of `ptcg check`, and the codes that classify them.
namespace ptcg::tools {

enum class Severity { error, warning };

struct Finding {
    std::string_view code;  ///< from the table of codes
    std::string file;
    int line = 0;    ///< 1-based; 0: the whole file
    int column = 0;  ///< 1-based; 0: the whole line
    std::string message;
    std::string context;  ///< a second line, or empty
    std::string card;     ///< id of the card it concerns, if known
};

using Findings = std::vector<Finding>;

/// One kind of finding.
struct FindingCode {
    std::string_view code;
    Severity severity = Severity::error;
    std::string_view title;        ///< one line, for lists
    std::string_view explanation;  ///< what is wrong and why it matters
    std::string_view remedy;       ///< what to do
};

struct FindingGroup {
    std::string_view title;
    std::vector<FindingCode> codes;
};

/// Returns all codes, in the order of the page that explains them.
[[nodiscard]] const std::vector<FindingGroup>& finding_groups();

/// Returns the entry of a code, or null.
[[nodiscard]] const FindingCode* find_code(std::string_view code);

[[nodiscard]] Severity severity_of(const Finding& finding);

/// Converts a problem to a finding. A problem without a code gets the code "pack".
[[nodiscard]] Finding to_finding(const Problem& problem);

/// Returns a finding in a card's facts; `line` is as in Finding.
[[nodiscard]] Finding finding_about(const CardText& card, std::string_view code, int line,
                                    std::string message);

/// Returns "file:line:column: error: message [code]", with the context indented below.
[[nodiscard]] std::string to_string(const Finding& finding);

}  // namespace ptcg::tools
