'use client'

import { Combobox } from './combobox.client'
import type { ComboboxGroup } from './combobox-model'

const columns = ['Te koop', 'Te huur']

const types: ComboboxGroup = {
  key: 'types',
  caption: 'Type',
  columns,
  rows: [
    {
      key: 'house',
      label: 'Villa/Woning/Hoeve',
      marks: [],
      choices: [
        { name: 'Villa/Woning/Hoeve, te koop: 66', text: '66', href: '#te-koop' },
        { name: 'Villa/Woning/Hoeve, te huur: 8', text: '8', href: '#te-huur' },
      ],
    },
    {
      key: 'land',
      label: 'Grond',
      marks: [],
      choices: [{ name: 'Grond, te koop: 4', text: '4', href: '#te-koop' }, null],
    },
  ],
}

const places: ComboboxGroup = {
  key: 'places',
  caption: 'Gemeente',
  columns,
  rows: [
    {
      key: 'ghent',
      label: 'Gent',
      marks: [[0, 2]],
      detail: '9000',
      choices: [
        { name: 'Gent 9000, te koop: 24', text: '24', href: '#te-koop' },
        { name: 'Gent 9000, te huur: 12', text: '12', href: '#te-huur' },
      ],
    },
  ],
}

const homes: ComboboxGroup = {
  key: 'homes',
  caption: 'Pand',
  columns: [],
  rows: [
    {
      key: 'home',
      label: 'Gezinswoning met zuidgerichte tuin en garage',
      marks: [[0, 2]],
      detail: 'Woning · 9000 Gent · 2000-014',
      end: '€ 479.000',
      choices: [{ name: 'Gezinswoning met tuin, € 479.000', text: '', href: '#pand' }],
    },
  ],
}

/** Whatever is typed fits; nothing does after "x". */
async function find(text: string): Promise<readonly ComboboxGroup[]> {
  if (text === '') return [types]
  return text.startsWith('x') ? [] : [places, homes]
}

/** A box whose suggestions never change. */
export function ExampleBox({ id }: { id: string }) {
  return (
    <Combobox
      find={find}
      id={id}
      label="Zoek een pand"
      name={id}
      placeholder="Gemeente, type of referentie"
      texts={{
        list: 'Suggesties',
        close: 'Sluiten',
        one: '1 suggestie',
        other: '{count} suggesties',
        none: 'Geen suggesties.',
        failed: 'De suggesties zijn even niet bereikbaar.',
      }}
    />
  )
}
