// Everything that is saved beyond the session: position, save, load, record test.

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "card_tests/card_test.hpp"
#include "games/saved_games.hpp"
#include "repl/command.hpp"
#include "repl/recording.hpp"
#include "repl/table_text.hpp"
#include "system/files.hpp"

namespace ptcg::tools {

namespace {

// ---- positions ----------------------------------------------------------------------------------

Result<std::string> load(Session& session, const Arguments& arguments)
{
    if (arguments.words.size() != 1) return usage_error("load", "expected one file name");
    const std::string& file = arguments.words[0].text;
    const Result<std::string> text = read_position_file(file);
    if (!text) return text.error();
    ReadTable table = read_table(*session.world(), text.value(), file);
    ReadPosition& position = table.position;
    if (!position.match) return Error{to_string(position.problems)};
    std::string said = position.title.empty() ? file : position.title;
    if (!position.note.empty()) said += "\n" + position.note;
    Result<std::string> begun =
        session.begin(std::move(*position.match), table.setting, "load " + file);
    if (!begun) return begun;
    return said + "\n" + begun.value();
}

/// Returns the current content of the file; nothing if there is none.
Result<std::string> text_there(const std::string& path, std::size_t most)
{
    std::error_code error;
    if (!std::filesystem::exists(path, error)) return std::string{};
    return read_file(path, most);
}

/// A mistyped name must not overwrite or extend another file.
Error in_the_way(const std::string& path, std::string_view what)
{
    return Error{fmt::format(
        "{} already exists and is not {} that can be read; choose another name, or remove it first",
        path, what)};
}

Result<std::string> save(Session& session, const Arguments& arguments)
{
    if (arguments.words.size() != 1) return usage_error("save", "expected one file name");
    const std::string& path = arguments.words[0].text;
    if (const Result<std::string> there = text_there(path, most_position_bytes);
        !there || (!there.value().empty() &&
                   !read_table(*session.world(), there.value(), path).position.match)) {
        return in_the_way(path, "a position");
    }
    const std::string text = table_text(session, PositionForm::exact);
    if (Result<void> written = write_file(path, text); !written) return written.error();
    std::string said = fmt::format("Saved as {}.", path);
    const std::string settled = to_string(session.chance());
    if (!settled.empty())
        said += fmt::format("\nNot saved: the fixed coins, shuffles and picks ({}).", settled);
    return said;
}

// ---- record test --------------------------------------------------------------------------------

struct RecordOrder {
    std::string name;
    std::string file;
    std::optional<std::size_t> from;
};

Result<RecordOrder> read_record(const Arguments& arguments)
{
    const std::vector<Word>& words = arguments.words;
    if (words.size() < 2 || words[0].text != "test") {
        return usage_error("record", "expected \"test\" and a name");
    }
    RecordOrder order;
    order.name = words[1].text;
    std::size_t next = 2;
    if (next + 1 < words.size() && words[next].text == "from") {
        order.from = as_count(words[next + 1].text);
        if (!order.from) return usage_error("record", "from needs a log number");
        next += 2;
    }
    if (next < words.size()) order.file = words[next++].text;
    if (next < words.size()) {
        return usage_error("record", "put a name of several words in quotes");
    }
    return order;
}

/// Adds the test to a test file, or creates the file.
Result<std::string> add_to_file(Session& session, const std::string& path,
                                const std::string& source)
{
    const Result<std::string> there = text_there(path, most_test_bytes);
    if (!there) return in_the_way(path, "a test file");
    std::string text = there.value();
    if (!text.empty()) {
        CardTestOptions list;
        list.only_list = true;
        const CardTestResult tests = run_tests(session, text, list);
        if (tests.passed() == 0 || tests.failed() > 0) return in_the_way(path, "a test file");
        text += '\n';
    }
    if (Result<void> written = write_file(path, text + source); !written) return written.error();
    return fmt::format("Recorded, run and passed; added to {}.", path);
}

Result<std::string> record(Session& session, const Arguments& arguments)
{
    const Result<RecordOrder> order = read_record(arguments);
    if (!order) return order.error();
    const Result<std::string> source =
        recorded_test(session, order.value().name, order.value().from);
    if (!source) return source.error();
    if (order.value().file.empty()) return source.value();
    return add_to_file(session, order.value().file, source.value());
}

}  // namespace

void add_file_commands(std::vector<Command>& all)
{
    using enum Command::Group;
    const std::size_t first = all.size();
    all.push_back({"position", "position FILE", "start from a position in a file",
                   "cards/README.md describes the format. \"load\" does the same.", set_up, false,
                   load, nullptr});
    all.push_back({"save", "save FILE", "save the exact position to a file",
                   "Also works in the middle of an effect. The file is TOML: the part that a "
                   "person would write comes first and may be edited.",
                   set_up, true, save, nullptr});
    all.push_back({"load", "load FILE", "continue from a saved position",
                   "The log starts again; undo returns to the previous table.", set_up, false, load,
                   nullptr});
    all.push_back({"record", "record test NAME [from N] [FILE]",
                   "turn what was just done into a card test",
                   "From the last change by hand (or entry N of the log) to now. The test is run; "
                   "if it passes, it is printed, or added to FILE.\n"
                   "  record test \"Thunder hurts itself on tails\" my-tests.lua",
                   set_up, true, record, nullptr});
    for (std::size_t i = first; i < all.size(); ++i) all[i].names_files = true;
}

}  // namespace ptcg::tools
