test("Cluster Bolt without the discard", function(t)
  t:position [[
  # A position of ptcg; see "Positions" in cards/README.md.
  ruleset = "dp"
  turn = 1
  
  [me]
  active = { card = "Ampharos dp3-1", energy = "LLL" }
  bench = [
    "Electabuzz dp3-87",
    "Mareep dp3-94",
    "Mareep dp3-94",
  ]
  hand = ["Fighting Energy dp1-128", "Flaaffy dp3-50", "2 Lightning Energy dp1-126"]
  prizes = ["Lightning Energy dp1-126", "Professor Oak's Visit dp3-122", "Mareep dp3-94", "Voltorb dp3-117", "2 Lightning Energy dp1-126"]
  deck = ["Roseanne's Research dp3-125", "Stantler dp3-113", "Voltorb dp3-117", "Fighting Energy dp1-128", "Electivire dp3-25", "2 Electabuzz dp3-87", "Lightning Energy dp1-126", "Phanpy dp3-98", "Voltorb dp3-117", "Fighting Energy dp1-128", "Lightning Energy dp1-126", "Professor Oak's Visit dp3-122", "Lightning Energy dp1-126", "Stantler dp3-113", "Electrode dp3-26", "Lightning Energy dp1-126", "Energy Search dp1-117", "PlusPower dp3-121", "Donphan dp3-48", "Potion dp3-127", "Voltorb dp3-117", "Stantler dp3-113", "Fighting Energy dp1-128", "Potion dp3-127", "Energy Search dp1-117", "2 Fighting Energy dp1-128", "Phanpy dp3-98", "Lightning Energy dp1-126", "Fighting Energy dp1-128", "3 Lightning Energy dp1-126", "PlusPower dp3-121", "2 Phanpy dp3-98", "Roseanne's Research dp3-125", "Donphan dp3-48", "Fighting Energy dp1-128", "Electabuzz dp3-87"]
  
  [opponent]
  active = "Charizard dp3-3"
  bench = [
    "Bulbasaur dp3-77",
  ]
  hand = ["Fire Energy dp1-124", "Grass Energy dp1-123", "Fire Energy dp1-124", "Arcanine dp3-22", "Grass Energy dp1-123"]
  prizes = ["Fire Energy dp1-124", "Magmar dp3-93", "2 Fire Energy dp1-124", "Bulbasaur dp3-77", "Bebe's Search dp2-109"]
  deck = ["PlusPower dp3-121", "Bulbasaur dp3-77", "Charmander dp3-82", "Ivysaur dp3-51", "Fire Energy dp1-124", "Bebe's Search dp2-109", "Sentret dp3-104", "Growlithe dp3-89", "Venusaur dp3-20", "Charmander dp3-82", "2 Grass Energy dp1-123", "Potion dp3-127", "Grass Energy dp1-123", "Magmar dp3-93", "2 Fire Energy dp1-124", "Charmeleon dp3-46", "2 Fire Energy dp1-124", "Team Galactic's Mars dp3-126", "Energy Search dp1-117", "Team Galactic's Mars dp3-126", "Charmander dp3-82", "Magmortar dp3-31", "Growlithe dp3-89", "PlusPower dp3-121", "Magmar dp3-93", "Growlithe dp3-89", "Fire Energy dp1-124", "Ivysaur dp3-51", "Sentret dp3-104", "Energy Search dp1-117", "Bulbasaur dp3-77", "Fire Energy dp1-124", "Magmar dp3-93", "Fire Energy dp1-124", "Grass Energy dp1-123", "Fire Energy dp1-124", "Growlithe dp3-89", "Grass Energy dp1-123", "Fire Energy dp1-124", "Potion dp3-127", "Grass Energy dp1-123", "Sentret dp3-104"]
  ]]
  -- turn 1, me
  t:attack "Cluster Bolt"
  t:answer(false)
  t:changed {
    ["opponent active damage"] = 70,
  }
end)

