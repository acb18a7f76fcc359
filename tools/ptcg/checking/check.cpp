#include "checking/check.hpp"

#include <algorithm>
#include <set>
#include <span>
#include <system_error>
#include <tuple>

#include "checking/checks.hpp"
#include "data/files_from_here.hpp"
#include "data/sound_packs.hpp"
#include "ptcg/scripting/parallel.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

/// Returns whether the finding concerns the card, or a file named after it.
bool is_about(const Finding& finding, const std::string& card, const CardPool& pool)
{
    if (!finding.card.empty()) return finding.card == card;
    const DefId def = pool.library.find(card);
    if (def == no_def) return false;
    const fs::path facts = pool.library.text(def).file;
    return fs::path(finding.file).replace_extension() == fs::path(facts).replace_extension();
}

bool in_pack(const Finding& finding, const PackInfo& pack)
{
    return finding.file.starts_with(pack.shown + "/");
}

/// Removes what [check.allow] allows, and adds findings about the allowances themselves.
void apply_allowances(const CheckGround& ground, bool data_was_compared, CheckReport& report)
{
    const CardPool& pool = ground.pool;
    Findings extra;
    for (const PackInfo* const one : ground.packs) {
        const PackInfo& pack = *one;
        for (const Allowance& allowance : pack.allowed) {
            const auto add = [&](std::string_view code, std::string message) {
                extra.push_back({.code = code,
                                 .file = allowance.file,
                                 .line = allowance.line,
                                 .column = allowance.column,
                                 .message = std::move(message),
                                 .context = {},
                                 .card = allowance.card});
            };
            if (find_code(allowance.code) == nullptr) {
                std::vector<std::string> known;
                for (const FindingGroup& group : finding_groups()) {
                    for (const FindingCode& code : group.codes) known.emplace_back(code.code);
                }
                add("allow-unknown", "there is no code \"" + allowance.code + "\"" +
                                         did_you_mean(allowance.code, known));
                continue;
            }
            const std::size_t before = report.findings.size();
            std::erase_if(report.findings, [&](const Finding& finding) {
                return finding.code == allowance.code && in_pack(finding, pack) &&
                       (allowance.card.empty() || is_about(finding, allowance.card, pool));
            });
            report.silenced += before - report.findings.size();
            const bool not_looked_for =
                (allowance.code.starts_with("data-") && !data_was_compared) ||
                allowance.code == "text-test";  // `ptcg test` looks for it
            if (before == report.findings.size() && !not_looked_for) {
                add("allow-unneeded", "\"" + allowance.code + "\" is allowed here, but not found");
            }
        }
    }
    report.findings.insert(report.findings.end(), extra.begin(), extra.end());
}

/// Returns whether the finding is relevant to someone who named these: it is in one of the packs,
/// in a file next to the packs of a folder, or about the rulesets, which everybody uses.
bool concerns(const Finding& finding, const CardPool& pool, const std::vector<std::string>& wanted)
{
    for (const PackInfo& pack : pool.packs) {
        if (in_pack(finding, pack)) return is_wanted(pack, wanted);
    }
    if (finding.file.find("/rulesets/") != std::string::npos) return true;
    return std::ranges::any_of(wanted, [&](const std::string& name) {
        std::error_code error;
        const fs::path folder = fs::canonical(name, error);
        return !error && finding.file.starts_with(folder.filename().generic_string() + "/");
    });
}

/// Removes findings that were not asked for, but counts the errors among them.
void keep_wanted(const CardPool& pool, const std::vector<std::string>& wanted, CheckReport& report)
{
    if (wanted.empty()) return;
    std::vector<Finding>& all = report.findings;
    const auto others = std::stable_partition(all.begin(), all.end(), [&](const Finding& finding) {
        return concerns(finding, pool, wanted);
    });
    for (const Finding& finding : std::span(others, all.end())) {
        if (severity_of(finding) != Severity::error) continue;
        ++report.errors_elsewhere;
        const auto pack = std::ranges::find_if(
            pool.packs, [&](const PackInfo& one) { return in_pack(finding, one); });
        const std::string& place = pack != pool.packs.end() ? pack->id : finding.file;
        if (std::ranges::find(report.elsewhere, place) == report.elsewhere.end()) {
            report.elsewhere.push_back(place);
        }
    }
    all.erase(others, all.end());
}

/// Drops "unscripted" findings of scripts with errors, which may be meant to do what they do not do
/// yet.
void drop_consequences(Findings& findings)
{
    std::set<std::string> broken;
    for (const Finding& finding : findings) {
        if (finding.file.ends_with(".lua") && severity_of(finding) == Severity::error) {
            broken.insert(fs::path(finding.file).replace_extension().generic_string());
        }
    }
    std::erase_if(findings, [&](const Finding& finding) {
        return finding.code == "unscripted" &&
               broken.contains(fs::path(finding.file).replace_extension().generic_string());
    });
}

void sort(Findings& findings)
{
    std::ranges::stable_sort(findings, {}, [](const Finding& finding) {
        return std::tie(finding.file, finding.line, finding.column);
    });
}

