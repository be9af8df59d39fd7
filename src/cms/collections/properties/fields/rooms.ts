import type { LocalizedText } from '@/domain/kernel/locales'
import type { Field, NumberField } from 'payload'
import { numberField } from '../../../fields/number-field'
import { wholeNumber } from '../../../fields/whole-number'
import { words } from '../../../fields/words'
import { notBeforeConstruction } from './date-checks'
import { codeField, countField } from './facts'

/** What there is inside, and when it was built. */
export const roomFields: Field[] = [
  countField('bedrooms', words('Slaapkamers', 'Chambres', 'Bedrooms', 'Schlafzimmer'), {
    index: true,
  }),
  countField('bathrooms', words('Badkamers', 'Salles de bains', 'Bathrooms', 'Badezimmer')),
  countField(
    'showerRooms',
    words('Douchekamers', 'Salles de douche', 'Shower rooms', 'Duschbäder'),
  ),
  countField('toilets', words('Toiletten', 'Toilettes', 'Toilets', 'Toiletten')),
  countField(
    'floors',
    words('Aantal verdiepingen', 'Nombre d’étages', 'Number of floors', 'Anzahl Etagen'),
  ),
  countField('garages', words('Garages', 'Garages', 'Garages', 'Garagen')),
  countField(
    'parkings',
    words('Binnenstaanplaatsen', 'Parkings intérieurs', 'Indoor parking', 'Tiefgaragenplätze'),
  ),
  countField(
    'parkingsExternal',
    words('Buitenstaanplaatsen', 'Parkings extérieurs', 'Outdoor parking', 'Außenstellplätze'),
  ),
  codeField<'facades'>('facades', words('Gevels', 'Façades', 'Facades', 'Fassaden'), {
    open: words('Open bebouwing', '4 façades', 'Detached', 'Freistehend'),
    halfOpen: words('Halfopen bebouwing', '3 façades', 'Semi-detached', 'Doppelhaushälfte'),
    closed: words('Gesloten bebouwing', '2 façades', 'Terraced', 'Reihenhaus'),
  }),
  yearField(
    'constructionYear',
    words('Bouwjaar', 'Année de construction', 'Year of construction', 'Baujahr'),
  ),
  notBeforeConstruction(
    yearField(
      'renovationYear',
      words('Renovatiejaar', 'Année de rénovation', 'Year of renovation', 'Renovierungsjahr'),
    ),
  ),
]

function yearField(name: string, label: LocalizedText): NumberField {
  return wholeNumber(
    numberField({
      name,
      label,
      min: 1000,
      max: 2100,
      description: words(
        'Vier cijfers, van 1000 tot 2100.',
        'Quatre chiffres, de 1000 à 2100.',
        'Four digits, from 1000 to 2100.',
        'Vier Ziffern, von 1000 bis 2100.',
      ),
    }),
  )
}
