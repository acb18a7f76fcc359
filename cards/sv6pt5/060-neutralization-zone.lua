local card = ...

local attackers = ptcg.filter { class = { "pokemon-ex", "pokemon-v" } }
local plain = ptcg.filter { rule_box = false }

card.passive = {
  allow_damage = {
    subject = "any",
    target = plain,
    attacker = attackers,
    condition = function(game, it) return it.attacker.owner ~= it.target.owner end,
    value = false,
  },
}
