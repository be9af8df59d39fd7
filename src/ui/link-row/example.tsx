import { LinkRow } from './link-row'

const links = ['Overzicht', 'Statistieken', 'Historiek', 'Documenten'].map((text, index) => ({
  href: `#${text.toLowerCase()}`,
  text,
  isCurrent: index === 1,
}))

export const examples = [
  { name: 'a row', node: <LinkRow label="Onderdelen" links={links} /> },
  { name: 'at the side', node: <LinkRow column label="Onderdelen aan de zijkant" links={links} /> },
]
