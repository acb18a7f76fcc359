#include "packs/files.hpp"

#include <algorithm>
#include <set>
#include <system_error>
#include <utility>

#include "ptcg/fnv1a.hpp"
#include "ptcg/scripting/files.hpp"

namespace ptcg {

namespace fs = std::filesystem;

namespace {

void report(Problems& problems, const std::string& file, std::string message)
{
    problems.push_back(
        {.file = file, .line = 0, .column = 0, .message = std::move(message), .context = {}});
}

bool is_pack(const fs::path& folder)
{
    std::error_code ignored;
    return fs::exists(folder / "pack.toml", ignored);
}

bool is_hidden(const fs::path& path)
{
    return path.filename().string().starts_with('.');
}

/// Returns the contents of the folder, sorted by name, because each system lists files in its own
/// order. The listing includes the type of each entry, so no further query is needed.
std::vector<fs::directory_entry> entries_of(const fs::path& folder, std::error_code& error)
{
    std::vector<fs::directory_entry> entries;
    for (auto it = fs::directory_iterator(folder, error); !error && it != fs::directory_iterator();
         it.increment(error)) {
        if (!is_hidden(it->path())) entries.push_back(*it);
    }
    std::ranges::sort(entries);
    return entries;
}

void report_too_large(Problems& problems, const std::string& shown, std::size_t limit)
{
    report(problems, shown, "a file can have at most " + std::to_string(limit) + " bytes");
}

/// The files of one pack, up to its limits. Reaching a limit is reported once.
class FileGathering {
public:
    FileGathering(const PackFolder& folder, const PackLimits& limits, Problems& problems)
        : folder_(folder), limits_(limits), problems_(problems)
    {
    }

    void add(const std::string& name, std::string content)
    {
        const std::size_t size = content.size();
        files_.emplace(name, std::move(content));
        note(size);
    }
    /// Counts a file by its size alone.
    void count(const std::string& name, std::size_t size)
    {
        files_.emplace(name, std::string());
        note(size);
    }

    [[nodiscard]] bool full() const { return full_; }
    [[nodiscard]] PackFiles take() { return std::move(files_); }

private:
    void note(std::size_t size)
    {
        bytes_ += size;
        if (bytes_ > limits_.pack_bytes) {
            full_ = true;
            report(problems_, folder_.shown,
                   "a pack can have at most " + std::to_string(limits_.pack_bytes) + " bytes");
        } else if (files_.size() > limits_.pack_files) {
            full_ = true;
            report(problems_, folder_.shown,
                   "a pack can have at most " + std::to_string(limits_.pack_files) + " files");
        }
    }

    const PackFolder& folder_;
    const PackLimits& limits_;
    Problems& problems_;
    PackFiles files_;
    std::size_t bytes_ = 0;
    bool full_ = false;
};

/// Reads one pack's folder.
class FolderReader {
public:
    /// `only_looks`: files are not opened, and the returned ones are empty.
    FolderReader(const PackFolder& folder, const PackLimits& limits, Problems& problems,
                 bool only_looks = false)
        : folder_(folder),
          limits_(limits),
          problems_(problems),
          only_looks_(only_looks),
          files_(folder, limits, problems)
    {
    }

    PackFiles read()
    {
        std::error_code error;
        root_ = fs::canonical(folder_.path, error);
        read_folder(folder_.path, "", 0);
        return files_.take();
    }

private:
    static constexpr int deepest = 8;

    void read_folder(const fs::path& folder, const std::string& prefix, int depth)
    {
        if (depth > deepest) {
            report(problems_, folder_.shown + "/" + prefix, "folders are nested too deeply");
            return;
        }
        std::error_code error;
        for (const fs::directory_entry& entry : entries_of(folder, error)) {
            if (files_.full()) return;
            read_entry(entry, prefix + entry.path().filename().string(), depth);
        }
        if (error) report(problems_, folder_.shown + "/" + prefix, "cannot be read");
    }

    void read_entry(const fs::directory_entry& entry, const std::string& name, int depth)
    {
        const fs::path& path = entry.path();
        const std::string shown = folder_.shown + "/" + name;
        std::error_code error;
        const bool is_link = entry.is_symlink(error);
        if (is_link && !stays_inside(path)) {
            report(problems_, shown, "symbolic link leads outside the pack's folder");
        } else if (entry.is_directory(error)) {
            if (name == "pack.toml") {
                report(problems_, shown, "not a regular file");
            } else if (is_link) {
                report(problems_, shown, "symbolic links to folders are not followed");
            } else {
                read_folder(path, name + "/", depth + 1);
            }
        } else if (!entry.is_regular_file(error)) {
            report(problems_, shown, "not a regular file");
        } else {
            read_one(path, name, shown);
        }
    }

    void read_one(const fs::path& path, const std::string& name, const std::string& shown)
    {
        if (only_looks_) {
            std::error_code error;
            const std::uintmax_t size = fs::file_size(path, error);
            if (!error && size > limits_.file_bytes) {
                report_too_large(problems_, shown, limits_.file_bytes);
            } else if (!error) {
                files_.count(name, size);
            }
            return;
        }
        auto content = read_file(path, shown, limits_.file_bytes, problems_);
        if (content) files_.add(name, std::move(*content));
    }

    [[nodiscard]] bool stays_inside(const fs::path& link) const
    {
        std::error_code error;
        const fs::path target = fs::canonical(link, error);
        if (error) return false;
        return std::ranges::mismatch(root_, target).in1 == root_.end();
    }

