import { parsePostcode, type PostalCountry } from '@/domain/contact/postcode'
import { countries } from '@/domain/places/countries'
import type { LocalizedText } from '@/domain/kernel/locales'
import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { toEditorMessage } from '../../hooks/editor-message'
import { words } from '../../fields/words'

const messages: Readonly<Record<PostalCountry, LocalizedText>> = {
  BE: words(
    'Vul een Belgische postcode in: 1000 tot 9999.',
    'Introduisez un code postal belge : de 1000 à 9999.',
    'Enter a Belgian postcode: 1000 to 9999.',
    'Geben Sie eine belgische Postleitzahl ein: 1000 bis 9999.',
  ),
  LU: words(
    'Vul een Luxemburgse postcode in: vier cijfers.',
    'Introduisez un code postal luxembourgeois : quatre chiffres.',
    'Enter a Luxembourg postcode: four digits.',
    'Geben Sie eine luxemburgische Postleitzahl ein: vier Ziffern.',
  ),
  ES: words(
    'Vul een Spaanse postcode in: vijf cijfers.',
    'Introduisez un code postal espagnol : cinq chiffres.',
    'Enter a Spanish postcode: five digits.',
    'Geben Sie eine spanische Postleitzahl ein: fünf Ziffern.',
  ),
}

/** The postcode, digits alone, has the form of the record's country; without one, of Belgium. */
export const zipFitsCountry: TextFieldSingleValidation = (value, options) => {
  const standard = text(value, options)
  if (standard !== true || typeof value !== 'string' || value === '') return standard
  const country = countryOf(options.data)
  return parsePostcode(value, country) === value || toEditorMessage(options.req, messages[country])
}

function countryOf(data: unknown): PostalCountry {
  const id = typeof data === 'object' && data !== null && 'countryId' in data ? data.countryId : ''
  return countries.find((country) => String(country.id) === id)?.iso ?? 'BE'
}
