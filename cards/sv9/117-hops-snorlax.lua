local hops = ptcg.filter { name_includes = "Hop's" }

card.ability["Extra Helpings"] = {
  damage_dealt = {
    subject = "own",
    attacker = hops,
    stacks = false,
    effect = function(_, it) if it.target == it.opponent.active then return it.amount + 30 end end,
  },
}

card.attack["Dynamic Press"] = function(game, it) game:damage(it.attacker, 80) end
