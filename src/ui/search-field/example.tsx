import { SearchField } from './search-field'

export const examples = [
  {
    name: 'rest',
    node: (
      <SearchField
        label="Zoek een pand"
        name="voorbeeld-zoek"
        placeholder="Gemeente, type of referentie"
      />
    ),
  },
]
