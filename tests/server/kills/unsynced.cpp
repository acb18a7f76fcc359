// A library for LD_PRELOAD: a disk that forgets. kill -9 leaves what a program wrote in the
// kernel's memory, so it alone cannot show whether the program waits for the disk. This notes, for
// files in the folder PTCG_UNSYNCED, what each write replaced, and forgets the notes when the file
// is synced; `discard_unsynced` takes the rest back, as a loss of power would.

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

#include "undo_file.hpp"

namespace {

using ptcg::test::UndoRecord;

constexpr useconds_t time_to_sync = 3000;  ///< as a disk takes; kills must meet unsynced writes

const std::string& folder()
{
    static const std::string name = [] {
        const char* const set = std::getenv("PTCG_UNSYNCED");
        return set == nullptr ? std::string() : std::string(set) + "/";
    }();
    return name;
}

/// Returns the file's path if it is one of the database's; else nothing. What SQLite shares between
/// processes (-shm) is not data; it is made again.
std::string path_of(int file)
{
    if (folder().empty()) return {};
    char name[4096];
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    const ssize_t length = ::readlink(link.c_str(), name, sizeof name);
    if (length <= 0) return {};
    const std::string_view path(name, static_cast<std::size_t>(length));
    if (!path.starts_with(folder()) || path.ends_with("-shm")) return {};
    if (path.ends_with(ptcg::test::undo_ending) || path.ends_with(".server")) return {};
    return std::string(path);
}

std::mutex mutex;

/// Returns the open notes about a file.
int notes_of(const std::string& path)
{
    static std::map<std::string, int> all;
    const auto [entry, is_new] = all.try_emplace(path, -1);
    if (is_new) {
        entry->second = ::open((path + ptcg::test::undo_ending).c_str(),
                               O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    }
    return entry->second;
}

/// Notes what a write of `count` bytes at `offset` will replace.
void note(int file, std::uint64_t offset, std::uint64_t count)
{
    const std::string path = path_of(file);
    if (path.empty()) return;
    const std::lock_guard lock(mutex);
    struct stat now {};
    ::fstat(file, &now);
    UndoRecord record;
    record.offset = offset;
    record.size = static_cast<std::uint64_t>(now.st_size);
    record.bytes = offset < record.size ? std::min(count, record.size - offset) : 0;
    std::string text(sizeof record + record.bytes, '\0');
    if (record.bytes > 0 &&
        ::pread(file, text.data() + sizeof record, record.bytes, static_cast<off_t>(offset)) < 0) {
        std::abort();
    }
    text.replace(0, sizeof record, reinterpret_cast<const char*>(&record), sizeof record);
    if (::syscall(SYS_write, notes_of(path), text.data(), text.size()) < 0) std::abort();
}

int sync_file(int file)
{
    const std::string path = path_of(file);
    if (path.empty()) return 0;
    ::usleep(time_to_sync);
    const std::lock_guard lock(mutex);
    if (::access((folder() + ptcg::test::lies_name).c_str(), F_OK) == 0) return 0;
    return static_cast<int>(::syscall(SYS_ftruncate, notes_of(path), 0L));
}

}  // namespace

// In place of glibc's; each is one call of the system.
extern "C" {

ssize_t pwrite64(int file, const void* bytes, size_t count, off64_t offset)
{
    note(file, static_cast<std::uint64_t>(offset), count);
    return ::syscall(SYS_pwrite64, file, bytes, count, offset);
}

ssize_t write(int file, const void* bytes, size_t count)
{
    const off_t offset = ::lseek(file, 0, SEEK_CUR);
    if (offset >= 0) note(file, static_cast<std::uint64_t>(offset), count);
    return ::syscall(SYS_write, file, bytes, count);
}

int ftruncate64(int file, off64_t size) noexcept
{
    note(file, static_cast<std::uint64_t>(size), ~std::uint64_t{0});
    return static_cast<int>(::syscall(SYS_ftruncate, file, size));
}

int fdatasync(int file)
{
    return sync_file(file);
}

int fsync(int file)
{
    return sync_file(file);
}
}
