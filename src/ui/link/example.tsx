import { Link } from './link'

export const examples = [
  {
    name: 'in a sentence',
    node: (
      <p>
        Lees eerst de <Link href="/nl/disclaimer/">disclaimer</Link> en het{' '}
        <Link href="https://www.biv.be/" newTabText="(opent in een nieuw tabblad)">
          reglement van het beroepsinstituut
        </Link>
        .
      </p>
    ),
  },
  {
    name: 'on its own',
    node: (
      <Link href="/nl/te-koop/" look="standalone">
        Alle panden
      </Link>
    ),
  },
  {
    name: 'quiet, as in menus',
    node: (
      <Link href="/nl/team/" look="quiet" prefetch={false}>
        Team
      </Link>
    ),
  },
]
