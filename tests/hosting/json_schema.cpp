#include "hosting/json_schema.hpp"

#include <fstream>

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include "support/catch.hpp"
#include "support/folders.hpp"

namespace ptcg::test {
namespace {

using nlohmann::json;
using valijson::adapters::NlohmannJsonAdapter;

/// Forbids members that are not named, in each object of the schema, and collects the names.
void make_strict(json& schema, std::set<std::string>& members)
{
    if (schema.is_object() && schema.contains("properties")) {
        schema["additionalProperties"] = false;
        for (const auto& [name, unused] : schema["properties"].items()) members.insert(name);
    }
    if (!schema.is_structured()) return;
    for (json& part : schema) make_strict(part, members);
}

void collect_members(const json& value, std::set<std::string>& members)
{
    if (value.is_object()) {
        for (const auto& [name, unused] : value.items()) members.insert(name);
    }
    if (!value.is_structured()) return;
    for (const json& part : value) collect_members(part, members);
}

/// Returns what is wrong deepest inside the document, which says the most.
[[nodiscard]] std::string in_words(valijson::ValidationResults& results)
{
    std::string all;
    valijson::ValidationResults::Error error;
    while (results.popError(error)) {
        for (const std::string& step : error.context) all += step;
        all += ": " + error.description + '\n';
    }
    return all;
}

}  // namespace

JsonSchema::JsonSchema()
{
    std::ifstream file(tests_folder().parent_path() / "tools/hosting/schema/ptcg.schema.json");
    whole_ = json::parse(file);
    make_strict(whole_, members_);
}

JsonSchema::~JsonSchema() = default;

const valijson::Schema& JsonSchema::of(const std::string& kind)
{
    std::unique_ptr<valijson::Schema>& schema = kinds_[kind];
    if (schema != nullptr) return *schema;
    REQUIRE(whole_["definitions"].contains(kind));
    json root = whole_;
    root.erase("oneOf");
    root["allOf"] = {{{"$ref", "#/definitions/" + kind}}};
    schema = std::make_unique<valijson::Schema>();
    valijson::SchemaParser().populateSchema(NlohmannJsonAdapter(root), *schema);
    return *schema;
}

std::string JsonSchema::problem(std::string_view kind, std::string_view text)
{
    const json value = json::parse(text);
    collect_members(value, used_);
    const valijson::Schema& schema = of(std::string(kind));
    valijson::ValidationResults results;
    valijson::Validator validator;
    if (validator.validate(schema, NlohmannJsonAdapter(value), &results)) return {};
    return std::string(text) + '\n' + in_words(results);
}

std::vector<std::string> JsonSchema::words(std::string_view vocabulary) const
{
    return whole_["definitions"][std::string(vocabulary)]["enum"].get<std::vector<std::string>>();
}

std::set<std::string> JsonSchema::unused_members() const
{
    std::set<std::string> unused;
    std::ranges::set_difference(members_, used_, std::inserter(unused, unused.end()));
    return unused;
}

}  // namespace ptcg::test
