local stage_2 = ptcg.filter { stage = "stage-2" }

card.ability["Mammoth Hauler"] = {
  once_per_turn = {
    needs = { "deck" },
    effect = function(game) game:search { "pokemon", to = "hand" } end,
  },
}

card.attack["Rumbling March"] = {
  more = function(_, it) return 40 * it.owner:count("bench", stage_2) end,
}
