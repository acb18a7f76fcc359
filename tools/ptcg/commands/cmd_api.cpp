#include <fstream>
#include <memory>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "commands/commands.hpp"
#include "ptcg/scripting/api_reference.hpp"
#include "screen/api_text.hpp"
#include "screen/report.hpp"
#include "screen/terminal.hpp"

namespace ptcg::tools {
namespace {

struct Options {
    std::string word;
    bool markdown = false;
    bool stubs = false;
    std::string output;
};

int write_out(const Options& options, const std::string& text)
{
    if (options.output.empty()) {
        fmt::print("{}", text);
        return exit_fine;
    }
    std::ofstream file(options.output, std::ios::binary);
    file << text;
    file.close();
    if (file) return exit_fine;
    return complain(exit_wrong, fmt::format("{} cannot be written", options.output));
}

int run(const Options& options)
{
    if (options.stubs) return write_out(options, api_stubs());
    if (options.markdown) return write_out(options, api_markdown());
    if (options.word.empty()) {
        fmt::print("{}", wrap_api_text(api_overview(), terminal_width()));
        return exit_fine;
    }
    const Result<std::string> text = describe_api(options.word);
    if (!text.ok()) {
        return complain(exit_wrong, text.error().message + "\n  `ptcg api` lists everything");
    }
    fmt::print("{}", wrap_api_text(text.value(), terminal_width()));
    return exit_fine;
}

}  // namespace

void add_api(CLI::App& program, int& code)
{
    CLI::App* const command =
        program.add_subcommand("api", "Look up what card scripts in Lua can use");
    const auto options = std::make_shared<Options>();
    CLI::Option* const word =
        command->add_option("word", options->word,
                            "A verb, field, hook, key or word: flip, it.defender, on_attach ...");
    CLI::Option* const stubs = command->add_flag(
        "--stubs", options->stubs, "Print annotations for lua-language-server (LuaCATS)");
    CLI::Option* const markdown = command->add_flag("--markdown", options->markdown,
                                                    "Print the whole reference, scripting/API.md");
    CLI::Option* const output =
        command->add_option("-o,--output", options->output, "Write to this file instead")
            ->type_name("FILE");
    word->type_name("WORD");
    stubs->excludes(markdown)->excludes(word);
    markdown->excludes(word);
    command->footer("Without a word, everything is listed, a line each.");
    command->callback([options, output, &code] {
        if (output->count() > 0 && !options->stubs && !options->markdown) {
            throw CLI::ValidationError("--output", "goes with --stubs or --markdown");
        }
        code = run(*options);
    });
}

}  // namespace ptcg::tools