/// Drops "script-fails" findings for lines where reading the script already found an error.
void drop_repetitions(Findings& findings)
{
    std::set<std::pair<std::string, int>> failing;
    for (const Finding& finding : findings) {
        if (finding.code == "script-fails") failing.emplace(finding.file, finding.line);
    }
    std::set<std::pair<std::string, int>> explained;
    for (const Finding& finding : findings) {
        const std::pair place{finding.file, finding.line};
        if (finding.code != "script-fails" && failing.contains(place) &&
            severity_of(finding) == Severity::error) {
            explained.insert(place);
        }
    }
    std::erase_if(findings, [&](const Finding& finding) {
        return finding.code == "script-fails" && explained.contains({finding.file, finding.line});
    });
}

/// Returns whether `wanted` (ids or folders; all packs if empty) names this pack or the folder it
/// is in.
bool is_named(const std::string& id, const fs::path& folder, const std::vector<std::string>& wanted)
{
    if (wanted.empty()) return true;
    return std::ranges::any_of(wanted, [&](const std::string& name) {
        if (name == id) return true;
        std::error_code error;
        const fs::path place = fs::canonical(name, error);
        return !error && (place == folder || place == folder.parent_path());
    });
}

std::vector<const PackInfo*> packs_wanted(const CardPool& pool,
                                          const std::vector<std::string>& wanted)
{
    std::vector<const PackInfo*> packs;
    for (const PackInfo& pack : pool.packs) {
        if (is_wanted(pack, wanted)) packs.push_back(&pack);
    }
    return packs;
}

Findings check_pack(const CheckGround& ground, const PackAnalyzer& scripts, const PackInfo& pack,
                    CardData* data)
{
    Findings findings;
    const PackAnalysis analysis = scripts.analyze(pack.id);
    const CheckSubject subject{ground.pool, pack, analysis, ground};
    check_files(subject, findings);
    check_scripts(subject, findings);
    check_needs(subject, findings);
    if (ground.complete) check_names(subject, findings);
    check_standing(subject, findings);
    check_texts(subject, findings);
    if (data != nullptr) check_data(subject, *data, findings);
    return findings;
}

/// Several packs may find the same problem in a shared file.
void add_each_once(std::vector<Findings> found, Findings& findings)
{
    std::set<std::string> told;
    for (Findings& of_pack : found) {
        for (Finding& finding : of_pack) {
            if (told.insert(to_string(finding)).second) findings.push_back(std::move(finding));
        }
    }
}

/// Uses as many threads as are useful. A pack's script analysis is in memory only while that pack
/// is checked. Only one thread reads printed cards.
void check_single_packs(const CheckGround& ground, CardData* data, Findings& findings)
{
    const PackAnalyzer scripts(ground.pool.scripts);
    std::vector<Findings> found(ground.packs.size());
    constexpr std::size_t most_threads = 8;
    for_all(found.size(), data == nullptr ? most_threads : 1, [&](std::size_t pack) {
        found[pack] = check_pack(ground, scripts, *ground.packs[pack], data);
    });
    add_each_once(std::move(found), findings);
}

}  // namespace

std::size_t CheckReport::errors() const
{
    return static_cast<std::size_t>(std::ranges::count(findings, Severity::error, severity_of));
}

std::size_t CheckReport::warnings() const
{
    return findings.size() - errors();
}

bool is_wanted(const PackInfo& pack, const std::vector<std::string>& wanted)
{
    return is_named(pack.id, pack.path, wanted);
}

void name_files_from_here(CheckReport& report, const std::vector<fs::path>& roots)
{
    const FilesFromHere from_here(roots);
    for (Finding& finding : report.findings) finding.file = from_here(finding.file);
}

CheckReport check_packs(const CheckRequest& wanted)
{
    return check_loaded(load_to_check(wanted), wanted);
}

NeededPacks load_to_check(const CheckRequest& wanted)
{
    return load_needed_packs(
        wanted.roots, [&](const PackInfo& pack) { return is_wanted(pack, wanted.packs); },
        [&](const fs::path& folder) {
            return is_named(folder.filename().string(), folder, wanted.packs);
        });
}

CheckReport check_loaded(const NeededPacks& packs, const CheckRequest& wanted)
{
    CheckReport report;
    const LoadResult& loaded = packs.loaded;
    report.errors_elsewhere = packs.elsewhere.size();
    report.elsewhere = packs.wrong_elsewhere;
    const CardPool* const pool =
        loaded.pool != nullptr ? loaded.pool.get() : loaded.incomplete.get();
    if (pool != nullptr) {
        const CheckGround ground(*pool, wanted.roots, packs_wanted(*pool, wanted.packs),
                                 loaded.pool != nullptr);
        check_single_packs(ground, wanted.data, report.findings);
        check_modules(ground, report.findings);
        if (loaded.pool != nullptr) {
            check_decks(ground, report.findings);
            report.playable = true;
        }
        for (const PackInfo* const pack : ground.packs) report.cards += pack->cards.size();
        report.packs = ground.packs.size();
        apply_allowances(ground, wanted.data != nullptr, report);
        check_rulesets(ground, report.findings);
        if (loaded.pool != nullptr) check_formats(ground, report.findings);
        check_languages(ground, report.findings);
        keep_wanted(*pool, wanted.packs, report);
    }
    for (const PackPlace& place : packs_with_problems(loaded)) {
        const auto pack = std::ranges::find(pool->packs, place.folder, &PackInfo::path);
        if (is_wanted(*pack, wanted.packs)) report.not_loaded.push_back(pack->id);
    }
    for (const Problem& problem : loaded.problems) report.findings.push_back(to_finding(problem));
    drop_repetitions(report.findings);
    drop_consequences(report.findings);
    sort(report.findings);
    return report;
}

}  // namespace ptcg::tools
