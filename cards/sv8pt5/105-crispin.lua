local card = ...

local pick_energy = ptcg.require "energy_of_different_types"

card.play = {
  needs = { "deck" },
  effect = function(game, it)
    local found = pick_energy(game, 2)
    local kept = found[1]
    if #found == 2 then kept = game:choose_card { from = found } end
    for _, energy in ipairs(found) do
      if energy ~= kept then
        game:attach {
          card = energy,
          to = game:choose_pokemon { from = it.owner, purpose = "attach" },
        }
      end
    end
    if kept then game:move { card = kept, to = "hand" } end
    game:shuffle()
  end,
}
