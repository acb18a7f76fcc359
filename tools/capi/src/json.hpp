#pragma once

#include "ptcg/hosting/card_json.hpp"
#include "ptcg/hosting/fingerprint.hpp"
#include "ptcg/hosting/json_writer.hpp"
#include "ptcg/hosting/match_json.hpp"
#include "status.hpp"

namespace ptcg::capi {

/// Replaces the content of the buffer with the JSON that `write` writes.
template <typename Write>
ptcg_status fill_json(ptcg_buffer& buffer, const Write& write)
{
    JsonWriter json;
    write(json);
    return fill(buffer, json.text());
}

}  // namespace ptcg::capi
