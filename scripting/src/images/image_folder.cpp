#include "images/image_folder.hpp"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <cstring>
#include <system_error>

#include <lua.hpp>

#include "ptcg/fnv1a.hpp"
#include "ptcg/scripting/build_id.hpp"
#include "ptcg/scripting/files.hpp"

namespace ptcg {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view magic = "ptcgpack";
constexpr std::size_t most_image_bytes = std::size_t{256} << 20;

/// Returns a checksum that detects any changed byte. For speed, it reads eight at a time.
[[nodiscard]] std::uint64_t sum_of(std::string_view bytes)
{
    std::uint64_t sum = bytes.size();
    const auto add = [&](std::uint64_t word) {
        sum = (sum ^ word) * 0x9fb21c651e98df25u;
        sum ^= sum >> 32;
    };
    while (bytes.size() >= sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data(), sizeof word);
        add(word);
        bytes.remove_prefix(sizeof word);
    }
    std::uint64_t rest = 0;
    if (!bytes.empty()) std::memcpy(&rest, bytes.data(), bytes.size());
    add(rest);
    return sum;
}

[[nodiscard]] std::string bytes_of(std::uint64_t number)
{
    return std::string(reinterpret_cast<const char*>(&number), sizeof number);
}

[[nodiscard]] std::string hexadecimal(std::uint64_t number)
{
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr;
    return std::string(digits.data(), end);
}

/// A file that appears under its name only once it is complete.
class NewFile {
public:
    explicit NewFile(const fs::path& wanted)
        : wanted_(wanted), made_(wanted.string() + "-XXXXXX"), number_(::mkstemp(made_.data()))
    {
    }
    ~NewFile()
    {
        if (number_ < 0) return;
        ::close(number_);
        if (!kept_) ::unlink(made_.c_str());
    }
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    [[nodiscard]] bool write(std::string_view bytes)
    {
        while (number_ >= 0 && !bytes.empty()) {
            const ssize_t written = ::write(number_, bytes.data(), bytes.size());
            if (written <= 0) return false;
            bytes.remove_prefix(static_cast<std::size_t>(written));
        }
        return number_ >= 0;
    }
    [[nodiscard]] bool keep()
    {
        kept_ = ::rename(made_.c_str(), wanted_.c_str()) == 0;
        return kept_;
    }

private:
    fs::path wanted_;
    std::string made_;
    int number_;
    bool kept_ = false;
};

}  // namespace

ImageFolder::ImageFolder(const PackCache& cache, std::string_view made_under)
{
    // The cost of functions depends on Lua's compiler.
    const std::string own = build_id_of(magic.data());
    const std::string lua = build_id_of(reinterpret_cast<const void*>(&lua_newstate));
    if (own.empty() || lua.empty()) return;  // images of another build could not be recognized
    folder_ = cache.folder;
    key_ = own + '\n' + lua + '\n';
    key_ += made_under;
}

std::optional<std::string> ImageFolder::find(const fs::path& pack, std::uint64_t stamp) const
{
    if (!is_used()) return std::nullopt;
    Result<std::string> read = read_regular_file(file_of(pack), most_image_bytes);
    if (!read) return std::nullopt;
    std::string& file = read.value();
    const std::size_t size = heading(pack, stamp, {}).size();
    if (file.size() < size) return std::nullopt;
    const std::string_view image = std::string_view(file).substr(size);
    if (!file.starts_with(heading(pack, stamp, image))) return std::nullopt;
    file.erase(0, size);
    return std::move(file);
}

bool ImageFolder::keep(const fs::path& pack, std::uint64_t stamp, std::string_view image) const
{
    if (!is_used()) return false;
    std::error_code error;
    fs::create_directories(folder_, error);
    NewFile file(file_of(pack));
    return file.write(heading(pack, stamp, image)) && file.write(image) && file.keep();
}

fs::path ImageFolder::file_of(const fs::path& pack) const
{
    // One for each pack, whichever program wrote it: a newer one replaces it.
    return folder_ / (pack.filename().string() + '-' + hexadecimal(fnv1a(pack.native())));
}

std::string ImageFolder::heading(const fs::path& pack, std::uint64_t stamp,
                                 std::string_view image) const
{
    Fnv1a key;
    key.add(key_);
    key.add('\0');
    key.add(pack.native());
    return std::string(magic) + bytes_of(key.value()) + bytes_of(stamp) + bytes_of(sum_of(image));
}

}  // namespace ptcg
