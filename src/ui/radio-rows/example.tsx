import { RadioRows } from './radio-rows'

const answers = [
  { value: 'bellen', label: 'Bel mij', note: 'Op werkdagen tussen 9 en 18 uur' },
  { value: 'mailen', label: 'Mail mij' },
  { value: 'post', label: 'Schrijf mij', disabled: true },
]

const hours = ['10:00–10:30', '10:45–11:15', '11:30–12:00', '14:00–14:30']

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
    name: 'hours under their days',
    node: (
      <RadioRows
        legend="Wanneer wilt u komen?"
        name="voorbeeld-uur"
        options={['zaterdag 28 november', 'zaterdag 5 december'].flatMap((day) =>
          hours.map((hour) => ({
            value: `${day} ${hour}`,
            label: `${day}, ${hour}`,
            group: day,
            short: hour,
            note: hour.startsWith('14') ? 'Volzet' : undefined,
          })),
        )}
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
