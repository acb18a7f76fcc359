local fossil = ptcg.require "fossil"

card.play = fossil(ptcg.filter { "pokemon", name = "Archen" })
