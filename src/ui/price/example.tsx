import { Price } from './price'

const look = { fontSize: 'var(--t-22)', fontWeight: 'var(--weight-strong)' } as const

export const examples = [
  {
    name: 'a figure, one per month, and a sentence',
    node: (
      <div style={{ display: 'grid', gap: 'var(--s-3)', ...look }}>
        <p>
          <Price isLong={false} text="€ 449.000" unit="" />
        </p>
        <p>
          <Price isLong={false} text="€ 1.150" unit="/maand" />
        </p>
        <p>
          <Price isLong text="boeket € 90.000 + € 1.200/maand, maximaal 15 jaar" unit="" />
        </p>
      </div>
    ),
  },
]
