import type { TextField, TextFieldSingleValidation } from 'payload'
import {
  measureColour,
  parseColour,
  roundContrast,
  textContrastMin,
  type ColourUse,
} from '@/domain/brand/brand-colour'
import { formatNumber } from '@/domain/formats/numbers'
import type { LocalizedText } from '@/domain/kernel/locales'
import { toEditorMessage } from '../hooks/editor-message'
import { alsoValidate } from './text-validation'

/** Refuses a colour in or on which words could not be read, and names the nearest that can. */
function createValidate(use: ColourUse): TextFieldSingleValidation {
  return (value, { req }) => {
    if (!value) return true
    const colour = parseColour(value)
    if (colour === null) {
      return toEditorMessage(req, {
        nl: `"${value}" is geen kleur. Schrijf # en zes tekens, zoals #1f3fbf.`,
        fr: `« ${value} » n’est pas une couleur. Écrivez # et six caractères, comme #1f3fbf.`,
        en: `"${value}" is not a colour. Write # and six characters, such as #1f3fbf.`,
        de: `„${value}“ ist keine Farbe. Schreiben Sie # und sechs Zeichen, wie #1f3fbf.`,
      })
    }
    const { contrast, isReadable, nearest } = measureColour(use, colour)
    if (isReadable) return true
    const found = formatNumber(roundContrast(contrast))
    const needed = formatNumber(textContrastMin)
    return toEditorMessage(req, {
      nl: `Tekst is met ${colour} niet leesbaar: contrast ${found}, nodig is ${needed}. De dichtstbijzijnde leesbare kleur is ${nearest}.`,
      fr: `Avec ${colour}, le texte n’est pas lisible : contraste ${found}, il faut ${needed}. La couleur lisible la plus proche est ${nearest}.`,
      en: `Text cannot be read with ${colour}: contrast ${found} where ${needed} is needed. The nearest readable colour is ${nearest}.`,
      de: `Mit ${colour} ist Text nicht lesbar: Kontrast ${found}, nötig ist ${needed}. Die nächste lesbare Farbe ist ${nearest}.`,
    })
  }
}

/** A colour of the agency, typed or picked; stored as `#rrggbb`. */
export function colourField(options: {
  name: string
  use: ColourUse
  label: LocalizedText
  description: LocalizedText
}): TextField {
  const { use, description, ...field } = options
  return {
    ...field,
    type: 'text',
    maxLength: 7,
    validate: alsoValidate(createValidate(use)),
    hooks: {
      beforeValidate: [
        ({ value }: { value?: unknown }) =>
          typeof value === 'string' ? (parseColour(value) ?? value) : value,
      ],
    },
    admin: {
      description,
      components: {
        Field: {
          path: '/src/cms/admin/colour-input/colour-input.client#ColourInput',
          clientProps: { use },
        },
      },
    },
  }
}
