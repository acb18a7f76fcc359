local no_rule_box_pokemon = ptcg.filter { "pokemon", rule_box = false }

card.play = {
  needs = { "deck" },
  effect = function(game) game:search { no_rule_box_pokemon, to = "hand" } end,
}
