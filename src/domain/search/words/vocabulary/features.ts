import type { AvailabilityChoice, SearchFeature } from '../../search-criteria'
import { createLexicon } from '../lexicon'

/** What a home has or is. A balcony counts as a terrace: the site keeps no balconies apart. */
export const features = createLexicon<SearchFeature>([
  {
    value: 'garden',
    words: {
      nl: 'tuin, tuintje, tuinen, stadstuin, zuidtuin',
      fr: 'jardin, jardins, jardinet',
      en: 'garden, gardens, backyard, yard',
      de: 'Garten, Gärten, Gartenanteil',
    },
  },
  {
    value: 'terrace',
    words: {
      nl: 'terras, terrassen, terrasje, dakterras, zonneterras, balkon, balkons, balkonnetje',
      fr: 'terrasse, terrasses, balcon, balcons',
      en: 'terrace, terraces, patio, balcony, balconies, roof terrace',
      de: 'Terrasse, Terrassen, Dachterrasse, Balkon, Balkone, Loggia',
    },
  },
  {
    value: 'lift',
    words: {
      nl: 'lift, liften',
      fr: 'ascenseur, ascenseurs, lift',
      en: 'lift, lifts, elevator, elevators',
      de: 'Aufzug, Aufzüge, Fahrstuhl, Lift',
    },
  },
  {
    value: 'furnished',
    words: {
      nl: 'gemeubeld, gemeubelde, gemeubileerd, bemeubeld',
      fr: 'meublé, meublée, meublés, meublées',
      en: 'furnished',
      de: 'möbliert, möblierte, möbliertes, möblierten',
    },
  },
  {
    value: 'pool',
    words: {
      nl: 'zwembad, zwembaden, binnenzwembad, buitenzwembad, zwemvijver',
      fr: 'piscine, piscines',
      en: 'pool, pools, swimming pool, swimming-pool',
      de: 'Schwimmbad, Pool, Schwimmbecken, Swimmingpool',
    },
  },
  {
    value: 'new-build',
    words: {
      nl: 'nieuwbouw, nieuwbouwproject, nieuwbouwprojecten, nieuw gebouwd, nieuw gebouwde',
      fr: 'neuf, neuve, neufs, neuves, construction neuve, nouvelle construction, constructions neuves',
      en: 'new build, new-build, newbuild, new construction, newly built, new development',
      de: 'Neubau, Neubauten, Neubauprojekt',
    },
  },
  {
    value: 'annuity',
    words: {
      nl: 'lijfrente, op lijfrente',
      fr: 'viager, en viager, rente viagère',
      en: 'annuity, life annuity, on annuity',
      de: 'Leibrente, auf Leibrente, auf Rentenbasis',
    },
  },
])

/** A place for a car: a wish when a home is looked for, otherwise a type of its own. */
export const carSpaces = createLexicon<'garage' | 'parking'>([
  {
    value: 'garage',
    words: {
      nl: 'garage, garages, inpandige garage',
      fr: 'garage, garages',
      en: 'garage, garages',
      de: 'Garage, Garagen, Tiefgarage',
    },
  },
  {
    value: 'parking',
    words: {
      nl: 'parking, parkings, parkeerplaats, parkeerplaatsen, staanplaats, staanplaatsen, autostaanplaats, autostaanplaatsen, carport, parkeergelegenheid',
      fr: 'parking, parkings, emplacement de parking, place de parking, emplacement, emplacements, stationnement, carport',
      en: 'parking, parking space, parking spaces, parking spot, parking place, carport, car park',
      de: 'Parkplatz, Parkplätze, Stellplatz, Stellplätze, Autostellplatz, Carport',
    },
  },
])

/** Until when a home has to be free. */
export const availabilities = createLexicon<AvailabilityChoice>([
  {
    value: 'now',
    words: {
      nl: 'onmiddellijk vrij, onmiddellijk beschikbaar, direct vrij, direct beschikbaar, meteen vrij, meteen beschikbaar, nu vrij, nu beschikbaar, vrij bij akte, onmiddellijk',
      fr: 'libre de suite, libre immédiatement, libre tout de suite, disponible de suite, disponible immédiatement, disponible tout de suite, immédiatement libre, immédiatement disponible, immédiatement, de suite, tout de suite',
      en: 'available now, available immediately, immediately available, vacant now, free now, immediately',
      de: 'sofort frei, sofort verfügbar, sofort beziehbar, ab sofort, ab sofort frei, ab sofort verfügbar, sofort',
    },
  },
  {
    value: '3-months',
    words: {
      nl: 'binnen 3 maanden, binnen drie maanden, vrij binnen 3 maanden, vrij binnen drie maanden, beschikbaar binnen 3 maanden',
      fr: 'dans les 3 mois, dans les trois mois, libre dans les 3 mois, libre dans les trois mois, disponible dans les 3 mois, endéans les 3 mois',
      en: 'within 3 months, within three months, available within 3 months, available within three months',
      de: 'innerhalb von 3 Monaten, innerhalb von drei Monaten, in 3 Monaten, in drei Monaten, verfügbar innerhalb von 3 Monaten',
    },
  },
  {
    value: 'open',
    words: {
      nl: 'nog beschikbaar, beschikbaar, nog vrij, niet verkocht, nog niet verkocht, niet verhuurd, nog niet verhuurd, nog te koop',
      fr: 'encore disponible, toujours disponible, disponible, disponibles, encore libre, non vendu, pas vendu, pas encore vendu, non loué, pas loué, pas encore loué',
      en: 'still available, available, not sold, unsold, not yet sold, not let, not rented, not under option',
      de: 'noch verfügbar, verfügbar, noch frei, nicht verkauft, noch nicht verkauft, nicht vermietet, noch nicht vermietet',
    },
  },
])
