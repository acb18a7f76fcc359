#pragma once

#include <map>
#include <string>
#include <string_view>

#include <zip.h>

#include "support/catch.hpp"

namespace ptcg::test {

/// Returns a zip file with these files, and a link if one is named.
[[nodiscard]] inline std::string zip_of(const std::map<std::string, std::string>& files,
                                        std::string_view link = {})
{
    zip_error_t ignored;
    zip_source_t* const buffer = zip_source_buffer_create(nullptr, 0, 0, &ignored);
    REQUIRE(buffer != nullptr);
    zip_source_keep(buffer);
    zip_t* const archive = zip_open_from_source(buffer, ZIP_TRUNCATE, &ignored);
    REQUIRE(archive != nullptr);
    for (const auto& [name, content] : files) {
        zip_source_t* const source = zip_source_buffer(archive, content.data(), content.size(), 0);
        const zip_int64_t place = zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8);
        REQUIRE(place >= 0);
        // The same files give the same bytes at any time of day.
        zip_file_set_dostime(archive, static_cast<zip_uint64_t>(place), 0, 0, 0);
        constexpr unsigned unix_link = 0120777u << 16;
        if (name == link) {
            zip_file_set_external_attributes(archive, static_cast<zip_uint64_t>(place), 0,
                                             ZIP_OPSYS_UNIX, unix_link);
        }
    }
    REQUIRE(zip_close(archive) == 0);
    REQUIRE(zip_source_open(buffer) == 0);
    zip_stat_t facts;
    REQUIRE(zip_source_stat(buffer, &facts) == 0);
    std::string bytes(facts.size, '\0');
    REQUIRE(zip_source_read(buffer, bytes.data(), bytes.size()) ==
            static_cast<zip_int64_t>(bytes.size()));
    zip_source_close(buffer);
    zip_source_free(buffer);
    return bytes;
}

}  // namespace ptcg::test
