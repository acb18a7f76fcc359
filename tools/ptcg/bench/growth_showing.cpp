#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "bench/growth.hpp"
#include "bench/showing.hpp"

namespace ptcg::tools {
namespace {

std::string size_of(double bytes)
{
    if (bytes < 10'000) return fmt::format("{:.0f} B", bytes);
    if (bytes < 10'000'000) return fmt::format("{:.0f} KB", bytes / 1e3);
    return fmt::format("{:.0f} MB", bytes / 1e6);
}

std::string size_of(std::optional<double> bytes)
{
    return bytes ? size_of(*bytes) : "-";
}

void add_effects(std::string& text, const std::string& what,
                 const std::vector<EffectFigures>& figures, const Paint& paint)
{
    text += '\n' +
            paint(Tint::bold, fmt::format("{:<30}{:>12}{:>12}{:>14}", what, "question", "view",
                                          "packed view")) +
            '\n';
    for (const EffectFigures& figure : figures) {
        text += fmt::format("{:>30}{:>9.0f} ns{:>9.0f} ns{:>11.0f} ns\n", figure.count,
                            figure.question_ns, figure.view_ns, figure.packed_view_ns);
    }
}

/// Adds a row for each library, with the cost of each command as a whole run.
void add_commands(std::string& text, const std::vector<LibraryFigures>& libraries,
                  const Paint& paint)
{
    if (libraries.empty() || libraries.front().commands.empty()) return;
    std::string title = fmt::format("{:<12}", "from cold");
    for (const CommandFigures& command : libraries.front().commands) {
        title += fmt::format("{:>17}", command.command);
    }
    text += '\n' + paint(Tint::bold, title) + '\n';
    for (const LibraryFigures& library : libraries) {
        text += fmt::format("{:>12}", with_commas(static_cast<double>(library.cards)));
        for (const CommandFigures& command : library.commands) {
            text += fmt::format("{:>17}", fmt::format("{:.0f} ms{:>7}", 1e3 * command.seconds,
                                                      size_of(command.peak_bytes)));
        }
        text += '\n';
    }
}

/// Adds what loading costs with and without cached results, in counts that do not depend on a
/// clock.
void add_counts(std::string& text, const std::vector<LibraryFigures>& libraries, const Paint& paint)
{
    text +=
        '\n' +
        paint(Tint::bold, fmt::format("{:<16}{:>10}{:>10}{:>10}{:>12}{:>9}{:>13}", "loaded again",
                                      "in", "checked", "read", "scripts run", "a host", "memory")) +
        '\n';
    for (const LibraryFigures& figure : libraries) {
        text += fmt::format("{:>16}{:>7.0f} ms{:>10}{:>10}{:>12}{:>6.1f} ms{:>13}\n",
                            with_commas(static_cast<double>(figure.cards)),
                            1e3 * figure.again_seconds, figure.from_images.files_looked_at,
                            figure.from_images.files_read, figure.from_images.scripts_run,
                            1e3 * figure.further_seconds, size_of(figure.further_bytes));
    }
}

nlohmann::ordered_json counts_json(const LoadCounts& counts)
{
    return {{"packs_from_images", counts.packs_from_images},
            {"files_looked_at", counts.files_looked_at},
            {"files_read", counts.files_read},
            {"scripts_run", counts.scripts_run}};
}

nlohmann::ordered_json commands_json(const std::vector<CommandFigures>& commands)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const CommandFigures& command : commands) {
        list.push_back({{"command", command.command},
                        {"seconds", command.seconds},
                        {"peak_bytes", command.peak_bytes}});
    }
    return list;
}

nlohmann::ordered_json effects_json(const std::vector<EffectFigures>& figures)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const EffectFigures& figure : figures) {
        list.push_back({{"count", figure.count},
                        {"question_ns", figure.question_ns},
                        {"view_ns", figure.view_ns},
                        {"packed_view_ns", figure.packed_view_ns}});
    }
    return list;
}

nlohmann::ordered_json or_null(std::optional<double> number)
{
    return number ? nlohmann::ordered_json(*number) : nlohmann::ordered_json(nullptr);
}

}  // namespace

std::string growth_table(const GrowthFigures& figures, const Paint& paint)
{
    std::string text =
        paint(Tint::bold, fmt::format("{:<16}{:>7}{:>14}{:>14}{:>14}{:>14}", "library: cards",
                                      "packs", "read in", "memory", "scripts in", "memory")) +
        '\n';
    for (const LibraryFigures& figure : figures.libraries) {
        text += fmt::format("{:>16}{:>7}{:>11.0f} ms{:>14}{:>11.0f} ms{:>14}\n",
                            with_commas(static_cast<double>(figure.cards)), figure.packs,
                            1e3 * figure.load_seconds, size_of(figure.library_bytes),
                            1e3 * figure.host_seconds, size_of(figure.script_bytes));
    }
    add_counts(text, figures.libraries, paint);
    add_commands(text, figures.libraries, paint);
    add_effects(text, "Pokémon in play with an Ability", figures.texts, paint);
    add_effects(text, "lasting effects", figures.lasting, paint);
    text +=
        '\n' +
        paint(Tint::bold, fmt::format("{:<16}{:>14}{:>16}{:>14}{:>14}", "matches at once",
                                      "memory each", "an answer each", "saved each", "saved in")) +
        '\n';
    for (const MatchFigures& figure : figures.matches) {
        text += fmt::format("{:>16}{:>14}{:>13.2f} µs{:>14}{:>11.1f} µs\n",
                            with_commas(static_cast<double>(figure.matches)), size_of(figure.bytes),
                            figure.step_us, size_of(figure.saved_bytes), figure.save_us);
    }
    return text;
}

nlohmann::ordered_json growth_json(const GrowthFigures& figures)
{
    nlohmann::ordered_json json;
    json["libraries"] = nlohmann::ordered_json::array();
    for (const LibraryFigures& figure : figures.libraries) {
        json["libraries"].push_back({{"cards", figure.cards},
                                     {"packs", figure.packs},
                                     {"load_seconds", figure.load_seconds},
                                     {"host_seconds", figure.host_seconds},
                                     {"library_bytes", or_null(figure.library_bytes)},
                                     {"script_bytes", figure.script_bytes},
                                     {"from_files", counts_json(figure.from_files)},
                                     {"again_seconds", figure.again_seconds},
                                     {"from_images", counts_json(figure.from_images)},
                                     {"further_host_seconds", figure.further_seconds},
                                     {"further_host_bytes", or_null(figure.further_bytes)},
                                     {"further_host_scripts", figure.further_scripts},
                                     {"commands", commands_json(figure.commands)}});
    }
    json["texts_in_play"] = effects_json(figures.texts);
    json["lasting_effects"] = effects_json(figures.lasting);
    json["matches"] = nlohmann::ordered_json::array();
    for (const MatchFigures& figure : figures.matches) {
        json["matches"].push_back({{"matches", figure.matches},
                                   {"bytes", or_null(figure.bytes)},
                                   {"step_us", figure.step_us},
                                   {"saved_bytes", figure.saved_bytes},
                                   {"save_us", figure.save_us}});
    }
    return json;
}

}  // namespace ptcg::tools
