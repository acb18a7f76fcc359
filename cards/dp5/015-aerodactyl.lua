card.ability["Primal Claw"] = {
  on_use_ability = {
    subject = "opponent",
    ability_kind = "poke-power",
    effect = function(game, it) game:put_counters(it.target, 2) end,
  },
}

card.attack["Supersonic"] = function(game, it)
  if game:flip() then game:set_condition(it.defender, "confused") end
end
