#include "repl/table_text.hpp"

#include <array>

#include "data/data.hpp"

namespace ptcg::tools {
namespace {

constexpr std::string_view between_names = " against ";

/// "Powerhouse against Lava Flow": the title of a position saved here names the players.
std::string title_of_table(const Setting& setting)
{
    return setting.names[0] + std::string(between_names) + setting.names[1];
}

std::array<std::string, players> names_in(const std::string& title)
{
    const std::size_t middle = title.find(between_names);
    if (middle == std::string::npos) return Setting{}.names;
    return {title.substr(0, middle), title.substr(middle + between_names.size())};
}

}  // namespace

ReadTable read_table(World& world, std::string_view text, const std::string& file)
{
    auto setting = std::make_shared<Setting>();
    const auto find = [&](std::string_view name) -> const Ruleset* {
        const Result<Ruleset> rules = find_ruleset(name, world.data.roots);
        if (!rules) return nullptr;
        setting->rules = rules.value();
        return &setting->rules;
    };
    ReadTable table{read_position(text, file, world.library(), &world.host, find), setting};
    setting->ruleset = table.position.ruleset;
    setting->names = names_in(table.position.title);
    return table;
}

std::string table_text(Session& session, PositionForm form)
{
    const PositionHead head{title_of_table(session.setting()), "", PlayerId::one};
    return write_position(session.match(), session.setting().ruleset, form, head);
}

}  // namespace ptcg::tools
