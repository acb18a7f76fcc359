local card = ...

local basic = ptcg.filter { kind = "pokemon", stage = "basic" }

card.ability["Darkness Restore"] = {
  activated = {
    where = "active",
    uses = "once_per_turn",
    needs = { "no_condition", { "opponent_discard", filter = basic } },
    condition = function(game, it) return it.opponent.bench_space > 0 end,
    effect = function(game, it)
      local found = game:choose_card {
        zone = "discard",
        of = it.opponent,
        filter = basic,
        purpose = "search",
      }
      game:put_onto_bench { card = found }
    end,
  },
}

card.attack["Riot"] = {
  damage = function(game, it)
    local unevolved = 0
    for _, player in ipairs { it.owner, it.opponent } do
      for _, pokemon in ipairs(player.pokemon) do
        if not pokemon.is_evolved then unevolved = unevolved + 1 end
      end
    end
    return it.attack.damage + 10 * unevolved
  end,
}
