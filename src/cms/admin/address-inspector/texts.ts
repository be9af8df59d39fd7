import type { LocalizedText } from '@/domain/kernel/locales'
import type { RouteFault } from '@/domain/routes/inspect-routes'
import { words } from '../../fields/words'

export const inspectorTexts = {
  title: words(
    'Adressen nakijken',
    'Examiner les adresses',
    'Inspect addresses',
    'Adressen prüfen',
  ),
  help: words(
    'De adressen van elke pagina in alle talen, met wat er niet aan klopt.',
    'Les adresses de chaque page dans toutes les langues, avec ce qui ne va pas.',
    'The addresses of each page in all languages, with what is wrong.',
    'Die Adressen jeder Seite in allen Sprachen, mit dem, was nicht stimmt.',
  ),
  findings: words('Bevindingen', 'Constats', 'Findings', 'Befunde'),
  addresses: words('Adressen', 'Adresses', 'Addresses', 'Adressen'),
  none: words(
    'Alles klopt: er is niets te melden.',
    'Tout est en ordre : rien à signaler.',
    'All is well: there is nothing to report.',
    'Alles in Ordnung: nichts zu melden.',
  ),
  noRows: words(
    'Geen adres past bij dit filter.',
    'Aucune adresse ne correspond à ce filtre.',
    'No address fits this filter.',
    'Keine Adresse passt zu diesem Filter.',
  ),
  search: words(
    'Zoeken in adressen',
    'Chercher une adresse',
    'Search addresses',
    'Adressen suchen',
  ),
  show: words('Toon', 'Montrer', 'Show', 'Zeigen'),
  all: words('Alles', 'Tout', 'Everything', 'Alles'),
  anyFault: words(
    'Alles met een bevinding',
    'Tout ce qui a un constat',
    'Everything with a finding',
    'Alles mit einem Befund',
  ),
  filter: words('Filteren', 'Filtrer', 'Filter', 'Filtern'),
  original: words('Oorspronkelijk pad', 'Chemin d’origine', 'Original path', 'Ursprünglicher Pfad'),
  missing: words('ontbreekt', 'manque', 'missing', 'fehlt'),
  mend: words('Verbeteren', 'Corriger', 'Mend', 'Beheben'),
  counted: words(
    '{from}–{to} van {total}',
    '{from}–{to} sur {total}',
    '{from}–{to} of {total}',
    '{from}–{to} von {total}',
  ),
  more: words(
    'en nog {count}: kies hierboven een soort.',
    'et {count} de plus : choisissez un type ci-dessus.',
    'and {count} more: choose a kind above.',
    'und {count} weitere: Wählen Sie oben eine Art.',
  ),
  previous: words('Vorige', 'Précédent', 'Previous', 'Zurück'),
  next: words('Volgende', 'Suivant', 'Next', 'Weiter'),
  pages: words('Bladzijden', 'Pages', 'Pages', 'Seiten'),
  forbidden: words(
    'Dit is er voor medewerkers.',
    'Ceci est réservé au personnel.',
    'This is for staff.',
    'Dies ist für Mitarbeiter.',
  ),
} as const

/** The kind of a finding, as a filter names it. */
export const faultNames: Readonly<Record<RouteFault, LocalizedText>> = {
  collision: words('Dubbel adres', 'Adresse en double', 'Address twice', 'Doppelte Adresse'),
  missingRecord: words('Zonder pagina', 'Sans page', 'Without page', 'Ohne Seite'),
  lostPage: words('Zonder adres', 'Sans adresse', 'Without address', 'Ohne Adresse'),
  notReciprocal: words(
    'Vertaling leidt niet terug',
    'Traduction sans retour',
    'Translation does not lead back',
    'Übersetzung führt nicht zurück',
  ),
  redirectLoop: words(
    'Omleiding in een kring',
    'Redirection en boucle',
    'Redirect in a circle',
    'Umleitung im Kreis',
  ),
  brokenLink: words('Dode link', 'Lien mort', 'Broken link', 'Toter Link'),
  unpublished: words('Niet gepubliceerd', 'Non publié', 'Not published', 'Nicht veröffentlicht'),
  noAddress: words('Taal ontbreekt', 'Langue manquante', 'Language missing', 'Sprache fehlt'),
  unknownStep: words(
    'Stap van kruimelpad onbekend',
    'Étape de fil inconnue',
    'Unknown breadcrumb step',
    'Unbekannter Brotkrumen-Schritt',
  ),
  redirectShadowed: words(
    'Omleiding zonder gevolg',
    'Redirection sans effet',
    'Redirect without effect',
    'Umleitung ohne Wirkung',
  ),
  redirectDead: words(
    'Omleiding naar niets',
    'Redirection vers rien',
    'Redirect to nothing',
    'Umleitung ins Leere',
  ),
  redirectChain: words(
    'Omleiding in stappen',
    'Redirection en chaîne',
    'Redirect in steps',
    'Umleitung in Schritten',
  ),
}

