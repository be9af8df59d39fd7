import { RangePair } from './range-pair'

export const examples = [
  {
    name: 'prices and areas',
    node: (
      <div style={{ display: 'grid', gap: 'var(--s-5)', maxInlineSize: '24rem' }}>
        <RangePair
          before="€"
          highest={{ name: 'voorbeeld-prijs-tot', label: 'Tot', value: 600000 }}
          id="voorbeeld-prijs"
          legend="Prijs"
          lowest={{ name: 'voorbeeld-prijs-vanaf', label: 'Vanaf', value: null }}
        />
        <RangePair
          after="m²"
          highest={{ name: 'voorbeeld-oppervlakte-tot', label: 'Tot', value: null }}
          id="voorbeeld-oppervlakte"
          legend="Bewoonbare oppervlakte"
          lowest={{ name: 'voorbeeld-oppervlakte-vanaf', label: 'Vanaf', value: 80 }}
        />
      </div>
    ),
  },
]
