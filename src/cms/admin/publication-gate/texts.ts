import type { LocalizedText } from '@/domain/kernel/locales'
import type { PublicationIssueLevel } from '@/domain/properties/publication-issues'
import type { GateLevel } from '../../collections/properties/gate/gate-level'
import { words } from '../../fields/words'

const verdicts: Readonly<Record<GateLevel, LocalizedText>> = {
  blocked: words(
    'Dit pand mag zo nog niet in de advertenties.',
    'Ce bien ne peut pas encore être annoncé ainsi.',
    'This property may not be advertised like this yet.',
    'Dieses Objekt darf so noch nicht beworben werden.',
  ),
  warning: words(
    'Dit pand mag gepubliceerd worden, maar er ontbreekt nog iets.',
    'Ce bien peut être publié, mais il manque encore quelque chose.',
    'This property may be published, but something is still missing.',
    'Dieses Objekt darf veröffentlicht werden, aber es fehlt noch etwas.',
  ),
  clear: words(
    'Alles wat de wet vraagt, is ingevuld.',
    'Tout ce que la loi demande est complété.',
    'Everything the law asks for is filled in.',
    'Alles, was das Gesetz verlangt, ist ausgefüllt.',
  ),
}

const levels: Readonly<Record<PublicationIssueLevel, LocalizedText>> = {
  blocking: words(
    'Nodig om te publiceren',
    'Nécessaire pour publier',
    'Needed to publish',
    'Nötig zum Veröffentlichen',
  ),
  warning: words('Aan te vullen', 'À compléter', 'To be completed', 'Zu ergänzen'),
  info: words('Goed om te weten', 'Bon à savoir', 'Good to know', 'Gut zu wissen'),
}

export const texts = {
  title: words('Wettelijke vermeldingen', 'Mentions légales', 'Legal mentions', 'Pflichtangaben'),
  verdicts,
  /** What `verdicts.warning` says of a home that is published already. */
  published: words(
    'Dit pand is gepubliceerd, maar er ontbreekt nog iets.',
    'Ce bien est publié, mais il manque encore quelque chose.',
    'This property is published, but something is still missing.',
    'Dieses Objekt ist veröffentlicht, aber es fehlt noch etwas.',
  ),
  /** Before a type is chosen and a place in Belgium is known. */
  unknown: words(
    'Kies type en gemeente om te zien wat de wet vraagt.',
    'Choisissez le type et la commune pour voir ce que la loi demande.',
    'Choose type and town to see what the law asks for.',
    'Wählen Sie Typ und Gemeinde, um zu sehen, was das Gesetz verlangt.',
  ),
  levels,
  pictures: words(
    'Beelden zonder beschrijving',
    'Images sans description',
    'Pictures without a description',
    'Bilder ohne Beschreibung',
  ),
  picturesReason: words(
    'Wie een beeld niet ziet, hoort of leest zijn alternatieve tekst. Vul die in voor elke taal van de site.',
    'Qui ne voit pas une image entend ou lit son texte alternatif. Complétez-le dans chaque langue du site.',
    'Whoever does not see a picture hears or reads its alternative text. Fill it in for each language of the site.',
    'Wer ein Bild nicht sieht, hört oder liest seinen Alternativtext. Ergänzen Sie ihn in jeder Sprache der Website.',
  ),
}
