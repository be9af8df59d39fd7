import type { LocalizedText } from '../kernel/locales'

type Names = readonly [nl: string, fr: string, en?: string, de?: string]

/**
 * Towns that people search for in more than one language. English and German take the local name
 * where they have none of their own: Dutch names in Flanders, French names in Wallonia.
 */
const flemish: readonly Names[] = [
  ['Antwerpen', 'Anvers', 'Antwerp'],
  ['Gent', 'Gand', 'Ghent'],
  ['Brugge', 'Bruges', 'Bruges', 'Brügge'],
  ['Leuven', 'Louvain', 'Leuven', 'Löwen'],
  ['Mechelen', 'Malines', 'Mechelen', 'Mecheln'],
  ['Kortrijk', 'Courtrai'],
  ['Oostende', 'Ostende', 'Ostend', 'Ostende'],
  ['Ieper', 'Ypres', 'Ypres', 'Ypern'],
  ['Halle', 'Hal'],
  ['Vilvoorde', 'Vilvorde'],
  ['Tienen', 'Tirlemont'],
  ['Aalst', 'Alost'],
  ['Dendermonde', 'Termonde'],
  ['Ronse', 'Renaix'],
  ['Sint-Niklaas', 'Saint-Nicolas'],
  ['Roeselare', 'Roulers'],
  ['Sint-Truiden', 'Saint-Trond'],
  ['Tongeren', 'Tongres'],
  ['Oudenaarde', 'Audenarde'],
  ['Veurne', 'Furnes'],
  ['Diksmuide', 'Dixmude'],
  ['Nieuwpoort', 'Nieuport'],
  ['De Panne', 'La Panne'],
  ['De Haan', 'Le Coq'],
  ['Geraardsbergen', 'Grammont'],
  ['Lier', 'Lierre'],
  ['Zoutleeuw', 'Léau'],
  ['Diest', 'Diest'],
]

const walloon: readonly Names[] = [
  ['Luik', 'Liège', 'Liège', 'Lüttich'],
  ['Namen', 'Namur'],
  ['Bergen', 'Mons'],
  ['Doornik', 'Tournai'],
  ['Waver', 'Wavre'],
  ['Nijvel', 'Nivelles'],
  ['Aarlen', 'Arlon', 'Arlon', 'Arel'],
  ['Bastenaken', 'Bastogne', 'Bastogne', 'Bastnach'],
  ['Hoei', 'Huy'],
  ["'s-Gravenbrakel", 'Braine-le-Comte'],
  ['Eigenbrakel', "Braine-l'Alleud"],
  ['Kasteelbrakel', 'Braine-le-Château'],
  ['Komen', 'Comines'],
  ['Moeskroen', 'Mouscron'],
  ['Terhulpen', 'La Hulpe'],
  ['Geldenaken', 'Jodoigne'],
  ['Edingen', 'Enghien'],
  ['Lessen', 'Lessines'],
  ['Vloesberg', 'Flobecq'],
  ['Zinnik', 'Soignies'],
  ['Aat', 'Ath'],
  ['Tubeke', 'Tubize'],
  ['Wezet', 'Visé'],
  ['Borgworm', 'Waremme'],
  ['Bitsingen', 'Bassenge'],
]

const brussels: readonly Names[] = [
  ['Brussel', 'Bruxelles', 'Brussels', 'Brüssel'],
  ['Anderlecht', 'Anderlecht'],
  ['Elsene', 'Ixelles'],
  ['Etterbeek', 'Etterbeek'],
  ['Evere', 'Evere'],
  ['Ganshoren', 'Ganshoren'],
  ['Jette', 'Jette'],
  ['Koekelberg', 'Koekelberg'],
  ['Oudergem', 'Auderghem'],
  ['Schaarbeek', 'Schaerbeek'],
  ['Sint-Agatha-Berchem', 'Berchem-Sainte-Agathe'],
  ['Sint-Gillis', 'Saint-Gilles'],
  ['Sint-Jans-Molenbeek', 'Molenbeek-Saint-Jean'],
  ['Sint-Joost-ten-Node', 'Saint-Josse-ten-Noode'],
  ['Sint-Lambrechts-Woluwe', 'Woluwe-Saint-Lambert'],
  ['Sint-Pieters-Woluwe', 'Woluwe-Saint-Pierre'],
  ['Ukkel', 'Uccle'],
  ['Vorst', 'Forest'],
  ['Watermaal-Bosvoorde', 'Watermael-Boitsfort'],
  ['Laken', 'Laeken'],
  ['Haren', 'Haeren'],
]

const eastBelgian: readonly Names[] = [
  ['Amel', 'Amblève', 'Amel', 'Amel'],
  ['Büllingen', 'Bullange', 'Büllingen', 'Büllingen'],
  ['Bütgenbach', 'Butgenbach', 'Bütgenbach', 'Bütgenbach'],
  ['Kelmis', 'La Calamine', 'Kelmis', 'Kelmis'],
  ['Sankt Vith', 'Saint-Vith', 'Sankt Vith', 'Sankt Vith'],
]

function withLocalName(local: 'nl' | 'fr') {
  return ([nl, fr, en, de]: Names): LocalizedText => {
    const fallback = local === 'nl' ? nl : fr
    return { nl, fr, en: en ?? fallback, de: de ?? fallback }
  }
}

/** The names of well-known towns in the four languages. */
export const placeAliases: readonly LocalizedText[] = [
  ...flemish.map(withLocalName('nl')),
  ...walloon.map(withLocalName('fr')),
  ...brussels.map(withLocalName('fr')),
  ...eastBelgian.map(withLocalName('nl')),
]
