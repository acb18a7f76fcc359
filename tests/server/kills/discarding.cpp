#include "discarding.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cstring>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "undo_file.hpp"

namespace ptcg::test {
namespace {

namespace fs = std::filesystem;

using Notes = std::vector<std::pair<UndoRecord, std::string>>;

/// The last note may be cut off: then its write has not happened.
Notes read_notes(const fs::path& file)
{
    std::ifstream in(file, std::ios::binary);
    Notes notes;
    UndoRecord record;
    while (in.read(reinterpret_cast<char*>(&record), sizeof record)) {
        std::string bytes(record.bytes, '\0');
        if (!in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()))) break;
        notes.emplace_back(record, std::move(bytes));
    }
    return notes;
}

void take_back(const fs::path& file, const Notes& notes)
{
    const int open = ::open(file.c_str(), O_WRONLY | O_CLOEXEC);
    if (open < 0) return;  // it was deleted
    for (auto note = notes.rbegin(); note != notes.rend(); ++note) {
        const auto& [record, bytes] = *note;
        if (::pwrite(open, bytes.data(), bytes.size(), static_cast<off_t>(record.offset)) < 0 ||
            ::ftruncate(open, static_cast<off_t>(record.size)) != 0) {
            std::perror(file.c_str());
        }
    }
    ::close(open);
}

}  // namespace

std::size_t discard_unsynced(const fs::path& folder)
{
    std::size_t discarded = 0;
    std::vector<fs::path> all;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() == undo_ending) all.push_back(entry.path());
    }
    for (const fs::path& file : all) {
        const Notes notes = read_notes(file);
        discarded += notes.size();
        take_back(fs::path(file).replace_extension(), notes);
        fs::remove(file);
    }
    return discarded;
}

}  // namespace ptcg::test
