#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace ptcg {

/// Why something was refused, in words for a person: what is wrong, where, and what to do.
struct Error {
    std::string message;
    bool by_script = false;  ///< a card's script failed; the request itself was legal
};

/// A value, or the reason why there is none. `Result<void>` is success or an error.
template <typename T>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// REQUIRES: ok().
    [[nodiscard]] T& value() { return *std::get_if<0>(&content_); }
    [[nodiscard]] const T& value() const { return *std::get_if<0>(&content_); }
    /// REQUIRES: !ok().
    [[nodiscard]] const Error& error() const { return *std::get_if<1>(&content_); }

private:
    std::variant<T, Error> content_;
};

template <>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : error_(std::move(error)), ok_(false) {}

    [[nodiscard]] bool ok() const { return ok_; }
    explicit operator bool() const { return ok_; }
    /// REQUIRES: !ok().
    [[nodiscard]] const Error& error() const { return error_; }

private:
    Error error_;
    bool ok_ = true;
};

}  // namespace ptcg
