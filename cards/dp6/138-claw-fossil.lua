card.ability["Fossil"] = ptcg.require "fossil"

card.ability["Jagged Stone"] = {
  on_damage = {
    where = "active",
    by = "opponent",
    effect = function(game, it) game:put_counters(it.attacker, 1) end,
  },
}
