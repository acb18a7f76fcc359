#include "images/folder_stamp.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/fnv1a.hpp"

namespace ptcg {

namespace {

constexpr std::int64_t nanoseconds = 1'000'000'000;

[[nodiscard]] std::int64_t time_of(const timespec& time)
{
    return time.tv_sec * nanoseconds + time.tv_nsec;
}

/// A folder that is being listed.
class OpenFolder {
public:
    OpenFolder(int above, const char* name)
    {
        const int number = ::openat(above, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        missing_ = number < 0 && errno == ENOENT;
        if (number >= 0) list_ = ::fdopendir(number);
        if (number >= 0 && list_ == nullptr) ::close(number);
    }
    ~OpenFolder()
    {
        if (list_ != nullptr) ::closedir(list_);
    }
    OpenFolder(const OpenFolder&) = delete;
    OpenFolder& operator=(const OpenFolder&) = delete;

    [[nodiscard]] bool is_open() const { return list_ != nullptr; }
    [[nodiscard]] bool is_missing() const { return missing_; }
    [[nodiscard]] int number() const { return ::dirfd(list_); }
    /// Returns null at the end and after an error (`failed`).
    [[nodiscard]] const dirent* next()
    {
        errno = 0;
        const dirent* const entry = ::readdir(list_);
        failed_ = entry == nullptr && errno != 0;
        return entry;
    }
    [[nodiscard]] bool failed() const { return failed_; }

private:
    DIR* list_ = nullptr;
    bool missing_ = false;
    bool failed_ = false;
};

[[nodiscard]] bool plays(std::string_view name)
{
    return name.front() != '.' && (name.ends_with(".toml") || name.ends_with(".lua"));
}

class Stamping {
public:
    /// Adds the files of a folder. Returns false if that is impossible.
    [[nodiscard]] bool add(OpenFolder& folder, std::string_view prefix)
    {
        std::vector<std::string> names;
        while (const dirent* const entry = folder.next()) {
            if (plays(entry->d_name)) names.emplace_back(entry->d_name);
        }
        if (folder.failed()) return false;
        std::ranges::sort(names);
        return std::ranges::all_of(names, [&](const std::string& name) {
            struct stat about {};
            if (::fstatat(folder.number(), name.c_str(), &about, AT_SYMLINK_NOFOLLOW) != 0 ||
                !S_ISREG(about.st_mode)) {
                return false;
            }
            hash_.add(prefix);
            hash_.add(name);
            hash_.add('\0');
            add(about.st_size);
            add(time_of(about.st_mtim));
            add(time_of(about.st_ctim));
            newest_ = std::max({newest_, time_of(about.st_mtim), time_of(about.st_ctim)});
            ++files_;
            return true;
        });
    }

    [[nodiscard]] FolderStamp stamp() const
    {
        timespec now{};
        ::clock_gettime(CLOCK_REALTIME, &now);
        return {hash_.value(), files_, time_of(now) - newest_};
    }

private:
    void add(std::int64_t number)
    {
        for (int shift = 0; shift < 64; shift += 8) {
            hash_.add(static_cast<char>(static_cast<std::uint64_t>(number) >> shift));
        }
    }

    Fnv1a hash_;
    std::int64_t newest_ = 0;
    std::size_t files_ = 0;
};

}  // namespace

std::optional<FolderStamp> stamp_of_folder(const std::filesystem::path& pack)
{
    OpenFolder folder(AT_FDCWD, pack.c_str());
    Stamping stamping;
    if (!folder.is_open() || !stamping.add(folder, "")) return std::nullopt;
    for (const char* const name : {"classes", "lib"}) {
        OpenFolder below(folder.number(), name);
        if (below.is_missing()) continue;
        if (!below.is_open() || !stamping.add(below, std::string(name) + '/')) return std::nullopt;
    }
    return stamping.stamp();
}

}  // namespace ptcg
