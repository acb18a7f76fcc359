local card = ...

card.ability["Primal Claw"] = {
  on_use_ability = {
    subject = "opponent",
    ability_kind = "poke-power",
    effect = function(game, it) game:put_counters { on = it.target, count = 2 } end,
  },
}

card.attack["Supersonic"] = {
  after = function(game, it)
    if game:flip() then game:set_condition { on = it.defender, condition = "confused" } end
  end,
}
