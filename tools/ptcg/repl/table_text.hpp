#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "ptcg/scripting/position.hpp"
#include "repl/session.hpp"
#include "repl/world.hpp"

/// Tables as the text of a position.
namespace ptcg::tools {

/// A table that was read. If `position.match` is empty, `position.problems` says why.
struct ReadTable {
    ReadPosition position;
    std::shared_ptr<Setting> setting;
};

/// Reads a position in either form, with the rules it names. `file` is the name shown in problems.
/// The match belongs to the world and to the setting.
[[nodiscard]] ReadTable read_table(World& world, std::string_view text, const std::string& file);

/// Returns the table's position; its title names the players.
[[nodiscard]] std::string table_text(Session& session, PositionForm form);

}  // namespace ptcg::tools
