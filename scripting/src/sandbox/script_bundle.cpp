#include "ptcg/scripting/script_bundle.hpp"

#include <utility>

#include "ptcg/fnv1a.hpp"
#include "ptcg/scripting/files.hpp"
#include "sandbox/script_source.hpp"

namespace ptcg {

Result<std::string> source_of(const ScriptChunk& chunk)
{
    if (chunk.file.empty()) return chunk.source;
    Result<std::string> read = read_regular_file(chunk.file, script::longest_script);
    if (!read)
        return Error{"this file existed when the packs were loaded: " + read.error().message};
    if (fnv1a(read.value()) == chunk.hash) return std::move(read.value());
    return Error{"this file has changed since the packs were loaded; load them again"};
}

}  // namespace ptcg
