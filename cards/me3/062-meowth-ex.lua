card.ability["Last-Ditch Catch"] = {
  on_bench = {
    optional = true,
    uses = { group = "Last-Ditch" },
    needs = { "deck" },
    effect = function(game) game:search { "supporter", to = "hand" } end,
  },
}

card.attack["Tuck Tail"] = function(game, it) game:return_to(it.attacker, "hand") end
