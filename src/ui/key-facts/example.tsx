import { KeyFacts } from './key-facts'

export const examples = [
  {
    name: 'four figures',
    node: (
      <KeyFacts
        items={[
          { figure: '4', word: 'slaapkamers' },
          { figure: '2', word: 'badkamers' },
          { figure: '212 m²', word: 'bewoonbaar' },
          { figure: '168 m²', word: 'perceel' },
        ]}
      />
    ),
  },
  {
    name: 'figures with a note',
    node: (
      <KeyFacts
        items={[
          { figure: '42', word: 'laatste 7 dagen', note: '12 meer dan de 7 dagen ervoor' },
          { figure: '188', word: 'laatste 30 dagen', note: 'evenveel als de 30 dagen ervoor' },
        ]}
      />
    ),
  },
]