test("Cluster Bolt without the discard", function(t)
  t:position [[
  # A position of ptcg; see "Positions" in cards/README.md.
  ruleset = "dp"
  turn = 1
  
  [me]
  active = { card = "Ampharos dp3-1", energy = "LLL" }
  bench = [
    "Electabuzz dp3-87",
    "Mareep dp3-94",
    "Mareep dp3-94",
  ]
  hand = ["Fighting Energy dp1-128", "Flaaffy dp3-50", "2 Lightning Energy dp1-126"]
  prizes = ["Lightning Energy dp1-126", "Professor Oak's Visit dp3-122", "Mareep dp3-94", "Voltorb dp3-117", "2 Lightning Energy dp1-126"]
  deck = ["Roseanne's Research dp3-125", "Stantler dp3-113", "Voltorb dp3-117", "Fighting Energy dp1-128", "Electivire dp3-25", "2 Electabuzz dp3-87", "Lightning Energy dp1-126", "Phanpy dp3-98", "Voltorb dp3-117", "Fighting Energy dp1-128", "Lightning Energy dp1-126", "Professor Oak's Visit dp3-122", "Lightning Energy dp1-126", "Stantler dp3-113", "Electrode dp3-26", "Lightning Energy dp1-126", "Energy Search dp1-117", "PlusPower dp3-121", "Donphan dp3-48", "Potion dp3-127", "Voltorb dp3-117", "Stantler dp3-113", "Fighting Energy dp1-128", "Potion dp3-127", "Energy Search dp1-117", "2 Fighting Energy dp1-128", "Phanpy dp3-98", "Lightning Energy dp1-126", "Fighting Energy dp1-128", "3 Lightning Energy dp1-126", "PlusPower dp3-121", "2 Phanpy dp3-98", "Roseanne's Research dp3-125", "Donphan dp3-48", "Fighting Energy dp1-128", "Electabuzz dp3-87"]
  
  [opponent]
  active = "Charizard dp3-3"
  bench = [
    "Bulbasaur dp3-77",
  ]
  hand = ["Fire Energy dp1-124", "Grass Energy dp1-123", "Fire Energy dp1-124", "Arcanine dp3-22", "Grass Energy dp1-123"]
  prizes = ["Fire Energy dp1-124", "Magmar dp3-93", "2 Fire Energy dp1-124", "Bulbasaur dp3-77", "Bebe's Search dp2-109"]
  deck = ["PlusPower dp3-121", "Bulbasaur dp3-77", "Charmander dp3-82", "Ivysaur dp3-51", "Fire Energy dp1-124", "Bebe's Search dp2-109", "Sentret dp3-104", "Growlithe dp3-89", "Venusaur dp3-20", "Charmander dp3-82", "2 Grass Energy dp1-123", "Potion dp3-127", "Grass Energy dp1-123", "Magmar dp3-93", "2 Fire Energy dp1-124", "Charmeleon dp3-46", "2 Fire Energy dp1-124", "Team Galactic's Mars dp3-126", "Energy Search dp1-117", "Team Galactic's Mars dp3-126", "Charmander dp3-82", "Magmortar dp3-31", "Growlithe dp3-89", "PlusPower dp3-121", "Magmar dp3-93", "Growlithe dp3-89", "Fire Energy dp1-124", "Ivysaur dp3-51", "Sentret dp3-104", "Energy Search dp1-117", "Bulbasaur dp3-77", "Fire Energy dp1-124", "Magmar dp3-93", "Fire Energy dp1-124", "Grass Energy dp1-123", "Fire Energy dp1-124", "Growlithe dp3-89", "Grass Energy dp1-123", "Fire Energy dp1-124", "Potion dp3-127", "Grass Energy dp1-123", "Sentret dp3-104"]
  ]]
  -- turn 1, me
  t:attack "Cluster Bolt"
  t:answer(false)
  t:changed {
    ["opponent active damage"] = 70,
  }
end)

