import type { ReactNode } from 'react'
import { Button } from './button'
import { ButtonLink } from './button-link'

function Row({ children }: { children: ReactNode }) {
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s-3)', alignItems: 'center' }}>
      {children}
    </p>
  )
}

export const examples = [
  {
    name: 'variants',
    node: (
      <Row>
        <Button>Plan een bezoek</Button>
        <Button variant="secondary">Stel een vraag</Button>
        <Button variant="text">Bod uitbrengen</Button>
      </Row>
    ),
  },
  {
    name: 'sizes, counts and icons',
    node: (
      <Row>
        <Button size="large" count="96">
          Te koop
        </Button>
        <Button size="large" variant="secondary" count="71">
          Te huur
        </Button>
        <Button size="small" variant="secondary" icon="filter">
          Meer filters
        </Button>
        <Button variant="text" iconEnd="arrow-right">
          Toon 34 panden
        </Button>
      </Row>
    ),
  },
  {
    name: 'disabled and loading',
    node: (
      <Row>
        <Button disabled>Verzenden</Button>
        <Button variant="secondary" disabled>
          Vorige stap
        </Button>
        <Button loading loadingText="Bezig met verzenden">
          Verzenden
        </Button>
        <Button variant="secondary" loading loadingText="Bezig met bewaren">
          Bewaren
        </Button>
      </Row>
    ),
  },
  {
    name: 'as a link, on the brand colour',
    node: (
      <div style={{ background: 'var(--brand)', padding: 'var(--s-6)' }}>
        <ButtonLink href="/nl/gratis-schatting/" size="large" variant="inverse">
          Vraag een gratis schatting
        </ButtonLink>
      </div>
    ),
  },
  { name: 'full width', node: <Button wide>Plan een bezoek</Button> },
]
