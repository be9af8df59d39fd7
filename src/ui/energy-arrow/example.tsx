import { EnergyArrow } from './energy-arrow'
import { exampleClasses } from './example-classes'

export const examples = [
  {
    name: 'every class',
    node: (
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s-2)' }}>
        {exampleClasses.map(({ letter, colour }) => (
          <EnergyArrow colour={colour} key={letter} label={`EPC-label ${letter}`} letter={letter} />
        ))}
        <EnergyArrow colour="#00702F" label="EPC-label A++" letter="A++" />
        <EnergyArrow colour="#D9D9D9" label="EPC niet van toepassing" letter="–" />
        <EnergyArrow colour="#7F8A91" label="Letter in inkt" letter="D" />
      </p>
    ),
  },
  {
    name: 'unknown, with the words beside it',
    node: (
      <p>
        <EnergyArrow colour="#D9D9D9" label="" letter="–" /> Nog geen EPC beschikbaar
      </p>
    ),
  },
]
