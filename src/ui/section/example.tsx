import { Section } from './section'

export const examples = [
  {
    name: 'with a link at the right',
    node: (
      <Section title="Nieuw in aanbod" link={{ href: '/nl/te-koop/', text: 'Alle panden' }}>
        <p>Vier panden die deze week zijn binnengekomen.</p>
      </Section>
    ),
  },
  {
    name: 'smaller, with a lead',
    node: (
      <Section
        level={3}
        size="m"
        title="Wat wij doen"
        lead="Wij schatten, verkopen, verhuren en beheren. Met één aanspreekpunt en duidelijke cijfers."
      >
        <p>Elke wettelijke vermelding staat op haar plaats.</p>
      </Section>
    ),
  },
]
