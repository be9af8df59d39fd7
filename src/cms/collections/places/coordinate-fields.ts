import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { numberField, validateNumber } from '../../fields/number-field'
import { toEditorMessage } from '../../hooks/editor-message'
import { words } from '../../fields/words'

const incomplete = words(
  'Vul breedte en lengte samen in, of geen van beide.',
  'Introduisez la latitude et la longitude ensemble, ou aucune des deux.',
  'Enter latitude and longitude together, or neither.',
  'Geben Sie Breite und Länge zusammen ein oder keine von beiden.',
)

/** A point on the map in degrees (WGS 84); one half of it says nothing and is refused. */
export function coordinateFields(): [NumberField, NumberField] {
  return [
    withPartner(
      'lng',
      numberField({
        name: 'lat',
        label: words('Breedtegraad', 'Latitude', 'Latitude', 'Breitengrad'),
        description: words(
          'In graden, van −90 tot 90. Antwerpen ligt op 51,22.',
          'En degrés, de −90 à 90. Anvers se trouve à 51,22.',
          'In degrees, from −90 to 90. Antwerp lies at 51.22.',
          'In Grad, von −90 bis 90. Antwerpen liegt bei 51,22.',
        ),
        min: -90,
        max: 90,
        step: 0.00001,
      }),
    ),
    withPartner(
      'lat',
      numberField({
        name: 'lng',
        label: words('Lengtegraad', 'Longitude', 'Longitude', 'Längengrad'),
        description: words(
          'In graden, van −180 tot 180. Antwerpen ligt op 4,40.',
          'En degrés, de −180 à 180. Anvers se trouve à 4,40.',
          'In degrees, from −180 to 180. Antwerp lies at 4.40.',
          'In Grad, von −180 bis 180. Antwerpen liegt bei 4,40.',
        ),
        min: -180,
        max: 180,
        step: 0.00001,
      }),
    ),
  ]
}

function withPartner(partner: 'lat' | 'lng', field: NumberField): NumberField {
  const validate: NumberFieldSingleValidation = async (value, options) => {
    const standard = await validateNumber(value, options)
    if (standard !== true) return standard
    const isAlone = isFilled(value) !== isFilled(valueOf(options.data, partner))
    return isAlone ? toEditorMessage(options.req, incomplete) : true
  }
  return { ...field, hasMany: false, minRows: undefined, maxRows: undefined, validate }
}

function valueOf(data: unknown, name: 'lat' | 'lng'): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined
}

function isFilled(value: unknown): boolean {
  return typeof value === 'number'
}
