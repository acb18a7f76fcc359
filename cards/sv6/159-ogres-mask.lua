local card = ...

local ogerpon_ex = ptcg.filter { class = "pokemon-ex", name_includes = "Ogerpon" }

card.play = {
  needs = {
    { "discard", filter = ogerpon_ex },
    { "own_pokemon", filter = ogerpon_ex },
  },
  effect = function(game, it)
    local mask = game:choose_card { zone = "discard", filter = ogerpon_ex }
    local pokemon = game:choose_pokemon { from = it.owner, filter = ogerpon_ex }
    if mask and pokemon then game:replace { pokemon = pokemon, card = mask } end
  end,
}
