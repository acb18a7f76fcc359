local card = ...

local pick_energy = ptcg.require "energy_of_different_types"
local tera = ptcg.filter { class = "tera" }

card.attack["Prism Charge"] = {
  after = function(game, it)
    local pokemon = it.owner:pokemon_that_fit { filter = tera }
    if #pokemon > 0 then
      for _, energy in ipairs(pick_energy(game, 3)) do
        local target = game:choose_pokemon { from = pokemon, purpose = "attach" }
        game:attach { card = energy, to = target }
      end
    end
    game:shuffle()
  end,
}
