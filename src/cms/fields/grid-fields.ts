import { gridColumns } from '@/domain/grid/placement'
import type { Field, GroupField, NumberField } from 'payload'
import { numberField } from './number-field'
import { screenNames } from './screen-names'
import { sortField } from './sort-field'

const rowsMax = 99

/**
 * Where a module stands in the content grid: row, columns (1 to 12) and order in the row. An empty
 * column count per screen takes over the one of the next smaller screen. On a page, the fields
 * override those of the module, so that nothing is filled in beforehand.
 */
export function createGridFields(options: { isOverride: boolean }): Field[] {
  return [
    {
      type: 'row',
      fields: [
        numberField({
          name: 'position',
          label: { nl: 'Rij', fr: 'Rangée', en: 'Row', de: 'Zeile' },
          description: {
            nl: 'De eerste rij is 0.',
            fr: 'La première rangée est 0.',
            en: 'The first row is 0.',
            de: 'Die erste Zeile ist 0.',
          },
          max: rowsMax,
          width: '33%',
          defaultValue: options.isOverride ? undefined : 0,
        }),
        createSpanField(options),
        { ...sortField(), defaultValue: options.isOverride ? undefined : 0, index: false },
      ],
    },
    createScreensGroup(),
  ]
}

function createSpanField({ isOverride }: { isOverride: boolean }): NumberField {
  return numberField({
    name: 'span',
    label: {
      nl: 'Breedte in kolommen',
      fr: 'Largeur en colonnes',
      en: 'Width in columns',
      de: 'Breite in Spalten',
    },
    description: {
      nl: '12 kolommen is de volle breedte.',
      fr: '12 colonnes font toute la largeur.',
      en: '12 columns are the full width.',
      de: '12 Spalten sind die volle Breite.',
    },
    min: 1,
    max: gridColumns,
    width: '33%',
    defaultValue: isOverride ? undefined : gridColumns,
  })
}

function createScreensGroup(): GroupField {
  return {
    name: 'cols',
    type: 'group',
    label: {
      nl: 'Kolommen per scherm',
      fr: 'Colonnes par écran',
      en: 'Columns per screen',
      de: 'Spalten je Bildschirm',
    },
    fields: [
      {
        type: 'row',
        fields: Object.entries(screenNames).map(([name, label]) =>
          numberField({ name, label, min: 1, max: gridColumns, width: '20%' }),
        ),
      },
    ],
  }
}
