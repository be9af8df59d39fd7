import { Chip, ChipLink } from './chip'

export const examples = [
  {
    name: 'choices in force',
    node: (
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s-3) var(--s-2)' }}>
        <ChipLink href="/nl/te-koop/" removeText="Wis filter:" text="Antwerpen 2000" />
        <ChipLink href="/nl/te-koop/" removeText="Wis filter:" text="tot € 600.000" />
        <Chip removeText="Wis filter:" text="3+ slaapkamers" />
        <Chip disabled removeText="Wis filter:" text="Huis" />
      </p>
    ),
  },
]
