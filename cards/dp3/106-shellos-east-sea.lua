local card = ...

local shellos = ptcg.filter { name = { "Shellos East Sea", "Shellos West Sea" } }

card.attack["Shell Hunting"] = {
  after = function(game, it) game:search { filter = shellos, max = 2, to = "bench" } end,
}
