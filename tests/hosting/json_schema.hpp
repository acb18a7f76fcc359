#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace valijson {
class Schema;
}

namespace ptcg::test {

/// The schema of what hosts send, read strictly: members that it does not name are errors, so it
/// cannot lag behind.
class JsonSchema {
public:
    JsonSchema();
    ~JsonSchema();

    /// Returns why the text is not a `kind` of the schema ("view"); empty if it is one. Takes note
    /// of the members it has.
    [[nodiscard]] std::string problem(std::string_view kind, std::string_view text);
    /// Returns the words of one of its vocabularies ("event_kind").
    [[nodiscard]] std::vector<std::string> words(std::string_view vocabulary) const;
    /// Returns the names of members that nothing so far has had.
    [[nodiscard]] std::set<std::string> unused_members() const;

private:
    [[nodiscard]] const valijson::Schema& of(const std::string& kind);

    nlohmann::json whole_;
    std::set<std::string> members_;  ///< all that it names
    std::set<std::string> used_;
    std::map<std::string, std::unique_ptr<valijson::Schema>> kinds_;
};

}  // namespace ptcg::test
