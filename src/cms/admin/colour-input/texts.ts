import { words } from '../../fields/words'

export const colourTexts = {
  pick: words('Kleur kiezen', 'Choisir la couleur', 'Pick the colour', 'Farbe wählen'),
  unknown: words(
    'Schrijf # en zes tekens, zoals #1f3fbf.',
    'Écrivez # et six caractères, comme #1f3fbf.',
    'Write # and six characters, such as #1f3fbf.',
    'Schreiben Sie # und sechs Zeichen, wie #1f3fbf.',
  ),
  readable: words(
    'Leesbaar: het laagste contrast van tekst is {contrast}.',
    'Lisible : le contraste de texte le plus faible est de {contrast}.',
    'Readable: the lowest contrast of text is {contrast}.',
    'Lesbar: Der niedrigste Textkontrast ist {contrast}.',
  ),
  unreadable: words(
    'Niet leesbaar: contrast {contrast}, nodig is {min}. De dichtstbijzijnde leesbare kleur is {nearest}.',
    'Illisible : contraste {contrast}, il faut {min}. La couleur lisible la plus proche est {nearest}.',
    'Not readable: contrast {contrast} where {min} is needed. The nearest readable colour is {nearest}.',
    'Nicht lesbar: Kontrast {contrast}, nötig ist {min}. Die nächste lesbare Farbe ist {nearest}.',
  ),
  take: words(
    '{nearest} overnemen',
    'Reprendre {nearest}',
    'Take {nearest}',
    '{nearest} übernehmen',
  ),
  shades: words(
    'Afgeleide tinten',
    'Nuances déduites',
    'Shades that follow from it',
    'Abgeleitete Töne',
  ),
  sample: words('Tekst', 'Texte', 'Text', 'Text'),
} as const
