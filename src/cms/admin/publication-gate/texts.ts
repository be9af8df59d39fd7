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
  levels,
}