test("Cluster Bolt without the discard", function(t)
  t:position [[
  # A position of ptcg; see "Positions" in cards/README.md.
  ruleset = "dp"
  turn = 1
  
  [me]
  active = { card = "Ampharos dp3-1", energy = "LLL" }
  bench = [
    "Electabuzz dp3-87",
    "Mareep dp3-94",
    "Mareep dp3-94",
  ]
  hand = ["Fighting Energy dp1-128", "Flaaffy dp3-50", "2 Lightning Energy dp1-126"]
  prizes = ["Lightning Energy dp1-126", "Professor Oak's Visit dp3-122", "Mareep dp3-94", "Voltorb dp3-117", "2 Lightning Energy dp1-126"]
  deck = ["Roseanne's Research dp3-125", "Stantler dp3-113", "Voltorb dp3-117", "Fighting Energy dp1-128", "Electivire dp3-25", "2 Electabuzz dp3-87", "Lightning Energy dp1-126", "Phanpy dp3-98", "Voltorb dp3-117", "Fighting Energy dp1-128", "Lightning Energy dp1-126", "Professor Oak's Visit dp3-122", "Lightning Energy dp1-126", "Stantler dp3-113", "Electrode dp3-26", "Lightning Energy dp1-126", "Energy Search dp1-117", "PlusPower dp3-121", "Donphan dp3-48", "Potion dp3-127", "Voltorb dp3-117", "Stantler dp3-113", "Fighting Energy dp1-128", "Potion dp3-127", "Energy Search dp1-117", "2 Fighting Energy dp1-128", "Phanpy dp3-98", "Lightning Energy dp1-126", "Fighting Energy dp1-128", "3 Lightning Energy dp1-126", "PlusPower dp3-121", "2 Phanpy dp3-98", "Roseanne's Research dp3-125", "Donphan dp3-48", "Fighting Energy dp1-128", "Electabuzz dp3-87"]
  
  [opponent]
  active = "Charizard dp3-3"
  bench = [
    "Bulbasaur dp3-77",
  ]
  hand = ["Fire Energy dp1-124", "Grass Energy dp1-123", "Fire Energy dp1-124", "Arcanine dp3-22", "Grass Energy dp1-123"]
  prizes = ["Fire Energy dp1-124", "Magmar dp3-93", "2 Fire Energy dp1-124", "Bulbasaur dp3-77", "Bebe's Search dp2-109"]
  deck = ["PlusPower dp3-121", "Bulbasaur dp3-77", "Charmander dp3-82", "Ivysaur dp3-51", "Fire Energy dp1-124", "Bebe's Search dp2-109", "Sentret dp3-104", "Growlithe dp3-89", "Venusaur dp3-20", "Charmander dp3-82", "2 Grass Energy dp1-123", "Potion dp3-127", "Grass Energy dp1-123", "Magmar dp3-93", "2 Fire Energy dp1-124", "Charmeleon dp3-46", "2 Fire Energy dp1-124", "Team Galactic's Mars dp3-126", "Energy Search dp1-117", "Team Galactic's Mars dp3-126", "Charmander dp3-82", "Magmortar dp3-31", "Growlithe dp3-89", "PlusPower dp3-121", "Magmar dp3-93", "Growlithe dp3-89", "Fire Energy dp1-124", "Ivysaur dp3-51", "Sentret dp3-104", "Energy Search dp1-117", "Bulbasaur dp3-77", "Fire Energy dp1-124", "Magmar dp3-93", "Fire Energy dp1-124", "Grass Energy dp1-123", "Fire Energy dp1-124", "Growlithe dp3-89", "Grass Energy dp1-123", "Fire Energy dp1-124", "Potion dp3-127", "Grass Energy dp1-123", "Sentret dp3-104"]
  ]]
  -- turn 1, me
  t:attack "Cluster Bolt"
  t:answer(false)
  t:changed {
    ["opponent active damage"] = 70,
  }
end)

