#include "status.hpp"

#include <array>
#include <cstdlib>
#include <cstring>

#include "ptcg/scripting/characters.hpp"

namespace ptcg::capi {
namespace {

thread_local std::string last;

constexpr std::array status_names = {
    "PTCG_OK",           "PTCG_ERROR_ARGUMENT", "PTCG_ERROR_HANDLE",   "PTCG_ERROR_PACKS",
    "PTCG_ERROR_NAME",   "PTCG_ERROR_DECK",     "PTCG_ERROR_ANSWER",   "PTCG_ERROR_SCRIPT",
    "PTCG_ERROR_OVER",   "PTCG_ERROR_SAVE",     "PTCG_ERROR_MISMATCH", "PTCG_ERROR_ROOM",
    "PTCG_ERROR_MEMORY", "PTCG_ERROR_INTERNAL", "PTCG_ERROR_STOPPED",  "PTCG_ERROR_POSITION",
    "PTCG_ERROR_BUSY"};
static_assert(status_names.size() == PTCG_ERROR_BUSY + 1);
static_assert(PTCG_VERSION_NUMBER == PTCG_PROJECT_VERSION_NUMBER, "ptcg.h has the old version");

}  // namespace

void set_last_error(std::string_view message) noexcept
{
    try {
        last = message;
        make_printable(last);
    } catch (const std::bad_alloc&) {
        last.clear();
    }
}

const std::string& last_error() noexcept
{
    return last;
}

ptcg_status fail(ptcg_status status, std::string_view message) noexcept
{
    set_last_error(message);
    return status;
}

ptcg_status fill(ptcg_buffer& buffer, std::string_view bytes) noexcept
{
    const std::size_t wanted = bytes.size() + 1;
    if (buffer.data == nullptr || buffer.capacity < wanted) {
        buffer.length = 0;
        char* const data = static_cast<char*>(std::realloc(buffer.data, wanted));
        if (data == nullptr) return fail(PTCG_ERROR_MEMORY, "out of memory");
        buffer.data = data;
        buffer.capacity = wanted;
    }
    std::memcpy(buffer.data, bytes.data(), bytes.size());
    buffer.data[bytes.size()] = '\0';
    buffer.length = bytes.size();
    return PTCG_OK;
}

}  // namespace ptcg::capi

const char* ptcg_version(void)
{
    return PTCG_PROJECT_VERSION;
}

uint32_t ptcg_version_number(void)
{
    return PTCG_VERSION_NUMBER;
}

const char* ptcg_last_error(void)
{
    return ptcg::capi::last_error().c_str();
}

const char* ptcg_status_name(int status)
{
    const auto number = static_cast<std::size_t>(status);
    return number < ptcg::capi::status_names.size() ? ptcg::capi::status_names[number]
                                                    : "unknown status";
}

void ptcg_buffer_free(ptcg_buffer* buffer)
{
    if (buffer == nullptr) return;
    std::free(buffer->data);
    *buffer = ptcg_buffer{};
}
