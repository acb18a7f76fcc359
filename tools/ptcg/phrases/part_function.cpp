#include "phrases/part_function.hpp"

#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "phrases/damage_answer.hpp"
#include "phrases/guards.hpp"
#include "phrases/lua_text.hpp"

namespace ptcg::tools::phrases {
namespace {

/// Writes the statements of one part.
class BodyWriter {
public:
    BodyWriter(const Results& results, Part part)
        : results_(results), steps_(results.steps()), part_(part), names_(results.names_in(part))
    {
    }

    std::string written()
    {
        declare_hoisted();
        for (std::size_t i = 0; i < steps_.size(); ++i) {
            if (!is_statement(i)) continue;
            open_guards(steps_[i].guards);
            text_ += statement(i);
        }
        close_guards(0);
        return text_ + returned();
    }

private:
    /// A result that is used outside its conditions is declared before them.
    void declare_hoisted()
    {
        for (std::size_t i = 0; i < steps_.size(); ++i) {
            if (steps_[i].part != part_ || !results_.hoisted(i)) continue;
            text_ +=
                fmt::format("local {}{}\n", results_.name(i), results_.is_list(i) ? " = {}" : "");
        }
    }

    [[nodiscard]] bool is_statement(std::size_t i) const
    {
        const Step& step = steps_[i];
        if (step.part != part_ || step.kind == Step::Kind::damage ||
            step.kind == Step::Kind::fail || !results_.needed(i)) {
            return false;
        }
        return step.kind != Step::Kind::value || (results_.named(i) && !results_.only_passed(i));
    }

    void close_guards(std::size_t depth)
    {
        for (; open_.size() > depth; open_.pop_back()) text_ += "end\n";
    }

    /// Opens these guards, and closes all others.
    void open_guards(const std::vector<Guard>& guards)
    {
        std::size_t same = 0;
        while (same < open_.size() && same < guards.size() && open_[same] == guards[same]) ++same;
        if (same + 1 == open_.size() && same < guards.size() && !open_[same].loop &&
            open_[same].condition == guards[same].condition) {
            text_ += "else\n";
            open_[same].holds = guards[same].holds;
            ++same;
        } else {
            close_guards(same);
        }
        for (; same < guards.size(); ++same) {
            const Guard guard = resolved(guards[same], names_);
            text_ += guard.loop ? fmt::format("for {} do\n", guard.condition)
                                : fmt::format("if {} then\n", as_expression(guard));
            open_.push_back(guards[same]);
        }
    }

    [[nodiscard]] std::string statement(std::size_t i) const
    {
        const Step& step = steps_[i];
        std::string text = resolved(step.preparation, names_);
        if (!text.empty() && text.back() != '\n') text += '\n';
        const std::string lua = resolved(step.lua, names_);
        if (!results_.named(i)) return text + lua + "\n";
        constexpr std::string_view keyword = "local ";
        const std::string& name = results_.name(i);
        const std::string local = fmt::format("{}{} = ", keyword, name);
        const bool outside = results_.hoisted(i);
        if (outside && text.starts_with(local)) text.erase(0, keyword.size());
        if (lua != name) text += local.substr(outside ? keyword.size() : 0) + lua + "\n";
        return text;
    }

    /// Returns what a part returns: its own answer, then what later parts need.
    [[nodiscard]] std::string returned() const
    {
        std::vector<std::string> values;
        if (part_ == Part::damage) values.push_back(damage_answer(steps_, names_));
        for (std::size_t i = 0; i < steps_.size(); ++i) {
            if (steps_[i].part != part_ || !results_.passed(i)) continue;
            const std::string value =
                results_.only_passed(i) ? resolved(steps_[i].lua, names_) : results_.name(i);
            values.push_back(steps_[i].list ? fmt::format("table.unpack({})", value) : value);
        }
        if (part_ == Part::fails_unless) {
            const std::string condition = success(steps_, names_);
            if (values.empty()) return fmt::format("return {}\n", condition);
            return fmt::format("if not ({}) then return false end\nreturn true, {}\n", condition,
                               fmt::join(values, ", "));
        }
        if (values.empty()) return {};
        return fmt::format("return {}\n", fmt::join(values, ", "));
    }

    const Results& results_;
    const std::vector<Step>& steps_;
    Part part_;
    ResultNames names_;
    std::string text_;
    std::vector<Guard> open_;
};

bool uses_parameter(const std::string& body, const std::string& name)
{
    return name == "..." ? body.find("...") != std::string::npos : uses_word(body, name);
}

/// Returns the results of earlier parts that the body uses, and those that are passed before them.
std::vector<std::string> parameters(const Results& results, Part part, const std::string& body)
{
    std::vector<std::string> all;
    const std::vector<Step>& steps = results.steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].part >= part || !results.passed(i)) continue;
        all.push_back(steps[i].list ? "..." : results.name(i));
    }
    while (!all.empty() && !uses_parameter(body, all.back())) all.pop_back();
    return all;
}

}  // namespace

std::string part_function(const Results& results, Part part)
{
    const std::string body = BodyWriter(results, part).written();
    const std::vector<std::string> passed = parameters(results, part, body);
    return fmt::format("function({})\n{}end", parameters_of(body, passed), body);
}

}  // namespace ptcg::tools::phrases
