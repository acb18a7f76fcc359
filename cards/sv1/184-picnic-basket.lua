local card = ...

local damaged = ptcg.filter { damaged = true }

card.play = {
  condition = function(_, it)
    return it.owner:count_pokemon { filter = damaged } > 0
      or it.opponent:count_pokemon { filter = damaged } > 0
  end,
  effect = function(game, it)
    for _, player in ipairs { it.owner, it.opponent } do
      game:heal { on = player.pokemon, counters = 3 }
    end
  end,
}
