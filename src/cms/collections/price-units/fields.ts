import type { Field } from 'payload'
import { localizedText } from '../../fields/localized-text'
import { numberField } from '../../fields/number-field'
import { selectField } from '../../fields/select-field'
import { wholeNumber } from '../../fields/whole-number'
import { words } from '../../fields/words'
import { toStoredLabel, toUnitLabel } from './unit-label'

export const priceUnitFields: Field[] = [
  {
    ...localizedText({
      name: 'label',
      label: words('Tekst', 'Texte', 'Text', 'Text'),
      description: words(
        'Bijvoorbeeld per maand. Bij code 0 staat er op de site niets bij de prijs.',
        'Par exemple par mois. Avec le code 0, le site n’ajoute rien au prix.',
        'For example per month. With code 0 the site adds nothing to the price.',
        'Zum Beispiel pro Monat. Bei Code 0 steht auf der Website nichts beim Preis.',
      ),
      maxLength: 40,
    }),
    hooks: {
      afterRead: [({ value, data, req }) => toUnitLabel(value, data?.['code'], req.locale)],
      beforeChange: [({ value }) => toStoredLabel(value)],
    },
  },
  wholeNumber(
    numberField({
      name: 'code',
      label: words('Code', 'Code', 'Code', 'Code'),
      description: words(
        '0 geen, 1 maand, 2 jaar, 3 m², 4 m² per jaar, 5 week, 6 op aanvraag, 7 vanaf.',
        '0 aucune, 1 mois, 2 an, 3 m², 4 m² par an, 5 semaine, 6 sur demande, 7 à partir de.',
        '0 none, 1 month, 2 year, 3 m², 4 m² per year, 5 week, 6 on request, 7 from.',
        '0 keine, 1 Monat, 2 Jahr, 3 m², 4 m² pro Jahr, 5 Woche, 6 auf Anfrage, 7 ab.',
      ),
      max: 7,
      required: true,
      unique: true,
      index: true,
    }),
  ),
  selectField({
    name: 'position',
    label: words('Plaats', 'Position', 'Position', 'Position'),
    description: words(
      'Vóór of na het bedrag.',
      'Avant ou après le montant.',
      'Before or after the amount.',
      'Vor oder nach dem Betrag.',
    ),
    options: {
      before: words('Voor de prijs', 'Avant le prix', 'Before the price', 'Vor dem Preis'),
      after: words('Na de prijs', 'Après le prix', 'After the price', 'Nach dem Preis'),
    },
    required: true,
    defaultValue: 'after',
  }),
]
