import { words } from '../../fields/words'
import { inRecord, rule } from './rule-text'

const shown = inRecord('status', words('Zichtbaarheid', 'Visibilité', 'Visibility', 'Sichtbarkeit'))
const publicLabel = words('Eigen pagina', 'Page propre', 'Page of its own', 'Eigene Seite')
const routeLabel = words(
  'Naar de adressentabel',
  'Vers la table d’adresses',
  'To the address table',
  'Zur Adresstabelle',
)
const isPublic = inRecord('isPublic', publicLabel)

/** What keeps a page, article or project out of menus and sitemaps. */
export const contentRules = {
  notShown: rule(
    words(
      'Het is niet op “gepubliceerd” of “verborgen” gezet.',
      'Il n’est réglé ni sur « publié » ni sur « masqué ».',
      'It is set to neither “published” nor “hidden”.',
      'Es ist weder auf „veröffentlicht“ noch auf „verborgen“ gestellt.',
    ),
    shown,
  ),
  hidden: rule(
    words(
      'Het is verborgen: het antwoordt, maar wordt nergens aangekondigd.',
      'Il est masqué : il répond, mais n’est annoncé nulle part.',
      'It is hidden: it answers, but is announced nowhere.',
      'Es ist verborgen: Es antwortet, wird aber nirgends angekündigt.',
    ),
    shown,
  ),
  archived: rule(
    words('Het is gearchiveerd.', 'Il est archivé.', 'It is archived.', 'Es ist archiviert.'),
    shown,
  ),
  notPublic: rule(
    words(
      'Het heeft geen eigen pagina: dat staat uit.',
      'Il n’a pas de page propre : c’est désactivé.',
      'It has no page of its own: that is switched off.',
      'Es hat keine eigene Seite: Das ist ausgeschaltet.',
    ),
    isPublic,
  ),
  noRoute: rule(
    words(
      'Het heeft geen lijn in de adressentabel. Sla het opnieuw op.',
      'Il n’a pas de ligne dans la table d’adresses. Enregistrez-le à nouveau.',
      'It has no line in the address table. Save it again.',
      'Es hat keine Zeile in der Adresstabelle. Speichern Sie es erneut.',
    ),
    inRecord(
      null,
      words('Naar het formulier', 'Vers le formulaire', 'To the form', 'Zum Formular'),
    ),
  ),
  noAddress: rule(
    words(
      'Er is geen adres in deze taal.',
      'Il n’y a pas d’adresse dans cette langue.',
      'There is no address in this language.',
      'Es gibt keine Adresse in dieser Sprache.',
    ),
    { to: 'route' as const, field: 'localizedPath', label: routeLabel },
  ),
  feedback: rule(
    words(
      'Bedankpagina’s worden nergens aangekondigd.',
      'Les pages de remerciement ne sont annoncées nulle part.',
      'Pages of thanks are announced nowhere.',
      'Dankesseiten werden nirgends angekündigt.',
    ),
    inRecord('screen', words('Toont', 'Montre', 'Shows', 'Zeigt')),
  ),
  noIndex: rule(
    words(
      'Zoekmachines worden hier geweerd.',
      'Les moteurs de recherche sont écartés ici.',
      'Search engines are kept out here.',
      'Suchmaschinen werden hier ausgeschlossen.',
    ),
    inRecord('seo__noIndex', words('SEO', 'SEO', 'SEO', 'SEO')),
  ),
  leadsElsewhere: rule(
    words(
      'Het menu-item leidt naar een ander adres.',
      'L’élément de menu mène à une autre adresse.',
      'The menu item leads to another address.',
      'Der Menüpunkt führt zu einer anderen Adresse.',
    ),
    inRecord('redirect', words('Leidt door', 'Redirige', 'Redirects', 'Leitet weiter')),
  ),
  notInMenu: rule(
    words(
      '“In het menu” is niet aangevinkt.',
      '« Dans le menu » n’est pas coché.',
      '“In the menu” is not ticked.',
      '„Im Menü“ ist nicht angekreuzt.',
    ),
    inRecord('inMenu', words('In het menu', 'Dans le menu', 'In the menu', 'Im Menü')),
  ),
  aboveNotInMenu: rule(
    words(
      'De pagina erboven staat in deze taal niet in het menu.',
      'La page au-dessus n’est pas au menu dans cette langue.',
      'The page above is not in the menu in this language.',
      'Die Seite darüber steht in dieser Sprache nicht im Menü.',
    ),
    inRecord('parent', words('Valt onder', 'Fait partie de', 'Part of', 'Gehört zu')),
  ),
  tooDeep: rule(
    words(
      'Het menu gaat niet zo diep.',
      'Le menu ne descend pas si bas.',
      'The menu does not go so deep.',
      'Das Menü reicht nicht so tief.',
    ),
    { to: 'menu' as const, field: null, label: words('Menu', 'Menu', 'Menu', 'Menü') },
  ),
}
