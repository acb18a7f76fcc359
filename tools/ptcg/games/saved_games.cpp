#include "games/saved_games.hpp"

#include <fmt/format.h>

#include "system/files.hpp"

namespace ptcg::tools {

GameData game_data(const Data& data, const std::string& typed_ruleset)
{
    const auto find = [roots = data.roots, typed_ruleset](const std::string& name) {
        if (!typed_ruleset.empty()) return find_typed_ruleset(typed_ruleset, roots);
        Result<Ruleset> rules = find_ruleset(name, roots);
        if (!rules && is_path(name)) {
            return Result<Ruleset>(
                Error{fmt::format("the game was played under the ruleset \"{}\", which is not next "
                                  "to the packs; name its file with --ruleset",
                                  name)});
        }
        return rules;
    };
    return {data.pool, find};
}

Result<void> save_replay(const Replay& replay, const std::filesystem::path& path)
{
    return write_file(path, write_replay(replay));
}

Result<Replay> load_replay(const std::filesystem::path& path)
{
    const Result<std::string> text = read_file(path, most_saved_game_bytes);
    if (!text) return text.error();
    Result<Replay> replay = read_replay(text.value());
    if (!replay) return Error{fmt::format("{}: {}", path.string(), replay.error().message)};
    return replay;
}

Result<std::string> read_position_file(const std::filesystem::path& path)
{
    Result<std::string> text = read_file(path, most_position_bytes);
    if (!text || !read_replay(text.value())) return text;
    return Error{
        fmt::format("{0} is a saved game, not a position; \"ptcg replay {0}\" shows it, "
                    "\"ptcg play --resume {0}\" continues it",
                    path.string())};
}

}  // namespace ptcg::tools
