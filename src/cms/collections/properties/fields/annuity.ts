import { numberBounds } from '@/domain/contact/bounds'
import type { LocalizedText } from '@/domain/kernel/locales'
import type { Field } from 'payload'
import { checkboxField } from '../../../fields/checkbox-field'
import { numberField } from '../../../fields/number-field'
import { wholeNumber } from '../../../fields/whole-number'
import { words } from '../../../fields/words'
import { codeField, euroField } from './facts'
import { hiddenWithPrice } from './price-access'

/** Terms of a sale on a life annuity. */
export const annuityFields: Field[] = [
  hiddenWithPrice(
    euroField(
      'annuityBouquet',
      words('Boeket', 'Bouquet', 'Lump sum (bouquet)', 'Anzahlung (Bouquet)'),
      {
        description: words(
          'Staat op de site altijd samen met rente en maximumduur.',
          'Figure toujours sur le site avec la rente et la durée maximale.',
          'Always stands on the site with annuity and maximum duration.',
          'Steht auf der Website immer mit Rente und Höchstdauer.',
        ),
        index: true,
      },
    ),
  ),
  hiddenWithPrice(
    euroField(
      'annuityMonthly',
      words('Maandelijkse rente', 'Rente mensuelle', 'Monthly annuity', 'Monatliche Rente'),
    ),
  ),
  checkboxField({
    name: 'annuityIndexed',
    label: words('Geïndexeerde rente', 'Rente indexée', 'Indexed annuity', 'Indexierte Rente'),
    description: words(
      'De rente volgt de gezondheidsindex.',
      'La rente suit l’indice santé.',
      'The annuity follows the health index.',
      'Die Rente folgt dem Gesundheitsindex.',
    ),
  }),
  yearsField(
    'annuityMaxYears',
    words('Maximumduur', 'Durée maximale', 'Maximum duration', 'Höchstdauer'),
    words(
      'In jaren, 0 tot 60; daarna stopt de rente. Leeg: levenslang.',
      'En années, de 0 à 60 ; ensuite la rente s’arrête. Vide : à vie.',
      'In years, 0 to 60; the annuity stops after that. Empty: for life.',
      'In Jahren, 0 bis 60; danach endet die Rente. Leer: lebenslang.',
    ),
    { min: 0, max: 60 },
  ),
  checkboxField({
    name: 'annuitySurvival',
    label: words(
      'Overdraagbaar aan de langstlevende',
      'Réversible (survie)',
      'Survivorship',
      'Überlebensklausel',
    ),
    description: words(
      'De rente loopt door tot het overlijden van de langstlevende.',
      'La rente court jusqu’au décès du survivant.',
      'The annuity runs until the last survivor dies.',
      'Die Rente läuft bis zum Tod des Überlebenden.',
    ),
  }),
  yearsField(
    'annuityAge1',
    words(
      'Leeftijd eerste hoofd',
      'Âge de la première tête',
      'Age of first annuitant',
      'Alter erster Rentenempfänger',
    ),
    ageAdvice(),
    numberBounds.adultAge,
  ),
  yearsField(
    'annuityAge2',
    words(
      'Leeftijd tweede hoofd',
      'Âge de la deuxième tête',
      'Age of second annuitant',
      'Alter zweiter Rentenempfänger',
    ),
    ageAdvice(),
    numberBounds.adultAge,
  ),
  codeField<'annuity'>('annuityType', words('Bewoning', 'Occupation', 'Occupation', 'Bewohnung'), {
    occupied: words('Bewoond', 'Occupé', 'Occupied', 'Bewohnt'),
    free: words('Vrij', 'Libre', 'Vacant', 'Frei'),
  }),
]

function ageAdvice() {
  return words(
    'In jaren, op de dag van publicatie: 18 tot 120.',
    'En années, le jour de la publication : de 18 à 120.',
    'In years, on the day of publication: 18 to 120.',
    'In Jahren, am Tag der Veröffentlichung: 18 bis 120.',
  )
}

function yearsField(
  name: string,
  label: LocalizedText,
  description: LocalizedText,
  bounds: { min: number; max: number },
): Field {
  return wholeNumber(numberField({ name, label, description, ...bounds }))
}
