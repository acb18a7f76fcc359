local cynthias = ptcg.filter { name_includes = "Cynthia's" }

card.ability["Cheer On to Glory"] = {
  damage_dealt = {
    subject = "own",
    attacker = cynthias,
    effect = function(_, it) if it.target == it.opponent.active then return it.amount + 30 end end,
  },
}
