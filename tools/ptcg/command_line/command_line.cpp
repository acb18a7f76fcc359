#include "command_line/command_line.hpp"

#include <CLI/CLI.hpp>

namespace ptcg::tools::cli {

void refuse(const std::string& problem)
{
    throw CLI::ValidationError(problem);
}

void refuse(const std::string& option, const std::string& problem)
{
    throw CLI::ValidationError(option, problem);
}

Option Option::value(const std::string& name) const
{
    option_->type_name(name);
    return *this;
}

Option Option::required(bool is_required) const
{
    option_->required(is_required);
    return *this;
}

Option Option::takes(int least, int most) const
{
    option_->expected(least, most);
    return *this;
}

Option Option::one_each() const
{
    option_->allow_extra_args(false);
    return *this;
}

Option Option::split_at(char separator) const
{
    option_->delimiter(separator);
    return *this;
}

Option Option::shows_default() const
{
    option_->capture_default_str();
    return *this;
}

Option Option::default_text(const std::string& text) const
{
    option_->default_str(text);
    return *this;
}

Option Option::check(std::function<std::string(const std::string&)> problem) const
{
    option_->check(std::move(problem));
    return *this;
}

Option Option::range(int least, int most) const
{
    option_->check(CLI::Range(least, most));
    return *this;
}

Option Option::one_of(std::vector<std::string> words) const
{
    option_->check(CLI::IsMember(std::move(words)));
    return *this;
}

Option Option::excludes(Option other) const
{
    option_->excludes(other.option_);
    return *this;
}

Option Option::needs(Option other) const
{
    option_->needs(other.option_);
    return *this;
}

Option Option::hidden() const
{
    option_->group("");
    return *this;
}

bool Option::given() const
{
    return option_->count() > 0;
}

Command Command::command(const std::string& name, const std::string& what) const
{
    return Command(*app_->add_subcommand(name, what), *code_);
}

void Command::needs_command() const
{
    app_->require_subcommand(1);
}

Option Command::option(const std::string& name, std::string& kept, const std::string& what) const
{
    return Option(*app_->add_option(name, kept, what));
}

Option Command::option(const std::string& name, std::optional<std::string>& kept,
                       const std::string& what) const
{
    return Option(*app_->add_option(name, kept, what));
}

Option Command::option(const std::string& name, std::vector<std::string>& kept,
                       const std::string& what) const
{
    return Option(*app_->add_option(name, kept, what));
}

Option Command::option(const std::string& name, int& kept, const std::string& what) const
{
    return Option(*app_->add_option(name, kept, what));
}

Option Command::flag(const std::string& name, bool& kept, const std::string& what) const
{
    return Option(*app_->add_flag(name, kept, what));
}

Option Command::option_taken(const std::string& name, std::function<void(const std::string&)> take,
                             const std::string& what) const
{
    return Option(*app_->add_option_function<std::string>(name, take, what));
}

Option Command::options_taken(const std::string& name,
                              std::function<void(const std::vector<std::string>&)> take,
                              const std::string& what) const
{
    return Option(*app_->add_option_function<std::vector<std::string>>(name, take, what));
}

void Command::footer(const std::string& text) const
{
    app_->footer(text);
}

void Command::runs(std::function<int()> run) const
{
    app_->callback([run = std::move(run), code = code_] { *code = run(); });
}

const std::string& Command::name() const
{
    return app_->get_name();
}

std::vector<std::string> Command::given() const
{
    std::vector<std::string> names;
    for (const CLI::Option* option : app_->get_options()) {
        if (option->count() > 0) names.push_back(option->get_name());
    }
    return names;
}

}  // namespace ptcg::tools::cli
