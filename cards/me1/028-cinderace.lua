local card = ...

local basic_energy = ptcg.filter { kind = "basic_energy" }

card.attack["Turbo Flare"] = {
  after = function(game, it)
    if #it.owner.bench == 0 then return end
    for _, energy in ipairs(game:search { filter = basic_energy, max = 3, shuffle = false }) do
      local pokemon = game:choose_pokemon { from = it.owner.bench, purpose = "attach" }
      game:attach { card = energy, to = pokemon }
    end
    game:shuffle()
  end,
}
