#define CATCH_CONFIG_EXTERNAL_INTERFACES
#include "support/results_file.hpp"

#include <cstdlib>
#include <fstream>
#include <set>
#include <string_view>

#include "support/catch.hpp"

namespace ptcg::test {

namespace {

std::set<std::string>& rulesets_now()
{
    static std::set<std::string> rulesets;
    return rulesets;
}

std::string in_json(std::string_view text)
{
    std::string quoted = "\"";
    for (char c : text) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
    return quoted + '"';
}

#if defined(CATCH_VERSION_MAJOR) && CATCH_VERSION_MAJOR < 3
using Listener = Catch::TestEventListenerBase;
const std::string& name_of(const Catch::TestCaseStats& stats)
{
    return stats.testInfo.name;
}
#else
using Listener = Catch::EventListenerBase;
const std::string& name_of(const Catch::TestCaseStats& stats)
{
    return stats.testInfo->name;
}
#endif

class ResultsFile : public Listener {
public:
    using Listener::Listener;

    void testRunStarting(const Catch::TestRunInfo& info) override
    {
        Listener::testRunStarting(info);
        const char* const file = std::getenv("PTCG_TEST_RESULTS");
        if (file == nullptr) return;
        out_.open(file, std::ios::binary);
        out_ << "{\"tests\":[";
    }

    void testCaseStarting(const Catch::TestCaseInfo& info) override
    {
        Listener::testCaseStarting(info);
        rulesets_now().clear();
        sections_.clear();
    }

    void sectionStarting(const Catch::SectionInfo& info) override
    {
        Listener::sectionStarting(info);
        sections_.insert(info.name);
    }

    void testCaseEnded(const Catch::TestCaseStats& stats) override
    {
        Listener::testCaseEnded(stats);
        if (!out_.is_open()) return;
        std::string name = name_of(stats);
        // The whole test case is a section too.
        sections_.erase(name);
        for (const std::string& section : sections_) name += " / " + section;
        std::string rulesets;
        for (const std::string& id : rulesets_now()) {
            rulesets += (rulesets.empty() ? "" : ",") + in_json(id);
        }
        out_ << (first_ ? "\n" : ",\n") << "{\"name\":" << in_json(name) << ",\"result\":\""
             << (stats.totals.assertions.allOk() ? "passed" : "failed") << "\",\"rulesets\":["
             << rulesets << "]}";
        first_ = false;
    }

    void testRunEnded(const Catch::TestRunStats& stats) override
    {
        Listener::testRunEnded(stats);
        if (out_.is_open()) out_ << "\n]}\n";
    }

private:
    std::ofstream out_;
    std::set<std::string> sections_;
    bool first_ = true;
};

}  // namespace

void note_ruleset(const std::string& id)
{
    rulesets_now().insert(id);
}

CATCH_REGISTER_LISTENER(ResultsFile)

}  // namespace ptcg::test
