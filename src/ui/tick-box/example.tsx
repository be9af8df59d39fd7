import { TickBox } from './tick-box'

const rowStyle = { position: 'relative', display: 'flex', gap: 'var(--s-2)' } as const

const rows = [
  { label: 'Tuin', box: { defaultChecked: true, name: 'voorbeeld-tuin' } },
  { label: 'Zwembad', box: { disabled: true, name: 'voorbeeld-zwembad' } },
  { label: 'Nieuwste eerst', box: { kind: 'one', name: 'voorbeeld-orde', value: 'nieuw' } },
  { label: 'Goedkoopste eerst', box: { kind: 'one', name: 'voorbeeld-orde', value: 'prijs' } },
] as const

export const examples = [
  {
    name: 'ticks and dots',
    node: (
      <div style={{ display: 'grid', gap: 'var(--s-3)' }}>
        {rows.map(({ label, box }) => (
          <div key={label} style={rowStyle}>
            <TickBox {...box} aria-label={label} /> {label}
          </div>
        ))}
      </div>
    ),
  },
]
