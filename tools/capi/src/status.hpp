#pragma once

#include <cstring>
#include <exception>
#include <new>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "ptcg.h"

/// What every function of the C interface begins and ends with: errors that stay inside, structs
/// that may be of another version, texts that go out.
namespace ptcg::capi {

/// Makes `message` the thread's last error.
void set_last_error(std::string_view message) noexcept;
[[nodiscard]] const std::string& last_error() noexcept;

/// Sets the thread's last error and returns `status`.
ptcg_status fail(ptcg_status status, std::string_view message) noexcept;

/// Runs `body`, which returns a status; an exception becomes one too. Nothing comes out of it.
template <typename Body>
ptcg_status guarded(Body&& body) noexcept
{
    try {
        return body();
    } catch (const std::bad_alloc&) {
        return fail(PTCG_ERROR_MEMORY, "out of memory");
    } catch (const std::exception& error) {
        return fail(PTCG_ERROR_INTERNAL, error.what());
    } catch (...) {
        return fail(PTCG_ERROR_INTERNAL, "an unknown exception");
    }
}

/// Copies a struct of the host's, of whatever version, into `own`, the rest of which is zero.
/// PTCG_ERROR_ARGUMENT if its size cannot be right, or if it says what this version does not know.
template <typename Struct>
ptcg_status read_struct(const Struct* theirs, Struct& own, std::string_view name)
{
    static_assert(std::is_trivially_copyable_v<Struct>);
    own = Struct{};
    if (theirs == nullptr) return PTCG_OK;
    std::size_t size = 0;
    std::memcpy(&size, theirs, sizeof size);
    if (size < sizeof size || size > 4096) {
        return fail(PTCG_ERROR_ARGUMENT,
                    std::string(name) + ": `size` must be the size of the struct");
    }
    std::memcpy(&own, theirs, size < sizeof own ? size : sizeof own);
    const char* const bytes = reinterpret_cast<const char*>(theirs);
    for (std::size_t i = sizeof own; i < size; ++i) {
        if (bytes[i] != 0) {
            return fail(PTCG_ERROR_ARGUMENT,
                        std::string(name) + ": has members that this library does not know");
        }
    }
    return PTCG_OK;
}

/// Reads an array of such structs, which all have the same `size`, one after the other, and hands
/// each to `take`, which returns a status. PTCG_ERROR_ARGUMENT if there is none where there should
/// be.
template <typename Struct, typename Take>
ptcg_status read_structs(const Struct* first, std::size_t count, std::string_view name, Take&& take)
{
    if (count == 0) return PTCG_OK;
    if (first == nullptr) {
        return fail(PTCG_ERROR_ARGUMENT, std::string(name) + ": the array is NULL");
    }
    const char* at = reinterpret_cast<const char*>(first);
    std::size_t size = 0;  // of the first: the host's, which may not be ours
    for (std::size_t i = 0; i < count; ++i, at += size) {
        Struct own;
        const ptcg_status status = read_struct(reinterpret_cast<const Struct*>(at), own, name);
        if (status != PTCG_OK) return status;
        if (i > 0 && own.size != size) {
            return fail(PTCG_ERROR_ARGUMENT, std::string(name) + ": all need the same `size`");
        }
        size = own.size;
        const ptcg_status taken = take(std::as_const(own));
        if (taken != PTCG_OK) return taken;
    }
    return PTCG_OK;
}

/// Replaces what is in the buffer. PTCG_ERROR_MEMORY if there is none.
ptcg_status fill(ptcg_buffer& buffer, std::string_view bytes) noexcept;

/// A value, or the status of an error that has been told.
template <typename Value>
struct Checked {
    ptcg_status status = PTCG_OK;
    Value value{};
    [[nodiscard]] bool ok() const { return status == PTCG_OK; }
};

}  // namespace ptcg::capi