test("Cluster Bolt without the discard", function(t)
  t:position [[
  # A position of ptcg; see "Positions" in cards/README.md.
  ruleset = "dp"
  turn = 1
  
  [me]
  active = { card = "Ampharos dp3-1", energy = "LLL" }
  bench = [
    "Electabuzz dp3-87",
    "Mareep dp3-94",
    "Mareep dp3-94",
  ]
  hand = ["Fighting Energy dp1-128", "Flaaffy dp3-50", "2 Lightning Energy dp1-126"]
  prizes = ["Lightning Energy dp1-126", "Professor Oak's Visit dp3-122", "Mareep dp3-94", "Voltorb dp3-117", "2 Lightning Energy dp1-126"]
  deck = ["Roseanne's Research dp3-125", "Stantler dp3-113", "Voltorb dp3-117", "Fighting Energy dp1-128", "Electivire dp3-25", "2 Electabuzz dp3-87", "Lightning Energy dp1-126", "Phanpy dp3-98", "Voltorb dp3-117", "Fighting Energy dp1-128", "Lightning Energy dp1-126", "Professor Oak's Visit dp3-122", "Lightning Energy dp1-126", "Stantler dp3-113", "Electrode dp3-26", "Lightning Energy dp1-126", "Energy Search dp1-117", "PlusPower dp3-121", "Donphan dp3-48", "Potion dp3-127", "Voltorb dp3-117", "Stantler dp3-113", "Fighting Energy dp1-128", "Potion dp3-127", "Energy Search dp1-117", "2 Fighting Energy dp1-128", "Phanpy dp3-98", "Lightning Energy dp1-126", "Fighting Energy dp1-128", "3 Lightning Energy dp1-126", "PlusPower dp3-121", "2 Phanpy dp3-98", "Roseanne's Research dp3-125", "Donphan dp3-48", "Fighting Energy dp1-128", "Electabuzz dp3-87"]
  
  [opponent]
  active = "Charizard dp3-3"
  bench = [
    "Bulbasaur dp3-77",
  ]
  hand = ["Fire Energy dp1-124", "Grass Energy dp1-123", "Fire Energy dp1-124", "Arcanine dp3-22", "Grass Energy dp1-123"]
  prizes = ["Fire Energy dp1-124", "Magmar dp3-93", "2 Fire Energy dp1-124", "Bulbasaur dp3-77", "Bebe's Search dp2-109"]
  deck = ["PlusPower dp3-121", "Bulbasaur dp3-77", "Charmander dp3-82", "Ivysaur dp3-51", "Fire Energy dp1-124", "Bebe's Search dp2-109", "Sentret dp3-104", "Growlithe dp3-89", "Venusaur dp3-20", "Charmander dp3-82", "2 Grass Energy dp1-123", "Potion dp3-127", "Grass Energy dp1-123", "Magmar dp3-93", "2 Fire Energy dp1-124", "Charmeleon dp3-46", "2 Fire Energy dp1-124", "Team Galactic's Mars dp3-126", "Energy Search dp1-117", "Team Galactic's Mars dp3-126", "Charmander dp3-82", "Magmortar dp3-31", "Growlithe dp3-89", "PlusPower dp3-121", "Magmar dp3-93", "Growlithe dp3-89", "Fire Energy dp1-124", "Ivysaur dp3-51", "Sentret dp3-104", "Energy Search dp1-117", "Bulbasaur dp3-77", "Fire Energy dp1-124", "Magmar dp3-93", "Fire Energy dp1-124", "Grass Energy dp1-123", "Fire Energy dp1-124", "Growlithe dp3-89", "Grass Energy dp1-123", "Fire Energy dp1-124", "Potion dp3-127", "Grass Energy dp1-123", "Sentret dp3-104"]
  ]]
  -- turn 1, me
  t:attack "Cluster Bolt"
  t:answer(false)
  t:changed {
    ["opponent active damage"] = 70,
  }
end)
