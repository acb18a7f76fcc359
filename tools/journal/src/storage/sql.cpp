#include "storage/sql.hpp"

#include <array>

#include <fmt/format.h>

namespace ptcg {
namespace {

constexpr std::array<StorageTable, 7> all_tables{{
    {"room", R"(CREATE TABLE room (
        id TEXT PRIMARY KEY,
        epoch {integer} NOT NULL,
        owner TEXT NOT NULL,
        setup {bytes} NOT NULL,
        over {integer} NOT NULL DEFAULT 0,
        at {integer} NOT NULL DEFAULT ({now})
    ))"},
    {"journal", R"(CREATE TABLE journal (
        room TEXT NOT NULL,
        n {integer} NOT NULL,          -- from 0
        kind {integer} NOT NULL,       -- RecordKind
        data {bytes} NOT NULL,
        clock_one {integer} NOT NULL,  -- milliseconds left
        clock_two {integer} NOT NULL,
        chain {integer} NOT NULL,      -- hash over all records up to this one
        at {integer} NOT NULL DEFAULT ({now}),
        PRIMARY KEY (room, n)
    ){keyed})"},
    {"snapshot", R"(CREATE TABLE snapshot (
        room TEXT PRIMARY KEY,
        epoch {integer} NOT NULL,
        records {integer} NOT NULL,  -- how many it has seen
        bytes {bytes} NOT NULL
    ))"},
    {"replay", R"(CREATE TABLE replay (
        id TEXT PRIMARY KEY,
        text {bytes} NOT NULL,
        at {integer} NOT NULL DEFAULT ({now})
    ))"},
    {"pack", R"(CREATE TABLE pack (
        hash TEXT PRIMARY KEY,
        bytes {bytes} NOT NULL,
        at {integer} NOT NULL DEFAULT ({now})
    ))"},
    {"pack_use", R"(CREATE TABLE pack_use (
        holder TEXT NOT NULL,  -- "room ID" or "replay ID"
        pack TEXT NOT NULL,
        PRIMARY KEY (holder, pack)
    ){keyed})"},
    {"server", R"(CREATE TABLE server (
        id TEXT PRIMARY KEY,
        url TEXT NOT NULL,
        alive_until {integer} NOT NULL
    ))"},
}};

}  // namespace

std::span<const StorageTable> storage_tables()
{
    return all_tables;
}

std::string places(std::size_t rows, std::size_t columns)
{
    std::string text;
    std::size_t place = 1;
    for (std::size_t row = 0; row < rows; ++row) {
        text += row == 0 ? "(" : ", (";
        for (std::size_t column = 0; column < columns; ++column, ++place) {
            if (column > 0) text += ", ";
            fmt::format_to(std::back_inserter(text), "${}", place);
        }
        text += ')';
    }
    return text;
}

std::string in_dialect(std::string_view sql, std::span<const SqlWord> words)
{
    std::string said(sql);
    for (const SqlWord& word : words) {
        for (std::size_t at = said.find(word.word); at != std::string::npos;
             at = said.find(word.word, at + word.meaning.size())) {
            said.replace(at, word.word.size(), word.meaning);
        }
    }
    return said;
}

}  // namespace ptcg
