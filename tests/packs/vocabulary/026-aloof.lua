card.ability["Above Basics"] = {
  allow_damage = { by = "opponent", attacker = { stage = "basic" }, value = false },
}

card.ability["Unmoved"] = {
  allow_effect = { by = "opponent", origin = { "attack", "trainer" }, value = false },
}

card.ability["Awake"] = {
  may_have_condition = function(game, it) return it.condition ~= "asleep" end,
}