    const PackFolder& folder_;
    const PackLimits& limits_;
    Problems& problems_;
    bool only_looks_;
    fs::path root_;
    FileGathering files_;
};

/// Whether the name could be a file's in a folder: "lib/costs.lua", not "../x" or "/x".
bool is_file_name(std::string_view name)
{
    const bool printable = std::ranges::all_of(name, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0x20 && byte != 0x7f && c != '\\';
    });
    if (!printable) return false;
    while (true) {
        const std::size_t end = std::min(name.find('/'), name.size());
        const std::string_view part = name.substr(0, end);
        if (part.empty() || part == "." || part == "..") return false;
        if (end == name.size()) return true;
        name.remove_prefix(end + 1);
    }
}

bool is_hidden_name(std::string_view name)
{
    return name.starts_with('.') || name.find("/.") != std::string_view::npos;
}

std::string shown_name(const fs::path& folder)
{
    const std::string parent = folder.parent_path().filename().string();
    return (parent.empty() ? "" : parent + "/") + folder.filename().string();
}

}  // namespace

std::vector<PackFolder> find_packs(std::span<const fs::path> roots, Problems& problems)
{
    std::set<fs::path> known;
    std::vector<PackFolder> found;
    for (std::size_t number = 0; number < roots.size(); ++number) {
        const std::string source = roots[number].generic_string();
        const auto refuse = [&](const char* why) {
            report(problems, source, why);
            problems.back().source = source;
        };
        std::error_code error;
        const fs::path root = fs::canonical(roots[number], error);
        if (error) {
            refuse("no such folder");
            continue;
        }
        if (!fs::is_directory(root, error)) {
            refuse("not a folder");
            continue;
        }
        std::set<fs::path> packs;
        if (is_pack(root)) {
            packs.insert(root);
        } else {
            for (const fs::directory_entry& entry : entries_of(root, error)) {
                if (is_pack(entry)) packs.insert(fs::canonical(entry, error));
            }
        }
        if (packs.empty()) refuse("no pack found: there is no folder with a pack.toml");
        for (const fs::path& path : packs) {
            if (known.insert(path).second)
                found.push_back({path, shown_name(path), source, number});
        }
    }
    return found;
}

std::string PackFolder::name() const
{
    return shown.substr(shown.find_last_of('/') + 1);
}

std::string PackFolder::place() const
{
    return path.empty() ? shown + " (in memory)" : path.string();
}

PackFiles read_files(const PackFolder& folder, const PackLimits& limits, Problems& problems)
{
    return FolderReader(folder, limits, problems).read();
}

void look_at_files(const PackFolder& folder, const PackLimits& limits, Problems& problems)
{
    static_cast<void>(FolderReader(folder, limits, problems, true).read());
}

std::vector<MemoryPack> packs_in(const MemoryFolder& folder, const PackLimits& limits,
                                 Problems& problems)
{
    const bool is_one = folder.files.contains("pack.toml");
    std::vector<std::pair<std::string, std::string>> packs;  // prefix of names, shown name
    if (is_one) packs.emplace_back("", folder.name);
    for (const auto& [name, content] : folder.files) {
        if (!is_file_name(name)) {
            report(problems, folder.name + "/" + name,
                   "this is not a valid name for a file in a folder");
            continue;
        }
        const std::size_t end = name.find('/');
        if (is_one || end == std::string::npos || name.substr(end) != "/pack.toml") continue;
        packs.emplace_back(name.substr(0, end + 1), folder.name + "/" + name.substr(0, end));
    }
    if (packs.empty()) {
        report(problems, folder.name, "no pack found: there is no folder with a pack.toml");
        problems.back().source = folder.name;
    }

    std::vector<MemoryPack> made;
    for (const auto& [prefix, shown] : packs) {
        MemoryPack& pack = made.emplace_back(MemoryPack{{{}, shown, folder.name}, {}});
        FileGathering files(pack.folder, limits, problems);
        for (auto file = folder.files.lower_bound(prefix);
             file != folder.files.end() && file->first.starts_with(prefix) && !files.full();
             ++file) {
            const std::string name = file->first.substr(prefix.size());
            if (!is_file_name(name) || is_hidden_name(name)) continue;
            if (file->second.size() > limits.file_bytes) {
                report_too_large(problems, shown + "/" + name, limits.file_bytes);
                continue;
            }
            files.add(name, file->second);
        }
        pack.files = files.take();
    }
    return made;
}

std::uint64_t hash_of(const PackFiles& files)
{
    Fnv1a hash;
    for (const auto& [name, content] : files) {
        hash.add(name);
        for (int shift = 0; shift < 64; shift += 8) {
            hash.add(static_cast<char>(std::uint64_t{content.size()} >> shift));
        }
        hash.add(content);
    }
    return hash.value();
}

std::vector<fs::path> toml_files(const fs::path& folder)
{
    std::vector<fs::path> files;
    std::error_code error;
    for (auto it = fs::directory_iterator(folder, error); !error && it != fs::directory_iterator();
         it.increment(error)) {
        if (it->path().extension() == ".toml") files.push_back(it->path());
    }
    std::ranges::sort(files);
    return files;
}

std::optional<std::string> read_file(const fs::path& path, const std::string& shown,
                                     std::size_t limit, Problems& problems)
{
    Result<std::string> content = read_regular_file(path, limit);
    if (content) return std::move(content.value());
    report(problems, shown, content.error().message);
    return std::nullopt;
}

}  // namespace ptcg
