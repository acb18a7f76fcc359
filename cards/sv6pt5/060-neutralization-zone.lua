local attackers = ptcg.filter { class = { "pokemon-ex", "pokemon-v" } }
local plain = ptcg.filter { rule_box = false }

card.in_play = {
  allow_damage = {
    subject = "any",
    target = plain,
    attacker = attackers,
    only_if = function(game, it) return it.attacker.owner ~= it.target.owner end,
    value = false,
  },
}
