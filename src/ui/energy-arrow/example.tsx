import { letterOn } from '@/domain/brand/contrast'
import { EnergyArrow } from './energy-arrow'
import { exampleClasses } from './example-classes'

const toStep = (colour: string, letter: string) => ({ letter, colour, ink: letterOn(colour) })

export const examples = [
  {
    name: 'every class',
    node: (
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s-2)' }}>
        {exampleClasses.map(({ letter, colour }) => (
          <EnergyArrow {...toStep(colour, letter)} key={letter} label={`EPC-label ${letter}`} />
        ))}
        <EnergyArrow {...toStep('#00702F', 'A++')} label="EPC-label A++" />
        <EnergyArrow {...toStep('#D9D9D9', '–')} label="EPC niet van toepassing" />
        <EnergyArrow {...toStep('#7F8A91', 'D')} label="Letter in inkt" />
      </p>
    ),
  },
  {
    name: 'unknown, with the words beside it',
    node: (
      <p>
        <EnergyArrow {...toStep('#D9D9D9', '–')} label="" /> Nog geen EPC beschikbaar
      </p>
    ),
  },
]
