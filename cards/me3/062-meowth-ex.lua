local card = ...

local supporter = ptcg.filter { kind = "supporter" }

card.ability["Last-Ditch Catch"] = {
  on_bench = {
    optional = true,
    uses = { group = "Last-Ditch" },
    needs = { "deck" },
    effect = function(game) game:search { filter = supporter, to = "hand", show = true } end,
  },
}

card.attack["Tuck Tail"] = {
  after = function(game, it) game:return_to { pokemon = it.attacker, to = "hand" } end,
}
