import { RadioRows } from './radio-rows'

const answers = [
  { value: 'bellen', label: 'Bel mij', note: 'Op werkdagen tussen 9 en 18 uur' },
  { value: 'mailen', label: 'Mail mij' },
  { value: 'post', label: 'Schrijf mij', disabled: true },
]

export const examples = [
  {
    name: 'one below the other',
    node: (
      <RadioRows
        defaultOption="mailen"
        legend="Hoe bereiken wij u?"
        name="voorbeeld-bereiken"
        options={answers}
      />
    ),
  },
  {
    name: 'beside each other, with an error',
    node: (
      <RadioRows
        error="Kies of u wilt kopen of huren."
        errorPrefix="Fout:"
        inline
        legend="Wat wilt u doen?"
        name="voorbeeld-doel"
        options={[
          { value: 'kopen', label: 'Kopen' },
          { value: 'huren', label: 'Huren' },
        ]}
      />
    ),
  },
]
