#include "checking/checks.hpp"
#include "data/formats.hpp"
#include "ptcg/scripting/ruleset_loader.hpp"

namespace ptcg::tools {

namespace fs = std::filesystem;

void check_formats(const CheckGround& ground, Findings& findings)
{
    std::vector<std::string> rulesets;
    for (const fs::path& root : ground.roots) {
        for (const fs::path& file : ruleset_files(root / "rulesets")) {
            rulesets.push_back(file.stem().string());
        }
    }
    for (const fs::path& file : list_formats(ground.roots)) {
        FormatResult read = load_format(file);
        if (read.format) {
            read.problems = unknown_names(*read.format, ground.pool.library, rulesets);
        }
        // formats/xy.toml below the packs folder, in the form shown for pack files.
        const fs::path folder = file.parent_path().parent_path();
        for (Problem& problem : read.problems) {
            problem.file = (folder.filename() / "formats" / file.filename()).generic_string();
            findings.push_back(to_finding(problem));
        }
    }
}

}  // namespace ptcg::tools
