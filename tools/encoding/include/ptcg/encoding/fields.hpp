#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

/// The numbers of an encoded position: which there are, what they mean and where they are. The
/// encoder, the decoder and FIELDS.md are made from the same tables.
namespace ptcg::encoding {

/// Changes whenever the meaning or the order of the fields does. A network that was trained on
/// another version does not fit.
inline constexpr int encoding_version = 2;

/// The most options of a question that there is room for, unless a program chooses another number.
inline constexpr std::size_t usual_options = 128;

/// A column of a section.
struct Field {
    std::string_view name;
    int least = 0;  ///< the lowest and the highest value it can have
    int most = 0;
    std::string_view meaning;
};

/// A block of rows of the same kind. Rows that are not used are all zero.
struct Section {
    std::string_view name;
    std::string_view meaning;  ///< what a row is, and the order of the rows
    std::size_t rows = 0;      ///< of the options: 0, because the program chooses their number
    std::span<const Field> fields;
};

/// Returns the sections in their order. The options are the last one.
[[nodiscard]] std::span<const Section> sections();

/// Returns a hash of all names, ranges and meanings. While `encoding_version` is the same, so is
/// this.
[[nodiscard]] std::uint64_t fields_hash();

/// Where the numbers of an encoded position are, for a number of options.
class Layout {
public:
    /// `options`: the most options of a question that there is room for. One more row stands for
    /// "enough".
    explicit Layout(std::size_t options = usual_options) : options_(options) {}
    static constexpr std::size_t most_options = 32'765;  ///< one row more has a number

    [[nodiscard]] std::size_t options() const { return options_; }
    /// Returns the number of actions: one for each option, and "enough", which is the last.
    [[nodiscard]] std::size_t actions() const { return options_ + 1; }
    /// Returns the action that ends an answer of several picks.
    [[nodiscard]] std::size_t enough() const { return options_; }
    /// Returns the number of rows of a section.
    [[nodiscard]] std::size_t rows(const Section& section) const
    {
        return section.rows != 0 ? section.rows : actions();
    }
    /// Returns the position of the first number of section number `section`; for the number of
    /// sections: how many numbers there are.
    [[nodiscard]] std::size_t offset(std::size_t section) const;
    /// Returns how many numbers an encoded position has.
    [[nodiscard]] std::size_t size() const { return offset(sections().size()); }

private:
    std::size_t options_;
};

/// Returns the contents of FIELDS.md.
[[nodiscard]] std::string fields_document();

}  // namespace ptcg::encoding
