import { numberBounds } from '@/domain/contact/bounds'
import type { FactCode, FactSubject } from '@/domain/properties/fact-codes'
import type { LocalizedText } from '@/domain/kernel/locales'
import type { CheckboxField, Condition, NumberField, SelectField } from 'payload'
import { checkboxField } from '../../../fields/checkbox-field'
import { numberField } from '../../../fields/number-field'
import { selectField } from '../../../fields/select-field'
import { wholeNumber } from '../../../fields/whole-number'
import { joinWords, words } from '../../../fields/words'

type FactOptions = { description?: LocalizedText; condition?: Condition; index?: boolean }

const euroAdvice = words(
  'In euro, zonder punten: 0 tot 99.999.999.',
  'En euros, sans points : de 0 à 99 999 999.',
  'In euro, without separators: 0 to 99,999,999.',
  'In Euro, ohne Punkte: 0 bis 99.999.999.',
)
const areaAdvice = words(
  'In vierkante meter. Laat leeg wanneer onbekend.',
  'En mètres carrés. Laissez vide si inconnu.',
  'In square metres. Leave empty when unknown.',
  'In Quadratmetern. Leer lassen, wenn unbekannt.',
)
const countAdvice = words(
  'Een geheel getal van 0 tot 50. Leeg is onbekend, 0 is geen.',
  'Un nombre entier de 0 à 50. Vide : inconnu ; 0 : aucun.',
  'A whole number from 0 to 50. Empty means unknown, 0 means none.',
  'Eine ganze Zahl von 0 bis 50. Leer heißt unbekannt, 0 heißt keine.',
)
const flagAdvice = words(
  'Aangevinkt staat dit bij de kenmerken op de detailpagina.',
  'Coché, ceci figure parmi les caractéristiques de la page du bien.',
  'When ticked, this is listed among the features on the detail page.',
  'Angekreuzt steht dies bei den Merkmalen auf der Detailseite.',
)
const codeAdvice = words(
  'Kies het best passende antwoord. Leeg komt er geen regel op de site.',
  'Choisissez la réponse la plus juste. Vide, la ligne ne figure pas sur le site.',
  'Choose the answer that fits best. When empty, the site shows no line.',
  'Wählen Sie die passendste Antwort. Leer zeigt die Website keine Zeile.',
)
const yesNoAdvice = words(
  'Leeg betekent onbekend, wat iets anders is dan nee.',
  'Vide signifie inconnu, ce qui n’est pas la même chose que non.',
  'Empty means unknown, which is not the same as no.',
  'Leer bedeutet unbekannt, was nicht dasselbe ist wie nein.',
)

/** An amount in euro, with cents where the law has them: 0 to 99,999,999. */
export function euroField(
  name: string,
  label: LocalizedText,
  options: FactOptions = {},
): NumberField {
  const { description, ...rest } = options
  const advice = joinWords(euroAdvice, description)
  return numberField({
    name,
    label,
    unit: '€',
    ...numberBounds.price,
    description: advice,
    ...rest,
  })
}

/** A surface in square metres, up to ten square kilometres. */
export function areaField(name: string, label: LocalizedText, options: FactOptions = {}) {
  const { description, ...rest } = options
  const advice = joinWords(areaAdvice, description)
  return numberField({ name, label, unit: 'm²', max: 9_999_999, description: advice, ...rest })
}

/** How many there are of something: whole, 0 to 50. */
export function countField(name: string, label: LocalizedText, options: FactOptions = {}) {
  const { description, ...rest } = options
  const advice = joinWords(countAdvice, description)
  return wholeNumber(
    numberField({ name, label, ...numberBounds.rooms, description: advice, ...rest }),
  )
}

/** A feature that is there or not. */
export function flagField(name: string, label: LocalizedText): CheckboxField {
  return checkboxField({ name, label, description: flagAdvice })
}

/** A choice among the codes of one subject; the compiler asks for the words of every code. */
export function codeField<Subject extends FactSubject>(
  name: string,
  label: LocalizedText,
  options: Readonly<Record<FactCode<Subject>, LocalizedText>>,
  description: LocalizedText = codeAdvice,
): SelectField {
  return selectField({ name, label, options, description })
}

/** Yes, no or unknown; a checkbox could not tell the last two apart. */
export function yesNoField(name: string, label: LocalizedText, description?: LocalizedText) {
  return selectField({
    name,
    label,
    options: { yes: words('Ja', 'Oui', 'Yes', 'Ja'), no: words('Nee', 'Non', 'No', 'Nein') },
    description: joinWords(yesNoAdvice, description),
  })
}
