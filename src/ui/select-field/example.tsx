import { SelectField } from './select-field'

const types = [
  { value: '1', label: 'Huis' },
  { value: '2', label: 'Appartement' },
  { value: '3', label: 'Grond' },
]

export const examples = [
  {
    name: 'rest',
    node: (
      <SelectField emptyText="Kies een type" label="Type" name="voorbeeld-type" options={types} />
    ),
  },
  {
    name: 'error and disabled',
    node: (
      <div style={{ display: 'grid', gap: 'var(--s-5)' }}>
        <SelectField
          emptyText="Kies een type"
          error="Kies een type pand."
          errorPrefix="Fout:"
          label="Type pand"
          name="voorbeeld-type-fout"
          options={types}
        />
        <SelectField disabled label="Land" name="voorbeeld-land" options={types} short />
      </div>
    ),
  },
]
