import { IconButton } from './icon-button'

export const examples = [
  {
    name: 'looks',
    node: (
      <p
        style={{
          display: 'flex',
          gap: 'var(--s-2)',
          padding: 'var(--s-3)',
          background: 'var(--mist)',
        }}
      >
        <IconButton icon="menu" label="Menu" />
        <IconButton icon="heart" label="Bewaar dit pand" look="disc" aria-pressed={false} />
        <IconButton icon="heart-filled" label="Bewaar dit pand" look="disc" aria-pressed />
        <IconButton icon="arrow-left" label="Vorige" look="outline" />
        <IconButton icon="arrow-right" label="Volgende" look="outline" disabled />
      </p>
    ),
  },
  {
    name: 'on dark ground',
    node: (
      <p style={{ background: 'var(--ink)', padding: 'var(--s-3)' }}>
        <IconButton icon="close" label="Sluiten" look="inverse" />
      </p>
    ),
  },
]
