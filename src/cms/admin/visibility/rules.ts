import type { HurdleRule } from '@/domain/visibility/hurdle'
import { words } from '../../fields/words'
import { contentRules } from './content-rules'
import { propertyRules } from './property-rules'
import { inRecord, rule, type RuleText } from './rule-text'

/** What each rule says to the editor, and where what it looks at is changed. */
export const ruleTexts: Readonly<Record<HurdleRule, RuleText>> = {
  ...propertyRules,
  ...contentRules,
  trashed: rule(
    words(
      'Het ligt in de prullenbak.',
      'Il est dans la corbeille.',
      'It is in the trash.',
      'Es liegt im Papierkorb.',
    ),
    inRecord(null, words('Terugzetten', 'Restaurer', 'Restore', 'Wiederherstellen')),
  ),
  draft: rule(
    words(
      'Het is een concept: geen enkele versie is gepubliceerd.',
      'C’est un brouillon : aucune version n’est publiée.',
      'It is a draft: no version of it is published.',
      'Es ist ein Entwurf: Keine Fassung ist veröffentlicht.',
    ),
  ),
  missesMention: rule(
    words(
      'Een wettelijke vermelding ontbreekt; daarom kan het niet gepubliceerd worden.',
      'Une mention légale manque ; il ne peut donc pas être publié.',
      'A legal mention is missing, so that it cannot be published.',
      'Eine Pflichtangabe fehlt; deshalb lässt es sich nicht veröffentlichen.',
    ),
    inRecord(
      'publication-gate',
      words('Wat ontbreekt', 'Ce qui manque', 'What is missing', 'Was fehlt'),
    ),
  ),
  scheduled: rule(
    words(
      'Het wordt vanzelf gepubliceerd op {value}.',
      'Il sera publié d’office le {value}.',
      'It is published by itself on {value}.',
      'Es wird am {value} von selbst veröffentlicht.',
    ),
  ),
  languageOff: rule(
    words(
      'De site spreekt deze taal niet.',
      'Le site ne parle pas cette langue.',
      'The site does not speak this language.',
      'Die Website spricht diese Sprache nicht.',
    ),
    { to: 'languages', field: null, label: words('Talen', 'Langues', 'Languages', 'Sprachen') },
  ),
  notMeant: rule(
    words(
      'Deze taal is niet aangevinkt.',
      'Cette langue n’est pas cochée.',
      'This language is not ticked.',
      'Diese Sprache ist nicht angekreuzt.',
    ),
    inRecord('visibleIn', words('Zichtbaar in', 'Visible en', 'Visible in', 'Sichtbar in')),
  ),
  noTitle: rule(
    words(
      'Er is geen titel in deze taal.',
      'Il n’y a pas de titre dans cette langue.',
      'There is no title in this language.',
      'Es gibt keinen Titel in dieser Sprache.',
    ),
    inRecord('title', words('Titel', 'Titre', 'Title', 'Titel')),
  ),
  outOfStep: rule(
    words(
      'De site loopt hierop achter. Bewaar het opnieuw; blijft dit staan, verwittig dan de beheerder.',
      'Le site n’est pas à jour pour ceci. Enregistrez à nouveau ; si cela persiste, avertissez l’administrateur.',
      'The site lags behind this. Save it again; where this stays, tell the administrator.',
      'Die Website ist hier nicht auf dem neuesten Stand. Speichern Sie erneut; bleibt dies, informieren Sie den Administrator.',
    ),
  ),
}
