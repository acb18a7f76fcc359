// Scripts: reload.

#include <fmt/format.h>

#include "repl/command.hpp"

namespace ptcg::tools {

namespace {

Result<std::string> reload(Session& session, const Arguments&)
{
    Result<std::shared_ptr<World>> world = load_world(session.world()->data.roots);
    if (!world) {
        return Error{world.error().message + "\nthe packs have problems; the old ones stay in use"};
    }
    const std::size_t cards = world.value()->library().size();
    Result<std::string> used = session.use_world(std::move(world.value()));
    if (!used) return Error{used.error().message + "\nthe old packs stay in use"};
    std::string text = fmt::format("Reloaded: {} cards.", cards);
    if (!used.value().empty()) text += "\n" + used.value();
    if (session.at_table()) text += "\n" + session.question_report();
    return text;
}

}  // namespace

void add_script_commands(std::vector<Command>& all)
{
    using enum Command::Group;
    all.push_back({"reload", "reload", "read the packs again and play on with them",
                   "The position stays, and so do all moments of the log: going back to one shows "
                   "it with the cards as they are now. If a file has a mistake, the old cards stay "
                   "in use.",
                   script, false, reload, nullptr});
}

}  // namespace ptcg::tools
