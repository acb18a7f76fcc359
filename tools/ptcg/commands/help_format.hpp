#pragma once

#include <string>

#include <CLI/CLI.hpp>

namespace ptcg::tools {

/// The help of a command, wrapped to the terminal. Descriptions and footers are written without
/// line ends of their own; a line that begins with blanks goes on below its first word.
class HelpFormat : public CLI::Formatter {
public:
    [[nodiscard]] std::string make_description(const CLI::App* app) const override;
    [[nodiscard]] std::string make_option(const CLI::Option* option,
                                          bool is_positional) const override;
    [[nodiscard]] std::string make_option_usage(const CLI::Option* option) const override;
    [[nodiscard]] std::string make_subcommand(const CLI::App* command) const override;
    [[nodiscard]] std::string make_footer(const CLI::App* app) const override;

private:
    [[nodiscard]] std::string entry(const std::string& name, const std::string& description) const;
};

}  // namespace ptcg::tools