/** What is wrong, as a sentence. */
export const faultSentences: Readonly<Record<RouteFault, LocalizedText>> = {
  collision: words(
    '{locales} {subject} is ook het adres van {detail}. Enkel {key} antwoordt.',
    '{locales} {subject} est aussi l’adresse de {detail}. Seule {key} répond.',
    '{locales} {subject} is the address of {detail} too. Only {key} answers.',
    '{locales} {subject} ist auch die Adresse von {detail}. Nur {key} antwortet.',
  ),
  missingRecord: words(
    '{key} leidt naar een pagina die niet bestaat.',
    '{key} mène à une page qui n’existe pas.',
    '{key} leads to a page that does not exist.',
    '{key} führt zu einer Seite, die es nicht gibt.',
  ),
  lostPage: words(
    'De pagina {subject} heeft geen adres. Sla ze opnieuw op.',
    'La page {subject} n’a pas d’adresse. Enregistrez-la à nouveau.',
    'The page {subject} has no address. Save it again.',
    'Die Seite {subject} hat keine Adresse. Speichern Sie sie erneut.',
  ),
  notReciprocal: words(
    'Op {locales} {subject} van {key} antwoordt iets anders: {detail}',
    'À {locales} {subject} de {key}, c’est autre chose qui répond : {detail}',
    'At {locales} {subject} of {key} something else answers: {detail}',
    'Unter {locales} {subject} von {key} antwortet etwas anderes: {detail}',
  ),
  redirectLoop: words(
    'De omleiding van {subject} naar {detail} komt weer uit waar ze begint.',
    'La redirection de {subject} vers {detail} revient à son point de départ.',
    'The redirect from {subject} to {detail} comes back to where it starts.',
    'Die Umleitung von {subject} zu {detail} kommt wieder am Anfang an.',
  ),
  brokenLink: words(
    'Een link in {detail} leidt naar {subject}, en daar staat geen pagina.',
    'Un lien dans {detail} mène à {subject}, où il n’y a pas de page.',
    'A link in {detail} leads to {subject}, where there is no page.',
    'Ein Link in {detail} führt zu {subject}, wo keine Seite steht.',
  ),
  unpublished: words(
    '{key} leidt naar een pagina die zichtbaar hoort te zijn en niet gepubliceerd is.',
    '{key} mène à une page qui devrait être visible et n’est pas publiée.',
    '{key} leads to a page that should be seen and is not published.',
    '{key} führt zu einer Seite, die sichtbar sein soll und nicht veröffentlicht ist.',
  ),
  noAddress: words(
    '{key} heeft geen adres in {locales}.',
    '{key} n’a pas d’adresse en {locales}.',
    '{key} has no address in {locales}.',
    '{key} hat keine Adresse in {locales}.',
  ),
  unknownStep: words(
    'Het kruimelpad van {key} noemt {subject}, en dat kent geen adres.',
    'Le fil d’Ariane de {key} nomme {subject}, qu’aucune adresse ne connaît.',
    'The breadcrumb of {key} names {subject}, which no address knows.',
    'Der Brotkrumenpfad von {key} nennt {subject}, das keine Adresse kennt.',
  ),
  redirectShadowed: words(
    'De omleiding van {subject} wordt nooit gevolgd: dat adres antwoordt zelf.',
    'La redirection de {subject} n’est jamais suivie : cette adresse répond elle-même.',
    'The redirect from {subject} is never followed: that address answers by itself.',
    'Der Umleitung von {subject} wird nie gefolgt: Diese Adresse antwortet selbst.',
  ),
  redirectDead: words(
    'De omleiding van {subject} eindigt op {detail}, en daar staat geen pagina.',
    'La redirection de {subject} finit à {detail}, où il n’y a pas de page.',
    'The redirect from {subject} ends at {detail}, where there is no page.',
    'Die Umleitung von {subject} endet bei {detail}, wo keine Seite steht.',
  ),
  redirectChain: words(
    'De omleiding van {subject} loopt over andere naar {detail}. Bezoekers merken er niets van.',
    'La redirection de {subject} passe par d’autres vers {detail}. Les visiteurs ne le remarquent pas.',
    'The redirect from {subject} leads by others to {detail}. Visitors notice nothing of it.',
    'Die Umleitung von {subject} führt über andere zu {detail}. Besucher merken davon nichts.',
  ),
}
