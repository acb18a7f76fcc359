#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/scripting/problem.hpp"

/// What `ptcg check` finds, and the codes that say of what sort each finding is.
namespace ptcg::tools {

enum class Severity { error, warning };

struct Finding {
    std::string_view code;  ///< of the table of codes
    std::string file;
    int line = 0;    ///< 1-based; 0: the file as a whole
    int column = 0;  ///< 1-based; 0: the line as a whole
    std::string message;
    std::string context;  ///< a second line, or empty
    std::string card;     ///< id of the card it is about, where that is known
};

using Findings = std::vector<Finding>;

/// One sort of finding.
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

/// All codes, in the order of the page that explains them.
[[nodiscard]] const std::vector<FindingGroup>& finding_groups();

/// The entry of a code, or null.
[[nodiscard]] const FindingCode* find_code(std::string_view code);

[[nodiscard]] Severity severity_of(const Finding& finding);

/// The problem as a finding; one without a code is a "pack" problem.
[[nodiscard]] Finding to_finding(const Problem& problem);

/// A finding in the facts of a card; `line` as in Finding.
[[nodiscard]] Finding finding_about(const CardText& card, std::string_view code, int line,
                                    std::string message);

/// "file:line:column: error: message [code]", and the context indented below it.
[[nodiscard]] std::string to_string(const Finding& finding);

}  // namespace ptcg::tools
