local ethans_adventure = ptcg.filter { name = "Ethan's Adventure" }

card.ability["Bonded by the Journey"] = {
  once_per_turn = {
    needs = { "deck" },
    effect = function(game) game:search { ethans_adventure, to = "hand" } end,
  },
}
