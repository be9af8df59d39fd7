import type { MarqueeTone } from '@/domain/properties/marquees'
import type { LocalizedText } from '@/domain/kernel/locales'
import type { Field } from 'payload'
import { checkboxField } from '../../fields/checkbox-field'
import { localizedText } from '../../fields/localized-text'
import { numberField } from '../../fields/number-field'
import { selectField } from '../../fields/select-field'
import { wholeNumber } from '../../fields/whole-number'
import { words } from '../../fields/words'

const toneNames: Readonly<Record<MarqueeTone, LocalizedText>> = {
  enamel: words('Emailblauw', 'Bleu émail', 'Enamel blue', 'Emailblau'),
  marigold: words('Goudsbloem', 'Souci', 'Marigold', 'Ringelblume'),
  ink: words('Inkt', 'Encre', 'Ink', 'Tinte'),
  tile: words('Dakpan', 'Tuile', 'Tile', 'Ziegel'),
  chalk: words('Krijt', 'Craie', 'Chalk', 'Kreide'),
}

export const marqueeFields: Field[] = [
  localizedText({
    name: 'name',
    label: words('Tekst', 'Texte', 'Text', 'Text'),
    description: words(
      'Leeg bij code 0: een foto zonder banner.',
      'Vide pour le code 0 : une photo sans bandeau.',
      'Empty for code 0: a picture without a banner.',
      'Leer bei Code 0: ein Foto ohne Banner.',
    ),
    maxLength: 40,
  }),
  wholeNumber(
    numberField({
      name: 'code',
      label: words('Code', 'Code', 'Code', 'Code'),
      description: words(
        '0 tot 4, zoals in feeds en op de kaart.',
        'De 0 à 4, comme dans les flux et sur la carte.',
        '0 to 4, as in feeds and on the map.',
        '0 bis 4, wie in Feeds und auf der Karte.',
      ),
      max: 4,
      required: true,
      unique: true,
      index: true,
    }),
  ),
  selectField({
    name: 'tone',
    label: words('Kleur', 'Couleur', 'Colour', 'Farbe'),
    description: words(
      'De tekst blijft leesbaar op elke kleur.',
      'Le texte reste lisible sur chaque couleur.',
      'The text stays readable on every colour.',
      'Der Text bleibt auf jeder Farbe lesbar.',
    ),
    options: toneNames,
    required: true,
    defaultValue: 'enamel',
  }),
  checkboxField({
    name: 'hidesPrice',
    label: words('Verbergt de prijs', 'Masque le prix', 'Hides the price', 'Verbirgt den Preis'),
    description: words(
      'De tekst staat dan op de plaats van de prijs.',
      'Le texte prend alors la place du prix.',
      'The text then stands in the place of the price.',
      'Der Text steht dann anstelle des Preises.',
    ),
    index: true,
  }),
  checkboxField({
    name: 'showOnMap',
    label: words('Op de kaart', 'Sur la carte', 'On the map', 'Auf der Karte'),
    description: words(
      'Panden met deze banner staan op de kaart.',
      'Les biens avec ce bandeau figurent sur la carte.',
      'Properties with this banner stand on the map.',
      'Objekte mit diesem Banner stehen auf der Karte.',
    ),
    defaultValue: true,
  }),
  checkboxField({
    name: 'inLists',
    label: words('In de lijsten', 'Dans les listes', 'In the lists', 'In den Listen'),
    description: words(
      'Panden met deze banner staan in de gewone lijsten.',
      'Les biens avec ce bandeau figurent dans les listes ordinaires.',
      'Properties with this banner stand in the ordinary lists.',
      'Objekte mit diesem Banner stehen in den gewöhnlichen Listen.',
    ),
    defaultValue: true,
  }),
  wholeNumber(
    numberField({
      name: 'daysVisible',
      label: words(
        'Aantal dagen zichtbaar',
        'Jours de visibilité',
        'Days visible',
        'Sichtbare Tage',
      ),
      description: words(
        'Vanaf publicatie of verkoop, 1 tot 3650. Leeg: zolang hij is gekozen.',
        'Dès la publication ou la vente, de 1 à 3650. Vide : tant qu’il est choisi.',
        'From publication or sale, 1 to 3650. Empty: for as long as it is chosen.',
        'Ab Veröffentlichung oder Verkauf, 1 bis 3650. Leer: solange er gewählt ist.',
      ),
      min: 1,
      max: 3650,
    }),
  ),
]
