local pick_energy = ptcg.require "energy_of_different_types"
local tera = ptcg.filter { class = "tera" }

card.attack["Prism Charge"] = function(game, it)
  local pokemon = it.owner:find("pokemon", tera)
  if #pokemon > 0 then
    for _, energy in ipairs(pick_energy(game, 3)) do
      local target = game:choose(pokemon)
      game:attach(energy, target)
    end
  end
  game:shuffle()
end
