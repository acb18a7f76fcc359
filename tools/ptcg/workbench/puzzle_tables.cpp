#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "ptcg/hosting/language_files.hpp"
#include "system/files.hpp"
#include "workbench/packs_in_work.hpp"
#include "workbench/puzzle_table.hpp"
#include "workbench/table_json.hpp"
#include "workbench/workbench.hpp"

namespace ptcg::tools {
namespace {

/// A puzzle's file, read once.
struct Puzzle {
    std::string id;  ///< the name of its file
    std::string text;
    std::string title;
    std::string note;
};

class PuzzleTables final : public server::BenchTables {
public:
    explicit PuzzleTables(std::vector<std::filesystem::path> roots) : roots_(std::move(roots)) {}

    server::BenchReply list() override
    {
        read_all();
        JsonWriter json;
        {
            const JsonObject object(json);
            json.key("puzzles");
            const JsonArray list(json);
            for (const Puzzle& puzzle : puzzles_) {
                const JsonObject entry(json);
                json.member("id", puzzle.id);
                json.member("title", puzzle.title);
                json.member("note", puzzle.note);
            }
        }
        return {200, std::string(json.text())};
    }

    Result<std::unique_ptr<server::BenchTable>> open(std::string_view text) override
    {
        const nlohmann::json request = nlohmann::json::parse(text, nullptr, false);
        const std::string id = request.is_object() ? text_member(request, "puzzle") : "";
        read_all();
        const auto puzzle = std::ranges::find(puzzles_, id, &Puzzle::id);
        if (puzzle == puzzles_.end()) return Error{"there is no such puzzle"};
        ReadTable table = read_table(*packs_->world(), puzzle->text, puzzle->id);
        if (!table.position.match) return Error{to_string(table.position.problems)};
        return std::unique_ptr<server::BenchTable>(std::make_unique<PuzzleTable>(
            packs_->world(), std::move(table), packs_->language(text_member(request, "lang"))));
    }

private:
    void read_all()
    {
        if (packs_) return;
        packs_.emplace(roots_, std::vector<std::filesystem::path>{});
        if (packs_->world() == nullptr) return;
        std::set<std::filesystem::path> files;
        for (const std::filesystem::path& root : roots_) {
            std::error_code error;
            for (const auto& entry : std::filesystem::directory_iterator(root / "puzzles", error)) {
                if (entry.path().extension() == ".toml") files.insert(entry.path());
            }
        }
        for (const std::filesystem::path& file : files) add(file);
    }

    void add(const std::filesystem::path& file)
    {
        Result<std::string> text = read_file(file, most_position_bytes);
        if (!text) return;
        Puzzle puzzle{file.stem().string(), std::move(text.value()), "", ""};
        const ReadTable table = read_table(*packs_->world(), puzzle.text, puzzle.id);
        if (!table.position.match) return;
        puzzle.title = table.position.title;
        puzzle.note = table.position.note;
        puzzles_.push_back(std::move(puzzle));
    }

    std::vector<std::filesystem::path> roots_;
    std::optional<PacksInWork> packs_;
    std::vector<Puzzle> puzzles_;
};

}  // namespace

std::shared_ptr<server::BenchTables> puzzle_tables(std::vector<std::filesystem::path> roots)
{
    return std::make_shared<PuzzleTables>(std::move(roots));
}

}  // namespace ptcg::tools
