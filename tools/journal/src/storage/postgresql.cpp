#include "storage/sql.hpp"

#include <fmt/format.h>

#ifdef PTCG_WITH_POSTGRESQL
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <type_traits>
#include <utility>

#include <pqxx/pqxx>

namespace ptcg {
namespace {

constexpr std::array<SqlWord, 5> postgresql_words{{
    {"{now}", "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"},
    {"{lock}", "FOR NO KEY UPDATE"},
    {"{integer}", "BIGINT"},
    {"{bytes}", "BYTEA"},
    {"{keyed}", ""},
}};

constexpr std::size_t most_parameters = 60'000;  ///< of a statement; PostgreSQL takes 65,535
constexpr pqxx::oid oid_of_bytea = 17;
constexpr std::int64_t lock_of_tables = 0x70746372;  ///< while they are created

/// A server that does not answer, a lock that is not let go and a transaction whose server hangs
/// must not stop everybody.
constexpr std::string_view seconds_to_connect = "10";
constexpr const char* session =
    "SET lock_timeout = '5s'; SET idle_in_transaction_session_timeout = '60s'";

/// Bytes go as \x00ff, which every version reads.
std::string in_hex(std::string_view bytes)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string hex = "\\x";
    hex.reserve(2 + 2 * bytes.size());
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        hex += digits[byte >> 4u];
        hex += digits[byte & 0xfu];
    }
    return hex;
}

std::string as_parameter(const SqlValue& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
    if (const auto* text = std::get_if<SqlText>(&value)) return std::string(text->text);
    return in_hex(std::get<SqlBytes>(value).bytes);
}

SqlField field_of(const pqxx::field& field)
{
    SqlField read;
    if (field.is_null()) return read;
    if (field.type() == oid_of_bytea) {
        read.bytes = pqxx::binarystring(field).str();
        return read;
    }
    read.bytes.assign(field.c_str(), field.size());
    std::from_chars(read.bytes.data(), read.bytes.data() + read.bytes.size(), read.number);
    return read;
}

/// With a limit for connecting, unless the operator has set one.
std::string with_time_limit(const std::string& url)
{
    if (url.find("connect_timeout=") != std::string::npos) return url;
    if (std::getenv("PGCONNECT_TIMEOUT") != nullptr) return url;
    const std::size_t at = url.rfind('@');
    const bool has_options = url.find('?', at == std::string::npos ? 0 : at) != std::string::npos;
    return fmt::format("{}{}connect_timeout={}", url, has_options ? '&' : '?', seconds_to_connect);
}

class Postgresql final : public Sql {
public:
    Postgresql(StorageUrl url, Durability durability)
        : url_(std::move(url)), durability_(durability)
    {
    }

    Result<void> begin(Transaction kind) override
    {
        return attempt([&] {
            if (connection_ == nullptr) connect();
            if (kind == Transaction::write) {
                transaction_ = std::make_unique<pqxx::work>(*connection_);
            } else {
                transaction_ =
                    std::make_unique<pqxx::transaction<pqxx::repeatable_read, pqxx::read_only>>(
                        *connection_);
            }
        });
    }

    Result<void> commit() override
    {
        Result<void> kept = attempt([&] { transaction_->commit(); });
        transaction_.reset();
        return kept;
    }

    void roll_back() override { transaction_.reset(); }

    Result<SqlRows> run(std::string_view sql, const SqlValues& values) override
    {
        SqlRows rows;
        Result<void> done = attempt([&] {
            for (const auto& row : send(sql, values)) {
                std::vector<SqlField>& fields = rows.emplace_back();
                for (const auto& field : row) fields.push_back(field_of(field));
            }
        });
        if (!done) return done.error();
        return rows;
    }

    /// One statement for many rows: each costs a journey to the server.
    Result<void> insert(std::string_view before, std::size_t columns,
                        std::span<const SqlValues> rows, std::string_view after) override
    {
        const std::size_t most = most_parameters / columns;
        for (std::size_t from = 0; from < rows.size(); from += most) {
            const auto some = rows.subspan(from, std::min(most, rows.size() - from));
            SqlValues values;
            for (const SqlValues& row : some) values.insert(values.end(), row.begin(), row.end());
            const std::string sql =
                fmt::format("{} VALUES {} {}", before, places(some.size(), columns), after);
            Result<SqlRows> added = run(sql, values);
            if (!added) return added.error();
        }
        return {};
    }

    Result<void> prepare_tables() override
    {
        if (Result<void> begun = begin(Transaction::write); !begun) return begun;
        const Result<SqlRows> alone =
            run("SELECT pg_advisory_xact_lock($1)", {SqlValue{lock_of_tables}});
        if (!alone) return alone.error();
        const Result<SqlRows> there = run("SELECT to_regclass('ptcg_storage')::text", {});
        if (!there) return there.error();
        Result<void> ready = there.value().at(0).at(0).bytes.empty() ? create() : check_version();
        if (!ready) {
            roll_back();
            return ready;
        }
        return commit();
    }

