#pragma once

#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>

namespace ptcg::test {

/// A folder that is removed at the end of the test.
class TemporaryFolder {
public:
    /// With a name, the path is a subfolder of that name: files of "cards" are shown as
    /// "cards/<pack>/<file>".
    explicit TemporaryFolder(std::string_view name = {})
    {
        std::string made = (std::filesystem::temp_directory_path() / "ptcg-test-XXXXXX").string();
        if (mkdtemp(made.data()) == nullptr) throw std::runtime_error("no temporary folder");
        made_ = made;
        path_ = name.empty() ? made_ : made_ / name;
        std::filesystem::create_directories(path_);
    }
    ~TemporaryFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(made_, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

    std::filesystem::path write(const std::filesystem::path& file, std::string_view text) const
    {
        const std::filesystem::path whole = path_ / file;
        std::filesystem::create_directories(whole.parent_path());
        std::ofstream(whole, std::ios::binary) << text;
        return whole;
    }

private:
    std::filesystem::path made_;
    std::filesystem::path path_;
};

[[nodiscard]] inline std::string content_of(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace ptcg::test
