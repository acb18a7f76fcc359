#include <fstream>
#include <memory>

#include <fmt/format.h>

#include "commands/commands.hpp"
#include "display/api_text.hpp"
#include "ptcg/scripting/api_reference.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "screen/terminal.hpp"

namespace ptcg::tools {
namespace {

struct ApiOptions {
    std::string word;
    bool markdown = false;
    bool stubs = false;
    std::string output;
};

int write_out(const ApiOptions& options, const std::string& text)
{
    if (options.output.empty()) {
        print_out("{}", text);
        return exit_fine;
    }
    std::ofstream file(options.output, std::ios::binary);
    file << text;
    file.close();
    if (file) return exit_fine;
    return complain(exit_wrong, fmt::format("{} cannot be written", options.output));
}

int run(const ApiOptions& options)
{
    if (options.stubs) return write_out(options, api_stubs());
    if (options.markdown) return write_out(options, api_markdown());
    if (options.word.empty()) {
        print_out("{}", wrap_api_text(api_overview(), terminal_width()));
        return exit_fine;
    }
    const Result<std::string> text = describe_api(options.word);
    if (!text.ok()) {
        return complain(exit_wrong, text.error().message + "\n  `ptcg api` lists everything");
    }
    print_out("{}", wrap_api_text(text.value(), terminal_width()));
    return exit_fine;
}

}  // namespace

void add_api(cli::Command program)
{
    const cli::Command command = program.command("api", "Look up what card scripts in Lua can use");
    const auto options = std::make_shared<ApiOptions>();
    const cli::Option word =
        command.option("word", options->word,
                       "A verb, field, hook, key or word: flip, it.defender, on_attach ...");
    const cli::Option stubs = command.flag("--stubs", options->stubs,
                                           "Print annotations for lua-language-server (LuaCATS)");
    const cli::Option markdown = command.flag("--markdown", options->markdown,
                                              "Print the whole reference, scripting/API.md");
    const cli::Option output =
        command.option("-o,--output", options->output, "Write to this file instead").value("FILE");
    word.value("WORD");
    stubs.excludes(markdown).excludes(word);
    markdown.excludes(word);
    command.footer("Without a word, lists everything, one line each.");
    command.runs([options, output] {
        if (output.given() && !options->stubs && !options->markdown) {
            cli::refuse("--output", "needs --stubs or --markdown");
        }
        return run(*options);
    });
}

}  // namespace ptcg::tools
