#include "repl/explaining.hpp"

#include "screen/layout.hpp"

namespace ptcg::tools {

Wording wording(Session& session)
{
    return {session.library(), session.match().state(), PlayerId::one};
}

bool on_the_table(const Difference& difference)
{
    return difference.part == DifferencePart::table || difference.part == DifferencePart::limits ||
           difference.part == DifferencePart::lasting;
}

void add_line(const Session& session, std::string& text, std::string_view line, std::size_t indent)
{
    for (const std::string& part : wrap(line, session.manner().width, indent)) {
        if (!text.empty()) text += '\n';
        text += part;
    }
}

}  // namespace ptcg::tools
