#include "workbench/packs_in_work.hpp"

#include <algorithm>
#include <utility>

#include "ptcg/hosting/language_files.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

constexpr auto least_between_scans = std::chrono::milliseconds(200);
constexpr int rest = 10;  ///< between scans of many files, times what one takes

PackLimits as_much_as_possible()
{
    PackLimits limits;
    limits.faulty_scripts = FaultyScripts::spoil_their_cards;
    limits.faulty_packs = FaultyPacks::leave_out;
    return limits;
}

}  // namespace

PacksInWork::PacksInWork(std::vector<std::filesystem::path> roots,
                         std::vector<std::filesystem::path> folders)
    : roots_(std::move(roots)),
      folders_(std::move(folders)),
      seen_(FolderTimes::of(folders_)),
      next_look_(std::chrono::steady_clock::now() + least_between_scans)
{
    ReadWorld read = read_world(roots_);
    problems_ = std::move(read.problems);
    world_ =
        problems_.empty() ? std::move(read.world) : read_world(roots_, as_much_as_possible()).world;
}

void PacksInWork::look()
{
    const auto began = std::chrono::steady_clock::now();
    if (began < next_look_) return;
    FolderTimes times = FolderTimes::of(folders_);
    const auto ended = std::chrono::steady_clock::now();
    next_look_ = ended + std::max<std::chrono::steady_clock::duration>(least_between_scans,
                                                                       rest * (ended - began));
    if (times.changed_since(seen_).empty()) return;
    seen_ = std::move(times);
    ReadWorld read = read_world(roots_);
    problems_ = std::move(read.problems);
    if (problems_.empty() && read.world != nullptr) world_ = std::move(read.world);
    ++version_;
}

bool PacksInWork::is_in_work(const PackInfo& pack) const
{
    return std::ranges::any_of(folders_, [&](const std::filesystem::path& folder) {
        return path_inside(pack.path, folder).has_value();
    });
}

std::vector<const PackInfo*> PacksInWork::packs() const
{
    std::vector<const PackInfo*> found;
    for (const PackInfo& pack : world_->data.pool->packs) {
        if (is_in_work(pack)) found.push_back(&pack);
    }
    return found;
}

const PackInfo* PacksInWork::pack_of(const std::string& card) const
{
    for (const PackInfo* pack : packs()) {
        if (std::ranges::find(pack->cards, card) != pack->cards.end()) return pack;
    }
    return nullptr;
}

const Language& PacksInWork::language(const std::string& code)
{
    std::shared_ptr<const Language>& kept = languages_[code];
    if (kept == nullptr) {
        for (const std::filesystem::path& root : roots_) {
            for (const std::filesystem::path& file : language_files(root)) {
                LanguageResult read = load_language(file, file.string());
                if (read.language != nullptr && read.language->code == code) {
                    kept = std::move(read.language);
                    return *kept;
                }
            }
        }
        languages_.erase(code);
        return english();
    }
    return *kept;
}

}  // namespace ptcg::tools