    Result<void> free_space() override { return {}; }  // autovacuum does

    Result<void> back_up(const std::filesystem::path& file) override
    {
        return Error{
            fmt::format("{}: PostgreSQL is backed up with its own program: "
                        "pg_dump --format=custom --file={} URL",
                        url_.shown, file.string())};
    }

    Result<void> check() override
    {
        if (Result<void> begun = begin(Transaction::read); !begun) return begun;
        const Result<SqlRows> answered = run("SELECT 1", {});
        if (!answered) return answered.error();
        return commit();
    }

    bool in_conflict() const override { return conflict_; }

private:
    void connect()
    {
        auto made = std::make_unique<pqxx::connection>(with_time_limit(url_.target));
        // Details of errors contain values, which do not belong into logs.
        made->set_verbosity(pqxx::connection_base::terse);
        pqxx::nontransaction setting(*made);
        setting.exec(session);
        if (durability_ == Durability::power_cut) {
            for (const char* name : {"fsync", "synchronous_commit"}) {
                const pqxx::result set = setting.exec(std::string("SHOW ") + name);
                if (set.at(0).at(0).as<std::string>() != "off") continue;
                throw pqxx::failure(fmt::format(
                    "{} is off: answers that were acknowledged could be lost; turn it on", name));
            }
        }
        setting.commit();
        connection_ = std::move(made);
    }

    pqxx::result send(std::string_view sql, const SqlValues& values)
    {
        std::vector<std::string> parameters;
        parameters.reserve(values.size());
        for (const SqlValue& value : values) parameters.push_back(as_parameter(value));
        return transaction_->exec_params(in_dialect(sql, postgresql_words),
                                         pqxx::prepare::make_dynamic_params(parameters));
    }

    Result<void> create()
    {
        for (const StorageTable& table : storage_tables()) {
            const Result<SqlRows> made = run(table.sql, {});
            if (made) continue;
            return Error{fmt::format("{}; give ptcg a database of its own", made.error().message)};
        }
        Result<SqlRows> made = run("CREATE TABLE ptcg_storage (version BIGINT NOT NULL)", {});
        if (!made) return made.error();
        made = run("INSERT INTO ptcg_storage VALUES ($1)", {SqlValue{storage_version}});
        if (!made) return made.error();
        return {};
    }

    Result<void> check_version()
    {
        const Result<SqlRows> read = run("SELECT version FROM ptcg_storage", {});
        if (!read) return read.error();
        const std::int64_t version = read.value().empty() ? 0 : read.value()[0].at(0).number;
        if (version == storage_version) return {};
        return Error{fmt::format("{}: it has format version {}, but this program reads version {}",
                                 url_.shown, version, storage_version)};
    }

    /// Runs `work`. After an exception the transaction is over and, if it is lost, the connection.
    template <typename Work>
    Result<void> attempt(const Work& work)
    {
        conflict_ = false;
        try {
            work();
            return {};
        } catch (const pqxx::in_doubt_error&) {
            return failed(
                "the connection was lost while it was written; it may have been written "
                "or not, so give it again");
        } catch (const pqxx::transaction_rollback& error) {
            conflict_ = true;
            return failed(error.what());
        } catch (const pqxx::unique_violation& error) {
            conflict_ = true;
            return failed(error.what());
        } catch (const std::exception& error) {
            return failed(error.what());
        }
    }

    Error failed(std::string why)
    {
        transaction_.reset();
        if (connection_ != nullptr && !connection_->is_open()) connection_.reset();
        while (!why.empty() && why.back() == '\n') why.pop_back();
        std::ranges::replace(why, '\n', ' ');
        return Error{fmt::format("{}: {}", url_.shown, url_.without_password(std::move(why)))};
    }

    StorageUrl url_;
    Durability durability_;
    std::unique_ptr<pqxx::connection> connection_;
    std::unique_ptr<pqxx::transaction_base> transaction_;  ///< gone before the connection
    bool conflict_ = false;
};

}  // namespace

Result<std::unique_ptr<Sql>> open_postgresql(const StorageUrl& url, Durability durability)
{
    return std::unique_ptr<Sql>(std::make_unique<Postgresql>(url, durability));
}

}  // namespace ptcg

#else

namespace ptcg {

Result<std::unique_ptr<Sql>> open_postgresql(const StorageUrl& url, Durability)
{
    return Error{
        fmt::format("{}: this ptcg was built without PostgreSQL; install the package "
                    "libpqxx-dev and build it again, with -DPTCG_POSTGRESQL=ON",
                    url.shown)};
}

}  // namespace ptcg

#endif
