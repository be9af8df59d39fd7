import type { LocalizedText } from '@/domain/kernel/locales'
import type { VisibilityPlace } from '@/domain/visibility/hurdle'
import { words } from '../../fields/words'

export const panelTexts = {
  open: words(
    'Waarom (niet) zichtbaar?',
    'Pourquoi (in)visible ?',
    'Why is this (not) visible?',
    'Warum (nicht) sichtbar?',
  ),
  help: words(
    'Wat de site op dit ogenblik antwoordt over wat gepubliceerd is.',
    'Ce que le site répond en ce moment sur ce qui est publié.',
    'What the site answers at this moment about what is published.',
    'Was die Website im Moment über das Veröffentlichte antwortet.',
  ),
  newerDraft: words(
    'Er is een nieuwer concept. Het telt pas mee als het gepubliceerd is.',
    'Il existe un brouillon plus récent. Il ne compte qu’une fois publié.',
    'There is a newer draft. It only counts once it is published.',
    'Es gibt einen neueren Entwurf. Er zählt erst, wenn er veröffentlicht ist.',
  ),
  named: words('{kind}: {name}', '{kind} : {name}', '{kind}: {name}', '{kind}: {name}'),
  loading: words('Even geduld…', 'Un instant…', 'One moment…', 'Einen Moment…'),
  failed: words(
    'Dat is niet gelukt. Probeer het opnieuw.',
    'Cela n’a pas abouti. Réessayez.',
    'That did not work. Try again.',
    'Das hat nicht geklappt. Versuchen Sie es erneut.',
  ),
  retry: words('Opnieuw', 'Réessayer', 'Try again', 'Erneut versuchen'),
  addresses: words('Adressen', 'Adresses', 'Addresses', 'Adressen'),
  noAddress: words(
    'Geen adres in deze taal.',
    'Pas d’adresse dans cette langue.',
    'No address in this language.',
    'Keine Adresse in dieser Sprache.',
  ),
  alsoAt: words('ook op', 'aussi à', 'also at', 'auch unter'),
  visible: words('Zichtbaar in', 'Visible dans', 'Visible in', 'Sichtbar in'),
  notVisible: words('Niet zichtbaar in', 'Pas visible dans', 'Not visible in', 'Nicht sichtbar in'),
  position: words(
    'plaats {at} van {total}',
    'place {at} sur {total}',
    'place {at} of {total}',
    'Platz {at} von {total}',
  ),
} as const

export const placeNames: Readonly<Record<VisibilityPlace, LocalizedText>> = {
  page: words('Eigen pagina', 'Page propre', 'Its own page', 'Eigene Seite'),
  menu: words('Menu', 'Menu', 'Menu', 'Menü'),
  list: words('Lijst', 'Liste', 'List', 'Liste'),
  home: words('Startpagina', 'Page d’accueil', 'Home page', 'Startseite'),
  map: words('Kaart', 'Carte', 'Map', 'Karte'),
  suggestions: words(
    'Suggesties van het zoekvak',
    'Suggestions de la recherche',
    'Suggestions of the search box',
    'Vorschläge des Suchfelds',
  ),
  feed: words('Feed', 'Flux', 'Feed', 'Feed'),
  sitemap: words('Sitemap', 'Plan du site', 'Sitemap', 'Sitemap'),
  searchEngines: words(
    'Zoekmachines mogen ze opnemen',
    'Indexable par les moteurs de recherche',
    'Search engines may list it',
    'Suchmaschinen dürfen sie aufnehmen',
  ),
  alerts: words('Zoekmeldingen', 'Alertes', 'Search alerts', 'Suchmeldungen'),
}
