local item_supporter = ptcg.filter { kind = { "item", "supporter" } }

card.ability["Unnerve"] = {
  allow_effect = { by = "opponent", origin = "trainer", doer = item_supporter, value = false },
}

card.attack["Dragon Pulse"] = function(game) game:discard_top(1) end
