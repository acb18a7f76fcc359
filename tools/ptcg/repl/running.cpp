#include "repl/running.hpp"

#include <istream>

#include <fmt/format.h>

#include "repl/line_editor.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "screen/terminal.hpp"
#include "system/files.hpp"

namespace ptcg::tools {

namespace {

constexpr std::string_view mark = "> ";

void print_reply(const Session& session, const Reply& reply)
{
    if (reply.status == Reply::Status::wrong) {
        if (!reply.before.empty()) {
            print_out("{}{}", reply.before, reply.before.ends_with('\n') ? "" : "\n");
        }
        const std::string error = session.manner().paint(Tint::red, "error:");
        print_out("{}\n",
                  wrap_lines(fmt::format("{} {}", error, reply.text), session.manner().width));
    } else if (!reply.text.empty()) {
        print_out("{}{}", reply.text, reply.text.ends_with('\n') ? "" : "\n");
    }
}

}  // namespace

int run_lines(Session& session, std::istream& lines, const RunOptions& options)
{
    std::string line;
    int code = exit_fine;
    bool transcript = false;
    bool first = true;
    for (int number = 1; next_line(lines, line); ++number) {
        if (line.ends_with('\r')) line.pop_back();
        const bool comment = line.starts_with('#');
        if (first && !comment && !line.empty()) {
            transcript = line.starts_with(mark);
            first = false;
        }
        if (comment || (line.empty() && !transcript)) {
            print_out("{}\n", line);
            continue;
        }
        if (transcript) {
            if (!line.starts_with(mark)) continue;
            line.erase(0, mark.size());
        }
        print_out("{}\n", session.manner().paint(Tint::bold, fmt::format("{}{}", mark, line)));
        const Reply reply = session.execute(line);
        print_reply(session, reply);
        if (reply.status == Reply::Status::left) return code;
        if (reply.status != Reply::Status::wrong) continue;
        code = exit_wrong;
        if (options.keep_going) continue;
        std::fflush(stdout);
        return complain(exit_wrong, fmt::format("{}:{}: {}", options.name, number, reply.text));
    }
    return code;
}

int run_interactive(Session& session)
{
    LineEditor editor([&](std::string_view typed) { return session.complete(typed); });
    print_out(
        "ptcg repl. \"help\" lists the commands, \"new powerhouse lava-flow\" starts a match.\n");
    while (true) {
        const std::string where = session.where();
        const std::optional<std::string> line =
            editor.read(where.empty() ? std::string(mark) : fmt::format("[{}] {}", where, mark));
        if (!line) break;
        const Reply reply = session.execute(*line);
        print_reply(session, reply);
        if (reply.status == Reply::Status::left) return exit_fine;
    }
    print_out("\n");
    return exit_fine;
}

}  // namespace ptcg::tools
