local card = ...

local basic = ptcg.filter { stage = "basic" }

card.play = function(game, it)
  local pokemon = game:choose_pokemon { from = it.owner, filter = basic, purpose = "damage" }
  if pokemon then game:put_counters { on = pokemon, count = 1 } end
end
