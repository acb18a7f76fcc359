local card = ...

local pokemon = ptcg.filter { kind = "pokemon" }

local function change(game, it)
  local other = game:choose_card { zone = "hand", filter = pokemon }
  if other then game:replace { pokemon = it.attacker, card = other } end
end

card.attack["Moult"] = { after = change }
card.attack["Shed"] = { after = change }
