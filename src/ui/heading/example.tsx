import { Heading } from './heading'

export const examples = [
  {
    name: 'level and size apart',
    node: (
      <div style={{ display: 'grid', gap: 'var(--s-4)' }}>
        <Heading level={2} size="xxl">
          Elke gevel
        </Heading>
        <Heading level={2} size="xl">
          Elke gevel heeft een verhaal.
        </Heading>
        <Heading level={3} size="l">
          Een kantoor dat de straat kent
        </Heading>
        <Heading level={4} size="m">
          Energie en omgeving
        </Heading>
        <Heading level={5} size="s">
          Kassei vastgoed
        </Heading>
      </div>
    ),
  },
]
