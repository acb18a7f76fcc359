local card = ...

local evolution = ptcg.filter { kind = "pokemon", stage = "evolution" }

card.attack["Fast Evolution"] = {
  after = function(game, it)
    game:search { filter = evolution, to = "hand", show = true }
  end,
}

card.attack["Double Scratch"] = {
  damage = function(game, it) return it.attack.damage * game:flips { count = 2 } end,
}
